# Reglas de Flash Point: los especialistas.

rule-FP-SPEC-01 = Los especialistas y sus PA
    .text = PA por turno: sanitario, 4; jefe de bomberos, 4 y 2 de mando; técnico en imagen térmica, 4; bombero CAFS, 3 y 3 de extinción; experto en materias peligrosas, 4; generalista, 5; especialista en rescates, 4 y 3 de movimiento; conductor/operario, 4; ingeniero de estructuras, 4; veterano, 4; perro de rescate, 12; especialista en prevención de incendios, 4; estratega, 4 y 1 de planificación; especialista en contención, 4. Los catorce se pueden elegir en cualquier partida de la versión avanzada.

rule-FP-SPEC-02 = Sanitario: atender
    .text = Por 1 PA el sanitario pone una ficha de primeros auxilios a una persona de su casilla, que pasa a ser una persona atendida; una persona herida grave pasa a ser una persona normal. Solo el sanitario puede atender, y a cada persona solo una vez.

rule-FP-SPEC-03 = Sanitario: extinguir cuesta el doble
    .text = Cada paso de «Extinguir» le cuesta 2 PA al sanitario: 2 PA para retirar humo, 4 PA para retirar del todo unas llamas.

rule-FP-SPEC-04 = Jefe de bomberos: dar órdenes
    .text = En su turno, el jefe de bomberos da PA de mando o normales a otro bombero, que los usa en el acto para «Moverse», también por escalas, o para abrir y cerrar puertas y ventanas, incluso llevando o acompañando a alguien; el perro de rescate puede «Moverse», «Colarse» o «Arrastrar». El jugador de ese bombero decide cómo usarlos, no puede añadir PA guardados y puede negarse, salvo que se desactive la opción «Las órdenes piden permiso»; los puntos sin usar vuelven al jefe, y nadie puede quedarse en una casilla en llamas. Los PA de mando que no use en su turno se pierden.

rule-FP-SPEC-05 = Jefe de bomberos: límite con el bombero CAFS
    .text = El bombero CAFS puede recibir por órdenes 1 PA por turno como máximo.

rule-FP-SPEC-06 = Técnico en imagen térmica: identificar
    .text = Por 1 PA el técnico en imagen térmica pone boca arriba cualquier PDI del tablero. Una falsa alarma se retira; una persona se queda en su casilla.

rule-FP-SPEC-07 = Bombero CAFS
    .text = Los 3 PA de extinción solo pagan la acción «Extinguir», no el cañón de agua ni la lanza de alta presión, y no se pueden guardar. También se pueden usar PA normales para extinguir.

rule-FP-SPEC-08 = Experto en materias peligrosas: eliminar
    .text = Por 2 PA el experto en materias peligrosas retira una materia peligrosa de su casilla, esté donde esté, y la pone en la zona de personas rescatadas. Valen también la que lleva y una persona con materia peligrosa ya desvelada.

rule-FP-SPEC-09 = Experto en materias peligrosas: retirar un derrame
    .text = Por 2 PA el experto en materias peligrosas retira una ficha de derrame químico de una casilla adyacente.

rule-FP-SPEC-10 = Generalista
    .text = El generalista tiene 5 PA y ninguna habilidad especial.

rule-FP-SPEC-11 = Especialista en rescates
    .text = Los 3 PA de movimiento pagan «Moverse» y las demás acciones de movimiento (puertas, ventanas y escalas), salvo que la opción «Qué pagan los PA de movimiento» los limite a «Moverse»; no se pueden guardar, y también se pueden usar PA normales para moverse. Cada acción «Derribar», también contra una puerta cerrada con llave o una ficha «bloqueada», cuesta 1 PA. Extinguir le cuesta el doble.

rule-FP-SPEC-12 = Conductor/operario: cañón de agua
    .text = Usar el cañón de agua le cuesta 2 PA al conductor/operario, que puede volver a tirar uno o los dos dados, cada uno una vez; tras ver el resultado de uno aún puede volver a tirar el otro. El valor nuevo sustituye al anterior. Solo después se da la vuelta a los dados para caer en el cuadrante.

rule-FP-SPEC-13 = Conductor/operario: plataforma y lanza
    .text = Al conductor/operario, operar la plataforma le cuesta 2 PA y usar la lanza de alta presión, otros 2 PA.

rule-FP-SPEC-14 = El conductor/operario y los rociadores
    .text = Las ventajas del conductor/operario no valen para los rociadores de la estación de metro: cuestan 4 PA y no se vuelve a tirar nada.

rule-FP-SPEC-15 = Ingeniero de estructuras: sin extinguir
    .text = El ingeniero de estructuras no puede extinguir llamas ni humo. El cañón de agua, la lanza de alta presión y los rociadores son acciones distintas y sí se le permiten.

rule-FP-SPEC-16 = Ingeniero de estructuras: despejar un foco de calor
    .text = Por 1 PA, si no hay llamas en su casilla ni en ninguna adyacente, el ingeniero de estructuras devuelve un foco de calor de su casilla a la reserva, desde donde puede volver a entrar en juego. Solo existe sin Sucesos trágicos.

rule-FP-SPEC-17 = Ingeniero de estructuras: despejar un Rebrote
    .text = Por 2 PA, si no hay llamas en su casilla ni en ninguna adyacente, un Rebrote tomado al azar del mazo de fuego o, si no lo hay, de las cartas usadas, vuelve a su reserva, y el mazo se baraja. Solo existe con Sucesos trágicos.

rule-FP-SPEC-18 = Ingeniero de estructuras: reparar una pared
    .text = Por 2 PA, si no hay llamas en su casilla ni en ninguna adyacente, el ingeniero de estructuras quita un cubo de daño de una pared dañada de su casilla y lo devuelve a la reserva; no importa que haya llamas detrás de esa pared. No se pueden reparar las paredes destruidas, el casco ni la maquinaria.

rule-FP-SPEC-19 = Ingeniero de estructuras: reparar un suelo
    .text = Por 2 PA el ingeniero de estructuras retira una ficha de suelo dañado si está en esa casilla o justo debajo, salvo que la opción «Desde dónde se reparan los suelos» diga otra cosa. No debe haber llamas en su casilla, en la dañada, en las adyacentes a esta ni en la de debajo. Un suelo destruido no se puede reparar.

rule-FP-SPEC-20 = Veterano: esquivar
    .text = En la fase «Propagar el fuego» de cualquier jugador, el veterano puede gastar 1 PA guardado para hacer un movimiento en lugar de quedar aturdido: uno que cueste 1 PA, a una casilla sin llamas y sin llevarse a ninguna persona ni materia peligrosa. Desvela el PDI que haya allí; se permiten las escaleras, las escalas y la ambulancia. Son PA guardados los que conserva de su último turno, o los que le sobran al acabar las acciones del suyo; no se puede esquivar el aturdimiento de un derrame químico o de un suelo destruido.

rule-FP-SPEC-21 = Veterano: experiencia
    .text = Otro bombero que pase algún momento de su turno en la cercanía del veterano recibe un PA gratuito para ese turno. Paga lo mismo que un PA normal y no se puede guardar.

rule-FP-SPEC-22 = Veterano: esquivar para los demás
    .text = Un bombero que está en la cercanía del veterano cuando empieza la fase «Propagar el fuego», o cuando empieza su paso de aturdimientos, puede «Esquivar» en esa fase por 2 PA guardados, con las mismas condiciones. El perro de rescate no esquiva nunca.

rule-FP-SPEC-23 = Cercanía
    .text = Un bombero está en la cercanía si comparte casilla con el veterano, está en una adyacente o se llega a él con tres movimientos como máximo, también por paredes destruidas. Las casillas intermedias no deben tener humo ni llamas, y el camino no puede pasar por puertas o ventanas cerradas, escaleras ni escalas; las casillas de ambos no hace falta que estén despejadas.

rule-FP-SPEC-24 = Perro de rescate: PA
    .text = El perro de rescate tiene 12 PA por turno, todos normales, y puede guardar hasta 6.

rule-FP-SPEC-25 = Perro de rescate: moverse
    .text = Moverse a una casilla adyacente le cuesta 1 PA al perro de rescate, el doble por terreno difícil; se permiten las escaleras, pero no las escalas de mano ni el foso de mantenimiento. El perro nunca puede entrar en una casilla en llamas.

rule-FP-SPEC-26 = Perro de rescate: colarse
    .text = Por 2 PA el perro de rescate atraviesa una pared con uno de los dos cubos de daño, pero no hacia unas llamas ni mientras arrastra. No puede colarse por tabiques ni ventanas, pues un solo cubo los destruye.

rule-FP-SPEC-27 = Perro de rescate: desvelar
    .text = Por 0 PA el perro de rescate pone boca arriba un PDI de una casilla adyacente; una falsa alarma se retira. También lo desvela al entrar en su casilla.

rule-FP-SPEC-28 = Perro de rescate: acciones prohibidas
    .text = El perro de rescate no puede llevar materias peligrosas, escalas ni otras cosas, abrir o cerrar puertas y ventanas, derribar, extinguir, subir por escalas de mano, conducir vehículos ni ir en ellos, usar el cañón de agua ni «Esquivar». De las demás acciones especiales solo se le permite el «Relevo».

rule-FP-SPEC-29 = Perro de rescate: arrastrar
    .text = Por 4 PA el perro de rescate se mueve a una casilla adyacente sin llamas junto con una persona de su casilla; por 8 PA si es pesada o lleva botella de oxígeno. A una persona herida grave hay que atenderla antes. Arrastrar rescata a una persona allí donde lo haría llevarla.

rule-FP-SPEC-30 = Perro de rescate: acompañar
    .text = El perro de rescate no puede acompañar a personas atendidas, salvo que la opción «El perro de rescate acompaña personas» lo permita, por 2 PA por casilla o sin restricción.

rule-FP-SPEC-31 = Perro de rescate: relevo
    .text = El perro de rescate puede hacer un «Relevo». Sus PA guardados, hasta 6, se reducen entonces a 4.

rule-FP-SPEC-32 = Perro de rescate: qué le afecta
    .text = Para todas las demás reglas el perro de rescate es un bombero: las llamas lo aturden, el jefe de bomberos puede darle órdenes y el cañón de agua no se puede usar contra la zona en la que está.

rule-FP-SPEC-33 = Especialista en prevención de incendios: ventilar
    .text = Este especialista no puede extinguir, pero por 1 PA mueve cualquier humo del tablero una casilla por una ruta más corta hacia la puerta exterior más cercana, que elige el jugador si hay varias iguales; las puertas interiores, aun cerradas, no lo detienen, pero no pasa por paredes destruidas ni entra en llamas, derrames químicos u objetos. El humo que sale del edificio desaparece; se convierte en llamas en el acto si queda adyacente a unas llamas o entra en otro humo, cosa que el especialista no puede provocar en su propia casilla sin una salida segura, y lo que hagan esas llamas se resuelve en la fase «Propagar el fuego». En el rascacielos la puerta de ascensor en servicio más cercana, y en el submarino el punto de rescate más cercano, hacen las veces de puerta.

rule-FP-SPEC-34 = Especialista en prevención de incendios: evacuar
    .text = Por 2 PA mueve un PDI sin desvelar una casilla por una ruta más corta hacia la puerta exterior más cercana, también por escaleras, pero no hacia unas llamas, por paredes destruidas ni por escalas; una puerta cerrada junto a él se puede abrir por 2 PA. Se desvela si hay un bombero en su nueva casilla y al salir fuera: allí, una persona en una casilla de la ambulancia queda rescatada en el acto; en otro lugar espera a que la lleven. En el rascacielos la puerta de ascensor en servicio más cercana, y en el submarino el punto de rescate más cercano, hacen las veces de puerta exterior.

rule-FP-SPEC-35 = Estratega: dar PA guardados
    .text = Por 1 PA de planificación o normal, el estratega da 1 PA guardado a otro jugador, sin pasar del límite de su bombero (4; 6 el perro de rescate). El PA de planificación sin usar se pierde al final del turno.

rule-FP-SPEC-36 = Estratega: mirar el suceso
    .text = Una vez por turno, por 1 PA de planificación o normal, el estratega mira en secreto la siguiente carta de suceso y la deja encima o la pone debajo del mazo de sucesos. No es posible con el mazo agotado ni sin Sucesos trágicos.

rule-FP-SPEC-37 = Especialista en contención: contención
    .text = En el turno de cualquiera, si la casilla resultante de una propagación, antes de dar la vuelta a ningún dado, es la del especialista en contención o una adyacente a ella, esa propagación no tiene efecto. No es opcional.

rule-FP-SPEC-38 = Especialista en contención: contener
    .text = En el turno de cualquiera, tras la tirada de una propagación, el especialista en contención puede gastar 1 PA guardado para dar la vuelta a uno o a los dos dados (7 menos el valor del rojo; 9 menos el del negro, o 13 menos el del negro de doce caras). Puede hacerlo una vez por cada propagación de la fase, y no en otras tiradas.
