# Reglas de Flash Point: cómo acaba la partida.

rule-FP-END-01 = Victoria con siete rescates
    .text = El equipo gana en cuanto se rescata a la séptima persona. La partida acaba en el acto, incluso en mitad de un turno, y el fuego ya no se propaga.

rule-FP-END-02 = Seguir jugando por las diez
    .text = La partida acaba con el séptimo rescate salvo que se elija la opción «Seguir jugando tras siete rescates»; entonces podéis seguir e intentar rescatar a las diez personas, que es la partida perfecta y la acaba. Pase lo que pase tras el séptimo rescate, aunque sea el derrumbe o la cuarta pérdida, sigue siendo una victoria, valorada por el número de personas rescatadas.

rule-FP-END-03 = Derrumbe
    .text = Cuando el último de los 24 cubos de daño sale de la reserva, aunque sea por una acción «Derribar», el edificio se derrumba y la partida acaba de inmediato. Es una derrota si no se ha rescatado a siete personas.

rule-FP-END-04 = Cuatro personas perdidas
    .text = El equipo pierde en cuanto se han perdido cuatro personas, salvo que la opción «Pérdidas que acaban la partida» fije otro número. Las falsas alarmas no cuentan, y las personas especiales de la reserva no cambian el límite.

rule-FP-END-05 = Cuándo se comprueba el final
    .text = La victoria y la derrota se comprueban cada vez que cambia una cuenta, también en mitad de una acción o de una explosión: decide lo que ocurra primero. Si hay varias pérdidas, se toman de una en una, por planta, fila y columna, y las personas antes que los PDI de la misma casilla; con la que acaba la partida ya no se desvela ni se mueve nada más. Si el edificio se derrumbase durante los preparativos, estos se repiten.

rule-FP-END-06 = Bombero atrapado
    .text = Con el sótano, la partida se pierde si a un bombero que está en el sótano o en la planta baja no le queda ningún camino para salir del edificio, salvo que se desactive la opción «Derrota por quedar atrapado». Cuentan como camino las puertas que se puedan abrir, las paredes que se puedan derribar con los cubos que queden (nunca las exteriores del sótano), las escalas colocadas en agujeros o que los sortean y las escalas plegadas que alguien pueda traer. Se comprueba al final de cada fase «Propagar el fuego» y después de cada acción que retire una escala.

rule-FP-END-07 = Derrota en el buque y en el submarino
    .text = En el buque mercante la partida se pierde cuando el motor del buque tiene cuatro cubos de daño. En el submarino se pierde cuando se destruye cualquier maquinaria especial, para lo que hacen falta cuatro cubos de daño si el tablero no dice otra cosa.

rule-FP-END-08 = Los que están dentro en el derrumbe
    .text = Con el derrumbe se pierden todos los que siguen dentro del edificio, sin contarlos uno a uno. Las personas rescatadas antes siguen rescatadas.

rule-FP-END-09 = Ninguna otra derrota
    .text = Que se agoten los PDI, las fichas de incendio, los focos de calor o las cartas nunca acaba la partida. Se sigue jugando mientras no se llegue a uno de sus finales; nadie comprueba si la victoria aún es posible.
