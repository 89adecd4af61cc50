# Reglas de Flash Point: la versión básica.

rule-FP-FAM-01 = Qué usa la versión básica
    .text = La versión básica usa 24 cubos de daño, 18 fichas de PDI (12 personas, dos de ellas animales, y 6 falsas alarmas), puertas, llamas y humo. Los focos de calor, las materias peligrosas, las fichas de primeros auxilios, los especialistas y los vehículos se quedan en la caja; de los vehículos solo importan las zonas de aparcamiento de ambulancia, para los aturdimientos.

rule-FP-FAM-02 = Reserva de PDI
    .text = Dos fichas de persona y una de falsa alarma se quedan en la caja. Las otras 15 forman la reserva; cuando se agota, no se colocan más PDI.

rule-FP-FAM-03 = Llamas al empezar
    .text = En la cara A del tablero básico hay llamas al empezar en (2,2), (2,3), (3,2), (3,3), (3,4), (3,5), (4,4), (5,6), (5,7) y (6,6). En la cara B y en los tableros de las expansiones se tiran en su lugar tres explosiones sin cubos de daño.

rule-FP-FAM-04 = PDI al empezar
    .text = En la cara A del tablero básico se coloca un PDI en (2,4), otro en (5,1) y otro en (5,8), con el interrogante a la vista. En la cara B y en los tableros de las expansiones las tres casillas se tiran.

rule-FP-FAM-05 = Puertas al empezar
    .text = En cada entrada del interior del edificio se coloca una puerta cerrada; en la cara A del tablero básico son ocho.

rule-FP-FAM-06 = Bomberos al empezar
    .text = Cada jugador coloca su bombero en cualquier casilla exterior. Varios pueden compartir casilla.

rule-FP-FAM-07 = PA en la versión básica
    .text = Cada bombero tiene 4 PA por turno. Se guardan hasta 4 PA sin usar para el turno siguiente, de modo que nunca se tienen más de 8.

rule-FP-FAM-08 = Moverse en la versión básica
    .text = Moverse cuesta 1 PA a una casilla sin llamas, 2 PA a una casilla en llamas y 2 PA si llevas a una persona a una casilla despejada o con humo. Al entrar en una casilla se desvela su PDI sin coste. Las paredes destruidas se pueden atravesar.

rule-FP-FAM-09 = Rescate en la versión básica
    .text = Una persona llevada fuera del edificio queda rescatada en el acto y sale del tablero; no hace falta que llegue a una ambulancia.

rule-FP-FAM-10 = Extinguir, derribar y puertas en la versión básica
    .text = En tu casilla o en una adyacente, 1 PA retira el humo o convierte las llamas en humo, y 2 PA retiran las llamas. La acción «Derribar» coloca por 2 PA un cubo de daño en una pared de tu casilla. Abrir o cerrar una puerta cuesta 1 PA.

rule-FP-FAM-11 = El fuego en la versión básica
    .text = Cada turno se tira una casilla resultante: si está despejada recibe humo, el humo se convierte en llamas y las llamas explotan. El humo adyacente a unas llamas se convierte en llamas, también tras una explosión, hasta que no quede ninguno así.

rule-FP-FAM-12 = Aturdimiento en la versión básica
    .text = Un bombero a cuya casilla llegan las llamas queda aturdido y va a la zona de aparcamiento de ambulancia más cercana, salvo que la opción «Zona de ambulancia tras un aturdimiento» permita cualquiera. La persona que llevaba se pierde.

rule-FP-FAM-13 = PDI en la versión básica
    .text = Al final de cada turno debe haber tres PDI, dentro o fuera del edificio, contando las personas desveladas; los que falten se tiran mientras quede reserva. Si en la casilla resultante hay un PDI o una persona desvelada, se tira de nuevo; si no, se retira su ficha de incendio y se coloca el PDI, salvo que la opción «Cómo encuentran casilla los nuevos PDI» mande seguir las flechas. Si hay allí un bombero lo desvela de inmediato, y una falsa alarma así retirada se sustituye por otro PDI.

rule-FP-FAM-14 = Final de la versión básica
    .text = Siete personas rescatadas son la victoria; podéis seguir hasta las diez si se elige la opción «Seguir jugando tras siete rescates». Con los 24 cubos de daño colocados llega el derrumbe, y cuatro personas perdidas son la derrota, salvo que la opción «Pérdidas que acaban la partida» fije otro número. Cada final vale de inmediato.

rule-FP-FAM-15 = El turno en la versión básica
    .text = Un turno consiste en realizar acciones, propagar el fuego y reponer los PDI. Después juega el siguiente.
