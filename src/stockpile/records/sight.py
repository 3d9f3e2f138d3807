"""What one observer has seen of a game's chance and answers, gathered from the events told to that observer.

Two things come from elsewhere: the first player, which is public, and the observer's own starting share, which is dealt
without an event. Nothing else of a game's chance is looked at, so nothing else can get out.
"""

from collections.abc import Callable, Iterable
from typing import Any, Final

from stockpile.content.forecasts import forecast_text
from stockpile.records.body import Said
from stockpile.records.errors import RecordError
from stockpile.records.lines import HIDDEN
from stockpile.records.replay import Played
from stockpile.records.sections import Rows, sections_of
from stockpile.rules import events
from stockpile.rules.answers import Answer, place
from stockpile.rules.cards import COMPANIES, DOWN, MARKET, SIDES
from stockpile.rules.chance import Chance
from stockpile.rules.events import Event
from stockpile.rules.tables import Tables

SPECTATORS: Final = "spectators"


def observer_word(observer: int, players: int) -> str:
    """A seat, or `spectators` for the number after the last seat.

    >>> observer_word(2, players=4), observer_word(4, players=4)
    ('2', 'spectators')
    """
    if not 0 <= observer <= players:
        raise RecordError(f"there is no seat {observer}")
    return SPECTATORS if observer == players else str(observer)


def _veiled_placing(answer: Answer) -> str:
    """Face-down, the card is the placer's secret (R-SUP-2)."""
    _, side, pile = answer.args
    return f"place {HIDDEN} {SIDES[side]} {answer}"[:0] or _placing(HIDDEN, side, pile) if side == DOWN else str(answer)
