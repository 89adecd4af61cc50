# The log: one sentence for each event that is worth a line. An event without a message here has no line, and neither
# has one whose sentence is empty.
#
# Every event has $rule (the id of its rule, "none" without one). Further arguments of each kind:
#   fire-changed      $place, $before, $after: clear, smoke, fire
#   hot-spot-changed  $place, $after: 0, 1
#   wall-damaged      $border (`at-border`), $cubes: cubes now, $fate: damaged, destroyed, repaired
#   door-changed      $border, $before, $after: none, closed, open
#   lock-known        $border
#   poi-moved         $place, $before: off, on (the board), $after: off, on
#   victim-treated    $piece (`piece-….a`), $after: 0, 1
#   hazmat-moved      $place, $before, $after: off, on
#   firefighter-moved $who, $place, $before, $after: off, on
#   role-taken        $who, $role (`role-….the`)
#   saved-changed     $who, $after, $way: more, less
#   free-changed      $who, $after, $way: more, less
#   carry-changed     $who, $before, $after: nothing, victim, hazmat
#   lead-changed      $who, $before, $after: nothing, victim
#   vehicle-moved     $vehicle (`vehicle-….the`), $place, $other: its two spaces, $before: off, on
#   count-changed     $which: cubes, rescued, lost, hot-reserve, flare-supply, pool, fire-deck, fire-used, event-deck,
#                     event-used, disposed; $after
#   flow-changed      $which: turn, active, phase, result, reason; $after: for a phase setup, actions, fire,
#                     replenish, ended; else a number
#   acted             $who, $kind: the first word of the move, $action (`action-….say`)
#   dice-rolled       $purpose (`roll-…`), $red, $black
#   fire-advanced, explosion, advance-cancelled, deck-gun-fired   $place
#   shockwave         $place, $side (`side-of-…`)
#   dice-turned       $who, $red, $black
#   revealed          $place, $piece
#   rescued, lost, hazmat-disposed   $place, $piece
#   hazmat-exploded   $place
#   knocked-down, dodged   $who, $place
#   card-drawn, event-drawn   $card: the name of the card
#   event-seen        $who, $card; .hidden is for those who may not know it
#   deck-shuffled     $deck: fire, event
#   turn-started      $turn, $who
#   game-ended        $result (`result-…`), $reason (`end-…`)
#   door-was-locked   $border

event-fire-changed = { $after ->
    [clear] { $before ->
        [smoke] The Smoke in { $place } is gone.
       *[fire] The Fire in { $place } is out.
      }
    [smoke] { $before ->
        [fire] The Fire in { $place } turns to Smoke.
       *[clear] Smoke appears in { $place }.
      }
   *[fire] { $before ->
        [smoke] The Smoke in { $place } turns to Fire.
       *[clear] Fire breaks out in { $place }.
      }
  }
event-hot-spot-changed = { $after ->
    [0] The Hot Spot in { $place } is cleared.
   *[1] A Hot Spot is laid in { $place }.
  }
event-wall-damaged = { $fate ->
    [destroyed] A Damage cube destroys { $border }.
    [repaired] A Damage cube is taken off { $border }.
   *[damaged] A Damage cube goes on { $border }.
  }
event-door-changed = { $after ->
    [open] Now open: { $border }.
    [closed] Now closed: { $border }.
   *[none] { $rule ->
        [FP-ACT-24] The axe takes away { $border }.
        [FP-ACT-25] { "" }
        [FP-FIRE-15] { "" }
       *[other] The blast takes away { $border }.
      }
  }
event-lock-known = { $rule ->
    [FP-ACT-20] { "" }
   *[other] From now on Locked: { $border }.
  }
event-door-was-locked = It will not open: { $border } is Locked.
event-poi-moved = { $before ->
    [off] { $rule ->
        [FP-VIC-08] { "" }
       *[other] A new PoI lies in { $place }.
      }
   *[on] { $rule ->
        [FP-SPEC-34] The PoI moves to { $place }.
       *[other] { "" }
      }
  }
event-victim-treated = { $after ->
    [0] { "" }
   *[1] Treated now: { $piece }.
  }
event-hazmat-moved = { $before ->
    [off] A Hazmat lies in { $place }.
   *[on] { "" }
  }
event-firefighter-moved = { $rule ->
    [FP-KD-02] { $who } stands up in { $place }.
    [FP-SETUP-24] { $who } starts in { $place }.
   *[other] { "" }
  }
event-role-taken = { $who } plays { $role }.
event-saved-changed = { $way ->
    [more] { $who } has { $after } saved AP now.
   *[less] { $rule ->
        [FP-TRAG-06] { $who } loses all saved AP.
       *[other] { "" }
      }
  }
event-free-changed = { $rule ->
    [FP-SPEC-21] { $way ->
        [more] { $who } gets a free AP from the Veteran's experience.
       *[less] { "" }
      }
   *[other] { "" }
  }
event-carry-changed = { $after ->
    [victim] { $who } takes up a Victim.
    [hazmat] { $who } takes up a Hazmat.
   *[nothing] { $rule ->
        [FP-KD-03] { $who } leaves behind what was carried.
        [FP-SPEC-20] { $who } leaves behind what was carried.
        [FP-ACT-08] { $before ->
            [hazmat] { $who } puts down the Hazmat.
           *[victim] { $who } puts down the Victim.
          }
       *[other] { "" }
      }
  }
event-lead-changed = { $after ->
    [victim] { $who } leads a Victim.
   *[nothing] { $rule ->
        [FP-KD-03] { $who } no longer leads anybody.
        [FP-SPEC-20] { $who } no longer leads anybody.
        [FP-ACT-08] { $who } no longer leads anybody.
       *[other] { "" }
      }
  }
event-vehicle-moved = { $before ->
    [off] Parked on { $place } and { $other }: { $vehicle }.
   *[on] { $rule ->
        [FP-VEH-02] { "" }
        [FP-VEH-03] { "" }
       *[other] Now on { $place } and { $other }: { $vehicle }.
      }
  }
event-count-changed = { $which ->
    [cubes] { $after ->
        [0] No Damage cube is left.
        [1] Only one Damage cube is left.
        [2] Only 2 Damage cubes are left.
        [3] Only 3 Damage cubes are left.
        [4] Only 4 Damage cubes are left.
        [5] Only 5 Damage cubes are left.
       *[other] { "" }
      }
    [rescued] { $after ->
        [0] { "" }
        [one] One Victim is rescued so far.
       *[other] { $after } Victims are rescued so far.
      }
    [lost] { $after ->
        [0] { "" }
        [one] One Victim is lost so far.
       *[other] { $after } Victims are lost so far.
      }
   *[other] { "" }
  }
event-flow-changed = { $which ->
    [phase] { $after ->
        [fire] The fire advances.
       *[other] { "" }
      }
   *[other] { "" }
  }
event-acted = { $kind ->
    [start] { "" }
    [park] { "" }
    [place] { "" }
   *[other] { $who }: { $action }
  }
event-dice-rolled = { $purpose }: red { $red }, black { $black }.
event-fire-advanced = The target is { $place }.
event-explosion = Explosion in { $place }!
event-shockwave = A Shockwave goes { $side } from { $place }.
event-advance-cancelled = The Suppression Specialist is near: nothing happens in { $place }.
event-dice-turned = { $who } turns the dice: red { $red }, black { $black }.
event-revealed = The PoI in { $place } is { $piece }.
event-rescued = Rescue in { $place }: { $piece } is safe.
event-lost = Loss in { $place }: { $piece } is lost.
event-hazmat-disposed = Disposed in { $place }: { $piece }.
event-hazmat-exploded = The Hazmat in { $place } explodes!
event-knocked-down = { $who } is knocked down in { $place }.
event-dodged = { $who } dodges to { $place }.
event-card-drawn = Fire card: { $card }.
event-event-drawn = Event: { $card }.
event-event-seen = { $who } sees the next Event: { $card }.
    .hidden = The Strategist looks at the next Event.
event-deck-shuffled = { $deck ->
    [fire] The Fire Deck is shuffled.
   *[event] The Event Deck is shuffled.
  }
event-deck-gun-fired = The Deck Gun hits { $place } and the spaces Adjacent to it.
event-turn-started = Turn { $turn }: { $who }.
event-game-ended = { $result } { $reason }
