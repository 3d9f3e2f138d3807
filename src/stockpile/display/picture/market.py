"""The market: a track for each company, what the observer holds of it, and what is known of its forecast."""

from typing import Final

from stockpile.content.model import forecast_text
from stockpile.display.names import Names
from stockpile.display.picture import colours, pieces
from stockpile.display.picture.canvas import Canvas
from stockpile.display.table_facts import ordered, source, space_texts
from stockpile.i18n import say
from stockpile.rules.cards import COMPANIES, STOCKS
from stockpile.rules.game import View

LEFT: Final = 20
TITLE: Final = 70
TOP: Final = 86
ROW: Final = 37
TRACK: Final = 214
END: Final = 28  # how wide the ends of a track are
SPACE: Final = 39
HELD: Final = 672
FORECAST: Final = 758
GONE: Final = 924


def draw(canvas: Canvas, view: View, names: Names) -> None:
    pieces.label(canvas, LEFT, TITLE, say("web-market"))
    if view.figures.dice and view.forecasts:
        dice = "  ".join([forecast_text(code) for code in ordered(view.forecasts)])
        x = HELD + pieces.label(canvas, HELD, TITLE, say("table-dice")) + 8
        canvas.text(x, TITLE, dice, 11, bold=True, room=GONE - 48 - x)
    pieces.label(canvas, GONE, TITLE, say("table-gone"), "right")
    for company in range(STOCKS):
        middle = TOP + ROW * company + ROW / 2
        _track(canvas, view, names, company, middle)
        _held(canvas, view, company, middle)
        _forecast(canvas, view, company, middle)
        canvas.text(GONE, middle, str(view.discard[company]), 12, colours.SOFT, align="right")


def _track(canvas: Canvas, view: View, names: Names, company: int, middle: float) -> None:
    colour, texts = colours.COMPANY[company], space_texts(view.figures, company)
    canvas.sign(LEFT + 10, middle, 21, COMPANIES[company], colour)
    canvas.text(LEFT + 30, middle, names.company(company), 14.5, bold=True, room=TRACK - LEFT - 40)
    top, bottom = middle - 15, middle + 15
    right = TRACK + 2 * END + SPACE * len(texts)
    canvas.box(TRACK, top, right, bottom, colours.WELL, colours.LINE, radius=6)
    canvas.line((TRACK + 10, middle - 4), (TRACK + 18, middle + 4), colour=colours.DOWN, thick=2)
    canvas.line((TRACK + 10, middle + 4), (TRACK + 18, middle - 4), colour=colours.DOWN, thick=2)
    canvas.text(right - END / 2, middle, "x2", 12, colours.UP, bold=True, align="middle")
    for space, words in enumerate(texts):
        left = TRACK + END + SPACE * space
        ticker = space == view.prices[company]
        canvas.box(left, top, left + SPACE, bottom, colour if ticker else colours.SHEET, colours.LINE)
        if space == view.figures.after_split[company] and not ticker:
            canvas.hatch(left + 1, top + 1, left + SPACE - 1, bottom - 1, colours.LINE)
        if space == view.figures.start[company]:
            ink = colours.WHITE if ticker else colours.SOFT
            canvas.line((left + 11, bottom - 4), (left + SPACE - 11, bottom - 4), colour=ink, thick=1.5)
        ink = colours.WHITE if ticker else colours.INK
        canvas.text(left + SPACE / 2, middle, words, 17 if ticker else 14, ink, bold=ticker, align="middle")


def _held(canvas: Canvas, view: View, company: int, middle: float) -> None:
    """The observer's own cards; a spectator has none."""
    if view.observer >= view.players:
        return
    before = [0] * company
    held = pieces.holding([*before, view.regular[company]])
    held += pieces.holding([*before, view.split[view.observer * STOCKS + company]], filled=True)
    pieces.chips(canvas, HELD, middle - 9, FORECAST - HELD - 6, 20, held, 11)


def _forecast(canvas: Canvas, view: View, company: int, middle: float) -> None:
    """A badge, where it is known; else all that it may be, equally likely."""
    codes = ordered(view.odds(company))
    if len(codes) == 1:
        width = pieces.badge(canvas, FORECAST, middle, codes[0])
        canvas.text(
            FORECAST + width + 8,
            middle,
            say(source(view, company)),
            12,
            colours.SOFT,
            room=GONE - FORECAST - width - 30,
        )
        return
    left = ordered(view.open_forecasts())
    width = (GONE - FORECAST - 26) / max(len(left), 1)
    for at, code in enumerate(left):
        x = FORECAST + at * width
        colour = pieces.forecast_colour(code)
        canvas.text(
            x + width / 2 - 2, middle - 3, forecast_text(code), 11.5, colour, bold=True, align="middle", room=width - 3
        )
        canvas.line((x, middle + 9), (x + width - 4, middle + 9), colour=colour, thick=2)
