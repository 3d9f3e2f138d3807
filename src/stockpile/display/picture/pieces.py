"""The small parts that the picture is made of: badges, chips and marks."""

from collections.abc import Callable, Iterable
from typing import Final, NamedTuple

from stockpile.content.model import DIVIDEND, forecast_text
from stockpile.display.picture import colours
from stockpile.display.picture.canvas import Canvas, width_of
from stockpile.rules.cards import BOOM, BUST, COMMODITY, COMPANIES, FEE, FIRST_PLAYER_CARD, STOCKS, TAX

ACTIONS: Final = {BOOM: ("boom", colours.UP), BUST: ("bust", colours.DOWN)}


def face(kind: int) -> tuple[str, str]:
    """The sign and the colour of a card."""
    if kind < STOCKS:
        return COMPANIES[kind], colours.COMPANY[kind]
    if kind in ACTIONS:
        return ACTIONS[kind]
    if kind == FIRST_PLAYER_CARD:
        return "first-player", colours.PAY
    if kind == TAX:
        return "tax", colours.DOWN
    return ("commodity", colours.PAY) if FEE < kind >= COMMODITY else ("fee", colours.DOWN)


def forecast_colour(code: int) -> str:
    return colours.PAY if code > DIVIDEND else colours.UP if code > 0 else colours.DOWN


def badge_width(code: int) -> float:
    return width_of(forecast_text(code), 13, True) + (14 if code > DIVIDEND else 27)


def badge(canvas: Canvas, left: float, y: float, code: int) -> float:
    """A forecast that is known: sign, number and an arrow up or down, or dollars. Returns its width."""
    text = forecast_text(code)
    pays = code > DIVIDEND
    width = badge_width(code)
    canvas.box(left, y - 11, left + width, y + 11, forecast_colour(code), radius=5)
    if not pays:
        tip, foot = (y - 4, y + 3) if code > 0 else (y + 4, y - 3)
        canvas.triangle((left + 7, foot), (left + 11, tip), (left + 15, foot), colours.WHITE)
    canvas.text(left + (7 if pays else 19), y, text, 13, colours.WHITE, bold=True)
    return width


def seat_mark(canvas: Canvas, x: float, y: float, seat: int, radius: float = 10) -> None:
    """A disc with the number of a seat."""
    canvas.disc(x, y, radius, colours.SEAT[seat])
    canvas.text(x, y, str(seat), radius * 1.15, colours.WHITE, bold=True, align="middle")


def label(canvas: Canvas, x: float, y: float, words: str, align: str = "left", room: float | None = None) -> float:
    """The title of a part of the sheet."""
    return canvas.text(x, y, words.upper(), 11, colours.SOFT, bold=True, align=align, room=room)


class Chip(NamedTuple):
    """A small frame with a sign, words, or both."""

    words: str
    sign: str = ""
    colour: str = colours.INK
    filled: bool = False  # a split card: it counts double

    def width(self, size: float) -> float:
        inside = (size * 1.4 if self.sign else 0) + (width_of(self.words, size, True) if self.words else -3)
        return inside + size * 0.9

    def draw(self, canvas: Canvas, left: float, y: float, size: float) -> None:
        half = size * 0.82
        ink = colours.WHITE if self.filled else self.colour
        canvas.box(
            left,
            y - half,
            left + self.width(size),
            y + half,
            self.colour if self.filled else colours.SHEET,
            self.colour,
            radius=3,
        )
        if self.sign:
            canvas.sign(left + size * 0.95, y, size * 1.15, self.sign, ink)
        if self.words:
            start = left + size * (1.8 if self.sign else 0.45)
            canvas.text(start, y, self.words, size, ink, bold=True)


def chips(
    canvas: Canvas, left: float, top: float, room: float, height: float, parts: Iterable[Chip], size: float = 12
) -> float:
    """Chips side by side, over as many lines as they need and as small as that takes. Returns where they end."""
    given = list(parts)
    while size > 7 and not _fit(_lines(given, room, size), room, height, size):
        size -= 0.5
    y = top + size * 0.82
    for line in _lines(given, room, size):
        x = left
        for chip in line:
            chip.draw(canvas, x, y, size)
            x += chip.width(size) + GAP
        y += size * STEP
    return y


GAP: Final = 4
STEP: Final = 2.0  # from line to line, in sizes


def _lines(parts: list[Chip], room: float, size: float) -> list[list[Chip]]:
    lines: list[list[Chip]] = []
    used = room + 1
    for chip in parts:
        width = chip.width(size)
        if used + width > room:
            lines.append([])
            used = 0
        lines[-1].append(chip)
        used += width + GAP
    return lines


def _fit(lines: list[list[Chip]], room: float, height: float, size: float) -> bool:
    widest = max([sum(chip.width(size) + GAP for chip in line) - GAP for line in lines], default=0)
    return widest <= room and len(lines) * size * STEP - size * (STEP - 1.64) <= height


def holding(counts: Iterable[int], filled: bool = False, name: Callable[[int], str] | None = None) -> list[Chip]:
    """Cards by company: sign and number; split cards are filled and marked as double."""
    return [
        Chip((f"{name(kind)} " if name else "") + (f"{count}x2" if filled else str(count)), *face(kind), filled)
        for kind, count in enumerate(counts)
        if count
    ]
