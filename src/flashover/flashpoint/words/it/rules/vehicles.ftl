# Il camion, l'ambulanza e l'idrante.

rule-FP-VEH-01 = Posti di parcheggio
    .text = Un veicolo sta su un posto di parcheggio segnato per lui sul bordo del tabellone e ne occupa i due spazi. Il camion usa i posti del camion, l'ambulanza quelli dell'ambulanza.
rule-FP-VEH-02 = Guidare il camion
    .text = Per 2 PA un pompiere che si trova su uno degli spazi del camion lo porta al successivo posto del camion lungo il bordo, in uno dei due sensi.
rule-FP-VEH-03 = Guidare l'ambulanza
    .text = Per 2 PA il pompiere attivo porta l'ambulanza al successivo posto dell'ambulanza, in uno dei due sensi, da qualsiasi punto del tabellone.
rule-FP-VEH-04 = Salire a bordo
    .text = Quando un veicolo si muove, ogni pompiere sui suoi due spazi, anche chi guida, sceglie in ordine di posto a partire dal giocatore attivo se restare o andare con lui; chi va sceglie anche uno dei due spazi d'arrivo. Salire e scendere non costa nulla.
rule-FP-VEH-05 = L'ambulanza arriva da una vittima
    .text = Se l'ambulanza arriva su uno spazio con una vittima, anche se qualcuno la sta trasportando, quella vittima è salvata subito e senza costo.
rule-FP-VEH-06 = Che cosa viaggia con un veicolo
    .text = Viaggiano solo i pompieri, con la vittima o la scala che trasportano e la vittima curata che accompagnano. Vittime, materiali pericolosi e scale che si trovano semplicemente sugli spazi di un veicolo restano dove sono. Una vittima sul camion non è salvata.
rule-FP-VEH-07 = Idrante: costo e luogo
    .text = Usare l'idrante costa 4 PA (2 per l'autista/operatore) e si fa da uno dei due spazi del camion. Copre il quadrante dell'edificio accanto al camion, o metà di ogni piano sui tabelloni che lo indicano, e non si può usare finché lì c'è un pompiere; le vittime non lo impediscono. Gli spazi esterni non fanno parte del quadrante.
rule-FP-VEH-08 = Idrante: spazio bersaglio
    .text = Tira entrambi i dadi. Se lo spazio è fuori dal quadrante, capovolgi un dado o entrambi così che sia dentro; sui tabelloni dove l'idrante copre metà edificio si capovolge solo il rosso.
rule-FP-VEH-09 = Idrante: effetto
    .text = Rimuovi tutto il fumo e il fuoco dallo spazio bersaglio e da ogni spazio adiacente a esso, anche fuori dal quadrante; ai pompieri che si trovano lì non succede nulla. Se il bersaglio è lo spazio di un oggetto, segui le frecce all'interno del quadrante, o ripeti il tiro se non portano da nessuna parte.
rule-FP-VEH-10 = Piattaforma alzata
    .text = Il camion non si può guidare finché la piattaforma idraulica è in gioco e non si trova sul camion.
rule-FP-VEH-11 = Tabelloni con altre regole per i veicoli
    .text = Sui tabelloni di Secondo piano e nel laboratorio un veicolo va a uno qualsiasi dei suoi posti per 2 PA; nelle case a schiera un posto dall'altro lato costa 4 PA. Il grattacielo ha regole proprie per camion e ascensori. In Acque pericolose e nella stazione della metropolitana non ci sono veicoli.
rule-FP-VEH-12 = Fuoco accanto a un veicolo
    .text = I veicoli non subiscono danni e non fermano le onde d'urto. Il fuoco che un'onda d'urto spinge all'esterno può raggiungere i loro spazi e stordisce i pompieri che vi si trovano prima di essere rimosso.
