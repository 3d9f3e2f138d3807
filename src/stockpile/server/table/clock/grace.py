"""How long a player may take to see a question before its time begins: until what happened before has been shown.

The page says when it has shown it (`seen`), and that ends the grace. Who never says so has no more than what is
reckoned here, and never more than `MOST`. It follows from what everybody was told since this seat was asked last, so
it tells nobody anything; and from a record alone, so it is the same when a server has been started anew.

>>> from stockpile.rules.game import Game
>>> from stockpile.server.table.course import Course
>>> game = Game.new(seed=1)
>>> course = Course(game.config, game.tables.content, game.chance)
>>> SIGHT < grace(course, game.asked) < grace(course, game.asked, shared=True) < MOST
True
"""

from collections.abc import Iterable, Iterator
from typing import Final

from stockpile.rules import events
from stockpile.server.table.course import Course

# All in seconds.
SIGHT: Final = 1.0  # for the way to the page, and a breath
REPORT: Final = 15.0  # for the report at a round's end
CURTAIN: Final = 8.0  # until a screen has changed hands
MOST: Final = 40.0
A_SPACE: Final = 0.15  # a ticker goes on by one
# How long the page shows things, if nobody hurries it; a test holds that it takes no longer. The rest passes unseen.
LOOKS: Final[dict[type[events.Event], float]] = {
    events.RoundStarted: 0.6,
    events.RoundEnded: REPORT,
    events.CardPlaced: 0.5,
    events.MeeplePlaced: 0.5,
    events.MeepleReturned: 0.5,
    events.PileTaken: 0.6,
    events.FeeDrawn: 0.4,
    events.MoneyMoved: 0.4,
    events.ActionPlayed: 0.5,
    events.TickerMoved: 0.3,
    events.StockSplit: 0.8,
    events.SharesSplit: 0.4,
    events.WentBankrupt: 0.8,
    events.SharesLost: 0.4,
    events.ShareSold: 0.4,
    events.PairShown: 0.6,
    events.DividendDeclared: 0.5,
    events.SharesShown: 0.3,
    events.InvestorHired: 0.4,
    events.AbilityUsed: 0.8,
    events.StrategyPlayed: 0.8,
    events.PileLookedAt: 0.4,
    events.PairLookedAt: 0.4,
    events.CardMoved: 0.5,
    events.CommerceTaken: 0.3,
    events.EarningsFalsified: 0.5,
    events.DiceRolled: 0.5,
    events.DiscardTaken: 0.4,
}


def grace(course: Course, seat: int, shared: bool = False) -> float:
    """Seconds for a seat to see what it is asked now; `shared`: somebody else sits at the same screen."""
    curtain = CURTAIN if shared and course.seats[-1:] != [seat] else 0.0
    shown = sum(map(look, _public(course, _since_asked(course, seat))))
    return round(min(MOST, SIGHT + curtain + shown), 1)


def look(event: events.Event) -> float:
    """How long an event is looked at."""
    spaces = abs(event.end - event.start) if isinstance(event, events.TickerMoved) else 0
    return LOOKS.get(type(event), 0.0) + A_SPACE * spaces


def _public(course: Course, told: Iterable[events.Event]) -> Iterator[events.Event]:
    """What spectators were told too; they are counted after the last seat."""
    return (event for event in told if event.seen_by(course.game.players))


def _since_asked(course: Course, seat: int) -> Iterator[events.Event]:
    """What happened since a seat was last asked, the answer to that included; at first, everything."""
    for number in reversed(range(course.number)):
        yield from course.log[number]
        if course.seats[number] == seat and course.by[number] != "automatic":
            return
    yield from course.opening
