# Cards of Tragic Events. The texts are our own; docs/decks.md tells how to put in those of the printed cards.

card-fire-rages = The Fire Rages
    .text = Advance the fire once.

card-accelerate = Accelerate
    .text = Advance the fire once, then carry out the next Event. Shuffle a Flare Up from the supply, all undrawn and used Fire cards and this card into a new Fire Deck.

card-flare-up = Flare Up
    .text = Advance the fire once, then draw and carry out another Fire card.

card-respite = Respite
    .text = The fire does not advance this turn. Take this card out of the game.

event-more-calls = More Calls
    .text = Place one more PoI now, by the rule for replenishing, even if three or more are on the board.

event-second-search = Second Search
    .text = All removed False Alarms go back to the pool. Shuffle the pool.

event-exhaustion = Exhaustion
    .text = Every Firefighter loses all saved AP.

event-pinned = Pinned Down
    .text = The next Firefighter to take a turn may not Move in it, nor climb, Drag or Squeeze. Riding in a vehicle or on the Platform is allowed.

event-jam = Stuck Doors
    .text = Every open Door inside the building with Smoke or Fire on either side closes. One of the ordinary Doors so closed, drawn at random, is a Locked Door from now on.

event-critical = Critically Wounded
    .text = A Critically Wounded Victim takes the place of a Standard Victim in the pool, if there is one left. Shuffle the pool.

event-light = Lightly Wounded
    .text = A Lightly Wounded Victim takes the place of a Standard Victim in the pool, if there is one left. Shuffle the pool.

event-heavy = Heavy Load
    .text = A Heavy Victim takes the place of a Standard Victim in the pool, if there is one left. Shuffle the pool.

event-oxygen = Oxygen Tank
    .text = A Victim with Oxygen Tank takes the place of a Standard Victim in the pool, if there is one left. Shuffle the pool.

event-hazmat-victim = Contaminated
    .text = Add a Hazmat Victim to the pool. Shuffle the pool.

event-couple = Not Alone
    .text = A Couple takes the place of a Standard Victim in the pool, if there is one left. Shuffle the pool.

event-backdraft = Backdraft
    .text = Advance the fire once more.

event-grenade = Extinguishing Grenade
    .text = The active player chooses the own space, or a space in a straight line from it with nothing obstructing the way, and removes all Fire and Smoke from that space and every space Adjacent to it.

event-in-its-face = Up Close
    .text = In its next turn each Firefighter pays 0 AP to extinguish in its own space. Those who may not extinguish still may not.

event-second-wind = Second Wind
    .text = Every Firefighter gains 1 saved AP, up to its limit.

event-respite = A Break in the Smoke
    .text = Shuffle the Respite card into the Fire Deck, unless it is already in there or out of the game.
