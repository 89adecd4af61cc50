# Spazi, pezzi, bordi, veicoli, persone e fasi di Flash Point. Gli argomenti sono spiegati nel file inglese.

## Spazi

place = ({ $space })
place-unknown = fuori dal tabellone
places = { $place } e { $other }

## Bordi

at-border = { $side ->
    [N] { $border } a nord di { $place }
    [E] { $border } a est di { $place }
    [S] { $border } a sud di { $place }
    [W] { $border } a ovest di { $place }
    [U] { $border } verso l'alto da { $place }
   *[D] { $border } verso il basso da { $place }
  }

side-of-N = verso nord
side-of-E = verso est
side-of-S = verso sud
side-of-W = verso ovest
side-of-U = verso l'alto
side-of-D = verso il basso

border-open = Pavimento libero
    .the = il pavimento libero
    .text = Nulla in mezzo: si cammina, si spegne e le onde d'urto arrivano senza ostacoli.
border-wall = Muro
    .the = il muro
    .text = Due cubetti danno lo distruggono. Fino ad allora nessuno passa, e ferma il fuoco, le onde d'urto e l'acqua.
border-thin = Muro leggero
    .the = il muro leggero
    .text = Basta un cubetto danno per distruggerlo. Fino ad allora ferma le persone, il fuoco, le onde d'urto e l'acqua.
border-reinforced = Muro rinforzato
    .the = il muro rinforzato
    .text = Servono tre cubetti danno per distruggerlo. Fino ad allora ferma le persone, il fuoco, le onde d'urto e l'acqua.
border-window = Finestra
    .the = la finestra
    .text = Un muro con finestra: si apre per 1 PA e ci si passa. Chiusa o aperta, un cubetto danno la distrugge e ferma un'onda d'urto; distrutta è un varco.
border-door = Porta
    .the = la porta
    .text = Si apre o si chiude per 1 PA dallo spazio accanto. Chiusa ferma le persone, il fuoco e l'acqua. Un'esplosione la porta via; non si mette alcun cubetto.
border-fireproof = Porta tagliafuoco
    .the = la porta tagliafuoco
    .text = Un'onda d'urto può bloccarla invece di portarla via. Ogni segnalino bloccata va colpito.
border-lockable = Porta forse chiusa a chiave
    .the = la porta
    .text = Quando provi ad aprirla può risultare chiusa a chiave. Una porta chiusa a chiave si può colpire.
border-doorway = Vano della porta
    .the = il vano della porta
    .text = Un'apertura senza porta: nulla da aprire, nulla da chiudere.
border-bulkhead = Paratia
    .the = la paratia
    .text = Acciaio tra due parti di una nave: non si può colpire, distruggere né attraversare.
border-hull = Scafo
    .the = lo scafo
    .text = Lo scafo della nave. Riceve cubetti danno ma non si apre mai.
border-foundation = Fondamenta
    .the = le fondamenta
    .text = Nulla le attraversa: né persone, né fuoco, né onde d'urto, né l'ascia.
border-machine = Macchina
    .the = la macchina
    .text = Una macchina tra due spazi. Riceve cubetti danno, resta d'ostacolo e non si può colpire.
border-rough = Terreno difficile
    .the = il terreno difficile
    .text = Ogni movimento oltre questa linea costa il doppio.
border-wing = Ala
    .the = l'ala
    .text = L'ala dell'aereo: attraversarla costa il doppio, e due cubetti danno la distruggono.
border-ladder = Scala fissa
    .the = la scala fissa
    .text = Una scala che fa parte del luogo: ogni movimento su di essa costa il doppio.
border-nowalk = Bordo della fossa
    .the = il bordo della fossa
    .text = Da qui nessuno scende né sale, ma passano il fuoco, le onde d'urto e l'acqua.
border-stairs = Scala interna
    .the = la scala interna
    .text = Lo spazio di sopra e quello di sotto sono adiacenti: tra i due si cammina, si spegne e arriva il fuoco.

## Pezzi

piece-smoke = Fumo
    .a = fumo
    .text = Ci si può entrare. Accanto al fuoco diventa fuoco. 1 PA di «Spegnere» lo rimuove.
piece-fire = Fuoco
    .a = fuoco
    .text = Entrarvi costa 2 PA e nessuno può finirvi il turno. Quando il fuoco avanza stordisce i pompieri e le vittime sono perse. Due passi di «Spegnere» lo tolgono.
piece-hot-spot = Punto caldo
    .a = un punto caldo
    .text = Quando il fuoco avanza in questo spazio, poi avanza ancora una volta. Solo l'ingegnere strutturale può «Bonificare» il punto caldo.
piece-poi = Punto di interesse
    .a = un PDI
    .text = Un segnalino che nessuno ha guardato: una vittima o un falso allarme. Chi entra nel suo spazio lo rivela; nel fuoco è perso.
piece-false-alarm = Falso allarme
    .a = un falso allarme
    .text = Non c'era nessuno. Il segnalino si rimuove.
piece-victim = Vittima
    .a = una vittima
    .text = Trasportala per 2 PA a spazio, o accompagnala quando il paramedico l'ha curata. Sette salvate fanno vincere, quattro perse fanno perdere.
piece-light = Vittima ferita lieve
    .a = una vittima ferita lieve
    .text = Si può accompagnare fin dall'inizio come una vittima curata; non occorre curarla.
piece-critical = Vittima ferita grave
    .a = una vittima ferita grave
    .text = Non si può muovere finché il paramedico non l'ha curata. Poi va trasportata; non si può accompagnare.
piece-heavy = Vittima pesante
    .a = una vittima pesante
    .text = Trasportarla costa il doppio dei PA: 4 a spazio. Curarla costa 2 PA, e accompagnarla 2 PA a spazio.
piece-oxygen = Vittima con bombola d'ossigeno
    .a = una vittima con bombola d'ossigeno
    .text = Muoverla costa il doppio dei PA. Se è persa nel fuoco, la bombola esplode in quel punto.
piece-hazmat-victim = Vittima con materiale pericoloso
    .a = una vittima con materiale pericoloso
    .text = Conta come materiale pericoloso: esplode nel fuoco, e portata all'esterno è smaltita, né salvata né persa.
piece-couple = Coppia
    .a = una coppia
    .text = Due persone dietro un solo segnalino: quando si rivela sono due vittime nello stesso spazio.
piece-treated = { $piece }, già curata
    .text = Ha un segnalino pronto soccorso: accompagnarla non costa PA in più, e intanto puoi trasportare un'altra vittima.
piece-hazmat = Materiale pericoloso
    .a = un materiale pericoloso
    .text = Nel fuoco esplode. Portalo all'esterno per 2 PA a spazio, o fallo smaltire dal tecnico dei materiali pericolosi.
piece-cube = Cubetto danno
    .a = un cubetto danno
    .text = I danni dell'edificio. Sono 24; quando si prende l'ultimo l'edificio crolla e la partita è persa.
piece-heal = Segnalino pronto soccorso
    .a = un segnalino pronto soccorso
    .text = Mostra che il paramedico ha già curato questa vittima.
piece-locked = Porta chiusa a chiave
    .a = una porta chiusa a chiave
    .text = Si sa che è chiusa a chiave: non si può aprire, ma basta un'azione «Colpire» per toglierla.
piece-firefighter = Pompiere
    .a = un pompiere
    .text = Agisce con punti azione (PA). Il fuoco nella fase «Avanzata del fuoco» lo stordisce, e riparte dall'ambulanza.
piece-arrow = Freccia
    .a = una freccia
    .text = Se lo spazio indicato dai dadi non può ricevere un nuovo PDI, le frecce mostrano il prossimo da provare.

## Veicoli

vehicle-ambulance = Ambulanza
    .the = l'ambulanza
    .text = Le vittime portate su uno dei suoi due spazi sono salvate (nella versione avanzata). Lì si rialzano i pompieri storditi. Per 2 PA va al posto successivo, da qualsiasi luogo.
vehicle-engine = Camion
    .the = il camion
    .text = Dai suoi due spazi si usa l'idrante e lo si guida per 2 PA. Chi vi comincia il turno può fare il «Cambio di squadra».

## Fasi, risultati, finali

phase-setup = Preparazione
phase-actions = Eseguire azioni
phase-fire = Avanzata del fuoco
phase-replenish = Rifornire i PDI
phase-ended = Fine

result-won = La partita è vinta.
result-lost = La partita è persa.
end-rescued = Sette vittime sono salvate.
    .short = Sette salvate
end-collapse = È stato messo l'ultimo cubetto danno e l'edificio crolla.
    .short = Crollo
end-lost = Troppe vittime sono perse.
    .short = Troppe perse
end-running = La partita è ancora in corso.
    .short = In corso

## I pompieri secondo il colore del loro posto

firefighter-1 = Pompiere rosso
firefighter-2 = Pompiere blu
firefighter-3 = Pompiere verde
firefighter-4 = Pompiere giallo
firefighter-5 = Pompiere viola
firefighter-6 = Pompiere bianco

## Per che cosa si tirano i dadi

roll-advance = Avanzata
roll-poi = Nuovo PDI
roll-deck-gun = Idrante
roll-setup = Preparazione
roll-reroll = Nuovo tiro

## Frasi pronte per la chat

phrase-hello = Ciao a tutti!
phrase-my-fire = A questo fuoco penso io.
phrase-my-victim = A questa vittima penso io.
phrase-your-victim = Puoi pensare tu a questa vittima?
phrase-go-in = Io entro.
phrase-come-out = Esci da lì!
phrase-door = Apri questa porta, per favore.
phrase-close-door = Chiudi questa porta, per favore.
phrase-smoke-first = Prima il fumo, che poi diventa fuoco.
phrase-hazmat = Il materiale pericoloso va portato via.
phrase-ambulance = Portate qui l'ambulanza.
phrase-deck-gun = Usiamo l'idrante.
phrase-stay-clear = State alla larga: idrante.
phrase-save-ap = Conserva i tuoi PA.
phrase-cubes = Attenzione, restano pochi cubetti danno.
phrase-wait = Un momento, per favore.
phrase-well-done = Ben fatto!
phrase-sorry = Scusate!
phrase-yes = Sì.
phrase-no = No.
