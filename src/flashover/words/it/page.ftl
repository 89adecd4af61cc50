# Le parole della pagina.

page-title = Flashover
page-your-turn = Tocca a te

## Pulsanti e luoghi di ogni schermata

button-close = Chiudi
button-cancel = Annulla
button-back = Indietro
button-confirm = Conferma
button-copy = Copia
button-retry = Riprova
menu = Menu
language = Lingua
theme = Luce
theme-auto = Come il dispositivo
theme-light = Di giorno
theme-dark = Con la lampada
motion = Movimento
motion-full = Con movimento
motion-still = Senza movimento
pace = Velocità del fuoco
sound = Suoni
sound-on = Sì
sound-off = No
settings = Impostazioni
help = Aiuto
rules = Regole

## Il tabellone

board-name = Tabellone { $title }
board-floors = Piani
board-zoom-in = Avvicina
board-zoom-out = Allontana
board-zoom-all = Mostra tutto il tabellone
side-N = Nord
side-E = Est
side-S = Sud
side-W = Ovest
side-U = Su
side-D = Giù

## Posti

seat-colour-1 = Rosso
seat-colour-2 = Blu
seat-colour-3 = Verde
seat-colour-4 = Giallo
seat-colour-5 = Viola
seat-colour-6 = Bianco
seat-you = Tu
seat-bot = Bot
seat-away = Assente
seat-asleep = Addormentato
seat-empty = Posto libero
seat-turn = Gioca ora
seat-asked = Deve rispondere
seat-list = Posti

## La barra in alto

top-turn = Turno { $turn }
top-phase-setup = Preparazione
top-phase-actions = Azioni
top-phase-fire = Avanzata del fuoco
top-phase-replenish = Rifornire i PDI
top-phase-ended = Fine
top-waiting = In attesa di { $name }
top-mine = Tocca a te
top-online = Connesso
top-offline = Nessuna connessione. Le tue mosse aspettano qui.
top-won = Vinta
top-lost = Persa

## Azioni

act-bar = Azioni
act-cost = { $ap } PA
act-free = gratis
act-none = In questo momento non si può fare nulla.
act-why = Non si può: { $reason }
act-rule = Regola { $rule }
act-end = Termina il turno
act-end-stake = Prima di terminare il turno
act-undo = Annulla la mossa
act-try = Prova il mio turno
act-try-keep = Fallo
act-try-drop = Scartalo
act-trying = Una prova su una copia grigia. Non è ancora successo nulla.
act-walk = Vai a { $place } per { $ap } PA
act-more = Altre azioni
act-fewer = Meno azioni
act-question = La tua risposta

## Il diario e i dadi

log = Diario
log-empty = Non è ancora successo nulla.
log-go = Mostra questo momento
log-new = { $many ->
    [one] Una riga nuova
   *[other] { $many } righe nuove
  }
dice = Dadi
dice-none = Ancora nessun dado
dice-show = Rosso { $red }, nero { $black }
dice-one = Dado a { $sides } facce: { $value }

## Errori

error-title = Non ha funzionato
error-network = Il server non è raggiungibile.
error-words = Non è stato possibile caricare le parole di questa lingua.
error-board = Non è stato possibile caricare questo tabellone.
error-unknown = È successo qualcosa di inatteso.
empty-list = Qui non c'è ancora nulla.

## Flash Point: che cosa c'è sul tavolo

fp-place = { $name }, { $room }
fp-place-outside = { $name }, all'esterno
fp-fire = Fuoco
fp-smoke = Fumo
fp-hot-spot = Punto caldo
fp-hazmat = Materiale pericoloso
fp-poi = Punto di interesse a faccia in giù
fp-ambulance = Ambulanza
fp-engine = Camion
fp-ambulance-spot = Posto di parcheggio dell'ambulanza
fp-engine-spot = Posto di parcheggio del camion
fp-treated = { $face }, con pronto soccorso
fp-fighter = Pompiere { $seat ->
    [1] rosso
    [2] blu
    [3] verde
    [4] giallo
    [5] viola
   *[6] bianco
  }
fp-carries = trasporta: { $what }
fp-leads = accompagna: { $what }
fp-arrows = Frecce sul tabellone

fp-face-alarm = Falso allarme
fp-face-victim = Vittima
fp-face-light = Vittima ferita lieve
fp-face-critical = Vittima ferita grave
fp-face-heavy = Vittima pesante
fp-face-oxygen = Vittima con bombola d'ossigeno
fp-face-hazmat = Vittima con materiale pericoloso
fp-face-couple = Coppia

fp-border = { $side }: { $what }
fp-border-wall = muro
fp-border-thin = muro leggero
fp-border-reinforced = muro rinforzato
fp-border-window = finestra
fp-border-door = porta
fp-border-fireproof = porta tagliafuoco
fp-border-lockable = porta
fp-border-doorway = vano della porta
fp-border-bulkhead = paratia
fp-border-hull = scafo
fp-border-foundation = fondamenta
fp-border-machine = macchina
fp-border-rough = terreno difficile
fp-border-wing = ala
fp-border-ladder = scala
fp-border-nowalk = bordo della fossa
fp-border-stairs = scala interna
fp-border-open = pavimento libero
fp-border-closed = { $what }, non aperta
fp-border-opened = { $what }, aperta
fp-border-locked = { $what }, chiusa a chiave
fp-border-fallen = { $what }, non resta in piedi
fp-border-damaged = { $what }, { $cubes ->
    [one] un cubetto danno
   *[other] { $cubes } cubetti danno
  }

fp-role-none = Pompiere
fp-role-paramedic = Paramedico
fp-role-captain = Capitano dei pompieri
fp-role-imaging = Tecnico termografico
fp-role-cafs = Pompiere CAFS
fp-role-hazmat-technician = Tecnico dei materiali pericolosi
fp-role-generalist = Generalista
fp-role-rescue = Specialista del salvataggio
fp-role-driver = Autista/operatore
fp-role-engineer = Ingegnere strutturale
fp-role-veteran = Veterano
fp-role-dog = Cane da soccorso
fp-role-prevention = Specialista della prevenzione incendi
fp-role-strategist = Stratega
fp-role-suppression = Specialista del contenimento

fp-special-captain = PA comando
fp-special-cafs = PA spegnimento
fp-special-rescue = PA movimento
fp-special-strategist = PA pianificazione
fp-special-other = PA speciali

fp-ap = PA
fp-ap-left = { $ap } PA
fp-ap-saved = { $ap ->
    [one] { $ap } conservato
   *[other] { $ap } conservati
  }
fp-ap-special = { $ap } { $name }
fp-ap-free = { $ap ->
    [one] { $ap } gratuito
   *[other] { $ap } gratuiti
  }
fp-card = Carta
fp-hands-empty = non trasporta nulla
fp-off-board = non ancora sul tabellone

fp-supplies = Riserve
fp-cubes = Cubetti danno
fp-cubes-left = { $many ->
    [0] Nessuno rimasto: l'edificio crolla
    [one] Resta un cubetto
   *[other] Restano { $many } cubetti
  }
fp-rescued = Salvate
fp-rescued-of = { $many } di { $goal } salvate
fp-lost = Perse
fp-lost-of = { $many } di { $limit } perse
fp-reserve = Punti caldi di riserva
fp-reserve-of = { $many } di { $circles }
fp-pool = PDI nella riserva
fp-fire-deck = Mazzo del fuoco
fp-event-deck = Mazzo degli eventi
fp-deck = { $left } rimaste, { $used } usate
fp-flares = Vampate nella riserva
fp-disposed = Materiali pericolosi smaltiti
