"""The contract, proved by a toy game with secret bids and answers to answers."""

from __future__ import annotations

import pytest

from flashover.core import chance, steps
from flashover.core.contract import ContractBroken, Effort, check_game
from flashover.core.state import State
from tests.core.toy import BID, KILL, LUCK, PASS, SNAFU, USE, Toy, ToyLanguage, toy

ALL = Effort(equal=1, replay=1, events=1, table=1, hidden=1, reach=1, position=1)


@pytest.mark.parametrize("seed", range(60))
def test_the_toy_passes(seed: int) -> None:
    """Bids, rolls and nested answers: every question of the contract at every decision."""
    assert check_game(Toy(), ToyLanguage(), seed, effort=ALL) < 500


def after_a_hit(seed: int) -> tuple[Toy, State]:
    """A game in which seat 1 has just hit and seat 2 may use its luck."""
    game = Toy()
    while True:
        s = game.start(seed)
        game.apply(s, 1, BID + 1)
        game.apply(s, 2, BID)
        if steps.top_step(s) == LUCK:
            return game, s
        seed += 1


def test_both_may_bid_at_once() -> None:
    """Two seats decide at the same time, in either order, unseen by the other."""
    game = Toy()
    s = game.start(3)
    assert list(game.to_act(s)) == [1, 2]
    game.apply(s, 2, BID + 2)
    assert list(game.to_act(s)) == [1]
    assert list(game.observe(s, 1)["bids"]) == [-1, -1]
    assert list(game.observe(s, 2)["bids"]) == [-1, 2]


def test_an_answer_inside_an_answer_inside_an_answer() -> None:
    """A hit; luck in answer; the luck killed; the kill spoiled: the luck stands."""
    game, s = after_a_hit(1)
    game.apply(s, 2, USE)
    assert steps.top_step(s) == KILL
    game.apply(s, 1, USE)
    assert steps.top_step(s) == SNAFU
    game.apply(s, 2, USE)
    assert list(toy(s).hits) == [0, 0]
    assert list(toy(s).luck) == [2, 0]


def test_the_inner_answer_may_be_left_out() -> None:
    """The kill is not spoiled: the hit counts after all."""
    game, s = after_a_hit(1)
    for seat, action in ((2, USE), (1, USE), (2, PASS)):
        game.apply(s, seat, action)
    assert list(toy(s).hits) == [1, 0]


class Leaking(Toy):
    """Shows everybody's bids to everybody."""

    def observe(self, s: State, seat: int) -> dict[str, object]:  # type: ignore[override]
        return super().observe(s, -1)  # type: ignore[return-value]


class Forgetting(Toy):
    """Allows in `why_not` what it does not list."""

    def legal(self, s: State, seat: int) -> object:  # type: ignore[override]
        return super().legal(s, seat)[:1]


class Cheating(Toy):
    """Rolls beside the channel of chance."""

    def apply(self, s: State, seat: int, action: int) -> None:
        super().apply(s, seat, action)
        toy(s).hits[0] += 0 if chance.below(s, 2) else 1


@pytest.mark.parametrize("game", [Leaking, Forgetting, Cheating])
def test_the_contract_can_fail(game: type[Toy]) -> None:
    """A game that leaks, forgets or cheats is found out."""
    with pytest.raises(ContractBroken):
        many_games(game())


def many_games(game: Toy) -> None:
    """Twenty games under all questions."""
    for seed in range(20):
        check_game(game, ToyLanguage(), seed, effort=ALL)
