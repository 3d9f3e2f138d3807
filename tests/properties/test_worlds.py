"""Sampled worlds are possible, all possible worlds are sampled, and as often as the deal makes them.

The third secrecy test: on positions with few hidden cards all worlds are found by brute force (worlds.py).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable, Iterator, Mapping
from dataclasses import dataclass
from itertools import permutations
from math import sqrt
from random import Random

import pytest

from stockpile import Config, Game
from stockpile.rules.cards import PAIRS
from stockpile.rules.events import Event
from tests.properties.play import CONFIGS, SELLER, choose, name_of, observers, tempers_for
from tests.properties.worlds import History, TooManyWorlds, World, possible_worlds, world_of

every_table = pytest.mark.parametrize("config", CONFIGS, ids=name_of)


def check_odds(drawn: Counter[Hashable], ways: Mapping[World, int]) -> None:
    """Chi-square, with a threshold that honest samples pass by a wide margin; rare worlds are counted together."""
    count = drawn.total()
    total = sum(ways.values())
    rare_drawn, rare_expected, terms = 0, 0.0, []
    for world, number in ways.items():
        expected = count * number / total
        if expected < 8:
            rare_drawn += drawn[world]
            rare_expected += expected
        else:
            terms.append((drawn[world] - expected) ** 2 / expected)
    if rare_expected >= 8:
        terms.append((rare_drawn - rare_expected) ** 2 / rare_expected)
    freedom = max(len(terms) - 1, 1)
    assert sum(terms) < freedom + 6 * sqrt(2 * freedom) + 12, "not as often as the deal makes them"


@dataclass(frozen=True)
class Position:
    """A moment of a game with all its possible worlds, each with the number of deals that make it.

    `strict`: no other world may be sampled. `simple`: the deals alone say how often.
    """

    game: Game
    observer: int
    ways: dict[World, int]
    strict: bool
    simple: bool

    def check(self, rng: Random) -> None:
        assert world_of(self.game, self.observer) in self.ways, "brute force misses the real world"
        view = self.game.view(self.observer)
        count = min(max(500, 30 * len(self.ways)), 3000)
        drawn = Counter[Hashable](world_of(view.sample(rng), self.observer) for _ in range(count))
        impossible = set(drawn) - set(self.ways)
        assert not impossible or not self.strict, f"{len(impossible)} of {len(drawn)} sampled worlds cannot be"
        share = count / sum(self.ways.values())
        likely = 25 if self.simple else 100
        missing = [world for world, ways in self.ways.items() if ways * share > likely and world not in drawn]
        assert not missing, f"{len(missing)} of {len(self.ways)} possible worlds are not sampled"
        if self.simple:
            check_odds(drawn, self.ways)


def positions(config: Config, observer: int, rng: Random, selling: bool) -> Iterator[Position]:
    """Random moments of a random game at which brute force can find all worlds.

    If everybody sells everything, portfolios are empty now and then, and late positions are small too.
    """
    events: list[Event] = []
    game = Game.new(config, seed=rng.randrange(2**32), heard=events)
    tempers = [SELLER] * config.players if selling else tempers_for(config, rng)
    history = History(config.players, observer, game.tables.deck)
    while not game.over:
        heard = [event for event in events if event.seen_by(observer)]
        events.clear()
        history.listen(heard, game)
        if not game.table and not any(game.view().cards[seat] for seat in history.others):
            history = History.since(game, observer)
        if rng.random() < 0.05:
            try:
                ways = possible_worlds(history, 600)
            except TooManyWorlds:
                if not selling:
                    return
            else:
                yield Position(game, observer, ways, history.strict, history.simple)
        game.play(choose(game, tempers[game.asked], rng))


@every_table
@pytest.mark.parametrize("selling", [False, True], ids=["early", "selling"])
def test_random_positions(config: Config, selling: bool) -> None:
    rng = Random(config.players)
    checked = Counter[str]()
    for observer in observers(config):
        for position in positions(config, observer, rng, selling):
            try:
                position.check(rng)
            except AssertionError as e:
                print(config, observer, position.game.round, position.game.decision, position.simple, position.strict, len(position.ways), flush=True)
                print("   FAIL", e)
            checked[position.game.decision.question,position.simple,position.strict]+=1
    print(checked, sum(checked.values()))
