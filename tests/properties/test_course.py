"""The referee of the secrecy tests is right: who has seen which card, by the moves alone, is what the engine keeps."""

from __future__ import annotations

from random import Random

import pytest

from fuzz.trail import NEVER, NO_CARD, CardTrail, DeckTrail
from stockpile import Game
from stockpile.rules.cards import KINDS, PAIRS, kind_of, knowers_of
from stockpile.rules.events import Event
from tests.support.play import TABLES, Table, begin, laid, name_of, tempers_for


def knowers(deck: DeckTrail, card: int, moment: int) -> int:
    """The mask of observers who have seen a card by then."""
    return sum(1 << observer for observer, opened in enumerate(deck.opened) if opened[card] <= moment)


def check_piles(course: CardTrail, game: Game) -> None:
    moment = len(course.moments) - 1
    kinds = [*course.chance.shares, *course.chance.market]
    for card, on_table in zip(course.lying, game.pile_cards, strict=True):
        assert (card == NO_CARD) == (kind_of(on_table) >= KINDS)
        if card != NO_CARD:
            assert kinds[card] == kind_of(on_table)
            assert knowers(course.market, card, moment) == knowers_of(on_table)


def check_pairs(course: CardTrail, game: Game) -> None:
    moment = len(course.moments) - 1
    if game.pair_known:
        first = game.round * PAIRS
        assert [knowers(course.pairs, first + pair, moment) for pair in range(PAIRS)] == game.pair_known
        assert list(course.layouts[game.round]) == game.pairs


@pytest.mark.parametrize("table", TABLES, ids=name_of)
@pytest.mark.parametrize("seed", range(3))
def test_who_has_seen_what(table: Table, seed: int) -> None:
    rng = Random(seed)
    config = laid(table, rng)
    heard: list[Event] = []
    game = begin(config, rng, heard)
    course = CardTrail(game, heard)
    tempers = tempers_for(config, rng)
    while not game.over:
        check_piles(course, game)
        check_pairs(course, game)
        answer = tempers[game.asked].choose(game.legal, rng)
        heard.clear()
        game.play(answer)
        course.add(answer, game, heard)
        assert course.moves[-1].in_a_deal(course.chance) is answer
    assert course.market.dealt.count(NEVER) == len(game.chance.market) - game.drawn
    assert course.strategies.dealt.count(NEVER) == len(game.chance.strategies) - game.strategies_drawn
    assert course.commerce.dealt.count(NEVER) == len(game.chance.commerce) - game.commerce_drawn
    assert NEVER not in course.pairs.dealt
