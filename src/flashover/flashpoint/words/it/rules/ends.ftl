# Regole di Flash Point: come finisce la partita.

rule-FP-END-01 = Vittoria con sette salvataggi
    .text = La squadra vince nel momento in cui salva la settima vittima. La partita finisce subito, anche a metà turno, e il fuoco non avanza più.

rule-FP-END-02 = Continuare per salvarne dieci
    .text = La partita finisce con il settimo salvataggio a meno che si scelga l'opzione «Continuare dopo sette salvataggi»; allora i giocatori possono andare avanti e tentare di salvare tutte e dieci le vittime, che è la partita perfetta e la conclude. Qualunque cosa accada dopo il settimo salvataggio, anche il crollo o la quarta perdita, resta una vittoria, valutata secondo il numero delle vittime salvate.

rule-FP-END-03 = Crollo
    .text = Quando l'ultimo dei 24 cubetti danno lascia la riserva, anche per un'azione «Colpire», l'edificio crolla e la partita finisce subito. È una sconfitta se non sono state salvate sette vittime.

rule-FP-END-04 = Quattro vittime perse
    .text = La squadra perde non appena sono perse quattro vittime, a meno che l'opzione «Perdite che chiudono la partita» fissi un altro numero. I falsi allarmi non contano e le vittime speciali nella riserva non cambiano il limite.

rule-FP-END-05 = Quando si controlla la fine
    .text = Vittoria e sconfitta si controllano ogni volta che cambia un conteggio, anche a metà di un'azione o di un'esplosione: decide ciò che accade per primo. Più perdite si prendono una alla volta, per piano, riga e colonna, le vittime prima dei PDI dello stesso spazio; con quella che chiude la partita non si rivela né si sposta più nulla. Se l'edificio crollasse durante la preparazione, questa si ripete.

rule-FP-END-06 = Pompiere intrappolato
    .text = Con il seminterrato, la partita è persa se a un pompiere nel seminterrato o al piano terra non resta alcuna via per uscire dall'edificio, a meno che si disattivi l'opzione «Sconfitta se intrappolati». Contano come vie le porte che si possono aprire, i muri che si possono abbattere con i cubetti rimasti (mai quelli esterni del seminterrato), le scale posate nei buchi o che li scavalcano e le scale chiuse che qualcuno può portare lì. Si controlla alla fine di ogni fase «Avanzata del fuoco» e dopo ogni azione che toglie una scala.

rule-FP-END-07 = Sconfitta sulla nave e sul sottomarino
    .text = Sulla nave mercantile la partita è persa quando il motore della nave ha quattro cubetti danno. Sul sottomarino è persa quando uno qualsiasi dei macchinari speciali è distrutto: servono quattro cubetti danno, se il tabellone non dice altro.

rule-FP-END-08 = Chi è dentro durante il crollo
    .text = Con il crollo chi si trova ancora nell'edificio è perso, senza contarli uno per uno. Le vittime salvate prima restano salvate.

rule-FP-END-09 = Nessun'altra sconfitta
    .text = Restare senza PDI, segnalini fuoco, punti caldi o carte non chiude mai la partita. Si continua finché non si arriva a una delle sue fini; nessuno controlla se la vittoria è ancora possibile.
