# Las palabras de la página.

page-title = Flashover

## Botones y lugares de todas las pantallas

button-close = Cerrar
button-cancel = Cancelar
button-back = Volver
button-confirm = Confirmar
button-copy = Copiar
button-retry = Probar otra vez
menu = Menú
language = Idioma
theme = Luz
theme-auto = Como el dispositivo
theme-light = De día
theme-dark = Con lámpara
motion = Movimiento
motion-full = Con movimiento
motion-still = Sin movimiento
pace = Velocidad del fuego
sound = Sonidos
sound-on = Sí
sound-off = No
settings = Ajustes
help = Ayuda
rules = Reglas

## El tablero

board-name = Tablero { $title }
board-floors = Plantas
board-zoom-in = Acercar
board-zoom-out = Alejar
board-zoom-all = Ver todo el tablero
side-N = Norte
side-E = Este
side-S = Sur
side-W = Oeste
side-U = Arriba
side-D = Abajo

## Puestos

seat-colour-1 = Rojo
seat-colour-2 = Azul
seat-colour-3 = Verde
seat-colour-4 = Amarillo
seat-colour-5 = Violeta
seat-colour-6 = Blanco
seat-you = Tú
seat-bot = Bot
seat-away = Ausente
seat-asleep = Dormido
seat-empty = Puesto libre
seat-turn = Juega ahora
seat-asked = Tiene que responder
seat-list = Puestos

## La barra de arriba

top-turn = Turno { $turn }
top-waiting = Esperando a { $name }
top-mine = Tu turno
top-online = Conectado
top-offline = Sin conexión. Tus jugadas esperan aquí.
top-won = Ganada
top-lost = Perdida

## Acciones

act-bar = Acciones
act-cost = { $ap } PA
act-free = gratis
act-none = Ahora mismo no se puede hacer nada.
act-why = No se puede: { $reason }
act-rule = Regla { $rule }
act-end-stake = Antes de terminar el turno
act-undo = Deshacer
act-try = Ensayar mi turno
act-try-keep = Hacerlo
act-try-drop = Descartarlo
act-trying = Un ensayo sobre una copia gris. Nada de esto ha ocurrido todavía.
act-walk = Caminar hasta aquí
act-more = Más acciones
act-fewer = Menos acciones
act-question = Tu respuesta

## El registro y los dados

log = Registro
log-empty = Todavía no ha ocurrido nada.
log-go = Ver este momento
log-new = { $many ->
    [one] Una línea nueva
   *[other] { $many } líneas nuevas
  }
dice = Dados
dice-none = Aún no hay dados
dice-show = Rojo { $red }, negro { $black }
dice-one = Dado de { $sides } caras: { $value }

## Errores

error-title = No ha funcionado
error-network = No se puede llegar al servidor.
error-words = No se han podido cargar las palabras de este idioma.
error-board = No se ha podido cargar este tablero.
error-unknown = Ha ocurrido algo inesperado.
empty-list = Aquí no hay nada todavía.

## Flash Point: lo que hay sobre la mesa

fp-place = { $name }, { $room }
fp-place-outside = { $name }, fuera
fp-poi = Punto de interés boca abajo
fp-ambulance-spot = Zona de aparcamiento de la ambulancia
fp-engine-spot = Zona de aparcamiento del camión
fp-carries = lleva: { $what }
fp-leads = acompaña: { $what }
fp-arrows = Flechas en el tablero

fp-border = { $side }: { $what }
fp-border-closed = { $what }, sin abrir
fp-border-opened = { $what }, con paso abierto
fp-border-locked = { $what }, con la llave echada
fp-border-fallen = { $what }, ya no queda en pie
fp-border-damaged = { $what }, { $cubes ->
    [one] un cubo de daño
   *[other] { $cubes } cubos de daño
  }

fp-special-captain = PA de mando
fp-special-cafs = PA de extinción
fp-special-rescue = PA de movimiento
fp-special-strategist = PA de planificación
fp-special-other = PA especiales

fp-ap = PA
fp-ap-left = { $ap } PA
fp-ap-saved = { $ap ->
    [one] { $ap } guardado
   *[other] { $ap } guardados
  }
fp-ap-special = { $ap } { $name }
fp-ap-free = { $ap ->
    [one] { $ap } gratuito
   *[other] { $ap } gratuitos
  }
fp-card = Tarjeta
fp-hands-empty = no lleva nada
fp-off-board = aún no está en el tablero

fp-supplies = Reservas
fp-cubes = Cubos de daño
fp-cubes-left = { $many ->
    [0] No queda ninguno: el edificio se derrumba
    [one] Queda un cubo
   *[other] Quedan { $many } cubos
  }
fp-rescued = Rescatadas
fp-rescued-of = { $many } de { $goal } rescatadas
fp-lost = Perdidas
fp-lost-of = { $many } de { $limit } perdidas
fp-reserve = Focos de calor en la reserva
fp-reserve-of = { $many } de { $circles }
fp-pool = PDI en la reserva
fp-fire-deck = Mazo de fuego
fp-event-deck = Mazo de sucesos
fp-deck = quedan { $left }, usadas { $used }
fp-flares = Rebrotes en la reserva
fp-disposed = Materias peligrosas eliminadas

## La portada

home-lead = Rescate en el fuego en tu mesa: a solas, en un dispositivo o con amigos lejanos.
home-new = Partida nueva
home-continue = Continuar
home-continue-none = Aún no hay partidas en este dispositivo. Aquí aparecerán las tuyas.
home-open = Mesas abiertas
home-open-none = Ahora mismo ninguna mesa tiene un puesto libre.
home-join = Entrar con un enlace
home-join-hint = Pega el enlace o el nombre de una mesa
home-join-go = Entrar
home-own = Preparar una partida a tu gusto
home-forget = Quitar de la lista
home-your-move = Te toca
home-ended = Terminada
home-running = En curso
home-loading = Un momento …

## Partida nueva

new-title = Partida nueva
new-name = Tu nombre
new-name-default = Jugador
new-table = Nombre de la mesa
new-board-choose = Elegir otro tablero
new-board-later = Las reglas de este tablero todavía no están.
new-seats = Quién juega
new-seat-me = Yo
new-seat-open = Libre, con enlace
new-seat-bot = Bot: { $name }
bot-random = al azar
bot-greedy = voraz
new-more = Variantes e interpretaciones
new-more-hint = No hace falta cambiar nada aquí.
new-explain = ¿Qué es esto?
new-public = Cualquiera puede encontrar y mirar esta mesa
new-typed = Tiramos dados de verdad y los escribimos
new-start = Empezar la partida
new-starting = Se está preparando la mesa …
new-list-hint = separados por comas

## La mesa

table-loading = Se está poniendo la mesa …
table-gone = En esta dirección no hay ninguna mesa.
table-home = A la portada
table-watch = Estás mirando. { $many ->
    [0] Nadie más mira.
    [one] Mira una persona.
   *[other] Miran { $many } personas.
  }
table-sending = En camino …
table-skip = Saltar
table-act-as = Juegas por { $who }
act-walk-with = Caminar hasta aquí con { $load }
act-here = Qué hacer aquí
act-nothing-here = Aquí no se puede hacer nada en este momento.
act-undo-ask = Pedir deshacer
act-ping = Señalar
act-claim = Me encargo de esto: { $what }
act-plan = Enseñar a los demás
act-others = El ensayo de otra persona. Nada de esto ha ocurrido.
act-end-sure = Terminar el turno
act-stop-try = Fin del ensayo: aquí se sabría algo nuevo.
chat-say = Decir algo
chat-send = Enviar
chat-phrases = Frases hechas
chat-line = { $who }: { $text }
log-undo = { $who } deshace la última jugada.
log-earlier = Ver la partida desde el principio
vote-undo = { $who } pide deshacer la última jugada.
vote-bot = { $who } propone un bot para el puesto { $seat }.
vote-swap = { $who } propone cambiar de puesto.
vote-yes = De acuerdo
vote-no = Rechazar
vote-waits = Falta la respuesta de: { $who }
dice-wanted = Tira tus dados y escribe lo que muestran.
end-again = Jugar otra igual
end-replay = Ver la repetición
end-verify = Comprobar los dados
invite = Invitar
invite-hint = Quien abra este enlace ocupa el puesto libre.
invite-watch = Enlace para mirar
copied = Copiado.
seat-take = Ocupar este puesto
seat-bot-take = Que juegue un bot
seat-back = Volver a jugar yo
report = Informar de esta interpretación
report-hint = La posición como archivo de caso. Añade qué debería haber pasado.
explain = ¿Qué es esto?

## El tablero en palabras

text-view = Tablero en palabras
text-move = Escribe una jugada
text-move-hint = Por ejemplo: move 3,4 – la lista muestra todas las jugadas posibles.
text-play = Jugarla
text-moves = Jugadas posibles
text-spaces = Casillas con algo encima
text-position = Posición

## Ayuda

help-keys = Teclas
key-arrows = Flechas: otra casilla; Intro: actuar en ella
key-page = Re Pág, Av Pág: otra planta
key-zoom = + y −: acercar y alejar; 0: todo el tablero
key-u = U: deshacer
key-t = T: ensayar mi turno
key-s = S: saltar lo que se muestra
key-b = B: volver al tablero
key-a = A: a las acciones
key-m = M: escribir una jugada
key-help = ?: esta hoja
help-play = Cómo se juega aquí
help-play-1 = Los números azules son casillas a las que puedes ir, con su coste en PA. Pulsa las cercanas para ir; las lejanas muestran antes todo el camino.
help-play-2 = Las marcas de color ámbar son otras acciones: llamas que extinguir, puertas que abrir, paredes que derribar. Todo está también como botón bajo el tablero.
help-play-3 = Lo que no se puede hacer queda como botón discontinuo y dice por qué, con el número de la regla.
help-play-4 = Puedes deshacer hasta que se sepa algo nuevo.

## Reglas

rules-search = Buscar en las reglas
rules-none = Ninguna regla habla de eso.
rules-many = { $many ->
    [one] Una regla
   *[other] { $many } reglas
  }
rules-copy = Enlace a esta regla

## Repetición

replay = Repetición
replay-at = Decisión { $at } de { $many }
replay-start = Al principio
replay-back = Una decisión atrás
replay-play = Reproducir
replay-pause = Pausa
replay-on = Una decisión adelante
replay-end = Al final
replay-link = Enlace a este momento
replay-begin = El principio de la partida
replay-none = De esta partida aún no hay nada que mostrar.

## Ajustes

pace-slow = Lenta
pace-usual = Normal
pace-quick = Rápida
pace-hasty = Muy rápida
language-auto = Como el navegador

## Flash Point: lo que está en juego

fp-stake-smoke = { $many ->
    [one] Un humo prendería
   *[other] { $many } humos prenderían
  }
fp-stake-people = { $many ->
    [one] Una ficha está junto a las llamas
   *[other] { $many } fichas están junto a las llamas
  }
fp-stake-nobody = Nadie está junto a las llamas

## Rechazos

refused-stale = Mientras tanto la partida ha seguido. Mira otra vez y decide.
refused-not-your-turn = No es tu turno.
refused-not-your-seat = Ese puesto no es tuyo.
refused-not-understood = Esta jugada no se entiende.
refused-dice-first = Escribe antes lo que muestran los dados.
refused-no-dice-asked = No hace falta ningún dado.
refused-nothing-to-undo = No hay nada que deshacer.
refused-not-stored = El servidor no ha podido guardar la jugada. Prueba otra vez.
error-rate = Demasiado a la vez. Espera un momento.
error-bad-seat = Uno de tus puestos ya no es válido; estás mirando.
error-unplayable = Esta partida ya no se puede abrir.
said-rules-updated = El programa se ha actualizado. La partida se ha repetido con las reglas nuevas y continúa.

## Puestos durante la partida

seat-manage = Este puesto
seat-propose-bot = Proponer que lo juegue un bot
seat-swap = Proponer cambiar de puesto
invite-seats = Puestos libres: { $many }. Quien abra el enlace puede sentarse.

## Acciones en el tablero

act-on-board = Elige una casilla marcada del tablero o abre la lista.
