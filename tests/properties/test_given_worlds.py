"""Worlds drawn under conditions: what is given holds, the view stays the same, the odds are those of the deal."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from random import Random

import pytest

from stockpile import COSMIC, Game, View
from stockpile.rules.cards import FEE, KINDS, UNKNOWN, kind_of
from stockpile.rules.config import Config, preset
from stockpile.rules.sample import ImpossibleWorld, unseen
from tests.support.odds import check_odds
from tests.support.play import PLAIN, moments, name_of, observers

every_table = pytest.mark.parametrize("config", [*PLAIN, preset("epic", 3)], ids=name_of)


def views(config: Config, rng: Random) -> Iterator[tuple[Game, View]]:
    """Some moments of a game in which something lies hidden, each seen by somebody."""
    game = Game.new(config, seed=rng.randrange(1000))
    for moment in moments(game, rng):
        observer = rng.choice(observers(config))
        view = moment.view(observer)
        if len(hidden_places(view)) > 1 and hidden_pairs(view) and rng.random() < 0.2:
            yield moment.copy(), view


def hidden_places(view: View) -> list[int]:
    return [place for place, card in enumerate(view.pile_cards) if kind_of(card) == UNKNOWN]


def hidden_pairs(view: View) -> list[int]:
    return [pair for pair in range(len(view.pair_known)) if view.pairs[2 * pair] < 0]


def pair_in(game: Game, pair: int) -> tuple[int, int]:
    return game.pairs[2 * pair], game.pairs[2 * pair + 1]


@every_table
def test_what_is_given_holds_and_the_view_is_the_same(config: Config) -> None:
    """The truth is always possible: whatever of it is given, the world has it and looks the same."""
    rng = Random(1)
    seen = 0
    for game, view in views(config, rng):
        pairs = {pair: pair_in(game, pair) for pair in rng.sample(hidden_pairs(view), 1)}
        cards = {place: kind_of(game.pile_cards[place]) for place in rng.sample(hidden_places(view), 1)}
        world = view.sample(rng, pairs=pairs, cards=cards)
        assert {pair: pair_in(world, pair) for pair in pairs} == pairs
        assert {place: kind_of(world.pile_cards[place]) for place in cards} == cards
        assert world.view(view.observer if view.observer < view.players else None) == view
        seen += 1
    assert seen > 4


@every_table
def test_everything_hidden_can_be_given_at_once(config: Config) -> None:
    rng = Random(2)
    game, view = next(views(config, rng))
    pairs = {pair: pair_in(game, pair) for pair in range(len(view.pair_known))}
    cards = {place: kind_of(card) for place, card in enumerate(game.pile_cards) if kind_of(card) < KINDS}
    world = view.sample(rng, pairs=pairs, cards=cards)
    assert (world.pairs, world.pile_cards) == (game.pairs, game.pile_cards)


def test_the_rest_is_drawn_as_the_deal_makes_it() -> None:
    """Just as if all worlds in which something else lies there were thrown away."""
    rng = Random(3)
    _game, view = next(views(Config(4), rng))
    first, other, *_ = hidden_places(view)
    worlds = [view.sample(rng).pile_cards for _ in range(20_000)]
    given = kind_of(worlds[0][first])
    thrown = Counter(kind_of(world[other]) for world in worlds if kind_of(world[first]) == given)
    kinds = Counter(kind_of(view.sample(rng, cards={first: given}).pile_cards[other]) for _ in range(1000))
    check_odds(kinds, thrown)


def test_a_given_pair_leaves_the_others_alike() -> None:
    rng = Random(4)
    game, view = next(views(Config(3), rng))
    one, other, *_ = hidden_pairs(view)
    company, forecast = pair_in(game, one)
    companies = [each for each in range(6) if each != company and each not in view.pairs[::2]]
    drawn = Counter(pair_in(view.sample(rng, pairs={one: (company, forecast)}), other)[0] for _ in range(3000))
    check_odds(drawn, dict.fromkeys(companies, 1))


@pytest.fixture
def view() -> View:
    *_, (_game, last) = views(Config(5), Random(5))
    return last


def test_no_world_has_more_cards_of_a_kind_than_there_are(view: View) -> None:
    places = hidden_places(view)
    left = unseen(view)
    scarce = min(range(KINDS), key=lambda kind: left[kind])
    assert left[scarce] < len(places)
    with pytest.raises(ImpossibleWorld, match=f"so many cards of kind {scarce} are not left"):
        view.sample(Random(1), cards=dict.fromkeys(places, scarce))


@pytest.mark.parametrize(
    ("cards", "why"),
    [
        ({-1: COSMIC}, "no card lies at place -1"),
        ({99: COSMIC}, "no card lies at place 99"),
        ({0: -1}, "no market card of kind -1"),
        ({0: 11}, "no market card of kind 11"),
        ({0: 31}, "no market card of kind 31"),
        ({1 << 70: COSMIC}, "no card lies at place"),
        ({0: 1 << 70}, "no market card of kind"),
    ],
)
def test_cards_that_cannot_be_are_refused(view: View, cards: dict[int, int], why: str) -> None:
    with pytest.raises(ImpossibleWorld, match=why):
        view.sample(Random(1), cards=cards)


def test_a_card_that_is_seen_is_what_it_is(view: View) -> None:
    place = next(place for place, card in enumerate(view.pile_cards) if kind_of(card) < KINDS)
    kind = kind_of(view.pile_cards[place])
    assert kind_of(view.sample(Random(1), cards={place: kind}).pile_cards[place]) == kind
    with pytest.raises(ImpossibleWorld, match=f"is of kind {kind}"):
        view.sample(Random(1), cards={place: FEE if kind != FEE else COSMIC})


def test_pairs_that_cannot_be_are_refused(view: View) -> None:
    hidden = hidden_pairs(view)
    seen = next(pair for pair in range(6) if pair not in hidden)
    company, forecast = view.pairs[2 * seen], view.pairs[2 * seen + 1]
    free = next(each for each in range(6) if each not in view.pairs[::2])
    left = view.open_forecasts()
    assert view.sample(Random(1), pairs={seen: (company, forecast)}).pairs[2 * seen] == company
    for pairs, why in (
        ({6: (free, left[0])}, "pair 6 is not dealt now"),
        ({-1: (free, left[0])}, "pair -1 is not dealt now"),
        ({seen: (free, left[0])}, "is seen already"),
        ({hidden[0]: (company, left[0])}, "cannot be of company"),
        ({hidden[0]: (6, left[0])}, "there is no company 6"),
        ({hidden[0]: (1 << 70, left[0])}, "there is no company"),
        ({hidden[0]: (free, 1 << 70)}, "no forecast"),
        ({1 << 70: (free, left[0])}, "is not dealt now"),
        ({hidden[0]: (free, 6)}, "cannot have the forecast 6"),
        ({hidden[0]: (free, left[0]), hidden[1]: (free, left[1])}, "cannot be of company"),
    ):
        with pytest.raises(ImpossibleWorld, match=why):
            view.sample(Random(1), pairs=pairs)


def test_before_anything_is_dealt_nothing_can_be_given() -> None:
    view = Game.new(preset("epic"), seed=1).view(0)
    with pytest.raises(ImpossibleWorld):
        view.sample(Random(1), pairs={0: (COSMIC, 1)})
    with pytest.raises(ImpossibleWorld):
        view.sample(Random(1), cards={0: COSMIC})


def test_a_world_that_would_empty_a_portfolio_of_all_it_can_be_is_refused() -> None:
    """Hidden cards of portfolios are market cards too: whatever is given, they need cards to be of."""
    rng = Random(6)
    tried = refused = 0
    for _game, view in views(Config(5), rng):
        places = hidden_places(view)
        for kind in range(KINDS):
            tried += 1
            try:
                world = view.sample(rng, cards=dict.fromkeys(places, kind))
            except ImpossibleWorld:
                refused += 1
            else:
                assert all(kind_of(world.pile_cards[place]) == kind for place in places)
    assert 0 < refused < tried
