# Rules of Flash Point: how the game ends.

rule-FP-END-01 = Victory with seven rescued
    .text = The team wins at the moment the seventh Victim is rescued. The game ends at once, even in the middle of a turn, and the fire does not advance again.

rule-FP-END-02 = Playing on for all ten
    .text = The game ends with the seventh rescue unless the option “Play on after seven rescues” is chosen; then the players may go on and try to rescue all ten, which is a perfect game and ends it. Whatever happens after the seventh rescue, even collapse or the fourth loss, the game remains a victory, graded by the number rescued.

rule-FP-END-03 = Collapse
    .text = When the last of the 24 Damage cubes leaves the supply, even through a Chop, the building collapses and the game ends at once. It is a defeat if seven Victims have not been rescued.

rule-FP-END-04 = Four lost
    .text = The team loses as soon as four Victims are lost, unless the option “Losses that end the game” sets another number. False Alarms do not count, and Special Victims in the pool do not change the limit.

rule-FP-END-05 = When the ends are checked
    .text = Victory and defeat are checked whenever a count changes, also in the middle of an action or an Explosion: what happens first decides. Several losses are taken one at a time, by floor, row and column, Victims before PoI of the same space; at the loss that ends the game nothing further is revealed or moved. Should the building collapse during setup, setup is repeated.

rule-FP-END-06 = Trapped Firefighter
    .text = With the Basement, the game is lost if a Firefighter in the Basement or on the ground floor has no way left out of the building, unless the option “Defeat when trapped” is turned off. Counted as ways are Doors that can be opened, walls that can be chopped with the cubes left (never exterior Basement walls), ladders standing in holes or bridging them, and folded ladders that somebody can bring there. This is checked at the end of each Advance Fire phase and after each action that removes a ladder.

rule-FP-END-07 = Defeat on the ship and the submarine
    .text = On the Merchant Ship the game is lost when the ship's engine has four Damage cubes. On the Submarine it is lost when any Special Machinery is destroyed, which takes four Damage cubes unless the board says otherwise.

rule-FP-END-08 = People inside at the collapse
    .text = At the collapse everybody still inside the building is lost without being counted one by one. The Victims rescued before remain rescued.

rule-FP-END-09 = No other defeat
    .text = Running out of PoI, Fire markers, Hot Spots or cards never ends the game. It goes on for as long as none of its ends is reached; nobody checks whether victory is still possible.
