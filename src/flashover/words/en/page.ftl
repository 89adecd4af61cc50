# The words of the page.

page-title = Flashover
page-your-turn = Your turn

## Buttons and places that every screen has

button-close = Close
button-cancel = Cancel
button-back = Back
button-confirm = Confirm
button-copy = Copy
button-retry = Try again
menu = Menu
language = Language
theme = Light
theme-auto = As the device
theme-light = Day
theme-dark = Lamp light
motion = Movement
motion-full = With movement
motion-still = Without movement
pace = Speed of the fire
sound = Sounds
sound-on = On
sound-off = Off
settings = Settings
help = Help
rules = Rules

## The board

board-name = Board { $title }
board-floors = Floors
board-zoom-in = Come nearer
board-zoom-out = Go back
board-zoom-all = Show the whole board
side-N = North
side-E = East
side-S = South
side-W = West
side-U = Up
side-D = Down

## Seats

seat-colour-1 = Red
seat-colour-2 = Blue
seat-colour-3 = Green
seat-colour-4 = Yellow
seat-colour-5 = Violet
seat-colour-6 = White
seat-you = You
seat-bot = Bot
seat-away = Away
seat-asleep = Asleep
seat-empty = Free seat
seat-turn = Plays now
seat-asked = Is asked
seat-list = Seats

## The bar on top

top-turn = Turn { $turn }
top-phase-setup = Setup
top-phase-actions = Actions
top-phase-fire = Advance Fire
top-phase-replenish = Replenish PoI
top-phase-ended = The end
top-waiting = Waiting for { $name }
top-mine = Your turn
top-online = Connected
top-offline = No connection. Your moves wait here.
top-won = Won
top-lost = Lost

## Actions

act-bar = Actions
act-cost = { $ap } AP
act-free = free
act-none = Nothing can be done at this moment.
act-why = Not possible: { $reason }
act-rule = Rule { $rule }
act-end = End turn
act-end-stake = Before you end the turn
act-undo = Undo
act-try = Try my turn
act-try-keep = Do it
act-try-drop = Throw it away
act-trying = A try on a grey copy. Nothing of it has happened yet.
act-walk = Walk to { $place } for { $ap } AP
act-more = More actions
act-fewer = Fewer actions
act-question = Your answer

## The log and the dice

log = Log
log-empty = Nothing has happened yet.
log-go = Show this moment
log-new = { $many ->
    [one] One new line
   *[other] { $many } new lines
  }
dice = Dice
dice-none = No dice yet
dice-show = Red { $red }, black { $black }
dice-one = { $sides }-sided die: { $value }

## Errors

error-title = That did not work
error-network = The server cannot be reached.
error-words = The words of this language could not be loaded.
error-board = This board could not be loaded.
error-unknown = Something unexpected happened.
empty-list = Nothing here yet.

## Flash Point: what lies on the table

fp-place = { $name }, { $room }
fp-place-outside = { $name }, outside
fp-fire = Fire
fp-smoke = Smoke
fp-hot-spot = Hot Spot
fp-hazmat = Hazmat
fp-poi = Point of Interest, face down
fp-ambulance = Ambulance
fp-engine = Engine
fp-ambulance-spot = Parking spot of the Ambulance
fp-engine-spot = Parking spot of the Engine
fp-treated = { $face }, treated
fp-fighter = { $colour } Firefighter
fp-carries = carries: { $what }
fp-leads = leads: { $what }
fp-arrows = Arrows on the board

fp-face-alarm = False Alarm
fp-face-victim = Victim
fp-face-light = Lightly Wounded Victim
fp-face-critical = Critically Wounded Victim
fp-face-heavy = Heavy Victim
fp-face-oxygen = Victim with Oxygen Tank
fp-face-hazmat = Hazmat Victim
fp-face-couple = Couple

fp-border = { $side }: { $what }
fp-border-wall = wall
fp-border-thin = light wall
fp-border-reinforced = reinforced wall
fp-border-window = Window
fp-border-door = Door
fp-border-fireproof = Fireproof Door
fp-border-lockable = Door
fp-border-doorway = Doorway
fp-border-bulkhead = Bulkhead
fp-border-hull = hull
fp-border-foundation = foundation
fp-border-machine = machine
fp-border-rough = difficult terrain
fp-border-wing = wing
fp-border-ladder = ladder
fp-border-nowalk = edge of the Pit
fp-border-stairs = stairs
fp-border-open = open floor
fp-border-closed = { $what }, closed
fp-border-opened = { $what }, open
fp-border-locked = { $what }, locked
fp-border-fallen = { $what }, destroyed
fp-border-damaged = { $what }, { $cubes ->
    [one] one damage cube
   *[other] { $cubes } damage cubes
  }

fp-role-none = Firefighter
fp-role-paramedic = Paramedic
fp-role-captain = Fire Captain
fp-role-imaging = Imaging Technician
fp-role-cafs = CAFS Firefighter
fp-role-hazmat-technician = Hazmat Technician
fp-role-generalist = Generalist
fp-role-rescue = Rescue Specialist
fp-role-driver = Driver/Operator
fp-role-engineer = Structural Engineer
fp-role-veteran = Veteran
fp-role-dog = Rescue Dog
fp-role-prevention = Fire Prevention Specialist
fp-role-strategist = Strategist
fp-role-suppression = Suppression Specialist

fp-special-captain = Command AP
fp-special-cafs = Extinguish AP
fp-special-rescue = Movement AP
fp-special-strategist = Plan AP
fp-special-other = Special AP

fp-ap = AP
fp-ap-left = { $ap } AP
fp-ap-saved = { $ap } saved
fp-ap-special = { $ap } { $name }
fp-ap-free = { $ap } free
fp-card = Card
fp-hands-empty = carries nothing
fp-off-board = not on the board yet

fp-supplies = Supplies
fp-cubes = Damage cubes
fp-cubes-left = { $many ->
    [0] None left: the building collapses
    [one] One cube left
   *[other] { $many } cubes left
  }
fp-rescued = Rescued
fp-rescued-of = { $many } of { $goal } rescued
fp-lost = Lost
fp-lost-of = { $many } of { $limit } lost
fp-reserve = Hot Spots in reserve
fp-reserve-of = { $many } of { $circles }
fp-pool = PoI in the pool
fp-fire-deck = Fire Deck
fp-event-deck = Event Deck
fp-deck = { $left } left, { $used } used
fp-flares = Flare Ups in the supply
fp-disposed = Hazmats disposed of
