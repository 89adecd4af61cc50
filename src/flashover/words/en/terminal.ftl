# The words of the terminal table: `flashover play`.

term-welcome = Flash Point: Fire Rescue – which game?
term-which-game = Number, or Enter for { $default }:
term-own-game = A game of your own: every choice is asked for.
term-people = How many of the Firefighters do people at this keyboard play? Bots play the others. Enter for { $default }:
term-more-options = Go through the house rulings too? Type y for yes; Enter leaves them as they are:
term-value = Value, or Enter for { $default }:
term-one-of = Type one of these: { $answers }.

term-begin = Type the number of a move or the move itself. ? explains everything, hint asks a bot, undo takes back, save keeps the game, quit leaves.
term-asks-move = { $who }>
term-dice-red = Red die, 1 to { $most } (both dice at once: 3,4); Enter rolls for you:
term-dice-black = Black die, 1 to { $most }; Enter rolls for you:
term-draw = Which marker is it? { $answers }; Enter draws for you:
term-dice-bad = That cannot come up here.
term-keep = Type a file name to keep the record, or Enter to leave:

## The panel

term-bot = bot { $name }
term-ap = { $ap } AP
term-special = { $ap } special
term-free = { $ap } free
term-saved = { $ap } saved
term-carries = carries: { $piece }
term-leads = leads: { $piece }
term-count-rescued = Rescued { $many } of { $goal }
term-count-lost = Lost { $many } of { $limit }
term-count-cubes = Damage cubes left: { $many }
term-count-hot = Hot Spots in reserve: { $many }
term-count-decks = Cards left: Fire { $fire }, Event { $event }

## Answers to what is typed

term-not-understood = “{ $text }” is no move. The moves are listed above; ? helps.
term-allowed = Allowed: { $action }.
term-hint = A bot would say: { $action }. Type { $move }
term-undo-nothing = There is nothing to take back.
term-undo-consent = Something new became known since then, and the dice will fall anew. Does everybody agree? y or n:
term-undone = Taken back.
term-saved-to = The game is saved in { $file }.
term-not-saved = The game could not be saved in { $file }: { $why }.
term-go-on = Go on with: { $command }
term-load-what = Which game? Type load and the name of a file.
term-loaded = You go on with { $file }.
term-languages = The languages are { $known }.
term-pace-bad = Type the seconds a step of the fire takes, from 0 to 10: pace 0.5
term-no-topic = Nothing is known about { $topic }. Try a rule's number (? FP-FIRE-06), a word of its title (? explosion), a piece or a Specialist (? paramedic).

term-help =
    A number, or a move as it is listed   carries it out; 2: ready answers for seat 2
    ? 3, ? FP-FIRE-06, ? explosion        explains a move, a rule, a word
    why MOVE                              says why a move is allowed or not: why chop 3,4 N
    hint                                  what a bot would do
    undo                                  takes the last decision back
    save FILE, load FILE                  keeps a game, goes on with one
    record                                the game so far, as you may know it
    board                                 shows board and moves again
    pace 0.5, lang es                     speed of the fire; language
    quit                                  saves the game and leaves; Ctrl-C does too
term-legend =
    On the board: ~~ Smoke, ** Fire, 1 to 6 Firefighters, ? PoI face down, V Victim, H Hazmat, * Hot Spot,
    Amb and Eng the vehicles; D a closed Door, d an open one, o a Door that is gone; a digit in a wall: Damage cubes.
    Letters of spaces: A and E the parking spots of Ambulance and Engine, the others name rooms. Spaces are row,column.
