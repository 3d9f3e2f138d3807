"""The players: money, investors, what lies before them, and what the observer knows of their portfolios."""

from typing import Final

from stockpile.display import table_facts
from stockpile.display.names import Names
from stockpile.display.picture import colours, pieces
from stockpile.display.picture.canvas import Canvas
from stockpile.display.picture.pieces import Chip
from stockpile.i18n import say
from stockpile.rules.cards import COMMERCE_KINDS, COMMODITY, STOCKS
from stockpile.rules.game import View

LEFT: Final = 944
RIGHT: Final = 1260
TITLE: Final = 70
TOP: Final = 82
BOTTOM: Final = 654
GAP: Final = 8
HIGHEST: Final = 150


def draw(canvas: Canvas, view: View, names: Names) -> None:
    pieces.label(canvas, LEFT, TITLE, say("web-players"))
    height = min(HIGHEST, (BOTTOM - TOP - GAP * (view.players - 1)) / view.players)
    for seat in range(view.players):
        _player(canvas, view, names, seat, TOP + seat * (height + GAP), height)


def _player(canvas: Canvas, view: View, names: Names, seat: int, top: float, height: float) -> None:
    bottom = top + height
    asked = seat == view.asked
    canvas.box(LEFT, top, RIGHT, bottom, colours.SHEET, colours.GOLD if asked else colours.LINE, 7, 2 if asked else 1)
    canvas.box(LEFT, top, LEFT + 6, bottom, colours.SEAT[seat], radius=3)
    pieces.seat_mark(canvas, LEFT + 24, top + 20, seat, 11)
    money = canvas.text(RIGHT - 12, top + 20, say("web-money", amount=view.money[seat]), 21, bold=True, align="right")
    x = LEFT + 44 + canvas.text(LEFT + 44, top + 15, names.seat(seat), 15, bold=True, room=200 - money)
    for there, colour in ((seat == view.first, colours.ACCENT), (seat == view.next_first, colours.SOFT)):
        if there:
            canvas.sign(x + 13, top + 15, 16, "first-player", colour)
            x += 18
    _line(canvas, view, names, seat, top)
    parts = _portfolio(view, seat) + _before(view, names, seat)
    pieces.chips(canvas, LEFT + 14, top + 46, RIGHT - LEFT - 24, height - 50, parts, 14.5)


def _line(canvas: Canvas, view: View, names: Names, seat: int, top: float) -> None:
    """The investors below the name."""
    investors = " · ".join([names.investor(number) for number in table_facts.chosen(view, seat)])
    if investors:
        canvas.text(LEFT + 44, top + 33, investors, 11.5, colours.SOFT, room=RIGHT - LEFT - 54 - 70)


def _portfolio(view: View, seat: int) -> list[Chip]:
    """The regular portfolio as far as it is known, the number of unknown cards, and the split portfolio."""
    known = table_facts.known_cards(view, seat)
    hidden = view.cards[seat] - sum(known)
    parts = pieces.holding(known)
    if hidden:
        parts.append(Chip(f"? {hidden}", "share", colours.SOFT))
    return parts + pieces.holding(view.split[seat * STOCKS : (seat + 1) * STOCKS], filled=True)


def _before(view: View, names: Names, seat: int) -> list[Chip]:
    """What modules lay before a seat, and fees that it owes."""
    parts = []
    if view.bonds[seat]:
        parts.append(Chip(str(view.bonds[seat]), "bond", colours.INK))
    if view.strategy_hands[seat]:
        parts.append(Chip(str(view.strategy_hands[seat]), "strategy", colours.INK))
    for kind, count in enumerate(view.commerce[seat * COMMERCE_KINDS : (seat + 1) * COMMERCE_KINDS]):
        if count:
            words = names.short_commerce(kind) + (f" {count}" if count > 1 else "")
            parts.append(Chip(words, *pieces.face(COMMODITY + kind)))
    owed = sum(table_facts.unpaid(view, seat))
    if owed:
        parts.append(Chip(say("web-owes", amount=say("web-money", amount=owed)), "fee", colours.DOWN))
    return parts
