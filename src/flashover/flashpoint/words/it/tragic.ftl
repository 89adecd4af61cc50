# Carte di Eventi tragici. I testi sono nostri; docs/decks.md spiega come inserire quelli delle carte stampate.

card-fire-rages = Il fuoco infuria
    .text = Il fuoco avanza una volta.

card-accelerate = Accelerazione
    .text = Il fuoco avanza una volta, poi esegui il prossimo evento. Mescola in un nuovo mazzo del fuoco una Vampata della riserva, tutte le carte del fuoco non pescate e usate e questa carta.

card-flare-up = Vampata
    .text = Il fuoco avanza una volta, poi pesca ed esegui un'altra carta del fuoco.

card-respite = Tregua
    .text = In questo turno il fuoco non avanza. Togli questa carta dalla partita.

event-more-calls = Altre chiamate
    .text = Metti subito un altro PDI, con la regola del rifornimento, anche se sul tabellone ce ne sono tre o più.

event-second-search = Seconda ricerca
    .text = Tutti i falsi allarmi tolti tornano nella riserva di PDI. Mescola la riserva.

event-exhaustion = Sfinimento
    .text = Ogni pompiere perde tutti i suoi PA conservati.

event-pinned = Bloccato sul posto
    .text = Il prossimo pompiere di turno non può «Muoversi» in quel turno, né salire o scendere da scale portatili, «Trascinare» o «Infilarsi». Salire a bordo di un veicolo o farsi portare dalla piattaforma è permesso.

event-jam = Porte incastrate
    .text = Si chiude ogni porta aperta dentro l'edificio che ha fumo o fuoco su uno dei due lati. Una delle porte normali chiuse così, scelta a caso, è d'ora in poi una porta chiusa a chiave.

event-critical = Ferita grave
    .text = Una vittima ferita grave prende nella riserva di PDI il posto di una vittima normale, se ne resta una. Mescola la riserva.

event-light = Ferita lieve
    .text = Una vittima ferita lieve prende nella riserva di PDI il posto di una vittima normale, se ne resta una. Mescola la riserva.

event-heavy = Carico pesante
    .text = Una vittima pesante prende nella riserva di PDI il posto di una vittima normale, se ne resta una. Mescola la riserva.

event-oxygen = Bombola d'ossigeno
    .text = Una vittima con bombola d'ossigeno prende nella riserva di PDI il posto di una vittima normale, se ne resta una. Mescola la riserva.

event-hazmat-victim = Contaminata
    .text = Aggiungi alla riserva di PDI una vittima con materiale pericoloso. Mescola la riserva.

event-couple = Non era sola
    .text = Una coppia prende nella riserva di PDI il posto di una vittima normale, se ne resta una. Mescola la riserva.

event-backdraft = Ritorno di fiamma
    .text = Il fuoco avanza ancora una volta.

event-grenade = Granata estinguente
    .text = Il giocatore attivo sceglie il proprio spazio, o uno spazio in linea retta da esso senza nulla che ostruisca il percorso, e toglie tutto il fuoco e il fumo da quello spazio e da ogni spazio a esso adiacente.

event-in-its-face = Faccia a faccia
    .text = Nel suo prossimo turno ogni pompiere paga 0 PA per spegnere nel proprio spazio. Chi non può spegnere continua a non poterlo fare.

event-second-wind = Secondo fiato
    .text = Ogni pompiere guadagna 1 PA conservato, fino al suo limite.

event-respite = Uno squarcio nel fumo
    .text = Mescola la carta Tregua nel mazzo del fuoco, a meno che vi sia già o sia fuori dalla partita.
