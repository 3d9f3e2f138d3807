"""The table as a picture: a view drawn like a page of a financial paper."""

from typing import Final

import numpy as np
from numpy.typing import NDArray

from stockpile.envs.drawing.names import Names
from stockpile.envs.drawing.sheet import desk, heading, market, piles, players, standing
from stockpile.envs.drawing.sheet.canvas import Canvas
from stockpile.i18n import speaking, spoken
from stockpile.rules.view import View

WIDTH: Final = 1280
HEIGHT: Final = 860
NOT_DRAWN: Final = ("ko",)  # the font has none of its letters, so its pictures are in English


def drawn(view: View, names: Names) -> Canvas:
    """Everything that an observer sees, on one sheet of the same size for every game."""
    canvas = Canvas(WIDTH, HEIGHT)
    with speaking("en" if spoken() in NOT_DRAWN else spoken()):
        heading.draw(canvas, view)
        market.draw(canvas, view, names)
        (standing if view.over else piles).draw(canvas, view, names)
        players.draw(canvas, view, names)
        desk.draw(canvas, view, names)
    return canvas


def picture(view: View, names: Names) -> NDArray[np.uint8]:
    """The sheet as an array: height, width and the three colours, as bytes."""
    return drawn(view, names).finished()
