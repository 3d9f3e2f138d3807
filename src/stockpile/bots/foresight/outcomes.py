"""What an answer would do to a company, before it is given.

The answer is played in a world that could be the real one, by the rules themselves. Where a price goes follows from
what lies open, and what becomes of one's own shares from what one holds, so every world that fits the view says the
same; nothing else of the world is looked at.

>>> from stockpile.rules.config import Config
>>> from stockpile.rules.game import Game
>>> game = Game.new(Config(players=3), seed=4)
>>> while game.decision.question != "action":
...     game.play(game.decision.answers[-1])
>>> view = game.view(game.decision.seat)
>>> [(str(answer), outcomes(view)[answer.number].space) for answer in view.answers][:2]
[('bust cosmic', 2), ('bust bank', 2)]
"""

from dataclasses import dataclass
from random import Random
from typing import Final

from stockpile.rules import events
from stockpile.rules.answers import ANSWERS, Answer
from stockpile.rules.events import Event
from stockpile.rules.game import Game
from stockpile.rules.tables import ROW
from stockpile.rules.view import View

# Families of answers that name a company to which something happens at once.
MOVING: Final = ("boom", "bust", "up", "down", "company")


@dataclass(frozen=True)
class Outcome:
    """What becomes of a company and of the observer's shares of it, if an answer is given."""

    company: int
    space: int  # where the ticker stands then
    value: int
    splits: int
    bankrupt: bool
    split_cards: int  # own cards that move to the split portfolio
    bonus: int  # what own cards that were there already earn (R-MOV-3)
    lost: int  # own shares that a bankruptcy takes
    dividend: int  # for each share, on the way


def outcomes(view: View) -> dict[int, Outcome]:
    """By number: the answers that move a company or pay a dividend, with what they do."""
    moving = [answer for answer in view.answers if answer.name in MOVING]
    if not moving:
        return {}
    world = view.sample(Random(0))
    found = [(answer.number, _outcome(world, view, answer)) for answer in moving]
    return {number: outcome for number, outcome in found if outcome is not None}


def _outcome(world: Game, view: View, answer: Answer) -> Outcome | None:
    company = answer.args[0]
    told = [event for event in _told(world, answer) if getattr(event, "company", company) == company]
    if not any(isinstance(event, _HAPPENINGS) for event in told):
        return None
    stands = [space for event in told if (space := _space(event)) is not None]
    space = stands[-1] if stands else view.prices[company]
    mine = [event for event in told if getattr(event, "seat", None) == view.observer]
    return Outcome(
        company=company,
        space=space,
        value=world.tables.values[company * ROW + space],
        splits=_count(told, events.StockSplit),
        bankrupt=_count(told, events.WentBankrupt) > 0,
        split_cards=sum([each.cards for each in mine if isinstance(each, events.SharesSplit)]),
        bonus=sum([each.amount for each in mine if isinstance(each, events.MoneyMoved) and each.reason == "split"]),
        lost=sum([each.regular + 2 * each.split for each in mine if isinstance(each, events.SharesLost)]),
        dividend=sum([each.amount for each in told if isinstance(each, events.DividendDeclared)]),
    )


_HAPPENINGS: Final = (events.TickerMoved, events.StockSplit, events.WentBankrupt, events.DividendDeclared)


def _space(event: Event) -> int | None:
    """Where the ticker stands after it."""
    if isinstance(event, events.TickerMoved):
        return event.end
    return event.space if isinstance(event, events.StockSplit | events.WentBankrupt) else None


def _count(told: list[Event], kind: type[Event]) -> int:
    return len([event for event in told if isinstance(event, kind)])


def _told(world: Game, answer: Answer) -> list[Event]:
    """What is told from the answer to the next choice. A move may wait for what is shown for its dollars (R-MOV-6)."""
    world = world.copy()
    heard = world.listen()
    world.play(answer)
    while not world.over and world.decision.question == "dividend":
        world.play(ANSWERS[world.legal[-1]])
    return heard
