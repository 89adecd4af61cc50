# Places, pieces, borders, vehicles, people and phases of Flash Point.
#
# Attributes: .text explains; .a and .the are the same with an article, for the middle of a sentence.

## Places
## $space: the name of a space as in the notation ("3,4", "A1/1,5").  $place: `place`.

place = ({ $space })
place-unknown = off the board
places = { $place } and { $other }

## Borders. at-border: $border is `border-….the`, $side is N, E, S, W, U or D, $place the space it is named from.

at-border = { $side ->
    [N] { $border } north of { $place }
    [E] { $border } east of { $place }
    [S] { $border } south of { $place }
    [W] { $border } west of { $place }
    [U] { $border } up from { $place }
   *[D] { $border } down from { $place }
  }

side-of-N = north
side-of-E = east
side-of-S = south
side-of-W = west
side-of-U = upwards
side-of-D = downwards

border-open = Open floor
    .the = the open floor
    .text = Nothing in the way: you walk, extinguish and are reached by Shockwaves freely.
border-wall = Wall
    .the = the wall
    .text = Two Damage cubes destroy it. Until then nobody walks through, and it stops Fire, Shockwaves and the water.
border-thin = Light wall
    .the = the light wall
    .text = A light wall: one Damage cube destroys it. Until then it stops people, Fire, Shockwaves and the water.
border-reinforced = Reinforced wall
    .the = the reinforced wall
    .text = A reinforced wall: it takes three Damage cubes to destroy it. Until then it stops people, Fire, Shockwaves and the water.
border-window = Window
    .the = the Window
    .text = A wall with a Window: opened for 1 AP it can be climbed through. Closed or open, one Damage cube destroys it and it stops a Shockwave; a destroyed one is a gap.
border-door = Door
    .the = the Door
    .text = Opened or closed for 1 AP from the next space. Closed it stops people, Fire and water. An Explosion blows it away; no cube is placed.
border-fireproof = Fireproof Door
    .the = the fireproof Door
    .text = A Door that a Shockwave may jam instead of blowing away. Each Jammed marker has to be Chopped off.
border-lockable = Door that may be Locked
    .the = the Door
    .text = A Door that may turn out to be Locked when you try to open it. A Locked Door can be Chopped away.
border-doorway = Doorway
    .the = the Doorway
    .text = An opening without a Door: nothing to open, nothing to close.
border-bulkhead = Bulkhead
    .the = the Bulkhead
    .text = Steel between two parts of a ship: it cannot be Chopped, destroyed or passed.
border-hull = Hull
    .the = the hull
    .text = The hull of the ship. It takes Damage cubes but never opens.
border-foundation = Foundation
    .the = the foundation
    .text = Nothing gets through: no person, no Fire, no Shockwave, no axe.
border-machine = Machine
    .the = the machine
    .text = A machine between two spaces. It takes Damage cubes, stays in the way and cannot be Chopped.
border-rough = Difficult terrain
    .the = the difficult terrain
    .text = Every move across this line costs double.
border-wing = Wing
    .the = the wing
    .text = The wing of the aircraft: moves across it cost double, and two Damage cubes destroy it.
border-ladder = Ladder
    .the = the ladder
    .text = A ladder built into the place: every move over it costs double.
border-nowalk = Edge of the Pit
    .the = the edge of the Pit
    .text = Nobody climbs here, but Fire, Shockwaves and water pass.
border-stairs = Stairs
    .the = the stairs
    .text = The spaces above and below are Adjacent: you walk, extinguish and are reached by Fire between them.

## Pieces

piece-smoke = Smoke
    .a = Smoke
    .text = You may walk in it. Next to Fire it turns to Fire. 1 AP of Extinguish removes it.
piece-fire = Fire
    .a = Fire
    .text = Entering costs 2 AP and nobody may end a turn in it. Fire in the phase knocks Firefighters down and takes Victims. Two steps of Extinguish put it out.
piece-hot-spot = Hot Spot
    .a = a Hot Spot
    .text = When the fire advances into this space it advances once more afterwards. Only the Structural Engineer can Clear it.
piece-poi = Point of Interest
    .a = a PoI
    .text = A marker nobody has looked at: a Victim or a False Alarm. Whoever enters its space reveals it; in Fire it is lost.
piece-false-alarm = False Alarm
    .a = a False Alarm
    .text = Nobody was there. The marker is removed.
piece-victim = Victim
    .a = a Victim
    .text = Carry it for 2 AP a space, or lead it once the Paramedic has treated it. Seven rescued win, four lost lose.
piece-light = Lightly Wounded Victim
    .a = a Lightly Wounded Victim
    .text = Can be led from the start like a Treated Victim; it needs no treatment.
piece-critical = Critically Wounded Victim
    .a = a Critically Wounded Victim
    .text = Cannot be moved before the Paramedic has treated it. Then it has to be carried; it cannot be led.
piece-heavy = Heavy Victim
    .a = a Heavy Victim
    .text = Carrying it costs twice the AP: 4 a space. Treating it costs 2 AP, and leading it 2 AP a space.
piece-oxygen = Victim with Oxygen Tank
    .a = a Victim with Oxygen Tank
    .text = Moving this Victim costs twice the AP. If it is lost in Fire the tank explodes there.
piece-hazmat-victim = Hazmat Victim
    .a = a Hazmat Victim
    .text = Counts as a Hazmat: it explodes in Fire, and brought outside it is Disposed, neither rescued nor lost.
piece-couple = Couple
    .a = a Couple
    .text = Two people behind one marker: when revealed they are two Victims in the same space.
piece-treated = { $piece }, treated
    .text = A Heal marker lies with this Victim: leading it along costs no extra AP. You may carry somebody else meanwhile.
piece-hazmat = Hazmat
    .a = a Hazmat
    .text = Dangerous goods: in Fire it explodes. Carry it outside for 2 AP a space, or have the Hazmat Technician dispose of it.
piece-cube = Damage cube
    .a = a Damage cube
    .text = Damage to the building. There are 24; when the last one is taken the building collapses and the game is lost.
piece-heal = Heal marker
    .a = a Heal marker
    .text = Shows that the Paramedic has treated this Victim.
piece-locked = Locked Door
    .a = a Locked Door
    .text = Known to be Locked: it cannot be opened, but one Chop takes it away.
piece-firefighter = Firefighter
    .a = a Firefighter
    .text = Acts with action points (AP). Fire in the Advance Fire phase knocks it down, and it starts again at the Ambulance.
piece-arrow = Arrow
    .a = an arrow
    .text = Where the rolled space cannot take a new PoI, the arrows show the next space to try.

## Vehicles

vehicle-ambulance = Ambulance
    .the = the Ambulance
    .text = Victims brought to one of its two spaces are rescued (in the experienced game). Knocked-down Firefighters stand up there. 2 AP drive it to the next parking spot, from anywhere.
vehicle-engine = Engine
    .the = the Engine
    .text = From its two spaces you fire the Deck Gun and drive it for 2 AP. Who starts a turn there may change the role.

## Phases, results, ends

phase-setup = Setup
phase-actions = Take Actions
phase-fire = Advance Fire
phase-replenish = Replenish PoI
phase-ended = The end

result-won = The game is won.
result-lost = The game is lost.
end-rescued = Seven Victims are rescued.
    .short = Seven rescued
end-collapse = The last Damage cube is placed and the building collapses.
    .short = Collapse
end-lost = Too many Victims are lost.
    .short = Too many lost
end-running = The game is still running.
    .short = Running

## Firefighters by the colour of their seat

firefighter-1 = Red Firefighter
firefighter-2 = Blue Firefighter
firefighter-3 = Green Firefighter
firefighter-4 = Yellow Firefighter
firefighter-5 = Violet Firefighter
firefighter-6 = White Firefighter

## What dice are rolled for

roll-advance = Advance Fire
roll-poi = New PoI
roll-deck-gun = Deck Gun
roll-setup = Setup
roll-reroll = Rolled again

## Ready-made phrases of the chat

phrase-hello = Hello, everyone!
phrase-my-fire = I take care of this fire.
phrase-my-victim = This one is mine.
phrase-your-victim = Can you take this one?
phrase-go-in = I am going in.
phrase-come-out = Get out of there!
phrase-door = Please open this Door.
phrase-close-door = Please close this Door.
phrase-smoke-first = Smoke first, before it turns to Fire.
phrase-hazmat = The Hazmat has to go.
phrase-ambulance = Bring the Ambulance here.
phrase-deck-gun = Let us fire the Deck Gun.
phrase-stay-clear = Stay clear of the Deck Gun.
phrase-save-ap = Save your AP.
phrase-cubes = Careful, few Damage cubes are left.
phrase-wait = One moment, please.
phrase-well-done = Well done!
phrase-sorry = Sorry!
phrase-yes = Yes.
phrase-no = No.
