"""Styles: who can wear them, and that each shows in what a bot does."""

from collections.abc import Callable
from functools import cache
from typing import NamedTuple

import pytest

from stockpile.bots import BOTS, BadStyle, Broker, make_bot
from stockpile.bots.broker.broker import STYLES, StyledBot, style_called
from stockpile.bots.broker.position import Position
from stockpile.bots.broker.style import USUAL, Style
from stockpile.bots.broker.valuation import Appraisal
from stockpile.rules.answers import Answer, bid
from stockpile.rules.cards import DOWN
from stockpile.rules.config import Config
from stockpile.rules.game import Game, View

DEALS = 12


def test_a_style_changes_what_it_names_and_nothing_else() -> None:
    for name, more in STYLES.items():
        style = style_called(name)
        assert {number for number in vars_of(USUAL) if vars_of(style)[number] != vars_of(USUAL)[number]} == set(more)


def vars_of(style: Style) -> dict[str, float]:
    return {name: getattr(style, name) for name in dir(style) if isinstance(getattr(style, name), float)}


@pytest.mark.parametrize("level", [name for name in BOTS if name != "random"])
@pytest.mark.parametrize("style", STYLES)
def test_every_level_that_thinks_can_wear_every_style(level: str, style: str) -> None:
    bot = make_bot(f"{level}:{style}")
    assert isinstance(bot, StyledBot)
    assert vars_of(bot.style) == vars_of(style_called(style, bot.usual))
    assert style in BOTS[level].styles


def test_a_style_that_there_is_not_is_refused_with_those_there_are() -> None:
    with pytest.raises(BadStyle, match="broker cannot play 'shy'; there are: bold, careful, hoarder, bluffer"):
        make_bot("broker:shy")


def test_who_does_not_think_has_no_style() -> None:
    with pytest.raises(BadStyle, match="random cannot play 'bold': it has no styles"):
        make_bot("random:bold")


# What each means in play


class Did(NamedTuple):
    """An answer of the seat that is watched, and what it saw then."""

    view: View
    answer: Answer


@cache
def watched(style: str) -> tuple[Did, ...]:
    """All choices of one broker against three usual ones, in some deals, each from all seats."""
    did: list[Did] = []
    for deal in range(DEALS):
        for seat in range(4):
            game = Game.new(Config(), seed=deal)
            bots = [Broker() for _ in range(4)]
            bots[seat].style = style_called(style) if style else USUAL
            while not game.over:
                view = game.view(game.asked)
                answer = bots[game.asked].decide(view)
                if game.asked == seat:
                    did.append(Did(view, answer))
                game.play(answer)
    return tuple(did)


def mean(numbers: list[float]) -> float:
    return sum(numbers) / len(numbers)


def price_bid(style: str) -> float:
    """What a bid costs, in the mean."""
    return mean([did.view.figures.bidding[did.answer.b] for did in watched(style) if did.answer.name == "bid"])


def jump(style: str) -> float:
    """How many spaces a bid goes beyond the lowest that would do."""
    return mean([_beyond(did) for did in watched(style) if did.answer.name == "bid"])


def _beyond(did: Did) -> int:
    return sum(bid(did.answer.a, space) in did.view.answers for space in range(did.answer.b))


def sales(style: str) -> float:
    """Sold cards in a game."""
    return sum(did.answer.name == "sell" for did in watched(style)) / (4 * DEALS)


def cash(style: str) -> float:
    """Money in hand when selling is done."""
    return mean([did.view.money[did.view.observer] for did in watched(style) if did.view.question == "sell"])


def hidden(style: str) -> float:
    """What a card that is put face-down is worth, to who puts it there."""
    return mean([_worth(did) for did in watched(style) if did.answer.name == "place" and did.answer.b == DOWN])


def shown(style: str) -> float:
    """The same of cards face-up."""
    return mean([_worth(did) for did in watched(style) if did.answer.name == "place" and did.answer.b != DOWN])


def _worth(did: Did) -> float:
    return list(Appraisal(Position(did.view, USUAL)).ours)[did.answer.a]


@pytest.mark.parametrize(
    ("style", "habit", "more"),
    [
        ("bold", price_bid, +0.3),
        ("bold", jump, +0.15),
        ("careful", sales, +0.4),
        ("careful", cash, +0.8),
        ("hoarder", sales, -1.5),
        ("hoarder", cash, -3.0),
        ("bluffer", hidden, -0.5),
        ("bluffer", shown, +0.5),
    ],
)
def test_a_style_shows_in_what_a_bot_does(style: str, habit: Callable[[str], float], more: float) -> None:
    difference = habit(style) - habit("")
    assert difference * more > 0
    assert abs(difference) > abs(more)
