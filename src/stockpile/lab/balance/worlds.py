"""The same game with one thing otherwise: what would have come of it says what that thing is worth."""

from collections.abc import Sequence
from random import Random
from typing import Final

from stockpile.rules.answers import ANSWERS, PASS_NUMBER
from stockpile.rules.cards import COMMERCE_KINDS
from stockpile.rules.chance import Chance, draw_pairs, roll
from stockpile.rules.game import Game, game_from_json

PLAY: Final = 16  # one strategy card played this round, as the state counts it


def otherwise(game: Game, **fields: object) -> Game:
    """The game with other fields; its open question is worked out anew."""
    return game_from_json({**game.to_json(), **fields}, game.tables.content)


def card(seat: int, number: int) -> int:
    return seat << 8 | number


def hand_of(game: Game, seat: int) -> list[int]:
    """The strategy cards of a seat."""
    return [each & 255 for each in game.strategies if each >> 8 == seat]


def without_strategy(game: Game, seat: int, number: int) -> Game:
    """A blank is in hand instead of this card: the card is in the box, as if it had been put back."""
    left = [*game.strategies]
    left.remove(card(seat, number))
    return otherwise(game, strategies=left, strategies_boxed=[*game.strategies_boxed, card(seat, number)])


def with_blank_played(game: Game, seat: int, number: int) -> Game:
    """The card is played as a blank: shown, without cost and effect. Another is not played in its place."""
    left = [*game.strategies]
    left.remove(card(seat, number))
    used = [each + PLAY * (at == seat) for at, each in enumerate(game.used)]
    played = otherwise(game, strategies=left, strategies_played=[*game.strategies_played, number], used=used)
    if played.legal == [PASS_NUMBER]:  # who can do nothing more is not asked
        played.play(ANSWERS[PASS_NUMBER])
    return played


def without_commerce(game: Game, seat: int, kind: int) -> Game:
    """One commodity or tax card of a seat has left the game."""
    at = seat * COMMERCE_KINDS + kind
    commerce = [each - (place == at) for place, each in enumerate(game.commerce)]
    return otherwise(game, commerce=commerce, gone=_one_more(game.gone, kind))


def _one_more(counts: Sequence[int], at: int) -> list[int]:
    return [each + (place == at) for place, each in enumerate(counts)]


def with_future(game: Game, rng: Random) -> Game:
    """The same position with another future: what is not drawn yet is drawn anew, as the deal would."""
    chance, tables = game.chance, game.tables
    begun = game.round + 1
    dice = (*chance.dice[:begun], *[roll(tables, rng) for _ in chance.dice[begun:]])
    later = dice[begun:] if tables.dice else [tuple(tables.forecasts)] * (tables.rounds - begun)
    copy = game.copy()
    copy.chance = Chance(
        chance.first,
        chance.shares,
        _shuffled_from(chance.market, game.drawn, rng),
        (*chance.pairs[:begun], *[draw_pairs(forecasts, rng) for forecasts in later]),
        dice,
        _shuffled_from(chance.commerce, game.commerce_drawn, rng),
        chance.investors,
        chance.strategies,
    )
    return copy


def _shuffled_from(deck: tuple[int, ...], drawn: int, rng: Random) -> tuple[int, ...]:
    rest = [*deck[drawn:]]
    rng.shuffle(rest)
    return (*deck[:drawn], *rest)
