# Las palabras de la mesa en la terminal: `flashover play`.

term-welcome = Flash Point: Fire Rescue – ¿qué partida?
term-which-game = Número, o Intro para { $default }:
term-own-game = Una partida a medida: se pregunta todo.
term-people = ¿Cuántos bomberos llevan las personas de este teclado? Los demás los llevan bots. Intro para { $default }:
term-more-options = ¿Repasar también las reglas de la casa? Escribe s para verlas; Intro las deja como están:
term-value = Valor, o Intro para { $default }:
term-one-of = Escribe una de estas respuestas: { $answers }.

term-begin = Escribe el número de una jugada o la jugada misma. ? lo explica todo, hint pregunta a un bot, undo deshace, save guarda la partida, quit sale.
term-asks-move = { $who }>
term-dice-red = Dado rojo, de 1 a { $most } (los dos a la vez: 3,4); con Intro tira el programa:
term-dice-black = Dado negro, de 1 a { $most }; con Intro tira el programa:
term-draw = ¿Qué ficha es? { $answers }; con Intro roba el programa:
term-dice-bad = Eso no puede salir aquí.
term-keep = Escribe un nombre de archivo para guardar el registro, o Intro para salir:

## El panel

term-bot = bot { $name }
term-ap = { $ap } PA
term-special = { $ap ->
    [one] { $ap } especial
   *[other] { $ap } especiales
  }
term-free = { $ap } gratis
term-saved = { $ap ->
    [one] { $ap } guardado
   *[other] { $ap } guardados
  }
term-carries = lleva: { $piece }
term-leads = acompaña: { $piece }
term-count-rescued = Rescatados { $many } de { $goal }
term-count-lost = Perdidos { $many } de { $limit }
term-count-cubes = Cubos de daño: quedan { $many }
term-count-hot = Focos de calor en reserva: { $many }
term-count-decks = Cartas: fuego { $fire }, eventos { $event }

## Respuestas a lo que se escribe

term-not-understood = «{ $text }» no es una jugada. Las jugadas están en la lista de arriba; ? ayuda.
term-allowed = Permitido: { $action }.
term-hint = Un bot diría: { $action }. Escribe { $move }
term-undo-nothing = No hay nada que deshacer.
term-undo-consent = Desde entonces se ha sabido algo nuevo y los dados caerán de otro modo. ¿Estáis todos de acuerdo? s o n:
term-undone = Deshecho.
term-saved-to = La partida está guardada en { $file }.
term-not-saved = La partida no se pudo guardar en { $file }: { $why }.
term-go-on = Para seguir: { $command }
term-load-what = ¿Qué partida? Escribe load y el nombre de un archivo.
term-loaded = Seguís con { $file }.
term-languages = Los idiomas son { $known }.
term-pace-bad = Escribe los segundos que dura un paso del fuego, de 0 a 10: pace 0.5
term-no-topic = No se sabe nada de { $topic }. Prueba con el número de una regla (? FP-FIRE-06), una palabra de su título (? explosión), una pieza o un especialista (? paramedic).

term-help =
    Un número, o una jugada de la lista   la lleva a cabo; 2: ready responde por el puesto 2
    ? 3, ? FP-FIRE-06, ? explosión        explica una jugada, una regla, una palabra
    why JUGADA                            dice por qué se puede o no: why chop 3,4 N
    hint                                  lo que haría un bot
    undo                                  deshace la última decisión
    save ARCHIVO, load ARCHIVO            guarda una partida, sigue con otra
    record                                la partida hasta ahora, como puedes saberla
    board                                 muestra otra vez tablero y jugadas
    pace 0.5, lang en                     velocidad del fuego; idioma
    quit                                  guarda la partida y sale; Ctrl-C también
term-legend =
    En el tablero: ~~ humo, ** llamas, 1 a 6 bomberos, ? PDI boca abajo, V persona, H materia peligrosa, * foco de calor,
    Amb y Eng los vehículos; D puerta cerrada, d abierta, o puerta que ya no está; una cifra en un pared: cubos de daño.
    Letras de las casillas: A y E las plazas de la ambulancia y del camión, las demás nombran habitaciones. Casillas: fila,columna.
