"""Arrays of small numbers that are made once and written again and again, and that NumPy can look into.

Compiled, a buffer is a vec: whoever asks for its memory (`numpy.frombuffer`) gets it to read and never to write, and
writing a number is a bounds check and a store. Interpreted, it is an `array`. Nothing is ever appended to one: its
memory would move, and who looks into it would see the old one.
"""

from array import array
from typing import Any

from stockpile.rules.outside import COMPILED
from stockpile.rules.vecs import i16, i64, u8, vec


def shorts(length: i64) -> vec[i16]:
    """So many zeros of 16 bits.

    >>> memoryview(shorts(3)).format, memoryview(shorts(3)).nbytes
    ('h', 6)
    """
    return vec[i16]([0] * length) if COMPILED else _array("h", length)


def octets(length: i64) -> vec[u8]:
    """So many zeros of 8 bits."""
    return vec[u8]([0] * length) if COMPILED else _array("B", length)


def longs(length: i64) -> vec[i64]:
    """So many zeros of 64 bits."""
    return vec[i64]([0] * length) if COMPILED else _array("q", length)


def floats(length: i64) -> vec[float]:
    """So many zeros with a point."""
    return vec[float]([0.0] * length) if COMPILED else _array("d", length)


def _array(code: str, length: i64) -> Any:
    return array(code, [0]) * length
