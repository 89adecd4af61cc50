# El registro: una frase para cada acontecimiento que merece una línea. Los argumentos se explican en el archivo inglés.

event-fire-changed = { $after ->
    [clear] { $before ->
        [smoke] Se retira el humo de { $place }.
       *[fire] Se apagan las llamas de { $place }.
      }
    [smoke] { $before ->
        [fire] Las llamas de { $place } se convierten en humo.
       *[clear] Aparece humo en { $place }.
      }
   *[fire] { $before ->
        [smoke] El humo de { $place } se convierte en llamas.
       *[clear] Surgen llamas en { $place }.
      }
  }
event-hot-spot-changed = { $after ->
    [0] Se despeja el foco de calor de { $place }.
   *[1] Se pone un foco de calor en { $place }.
  }
event-wall-damaged = { $fate ->
    [destroyed] Un cubo de daño destruye { $border }.
    [repaired] Un cubo de daño menos en { $border }.
   *[damaged] Un cubo de daño en { $border }.
  }
event-door-changed = { $after ->
    [open] Se abre { $border }.
    [closed] Vuelve a cerrarse { $border }.
   *[none] { $rule ->
        [FP-ACT-24] El hacha se lleva { $border }.
        [FP-ACT-25] { "" }
        [FP-FIRE-15] { "" }
       *[other] La onda expansiva se lleva { $border }.
      }
  }
event-lock-known = { $rule ->
    [FP-ACT-20] { "" }
   *[other] Desde ahora tiene la llave echada { $border }.
  }
event-door-was-locked = No se abre: tiene la llave echada { $border }.
event-poi-moved = { $before ->
    [off] { $rule ->
        [FP-VIC-08] { "" }
       *[other] Hay un PDI nuevo en { $place }.
      }
   *[on] { $rule ->
        [FP-SPEC-34] El PDI se mueve a { $place }.
       *[other] { "" }
      }
  }
event-victim-treated = { $after ->
    [0] { "" }
   *[1] Recibe primeros auxilios { $piece }.
  }
event-hazmat-moved = { $before ->
    [off] Hay una materia peligrosa en { $place }.
   *[on] { "" }
  }
event-firefighter-moved = { $rule ->
    [FP-KD-02] { $who } se levanta en { $place }.
    [FP-SETUP-24] { $who } empieza en { $place }.
   *[other] { "" }
  }
event-role-taken = { $who } juega con { $role }.
event-saved-changed = { $way ->
    [more] { $after ->
        [one] { $who } tiene ahora un PA guardado.
       *[other] { $who } tiene ahora { $after } PA guardados.
      }
   *[less] { $rule ->
        [FP-TRAG-06] { $who } pierde todos sus PA guardados.
       *[other] { "" }
      }
  }
event-free-changed = { $rule ->
    [FP-SPEC-21] { $way ->
        [more] { $who } recibe un PA gratuito por la experiencia del veterano.
       *[less] { "" }
      }
   *[other] { "" }
  }
event-carry-changed = { $after ->
    [victim] { $who } coge a una persona.
    [hazmat] { $who } coge una materia peligrosa.
   *[nothing] { $rule ->
        [FP-KD-03] { $who } deja atrás lo que llevaba.
        [FP-SPEC-20] { $who } deja atrás lo que llevaba.
        [FP-ACT-08] { $before ->
            [hazmat] { $who } deja la materia peligrosa.
           *[victim] { $who } deja a la persona.
          }
       *[other] { "" }
      }
  }
event-lead-changed = { $after ->
    [victim] { $who } acompaña a una persona.
   *[nothing] { $rule ->
        [FP-KD-03] { $who } ya no acompaña a nadie.
        [FP-SPEC-20] { $who } ya no acompaña a nadie.
        [FP-ACT-08] { $who } ya no acompaña a nadie.
       *[other] { "" }
      }
  }
event-vehicle-moved = { $before ->
    [off] En { $place } y { $other } se aparca { $vehicle }.
   *[on] { $rule ->
        [FP-VEH-02] { "" }
        [FP-VEH-03] { "" }
       *[other] En { $place } y { $other } está ahora { $vehicle }.
      }
  }
event-count-changed = { $which ->
    [cubes] { $after ->
        [0] No queda ningún cubo de daño.
        [1] Solo queda un cubo de daño.
        [2] Solo quedan 2 cubos de daño.
        [3] Solo quedan 3 cubos de daño.
        [4] Solo quedan 4 cubos de daño.
        [5] Solo quedan 5 cubos de daño.
       *[other] { "" }
      }
    [rescued] { $after ->
        [0] { "" }
        [one] Hasta ahora hay una persona rescatada.
       *[other] Hasta ahora hay { $after } personas rescatadas.
      }
    [lost] { $after ->
        [0] { "" }
        [one] Hasta ahora hay una persona perdida.
       *[other] Hasta ahora hay { $after } personas perdidas.
      }
   *[other] { "" }
  }
event-flow-changed = { $which ->
    [phase] { $after ->
        [fire] El fuego se propaga.
       *[other] { "" }
      }
   *[other] { "" }
  }
event-acted = { $kind ->
    [start] { "" }
    [park] { "" }
    [place] { "" }
   *[other] { $who } – { $action }
  }
event-dice-rolled = { $purpose }: rojo { $red }, negro { $black }.
event-fire-advanced = La casilla resultante es { $place }.
event-explosion = ¡Explosión en { $place }!
event-shockwave = Una onda expansiva va { $side } desde { $place }.
event-advance-cancelled = El especialista en contención está cerca: no pasa nada en { $place }.
event-dice-turned = { $who } da la vuelta a los dados: rojo { $red }, negro { $black }.
event-revealed = El PDI de { $place } es { $piece }.
event-rescued = Rescate en { $place }: { $piece } está a salvo.
event-lost = Pérdida en { $place }: { $piece } se pierde.
event-hazmat-disposed = Se elimina en { $place } { $piece }.
event-hazmat-exploded = ¡Explota la materia peligrosa de { $place }!
event-knocked-down = El fuego aturde a { $who } en { $place }.
event-dodged = { $who } esquiva el fuego hacia { $place }.
event-card-drawn = Carta de fuego: { $card }.
event-event-drawn = Suceso: { $card }.
event-event-seen = { $who } ve el siguiente suceso: { $card }.
    .hidden = El estratega mira el siguiente suceso.
event-deck-shuffled = { $deck ->
    [fire] Se baraja el mazo de fuego.
   *[event] Se baraja el mazo de sucesos.
  }
event-deck-gun-fired = El cañón de agua alcanza { $place } y las casillas adyacentes.
event-turn-started = Turno { $turn }: { $who }.
event-game-ended = { $result } { $reason }
