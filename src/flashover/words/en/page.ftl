# The words of the page.

page-title = Flashover

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
act-end-stake = Before you end the turn
act-undo = Undo
act-try = Try my turn
act-try-keep = Do it
act-try-drop = Throw it away
act-trying = A try on a grey copy. Nothing of it has happened yet.
act-walk = Walk there
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
fp-poi = Point of Interest, face down
fp-ambulance-spot = Parking spot of the Ambulance
fp-engine-spot = Parking spot of the Engine
fp-carries = carries: { $what }
fp-leads = leads: { $what }
fp-arrows = Arrows on the board

fp-border = { $side }: { $what }
fp-border-closed = { $what }, closed
fp-border-opened = { $what }, open
fp-border-locked = { $what }, locked
fp-border-fallen = { $what }, destroyed
fp-border-damaged = { $what }, { $cubes ->
    [one] one damage cube
   *[other] { $cubes } damage cubes
  }

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

## Front page

home-lead = Fire Rescue at your table: alone, on one device, or with friends far away.
home-new = New game
home-continue = Continue
home-continue-none = No games of this device yet. Your games will be listed here.
home-open = Open tables
home-open-none = No table has a free seat at the moment.
home-join = Join by link
home-join-hint = Paste the link or the name of a table
home-join-go = Join
home-own = Set up a game of your own
home-forget = Take off this list
home-your-move = Your move
home-ended = Ended
home-running = Running
home-loading = One moment …

## New game

new-title = New game
new-name = Your name
new-name-default = Player
new-table = Name of the table
new-board-choose = Choose another board
new-board-later = The rules of this board are not there yet.
new-seats = Who plays
new-seat-me = Me
new-seat-open = Free, by link
new-seat-bot = Bot: { $name }
bot-random = at random
bot-greedy = greedy
new-more = Rulings and variants
new-more-hint = Nothing here needs to be changed.
new-explain = What is this?
new-public = Everybody may find and watch this table
new-typed = We roll real dice and type them in
new-start = Start the game
new-starting = The table is being set up …
new-list-hint = separated by commas

## Table

table-loading = The table is being laid …
table-gone = There is no table at this address.
table-home = To the front page
table-watch = You are watching. { $many ->
    [0] Nobody else watches.
    [one] One person watches.
   *[other] { $many } people watch.
  }
table-sending = On its way …
table-skip = Skip
table-act-as = Playing for { $who }
act-walk-with = Walk there with { $load }
act-here = What to do here
act-nothing-here = Nothing can be done here at this moment.
act-undo-ask = Ask for an undo
act-ping = Point at it
act-claim = This one is mine: { $what }
act-plan = Show the others
act-others = Another player’s try. Nothing of it has happened.
act-end-sure = End the turn
act-stop-try = End of the try: here something new would become known.
chat-say = Say something
chat-send = Send
chat-phrases = Ready-made phrases
chat-line = { $who }: { $text }
log-undo = { $who } takes the last move back.
log-earlier = Watch the game from its beginning
vote-undo = { $who } asks to take the last move back.
vote-bot = { $who } proposes a bot for the seat { $seat }.
vote-swap = { $who } proposes to change seats.
vote-yes = Agree
vote-no = Decline
vote-waits = Waiting for: { $who }
dice-wanted = Roll your dice and type what they show.
end-again = Play the same again
end-replay = Watch the replay
end-verify = Check the dice
invite = Invite
invite-hint = Whoever opens this link takes the free seat.
invite-watch = Link to watch
copied = Copied.
seat-take = Take this seat
seat-bot-take = Let a bot play
seat-back = Play again myself
report = Report this ruling
report-hint = The position as a case file. Add what should have happened.
explain = What is this?

## Text view

text-view = Board in words
text-move = Type a move
text-move-hint = For example: move 3,4 – the list shows every legal move.
text-play = Play it
text-moves = Legal moves
text-spaces = Spaces with something on them
text-position = Position

## Help

help-keys = Keys
key-arrows = Arrows: another space; Enter: act there
key-page = Page up, Page down: another floor
key-zoom = + and −: nearer and back; 0: the whole board
key-u = U: undo
key-t = T: try my turn
key-s = S: skip what is being shown
key-b = B: back to the board
key-a = A: to the actions
key-m = M: type a move
key-help = ?: this sheet
help-play = How to play here
help-play-1 = Blue numbers are spaces you can walk to, with their cost in AP. Click near ones to go there, far ones to see the whole way first.
help-play-2 = Amber marks are other actions: Fire to extinguish, Doors to open, walls to Chop. Everything is also a button below the board.
help-play-3 = What cannot be done stays there as a dashed button and says why, with the number of the rule.
help-play-4 = You may undo until something new becomes known.

## Rules

rules-search = Search the rules
rules-none = No rule speaks of that.
rules-many = { $many ->
    [one] One rule
   *[other] { $many } rules
  }
rules-copy = Link to this rule

## Replay

replay = Replay
replay-at = Decision { $at } of { $many }
replay-start = To the beginning
replay-back = One decision back
replay-play = Play
replay-pause = Pause
replay-on = One decision on
replay-end = To the end
replay-link = Link to this moment
replay-begin = The beginning of the game
replay-none = There is nothing to show of this game yet.

## Settings

pace-slow = Slow
pace-usual = Usual
pace-quick = Quick
pace-hasty = Very quick
language-auto = As the browser

## Flash Point: what is at stake

fp-stake-smoke = { $many ->
    [one] One Smoke would ignite
   *[other] { $many } Smoke would ignite
  }
fp-stake-people = { $many ->
    [one] One piece stands beside Fire
   *[other] { $many } pieces stand beside Fire
  }
fp-stake-nobody = Nobody stands beside Fire

## Refusals

refused-stale = The game has gone on meanwhile. Look again, then decide.
refused-not-your-turn = It is not your turn.
refused-not-your-seat = That seat is not yours.
refused-not-understood = This move cannot be read.
refused-dice-first = First type what the dice show.
refused-no-dice-asked = No dice are asked for.
refused-nothing-to-undo = There is nothing to take back.
refused-not-stored = The server could not store this move. Try again.
error-rate = Too much at once. Wait a moment.
error-bad-seat = A seat of yours is no longer valid; you are watching.
error-unplayable = This game can no longer be opened.
said-rules-updated = The program was updated. This game was replayed by the new rules and goes on.

## Seats while playing

seat-manage = This seat
seat-propose-bot = Propose that a bot plays it
seat-swap = Propose to change seats
invite-seats = Free seats: { $many }. Whoever opens the link may sit down.

## Actions on the board

act-on-board = Choose a marked space on the board, or open the list.
