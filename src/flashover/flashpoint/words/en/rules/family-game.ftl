# Rules of Flash Point: the family game.

rule-FP-FAM-01 = What the family game uses
    .text = The family game uses 24 Damage cubes, 18 PoI markers (12 Victims, two of them animals, and 6 False Alarms), Doors, Fire and Smoke. Hot Spots, Hazmats, Heal markers, Specialists and vehicles stay in the box; of the vehicles only the Ambulance parking spots matter, for knock-downs.

rule-FP-FAM-02 = Pool
    .text = Two Victim markers and one False Alarm stay in the box. The other 15 markers are the pool; when it is used up, no new PoI is placed.

rule-FP-FAM-03 = Fire at the start
    .text = On side A of the base board Fire starts on (2,2), (2,3), (3,2), (3,3), (3,4), (3,5), (4,4), (5,6), (5,7) and (6,6). On side B and on the boards of the expansions three Explosions are rolled instead, without Damage cubes.

rule-FP-FAM-04 = PoI at the start
    .text = On side A of the base board one PoI each is placed on (2,4), (5,1) and (5,8), question mark up. On side B and on the boards of the expansions the three spaces are rolled.

rule-FP-FAM-05 = Doors at the start
    .text = A closed Door is placed in every doorway inside the building; on side A of the base board there are eight.

rule-FP-FAM-06 = Firefighters at the start
    .text = Each player places the Firefighter on any space outside the building. Several may share a space.

rule-FP-FAM-07 = AP in the family game
    .text = A Firefighter has 4 AP a turn. Up to 4 unused AP are saved for the next turn, so there are never more than 8.

rule-FP-FAM-08 = Moving in the family game
    .text = A move costs 1 AP into a space without Fire, 2 AP into a space with Fire, and 2 AP when carrying a Victim into a space that is open or has Smoke. Entering a space reveals its PoI for free. Destroyed walls can be crossed.

rule-FP-FAM-09 = Rescue in the family game
    .text = A Victim carried out of the building is rescued at once and leaves the board; it need not reach an Ambulance.

rule-FP-FAM-10 = Extinguish, Chop and Doors in the family game
    .text = In the own or an Adjacent space, 1 AP removes Smoke or turns Fire into Smoke, and 2 AP remove Fire. A Chop puts a Damage cube on a wall of the own space for 2 AP. Opening or closing a Door costs 1 AP.

rule-FP-FAM-11 = Fire in the family game
    .text = One target is rolled each turn: an open space gets Smoke, Smoke turns to Fire, and Fire explodes. Smoke Adjacent to Fire turns to Fire, also after an Explosion, until none is left.

rule-FP-FAM-12 = Knock-down in the family game
    .text = A Firefighter whose space catches Fire is knocked down and goes to the nearest Ambulance parking spot, unless the option “Ambulance space after a knock-down” allows any. A Victim it carried is lost.

rule-FP-FAM-13 = PoI in the family game
    .text = At the end of each turn there must be three PoI, inside or outside the building, revealed Victims included; missing ones are rolled while the pool lasts. If the rolled space holds a PoI or a revealed Victim, roll again; otherwise Fire or Smoke there is removed and the PoI placed, unless the option “How new PoI find their space” is set to follow the arrows. A Firefighter there reveals it at once, and a False Alarm so removed is replaced by another PoI.

rule-FP-FAM-14 = End of the family game
    .text = Seven rescued is a victory; the players may go on for all ten if the option “Play on after seven rescues” is chosen. All 24 Damage cubes placed is the collapse, and four lost is a defeat, unless the option “Losses that end the game” sets another number. Each end takes effect at once.

rule-FP-FAM-15 = Turn of the family game
    .text = A turn is: take actions, advance the fire, replenish the PoI. Then the next player plays.
