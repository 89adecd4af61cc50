# Regole di Flash Point: stordimenti.

rule-FP-KD-01 = Chi resta stordito
    .text = Un pompiere che al passo degli stordimenti della fase «Avanzata del fuoco» si trova in uno spazio con fuoco resta stordito, da qualunque parte il fuoco sia venuto. Il solo fumo non stordisce nessuno.

rule-FP-KD-02 = Dove va un pompiere stordito
    .text = Nella versione avanzata va in uno dei due spazi dell'ambulanza, a scelta del suo giocatore; sul grattacielo in uno dei due del camion; sui tabelloni senza veicoli al punto di partenza senza fuoco più vicino, senza badare ai muri, a meno che l'opzione «Punto di partenza dopo uno stordimento» ne permetta uno qualsiasi. Nella versione semplificata va al posto di parcheggio dell'ambulanza più vicino, sommando righe e colonne e senza badare ai muri, a meno che l'opzione «Posto ambulanza dopo uno stordimento» ne permetta uno qualsiasi. Tra i due spazi di un posto e tra luoghi ugualmente vicini sceglie il suo giocatore.

rule-FP-KD-03 = La vittima di un pompiere stordito
    .text = La vittima trasportata da un pompiere che resta stordito è persa. La vittima curata che accompagna è nello stesso spazio con fuoco ed è persa anch'essa.

rule-FP-KD-04 = Altre cose di un pompiere stordito
    .text = Un materiale pericoloso trasportato è in uno spazio con fuoco, quindi esplode prima dello stordimento. Una scala trasportata resta chiusa nello spazio. I PA conservati non si perdono.

rule-FP-KD-05 = Nessun'altra penalità
    .text = Un pompiere stordito viene solo spostato. Gioca normalmente il suo turno successivo, con tutti i suoi PA; solo se tutti i punti di partenza di un tabellone hanno fuoco vale una regola propria di quel tabellone.

rule-FP-KD-06 = Pompieri all'esterno
    .text = Anche un pompiere fuori dall'edificio resta stordito se il fuoco raggiunge il suo spazio, prima che il fuoco all'esterno sia tolto. Chi è già su uno spazio dell'ambulanza con fuoco viene rimesso su uno qualsiasi dei due.

rule-FP-KD-07 = Stordimento da segnalino tossico
    .text = Un pompiere nel cui spazio si mette un segnalino tossico resta stordito in quel momento e non può «Schivare». Una vittima lì presente è persa; un PDI non rivelato resta.

rule-FP-KD-08 = Stordimento da pavimento distrutto
    .text = Un pompiere su uno spazio il cui pavimento viene distrutto resta subito stordito e non può «Schivare».

rule-FP-KD-09 = Ascensore guasto: nessuno stordimento
    .text = Quando la porta di un ascensore è danneggiata, un pompiere che si trova dentro va subito in uno dei due spazi del camion, a scelta del suo giocatore. Non è uno stordimento, quindi non si può «Schivare».

rule-FP-KD-10 = Pompiere su una scala
    .text = Se il fuoco entra nello spazio di un segmento di scala su cui sta un pompiere, questi resta stordito e la scala si chiude. Succede anche se brucia solo il segmento inferiore e il pompiere sta su quello superiore: una vittima con lui è persa, un materiale pericoloso esplode nello spazio inferiore e una scala trasportata resta lì chiusa. Un pompiere che può «Schivare» può invece lasciare lo spazio superiore da un lato aperto, con un movimento da 1 PA.

rule-FP-KD-11 = Più stordimenti
    .text = Tutti i pompieri in spazi con fuoco restano storditi nello stesso passo. I loro giocatori scelgono in ordine di turno, a partire dal giocatore attivo.

rule-FP-KD-12 = Evitare uno stordimento
    .text = Un pompiere che usa «Schivare» si sposta invece di restare stordito: il veterano, o un pompiere nella vicinanza del veterano.
