# Le parole della pagina.

page-title = Flashover

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
act-end-stake = Prima di terminare il turno
act-undo = Annulla la mossa
act-try = Prova il mio turno
act-try-keep = Fallo
act-try-drop = Scartalo
act-trying = Una prova su una copia grigia. Non è ancora successo nulla.
act-walk = Cammina fin qui
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
fp-poi = Punto di interesse a faccia in giù
fp-ambulance-spot = Posto di parcheggio dell'ambulanza
fp-engine-spot = Posto di parcheggio del camion
fp-carries = trasporta: { $what }
fp-leads = accompagna: { $what }
fp-arrows = Frecce sul tabellone

fp-border = { $side }: { $what }
fp-border-closed = { $what }, non aperta
fp-border-opened = { $what }, aperta
fp-border-locked = { $what }, chiusa a chiave
fp-border-fallen = { $what }, non resta in piedi
fp-border-damaged = { $what }, { $cubes ->
    [one] un cubetto danno
   *[other] { $cubes } cubetti danno
  }

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

## La pagina iniziale

home-lead = Soccorso nel fuoco al tuo tavolo: in solitario, su un dispositivo o con amici lontani.
home-new = Nuova partita
home-continue = Continua
home-continue-none = Ancora nessuna partita su questo dispositivo. Qui compariranno le tue.
home-open = Tavoli aperti
home-open-none = Al momento nessun tavolo ha un posto libero.
home-join = Entra con un link
home-join-hint = Incolla il link o il nome di un tavolo
home-join-go = Entra
home-own = Prepara una partita come vuoi
home-forget = Togli dalla lista
home-your-move = Tocca a te
home-ended = Finita
home-running = In corso
home-loading = Un momento …

## Nuova partita

new-title = Nuova partita
new-name = Il tuo nome
new-name-default = Giocatore
new-table = Nome del tavolo
new-board-choose = Scegli un altro tabellone
new-board-later = Le regole di questo tabellone non ci sono ancora.
new-seats = Chi gioca
new-seat-me = Io
new-seat-open = Libero, con link
new-seat-bot = Bot: { $name }
bot-random = a caso
bot-greedy = ingordo
new-more = Varianti e interpretazioni
new-more-hint = Qui non serve cambiare nulla.
new-explain = Che cos’è?
new-public = Chiunque può trovare e guardare questo tavolo
new-typed = Tiriamo dadi veri e li scriviamo
new-start = Inizia la partita
new-starting = Si prepara il tavolo …
new-list-hint = separati da virgole

## Il tavolo

table-loading = Si apparecchia il tavolo …
table-gone = A questo indirizzo non c’è nessun tavolo.
table-home = Alla pagina iniziale
table-watch = Stai guardando. { $many ->
    [0] Nessun altro guarda.
    [one] Guarda una persona.
   *[other] Guardano { $many } persone.
  }
table-sending = In viaggio …
table-skip = Salta
table-act-as = Giochi per { $who }
act-walk-with = Cammina fin qui con { $load }
act-here = Che cosa fare qui
act-nothing-here = Qui non si può fare nulla in questo momento.
act-undo-ask = Chiedi di annullare
act-ping = Indica
act-claim = Ci penso io: { $what }
act-plan = Mostra agli altri
act-others = La prova di un altro giocatore. Non è successo nulla.
act-end-sure = Termina il turno
act-stop-try = Fine della prova: qui si saprebbe qualcosa di nuovo.
chat-say = Di’ qualcosa
chat-send = Invia
chat-phrases = Frasi pronte
chat-line = { $who }: { $text }
log-undo = { $who } annulla l’ultima mossa.
log-earlier = Guarda la partita dall’inizio
vote-undo = { $who } chiede di annullare l’ultima mossa.
vote-bot = { $who } propone un bot per il posto { $seat }.
vote-swap = { $who } propone di cambiare posto.
vote-yes = D’accordo
vote-no = Rifiuta
vote-waits = Manca la risposta di: { $who }
dice-wanted = Tira i dadi e scrivi che cosa mostrano.
end-again = Gioca un’altra uguale
end-replay = Guarda il replay
end-verify = Controlla i dadi
invite = Invita
invite-hint = Chi apre questo link prende il posto libero.
invite-watch = Link per guardare
copied = Copiato.
seat-take = Prendi questo posto
seat-bot-take = Fai giocare un bot
seat-back = Torno a giocare io
report = Segnala questa interpretazione
report-hint = La posizione come file di caso. Aggiungi che cosa doveva succedere.
explain = Che cos’è?

## Il tabellone a parole

text-view = Tabellone a parole
text-move = Scrivi una mossa
text-move-hint = Per esempio: move 3,4 – la lista mostra ogni mossa possibile.
text-play = Giocala
text-moves = Mosse possibili
text-spaces = Caselle con qualcosa sopra
text-position = Posizione

## Aiuto

help-keys = Tasti
key-arrows = Frecce: un’altra casella; Invio: agire lì
key-page = Pag su, Pag giù: un altro piano
key-zoom = + e −: avvicina e allontana; 0: tutto il tabellone
key-u = U: annulla
key-t = T: prova il mio turno
key-s = S: salta ciò che viene mostrato
key-b = B: torna al tabellone
key-a = A: alle azioni
key-m = M: scrivi una mossa
key-help = ?: questo foglio
help-play = Come si gioca qui
help-play-1 = I numeri blu sono caselle raggiungibili, con il costo in PA. Tocca quelle vicine per andarci; quelle lontane mostrano prima tutta la strada.
help-play-2 = I segni ambra sono altre azioni: fuoco da spegnere, porte da aprire, muri da abbattere. Tutto è anche un pulsante sotto il tabellone.
help-play-3 = Ciò che non si può fare resta come pulsante tratteggiato e dice perché, con il numero della regola.
help-play-4 = Puoi annullare finché non si sa qualcosa di nuovo.

## Regole

rules-search = Cerca nelle regole
rules-none = Nessuna regola ne parla.
rules-many = { $many ->
    [one] Una regola
   *[other] { $many } regole
  }
rules-copy = Link a questa regola

## Replay

replay = Replay
replay-at = Decisione { $at } di { $many }
replay-start = All’inizio
replay-back = Una decisione indietro
replay-play = Riproduci
replay-pause = Pausa
replay-on = Una decisione avanti
replay-end = Alla fine
replay-link = Link a questo momento
replay-begin = L’inizio della partita
replay-none = Di questa partita non c’è ancora nulla da mostrare.

## Impostazioni

pace-slow = Lenta
pace-usual = Normale
pace-quick = Veloce
pace-hasty = Molto veloce
language-auto = Come il browser

## Flash Point: che cosa è in gioco

fp-stake-smoke = { $many ->
    [one] Un fumo prenderebbe fuoco
   *[other] { $many } fumi prenderebbero fuoco
  }
fp-stake-people = { $many ->
    [one] Una pedina è accanto al fuoco
   *[other] { $many } pedine sono accanto al fuoco
  }
fp-stake-nobody = Nessuno è accanto al fuoco

## Rifiuti

refused-stale = Intanto la partita è andata avanti. Guarda di nuovo, poi decidi.
refused-not-your-turn = Non tocca a te.
refused-not-your-seat = Quel posto non è tuo.
refused-not-understood = Questa mossa non si capisce.
refused-dice-first = Prima scrivi che cosa mostrano i dadi.
refused-no-dice-asked = Non serve nessun dado.
refused-nothing-to-undo = Non c’è nulla da annullare.
refused-not-stored = Il server non ha potuto salvare la mossa. Riprova.
error-rate = Troppo in una volta. Aspetta un momento.
error-bad-seat = Un tuo posto non è più valido; stai guardando.
error-unplayable = Questa partita non si può più aprire.
said-rules-updated = Il programma è stato aggiornato. La partita è stata rigiocata con le nuove regole e continua.

## Posti durante la partita

seat-manage = Questo posto
seat-propose-bot = Proponi che lo giochi un bot
seat-swap = Proponi di cambiare posto
invite-seats = Posti liberi: { $many }. Chi apre il link può sedersi.

## Azioni sul tabellone

act-on-board = Scegli una casella segnata sul tabellone o apri l’elenco.
