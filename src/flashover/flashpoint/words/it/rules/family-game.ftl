# Regole di Flash Point: la versione semplificata.

rule-FP-FAM-01 = Che cosa usa la versione semplificata
    .text = La versione semplificata usa 24 cubetti danno, 18 segnalini PDI (12 vittime, di cui due animali, e 6 falsi allarmi), porte, fuoco e fumo. Punti caldi, materiali pericolosi, segnalini pronto soccorso, specialisti e veicoli restano nella scatola; dei veicoli contano solo i posti di parcheggio dell'ambulanza, per gli stordimenti.

rule-FP-FAM-02 = Riserva di PDI
    .text = Due segnalini vittima e un falso allarme restano nella scatola. Gli altri 15 formano la riserva; quando è esaurita non si mettono più PDI.

rule-FP-FAM-03 = Fuoco all'inizio
    .text = Sul lato A del tabellone base all'inizio c'è fuoco in (2,2), (2,3), (3,2), (3,3), (3,4), (3,5), (4,4), (5,6), (5,7) e (6,6). Sul lato B e sui tabelloni delle espansioni si tirano invece tre esplosioni, senza cubetti danno.

rule-FP-FAM-04 = PDI all'inizio
    .text = Sul lato A del tabellone base si mette un PDI in (2,4), uno in (5,1) e uno in (5,8), con il punto interrogativo in su. Sul lato B e sui tabelloni delle espansioni i tre spazi si tirano.

rule-FP-FAM-05 = Porte all'inizio
    .text = In ogni vano interno all'edificio si mette una porta chiusa; sul lato A del tabellone base sono otto.

rule-FP-FAM-06 = Pompieri all'inizio
    .text = Ogni giocatore mette il suo pompiere in uno spazio esterno qualsiasi. Più pompieri possono condividere uno spazio.

rule-FP-FAM-07 = PA nella versione semplificata
    .text = Un pompiere ha 4 PA per turno. Fino a 4 PA non usati si conservano per il turno successivo, quindi non se ne hanno mai più di 8.

rule-FP-FAM-08 = Muoversi nella versione semplificata
    .text = Muoversi costa 1 PA verso uno spazio senza fuoco, 2 PA verso uno spazio con fuoco e 2 PA se trasporti una vittima in uno spazio libero o con fumo. Entrando in uno spazio si rivela gratis il suo PDI. I muri distrutti si possono attraversare.

rule-FP-FAM-09 = Salvataggio nella versione semplificata
    .text = Una vittima trasportata fuori dall'edificio è subito salvata e lascia il tabellone; non deve raggiungere un'ambulanza.

rule-FP-FAM-10 = Spegnere, colpire e porte nella versione semplificata
    .text = Nel tuo spazio o in uno adiacente 1 PA toglie il fumo o trasforma il fuoco in fumo, e 2 PA tolgono il fuoco. L'azione «Colpire» mette per 2 PA un cubetto danno su un muro del tuo spazio. Aprire o chiudere una porta costa 1 PA.

rule-FP-FAM-11 = Il fuoco nella versione semplificata
    .text = Ogni turno si tira uno spazio bersaglio: se è libero riceve fumo, il fumo diventa fuoco e il fuoco esplode. Il fumo adiacente al fuoco diventa fuoco, anche dopo un'esplosione, finché non ne resta più.

rule-FP-FAM-12 = Stordimento nella versione semplificata
    .text = Un pompiere il cui spazio prende fuoco resta stordito e va al posto di parcheggio dell'ambulanza più vicino, a meno che l'opzione «Posto ambulanza dopo uno stordimento» ne permetta uno qualsiasi. La vittima che trasportava è persa.

rule-FP-FAM-13 = PDI nella versione semplificata
    .text = Alla fine di ogni turno devono esserci tre PDI, dentro o fuori dall'edificio, comprese le vittime rivelate; quelli mancanti si tirano finché la riserva basta. Se nello spazio bersaglio c'è un PDI o una vittima rivelata, si tira di nuovo; altrimenti si toglie il fuoco o il fumo e si mette il PDI, a meno che l'opzione «Come trovano posto i nuovi PDI» chieda di seguire le frecce. Un pompiere che si trova lì lo rivela subito, e un falso allarme tolto così è sostituito da un altro PDI.

rule-FP-FAM-14 = Fine della versione semplificata
    .text = Sette vittime salvate sono la vittoria; si può continuare fino a dieci se si sceglie l'opzione «Continuare dopo sette salvataggi». Con tutti i 24 cubetti danno sul tabellone arriva il crollo, e quattro vittime perse sono la sconfitta, a meno che l'opzione «Perdite che chiudono la partita» fissi un altro numero. Ogni fine vale subito.

rule-FP-FAM-15 = Il turno nella versione semplificata
    .text = In un turno si eseguono le azioni, avanza il fuoco e si riforniscono i PDI. Poi gioca il prossimo.
