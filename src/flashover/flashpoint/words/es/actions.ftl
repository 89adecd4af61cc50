# Lo que se puede hacer: el texto del botón, .text qué hace y cuánto cuesta, .say una acción completa.
# Los argumentos se explican en el archivo inglés.

action-with-cost = { $ap ->
    [0] { $action }
   *[other] { $action } – { $ap } PA
  }
action-paid = { $normal ->
    [one] { $action } (uno de ellos, PA normal)
   *[other] { $action } ({ $normal } de ellos, PA normales)
  }

action-end = Terminar el turno
    .text = Lo dejas aquí. Los PA sin usar se guardan hasta tu límite; después se propaga el fuego.
    .say = Terminar el turno
action-move = Moverse
    .text = Ir a una casilla adyacente: 1 PA; 2 PA a unas llamas; 2 PA si llevas algo. En cada movimiento eliges qué va contigo.
    .say = { $with ->
        [carried] Llevar { $carried } a { $place }
        [led] Acompañar a { $led } a { $place }
        [both] Llevar { $carried } y acompañar a { $led } a { $place }
       *[none] Moverse a { $place }
      }
action-open = Abrir
    .text = Abrir una puerta o una ventana de un lado de tu casilla: 1 PA.
    .say = Abrir { $border }
action-close = Cerrar
    .text = Cerrar una puerta o una ventana de un lado de tu casilla: 1 PA.
    .say = Cerrar { $border }
action-extinguish = Extinguir
    .text = Convertir llamas en humo, o retirar humo, en tu casilla o en una adyacente: 1 PA por paso, 2 PA el sanitario y el especialista en rescates.
    .say = Extinguir en { $place }
action-chop = Derribar
    .text = Poner un cubo de daño en una pared de tu casilla, o retirar una puerta cerrada con llave: 2 PA, 1 PA el especialista en rescates.
    .say = Derribar { $border }
action-crew-change = Relevo
    .text = Como primera acción de un turno empezado en el camión: tomar otra tarjeta de especialista. Sigues con sus PA menos 2.
    .say = Relevo: seguir como { $role }
action-drive = Conducir
    .text = Llevar la ambulancia, desde cualquier lugar, o el camión, desde él, a otra zona de aparcamiento: 2 PA. Quien esté en el vehículo puede ir con él.
    .say = Conducir { $vehicle } a { $place } y { $other }
action-deck-gun = Usar el cañón de agua
    .text = Desde el camión, sin ningún bombero en la zona de al lado: se tiran los dados; la casilla resultante y sus adyacentes pierden todo el humo y las llamas. 4 PA, 2 PA el conductor/operario.
    .say = Usar el cañón de agua
action-treat = Atender
    .text = Sanitario: una persona de tu casilla pasa a ser una persona atendida. 1 PA, 2 PA si es pesada.
    .say = Atender a { $carried }
action-identify = Identificar
    .text = Técnico en imagen térmica: poner boca arriba un PDI en cualquier lugar del tablero: 1 PA.
    .say = Identificar el PDI de { $place }
action-dispose = Eliminar
    .text = Experto en materias peligrosas: retirar una materia peligrosa de tu casilla: 2 PA.
    .say = Eliminar el peligro: { $carried }
action-clear-hot-spot = Despejar el foco de calor
    .text = Ingeniero de estructuras: retirar el foco de calor de tu casilla, sin llamas en ella ni al lado: 1 PA.
    .say = Despejar el foco de calor de tu casilla
action-clear-flare-up = Despejar un Rebrote
    .text = Ingeniero de estructuras: sacar un Rebrote del mazo de fuego, sin llamas en tu casilla ni al lado: 2 PA.
    .say = Despejar un Rebrote
action-repair = Reparar
    .text = Ingeniero de estructuras: quitar un cubo de daño de una pared dañada de tu casilla, sin llamas en ella ni al lado: 2 PA.
    .say = Reparar { $border }
action-command = Dar órdenes
    .text = Jefe de bomberos: dar PA a otro bombero, que los gasta en el acto en movimientos, puertas y ventanas.
    .say = Dar órdenes: { $points } PA para { $who }
action-squeeze = Colarse
    .text = Perro de rescate: por una pared con uno de sus dos cubos de daño: 2 PA.
    .say = Colarse hasta { $place }
action-drag = Arrastrar
    .text = Perro de rescate: tirar de una persona hasta una casilla adyacente: 4 PA, 8 PA si es pesada o con botella de oxígeno.
    .say = Arrastrar a { $carried } a { $place }
action-reveal = Desvelar
    .text = Perro de rescate: poner boca arriba un PDI de una casilla adyacente: 0 PA.
    .say = Desvelar el PDI de { $place }
action-de-smoke = Ventilar
    .text = Especialista en prevención: mover cualquier humo una casilla hacia la puerta exterior más cercana: 1 PA.
    .say = Ventilar: humo de { $from } a { $place }
action-escape = Evacuar
    .text = Especialista en prevención: un PDI boca abajo se mueve una casilla hacia la puerta exterior más cercana: 2 PA.
    .say = Evacuar: el PDI de { $from } va a { $place }
action-escape-open = Abrir para un PDI
    .text = Especialista en prevención: abrir una puerta cerrada en el camino del PDI que está junto a ella: 2 PA.
    .say = Abrir { $border } para el PDI de al lado
action-give = Dar un PA guardado
    .text = Estratega: otro bombero recibe un PA guardado, hasta su límite: 1 PA.
    .say = Dar un PA guardado a { $who }
action-look = Mirar el siguiente suceso
    .text = Estratega, una vez por turno: mirar en secreto el siguiente suceso y dejarlo encima o ponerlo debajo: 1 PA.
    .say = Mirar el siguiente suceso
action-pass = No
    .text = Dejas las cosas como están.
    .say = Renunciar
action-accept = Aceptar
    .text = Usas ahora los PA del jefe de bomberos.
    .say = Aceptar las órdenes
action-stop = Ya basta
    .text = No usas más de estos PA; los que sobran vuelven al jefe de bomberos.
    .say = Devolver los PA que sobran
action-ride = Ir en el vehículo
    .text = Vas con el vehículo, con lo que llevas y a quien acompañas, a una de sus dos casillas nuevas: 0 PA.
    .say = Ir en el vehículo a { $place }
action-stay = Quedarse
    .text = El vehículo se va sin ti.
    .say = Quedarse aquí
action-reroll = Volver a tirar
    .text = Conductor/operario: tirar otra vez uno o los dos dados del cañón de agua, cada uno una vez. Vale el valor nuevo.
    .say = { $dice ->
        [red] Volver a tirar el dado rojo
        [black] Volver a tirar el dado negro
       *[both] Volver a tirar los dos dados
      }
action-top = Encima
    .text = El suceso sigue siendo el siguiente.
    .say = Dejar el suceso encima
action-bottom = Debajo
    .text = El suceso pasa a ser el último.
    .say = Poner el suceso debajo
action-dodge = Esquivar
    .text = Gastar PA guardados (1 el veterano, 2 los demás) para salir de las llamas en vez de quedar aturdido. Quien llevas o acompañas se queda.
    .say = Esquivar hacia { $place }
action-suppress = Contener
    .text = Especialista en contención: 1 PA guardado da la vuelta a uno o a los dos dados de la propagación.
    .say = { $dice ->
        [red] Contener: dar la vuelta al dado rojo
        [black] Contener: dar la vuelta al dado negro
       *[both] Contener: dar la vuelta a los dos dados
      }
action-place = Levantarse aquí
    .text = Un bombero aturdido elige entre las casillas que se ofrecen.
    .say = Levantarse en { $place }
action-explode = Esta primero
    .text = El jugador activo elige cuál explota primero.
    .say = Explota primero la de { $place }
action-grenade = Lanzar la granada
    .text = La casilla elegida y todas las adyacentes pierden todo el humo y las llamas.
    .say = Lanzar la granada a { $place }
action-continue = Seguir jugando
    .text = La victoria ya no se pierde; intentáis rescatar también a los demás.
    .say = Seguir jugando por los demás
action-finish = Acabar la partida
    .text = La partida acaba aquí, ganada.
    .say = Acabar la partida, ganada
action-role = Elegir especialista
    .text = Tomar una tarjeta que nadie tenga, o dejarlo al azar.
    .say = { $which ->
        [random] Tomar un especialista al azar
       *[chosen] Jugar como { $role }
      }
action-start = Empezar aquí
    .text = Poner tu bombero en una casilla exterior.
    .say = Empezar en { $place }
action-park = Aparcar
    .text = Poner un vehículo en una de sus zonas de aparcamiento.
    .say = Aparcar { $vehicle } en { $place } y { $other }
action-first = Empieza
    .text = El grupo elige quién juega el primer turno.
    .say = Empieza { $who }
action-ready = Listo
    .text = Estás de acuerdo con los puestos de bomberos y vehículos. Cuando todos lo estén, empieza la partida.
    .say = Todo listo

## Lo que se pregunta a un jugador, y lo que leen los demás entretanto

ask-role = ¿Qué especialista juegas?
    .waiting = { $who } elige especialista.
ask-placement = ¿Dónde empiezas, dónde están los vehículos y quién juega primero? Pulsa «Listo» cuando estés de acuerdo.
    .waiting = Falta que { $who } dé el visto bueno.
ask-action = Tu turno: ¿qué haces?
    .waiting = Juega { $who }.
ask-offer = El jefe de bomberos te ofrece PA. ¿Los usas ahora?
    .waiting = { $who } decide si acepta las órdenes.
ask-commanded = Cumples órdenes: muévete, abre o cierra con los PA del jefe de bomberos.
    .waiting = { $who } cumple órdenes.
ask-ride = El vehículo se va. ¿Vas con él, y a qué casilla?
    .waiting = { $who } decide si va en el vehículo.
ask-reroll = ¿Vuelves a tirar dados del cañón de agua?
    .waiting = { $who } decide si vuelve a tirar los dados del cañón de agua.
ask-look = Has visto el siguiente suceso. ¿Lo dejas encima o lo pones debajo?
    .waiting = { $who } mira el siguiente suceso.
ask-suppress = El fuego va a propagarse. ¿Gastas 1 PA guardado para dar la vuelta a los dados?
    .waiting = { $who } decide si quiere «Contener».
ask-hazmat = Hay varias materias peligrosas en llamas. ¿Cuál explota primero?
    .waiting = { $who } elige qué materia peligrosa explota primero.
ask-tank = Explotan varias botellas de oxígeno. ¿Cuál primero?
    .waiting = { $who } elige qué botella de oxígeno explota primero.
ask-dodge = Estás en llamas. ¿Gastas PA guardados para «Esquivar», y hacia qué casilla?
    .waiting = { $who } decide si quiere «Esquivar».
ask-place = El fuego te ha aturdido. ¿En qué casilla te levantas?
    .waiting = { $who } elige dónde levantarse.
ask-grenade = Tienes una granada extintora. ¿A qué casilla la lanzas?
    .waiting = { $who } decide adónde va la granada.
ask-play-on = Hay siete rescatadas: la partida está ganada. ¿Seguís jugando por los demás?
    .waiting = Falta que { $who } decida si seguís jugando.
