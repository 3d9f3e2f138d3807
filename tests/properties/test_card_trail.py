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


def check_piles(trail: CardTrail, game: Game) -> None:
    moment = len(trail.moments) - 1
    kinds = [*trail.chance.shares, *trail.chance.market]
    for card, on_table in zip(trail.lying, game.pile_cards, strict=True):
        assert (card == NO_CARD) == (kind_of(on_table) >= KINDS)
        if card != NO_CARD:
            assert kinds[card] == kind_of(on_table)
            assert knowers(trail.market, card, moment) == knowers_of(on_table)


def check_pairs(trail: CardTrail, game: Game) -> None:
    moment = len(trail.moments) - 1
    if game.pair_known:
        first = game.round * PAIRS
        assert [knowers(trail.pairs, first + pair, moment) for pair in range(PAIRS)] == game.pair_known
        assert list(trail.layouts[game.round]) == game.pairs


@pytest.mark.parametrize("table", TABLES, ids=name_of)
@pytest.mark.parametrize("seed", range(3))
def test_who_has_seen_what(table: Table, seed: int) -> None:
    rng = Random(seed)
    config = laid(table, rng)
    heard: list[Event] = []
    game = begin(config, rng, heard)
    trail = CardTrail(game, heard)
    tempers = tempers_for(config, rng)
    while not game.over:
        check_piles(trail, game)
        check_pairs(trail, game)
        answer = tempers[game.asked].choose(game.legal, rng)
        heard.clear()
        game.play(answer)
        trail.add(answer, game, heard)
        assert trail.moves[-1].in_a_deal(trail.chance) is answer
    assert trail.market.dealt.count(NEVER) == len(game.chance.market) - game.drawn
    assert trail.strategies.dealt.count(NEVER) == len(game.chance.strategies) - game.strategies_drawn
    assert trail.commerce.dealt.count(NEVER) == len(game.chance.commerce) - game.commerce_drawn
    assert NEVER not in trail.pairs.dealt
