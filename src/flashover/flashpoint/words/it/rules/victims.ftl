# Regole di Flash Point: vittime e punti di interesse.

rule-FP-VIC-01 = Vittima normale
    .text = Una vittima normale si può trasportare per 2 PA a spazio ma non accompagnare. Quando il paramedico la cura diventa una vittima curata.

rule-FP-VIC-02 = Vittima curata
    .text = Una vittima curata ha un segnalino pronto soccorso e si può trasportare per 2 PA a spazio o accompagnare per 1 PA a spazio. Un pompiere accompagna una sola vittima alla volta. I segnalini pronto soccorso non si esauriscono.

rule-FP-VIC-03 = Vittima ferita lieve
    .text = Una vittima ferita lieve vale come curata fin dall'inizio: si può accompagnare per 1 PA a spazio o trasportare per 2 PA. Non si può curare, perché non servirebbe a nulla.

rule-FP-VIC-04 = Vittima ferita grave
    .text = Una vittima ferita grave non si può spostare in alcun modo finché il paramedico non la cura. Dopo quest'unica cura si comporta come una vittima normale: si trasporta per 2 PA a spazio, non si può accompagnare né curare di nuovo.

rule-FP-VIC-05 = Vittima pesante
    .text = Tutto ciò che si fa con una vittima pesante costa il doppio: 4 PA a spazio per trasportarla, 2 PA a spazio per accompagnarla, 2 PA per curarla.

rule-FP-VIC-06 = Vittima con bombola d'ossigeno
    .text = Trasportarla (4 PA a spazio) o accompagnarla (2 PA a spazio) costa il doppio, curarla no (1 PA). Se è persa, in qualunque modo, la bombola esplode in quello spazio come un materiale pericoloso, e vi si mette anche un punto caldo se la riserva ne ha uno e lo spazio no. Prima si contano tutte le perdite del momento, poi le bombole esplodono nell'ordine scelto dal giocatore attivo, e materiali pericolosi e perdite si ricontrollano finché non cambia più nulla.

rule-FP-VIC-07 = Vittima con materiale pericoloso
    .text = Una volta rivelata è a tutti gli effetti un materiale pericoloso: esplode se nel suo spazio c'è fuoco, si smaltisce invece di essere salvata e non conta più tra i PDI e le vittime sul tabellone. Se il fuoco la raggiunge prima che sia rivelata, si rivela ed esplode, e nessuno conta come perso.

rule-FP-VIC-08 = Coppia
    .text = Quando si rivela una coppia, nello spazio la sostituiscono due vittime normali, ed entrambe contano. Se è persa prima di essere rivelata, sono perse tutte e due.

rule-FP-VIC-09 = Rifornire i PDI
    .text = Se alla fine del turno i PDI e le vittime rivelate sul tabellone sono meno di tre, si tira uno spazio bersaglio per ogni nuovo PDI fino ad arrivare a tre. Se nello spazio c'è un pompiere, una vittima, un PDI, un segnalino tossico, fumo o fuoco, si seguono le frecce fino al primo spazio che non contiene nulla di tutto ciò. Così si fa a meno che l'opzione «Come trovano posto i nuovi PDI» chieda di liberare lo spazio: allora il fuoco o il fumo si toglie, e un pompiere che si trova lì rivela subito il PDI.

rule-FP-VIC-10 = Frecce in cerchio
    .text = Se le frecce riportano a uno spazio già considerato, si tira di nuovo. Se nessuno spazio dentro l'edificio è adatto, in questo turno il PDI non si mette.

rule-FP-VIC-11 = Riserva vuota
    .text = I nuovi PDI si pescano dalla riserva; quando è vuota non se ne mette nessuno e sul tabellone possono restarne meno di tre. I falsi allarmi tolti e le vittime salvate o perse non tornano, a meno che lo dica una carta.

rule-FP-VIC-12 = Che cosa conta come sul tabellone
    .text = Contano i PDI non rivelati e le vittime rivelate, anche quelle trasportate o accompagnate, fuori dall'edificio, su una scala o sulla piattaforma. Non contano le vittime salvate o perse né le vittime con materiale pericoloso già rivelate.

rule-FP-VIC-13 = PDI su oggetti, ascensori e buchi
    .text = Se lo spazio bersaglio di un nuovo PDI è di un oggetto, si seguono le frecce; se è di un ascensore, si tira di nuovo. Se ha il pavimento distrutto, il PDI si mette nello spazio del seminterrato subito sotto, o da lì segue le frecce se questo non è adatto.

rule-FP-VIC-14 = PDI rivelati da fuori del loro spazio
    .text = Un PDI si rivela anche quando il tecnico termografico lo identifica, quando il cane da soccorso lo rivela da uno spazio adiacente, quando lo specialista della prevenzione incendi lo fa uscire dall'edificio e quando è perso.

rule-FP-VIC-15 = I PDI si riforniscono alla fine
    .text = I PDI si riforniscono proprio alla fine del turno, dopo la fase «Avanzata del fuoco». Fino ad allora il posto lasciato da un falso allarme resta vuoto.

rule-FP-VIC-16 = Animali
    .text = Due dei dodici segnalini vittima mostrano animali. Seguono le stesse regole e ciascuno conta come una vittima.
