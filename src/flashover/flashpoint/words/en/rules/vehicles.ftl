# Engine, Ambulance and Deck Gun.

rule-FP-VEH-01 = Parking spots
    .text = A vehicle stands on a parking spot marked for it at the edge of the board and occupies its two spaces. The Engine uses Engine spots, the Ambulance uses Ambulance spots.
rule-FP-VEH-02 = Driving the Engine
    .text = For 2 AP a Firefighter on one of the Engine's spaces moves it to the next Engine spot along the edge, either way round.
rule-FP-VEH-03 = Driving the Ambulance
    .text = For 2 AP the active Firefighter moves the Ambulance to the next Ambulance spot, either way round, from anywhere on the board.
rule-FP-VEH-04 = Riding
    .text = When a vehicle moves, every Firefighter on its two spaces, the driver too, chooses in seat order from the active player to stay or to go with it; who goes also chooses one of its two new spaces. Getting on and off costs nothing.
rule-FP-VEH-05 = The Ambulance comes to a Victim
    .text = If the Ambulance arrives on a space with a Victim, even one that is being carried, that Victim is rescued at once and at no cost.
rule-FP-VEH-06 = What goes with a vehicle
    .text = Only Firefighters ride, together with the Victim or ladder they carry and the Treated Victim they lead. Victims, Hazmats and ladders that merely lie on the spaces of a vehicle stay where they are. A Victim on the Engine is not rescued.
rule-FP-VEH-07 = Deck Gun: cost and place
    .text = Firing the Deck Gun costs 4 AP (2 for the Driver/Operator) and is done from one of the Engine's two spaces. It covers the Quadrant of the building beside the Engine, or half of every floor on boards that say so, and may not be fired while any Firefighter is in there; Victims do not forbid it. The spaces outside the building do not belong to the Quadrant.
rule-FP-VEH-08 = Deck Gun: target
    .text = Roll both dice. If the space lies outside the Quadrant, turn one die or both to the opposite face so that it lies inside; on boards where the Deck Gun covers half of the building only the red die is turned.
rule-FP-VEH-09 = Deck Gun: effect
    .text = Remove all Smoke and Fire from the target space and from every space Adjacent to it, even beyond the Quadrant; Firefighters there come to no harm. If the target is a space of an object, follow the arrows within the Quadrant, or roll again if they lead nowhere.
rule-FP-VEH-10 = Raised Platform
    .text = The Engine cannot be driven while the Hydraulic Platform is in play and not on the Engine.
rule-FP-VEH-11 = Boards with other vehicle rules
    .text = On the Second Story boards and the Laboratory a vehicle goes to any of its spots for 2 AP; on the Brownstone a spot on the other side costs 4 AP. The High Rise has rules of its own for Engine and elevators. In Dangerous Waters and in the Subway Station there are no vehicles.
rule-FP-VEH-12 = Fire at a vehicle
    .text = Vehicles take no damage and stop no Shockwave. Fire that a Shockwave drives outside can reach their spaces and knocks down the Firefighters there before it is removed.
