"""The table drawn from a view, and from nothing else: as text for a terminal and as a picture.

>>> from stockpile.rules.game import Game
>>> game = Game.new(seed=4)
>>> print(ansi(game.view(), colours=False).splitlines()[0].rstrip())
Round 1 of 6: Supply   Deck 64, gone: Boom 0, Bust 0, fees 0   standard board
>>> picture(game.view(2)).shape
(860, 1280, 3)
"""

import sys
from collections.abc import Sequence
from typing import TYPE_CHECKING, Final, Union

from stockpile.display.names import Names
from stockpile.display.table_facts import waiting
from stockpile.i18n import say
from stockpile.rules.game import View

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

COLUMNS: Final = 100
LINES: Final = 40
RENDER_MODES: Final = ("human", "ansi", "rgb_array")
Shown = Union[None, str, "NDArray[np.uint8]"]


def names_for(view: View, seats: Sequence[str] = ()) -> Names:
    """What things are called on this table; a seat without a name of its own goes by its number, as agents do."""
    called = seats or [say("seat-number", seat=seat) for seat in range(view.players)]
    return Names(view.figures, called, view.observer if view.observer < view.players else None)


def ansi(view: View, seats: Sequence[str] = (), columns: int = COLUMNS, colours: bool = True) -> str:
    """What an observer sees, as lines for a terminal: with ANSI colours, or plain."""
    from stockpile.display.console import WrappingConsole
    from stockpile.display.table_text import standing, table

    names = names_for(view, seats)
    paper = WrappingConsole(
        width=columns,
        highlight=False,
        markup=False,
        emoji=False,
        force_terminal=colours,
        color_system="truecolor" if colours else None,
        legacy_windows=False,
    )
    with paper.capture() as lines:
        paper.print(table(view, names, columns, LINES))
        paper.print(standing(view, names) if view.over else waiting(view, names))
    return lines.get()


def picture(view: View, seats: Sequence[str] = ()) -> "NDArray[np.uint8]":
    """What an observer sees, as a picture of one size for every game: height, width and three colours, as bytes."""
    from stockpile.display.picture import picture as drawn

    return drawn(view, names_for(view, seats))


def mode_called(mode: str | None) -> str | None:
    """A render mode that there is.

    >>> mode_called("film")
    Traceback (most recent call last):
        ...
    ValueError: no render mode is called 'film'; there are: human, ansi, rgb_array
    """
    if mode not in (None, *RENDER_MODES):
        raise ValueError(f"no render mode is called {mode!r}; there are: {', '.join(RENDER_MODES)}")
    return mode


def show(view: View, mode: str, seats: Sequence[str] = ()) -> Shown:
    """What an observer sees, as an environment's render mode wants it; "human" prints it and returns nothing."""
    if mode == "rgb_array":
        return picture(view, seats)
    if mode == "ansi":
        return ansi(view, seats)
    print(ansi(view, seats, colours=sys.stdout.isatty()))
    return None
