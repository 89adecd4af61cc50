"""A position written by hand: what may seat 1 do, and why not the rest? `python examples/ask_why.py [en|es|it]`."""

import sys

import flashover

POSITION = """
game flashpoint board=base-a mode=family seats=2
turn 5
active 1
phase actions
fire 3,5 3,6 4,6
smoke 3,4
damage 3,5 N 1
firefighter 1 4,4 ap 3
firefighter 2 0,5 ap 0 carries victim
poi 4,3 ?
cubes 21
rescued 2
unseen victim 8 false-alarm 4
step action 1
generator ?
"""

if __name__ == "__main__":
    language = sys.argv[1] if len(sys.argv) > 1 else "en"
    game = flashover.flashpoint.from_position(POSITION, seed=7)
    print(game)
    print("\n".join(f"{action.cost} AP  {action}" for action in game.legal()))
    for move in ("move 3,5", "chop 4,4 W", "open 4,4 E", "move 4,3 carry"):
        why = game.why_not(move)
        print(f"{move}: {f'{why.text(language)} ({why.rule})' if why else 'yes'}")
    try:
        flashover.flashpoint.from_position(POSITION + "door 4,4 E open")
    except ValueError as error:
        print(f"a position that cannot be: {error}")
