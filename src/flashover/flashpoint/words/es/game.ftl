# Casillas, piezas, bordes, vehículos, personas y fases de Flash Point. Los argumentos se explican en el archivo inglés.

## Casillas

place = ({ $space })
place-unknown = fuera del tablero
places = { $place } y { $other }

## Bordes

at-border = { $side ->
    [N] { $border } al norte de { $place }
    [E] { $border } al este de { $place }
    [S] { $border } al sur de { $place }
    [W] { $border } al oeste de { $place }
    [U] { $border } hacia arriba desde { $place }
   *[D] { $border } hacia abajo desde { $place }
  }

side-of-N = hacia el norte
side-of-E = hacia el este
side-of-S = hacia el sur
side-of-W = hacia el oeste
side-of-U = hacia arriba
side-of-D = hacia abajo

border-open = Suelo libre
    .the = el suelo libre
    .text = Nada estorba: se camina, se extingue y llegan las ondas expansivas sin obstáculo.
border-wall = Pared
    .the = la pared
    .text = Dos cubos de daño la destruyen. Hasta entonces nadie la cruza, y detiene el fuego, las ondas expansivas y el agua.
border-thin = Tabique
    .the = el tabique
    .text = Un solo cubo de daño lo destruye. Hasta entonces detiene a las personas, el fuego, las ondas expansivas y el agua.
border-reinforced = Pared reforzada
    .the = la pared reforzada
    .text = Hacen falta tres cubos de daño para destruirla. Hasta entonces detiene a las personas, el fuego, las ondas expansivas y el agua.
border-window = Ventana
    .the = la ventana
    .text = Una pared con ventana: se abre por 1 PA y se puede pasar por ella. Cerrada o abierta, un cubo de daño la destruye y detiene una onda expansiva; destruida es un hueco.
border-door = Puerta
    .the = la puerta
    .text = Se abre o se cierra por 1 PA desde la casilla de al lado. Cerrada detiene a las personas, el fuego y el agua. Una explosión se la lleva; no se pone ningún cubo.
border-fireproof = Puerta antiincendios
    .the = la puerta antiincendios
    .text = Una onda expansiva puede bloquearla en vez de llevársela. Cada ficha «bloqueada» hay que derribarla.
border-lockable = Puerta que puede tener llave
    .the = la puerta
    .text = Al intentar abrirla puede resultar cerrada con llave. Una puerta cerrada con llave se puede derribar.
border-doorway = Entrada
    .the = la entrada
    .text = Un hueco sin puerta: nada que abrir, nada que cerrar.
border-bulkhead = Mamparo
    .the = el mamparo
    .text = Acero entre dos partes de un barco: no se puede derribar, destruir ni cruzar.
border-hull = Casco
    .the = el casco
    .text = El casco del barco. Recibe cubos de daño pero nunca se abre.
border-foundation = Cimientos
    .the = los cimientos
    .text = Nada los atraviesa: ni personas, ni fuego, ni ondas expansivas, ni el hacha.
border-machine = Máquina
    .the = la máquina
    .text = Una máquina entre dos casillas. Recibe cubos de daño, sigue estorbando y no se puede derribar.
border-rough = Terreno difícil
    .the = el terreno difícil
    .text = Cada movimiento a través de esta línea cuesta el doble.
border-wing = Ala
    .the = el ala
    .text = El ala del avión: cruzarla cuesta el doble, y dos cubos de daño la destruyen.
border-ladder = Escala fija
    .the = la escala fija
    .text = Una escala que forma parte del lugar: cada movimiento por ella cuesta el doble.
border-nowalk = Borde del foso
    .the = el borde del foso
    .text = Por aquí no baja ni sube nadie, pero pasan el fuego, las ondas expansivas y el agua.
border-stairs = Escalera
    .the = la escalera
    .text = Las casillas de arriba y de abajo son adyacentes: entre ellas se camina, se extingue y llega el fuego.

## Piezas

piece-smoke = Humo
    .a = humo
    .text = Se puede entrar en él. Junto a unas llamas se convierte en llamas. 1 PA de «Extinguir» lo retira.
piece-fire = Llamas
    .a = llamas
    .text = Entrar cuesta 2 PA y nadie puede terminar su turno en ellas. Al propagarse el fuego aturden a los bomberos y se pierden las personas. Dos pasos de «Extinguir» las apagan.
piece-hot-spot = Foco de calor
    .a = un foco de calor
    .text = Cuando el fuego se propaga en esta casilla, después se propaga una vez más. Solo el ingeniero de estructuras puede «Despejar» el foco.
piece-poi = Punto de interés
    .a = un PDI
    .text = Una ficha que nadie ha mirado: una persona o una falsa alarma. Quien entra en su casilla la desvela; en llamas se pierde.
piece-false-alarm = Falsa alarma
    .a = una falsa alarma
    .text = Allí no había nadie. La ficha se retira.
piece-victim = Persona
    .a = una persona
    .text = Llévala por 2 PA por casilla, o acompáñala cuando el sanitario la haya atendido. Siete rescatadas ganan la partida, cuatro perdidas la pierden.
piece-light = Persona herida leve
    .a = una persona herida leve
    .text = Se la puede acompañar desde el principio como a una persona atendida; no hace falta atenderla.
piece-critical = Persona herida grave
    .a = una persona herida grave
    .text = No se puede mover hasta que el sanitario la atienda. Después hay que llevarla; no se la puede acompañar.
piece-heavy = Persona pesada
    .a = una persona pesada
    .text = Llevarla cuesta el doble de PA: 4 por casilla. Atenderla cuesta 2 PA, y acompañarla 2 PA por casilla.
piece-oxygen = Persona con botella de oxígeno
    .a = una persona con botella de oxígeno
    .text = Moverla cuesta el doble de PA. Si se pierde en las llamas, la botella explota allí.
piece-hazmat-victim = Persona con materia peligrosa
    .a = una persona con materia peligrosa
    .text = Cuenta como materia peligrosa: explota en llamas, y fuera del edificio queda eliminada, ni rescatada ni perdida.
piece-couple = Pareja
    .a = una pareja
    .text = Dos personas tras una sola ficha: al desvelarla hay dos personas en la misma casilla.
piece-treated = { $piece }, ya atendida
    .text = Tiene una ficha de primeros auxilios: acompañarla no cuesta PA adicionales, y a la vez puedes llevar a otra persona.
piece-hazmat = Materia peligrosa
    .a = una materia peligrosa
    .text = En llamas explota. Llévala fuera por 2 PA por casilla, o que la elimine el experto en materias peligrosas.
piece-cube = Cubo de daño
    .a = un cubo de daño
    .text = Daño del edificio. Hay 24; cuando se toma el último, el edificio se derrumba y la partida se pierde.
piece-heal = Ficha de primeros auxilios
    .a = una ficha de primeros auxilios
    .text = Indica que el sanitario ya ha atendido a esta persona.
piece-locked = Puerta cerrada con llave
    .a = una puerta cerrada con llave
    .text = Ya se sabe que tiene llave: no se puede abrir, pero basta una acción «Derribar» para retirarla.
piece-firefighter = Bombero
    .a = un bombero
    .text = Actúa con puntos de acción (PA). Unas llamas en la fase «Propagar el fuego» lo aturden, y vuelve a empezar en la ambulancia.
piece-arrow = Flecha
    .a = una flecha
    .text = Si la casilla indicada no admite un PDI nuevo, las flechas señalan la siguiente que se prueba.

## Vehículos

vehicle-ambulance = Ambulancia
    .the = la ambulancia
    .text = Las personas que llegan a una de sus dos casillas quedan rescatadas (en la versión avanzada). Allí se levantan los bomberos aturdidos. Por 2 PA se lleva a la siguiente zona, desde cualquier lugar.
vehicle-engine = Camión
    .the = el camión
    .text = Desde sus dos casillas se usa el cañón de agua y se conduce por 2 PA. Quien empieza allí su turno puede hacer el «Relevo».

## Fases, resultados, finales

phase-setup = Preparación
phase-actions = Realizar acciones
phase-fire = Propagar el fuego
phase-replenish = Reponer los PDI
phase-ended = Fin

result-won = La partida está ganada.
result-lost = La partida está perdida.
end-rescued = Siete personas han sido rescatadas.
    .short = Siete rescatadas
end-collapse = Se ha puesto el último cubo de daño y el edificio se derrumba.
    .short = Derrumbe
end-lost = Se han perdido demasiadas personas.
    .short = Demasiadas perdidas
end-running = La partida sigue en curso.
    .short = En curso

## Los bomberos por el color de su puesto

firefighter-1 = Bombero rojo
firefighter-2 = Bombero azul
firefighter-3 = Bombero verde
firefighter-4 = Bombero amarillo
firefighter-5 = Bombero violeta
firefighter-6 = Bombero blanco

## Para qué se tiran los dados

roll-advance = Propagación
roll-poi = PDI nuevo
roll-deck-gun = Cañón de agua
roll-setup = Preparación
roll-reroll = Nueva tirada

## Frases hechas para el chat

phrase-hello = ¡Hola a todos!
phrase-my-fire = De estas llamas me ocupo yo.
phrase-my-victim = De esta persona me ocupo yo.
phrase-your-victim = ¿Puedes ocuparte de esta persona?
phrase-go-in = Voy a entrar.
phrase-come-out = ¡Sal de ahí!
phrase-door = Abre esta puerta, por favor.
phrase-close-door = Cierra esta puerta, por favor.
phrase-smoke-first = Primero el humo, antes de que arda.
phrase-hazmat = Hay que sacar la materia peligrosa.
phrase-ambulance = Traed aquí la ambulancia.
phrase-deck-gun = Usemos el cañón de agua.
phrase-stay-clear = No os acerquéis: cañón de agua.
phrase-save-ap = Guarda tus PA.
phrase-cubes = Cuidado, quedan pocos cubos de daño.
phrase-wait = Un momento, por favor.
phrase-well-done = ¡Bien hecho!
phrase-sorry = ¡Lo siento!
phrase-yes = Sí.
phrase-no = No.
