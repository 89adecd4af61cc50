"""A board of one's own: is it sound, how does it look, how hard is it? `python examples/my_house.py [BOT] [GAMES]`."""

import sys
from pathlib import Path

import flashover
from flashover.flashpoint import boards
from flashover.lab.run import run

FILE = Path(__file__).with_name("my-house.board")


def look(file: Path) -> int:
    """Print what is wrong with a board, else the board itself; how many mistakes it has."""
    board = boards.load(str(file))
    mistakes = boards.check(board)
    print("\n".join(mistakes) if mistakes else boards.picture(board))
    return len(mistakes)


def main(bot: str, games: int) -> int:
    """Look at the board, let a bot play it with two and with four firefighters, and say how often it won."""
    if look(FILE):
        return 1
    print(flashover.flashpoint.new(board=str(FILE), mode="family", seats=2, quick=True, seed=7))
    for seats in (2, 4):
        setup: dict[str, object] = {"board": str(FILE), "mode": "family", "seats": seats}
        found = run("flashpoint", setup, bot=bot, games=games, seed=1, workers=1)
        print(f"{seats} firefighters: won {found['wins']} of {found['games']}, ended by {found['ends']}")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1] if len(sys.argv) > 1 else "greedy", int(sys.argv[2]) if len(sys.argv) > 2 else 5))
