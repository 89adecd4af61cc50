# Regole di Flash Point: Eventi tragici.

rule-FP-TRAG-01 = Il mazzo del fuoco guida l'incendio
    .text = Nella fase «Avanzata del fuoco» si scopre la prossima carta del mazzo del fuoco e si esegue, al posto dell'unica avanzata.

rule-FP-TRAG-02 = Il fuoco infuria
    .text = La carta più frequente del mazzo del fuoco: il fuoco avanza una volta. Le regole non ne riportano il testo; questa è la nostra lettura.

rule-FP-TRAG-03 = Vampata
    .text = Le carte Vampata stanno accanto al mazzo del fuoco (6 con difficoltà recluta, 8 con veterano, 10 con eroico). Finché ce ne sono, una entra nel mazzo ogni volta che si esegue Accelerazione; l'ingegnere strutturale può toglierne di nuovo una. Quando esce, il fuoco avanza una volta e poi si pesca e si esegue un'altra carta del fuoco; le regole non ne riportano il testo, questa è la nostra lettura.

rule-FP-TRAG-04 = Accelerazione
    .text = Nel mazzo del fuoco c'è fin dall'inizio una carta Accelerazione: il fuoco avanza una volta e si esegue il primo evento del mazzo. Poi una Vampata della riserva, se c'è, tutte le carte non pescate, tutte quelle usate e la stessa Accelerazione si mescolano in un nuovo mazzo del fuoco. Le regole non ne riportano il testo; questa è la nostra lettura.

rule-FP-TRAG-05 = Mazzo del fuoco esaurito
    .text = Se serve una carta del fuoco e il mazzo è esaurito, le carte usate si mescolano in un nuovo mazzo. È una decisione della casa.

rule-FP-TRAG-06 = Mazzo degli eventi
    .text = Il mazzo degli eventi si mescola durante la preparazione e il suo ordine è segreto; si pesca un evento quando lo dice Accelerazione. Gli eventi usati si mettono da parte e quando il mazzo è esaurito si rimescolano. Le carte pubblicate non sono note, quindi il mazzo è fatto di eventi nostri, alcuni dei quali mettono vittime speciali nella riserva.

rule-FP-TRAG-07 = Tregua
    .text = La carta Tregua comincia accanto al mazzo del fuoco ed entra in gioco solo se un evento ve la mescola. Quando esce, in quel turno il fuoco non avanza. È una decisione della casa.

rule-FP-TRAG-08 = Niente punti caldi con Eventi tragici
    .text = Con Eventi tragici non vale nulla di ciò che si dice dei punti caldi: non se ne mettono né durante la preparazione né dopo le esplosioni, e nessuno fa avanzare di nuovo il fuoco. Li sostituisce soltanto la dimensione del mazzo del fuoco e della riserva di Vampate.

rule-FP-TRAG-09 = Niente carte senza Eventi tragici
    .text = Senza Eventi tragici non vale nulla di ciò che si dice del mazzo del fuoco e del mazzo degli eventi.

rule-FP-TRAG-10 = Più avanzate su una carta
    .text = Per ogni avanzata si tirano entrambi i dadi per un nuovo spazio bersaglio e la si risolve con la sua propagazione. Materiali pericolosi, perdite, stordimenti e pulizia dell'esterno seguono una volta sola, quando la carta è finita.

rule-FP-TRAG-11 = Dimensione dei mazzi
    .text = Il numero di carte Il fuoco infuria dipende dal numero dei pompieri e dalla difficoltà; quello delle carte Vampata accanto al mazzo dipende dalla difficoltà.

rule-FP-TRAG-12 = «Bonificare» richiede una Vampata
    .text = Con Eventi tragici l'azione «Bonificare» (2 PA) dell'ingegnere strutturale toglie una Vampata dal mazzo del fuoco. È possibile solo finché c'è una Vampata nel mazzo o tra le carte usate.

rule-FP-TRAG-13 = Quando accade un evento
    .text = Un evento si esegue per intero prima che la fase «Avanzata del fuoco» continui. Poi i PDI si riforniscono come sempre: se sul tabellone ce ne sono tre o più, non se ne aggiunge nessuno. È una decisione della casa.
