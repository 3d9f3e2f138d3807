"""The table as a picture: a view drawn like a page of a financial paper."""

from typing import Final

import numpy as np
from numpy.typing import NDArray

from stockpile.display.names import Names
from stockpile.display.picture import colours, desk, market, pieces, piles, players
from stockpile.display.picture.canvas import Canvas, width_of
from stockpile.display.picture.piles import BOTTOM, LEFT, RIGHT, TITLE, TOP
from stockpile.display.table_facts import parts_of_total
from stockpile.i18n import say, speaking, spoken
from stockpile.rules.game import View
from stockpile.rules.phases.ending import standing as places

WIDTH: Final = 1280
HEIGHT: Final = 860
NOT_DRAWN: Final = ("ko",)  # the font has none of its letters, so its pictures are in English


def drawn(view: View, names: Names) -> Canvas:
    """Everything that an observer sees, on one sheet of the same size for every game."""
    canvas = Canvas(WIDTH, HEIGHT)
    with speaking("en" if spoken() in NOT_DRAWN else spoken()):
        _draw_heading(canvas, view)
        market.draw(canvas, view, names)
        (_draw_standing if view.over else piles.draw)(canvas, view, names)
        players.draw(canvas, view, names)
        desk.draw(canvas, view, names)
    return canvas


def picture(view: View, names: Names) -> NDArray[np.uint8]:
    """The sheet as an array: height, width and the three colours, as bytes."""
    return drawn(view, names).finished()


PHASES: Final = ("information", "supply", "demand", "action", "selling", "movement", "round-end")
EDGE: Final = 20
MIDDLE: Final = 24


def _draw_heading(canvas: Canvas, view: View) -> None:
    x = EDGE + canvas.text(EDGE, MIDDLE, say("web-title"), 24, bold=True) + 24
    number = min(view.round + 1, view.figures.rounds)
    x += canvas.text(x, MIDDLE, say("web-round", round=number, rounds=view.figures.rounds), 14, colours.SOFT) + 12
    for each in range(view.figures.rounds):
        now, past = each == view.round and not view.over, each < view.round or view.over
        fill = colours.ACCENT if now else colours.SOFT if past else None
        canvas.box(x, MIDDLE - 5, x + 9, MIDDLE + 5, fill, colours.SOFT, radius=2)
        x += 14
    _phases(canvas, view)
    for height, thick in ((48, 2), (52, 1)):
        canvas.line((0, height), (canvas.width, height), colour=colours.INK, thick=thick)


def _phases(canvas: Canvas, view: View) -> None:
    """From right to left; one that is in none of the usual parts, as set-up, stands alone."""
    phase = view.phase_name
    x = float(canvas.width - EDGE)
    for name in reversed(PHASES if phase in PHASES else (phase,)):
        words, on = say(f"phase-{name}"), name == phase
        width = width_of(words, 14, on)
        canvas.text(x - width, MIDDLE, words, 14, colours.INK if on else colours.SOFT, bold=on)
        if on:
            canvas.line((x - width, MIDDLE + 15), (x, MIDDLE + 15), colour=colours.ACCENT, thick=2)
        x -= width + 22


_PLAYER_WIDTH: Final = 200  # how wide the first column is
_ROW_HEIGHT: Final = 46


def _draw_standing(canvas: Canvas, view: View, names: Names) -> None:
    pieces.label(canvas, LEFT, TITLE, say("web-standing"))
    canvas.box(LEFT, TOP, RIGHT, BOTTOM, colours.SHEET, colours.LINE, radius=8)
    parts = parts_of_total(view)
    width = (RIGHT - LEFT - _PLAYER_WIDTH - 30) / len(parts)
    for at, part in enumerate(parts):
        canvas.text(
            LEFT + _PLAYER_WIDTH + width * (at + 1),
            TOP + 26,
            say(f"tally-{part}"),
            13,
            colours.SOFT,
            align="right",
            room=width - 8,
        )
    for number, row in enumerate(sorted(places([*view.tally]), key=lambda row: row["place"])):
        middle = TOP + 70 + _ROW_HEIGHT * number
        if row["place"] == 1:
            canvas.box(LEFT + 8, middle - 19, RIGHT - 8, middle + 19, colours.WELL, radius=6)
            canvas.sign(LEFT + 66, middle, 20, "crown", colours.GOLD)
        canvas.text(LEFT + 32, middle, str(row["place"]), 18, bold=True, align="middle")
        pieces.seat_mark(canvas, LEFT + 94, middle, row["seat"], 11)
        canvas.text(LEFT + 112, middle, names.seat(row["seat"]), 15, bold=True, room=_PLAYER_WIDTH - 112)
        for at, part in enumerate(parts):
            total = part == "total"
            canvas.text(
                LEFT + _PLAYER_WIDTH + width * (at + 1),
                middle,
                str(row[part]),
                18 if total else 15,
                bold=total,
                align="right",
            )
