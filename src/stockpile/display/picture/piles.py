"""The piles: the cards that lie on them, and their bidding tracks with the meeples."""

from typing import Final

from stockpile.display.names import Names
from stockpile.display.picture import colours, pieces
from stockpile.display.picture.canvas import Canvas
from stockpile.display.table_facts import bidder
from stockpile.i18n import say
from stockpile.rules.cards import (
    COMMODITY,
    DOWN,
    FIRST_PLAYER_CARD,
    NOBODY,
    UNKNOWN,
    kind_of,
    pile_of,
    placer_of,
    side_of,
)
from stockpile.rules.game import View

LEFT: Final = 20
RIGHT: Final = 924
TITLE: Final = 326
TOP: Final = 342
BOTTOM: Final = 654
GAP: Final = 12
CARDS: Final = 40  # below the top of a pile
TRACK: Final = 46  # above its bottom
TALLEST: Final = 58  # a card
FEW: Final = 6  # cards that lie in one column


def draw(canvas: Canvas, view: View, names: Names) -> None:
    pieces.label(canvas, LEFT, TITLE, say("web-piles"))
    pieces.label(canvas, RIGHT, TITLE, say("web-deck", count=view.deck_left), "right")
    count = view.figures.piles
    width = (RIGHT - LEFT - GAP * (count - 1)) / count
    for pile in range(count):
        _pile(canvas, view, names, pile, LEFT + pile * (width + GAP), width)


def _pile(canvas: Canvas, view: View, names: Names, pile: int, left: float, width: float) -> None:
    canvas.box(left, TOP, left + width, BOTTOM, colours.WELL, colours.LINE, radius=8)
    cards = [card for card in view.pile_cards if pile_of(card) == pile]
    canvas.text(left + 12, TOP + 21, say("web-pile", pile=names.pile(pile)), 17, bold=True)
    if cards:
        words = say("cards-counted", count=len(cards))
        canvas.text(left + width - 12, TOP + 21, words, 12, colours.SOFT, align="right", room=width - 90)
    for number in view.lots[pile : pile + 1]:
        canvas.sign(left + width / 2, TOP + 110, 46, "share", colours.SOFT)
        canvas.text(left + width / 2, TOP + 160, names.investor(number), 16, bold=True, align="middle", room=width - 20)
    if not cards and bidder(view, pile) >= 0 and not view.lots:
        _won(canvas, view, names, pile, left + width / 2, width - 20)
    _cards(canvas, names, cards, left + 10, width - 20)
    _track(canvas, view, pile, left + 10, width - 20)


def _won(canvas: Canvas, view: View, names: Names, pile: int, x: float, room: float) -> None:
    """Who took the pile, and for how much."""
    seat, price = view.meeple_seat[pile], names.price(view.meeple_space[pile])
    pieces.seat_mark(canvas, x, TOP + 110, seat, 22)
    words = say("web-pile-won", seat=names.seats[seat], price=say("web-money", amount=price))
    canvas.text(x, TOP + 152, words, 14, colours.SOFT, align="middle", room=room)


def _cards(canvas: Canvas, names: Names, cards: list[int], left: float, room: float) -> None:
    """In one column or two, as high as there is room for."""
    columns = 1 if len(cards) <= FEW else 2
    rows = -(-len(cards) // columns)
    height = min(TALLEST, (BOTTOM - TRACK - TOP - CARDS - 6) / max(rows, 1))
    width = (room - 6 * (columns - 1)) / columns
    for at, card in enumerate(cards):
        column, row = divmod(at, rows)
        _card(canvas, names, card, left + column * (width + 6), TOP + CARDS + row * height, width, height - 4)


def _card(canvas: Canvas, names: Names, card: int, left: float, top: float, width: float, height: float) -> None:
    """Face-up with a band in its colour; face-down in the colour of who placed it, with what it is if that is known."""
    size = min(16.0, height * 0.52)
    if side_of(card) == DOWN:
        _face_down(canvas, placer_of(card), left, top, width, height, size, known=kind_of(card) != UNKNOWN)
        edge = size * 1.6
        left, width = left + edge, width - edge
    if kind_of(card) != UNKNOWN:
        eye = size * 1.5 if side_of(card) == DOWN and width > 110 else 0.0
        _face(canvas, names, kind_of(card), left, top, width, height, size, eye)


def _face(
    canvas: Canvas,
    names: Names,
    kind: int,
    left: float,
    top: float,
    width: float,
    height: float,
    size: float,
    eye: float,
) -> None:
    """Sign and name; an eye, where there is room, for a card that lies face-down and is known all the same."""
    sign, colour = pieces.face(kind)
    middle, right, bottom = top + height / 2, left + width, top + height
    band = min(38.0, height * 1.05, width * 0.3)
    canvas.box(left, top, right, bottom, colours.SHEET, colour, radius=4, thick=1.5)
    canvas.box(left, top, left + band, bottom, colour, radius=4)
    canvas.sign(left + band / 2, middle, min(size * 1.35, band - 2), sign, colours.WHITE)
    canvas.text(left + band + 4, middle, _name(names, kind), size, colour, bold=True, room=width - band - 7 - eye)
    if eye:
        canvas.sign(right - size, middle, size * 1.3, "eye", colours.SOFT)


def _face_down(
    canvas: Canvas,
    placer: int,
    left: float,
    top: float,
    width: float,
    height: float,
    size: float,
    known: bool,
) -> None:
    """A back with the number of who placed it, and a question mark where it is not known."""
    middle, right, bottom = top + height / 2, left + width, top + height
    colour = colours.NOBODY if placer == NOBODY else colours.SEAT[placer]
    canvas.box(left, top, right, bottom, colour, colour, radius=4)
    if not known:
        _rings(canvas, left, top, right, bottom)
        canvas.disc(right - size * 0.9, middle, size * 0.7, colours.SHEET)
        canvas.text(right - size * 0.9, middle, "?", size * 0.9, colour, bold=True, align="middle")
    if placer != NOBODY:
        canvas.disc(left + size * 0.8, middle, size * 0.65, colours.SHEET)
        canvas.text(left + size * 0.8, middle, str(placer), size * 0.85, colour, bold=True, align="middle")


def _rings(canvas: Canvas, left: float, top: float, right: float, bottom: float) -> None:
    """The back of a card: a row of rings in a frame."""
    middle, radius = (top + bottom) / 2, (bottom - top) / 2 - 4
    x = left + radius + 6
    while x < right - radius - 4:
        canvas.disc(x, middle, radius, line=colours.WHITE)
        x += radius
    canvas.box(left + 2.5, top + 2.5, right - 2.5, bottom - 2.5, line=colours.WHITE, radius=3)


def _name(names: Names, kind: int) -> str:
    if kind == FIRST_PLAYER_CARD:
        return say("web-card-first")
    return names.short_commerce(kind - COMMODITY) if kind >= COMMODITY else names.short_card(kind)


def _track(canvas: Canvas, view: View, pile: int, left: float, room: float) -> None:
    top, bottom = BOTTOM - TRACK + 4, BOTTOM - 8
    middle = (top + bottom) / 2
    seat = bidder(view, pile)
    taken = view.meeple_space[pile] if seat >= 0 else -1
    canvas.box(left, top, left + room, bottom, colours.SHEET, colours.LINE, radius=5)
    width = room / len(view.figures.bidding)
    for space, price in enumerate(view.figures.bidding):
        x = left + width * (space + 0.5)
        if space:
            canvas.line((left + width * space, top + 1), (left + width * space, bottom - 1), colour=colours.LINE)
        if space != taken:
            ink = colours.INK if space > taken else "#a79d8a"
            canvas.text(x, middle, str(price), 12.5, ink, bold=space > taken, align="middle", room=width - 3)
    if taken >= 0:
        x = left + width * (taken + 0.5)
        size = min(31, width * 1.3)
        canvas.shape(x, middle, size, "meeple", colours.SEAT[seat])
        canvas.text(x, middle + 1, str(seat), size / 3, colours.WHITE, bold=True, align="middle")
