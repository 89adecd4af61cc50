# Las palabras de la página.

page-title = Flashover
page-your-turn = Tu turno

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
top-phase-setup = Preparación
top-phase-actions = Acciones
top-phase-fire = Propagar el fuego
top-phase-replenish = Reponer los PDI
top-phase-ended = Fin
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
act-end = Terminar el turno
act-end-stake = Antes de terminar el turno
act-undo = Deshacer
act-try = Ensayar mi turno
act-try-keep = Hacerlo
act-try-drop = Descartarlo
act-trying = Un ensayo sobre una copia gris. Nada de esto ha ocurrido todavía.
act-walk = Ir a { $place } por { $ap } PA
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
fp-fire = Llamas
fp-smoke = Humo
fp-hot-spot = Foco de calor
fp-hazmat = Materia peligrosa
fp-poi = Punto de interés boca abajo
fp-ambulance = Ambulancia
fp-engine = Camión
fp-ambulance-spot = Zona de aparcamiento de la ambulancia
fp-engine-spot = Zona de aparcamiento del camión
fp-treated = { $face }, con primeros auxilios
fp-fighter = Bombero { $seat ->
    [1] rojo
    [2] azul
    [3] verde
    [4] amarillo
    [5] violeta
   *[6] blanco
  }
fp-carries = lleva: { $what }
fp-leads = acompaña: { $what }
fp-arrows = Flechas en el tablero

fp-face-alarm = Falsa alarma
fp-face-victim = Persona
fp-face-light = Persona herida leve
fp-face-critical = Persona herida grave
fp-face-heavy = Persona pesada
fp-face-oxygen = Persona con botella de oxígeno
fp-face-hazmat = Persona con materia peligrosa
fp-face-couple = Pareja

fp-border = { $side }: { $what }
fp-border-wall = pared
fp-border-thin = tabique
fp-border-reinforced = pared reforzada
fp-border-window = ventana
fp-border-door = puerta
fp-border-fireproof = puerta antiincendios
fp-border-lockable = puerta
fp-border-doorway = entrada
fp-border-bulkhead = mamparo
fp-border-hull = casco
fp-border-foundation = cimientos
fp-border-machine = máquina
fp-border-rough = terreno difícil
fp-border-wing = ala
fp-border-ladder = escala
fp-border-nowalk = borde del foso
fp-border-stairs = escalera
fp-border-open = suelo libre
fp-border-closed = { $what }, sin abrir
fp-border-opened = { $what }, con paso abierto
fp-border-locked = { $what }, con la llave echada
fp-border-fallen = { $what }, ya no queda en pie
fp-border-damaged = { $what }, { $cubes ->
    [one] un cubo de daño
   *[other] { $cubes } cubos de daño
  }

fp-role-none = Bombero
fp-role-paramedic = Sanitario
fp-role-captain = Jefe de bomberos
fp-role-imaging = Técnico en imagen térmica
fp-role-cafs = Bombero CAFS
fp-role-hazmat-technician = Experto en materias peligrosas
fp-role-generalist = Generalista
fp-role-rescue = Especialista en rescates
fp-role-driver = Conductor/operario
fp-role-engineer = Ingeniero de estructuras
fp-role-veteran = Veterano
fp-role-dog = Perro de rescate
fp-role-prevention = Especialista en prevención de incendios
fp-role-strategist = Estratega
fp-role-suppression = Especialista en contención

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
