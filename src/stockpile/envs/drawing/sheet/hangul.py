"""Hangul in Latin letters, for names of people in pictures, whose font has no other.

>>> romanized("지우 민준")
'jiu minjun'
"""

import unicodedata
from typing import Final

# The letters of a syllable as Unicode has them, in its order: how it begins, what sounds, how it ends.
_FIRST: Final = "g kk n d tt r m b pp s ss - j jj ch k t p h".replace("-", "").split(" ")
_SOUND: Final = "a ae ya yae eo e yeo ye o wa wae oe yo u wo we wi yu eu ui i".split()
_LAST: Final = "k k k n n n t l k m l l l p l m p p t t ng t t k t p t".split()
_LETTERS: Final = {
    ord(start) + number: letters
    for start, row in (("\u1100", _FIRST), ("\u1161", _SOUND), ("\u11a8", _LAST))
    for number, letters in enumerate(row)
}


def romanized(words: str) -> str:
    """Every syllable for itself, as it is usually written; other letters stay."""
    if words.isascii():
        return words
    return unicodedata.normalize("NFC", unicodedata.normalize("NFD", words).translate(_LETTERS))
