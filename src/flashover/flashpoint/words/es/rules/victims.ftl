# Reglas de Flash Point: personas y puntos de interés.

rule-FP-VIC-01 = Persona normal
    .text = Una persona normal se puede llevar por 2 PA por casilla, pero no acompañar. Cuando el sanitario la atiende, se convierte en una persona atendida.

rule-FP-VIC-02 = Persona atendida
    .text = Una persona atendida tiene una ficha de primeros auxilios y se puede llevar por 2 PA por casilla o acompañar por 1 PA por casilla. Cada bombero acompaña solo a una persona a la vez. Las fichas de primeros auxilios no se agotan.

rule-FP-VIC-03 = Persona herida leve
    .text = Una persona herida leve cuenta como atendida desde el principio: se puede acompañar por 1 PA por casilla o llevar por 2 PA. No se puede atender, pues no serviría de nada.

rule-FP-VIC-04 = Persona herida grave
    .text = Una persona herida grave no se puede mover de ningún modo hasta que el sanitario la atienda. Tras esa única atención se comporta como una persona normal: se lleva por 2 PA por casilla, no se puede acompañar ni volver a atender.

rule-FP-VIC-05 = Persona pesada
    .text = Todo lo que se hace con una persona pesada cuesta el doble: 4 PA por casilla para llevarla, 2 PA por casilla para acompañarla, 2 PA para atenderla.

rule-FP-VIC-06 = Persona con botella de oxígeno
    .text = Llevarla (4 PA por casilla) o acompañarla (2 PA por casilla) cuesta el doble, pero no atenderla (1 PA). Si se pierde, sea como sea, la botella explota en esa casilla como una materia peligrosa, y también coloca un foco de calor si queda alguno en la reserva y la casilla no tiene. Primero se cuentan todas las pérdidas del momento; después explotan las botellas en el orden que elija el jugador activo, y las materias peligrosas y las pérdidas se vuelven a comprobar hasta que nada cambie.

rule-FP-VIC-07 = Persona con materia peligrosa
    .text = Una vez desvelada, es una materia peligrosa a todos los efectos: explota si hay llamas en su casilla, se elimina en lugar de rescatarse y deja de contar entre los PDI y las personas del tablero. Si las llamas la alcanzan sin desvelar, se desvela y explota, y nadie cuenta como perdido.

rule-FP-VIC-08 = Pareja
    .text = Al desvelar una pareja, la sustituyen en su casilla dos personas normales, y ambas cuentan. Si se pierde antes de desvelarla, se pierden las dos.

rule-FP-VIC-09 = Reponer los PDI
    .text = Si al final del turno los PDI y las personas desveladas del tablero suman menos de tres, se tira una casilla resultante para cada PDI nuevo hasta llegar a tres. Si en la casilla hay un bombero, una persona, un PDI, una ficha de derrame químico, humo o llamas, se siguen las flechas hasta la primera casilla que no tenga nada de eso. Así se hace salvo que la opción «Cómo encuentran casilla los nuevos PDI» mande despejar la casilla: entonces se retira su ficha de incendio, y si hay allí un bombero desvela el PDI de inmediato.

rule-FP-VIC-10 = Flechas en círculo
    .text = Si las flechas llevan de vuelta a una casilla ya considerada, se tira de nuevo. Si ninguna casilla del interior sirve, en este turno no se coloca el PDI.

rule-FP-VIC-11 = Reserva vacía
    .text = Los PDI nuevos salen de la reserva; cuando está vacía no se coloca ninguno y en el tablero pueden quedar menos de tres. Las falsas alarmas retiradas y las personas rescatadas o perdidas no vuelven, salvo que una carta lo diga.

rule-FP-VIC-12 = Qué cuenta como en el tablero
    .text = Cuentan los PDI sin desvelar y las personas desveladas, también las que alguien lleva o acompaña y las que están fuera del edificio, en una escala o en la plataforma. No cuentan las personas rescatadas o perdidas ni las personas con materia peligrosa ya desveladas.

rule-FP-VIC-13 = PDI en objetos, ascensores y agujeros
    .text = Si la casilla resultante de un PDI nuevo es de un objeto, se siguen las flechas; si es de un ascensor, se tira de nuevo. Si tiene el suelo destruido, el PDI se coloca en la casilla del sótano situada justo debajo, o sigue las flechas desde ella si no sirve.

rule-FP-VIC-14 = PDI desvelados desde fuera de su casilla
    .text = Un PDI también se desvela cuando el técnico en imagen térmica lo identifica, cuando el perro de rescate lo desvela desde una casilla adyacente, cuando el especialista en prevención de incendios lo evacúa del edificio y cuando se pierde.

rule-FP-VIC-15 = Los PDI se reponen al final
    .text = Los PDI se reponen al final del todo del turno, después de la fase «Propagar el fuego». Hasta entonces el hueco que deja una falsa alarma sigue vacío.

rule-FP-VIC-16 = Animales
    .text = Dos de las doce fichas de persona muestran animales. Siguen las mismas reglas y cada uno cuenta como una persona.
