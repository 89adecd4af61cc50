# Reglas de Flash Point: aturdimientos.

rule-FP-KD-01 = Quién queda aturdido
    .text = Un bombero cuya casilla tiene llamas en el paso de aturdimientos de la fase «Propagar el fuego» queda aturdido, vengan de donde vengan las llamas. El humo por sí solo no aturde a nadie.

rule-FP-KD-02 = Adónde va un bombero aturdido
    .text = En la versión avanzada va a una de las dos casillas de la ambulancia, a elección de su jugador; en el rascacielos, a una de las dos del camión; en los tableros sin vehículos, al punto de inicio sin llamas más cercano, sin tener en cuenta las paredes, salvo que la opción «Punto de inicio tras un aturdimiento» permita cualquiera. En la versión básica va a la zona de aparcamiento de ambulancia más cercana, sumando filas y columnas y sin tener en cuenta las paredes, salvo que la opción «Zona de ambulancia tras un aturdimiento» permita cualquiera. Entre las dos casillas de una zona y entre lugares igual de cercanos elige su jugador.

rule-FP-KD-03 = La persona de un bombero aturdido
    .text = La persona que lleva un bombero que queda aturdido se pierde. La persona atendida a la que acompaña está en la misma casilla en llamas y también se pierde.

rule-FP-KD-04 = Otras cosas de un bombero aturdido
    .text = Una materia peligrosa que lleve está en una casilla en llamas, así que explota antes del aturdimiento. Una escala que lleve se queda plegada en la casilla. Los PA guardados se conservan.

rule-FP-KD-05 = Sin más castigo
    .text = A un bombero aturdido solo se le cambia de sitio. Juega su turno siguiente con normalidad y con todos sus PA; solo si todos los puntos de inicio de un tablero están en llamas se aplica una regla propia de ese tablero.

rule-FP-KD-06 = Bomberos en el exterior
    .text = Un bombero que está fuera del edificio también queda aturdido si las llamas llegan a su casilla, antes de que se retiren las llamas del exterior. El que ya está en una casilla de la ambulancia en llamas se vuelve a colocar en cualquiera de las dos.

rule-FP-KD-07 = Aturdimiento por derrame químico
    .text = Un bombero en cuya casilla se coloca una ficha de derrame químico queda aturdido en ese mismo momento, sin poder «Esquivar». La persona que haya allí se pierde; un PDI sin desvelar se queda.

rule-FP-KD-08 = Aturdimiento por suelo destruido
    .text = Un bombero que está en una casilla cuyo suelo queda destruido queda aturdido de inmediato, sin poder «Esquivar».

rule-FP-KD-09 = Ascensor averiado: no es un aturdimiento
    .text = Cuando se daña la puerta de un ascensor, el bombero que haya dentro pasa de inmediato a una de las dos casillas del camión, a elección de su jugador. No es un aturdimiento, así que no se puede «Esquivar».

rule-FP-KD-10 = Bombero en una escala
    .text = Si las llamas llegan a la casilla de un segmento de escala en el que hay un bombero, este queda aturdido y la escala se pliega. Ocurre lo mismo si solo arde el segmento inferior y el bombero está en el superior: la persona que esté con él se pierde, una materia peligrosa explota en la casilla inferior y una escala que lleve queda allí plegada. Un bombero que pueda «Esquivar» puede en cambio abandonar la casilla superior por un lado abierto, con un movimiento de 1 PA.

rule-FP-KD-11 = Varios aturdimientos
    .text = Todos los bomberos que están en casillas en llamas quedan aturdidos en el mismo paso. Sus jugadores eligen por orden de turno, empezando por el jugador activo.

rule-FP-KD-12 = Evitar un aturdimiento
    .text = Un bombero que usa «Esquivar» se aparta en lugar de quedar aturdido: el veterano, o un bombero en la cercanía del veterano.
