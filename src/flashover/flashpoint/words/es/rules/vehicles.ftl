# El camión, la ambulancia y el cañón de agua.

rule-FP-VEH-01 = Zonas de aparcamiento
    .text = Un vehículo está en una zona de aparcamiento marcada para él en el borde del tablero y ocupa sus dos casillas. El camión usa las zonas de camión y la ambulancia las de ambulancia.
rule-FP-VEH-02 = Conducir el camión
    .text = Por 2 PA, un bombero que esté en una de las casillas del camión lo lleva a la siguiente zona de camión a lo largo del borde, en cualquiera de los dos sentidos.
rule-FP-VEH-03 = Conducir la ambulancia
    .text = Por 2 PA, el bombero activo lleva la ambulancia a la siguiente zona de ambulancia, en cualquiera de los dos sentidos, desde cualquier lugar del tablero.
rule-FP-VEH-04 = Ir en el vehículo
    .text = Cuando un vehículo se mueve, cada bombero de sus dos casillas, también quien conduce, elige por orden de asiento desde el jugador activo si se queda o va con él; quien va elige además una de las dos casillas de llegada. Subir y bajar no cuesta nada.
rule-FP-VEH-05 = La ambulancia llega hasta una persona
    .text = Si la ambulancia llega a una casilla con una persona, aunque alguien la esté llevando, esa persona queda rescatada al momento y sin coste.
rule-FP-VEH-06 = Qué viaja con un vehículo
    .text = Solo viajan los bomberos, con la persona o la escala que llevan y la persona atendida que acompañan. Las personas, materias peligrosas y escalas que simplemente están en las casillas de un vehículo se quedan allí. Una persona en el camión no está rescatada.
rule-FP-VEH-07 = Cañón de agua: coste y lugar
    .text = Usar el cañón de agua cuesta 4 PA (2 para el conductor/operario) y se hace desde una de las dos casillas del camión. Alcanza el cuadrante del edificio junto al camión, o la mitad de cada planta en los tableros que lo indican, y no se puede usar mientras haya allí algún bombero; las personas no lo impiden. Las casillas exteriores no forman parte del cuadrante.
rule-FP-VEH-08 = Cañón de agua: casilla resultante
    .text = Lanza los dos dados. Si la casilla queda fuera del cuadrante, da la vuelta a uno de los dados o a los dos para que quede dentro; en los tableros donde el cañón alcanza medio edificio solo se da la vuelta al rojo.
rule-FP-VEH-09 = Cañón de agua: efecto
    .text = Retira todo el humo y todas las llamas de la casilla resultante y de cada casilla adyacente a ella, incluso fuera del cuadrante; a los bomberos que estén allí no les pasa nada. Si la casilla resultante es de un objeto, sigue las flechas dentro del cuadrante, o repite la tirada si no llevan a ninguna.
rule-FP-VEH-10 = Plataforma en alto
    .text = No se puede conducir el camión mientras la plataforma elevadora esté en juego y no se halle sobre él.
rule-FP-VEH-11 = Tableros con otras reglas de vehículos
    .text = En los tableros de Primer piso y en el laboratorio, un vehículo va a cualquiera de sus zonas por 2 PA; en las casas adosadas, una zona del otro lado cuesta 4 PA. El rascacielos tiene sus propias reglas de camión y ascensores. En Aguas peligrosas y en la estación de metro no hay vehículos.
rule-FP-VEH-12 = Fuego junto a un vehículo
    .text = Los vehículos no sufren daños ni detienen ondas expansivas. Las llamas que una onda expansiva empuja al exterior pueden llegar a sus casillas, y aturden a los bomberos que estén allí antes de retirarse.
