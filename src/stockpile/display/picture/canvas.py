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

from stockpile.display.picture.colours import INK, PAPER

# Small signs, drawn in strokes: points in a field of 24 by 24, joined to lines; `/` lifts the pen.

_CHIP: Final = "7,7 17,7 17,17 7,17 7,7/10,10 14,10 14,14 10,14 10,10"
_PINS: Final = "/".join(
    [f"{at},3.5 {at},7/{at},17 {at},20.5/3.5,{at} 7,{at}/17,{at} 20.5,{at}" for at in (9, 12, 15)],
)

_DRAWN: Final = {
    "cosmic": f"{_CHIP}/{_PINS}",
    "bank": (
        "3.5,9 12,4 20.5,9 3.5,9/5.5,9 5.5,17/9.8,9 9.8,17/14.2,9 14.2,17/18.5,9 18.5,17/4.5,17 19.5,17/3.5,20 20.5,20"
    ),
    "labs": (
        "9,3.5 15,3.5/10.2,3.5 10.2,9.5 4.8,18 5,20 6.4,20.6 17.6,20.6 19,20 19.2,18 13.8,9.5 13.8,3.5"
        "/7.6,14.5 16.4,14.5"
    ),
    "auto": (
        "3,16.5 3,12.3 4.4,11.5 5.8,7.6 7.7,6.3 16.3,6.3 18.2,7.6 19.6,11.5 21,12.3 21,16.5 3,16.5/4.5,11.5 19.5,11.5"
        "/5,16.5 5,18.5/19,16.5 19,18.5/6.5,14 8.5,14/15.5,14 17.5,14"
    ),
    "steel": "6,4 18,4 18,7.2 13.8,7.2 13.8,16.8 18,16.8 18,20 6,20 6,16.8 10.2,16.8 10.2,7.2 6,7.2 6,4",
    "electric": "13.5,2.5 4.5,13.5 11,13.5 10,21.5 19,10 12.5,10 13.5,2.5",
    "boom": "3,17.5 9,11 13,14.8 20.5,6.5/14.5,6.3 20.5,6.3 20.5,12.3",
    "bust": "3,6.5 9,13 13,9.2 20.5,17.5/14.5,17.7 20.5,17.7 20.5,11.7",
    "fee": "6,3.5 18,3.5 18,20.5 16,19 14,20.5 12,19 10,20.5 8,19 6,20.5 6,3.5/9,8 15,8/9,11.5 15,11.5/9,15 12.5,15",
    "commodity": "4,8 12,4 20,8 20,16 12,20 4,16 4,8/4,8 12,12 20,8/12,12 12,20",
    "tax": (
        "3.5,3.5 20.5,3.5 20.5,20.5 3.5,20.5 3.5,3.5/7,17 17,7/7,7.5 9,7.5 9,9.5 7,9.5 7,7.5"
        "/15,14.5 17,14.5 17,16.5 15,16.5 15,14.5"
    ),
    "first-player": "5,21 5,3.5/5,4 9,3 12.5,4.2 16,5 19,4.2 19,12.8 16,13.6 12.5,12.6 9,11.6 5,12.8",
    "bond": "4,4.5 20,4.5 20,16.5 4,16.5 4,4.5/7,8 17,8/7,11 13,11/14,15 13.5,21 15.5,19.8 17.5,21 17,15",
    "strategy": "4,3.5 15,3.5 20,8.5 20,20.5 4,20.5 4,3.5/15,3.5 15,8.5 20,8.5/8,16 11,12.5 13,14 16.5,9.5",
    "share": "4.5,4 19.5,4 19.5,20 4.5,20 4.5,4/8,8 16,8/8,12 16,12/8,16 13,16",
    "eye": (
        "2.5,12 5.5,8 9,6 12,5.5 15,6 18.5,8 21.5,12 18.5,16 15,18 12,18.5 9,18 5.5,16 2.5,12"
        "/12,10 14,12 12,14 10,12 12,10"
    ),
    "crown": "4,19 3,7 8.5,12 12,5 15.5,12 21,7 20,19 4,19",
    "meeple": (
        "16,2.5 12.8,3.6 10.8,7.4 11.9,10.6 6.5,12.8 3.3,16 5.9,17.9 9.4,17.9 6.6,23.5 5.1,27.3 6.8,29.5"
        " 13.3,29.5 16,25.2"
        " 18.7,29.5 25.2,29.5 26.9,27.3 25.4,23.5 22.6,17.9 26.1,17.9 28.7,16 25.5,12.8 20.1,10.6 21.2,7.4"
        " 19.2,3.6 16,2.5"
    ),  # in a field of 32 by 32, filled
}

Points = tuple[tuple[float, float], ...]


def _strokes(drawn: str) -> tuple[Points, ...]:
    return tuple(
        tuple((float(x), float(y)) for x, y in (point.split(",") for point in stroke.split()))
        for stroke in drawn.split("/")
    )


SIGNS: Final = {name: _strokes(drawn) for name, drawn in _DRAWN.items()}


# The letters of a syllable as Unicode has them, in its order: how it starts, what sounds, how it ends.
_INITIALS: Final = "g kk n d tt r m b pp s ss - j jj ch k t p h".replace("-", "").split(" ")
_VOWELS: Final = "a ae ya yae eo e yeo ye o wa wae oe yo u wo we wi yu eu ui i".split()
_FINALS: Final = "k k k n n n t l k m l l l p l m p p t t ng t t k t p t".split()
_LATIN: Final = {
    ord(start) + number: letters
    for start, row in (("\u1100", _INITIALS), ("\u1161", _VOWELS), ("\u11a8", _FINALS))
    for number, letters in enumerate(row)
}


def romanized(words: str) -> str:
    """Hangul in Latin letters, each syllable by itself, for names of people: the font has none of its letters.

    >>> romanized("지우 민준")
    'jiu minjun'
    """
    if words.isascii():
        return words
    return unicodedata.normalize("NFC", unicodedata.normalize("NFD", words).translate(_LATIN))


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
