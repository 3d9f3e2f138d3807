"""What bots draw their chance from does not tell them what was dealt."""

from collections.abc import Iterator
from random import Random
from typing import ClassVar

import pytest

from stockpile.bots import RandomBot, Seed
from stockpile.content import load
from stockpile.lab import simulate
from stockpile.lab.games import bot_seed, deal_seed
from stockpile.lab.players import PLAYERS
from stockpile.lab.tournament import Match, hold
from stockpile.rules.config import Config


class Spy(RandomBot):
    """Keeps what it is handed, in the order in which it is made."""

    name: ClassVar[str] = "spy"
    handed: ClassVar[list[Seed]] = []

    def __init__(self, seed: Seed = 0) -> None:
        super().__init__(seed)
        self.handed.append(seed)


@pytest.fixture
def handed(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[Seed]]:
    monkeypatch.setitem(PLAYERS, "spy", Spy)
    yield Spy.handed
    Spy.handed.clear()


def dealt_again(handed: str) -> set[int]:
    """What a bot could try that knows how deals are seeded, but not the seed: its own, and whatever stands in it."""
    pieces = [handed, *handed.split("/"), *[handed[:cut] for cut in range(len(handed))], handed.rpartition("/")[0]]
    return {Random(f"{before}{piece}").getrandbits(64) for piece in pieces for before in ("", "deal/")}


def test_in_a_tournament_a_bot_cannot_deal_its_game_again(handed: list[Seed]) -> None:
    hold(Match(Config(2), ("spy", "random"), 5, load()), deals=3)
    played = [seed for seed in handed if seed != 0]  # without the one that is made to see whether it can be
    assert played == [bot_seed(5, deal, seat) for deal in range(3) for seat in (0, 1)]
    for number, seed in enumerate(played):
        assert deal_seed(5, number // 2) not in dealt_again(str(seed))


def test_in_a_simulation_neither(handed: list[Seed]) -> None:
    simulate(Config(2), ["spy", "random"], games=3, seed=5)
    played = [seed for seed in handed if seed != 0]
    assert played == [bot_seed(5, number, 0) for number in range(3)]
    for number, seed in enumerate(played):
        assert deal_seed(5, number) not in dealt_again(str(seed))


def test_every_seat_of_every_deal_has_luck_of_its_own() -> None:
    seeds = {bot_seed(seed, deal, seat) for seed in (1, 11) for deal in (1, 11) for seat in (0, 1)}
    assert len(seeds) == 8
    assert len({deal_seed(seed, deal) for seed in (1, 11) for deal in (1, 11)}) == 4
