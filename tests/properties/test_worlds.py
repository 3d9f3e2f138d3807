"""Sampled worlds are possible, all possible worlds are sampled, and as often as the deal makes them.

The third secrecy test: on positions with few hidden cards all worlds are found by brute force (worlds.py).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Hashable, Iterator
from dataclasses import dataclass
from fractions import Fraction
from itertools import permutations
from math import perm
from random import Random

import pytest

from fuzz.fuzzer import EVEN, SELLER
from stockpile import AUTO, BANK, COSMIC, ELECTRIC, LABS, STEEL, Answer, Config, Game, View
from stockpile.rules.cards import BOOM, BUST, DOWN, HELD, KINDS, PAIRS, STOCKS, kind_of, placer_of, side_of
from stockpile.rules.chance import draw
from stockpile.rules.config import preset
from stockpile.rules.events import Event
from stockpile.rules.figures import figures_for
from stockpile.rules.game import view_from_json
from stockpile.rules.knowledge import HIDDEN
from stockpile.rules.state import BARS
from tests.support.odds import check_odds
from tests.support.play import PLAIN, moments, name_of, observers, tempers_for
from tests.support.possible_worlds import History, TooManyWorlds, World, possible_worlds, world_of

every_table = pytest.mark.parametrize("config", PLAIN, ids=name_of)


Sampler = Callable[[View, Random], Game]


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

    def check(self, rng: Random, sample: Sampler = View.sample) -> None:
        assert world_of(self.game, self.observer) in self.ways, "brute force misses the real world"
        view = self.game.view(self.observer)
        count = min(max(500, 30 * len(self.ways)), 3000)
        drawn = Counter[Hashable](world_of(sample(view, rng), self.observer) for _ in range(count))
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
    game = Game.new(config, chance=draw(figures_for(config), rng), events=events)
    tempers = [SELLER] * config.players if selling else tempers_for(config, rng)
    history = History(config.players, observer, game.figures.deck)
    while not game.over:
        history.listen([event for event in events if event.seen_by(observer)], game)
        events.clear()
        if not game.pile_cards and not any(game.cards_of(seat) for seat in history.others):
            history = History.since(game, observer)
        if rng.random() < 0.04:
            try:
                ways = possible_worlds(history, 500)
            except TooManyWorlds:
                if not selling:
                    return
            else:
                yield Position(game, observer, ways, history.strict, history.simple)
        game.play(tempers[game.asked].choose(game.legal, rng))


@pytest.mark.parametrize("config", PLAIN[:4], ids=name_of)
def test_early_positions(config: Config) -> None:
    """Two and three players, from the first question on, until too much is hidden."""
    check_positions(config, selling=False, games=3, least=12)


@every_table
def test_positions_of_sellers(config: Config) -> None:
    """All tables, in any round: what was hidden has been sold again and again."""
    check_positions(config, selling=True, games=2 if config.players == 2 else 1, least=12)


@pytest.mark.parametrize("config", [preset("classic", players) for players in (2, 3, 4)], ids=name_of)
def test_positions_with_investors(config: Config) -> None:
    """Cards that are moved and looked at, and seats that are asked for their action whatever they hold."""
    check_positions(config, selling=True, games=2, least=12)


def check_positions(config: Config, selling: bool, games: int, least: int) -> None:
    rng, sampling = Random(config.players), Random(1)
    checked: Counter[bool] = Counter()
    for observer in [*observers(config)] * games:
        for position in positions(config, observer, rng, selling):
            position.check(sampling)
            checked[position.simple] += 1
    assert checked.total() >= least, checked
    assert checked[True] >= least // 3, checked


@every_table
def test_starting_shares(config: Config) -> None:
    """R-SET-4: right after set-up, no two starting shares are of one company, and those with more cards in sight are
    less likely; also the next card of the deck is any that is left."""
    for observer in observers(config):
        history, position = first_question(config, observer)
        assert len(position.ways) == perm(6 if observer == config.players else 5, len(history.others))
        position.check(Random(2))
        check_next_card(position, history)


def first_question(config: Config, observer: int) -> tuple[History, Position]:
    events: list[Event] = []
    game = Game.new(config, seed=observer, events=events)
    history = History(config.players, observer, game.figures.deck)
    history.listen([event for event in events if event.seen_by(observer)], game)
    return history, Position(game, observer, possible_worlds(history), history.strict, history.simple)


def check_next_card(position: Position, history: History) -> None:
    left = [0] * KINDS
    for world, number in position.ways.items():
        for kind in range(KINDS):
            dealt = sum(cards[kind] for cards in world[:-1]) if kind < HELD else 0
            left[kind] += number * (history.left[kind] - dealt)
    rng = Random(3)
    view = position.game.view(position.observer)
    drawn = Counter[Hashable](view.sample(rng).chance.market[0] for _ in range(2000))
    check_odds(drawn, dict(enumerate(left)))


def forgetful(view: View, rng: Random) -> Game:
    """Samples as if any hidden card could be anything."""
    data = view.to_json()
    data["barred"] = [count if at % BARS == HIDDEN else 0 for at, count in enumerate(view.barred)]
    return view_from_json(data).sample(rng)


def lazy(view: View, rng: Random) -> Game:
    """Always finds one and the same world."""
    return view.sample(Random(1))


def skewed(view: View, rng: Random) -> Game:
    """Of two worlds likes the one better in which the first company lies in portfolios."""
    return max(view.sample(rng), view.sample(rng), key=lambda game: sum(game.regular[0::HELD]))


@pytest.mark.parametrize(
    ("sampler", "why"),
    [(forgetful, "cannot be"), (lazy, "are not sampled"), (skewed, "not as often as the deal makes them")],
)
def test_a_bad_sampler_is_found_out(sampler: Sampler, why: str) -> None:
    """The test of this test."""
    _, position = first_question(Config(3), 0)
    with pytest.raises(AssertionError, match=why):
        position.check(Random(7), sampler)


@every_table
def test_pairs(config: Config) -> None:
    """R-INF-1, R-INFO-5: all deals of the pairs not seen are equally likely, and the odds in the view say so."""
    rng = Random(4)
    game = Game.new(config, seed=5)
    for number, moment in enumerate(moments(game, rng, [EVEN] * config.players)):
        if moment.over or moment.round > 0:
            break
        if number == 0 or moment.decision.question == "dividend":
            for observer in observers(config):
                check_pairs(moment, observer, rng)


def check_pairs(game: Game, observer: int, rng: Random) -> None:
    view = game.view(observer)
    hidden = [pair for pair in range(PAIRS) if view.pairs[2 * pair] < 0]
    companies = [game.pairs[2 * pair] for pair in hidden]
    deals = list(permutations(game.pairs[2 * pair + 1] for pair in hidden))
    for number, company in enumerate(companies):
        counted = Counter(deal[number] for deal in deals)
        assert view.odds(company) == {code: Fraction(count, len(deals)) for code, count in counted.items()}
    drawn: Counter[Hashable] = Counter()
    places: Counter[Hashable] = Counter()
    for _ in range(1000):  # three companies, and three places, together: enough to see that all depends on all
        pairs = view.sample(rng).pairs
        drawn[tuple(pairs[2 * pairs[0::2].index(company) + 1] for company in companies[:3])] += 1
        places[tuple(pairs[2 * pair] for pair in hidden[:3])] += 1
    check_odds(drawn, Counter(deal[:3] for deal in deals))
    check_odds(places, Counter(order[:3] for order in permutations(companies)))


# Two players from given decks: each seat puts all cards on its own first pile, takes it, and sells and shows nothing.
# Steel, that nobody has, splits in the second round. Seat 0 gets a Boom to play in the first.
STARTS = (COSMIC, BANK)
PAIRS_GIVEN = (
    (STEEL, 4, COSMIC, 1, BANK, 2, LABS, 12, AUTO, -2, ELECTRIC, -3),
    (STEEL, 4, COSMIC, -2, BANK, -3, LABS, 12, AUTO, 1, ELECTRIC, 2),
)
MARKET_GIVEN = (LABS, AUTO, LABS, AUTO, BOOM, LABS, *[COSMIC, BANK, LABS, AUTO, ELECTRIC] * 6)


def quiet_game() -> Iterator[Game]:
    config = Config(2)
    chance = draw(figures_for(config), Random(0), 0, STARTS, MARKET_GIVEN, PAIRS_GIVEN)
    game = Game.new(config, chance=chance)
    while not game.over:
        yield game
        seat = game.asked
        mine = [answer for answer in game.decision.answers if on_own_pile(answer, seat)]
        game.play((mine or game.decision.answers)[0])


def on_own_pile(answer: Answer, seat: int) -> bool:
    if answer.name not in ("place", "bid"):
        return False
    pile = answer.args[2] if answer.name == "place" else answer.args[0]
    return pile == 2 * seat or (pile == 2 * seat + 1 and answer.name == "bid")


def test_what_a_hidden_card_can_be() -> None:
    """R-INFO-3: anything on a pile; no fee once taken; no Boom or Bust after the action turn; not Steel, if it was
    there when Steel split."""
    seen: dict[str, Counter[int]] = {}
    for game in quiet_game():
        name = f"{game.decision.question} {game.round}"
        if game.round < 3 and name not in seen:
            seen[name] = most_of_each(game)
    everything, stocks = set(range(KINDS)), set(range(STOCKS))
    assert set(seen["bid 0"]) == everything
    assert set(seen["action 0"]) == stocks | {BOOM, BUST}
    assert set(seen["sell 0"]) == stocks
    assert set(seen["bid 1"]) == everything
    assert set(seen["sell 1"]) == stocks
    assert set(seen["place 2"]) == stocks - {STEEL}
    assert set(seen["bid 2"]) == everything
    assert set(seen["sell 2"]) == stocks
    assert seen["sell 2"][STEEL] == 2  # of seven hidden cards, five were there at the split
    assert max(seen["sell 2"].values()) > 2


def most_of_each(game: Game) -> Counter[int]:
    """How many hidden cards of seat 1 seat 0 thinks can be of one kind at once."""
    view = game.view(0)
    rng = Random(6)
    most: Counter[int] = Counter()
    for _ in range(1500):
        sampled = view.sample(rng)
        cards = Counter(kind_of(card) for card in sampled.pile_cards if side_of(card) == DOWN and placer_of(card) == 1)
        for kind in range(HELD):
            cards[kind] += sampled.regular[HELD + kind] - view.known[HELD + kind]
        most |= cards
    return most
