# Rules of Flash Point: Victims and Points of Interest.

rule-FP-VIC-01 = Standard Victim
    .text = A Standard Victim may be carried for 2 AP a space but cannot be led. Once the Paramedic has treated the Victim, it is a Treated Victim.

rule-FP-VIC-02 = Treated Victim
    .text = A Treated Victim has a Heal marker and may be carried for 2 AP a space or led for 1 AP a space. A Firefighter leads only one Victim at a time. Heal markers never run out.

rule-FP-VIC-03 = Lightly Wounded Victim
    .text = A Lightly Wounded Victim counts as treated from the start: it may be led for 1 AP a space or carried for 2 AP. It cannot be treated, as that would bring nothing.

rule-FP-VIC-04 = Critically Wounded Victim
    .text = A Critically Wounded Victim cannot be moved in any way until the Paramedic has treated it. After this one treatment it acts as a Standard Victim: it is carried for 2 AP a space, cannot be led and cannot be treated again.

rule-FP-VIC-05 = Heavy Victim
    .text = Everything done with a Heavy Victim costs double: 4 AP a space to carry, 2 AP a space to lead, 2 AP to treat.

rule-FP-VIC-06 = Victim with Oxygen Tank
    .text = It costs double to carry (4 AP a space) or lead (2 AP a space) this Victim, but not to treat it (1 AP). If it is lost, in whatever way, the tank explodes in that space like a Hazmat, which also places a Hot Spot if the reserve has one and the space has none. All losses of the moment are counted first, then the tanks explode in the order the active player chooses, and Hazmats and losses are looked at again until nothing changes.

rule-FP-VIC-07 = Hazmat Victim
    .text = Once revealed, a Hazmat Victim is a Hazmat in every respect: it explodes in Fire, is Disposed of instead of rescued, and no longer counts among the PoI and Victims on the board. If Fire catches it unrevealed, it is revealed and explodes, and nobody is counted as lost.

rule-FP-VIC-08 = Couple
    .text = When a Couple is revealed, two Standard Victims take its place in the space, and both count. If it is lost before it was revealed, both are lost.

rule-FP-VIC-09 = Replenish PoI
    .text = If PoI and revealed Victims on the board are fewer than three at the end of the turn, roll a target space for each new PoI until there are three. If the space holds a Firefighter, a Victim, a PoI, a Toxic marker, Smoke or Fire, follow the arrows to the first space with none of these. This is so unless the option “How new PoI find their space” is set to clear the space: then Fire or Smoke there is removed, and a Firefighter there reveals the PoI at once.

rule-FP-VIC-10 = Arrows in a circle
    .text = If the arrows lead back to a space already considered, roll again. If no space inside the building is suitable, no PoI is placed this turn.

rule-FP-VIC-11 = Empty pool
    .text = New PoI are drawn from the pool; when it is empty none is placed, and fewer than three may remain on the board. Removed False Alarms and rescued or lost Victims do not come back, unless a card says so.

rule-FP-VIC-12 = What counts as on the board
    .text = Unrevealed PoI and revealed Victims count, also Victims who are carried or led, outside the building, on a ladder or on the Platform. Rescued and lost Victims and revealed Hazmat Victims do not count.

rule-FP-VIC-13 = PoI on objects, elevators and holes
    .text = If a new PoI is rolled on a space of an object, follow the arrows; if it is rolled on an elevator space, roll again. If it is rolled on a Destroyed Floor, it is placed in the Basement space directly below, or follows the arrows from there if that space is unsuitable.

rule-FP-VIC-14 = PoI revealed from outside their space
    .text = A PoI is also revealed when the Imaging Technician identifies it, when the Rescue Dog reveals it from an Adjacent space, when the Fire Prevention Specialist leads it out of the building, and when it is lost.

rule-FP-VIC-15 = Replenishing comes last
    .text = PoI are replenished at the very end of the turn, after the Advance Fire phase. Until then the gap left by a False Alarm stays open.

rule-FP-VIC-16 = Animals
    .text = Two of the twelve Victim markers show animals. They follow the same rules and each counts as one Victim.
