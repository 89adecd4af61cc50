# Le parole del tavolo nel terminale: `flashover play`.

term-welcome = Flash Point: Fire Rescue – quale partita?
term-which-game = Numero, o Invio per { $default }:
term-own-game = Una partita su misura: si chiede tutto.
term-people = Quanti pompieri sono mossi da persone a questa tastiera? Gli altri li muovono i bot. Invio per { $default }:
term-more-options = Vedere anche le regole della casa? Scrivi s per vederle; Invio le lascia come sono:
term-value = Valore, o Invio per { $default }:
term-one-of = Scrivi una di queste risposte: { $answers }.

term-begin = Scrivi il numero di una mossa o la mossa stessa. ? spiega tutto, hint chiede a un bot, undo annulla, save conserva la partita, quit esce.
term-asks-move = { $who }>
term-dice-red = Dado rosso, da 1 a { $most } (tutti e due: 3,4); con Invio tira il programma:
term-dice-black = Dado nero, da 1 a { $most }; con Invio tira il programma:
term-draw = Quale segnalino è? { $answers }; con Invio pesca il programma:
term-dice-bad = Qui non può uscire.
term-keep = Scrivi il nome di un file per conservare la partita, o Invio per uscire:

## Il pannello

term-bot = bot { $name }
term-ap = { $ap } PA
term-special = { $ap ->
    [one] { $ap } speciale
   *[other] { $ap } speciali
  }
term-free = { $ap } gratis
term-saved = { $ap ->
    [one] { $ap } conservato
   *[other] { $ap } conservati
  }
term-carries = porta: { $piece }
term-leads = accompagna: { $piece }
term-count-rescued = Salvati { $many } su { $goal }
term-count-lost = Persi { $many } su { $limit }
term-count-cubes = Cubetti danno rimasti: { $many }
term-count-hot = Punti caldi in riserva: { $many }
term-count-decks = Carte rimaste: fuoco { $fire }, eventi { $event }

## Risposte a ciò che si scrive

term-not-understood = «{ $text }» non è una mossa. Le mosse sono nell’elenco qui sopra; ? aiuta.
term-allowed = Permesso: { $action }.
term-hint = Un bot direbbe: { $action }. Scrivi { $move }
term-undo-nothing = Non c’è nulla da annullare.
term-undo-consent = Da allora si è saputo qualcosa di nuovo e i dadi cadranno in altro modo. Siete tutti d’accordo? s o n:
term-undone = Annullato.
term-saved-to = La partita è conservata in { $file }.
term-not-saved = Non è stato possibile conservare la partita in { $file }: { $why }.
term-go-on = Per continuare: { $command }
term-load-what = Quale partita? Scrivi load e il nome di un file.
term-loaded = Continuate con { $file }.
term-languages = Le lingue sono { $known }.
term-pace-bad = Scrivi quanti secondi dura un passo del fuoco, da 0 a 10: pace 0.5
term-no-topic = Non si sa nulla di { $topic }. Prova con il numero di una regola (? FP-FIRE-06), una parola del titolo (? esplosione), un pezzo o uno specialista (? paramedic).

term-help =
    Un numero, o una mossa dell’elenco    la esegue; 2: ready risponde per il posto 2
    ? 3, ? FP-FIRE-06, ? esplosione       spiega una mossa, una regola, una parola
    why MOSSA                             dice perché si può o non si può: why chop 3,4 N
    hint                                  che cosa farebbe un bot
    undo                                  annulla l’ultima decisione
    save FILE, load FILE                  conserva una partita, continua con un’altra
    record                                la partita finora, come puoi saperla
    board                                 mostra di nuovo tabellone e mosse
    pace 0.5, lang en                     velocità del fuoco; lingua
    quit                                  conserva la partita ed esce; anche Ctrl-C
term-legend =
    Sul tabellone: ~~ fumo, ** fuoco, 1-6 pompieri, ? PDI coperto, V vittima, H materiale pericoloso, * punto caldo,
    Amb ed Eng i veicoli; D porta chiusa, d aperta, o porta che non c’è più; una cifra in un muro: cubetti danno.
    Lettere degli spazi: A ed E i parcheggi di ambulanza e autopompa, le altre nominano stanze. Spazi: riga,colonna.
