"""Nobody is told anything but what the rules show (R-INFO-4): the first two of the three secrecy tests.

The first: a view goes through JSON, is sampled, and the sample looks the same. The second, non-interference: games
that differ only in what an observer was never shown are the same to that observer. The third, all possible worlds and
how likely they are, is in test_worlds.py.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Sequence
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from fuzz.differences import MAKERS, Difference, other_chance
from fuzz.fuzzer import check_world
from fuzz.secrecy import Senses, check_interference, check_sample, hear
from fuzz.trail import CardTrail
from stockpile import AUTO, BANK, COSMIC, ELECTRIC, LABS, STEEL, Config, Game, parse
from stockpile.rules.cards import FEE
from stockpile.rules.chance import check, draw
from stockpile.rules.config import preset
from stockpile.rules.events import Event
from stockpile.rules.figures import figures_for
from tests.support.play import (
    ANY,
    EVERYTHING,
    PLAIN,
    TABLES,
    Table,
    begin,
    laid,
    moments,
    name_of,
    observers,
    some_moments,
    trail_at,
)

every_table = pytest.mark.parametrize("table", TABLES, ids=name_of)


@every_table
@settings(max_examples=5, deadline=None)
@given(seed=st.integers(0, 2**32))
def test_a_sampled_world_looks_the_same(table: Table, seed: int) -> None:
    rng = Random(seed)
    for game in some_moments(laid(table, rng), rng, 8):
        for observer in observers(game.config):
            check_sample(game, observer, rng)


@every_table
@settings(max_examples=4, deadline=None)
@given(seed=st.integers(0, 2**32))
def test_a_sampled_world_is_a_game(table: Table, seed: int) -> None:
    """It has all cards, memories that fit it, and can be played to the end; another sample of it can, too."""
    rng = Random(seed)
    for game in some_moments(laid(table, rng), rng, 3):
        sampled = check_sample(game, rng.choice(observers(game.config)), rng)
        once_more = check_sample(sampled, rng.choice(observers(game.config)), rng)
        for world in (sampled, once_more):
            check_world(world.copy(), rng)
            for moment in moments(world, rng):
                assert moment.over or moment.legal


def test_a_seat_that_must_act_has_something_to_play() -> None:
    """R-ACT-1: a seat is asked for its action because it holds a Boom or Bust; so it does in every sampled world."""
    rng = Random(1)
    asked = 0
    for config in PLAIN:
        for moment in moments(begin(config, rng), rng):
            if not moment.over and moment.decision.question == "action":
                for observer in observers(config):
                    sampled = check_sample(moment, observer, rng)
                    assert sampled.legal
                    asked += 1
    assert asked > 200


# Every kind of secret: the tables at which it is looked for, and how many moments at least must have been compared
# while it was hidden from somebody and different.
MODULES_ON = [preset("epic", 2), preset("epic", 4), EVERYTHING, ANY]
SECRETS: dict[str, tuple[Sequence[Table], int]] = {
    "hidden card": (TABLES, 800),
    "opening card": (MODULES_ON, 80),
    "peeked card": (MODULES_ON, 80),
    "starting share": (TABLES, 2000),
    "hidden pair": (TABLES, 2000),
    "kept card": (MODULES_ON, 200),
    "looked-at pair": (MODULES_ON, 300),
    "commerce card": (MODULES_ON, 100),
    "investor dealt": (MODULES_ON, 800),
    "investor picked": (MODULES_ON, 60),
    "strategy": (MODULES_ON, 1500),
    "strategy boxed": (MODULES_ON, 1500),
    "later dice": (MODULES_ON, 200),
    "later rounds": (TABLES, 400),
}


def view_text(game: Game, observer: int) -> str:
    return json.dumps(game.view(observer).to_json())


def event_texts(events: Sequence[Event], observer: int, players: int) -> list[Any]:
    return [json.dumps(event.to_json(players)) for event in hear(events, observer, players)]


TO_THE_BYTE = Senses(more=view_text, hear=event_texts)


def test_every_secret_is_looked_for() -> None:
    assert list(SECRETS) == list(MAKERS)


@pytest.mark.parametrize("secret", SECRETS)
def test_what_was_never_shown_makes_no_difference(secret: str) -> None:
    """Non-interference, for every observer: views, events and questions agree as long as what was shown agrees."""
    tables, least = SECRETS[secret]
    rng = Random(secret)
    compared: Counter[str] = Counter()
    for seed in range(15 if least > 100 else 30):
        for table in tables if seed < 2 else MODULES_ON:
            trail = trail_at(table, seed)
            for observer in range(trail.players + 1):
                compared += compare(trail, secret, observer, rng)
        if seed and compared.total() >= least:
            break
    assert compared.total() >= least, compared
    assert QUESTIONS.get(secret, set()) <= set(compared), compared


# Where some secrets must have been kept, among other questions.
QUESTIONS = {
    "hidden card": {"place", "bid", "action", "sell"},
    "starting share": {"place", "bid", "sell"},
    "hidden pair": {"place", "bid", "sell", "dividend"},
    "commerce card": {"place", "commerce"},
    "investor dealt": {"choose-investor", "bid-investor", "bid"},
    "investor picked": {"choose-investor"},
    "strategy": {"choose-investor", "discard", "bid", "action", "sell"},
    "strategy boxed": {"discard", "bid", "action", "sell"},
}


def compare(trail: CardTrail, secret: str, observer: int, rng: Random) -> Counter[str]:
    other = MAKERS[secret](trail, observer, rng)
    if other is None:
        return Counter()
    check(other.chance, trail.figures)
    assert other.chance != trail.chance or other.answers
    senses = TO_THE_BYTE if rng.random() < 0.2 else Senses()
    return check_interference(trail, other, observer, senses, early=12)


def trail_of(config: Config, market: tuple[int, ...], lines: list[str]) -> CardTrail:
    """A round up to the taking of the piles, from given cards and answers."""
    chance = draw(figures_for(config), Random(0), first=0, shares=tuple(range(config.players)), market=market)
    heard: list[Event] = []
    game = Game.new(config, chance=chance, events=heard)
    trail = CardTrail(game, heard)
    for line in lines:
        heard.clear()
        game.play(parse(line))
        trail.add(parse(line), game, heard)
    return trail


def test_nobody_learns_which_card_was_the_fee() -> None:
    """Seats 0 and 1 put a fee each face-down on A and seat 3 takes it: seat 2 sees two fees, not whose is which."""
    market = (COSMIC, BANK, LABS, AUTO, STEEL, FEE, ELECTRIC, FEE + 1, COSMIC, BANK, LABS, AUTO)
    lines = [
        "place steel up A", "place fee-1 down A", "place electric up A", "place fee-2 down A",
        "place cosmic up B", "place bank down B", "place labs up C", "place auto down D",
        "bid B 0", "bid C 0", "bid D 0", "bid A 0",
    ]  # fmt: skip
    check_exchange(Config(4), market, lines, 5, 7, unaware=[2, 4])


def test_nobody_learns_from_which_pile_the_fee_came() -> None:
    """With two players: a fee face-down on one of the two piles of seat 1, a share on the other."""
    market = (COSMIC, BANK, LABS, AUTO, STEEL, COSMIC, ELECTRIC, FEE, STEEL, BANK, ELECTRIC, LABS)
    lines = [
        "place steel up A", "place cosmic down A", "place electric up C", "place fee-1 down C",
        "place steel up B", "place bank down B", "place electric up D", "place labs down D",
        "bid A 0", "bid C 0", "bid B 0", "bid D 0",
    ]  # fmt: skip
    check_exchange(Config(2), market, lines, 7, 11, unaware=[0, 2])


def check_exchange(
    config: Config, market: tuple[int, ...], lines: list[str], one: int, other: int, unaware: list[int]
) -> None:
    """Two cards of the deck change places, and these observers never find out."""
    trail = trail_of(config, market, lines)
    cards = list(trail.chance.market)
    cards[one], cards[other] = cards[other], cards[one]
    changed = Difference(other_chance(trail.chance, market=tuple(cards)), 0, 0)
    for observer in unaware:
        assert check_interference(trail, changed, observer, TO_THE_BYTE).total() == len(lines) + 1
