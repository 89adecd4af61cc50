# Che cosa si può fare: il testo del pulsante, .text che cosa fa e quanto costa, .say un'azione per intero.
# Gli argomenti sono spiegati nel file inglese.

action-with-cost = { $ap ->
    [0] { $action }
   *[other] { $action } – { $ap } PA
  }
action-paid = { $normal ->
    [one] { $action } (uno di questi, PA normale)
   *[other] { $action } ({ $normal } di questi, PA normali)
  }

action-end = Termina il turno
    .text = Ti fermi qui. I PA non usati si conservano fino al tuo limite; poi il fuoco avanza.
    .say = Terminare il turno
action-move = Muoversi
    .text = Andare in uno spazio adiacente: 1 PA; 2 PA nel fuoco; 2 PA se trasporti qualcosa. A ogni movimento scegli che cosa viene con te.
    .say = { $with ->
        [carried] Trasportare { $carried } in { $place }
        [led] Accompagnare { $led } in { $place }
        [both] Trasportare { $carried } e accompagnare { $led } in { $place }
       *[none] Muoversi in { $place }
      }
action-open = Aprire
    .text = Aprire una porta o una finestra su un lato del tuo spazio: 1 PA.
    .say = Aprire { $border }
action-close = Chiudere
    .text = Chiudere una porta o una finestra su un lato del tuo spazio: 1 PA.
    .say = Chiudere { $border }
action-extinguish = Spegnere
    .text = Trasformare il fuoco in fumo, o togliere il fumo, nel tuo spazio o in uno adiacente: 1 PA a passo, 2 PA per il paramedico e lo specialista del salvataggio.
    .say = Spegnere in { $place }
action-chop = Colpire
    .text = Mettere un cubetto danno su un muro del tuo spazio, o togliere una porta chiusa a chiave: 2 PA, 1 PA per lo specialista del salvataggio.
    .say = Colpire { $border }
action-crew-change = Cambio di squadra
    .text = Come prima azione di un turno cominciato sul camion: prendere un'altra carta specialista. Prosegui con i suoi PA meno 2.
    .say = Cambio di squadra: proseguire come { $role }
action-drive = Guidare
    .text = Portare l'ambulanza, da qualsiasi luogo, o il camion, da bordo, a un altro posto di parcheggio: 2 PA. Chi è sul veicolo può andare con lui.
    .say = Guidare { $vehicle } in { $place } e { $other }
action-deck-gun = Usare l'idrante
    .text = Dal camion, senza pompieri nell'area accanto: si tirano i dadi; lo spazio bersaglio e quelli adiacenti perdono tutto il fumo e il fuoco. 4 PA, 2 PA per l'autista/operatore.
    .say = Usare l'idrante
action-treat = Curare
    .text = Paramedico: una vittima del tuo spazio diventa una vittima curata. 1 PA, 2 PA se è pesante.
    .say = Curare { $carried }
action-identify = Identificare
    .text = Tecnico termografico: girare a faccia in su un PDI in qualsiasi punto del tabellone: 1 PA.
    .say = Identificare il PDI in { $place }
action-dispose = Smaltire
    .text = Tecnico dei materiali pericolosi: togliere un materiale pericoloso dal tuo spazio: 2 PA.
    .say = Smaltire il pericolo: { $carried }
action-clear-hot-spot = Bonificare il punto caldo
    .text = Ingegnere strutturale: togliere il punto caldo del tuo spazio, senza fuoco lì né accanto: 1 PA.
    .say = Bonificare il punto caldo del tuo spazio
action-clear-flare-up = Bonificare una Vampata
    .text = Ingegnere strutturale: togliere una Vampata dal mazzo del fuoco, senza fuoco nel tuo spazio né accanto: 2 PA.
    .say = Bonificare una Vampata
action-repair = Riparare
    .text = Ingegnere strutturale: togliere un cubetto danno da un muro danneggiato del tuo spazio, senza fuoco lì né accanto: 2 PA.
    .say = Riparare { $border }
action-command = Comandare
    .text = Capitano dei pompieri: dare PA a un altro pompiere, che li spende subito in movimenti, porte e finestre.
    .say = Comandare: { $points } PA per { $who }
action-squeeze = Infilarsi
    .text = Cane da soccorso: attraverso un muro con uno dei suoi due cubetti danno: 2 PA.
    .say = Infilarsi fino a { $place }
action-drag = Trascinare
    .text = Cane da soccorso: portare con sé una vittima in uno spazio adiacente: 4 PA, 8 PA se pesante o con bombola d'ossigeno.
    .say = Trascinare { $carried } in { $place }
action-reveal = Rivelare
    .text = Cane da soccorso: girare a faccia in su un PDI in uno spazio adiacente: 0 PA.
    .say = Rivelare il PDI in { $place }
action-de-smoke = Ventilare
    .text = Specialista della prevenzione: muovere un fumo qualsiasi di uno spazio verso la porta esterna più vicina: 1 PA.
    .say = Ventilare: fumo da { $from } a { $place }
action-escape = Evacuare
    .text = Specialista della prevenzione: un PDI a faccia in giù si muove di uno spazio verso la porta esterna più vicina: 2 PA.
    .say = Evacuare: il PDI in { $from } va in { $place }
action-escape-open = Aprire per un PDI
    .text = Specialista della prevenzione: aprire una porta chiusa sul percorso del PDI che le sta accanto: 2 PA.
    .say = Aprire { $border } per il PDI accanto
action-give = Dare un PA conservato
    .text = Stratega: un altro pompiere riceve un PA conservato, fino al suo limite: 1 PA.
    .say = Dare un PA conservato a { $who }
action-look = Guardare il prossimo evento
    .text = Stratega, una volta per turno: guardare in segreto il prossimo evento e rimetterlo in cima o in fondo: 1 PA.
    .say = Guardare il prossimo evento
action-pass = No
    .text = Lasci le cose come stanno.
    .say = Rinunciare
action-accept = Accettare
    .text = Usi ora i PA del capitano dei pompieri.
    .say = Accettare gli ordini
action-stop = Basta così
    .text = Non usi altri di questi PA; quelli che restano tornano al capitano dei pompieri.
    .say = Restituire i PA che restano
action-ride = Salire a bordo
    .text = Vai con il veicolo, con ciò che trasporti e chi accompagni, in uno dei suoi due nuovi spazi: 0 PA.
    .say = Andare con il veicolo in { $place }
action-stay = Restare
    .text = Il veicolo parte senza di te.
    .say = Restare qui
action-reroll = Ritirare
    .text = Autista/operatore: ritirare uno o entrambi i dadi dell'idrante, ciascuno una volta. Vale il nuovo valore.
    .say = { $dice ->
        [red] Ritirare il dado rosso
        [black] Ritirare il dado nero
       *[both] Ritirare entrambi i dadi
      }
action-top = In cima
    .text = L'evento resta il prossimo.
    .say = Rimettere l'evento in cima
action-bottom = In fondo
    .text = L'evento diventa l'ultimo.
    .say = Mettere l'evento in fondo
action-dodge = Schivare
    .text = Spendere PA conservati (1 il veterano, 2 gli altri) per uscire dal fuoco invece di restare stordito. Chi trasporti o accompagni rimane.
    .say = Schivare verso { $place }
action-suppress = Contenere
    .text = Specialista del contenimento: 1 PA conservato capovolge uno o entrambi i dadi dell'avanzata.
    .say = { $dice ->
        [red] Contenere: capovolgere il dado rosso
        [black] Contenere: capovolgere il dado nero
       *[both] Contenere: capovolgere entrambi i dadi
      }
action-place = Rialzarsi qui
    .text = Un pompiere stordito sceglie tra gli spazi proposti.
    .say = Rialzarsi in { $place }
action-explode = Prima questo
    .text = Il giocatore attivo sceglie quale esplode per primo.
    .say = Prima esplosione in { $place }
action-grenade = Lanciare la granata
    .text = Lo spazio scelto e tutti quelli adiacenti perdono tutto il fumo e il fuoco.
    .say = Lanciare la granata in { $place }
action-continue = Continuare
    .text = La vittoria è al sicuro; provate a salvare anche gli altri.
    .say = Continuare a giocare per gli altri
action-finish = Finire la partita
    .text = La partita finisce qui, vinta.
    .say = Finire la partita, vinta
action-role = Scegliere uno specialista
    .text = Prendere una carta che nessuno ha, o lasciar decidere il caso.
    .say = { $which ->
        [random] Prendere uno specialista a caso
       *[chosen] Giocare come { $role }
      }
action-start = Partire qui
    .text = Mettere il tuo pompiere su uno spazio esterno.
    .say = Partire in { $place }
action-park = Parcheggiare
    .text = Mettere un veicolo su uno dei suoi posti di parcheggio.
    .say = Parcheggiare { $vehicle } in { $place } e { $other }
action-first = Comincia
    .text = Il gruppo sceglie chi gioca il primo turno.
    .say = Comincia { $who }
action-ready = Pronto
    .text = Sei d'accordo con i posti di pompieri e veicoli. Quando tutti lo sono la partita comincia.
    .say = Tutto pronto

## Che cosa si chiede a un giocatore, e che cosa leggono intanto gli altri

ask-role = Quale specialista giochi?
    .waiting = { $who } sceglie uno specialista.
ask-placement = Da dove parti, dove stanno i veicoli e chi gioca per primo? Premi «Pronto» quando sei d'accordo.
    .waiting = Manca il via libera di { $who }.
ask-action = Tocca a te: che cosa fai?
    .waiting = Gioca { $who }.
ask-offer = Il capitano dei pompieri ti offre PA. Li usi ora?
    .waiting = { $who } decide se accettare gli ordini.
ask-commanded = Esegui gli ordini: muoviti, apri o chiudi con i PA del capitano dei pompieri.
    .waiting = { $who } esegue gli ordini.
ask-ride = Il veicolo parte. Vai con lui, e in quale spazio?
    .waiting = { $who } decide se andare con il veicolo.
ask-reroll = Ritiri i dadi dell'idrante?
    .waiting = { $who } decide se ritirare i dadi dell'idrante.
ask-look = Hai visto il prossimo evento. Va in cima o in fondo?
    .waiting = { $who } guarda il prossimo evento.
ask-suppress = Il fuoco sta per avanzare. Spendi 1 PA conservato per capovolgere i dadi?
    .waiting = { $who } decide se «Contenere».
ask-hazmat = Ci sono più materiali pericolosi nel fuoco. Quale esplode per primo?
    .waiting = { $who } sceglie quale materiale pericoloso esplode per primo.
ask-tank = Esplodono più bombole d'ossigeno. Quale per prima?
    .waiting = { $who } sceglie quale bombola d'ossigeno esplode per prima.
ask-dodge = Sei nel fuoco. Spendi PA conservati per «Schivare», e verso quale spazio?
    .waiting = { $who } decide se «Schivare».
ask-place = Il fuoco ti ha stordito. In quale spazio ti rialzi?
    .waiting = { $who } sceglie dove rialzarsi.
ask-grenade = Hai una granata estinguente. In quale spazio la lanci?
    .waiting = { $who } decide dove va la granata.
ask-play-on = Sette sono salvate: la partita è vinta. Continuate per gli altri?
    .waiting = { $who } deve decidere se continuare.
