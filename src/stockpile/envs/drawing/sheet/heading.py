"""The head of the page: the title, the round, the parts of the round."""

from typing import Final

from stockpile.envs.drawing.sheet import colours
from stockpile.envs.drawing.sheet.canvas import Canvas, width_of
from stockpile.i18n import say
from stockpile.rules.view import View

PHASES: Final = ("information", "supply", "demand", "action", "selling", "movement", "round-end")
EDGE: Final = 20
MIDDLE: Final = 24


def draw(canvas: Canvas, view: View) -> None:
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
