# Cartas de Sucesos trágicos. Los textos son nuestros; docs/decks.md explica cómo poner los de las cartas impresas.

card-fire-rages = El fuego arrecia
    .text = Propaga el fuego una vez.

card-accelerate = Aceleración
    .text = Propaga el fuego una vez y luego cumple el siguiente suceso. Baraja en un nuevo mazo de fuego un Rebrote de la reserva, todas las cartas de fuego sin robar y usadas y esta carta.

card-flare-up = Rebrote
    .text = Propaga el fuego una vez y luego roba y cumple otra carta de fuego.

card-respite = Respiro
    .text = El fuego no se propaga en este turno. Retira esta carta de la partida.

event-more-calls = Más llamadas
    .text = Coloca ahora un PDI más, con la regla de reposición, aunque haya tres o más en el tablero.

event-second-search = Segunda búsqueda
    .text = Todas las falsas alarmas retiradas vuelven a la reserva de PDI. Baraja la reserva.

event-exhaustion = Agotamiento
    .text = Cada bombero pierde todos sus PA guardados.

event-pinned = Inmovilizado
    .text = El próximo bombero que juegue su turno no puede en él «Moverse», ni subir o bajar por escalas, «Arrastrar» o «Colarse». Ir en un vehículo o en la plataforma está permitido.

event-jam = Puertas atrancadas
    .text = Se cierra cada puerta abierta del interior del edificio que tenga humo o llamas a alguno de sus lados. Una de las puertas normales así cerradas, al azar, es desde ahora una puerta cerrada con llave.

event-critical = Herida grave
    .text = Una persona herida grave ocupa en la reserva de PDI el lugar de una persona normal, si queda alguna. Baraja la reserva.

event-light = Herida leve
    .text = Una persona herida leve ocupa en la reserva de PDI el lugar de una persona normal, si queda alguna. Baraja la reserva.

event-heavy = Carga pesada
    .text = Una persona pesada ocupa en la reserva de PDI el lugar de una persona normal, si queda alguna. Baraja la reserva.

event-oxygen = Botella de oxígeno
    .text = Una persona con botella de oxígeno ocupa en la reserva de PDI el lugar de una persona normal, si queda alguna. Baraja la reserva.

event-hazmat-victim = Contaminada
    .text = Añade a la reserva de PDI una persona con materia peligrosa. Baraja la reserva.

event-couple = No estaba sola
    .text = Una pareja ocupa en la reserva de PDI el lugar de una persona normal, si queda alguna. Baraja la reserva.

event-backdraft = Bocanada de fuego
    .text = Propaga el fuego una vez más.

event-grenade = Granada extintora
    .text = El jugador activo elige su casilla, o una casilla en línea recta desde ella sin nada que obstruya el camino, y retira todas las llamas y el humo de esa casilla y de todas las adyacentes a ella.

event-in-its-face = Cara a cara
    .text = En su próximo turno, cada bombero paga 0 PA por extinguir en su propia casilla. Quien no puede extinguir sigue sin poder.

event-second-wind = Segundo aliento
    .text = Cada bombero gana 1 PA guardado, hasta su límite.

event-respite = Un claro en el humo
    .text = Mezcla la carta Respiro en el mazo de fuego, salvo que ya esté en él o fuera de la partida.
