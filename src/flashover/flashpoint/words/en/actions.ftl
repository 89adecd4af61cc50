# What can be done: the label of the button, .text what it does and costs, .say one action in full.
#
# Arguments of .say, the same for all:
#   $place, $from   spaces (`place`)             $other    the second space of a parking spot (`place`)
#   $border         a border (`at-border`)       $who      another player's name
#   $role           `role-….the`                 $vehicle  `vehicle-….the`
#   $which          random or chosen             $dice     red, black or both
#   $points         AP given by Command
#   $with           none, carried, led or both   $carried, $led  what is carried, led (`piece-….a`)

action-with-cost = { $ap ->
    [0] { $action }
   *[other] { $action } – { $ap } AP
  }
action-paid = { $normal ->
    [one] { $action } (one of them a normal AP)
   *[other] { $action } ({ $normal } of them normal AP)
  }

action-end = End turn
    .text = You stop here. Unused AP are saved up to your limit; then the fire advances.
    .say = End the turn
action-move = Move
    .text = Go to an Adjacent space: 1 AP; 2 AP into Fire; 2 AP while carrying. What you take along is chosen with each move.
    .say = { $with ->
        [carried] Carry { $carried } to { $place }
        [led] Lead { $led } to { $place }
        [both] Carry { $carried } and lead { $led } to { $place }
       *[none] Move to { $place }
      }
action-open = Open
    .text = Open a Door or a Window on a side of your space: 1 AP.
    .say = Open { $border }
action-close = Close
    .text = Close a Door or a Window on a side of your space: 1 AP.
    .say = Close { $border }
action-extinguish = Extinguish
    .text = Turn Fire to Smoke, or remove Smoke, in your space or an Adjacent one: 1 AP a step, 2 AP for the Paramedic and the Rescue Specialist.
    .say = Extinguish in { $place }
action-chop = Chop
    .text = Put one Damage cube on a wall of your space, or take a Locked Door away: 2 AP, 1 AP for the Rescue Specialist.
    .say = Chop { $border }
action-crew-change = Crew Change
    .text = As the first action of a turn begun on the Engine: take another Specialist card. You go on with its AP less 2.
    .say = Crew Change: go on as { $role }
action-drive = Drive
    .text = Take the Ambulance, from anywhere, or the Engine, from on board, to another parking spot: 2 AP. Who stands on it may ride along.
    .say = Drive { $vehicle } to { $place } and { $other }
action-deck-gun = Fire the Deck Gun
    .text = From the Engine, with no Firefighter in the area beside it: roll the dice; the target and its Adjacent spaces lose all Smoke and Fire. 4 AP, 2 AP for the Driver/Operator.
    .say = Fire the Deck Gun
action-treat = Treat
    .text = Paramedic: a Victim in your space becomes a Treated Victim. 1 AP, 2 AP for a Heavy Victim.
    .say = Treat { $carried }
action-identify = Identify
    .text = Imaging Technician: turn a PoI anywhere on the board face up: 1 AP.
    .say = Identify the PoI in { $place }
action-dispose = Dispose
    .text = Hazmat Technician: remove a Hazmat from your space: 2 AP.
    .say = Dispose of { $carried }
action-clear-hot-spot = Clear the Hot Spot
    .text = Structural Engineer: take the Hot Spot of your space away, with no Fire there or next to it: 1 AP.
    .say = Clear the Hot Spot in your space
action-clear-flare-up = Clear a Flare Up
    .text = Structural Engineer: take one Flare Up out of the Fire Deck, with no Fire in your space or next to it: 2 AP.
    .say = Clear a Flare Up
action-repair = Repair
    .text = Structural Engineer: take a Damage cube off a damaged wall of your space, with no Fire there or next to it: 2 AP.
    .say = Repair { $border }
action-command = Command
    .text = Fire Captain: give AP to another Firefighter, who spends them at once on moves, Doors and Windows.
    .say = Command: give { $who } { $points } AP
action-squeeze = Squeeze
    .text = Rescue Dog: through a wall with one of its two Damage cubes: 2 AP.
    .say = Squeeze through to { $place }
action-drag = Drag
    .text = Rescue Dog: pull a Victim along to an Adjacent space: 4 AP, 8 AP if Heavy or with an Oxygen Tank.
    .say = Drag { $carried } to { $place }
action-reveal = Reveal
    .text = Rescue Dog: turn a PoI in an Adjacent space face up: 0 AP.
    .say = Reveal the PoI in { $place }
action-de-smoke = De-Smoke
    .text = Fire Prevention Specialist: blow any Smoke one space on towards the nearest exterior Door: 1 AP.
    .say = De-Smoke: Smoke from { $from } to { $place }
action-escape = Escape
    .text = Fire Prevention Specialist: a face-down PoI moves one space on towards the nearest exterior Door: 2 AP.
    .say = Escape: the PoI in { $from } goes to { $place }
action-escape-open = Open for a PoI
    .text = Fire Prevention Specialist: open a closed Door on the way of the PoI next to it: 2 AP.
    .say = Open { $border } for the PoI beside it
action-give = Give a saved AP
    .text = Strategist: another Firefighter gets one saved AP, up to its limit: 1 AP.
    .say = Give { $who } one saved AP
action-look = Look at the next Event
    .text = Strategist, once a turn: look at the next Event in secret, then put it on top or at the bottom: 1 AP.
    .say = Look at the next Event
action-pass = No
    .text = You leave things as they are.
    .say = Decline
action-accept = Accept
    .text = You use the AP of the Fire Captain now.
    .say = Accept the Command
action-stop = That is all
    .text = You use no more of these AP; the rest goes back to the Fire Captain.
    .say = Give the rest of the AP back
action-ride = Ride
    .text = You go with the vehicle, with what you carry and lead, to one of its two new spaces: 0 AP.
    .say = Ride along to { $place }
action-stay = Stay
    .text = The vehicle leaves without you.
    .say = Stay here
action-reroll = Reroll
    .text = Driver/Operator: roll one or both dice of the Deck Gun again, each once. The new value counts.
    .say = { $dice ->
        [red] Reroll the red die
        [black] Reroll the black die
       *[both] Reroll both dice
      }
action-top = On top
    .text = The Event stays the next one.
    .say = Put the Event back on top
action-bottom = At the bottom
    .text = The Event comes last.
    .say = Put the Event at the bottom
action-dodge = Dodge
    .text = Spend saved AP (the Veteran 1, others 2) to step out of the Fire instead of being knocked down. Whom you carry or lead stays.
    .say = Dodge to { $place }
action-suppress = Suppress
    .text = Suppression Specialist: 1 saved AP turns one or both dice of the Advance to the opposite face.
    .say = { $dice ->
        [red] Suppress: turn the red die over
        [black] Suppress: turn the black die over
       *[both] Suppress: turn both dice over
      }
action-place = Stand up here
    .text = A knocked-down Firefighter chooses between the spaces offered.
    .say = Stand up in { $place }
action-explode = This one first
    .text = The active player chooses which explodes first.
    .say = The one in { $place } explodes first
action-grenade = Throw the grenade
    .text = The space chosen and all Adjacent ones lose all Smoke and Fire.
    .say = Throw the grenade into { $place }
action-continue = Play on
    .text = The victory is safe; you try to rescue the others too.
    .say = Play on for the others
action-finish = End the game
    .text = The game ends here, won.
    .say = End the game as won
action-role = Choose a Specialist
    .text = Take one of the cards that nobody has, or let chance decide.
    .say = { $which ->
        [random] Take a Specialist at random
       *[chosen] Play as { $role }
      }
action-start = Start here
    .text = Put your Firefighter on a space outside the building.
    .say = Start in { $place }
action-park = Park
    .text = Put a vehicle on one of its parking spots.
    .say = Park { $vehicle } on { $place } and { $other }
action-first = Plays first
    .text = The group chooses who takes the first turn.
    .say = { $who } plays first
action-ready = Ready
    .text = You agree with the places of Firefighters and vehicles. When all are ready the game begins.
    .say = Ready

## What is asked of one player, and what the others read meanwhile ($who: the one who must answer)

ask-role = Which Specialist do you play?
    .waiting = { $who } chooses a Specialist.
ask-placement = Where do you start, where are the vehicles, and who plays first? Press Ready when you agree.
    .waiting = Waiting for { $who } to be ready.
ask-action = Your turn: what do you do?
    .waiting = { $who } plays.
ask-offer = The Fire Captain offers you AP. Do you use them now?
    .waiting = { $who } is asked whether to take the Command.
ask-commanded = You are commanded: move, open or close, with the AP of the Fire Captain.
    .waiting = { $who } carries out a Command.
ask-ride = The vehicle leaves. Do you ride along, and to which space?
    .waiting = { $who } decides whether to ride along.
ask-reroll = Do you reroll dice of the Deck Gun?
    .waiting = { $who } decides about rerolling the Deck Gun.
ask-look = You have seen the next Event. Does it go on top or at the bottom?
    .waiting = { $who } looks at the next Event.
ask-suppress = The fire is about to advance. Do you spend 1 saved AP to turn dice over?
    .waiting = { $who } decides whether to Suppress.
ask-hazmat = Several Hazmats are in Fire. Which one explodes first?
    .waiting = { $who } chooses which Hazmat explodes first.
ask-tank = Several Oxygen Tanks explode. Which one first?
    .waiting = { $who } chooses which Oxygen Tank explodes first.
ask-dodge = You stand in Fire. Do you spend saved AP to Dodge, and to which space?
    .waiting = { $who } decides whether to Dodge.
ask-place = You are knocked down. In which space do you stand up?
    .waiting = { $who } chooses where to stand up.
ask-grenade = You have an extinguishing grenade. Into which space do you throw it?
    .waiting = { $who } decides where the grenade goes.
ask-play-on = Seven are rescued: the game is won. Do you play on for the others?
    .waiting = Waiting for { $who } to decide about playing on.
