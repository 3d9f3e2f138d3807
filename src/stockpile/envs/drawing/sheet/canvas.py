"""The paper the table is drawn on: lines, boxes, signs and words, in the pixels of the finished picture.

Everything is drawn twice as large and made smaller at the end, which rounds all edges. The built-in font of Pillow is
on every machine the same and has the letters of English alone: dots over others are drawn by hand here.
"""

import unicodedata
from functools import cache, lru_cache
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray
from PIL import Image, ImageDraw, ImageFont

from stockpile.envs.drawing.sheet.colours import INK, PAPER
from stockpile.envs.drawing.sheet.hangul import romanized
from stockpile.envs.drawing.sheet.signs import SIGNS

LARGER: Final = 2
SMALLEST: Final = 7  # letters that can still be read
CAPITAL: Final = 0.35  # half the height of a capital letter, as a part of the size
BOLDER: Final = 0.05  # how far bold letters are drawn again beside themselves
DOTTED: Final = "äöüÄÖÜ"
_SPELT: Final = {"ß": "ss", "×": "x", "−": "-", "–": "-", "—": "-", "„": "“", "≠": "#"}  # what the font does not have


class Written(NamedTuple):
    """Words on the paper and the room they take: tests look whether anything lies on anything."""

    words: str
    left: float
    top: float
    right: float
    bottom: float


@cache
def _font(size: float) -> ImageFont.FreeTypeFont | ImageFont.ImageFont:
    return ImageFont.load_default(size * LARGER)


@lru_cache(4096)
def spelt(words: str) -> str:
    """Words in letters that can be drawn.

    >>> spelt("Größe ×2, naïve, 서연")
    'Grösse x2, naive, seoyeon'
    """
    return "".join(
        [letter if letter in DOTTED else _plain(_SPELT.get(letter, letter)) for letter in romanized(words)],
    )


def _plain(letters: str) -> str:
    return "".join([each for each in unicodedata.normalize("NFKD", letters) if not unicodedata.combining(each)])


@lru_cache(4096)
def _bare(words: str) -> str:
    """Without the dots."""
    return "".join([_plain(letter) for letter in words])


@lru_cache(4096)
def width_of(words: str, size: float, bold: bool = False) -> float:
    """How wide words are."""
    return _font(size).getlength(_bare(spelt(words))) / LARGER + (size * BOLDER if bold else 0)


class Canvas:
    """A sheet of paper of a given size."""

    def __init__(self, width: int, height: int) -> None:
        self.width = width
        self.height = height
        self.written: list[Written] = []
        self._image = Image.new("RGB", (width * LARGER, height * LARGER), PAPER)
        self._draw = ImageDraw.Draw(self._image)

    def finished(self) -> NDArray[np.uint8]:
        """The picture: height, width and the three colours, as bytes."""
        return np.asarray(self._image.reduce(LARGER), dtype=np.uint8).copy()

    def box(
        self,
        left: float,
        top: float,
        right: float,
        bottom: float,
        fill: str | None = None,
        line: str | None = None,
        radius: float = 0,
        thick: float = 1,
    ) -> None:
        """A box, with round corners if it has a radius."""
        corners = (left * LARGER, top * LARGER, right * LARGER, bottom * LARGER)
        self._draw.rounded_rectangle(corners, radius * LARGER, fill, line, round(thick * LARGER) if line else 0)

    def line(self, *points: tuple[float, float], colour: str = INK, thick: float = 1) -> None:
        self._stroke([(x * LARGER, y * LARGER) for x, y in points], colour, max(1, round(thick * LARGER)))

    def disc(self, x: float, y: float, radius: float, fill: str | None = None, line: str | None = None) -> None:
        self.box(x - radius, y - radius, x + radius, y + radius, fill, line, radius)

    def triangle(self, a: tuple[float, float], b: tuple[float, float], c: tuple[float, float], fill: str) -> None:
        self._draw.polygon([(x * LARGER, y * LARGER) for x, y in (a, b, c)], fill)

    def shape(self, x: float, y: float, size: float, name: str, fill: str) -> None:
        """A filled sign around a point; it is drawn in a field of 32."""
        part = size * LARGER / 32
        (points,) = SIGNS[name]
        self._draw.polygon([(x * LARGER + (a - 16) * part, y * LARGER + (b - 16) * part) for a, b in points], fill)

    def sign(self, x: float, y: float, size: float, name: str, colour: str = INK) -> None:
        """A sign in strokes around a point."""
        part = size * LARGER / 24
        thick = max(2, round(1.9 * part))
        for stroke in SIGNS[name]:
            points = [(x * LARGER + (a - 12) * part, y * LARGER + (b - 12) * part) for a, b in stroke]
            self._stroke(points, colour, thick)

    def _stroke(self, points: list[tuple[float, float]], colour: str, thick: int) -> None:
        self._draw.line(points, colour, thick, joint="curve")

    def hatch(self, left: float, top: float, right: float, bottom: float, colour: str) -> None:
        """Slanting lines across a box."""
        height = bottom - top
        at = left - height
        while at < right:
            start, end = max(at, left), min(at + height, right)
            self.line((start, bottom - (start - at)), (end, bottom - (end - at)), colour=colour)
            at += 6

    def text(
        self,
        x: float,
        y: float,
        words: str,
        size: float = 14,
        colour: str = INK,
        bold: bool = False,
        align: str = "left",
        room: float | None = None,
    ) -> float:
        """Write words, `y` being the middle of the line; they get smaller until they have room. Returns the width."""
        words = spelt(words)
        while room is not None and size > SMALLEST and width_of(words, size, bold) > room:
            size -= 0.5
        while room is not None and len(words) > 1 and width_of(words, size, bold) > room:
            words = words.rstrip("…")[:-1] + "…"
        width = width_of(words, size, bold)
        left = x - {"left": 0.0, "middle": width / 2, "right": width}[align]
        base = y + CAPITAL * size
        heavier = max(1, round(size * BOLDER * LARGER))
        for shift in (0, heavier) if bold else (0,):  # a stroke round the letters would close them
            place = (round(left * LARGER) + shift, round(base * LARGER))
            self._draw.text(place, _bare(words), colour, _font(size), anchor="ls")
        self._dots(words, left, base, size, colour)
        self.written.append(Written(words, left, y - CAPITAL * size, left + width, y + CAPITAL * size))
        return width

    def _dots(self, words: str, left: float, base: float, size: float, colour: str) -> None:
        for at, letter in enumerate(words):
            if letter in DOTTED:
                middle = left + width_of(words[:at], size) + width_of(letter, size) / 2
                above = base - size * (0.86 if letter.isupper() else 0.66)
                for side in (-0.12, 0.12):
                    self.disc(middle + side * size, above, size * 0.065, colour)
