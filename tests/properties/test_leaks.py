"""A test of the secrecy tests: eyes and ears that get a little too much are found out by both checks."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from random import Random
from typing import Any

import pytest

from fuzz.differences import MAKERS, Difference, other_chance
from fuzz.invariants import BrokenInvariant, Leak
from fuzz.secrecy import Senses, check_interference, check_sample, hear
from fuzz.trail import NEVER, CardTrail
from stockpile import Game
from stockpile.rules.answers import INVESTORS
from stockpile.rules.cards import HELD, kind_of, knowers_of, side_of
from stockpile.rules.events import Event
from tests.support.play import PLAIN, PRESET, Table, played, trail_at

Extra = Callable[[Game, int], object]
PHIL = INVESTORS.index("phil")


def neighbour(game: Game, observer: int) -> int:
    return (observer + 1) % game.players


def neighbours(name: str, bits: int) -> Extra:
    """The neighbour's cards in a list in which the seat stands above so many bits."""

    def extra(game: Game, observer: int) -> list[int]:
        return [card for card in getattr(game, name) if card >> bits == neighbour(game, observer)]

    return extra


def answers_of_the_asked(game: Game, observer: int) -> object:
    return None if game.over else len(game.legal)


def opening_hand(game: Game, observer: int) -> object:
    return None if game.over or game.decision.question != "open" else game.hand


def peeked_at(game: Game, observer: int) -> object:
    """Cards that somebody besides who placed them has looked at."""
    down = [card for card in game.pile_cards if side_of(card)]
    return [kind_of(card) for card in down if knowers_of(card).bit_count() > 1]


def looked_at(game: Game, observer: int) -> object:
    """Pairs that two seats know, but not everybody."""
    shared = [pair for pair, known in enumerate(game.pair_known) if 1 < known.bit_count() <= game.players]
    return [game.pairs[2 * pair] for pair in shared]


def kept_company(game: Game, observer: int) -> object:
    """R-INV-PHIL: the company of the seat that kept a card."""
    if not game.kept or not game.pairs:
        return None
    seat = game.investors.index(PHIL) // 2
    return game.pairs[2 * game.figures.pairs_of(seat)[0]]


def next_dice(game: Game, observer: int) -> object:
    return game.chance.dice[game.round] if game.chance.dice and not game.forecasts else None


# What is given away, and at which tables that can be.
LEAKS: dict[str, tuple[Extra, Sequence[Table]]] = {
    "the next card of the deck": (lambda game, _: game.chance.market[game.drawn : game.drawn + 1], PLAIN),
    "the last card of the deck": (lambda game, _: game.chance.market[-1:], PLAIN),
    "the newest card on the piles": (lambda game, _: [kind_of(card) for card in game.pile_cards[-1:]], PLAIN),
    "the neighbour's hand": (neighbours("hand", 4), PLAIN),
    "one kind in the neighbour's portfolio": (lambda game, me: game.regular[neighbour(game, me) * HELD], PLAIN),
    "the last pair": (lambda game, _: game.pairs[-2:], PLAIN),
    "one forecast of the last round": (lambda game, _: game.chance.pairs[-1][1:2], PLAIN),
    "how many answers somebody has": (answers_of_the_asked, PLAIN),
    "the first seat's memory": (lambda game, _: game.known[: game.players * HELD], PLAIN),
    "investors on offer": (neighbours("offers", 8), PRESET),
    "the neighbour's pick": (neighbours("picked", 8), PRESET),
    "the neighbour's strategies": (neighbours("strategies", 8), PRESET),
    "the neighbour's box": (neighbours("strategies_boxed", 8), PRESET),
    "the next strategy": (lambda game, _: game.chance.strategies[game.strategies_drawn :][:1], PRESET),
    "the neighbour's commerce card": (neighbours("commerce_hand", 4), PRESET),
    "the next commerce card": (lambda game, _: game.chance.commerce[game.commerce_drawn :][:1], PRESET),
    "the next dice": (next_dice, PRESET),
    "what somebody kept": (kept_company, PRESET),
    "the hand that opens the piles": (opening_hand, PRESET),
    "a pile somebody looked into": (peeked_at, PRESET),
    "a pair somebody looked at": (looked_at, PRESET),
    "how many answers somebody has, with modules": (answers_of_the_asked, PRESET),
}
every_leak = pytest.mark.parametrize(("extra", "tables"), LEAKS.values(), ids=LEAKS)


MANY = 40  # games of each table: more than it takes, whoever finds what they look for stops


def trails(tables: Sequence[Table], games: int) -> Iterator[CardTrail]:
    for seed in range(games):
        for table in tables[seed % 2 :: 2]:
            yield trail_at(table, seed)


def sample_everywhere(senses: Senses, tables: Sequence[Table], games: int = MANY) -> None:
    rng = Random(3)
    for trail in trails(tables, games):
        for game in [*trail.moments[:20], *rng.sample(trail.moments, 20)]:
            check_sample(game, rng.randrange(trail.players + 1), rng, senses)


def interfere_everywhere(senses: Senses, tables: Sequence[Table], games: int = MANY) -> None:
    rng = Random(4)
    for trail in trails(tables, games):
        for make in MAKERS.values():
            observer = rng.randrange(trail.players + 1)
            other = make(trail, observer, rng)
            if other is not None:
                check_interference(trail, other, observer, senses, early=12)


@every_leak
def test_sampling_notices(extra: Extra, tables: Sequence[Table]) -> None:
    with pytest.raises(Leak, match="could tell a sampled world"):
        sample_everywhere(Senses(more=extra), tables)


@every_leak
def test_interference_notices(extra: Extra, tables: Sequence[Table]) -> None:
    with pytest.raises(Leak, match="can tell by the view"):
        interfere_everywhere(Senses(more=extra), tables)


def hear_everything(events: Sequence[Event], observer: int, players: int) -> list[Any]:
    return list(events)


def overhear(name: str) -> Callable[[Sequence[Event], int, int], list[Any]]:
    """Right in all but one kind of event."""

    def ears(events: Sequence[Event], observer: int, players: int) -> list[Any]:
        secrets = [event for event in events if event.name == name and not event.seen_by(observer)]
        return hear(events, observer, players) + secrets

    return ears


@pytest.mark.parametrize("tables", [PLAIN, PRESET], ids=["base", "modules"])
def test_interference_notices_who_hears_everything(tables: Sequence[Table]) -> None:
    with pytest.raises(Leak, match="can tell by the events"):
        interfere_everywhere(Senses(hear=hear_everything), tables)


@pytest.mark.parametrize(
    "name",
    [
        "share-dealt", "pair-dealt", "hand-dealt", "card-placed", "pile-taken", "strategies-dealt", "investors-dealt",
        "strategy-discarded", "commerce-drawn", "pile-looked-at", "pair-seen",
    ],
)  # fmt: skip
def test_interference_notices_what_is_overheard(name: str) -> None:
    with pytest.raises(Leak, match="can tell by the events"):
        interfere_everywhere(Senses(hear=overhear(name)), PRESET)


@pytest.mark.parametrize("tables", [PLAIN, PRESET], ids=["base", "modules"])
def test_public_facts_are_no_leak(tables: Sequence[Table]) -> None:
    """What everybody may know can be added to a view without either check minding."""
    senses = Senses(
        more=lambda game, _: [game.money, game.discard, sum(game.split), game.bonds, game.commerce, game.investors]
    )
    sample_everywhere(senses, tables, games=4)
    interfere_everywhere(senses, tables, games=4)


def test_what_is_felt_before_it_is_dealt_is_noticed() -> None:
    """Somebody claims that cards of the first round are dealt much later."""
    trail = trail_at(PLAIN[2], 0)
    market = trail.chance.market
    other = other_chance(trail.chance, market=(market[1], market[0], *market[2:]))
    assert market[0] != market[1]
    with pytest.raises(BrokenInvariant, match="was felt at 0"):
        check_interference(trail, Difference(other, 30, 30), 0)


def test_what_is_shown_and_not_told_is_noticed() -> None:
    """A referee who holds that seat 0 has seen the starting share of seat 1."""
    trail = played(PLAIN[2], trail_at(PLAIN[2], 0).chance, Random(1))
    one, two, three = trail.chance.shares
    trail.market.opened[0][1] = 0
    other = Difference(other_chance(trail.chance, shares=(one, three, two)), 0, 0)
    assert trail.market.opened[0][2] == NEVER
    with pytest.raises(BrokenInvariant, match="was not told"):
        check_interference(trail, other, 0)
