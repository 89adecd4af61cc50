# Reglas de Flash Point: Sucesos trágicos.

rule-FP-TRAG-01 = El mazo de fuego propaga el fuego
    .text = En la fase «Propagar el fuego» se da la vuelta a la siguiente carta del mazo de fuego y se cumple lo que dice, en lugar de la única propagación.

rule-FP-TRAG-02 = El fuego arrecia
    .text = La carta más frecuente del mazo de fuego: el fuego se propaga una vez. Las reglas no recogen su texto; esta es nuestra lectura.

rule-FP-TRAG-03 = Rebrote
    .text = Las cartas Rebrote están junto al mazo de fuego (6 con dificultad recluta, 8 con veterano, 10 con heroico). Mientras quede alguna, entra una en el mazo cada vez que se cumple Aceleración; el ingeniero de estructuras puede volver a sacar una. Al salir, el fuego se propaga una vez y después se roba y se cumple otra carta de fuego; las reglas no recogen su texto, esta es nuestra lectura.

rule-FP-TRAG-04 = Aceleración
    .text = El mazo de fuego tiene una carta Aceleración desde el principio: el fuego se propaga una vez y se cumple el primer suceso del mazo. Después se barajan en un nuevo mazo de fuego un Rebrote de la reserva, si queda, todas las cartas sin robar, todas las usadas y la propia Aceleración. Las reglas no recogen su texto; esta es nuestra lectura.

rule-FP-TRAG-05 = Mazo de fuego agotado
    .text = Si toca una carta de fuego y el mazo está agotado, se barajan las cartas usadas para formar un mazo nuevo. Es una decisión de la casa.

rule-FP-TRAG-06 = Mazo de sucesos
    .text = El mazo de sucesos se baraja en los preparativos y su orden es secreto; se roba un suceso cuando lo dice Aceleración. Los sucesos usados se apartan y, cuando el mazo se agota, se vuelven a barajar. No se conocen las cartas publicadas, así que el mazo se compone de sucesos propios, algunos de los cuales ponen personas especiales en la reserva.

rule-FP-TRAG-07 = Respiro
    .text = La carta Respiro empieza junto al mazo de fuego y solo entra en juego si un suceso la mezcla en él. Cuando sale, el fuego no se propaga en ese turno. Es una decisión de la casa.

rule-FP-TRAG-08 = Sin focos de calor con Sucesos trágicos
    .text = Con Sucesos trágicos no se aplica nada de lo que se dice de los focos de calor: no se coloca ninguno en los preparativos ni tras las explosiones, y ninguno hace que el fuego se propague otra vez. Lo único que ocupa su lugar es el tamaño del mazo de fuego y de la reserva de Rebrotes.

rule-FP-TRAG-09 = Sin cartas si no hay Sucesos trágicos
    .text = Sin Sucesos trágicos no se aplica nada de lo que se dice del mazo de fuego y del mazo de sucesos.

rule-FP-TRAG-10 = Varias propagaciones en una carta
    .text = Para cada propagación se tiran los dos dados, que dan una nueva casilla resultante, y se resuelve con su llamarada. Las materias peligrosas, las pérdidas, los aturdimientos y la limpieza del exterior se resuelven una sola vez, al terminar la carta.

rule-FP-TRAG-11 = Tamaño de los mazos
    .text = El número de cartas El fuego arrecia depende del número de bomberos y de la dificultad; el de cartas Rebrote junto al mazo depende de la dificultad.

rule-FP-TRAG-12 = «Despejar» necesita un Rebrote
    .text = Con Sucesos trágicos, la acción «Despejar» (2 PA) del ingeniero de estructuras saca un Rebrote del mazo de fuego. Solo es posible mientras haya un Rebrote en el mazo o entre las cartas usadas.

rule-FP-TRAG-13 = Cuándo ocurre un suceso
    .text = Un suceso se cumple por completo antes de que siga la fase «Propagar el fuego». Después los PDI se reponen como siempre: si hay tres o más en el tablero, no se añade ninguno. Es una decisión de la casa.
