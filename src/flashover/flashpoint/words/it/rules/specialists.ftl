# Regole di Flash Point: gli specialisti.

rule-FP-SPEC-01 = Gli specialisti e i loro PA
    .text = PA per turno: paramedico 4; capitano dei pompieri 4 e 2 PA comando; tecnico termografico 4; pompiere CAFS 3 e 3 PA spegnimento; tecnico dei materiali pericolosi 4; generalista 5; specialista del salvataggio 4 e 3 PA movimento; autista/operatore 4; ingegnere strutturale 4; veterano 4; cane da soccorso 12; specialista della prevenzione incendi 4; stratega 4 e 1 PA pianificazione; specialista del contenimento 4. Tutti e quattordici si possono scegliere in ogni partita della versione avanzata.

rule-FP-SPEC-02 = Paramedico: curare
    .text = Per 1 PA il paramedico mette un segnalino pronto soccorso su una vittima del suo spazio, che diventa una vittima curata; una vittima ferita grave diventa una vittima normale. Solo il paramedico può curare, e ogni vittima una volta sola.

rule-FP-SPEC-03 = Paramedico: spegnere costa il doppio
    .text = Ogni passo di «Spegnere» costa al paramedico 2 PA: 2 PA per togliere il fumo, 4 PA per togliere del tutto il fuoco.

rule-FP-SPEC-04 = Capitano dei pompieri: comandare
    .text = Nel proprio turno il capitano dà PA comando o normali a un altro pompiere, che li usa subito per «Muoversi», anche sulle scale, o per aprire e chiudere porte e finestre, anche trasportando o accompagnando; il cane da soccorso può «Muoversi», «Infilarsi» o «Trascinare». Il giocatore di quel pompiere decide come usarli, non può aggiungere PA conservati e può rifiutare, a meno che si disattivi l'opzione «Gli ordini chiedono il consenso»; i punti non usati tornano al capitano, e nessuno può restare in uno spazio con fuoco. I PA comando che il capitano non usa nel suo turno vanno persi.

rule-FP-SPEC-05 = Capitano dei pompieri: limite per il pompiere CAFS
    .text = Il pompiere CAFS può ricevere con «Comandare» al massimo 1 PA per turno.

rule-FP-SPEC-06 = Tecnico termografico: identificare
    .text = Per 1 PA il tecnico termografico gira a faccia in su un PDI qualsiasi del tabellone. Un falso allarme si toglie; una vittima resta nel suo spazio.

rule-FP-SPEC-07 = Pompiere CAFS
    .text = I 3 PA spegnimento pagano solo l'azione «Spegnere», non l'idrante né la lancia ad alta pressione, e non si possono conservare. Per spegnere si possono usare anche PA normali.

rule-FP-SPEC-08 = Tecnico dei materiali pericolosi: smaltire
    .text = Per 2 PA il tecnico dei materiali pericolosi toglie un materiale pericoloso dal proprio spazio, ovunque sia, e lo mette nell'area dei salvati. Valgono anche quello che trasporta e una vittima con materiale pericoloso già rivelata.

rule-FP-SPEC-09 = Tecnico dei materiali pericolosi: togliere un segnalino tossico
    .text = Per 2 PA il tecnico dei materiali pericolosi toglie un segnalino tossico da uno spazio adiacente.

rule-FP-SPEC-10 = Generalista
    .text = Il generalista ha 5 PA e nessuna abilità speciale.

rule-FP-SPEC-11 = Specialista del salvataggio
    .text = I 3 PA movimento pagano «Muoversi» e le altre azioni di movimento (porte, finestre e scale), a meno che l'opzione «Cosa pagano i PA movimento» li limiti a «Muoversi»; non si possono conservare, e per muoversi si possono usare anche PA normali. Ogni azione «Colpire», anche contro una porta chiusa a chiave o un segnalino bloccata, costa 1 PA. Spegnere gli costa il doppio.

rule-FP-SPEC-12 = Autista/operatore: idrante
    .text = Usare l'idrante costa all'autista/operatore 2 PA, e può ritirare uno o entrambi i dadi, ciascuno una volta; visto il risultato di uno può ancora ritirare l'altro. Il nuovo valore sostituisce il precedente. Solo dopo si capovolgono i dadi per cadere nel quadrante.

rule-FP-SPEC-13 = Autista/operatore: piattaforma e lancia
    .text = All'autista/operatore azionare la piattaforma costa 2 PA e usare la sua lancia ad alta pressione altri 2 PA.

rule-FP-SPEC-14 = Autista/operatore e sprinkler
    .text = I vantaggi dell'autista/operatore non valgono per gli sprinkler della stazione della metropolitana: costano 4 PA e non si ritira nulla.

rule-FP-SPEC-15 = Ingegnere strutturale: non spegne
    .text = L'ingegnere strutturale non può spegnere fuoco né fumo. L'idrante, la lancia ad alta pressione e gli sprinkler sono azioni a parte e gli sono permessi.

rule-FP-SPEC-16 = Ingegnere strutturale: bonificare un punto caldo
    .text = Per 1 PA, se non c'è fuoco né nel suo spazio né in quelli adiacenti, l'ingegnere strutturale rimette nella riserva un punto caldo del proprio spazio, da dove può tornare in gioco. Esiste solo senza Eventi tragici.

rule-FP-SPEC-17 = Ingegnere strutturale: bonificare una Vampata
    .text = Per 2 PA, se non c'è fuoco né nel suo spazio né in quelli adiacenti, una Vampata presa a caso dal mazzo del fuoco o, se lì non ce n'è, dalle carte usate torna nella sua riserva, e il mazzo si mescola. Esiste solo con Eventi tragici.

rule-FP-SPEC-18 = Ingegnere strutturale: riparare un muro
    .text = Per 2 PA, se non c'è fuoco né nel suo spazio né in quelli adiacenti, l'ingegnere strutturale toglie un cubetto danno da un muro danneggiato del proprio spazio e lo rimette nella riserva; il fuoco dietro quel muro non conta. I muri distrutti, lo scafo e i macchinari non si possono riparare.

rule-FP-SPEC-19 = Ingegnere strutturale: riparare un pavimento
    .text = Per 2 PA l'ingegnere strutturale toglie un segnalino pavimento danneggiato se è in quello spazio o subito sotto, a meno che l'opzione «Da dove si riparano i pavimenti» dica altro. Non deve esserci fuoco nel suo spazio, in quello danneggiato, negli spazi adiacenti a questo né in quello sottostante. Un pavimento distrutto non si può riparare.

rule-FP-SPEC-20 = Veterano: schivare
    .text = Nella fase «Avanzata del fuoco» di qualsiasi giocatore il veterano può spendere 1 PA conservato per fare un movimento invece di restare stordito: un movimento da 1 PA, in uno spazio senza fuoco e senza portare con sé vittime o materiali pericolosi. Rivela il PDI che vi si trova; scale interne, scale portatili e ambulanza sono permesse. Sono PA conservati quelli tenuti dal suo ultimo turno, o quelli rimasti alla fine delle azioni del turno in corso se è il suo; non si può schivare lo stordimento da un segnalino tossico o da un pavimento distrutto.

rule-FP-SPEC-21 = Veterano: esperienza
    .text = Un altro pompiere che passa un qualsiasi momento del suo turno nella vicinanza del veterano riceve un PA gratuito per quel turno. Paga tutto ciò che paga un PA normale e non si può conservare.

rule-FP-SPEC-22 = Veterano: schivare per gli altri
    .text = Un pompiere che è nella vicinanza del veterano quando comincia la fase «Avanzata del fuoco», o quando comincia il suo passo degli stordimenti, può «Schivare» in quella fase per 2 PA conservati, alle stesse condizioni. Il cane da soccorso non schiva mai.

rule-FP-SPEC-23 = Vicinanza
    .text = Un pompiere è nella vicinanza se condivide lo spazio con il veterano, è in uno adiacente o si raggiunge con al massimo tre movimenti, anche attraverso muri distrutti. Gli spazi in mezzo devono essere senza fumo né fuoco, e il percorso non può passare per porte o finestre chiuse, scale interne o scale portatili; gli spazi dei due non devono per forza essere liberi.

rule-FP-SPEC-24 = Cane da soccorso: PA
    .text = Il cane da soccorso ha 12 PA per turno, tutti normali, e può conservarne fino a 6.

rule-FP-SPEC-25 = Cane da soccorso: muoversi
    .text = Muoversi in uno spazio adiacente costa al cane da soccorso 1 PA, il doppio sul terreno difficile; le scale interne sono permesse, le scale portatili e la fossa di manutenzione no. Il cane non può mai entrare in uno spazio con fuoco.

rule-FP-SPEC-26 = Cane da soccorso: infilarsi
    .text = Per 2 PA il cane da soccorso passa attraverso un muro con uno dei due cubetti danno, ma non verso il fuoco né mentre trascina. Non può infilarsi attraverso muri leggeri e finestre, perché un solo cubetto li distrugge.

rule-FP-SPEC-27 = Cane da soccorso: rivelare
    .text = Per 0 PA il cane da soccorso gira a faccia in su un PDI in uno spazio adiacente; un falso allarme si toglie. Lo rivela anche entrando nel suo spazio.

rule-FP-SPEC-28 = Cane da soccorso: azioni vietate
    .text = Il cane da soccorso non può trasportare materiali pericolosi, scale o altre cose, aprire o chiudere porte e finestre, colpire muri, spegnere, salire su scale portatili, guidare veicoli o salirvi a bordo, usare l'idrante né «Schivare». Delle altre azioni speciali gli è permesso solo il «Cambio di squadra».

rule-FP-SPEC-29 = Cane da soccorso: trascinare
    .text = Per 4 PA il cane da soccorso si muove in uno spazio adiacente senza fuoco insieme a una vittima del suo spazio; per 8 PA se è pesante o ha una bombola d'ossigeno. Una vittima ferita grave va prima curata. Trascinare salva una vittima là dove la salverebbe trasportarla.

rule-FP-SPEC-30 = Cane da soccorso: accompagnare
    .text = Il cane da soccorso non può accompagnare vittime curate, a meno che l'opzione «Il cane da soccorso accompagna le vittime» lo permetta, per 2 PA a spazio o senza limiti.

rule-FP-SPEC-31 = Cane da soccorso: cambio di squadra
    .text = Il cane da soccorso può fare un «Cambio di squadra». I suoi PA conservati, fino a 6, si riducono allora a 4.

rule-FP-SPEC-32 = Cane da soccorso: che cosa lo riguarda
    .text = Per tutte le altre regole il cane da soccorso è un pompiere: il fuoco lo stordisce, il capitano dei pompieri può comandarlo e l'idrante non si può usare contro l'area in cui si trova.

rule-FP-SPEC-33 = Specialista della prevenzione incendi: ventilare
    .text = Questo specialista non può spegnere, ma per 1 PA muove un fumo qualsiasi del tabellone di uno spazio lungo un percorso più breve verso la porta esterna più vicina, scelto dal giocatore se ce n'è più d'uno; le porte interne, anche chiuse, non lo fermano, ma non passa per muri distrutti né entra in fuoco, segnalini tossici o oggetti. Il fumo che esce dall'edificio svanisce; diventa subito fuoco se si trova adiacente al fuoco o entra in altro fumo, cosa che lo specialista non può provocare nel proprio spazio senza una via d'uscita sicura, e ciò che quel fuoco provoca si risolve nella fase «Avanzata del fuoco». Sul grattacielo la porta di ascensore funzionante più vicina, sul sottomarino il punto di salvataggio più vicino fa le veci della porta.

rule-FP-SPEC-34 = Specialista della prevenzione incendi: evacuare
    .text = Per 2 PA muove un PDI non rivelato di uno spazio lungo un percorso più breve verso la porta esterna più vicina, anche per le scale interne, ma non verso il fuoco, per muri distrutti o scale portatili; una porta chiusa accanto a esso si può aprire per 2 PA. Si rivela se nel nuovo spazio c'è un pompiere e quando esce: fuori, una vittima su uno spazio dell'ambulanza è subito salvata; altrove aspetta di essere trasportata. Sul grattacielo la porta di ascensore funzionante più vicina, sul sottomarino il punto di salvataggio più vicino fa le veci della porta esterna.

rule-FP-SPEC-35 = Stratega: dare PA conservati
    .text = Per 1 PA pianificazione o normale lo stratega dà 1 PA conservato a un altro giocatore, senza superare il limite del suo pompiere (4; 6 il cane da soccorso). Il PA pianificazione non usato va perso alla fine del turno.

rule-FP-SPEC-36 = Stratega: guardare l'evento
    .text = Una volta per turno, per 1 PA pianificazione o normale, lo stratega guarda in segreto la prossima carta evento e la rimette in cima o in fondo al mazzo degli eventi. Non è possibile se il mazzo è esaurito né senza Eventi tragici.

rule-FP-SPEC-37 = Specialista del contenimento: contenimento
    .text = Nel turno di chiunque, se lo spazio bersaglio di un'avanzata, prima che si capovolga un dado, è quello dello specialista del contenimento o uno adiacente a esso, quell'avanzata non ha effetto. Non è una scelta.

rule-FP-SPEC-38 = Specialista del contenimento: contenere
    .text = Nel turno di chiunque, dopo il tiro di un'avanzata, lo specialista del contenimento può spendere 1 PA conservato per capovolgere uno o entrambi i dadi (7 meno il valore del rosso; 9 meno quello del nero, o 13 meno quello del nero a dodici facce). Può farlo una volta per ogni avanzata della fase, e non per altri tiri.
