"""The end of a game, in the place of the piles: who came where, and what each total is made of."""

from typing import Final

from stockpile.envs.drawing.names import Names
from stockpile.envs.drawing.reading import parts_of_total
from stockpile.envs.drawing.sheet import colours, pieces
from stockpile.envs.drawing.sheet.canvas import Canvas
from stockpile.envs.drawing.sheet.piles import BOTTOM, LEFT, RIGHT, TITLE, TOP
from stockpile.i18n import say
from stockpile.rules.phases.ending import standing
from stockpile.rules.view import View

PLAYER: Final = 200  # how wide the first column is
ROW: Final = 46


def draw(canvas: Canvas, view: View, names: Names) -> None:
    pieces.label(canvas, LEFT, TITLE, say("web-standing"))
    canvas.box(LEFT, TOP, RIGHT, BOTTOM, colours.SHEET, colours.LINE, radius=8)
    parts = parts_of_total(view)
    width = (RIGHT - LEFT - PLAYER - 30) / len(parts)
    for at, part in enumerate(parts):
        canvas.text(
            LEFT + PLAYER + width * (at + 1),
            TOP + 26,
            say(f"tally-{part}"),
            13,
            colours.SOFT,
            align="right",
            room=width - 8,
        )
    for number, row in enumerate(sorted(standing([*view.tally]), key=lambda row: row["place"])):
        middle = TOP + 70 + ROW * number
        if row["place"] == 1:
            canvas.box(LEFT + 8, middle - 19, RIGHT - 8, middle + 19, colours.WELL, radius=6)
            canvas.sign(LEFT + 66, middle, 20, "crown", colours.GOLD)
        canvas.text(LEFT + 32, middle, str(row["place"]), 18, bold=True, align="middle")
        pieces.seat_mark(canvas, LEFT + 94, middle, row["seat"], 11)
        canvas.text(LEFT + 112, middle, names.seat(row["seat"]), 15, bold=True, room=PLAYER - 112)
        for at, part in enumerate(parts):
            total = part == "total"
            canvas.text(
                LEFT + PLAYER + width * (at + 1), middle, str(row[part]), 18 if total else 15, bold=total, align="right"
            )
