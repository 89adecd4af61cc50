"""One game between bots, told and drawn. `python examples/one_game.py [greedy|random] [SEED]`."""

import sys

import flashover
from flashover.bots.base import ask
from flashover.bots.registry import make
from flashover.core.match import Match


def play(bot_name: str, seed: int) -> Match:
    """Let one bot play all seats, and say what each turn did."""
    game = flashover.flashpoint.new(board="base-a", mode="family", seats=3, quick=True, seed=seed)
    bot = make(bot_name)
    moves: list[str] = []
    for decision in range(100_000):
        if not game.to_act:
            break
        seat = game.to_act[0]
        number = ask(bot, game.game, game.state, seat, seed * 100_000 + decision)  # the bot sees what its seat may see
        action = game.action(seat, number)
        game.apply(action, seat)
        moves.append(str(action))
        if action.kind == "end":
            print(f"seat {seat}: {', '.join(moves)}")
            moves = []
    return game


if __name__ == "__main__":
    ended = play(sys.argv[1] if len(sys.argv) > 1 else "greedy", int(sys.argv[2]) if len(sys.argv) > 2 else 7)
    print(ended)
    print(ended.result)
