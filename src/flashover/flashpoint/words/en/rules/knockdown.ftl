# Rules of Flash Point: knock-downs.

rule-FP-KD-01 = Who is knocked down
    .text = A Firefighter in a space with Fire is knocked down at the knock-down step of the Advance Fire phase, wherever the Fire came from. Smoke alone knocks nobody down.

rule-FP-KD-02 = Where a knocked-down Firefighter goes
    .text = In the experienced game it goes to either of the two Ambulance spaces, as its player chooses; on the High Rise to either Engine space; on boards without vehicles to the nearest start location without Fire, walls ignored, unless the option “Start location after a knock-down” allows any. In the family game it goes to the nearest Ambulance parking spot, counting rows plus columns and ignoring walls, unless the option “Ambulance space after a knock-down” allows any spot. Between the two spaces of a spot, and among equally near places, its player chooses.

rule-FP-KD-03 = A knocked-down Firefighter's Victim
    .text = A Victim carried by a Firefighter who is knocked down is lost. A Treated Victim it led stands in the same Fire and is lost as well.

rule-FP-KD-04 = Other things of a knocked-down Firefighter
    .text = A carried Hazmat is in a space with Fire, so it explodes before the knock-down. A carried ladder stays folded in the space. Saved AP are kept.

rule-FP-KD-05 = No further penalty
    .text = A knocked-down Firefighter is only moved. It plays its next turn normally, with all its AP; only where every start location of a board is on Fire does a rule of that board apply.

rule-FP-KD-06 = Firefighters outside
    .text = A Firefighter outside the building is knocked down too if Fire reaches its space, before the Fire outside is removed. One that already stands on a burning Ambulance space is placed on either Ambulance space anew.

rule-FP-KD-07 = Knock-down by a Toxic marker
    .text = A Firefighter whose space receives a Toxic marker is knocked down at that moment, and cannot Dodge. A Victim there is lost; an unrevealed PoI stays.

rule-FP-KD-08 = Knock-down by a destroyed floor
    .text = A Firefighter on a floor space that is destroyed is knocked down at once, and cannot Dodge.

rule-FP-KD-09 = Broken elevator: no knock-down
    .text = When the door of an elevator is damaged, a Firefighter inside is moved at once to either Engine space, as its player chooses. This is not a knock-down, so Dodge cannot be used.

rule-FP-KD-10 = Firefighter on a ladder
    .text = If Fire enters the space of a ladder segment on which a Firefighter stands, the Firefighter is knocked down and the ladder collapses. This also happens if only the lower segment catches Fire and the Firefighter stands on the upper one: a Victim with it is lost, a Hazmat explodes in the lower space, and a carried ladder lies there folded. A Firefighter able to Dodge may instead leave the upper space through an open side, as a move of 1 AP.

rule-FP-KD-11 = Several knock-downs
    .text = All Firefighters in Fire are knocked down in the same step. Their players choose in seat order, beginning with the active player.

rule-FP-KD-12 = Avoiding a knock-down
    .text = A Firefighter who uses Dodge moves away instead of being knocked down: the Veteran, or a Firefighter in the Veteran's Vicinity.
