"""Nobody is told anything but what the rules show (R-INFO-4): the first two of the three secrecy tests.

The first: a view goes through JSON, is sampled, and the sample looks the same. The second, non-interference: games
that differ only in what an observer was never shown are the same to that observer. The third, all possible worlds and
how likely they are, is in test_worlds.py.
"""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from stockpile import AUTO, BANK, COSMIC, ELECTRIC, LABS, STEEL, Chance, Config, Game, parse
from stockpile.rules.cards import FEE
from stockpile.rules.chance import draw
from stockpile.rules.tables import tables_for
from tests.properties.deals import Difference, Whereabouts, differences
from tests.properties.play import CONFIGS, Hands, Move, Trace, moments, name_of, observers, some_moments, trace
from tests.properties.secrecy import check_interference, check_sample, watch
from tests.properties.test_games import WHOLE_DECK, cards_in
from tests.properties.test_knowledge import check_memory

every_table = pytest.mark.parametrize("config", CONFIGS, ids=name_of)


@every_table
@settings(max_examples=10, deadline=None)
@given(seed=st.integers(0, 2**32))
def test_a_sampled_world_looks_the_same(config: Config, seed: int) -> None:
    rng = Random(seed)
    for game in some_moments(config, rng, 8):
        for observer in observers(config):
            check_sample(game, observer, rng)


@every_table
@settings(max_examples=8, deadline=None)
@given(seed=st.integers(0, 2**32))
def test_a_sampled_world_is_a_game(config: Config, seed: int) -> None:
    """It has all cards, memories that fit it, and can be played to the end; another sample of it can, too."""
    rng = Random(seed)
    for game in some_moments(config, rng, 3):
        sampled = check_sample(game, rng.choice(observers(config)), rng)
        once_more = check_sample(sampled, rng.choice(observers(config)), rng)
        assert cards_in(sampled) == cards_in(once_more) == WHOLE_DECK
        for moment in moments(sampled, rng):
            assert moment.over or moment.legal
            for owner in range(config.players):
                check_memory(moment, rng.choice(observers(config)), owner)
        for moment in moments(once_more, rng):
            assert moment.over or moment.legal
        assert cards_in(sampled) == cards_in(once_more) == WHOLE_DECK


def test_a_seat_that_must_act_has_something_to_play() -> None:
    """R-ACT-1: a seat is asked for its action because it holds a Boom or Bust; so it does in every sampled world."""
    rng = Random(1)
    asked = 0
    for config in CONFIGS:
        game = Game.new(config, seed=rng.randrange(2**32))
        for moment in moments(game, rng):
            if not moment.over and moment.decision.question == "action":
                for observer in observers(config):
                    sampled = check_sample(moment, observer, rng)
                    assert sampled.legal
                    asked += 1
    assert asked > 200


@every_table
def test_what_was_never_shown_makes_no_difference(config: Config) -> None:
    """Non-interference, for every observer: views, events and questions agree as long as what was shown agrees."""
    rng = Random(config.players)
    seen: Counter[tuple[str, str]] = Counter()
    for _ in range(4):
        chance = draw(tables_for(config), rng)
        played = trace(config, chance, rng)
        for observer in observers(config):
            first = list(watch(played, chance, observer))
            places = Whereabouts(played, observer)
            for other in differences(played, places, observer, rng):
                for question, times in check_interference(first, played, other, observer).items():
                    seen[other.where, question] += times
    assert all(seen[what] >= least for what, least in WATCHED.items()), seen


# How many moments at least must have been compared while something hidden was different: in hands and on piles when
# cards are placed and bid for, in portfolios when shares are sold, among the pairs all the time.
WATCHED = {
    ("card", "place"): 60,
    ("card", "bid"): 40,
    ("card", "action"): 3,
    ("card", "sell"): 15,
    ("start", "place"): 40,
    ("start", "bid"): 25,
    ("start", "sell"): 15,
    ("pair", "place"): 40,
    ("pair", "bid"): 25,
    ("pair", "sell"): 40,
}


def fees_face_down(config: Config, market: tuple[int, ...], lines: list[str]) -> tuple[Trace, Chance]:
    """A round up to the taking of the piles, from given cards and answers."""
    chance = draw(tables_for(config), Random(0), first=0, shares=tuple(range(config.players)), market=market)
    game = Game.new(config, chance=chance)
    hands = Hands(config)
    moves = []
    for line in lines:
        answer = parse(line)
        card = hands.take(game, game.asked, answer.args[0]) if answer.name == "place" else None
        moves.append(Move(game.asked, answer, card))
        game.play(answer)
    return Trace(config, chance, tuple(moves)), chance


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
    played, chance = fees_face_down(config, market, lines)
    cards = list(chance.market)
    cards[one], cards[other] = cards[other], cards[one]
    changed = Difference(Chance(chance.first, chance.shares, tuple(cards), chance.pairs), "card", 0)
    for observer in unaware:
        first = list(watch(played, chance, observer))
        assert check_interference(first, played, changed, observer).total() == len(lines) + 1
