# Il diario: una frase per ogni fatto che merita una riga. Gli argomenti sono spiegati nel file inglese.

event-fire-changed = { $after ->
    [clear] { $before ->
        [smoke] Non c'è più fumo in { $place }.
       *[fire] Non c'è più fuoco in { $place }.
      }
    [smoke] { $before ->
        [fire] Il fuoco in { $place } diventa fumo.
       *[clear] Appare del fumo in { $place }.
      }
   *[fire] { $before ->
        [smoke] Il fumo in { $place } diventa fuoco.
       *[clear] Divampa il fuoco in { $place }.
      }
  }
event-hot-spot-changed = { $after ->
    [0] Il punto caldo in { $place } è bonificato.
   *[1] Si mette un punto caldo in { $place }.
  }
event-wall-damaged = { $fate ->
    [destroyed] Un cubetto danno distrugge { $border }.
    [repaired] Un cubetto danno in meno per { $border }.
   *[damaged] Un cubetto danno per { $border }.
  }
event-door-changed = { $after ->
    [open] Si apre { $border }.
    [closed] Si chiude { $border }.
   *[none] { $rule ->
        [FP-ACT-24] L'ascia porta via { $border }.
        [FP-ACT-25] { "" }
        [FP-FIRE-15] { "" }
       *[other] L'onda d'urto porta via { $border }.
      }
  }
event-lock-known = { $rule ->
    [FP-ACT-20] { "" }
   *[other] D'ora in poi è chiusa a chiave { $border }.
  }
event-door-was-locked = Non si apre: è chiusa a chiave { $border }.
event-poi-moved = { $before ->
    [off] { $rule ->
        [FP-VIC-08] { "" }
       *[other] C'è un nuovo PDI in { $place }.
      }
   *[on] { $rule ->
        [FP-SPEC-34] Il PDI si muove in { $place }.
       *[other] { "" }
      }
  }
event-victim-treated = { $after ->
    [0] { "" }
   *[1] Riceve il pronto soccorso { $piece }.
  }
event-hazmat-moved = { $before ->
    [off] C'è un materiale pericoloso in { $place }.
   *[on] { "" }
  }
event-firefighter-moved = { $rule ->
    [FP-KD-02] { $who } si rialza in { $place }.
    [FP-SETUP-24] { $who } parte da { $place }.
   *[other] { "" }
  }
event-role-taken = { $who } gioca con { $role }.
event-saved-changed = { $way ->
    [more] { $after ->
        [one] { $who } ha ora un PA conservato.
       *[other] { $who } ha ora { $after } PA conservati.
      }
   *[less] { $rule ->
        [FP-TRAG-06] { $who } perde tutti i PA conservati.
       *[other] { "" }
      }
  }
event-free-changed = { $rule ->
    [FP-SPEC-21] { $way ->
        [more] { $who } riceve un PA gratuito dall'esperienza del veterano.
       *[less] { "" }
      }
   *[other] { "" }
  }
event-carry-changed = { $after ->
    [victim] { $who } prende una vittima.
    [hazmat] { $who } prende un materiale pericoloso.
   *[nothing] { $rule ->
        [FP-KD-03] { $who } lascia ciò che trasportava.
        [FP-SPEC-20] { $who } lascia ciò che trasportava.
        [FP-ACT-08] { $before ->
            [hazmat] { $who } lascia il materiale pericoloso.
           *[victim] { $who } lascia la vittima.
          }
       *[other] { "" }
      }
  }
event-lead-changed = { $after ->
    [victim] { $who } accompagna una vittima.
   *[nothing] { $rule ->
        [FP-KD-03] { $who } non accompagna più nessuno.
        [FP-SPEC-20] { $who } non accompagna più nessuno.
        [FP-ACT-08] { $who } non accompagna più nessuno.
       *[other] { "" }
      }
  }
event-vehicle-moved = { $before ->
    [off] In { $place } e { $other } si parcheggia { $vehicle }.
   *[on] { $rule ->
        [FP-VEH-02] { "" }
        [FP-VEH-03] { "" }
       *[other] In { $place } e { $other } sta ora { $vehicle }.
      }
  }
event-count-changed = { $which ->
    [cubes] { $after ->
        [0] Non resta alcun cubetto danno.
        [1] Resta solo un cubetto danno.
        [2] Restano solo 2 cubetti danno.
        [3] Restano solo 3 cubetti danno.
        [4] Restano solo 4 cubetti danno.
        [5] Restano solo 5 cubetti danno.
       *[other] { "" }
      }
    [rescued] { $after ->
        [0] { "" }
        [one] Finora una vittima è salvata.
       *[other] Finora { $after } vittime sono salvate.
      }
    [lost] { $after ->
        [0] { "" }
        [one] Finora una vittima è persa.
       *[other] Finora { $after } vittime sono perse.
      }
   *[other] { "" }
  }
event-flow-changed = { $which ->
    [phase] { $after ->
        [fire] Il fuoco avanza.
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
event-dice-rolled = { $purpose }: rosso { $red }, nero { $black }.
event-fire-advanced = Lo spazio bersaglio è { $place }.
event-explosion = Esplosione in { $place }!
event-shockwave = Un'onda d'urto va { $side } da { $place }.
event-advance-cancelled = Lo specialista del contenimento è vicino: in { $place } non succede nulla.
event-dice-turned = { $who } capovolge i dadi: rosso { $red }, nero { $black }.
event-revealed = Il PDI in { $place } è { $piece }.
event-rescued = Salvataggio in { $place }: { $piece } è al sicuro.
event-lost = Perdita in { $place }: { $piece } è persa.
event-hazmat-disposed = Smaltito in { $place }: { $piece }.
event-hazmat-exploded = Il materiale pericoloso in { $place } esplode!
event-knocked-down = Il fuoco stordisce { $who } in { $place }.
event-dodged = { $who } schiva il fuoco verso { $place }.
event-card-drawn = Carta del fuoco: { $card }.
event-event-drawn = Evento: { $card }.
event-event-seen = { $who } vede il prossimo evento: { $card }.
    .hidden = Lo stratega guarda il prossimo evento.
event-deck-shuffled = { $deck ->
    [fire] Il mazzo del fuoco è mescolato.
   *[event] Il mazzo degli eventi è mescolato.
  }
event-deck-gun-fired = L'idrante colpisce { $place } e gli spazi adiacenti.
event-turn-started = Turno { $turn }: { $who }.
event-game-ended = { $result } { $reason }
