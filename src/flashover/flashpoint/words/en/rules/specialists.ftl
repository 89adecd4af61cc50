# Rules of Flash Point: the Specialists.

rule-FP-SPEC-01 = Specialists and their AP
    .text = AP a turn: Paramedic 4; Fire Captain 4 and 2 Command; Imaging Technician 4; CAFS Firefighter 3 and 3 Extinguish; Hazmat Technician 4; Generalist 5; Rescue Specialist 4 and 3 Movement; Driver/Operator 4; Structural Engineer 4; Veteran 4; Rescue Dog 12; Fire Prevention Specialist 4; Strategist 4 and 1 Plan; Suppression Specialist 4. All fourteen may be chosen in every experienced game.

rule-FP-SPEC-02 = Paramedic: Treat
    .text = For 1 AP the Paramedic puts a Heal marker with a Victim in the own space, who becomes a Treated Victim; a Critically Wounded Victim becomes a Standard Victim. Only the Paramedic can treat, and each Victim only once.

rule-FP-SPEC-03 = Paramedic: Extinguish costs double
    .text = Each step of Extinguish costs the Paramedic 2 AP: 2 AP to remove Smoke, 4 AP to remove Fire completely.

rule-FP-SPEC-04 = Fire Captain: Command
    .text = In his own turn the Fire Captain gives Command AP or normal AP to another Firefighter, who at once uses them to Move, climbing included, or to open and close Doors and Windows, also carrying and leading; the Rescue Dog may Move, Squeeze or Drag. That Firefighter's player decides how to use them, may not add saved AP, and may decline unless the option “Commands need consent” is turned off; unused points go back to the Captain, and nobody may be left in Fire. Command AP unused at the end of his turn are lost.

rule-FP-SPEC-05 = Fire Captain: limit for the CAFS Firefighter
    .text = The CAFS Firefighter may receive at most 1 AP by Command each turn.

rule-FP-SPEC-06 = Imaging Technician: Identify
    .text = For 1 AP the Imaging Technician turns any PoI on the board face up. A False Alarm is removed; a Victim stays in its space.

rule-FP-SPEC-07 = CAFS Firefighter
    .text = The 3 Extinguish AP pay only for Extinguish, not for the Deck Gun or the Water Cannon, and cannot be saved. Normal AP may be used to Extinguish as well.

rule-FP-SPEC-08 = Hazmat Technician: Dispose
    .text = For 2 AP the Hazmat Technician removes a Hazmat from the own space, wherever that is, and puts it on a Rescued space. A Hazmat carried and a revealed Hazmat Victim count as such.

rule-FP-SPEC-09 = Hazmat Technician: remove a Toxic marker
    .text = For 2 AP the Hazmat Technician takes one Toxic marker off an Adjacent space.

rule-FP-SPEC-10 = Generalist
    .text = The Generalist has 5 AP and no special ability.

rule-FP-SPEC-11 = Rescue Specialist
    .text = The 3 Movement AP pay for moving and for the other movement actions (Doors, Windows and ladders), unless the option “What Movement AP pay for” limits them to moves; they cannot be saved, and normal AP may be used to move as well. Every Chop, also of a Locked Door or a Jammed marker, costs 1 AP. Extinguish costs double.

rule-FP-SPEC-12 = Driver/Operator: Deck Gun
    .text = Firing the Deck Gun costs the Driver/Operator 2 AP, and one or both dice may be rerolled, each once; after seeing one rerolled die, the other may still be rerolled. A rerolled value replaces the old one. Only then are dice turned into the Quadrant.

rule-FP-SPEC-13 = Driver/Operator: Platform and Water Cannon
    .text = Operating the Platform costs the Driver/Operator 2 AP, and firing its Water Cannon 2 AP.

rule-FP-SPEC-14 = Driver/Operator and Sprinklers
    .text = The Driver/Operator's advantages do not apply to the Sprinklers of the Subway Station: they cost 4 AP and nothing is rerolled.

rule-FP-SPEC-15 = Structural Engineer: no Extinguish
    .text = The Structural Engineer may not extinguish Fire or Smoke. The Deck Gun, the Water Cannon and the Sprinklers are separate actions and are allowed.

rule-FP-SPEC-16 = Structural Engineer: Clear a Hot Spot
    .text = For 1 AP, if neither the own space nor any Adjacent space has Fire, the Structural Engineer returns a Hot Spot from the own space to the reserve, from where it may come into play again. This exists only without Tragic Events.

rule-FP-SPEC-17 = Structural Engineer: Clear a Flare Up
    .text = For 2 AP, if neither the own space nor any Adjacent space has Fire, one Flare Up, taken at random from the Fire Deck or, if it has none, from the used cards, returns to its supply, and the deck is shuffled. This exists only with Tragic Events.

rule-FP-SPEC-18 = Structural Engineer: Repair a wall
    .text = For 2 AP, if neither the own space nor any Adjacent space has Fire, the Structural Engineer takes a Damage cube off a damaged wall of the own space and returns it to the supply; Fire behind that wall does not matter. Destroyed walls, hull walls and machinery cannot be repaired.

rule-FP-SPEC-19 = Structural Engineer: Repair a floor
    .text = For 2 AP the Structural Engineer removes a Damaged Floor marker when in that space or directly below it, unless the option “Where floors are repaired from” says otherwise. There must be no Fire in the own space, in the damaged space, in the spaces Adjacent to it or in the space below it. A Destroyed Floor cannot be repaired.

rule-FP-SPEC-20 = Veteran: Dodge
    .text = In any player's Advance Fire phase the Veteran may spend 1 saved AP to make one move instead of being knocked down: a move that costs 1 AP, into a space without Fire, taking no Victim or Hazmat along. It reveals a PoI there; stairs, ladders and the Ambulance are allowed. Saved AP are those kept from the own last turn, or left when the actions of the own turn ended; a knock-down by a Toxic marker or a destroyed floor cannot be dodged.

rule-FP-SPEC-21 = Veteran: Experience
    .text = Another Firefighter who spends any time of its turn in the Veteran's Vicinity gets one free AP for that turn. It pays for anything normal AP pay for and cannot be saved.

rule-FP-SPEC-22 = Veteran: Dodge for others
    .text = A Firefighter who is in the Veteran's Vicinity when the Advance Fire phase begins, or when its knock-down step begins, may Dodge in that phase for 2 saved AP, under the same conditions. The Rescue Dog never dodges.

rule-FP-SPEC-23 = Vicinity
    .text = A Firefighter is in the Vicinity when it shares the Veteran's space, stands in an Adjacent one, or can be reached in up to three moves, also through destroyed walls. The spaces between must be free of Smoke and Fire, and the way may not pass closed Doors or Windows, stairs or ladders; the spaces of the two themselves need not be free.

rule-FP-SPEC-24 = Rescue Dog: AP
    .text = The Rescue Dog has 12 AP a turn, all of them normal AP, and may save up to 6.

rule-FP-SPEC-25 = Rescue Dog: Move
    .text = A move to an Adjacent space costs the Rescue Dog 1 AP, double over difficult terrain; stairs are allowed, portable ladders and the Maintenance Pit are not. The dog may never enter a space with Fire.

rule-FP-SPEC-26 = Rescue Dog: Squeeze
    .text = For 2 AP the Rescue Dog moves through a wall with one of two Damage cubes, not into Fire and not while dragging. Light walls and Windows cannot be squeezed through, as one cube destroys them.

rule-FP-SPEC-27 = Rescue Dog: Reveal
    .text = For 0 AP the Rescue Dog turns a PoI in an Adjacent space face up; a False Alarm is removed. Entering its space reveals it too.

rule-FP-SPEC-28 = Rescue Dog: forbidden actions
    .text = The Rescue Dog may not carry Hazmats, ladders or other things, open or close Doors and Windows, chop, extinguish, climb ladders, drive or ride in a vehicle, fire the Deck Gun, or Dodge. Of the other special actions only Crew Change is allowed.

rule-FP-SPEC-29 = Rescue Dog: Drag
    .text = For 4 AP the Rescue Dog moves to an Adjacent space without Fire together with a Victim of its space; 8 AP for a Heavy Victim or one with an Oxygen Tank. A Critically Wounded Victim must be treated first. Dragging rescues a Victim where carrying would.

rule-FP-SPEC-30 = Rescue Dog: leading
    .text = The Rescue Dog may not lead Treated Victims, unless the option “The Rescue Dog leads Victims” allows it, for 2 AP a space or freely.

rule-FP-SPEC-31 = Rescue Dog: Crew Change
    .text = The Rescue Dog may take part in a Crew Change. Its saved AP, up to 6, are then cut to 4.

rule-FP-SPEC-32 = Rescue Dog: what affects it
    .text = For all other rules the Rescue Dog is a Firefighter: Fire knocks it down, the Fire Captain may command it, and the Deck Gun may not be fired into an area where it stands.

rule-FP-SPEC-33 = Fire Prevention Specialist: De-Smoke
    .text = The Fire Prevention Specialist may not extinguish, but for 1 AP moves any Smoke on the board one space along a shortest route to the nearest exterior door, chosen by the player if several are equal; interior Doors, even closed ones, do not stop it, but it uses no destroyed walls and cannot enter Fire, Toxic markers or objects. Smoke that leaves the building vanishes; it turns to Fire at once if it becomes Adjacent to Fire or enters Smoke, which the Specialist may not cause in the own space without a sure way out, and what that Fire does is settled in the Advance Fire phase. On the High Rise the nearest working elevator door, on the Submarine the nearest Rescue location takes the place of the door.

rule-FP-SPEC-34 = Fire Prevention Specialist: Escape
    .text = For 2 AP an unrevealed PoI moves one space along a shortest route to the nearest exterior door, also over stairs, but not into Fire, through destroyed walls or over ladders; a closed Door next to it may be opened for 2 AP. It is revealed by a Firefighter in its new space, and when it comes outside: a Victim on a space of the Ambulance is rescued at once, elsewhere it waits to be carried. On the High Rise the nearest working elevator door, on the Submarine the nearest Rescue location takes the place of the exterior door.

rule-FP-SPEC-35 = Strategist: give saved AP
    .text = For 1 Plan AP or normal AP the Strategist gives another player one saved AP, up to that Firefighter's limit (4, the Rescue Dog 6). An unused Plan AP is lost at the end of the turn.

rule-FP-SPEC-36 = Strategist: look at the Event
    .text = Once a turn, for 1 Plan AP or normal AP, the Strategist secretly looks at the next Event card and puts it back on the top or on the bottom of the Event Deck. This is not possible while the deck is empty or without Tragic Events.

rule-FP-SPEC-37 = Suppression Specialist: Suppression
    .text = On anybody's turn, if the target rolled for an Advance, before any die is turned, is the Suppression Specialist's own space or one Adjacent to it, that Advance has no effect. This is not a choice.

rule-FP-SPEC-38 = Suppression Specialist: Suppress
    .text = On anybody's turn, after the roll for an Advance, the Suppression Specialist may spend 1 saved AP to turn one or both dice to the opposite face (7 minus the red value; 9 minus the black value, 13 minus it on a twelve-sided die). This can be done once for each Advance of the phase, and not for other rolls.
