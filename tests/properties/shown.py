"""What an observer has been shown, worked out from R-INFO-1 and R-INFO-2 by an all-seeing referee.

The referee reads the whole game and keeps, moment by moment, what lies open to one observer. No view, event, sampled
world or memory of the engine is used. A memory is the sequence of what was shown: two games that showed an observer
the same at every moment so far are the same game to that observer.
"""

from __future__ import annotations

from typing import Any

from stockpile import Answer, Game
from stockpile.rules.cards import HELD, PAIRS, UP, kind_of, pile_of, placer_of, side_of
from stockpile.rules.step import MOVEMENT

Facts = tuple[Any, ...]


def facts(game: Game, observer: int) -> Facts:
    """What lies open to an observer at the moment of a question, or at the end."""
    players = range(game.players)
    regular = [game.regular[seat * HELD : seat * HELD + HELD] for seat in players]
    hands = [[card & 15 for card in game.hand if card >> 4 == seat] for seat in players]
    return (
        _open_to_all(game),
        [sum(cards) for cards in regular],
        [len(cards) for cards in hands],
        regular[observer] if observer < game.players else None,
        hands[observer] if observer < game.players else None,
        [_card_on_a_pile(card, observer) for card in game.table],
        _pairs(game, observer),
        _must_act(game),
    )


def said(seat: int, answer: Answer, observer: int) -> Facts:
    """An answer as an observer hears it: whole, but for the face of a card that somebody else puts face-down."""
    if answer.name == "place":
        kind, side, pile = answer.args
        return seat, side, pile, kind if side == UP or seat == observer else None
    return seat, str(answer)


def picked_up(table: list[int], game: Game, observer: int) -> Facts:
    """The faces of the cards that an observer has just taken, pile by pile (R-DEM-8); `table` is as it was before."""
    if not table or game.table:
        return ()
    return tuple(
        (pile, [kind_of(card) for card in table if pile_of(card) == pile])
        for pile, seat in enumerate(game.meeple_seat)
        if seat == observer
    )


def final_holdings(game: Game) -> Facts:
    """What the end of the game lays open: before the last answer, all that is about to be sold (R-END-3)."""
    return game.regular.copy(), game.chance.pairs[game.round]


def _open_to_all(game: Game) -> Facts:
    return (
        game.round,
        game.first,
        game.prices.copy(),
        game.money.copy(),
        game.fees.copy(),
        game.split.copy(),
        game.discard.copy(),
        game.meeple_seat.copy(),
        game.meeple_space.copy(),
        len(game.chance.market) - game.drawn,
    )


def _card_on_a_pile(card: int, observer: int) -> Facts:
    """R-SUP-2: a face-down card is known to who placed it; that it is there, and from whom, to all."""
    seen = side_of(card) == UP or placer_of(card) == observer
    return pile_of(card), side_of(card), placer_of(card), kind_of(card) if seen else None


def _pairs(game: Game, observer: int) -> list[Facts]:
    """All pairs of earlier rounds, and of this round the public one, one's own and those turned over so far."""
    earlier: list[Facts] = list(game.chance.pairs[: game.round])
    if game.over:
        return [*earlier, game.chance.pairs[game.round]]
    row = game.chance.pairs[game.round]
    open_ones = {*_owned(game, observer), *_turned_over(game, row)}
    if game.players > 2:
        open_ones.add(game.players)  # R-INF-1
    return [*earlier, *[(pair, row[2 * pair], row[2 * pair + 1]) for pair in sorted(open_ones)]]


def _owned(game: Game, seat: int) -> list[int]:
    """R-INF-1, R-INF-2: one pair each, two each with two players."""
    if seat == game.players:
        return []
    return [2 * seat, 2 * seat + 1] if game.players == 2 else [seat]


def _turned_over(game: Game, row: tuple[int, ...]) -> list[int]:
    """R-MOV-1: in the Movement phase the game only asks about the company of the pair turned over last."""
    if game.phase != MOVEMENT:
        return []
    order = [pair for place in range(game.players) for pair in _owned(game, (game.first + place) % game.players)]
    order += range(len(order), PAIRS)
    now = row[0::2].index(game.decision.subject["company"])
    return order[: order.index(now) + 1]


def _must_act(game: Game) -> int | None:
    """R-ACT-1: who has a Boom or Bust to play has to play it now, and everybody waits."""
    return game.asked if not game.over and game.decision.question == "action" else None
