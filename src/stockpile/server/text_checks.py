"""Checks of what people write: names and chat lines. There must be something to see, and nothing that hides.

Real names of all scripts pass: joiners within words of the scripts that use them, marks on their letters, variants of
characters, emoji of several parts. What shows nothing by itself passes only where it changes what stands before it.

>>> checked_name("  Ada   Lovelace ")
'Ada Lovelace'
>>> [is_legible(text) for text in ("José", "क्\u200dष", "❤\ufe0f", "\u2800", "\u0301", "Ada\u034f", "a\u200db")]
[True, True, True, False, False, False, False]
"""

import unicodedata
from bisect import bisect_right
from functools import cache
from typing import Final

from stockpile.i18n import languages, said_in
from stockpile.server.refusals import Refusal

MAX_NAME_LENGTH: Final = 24
# Signs by name, letters or symbols by category, that show nothing.
BLANK: Final = frozenset("\u115f\u1160\u2800\u3164\uffa0\ufffc\U00013441\U00013442\U0001d159")
# Unicode's Default_Ignorable_Code_Point, which Python does not tell: first and last of each range.
IGNORABLE: Final = (
    *((0x00AD, 0x00AD), (0x034F, 0x034F), (0x061C, 0x061C), (0x115F, 0x1160), (0x17B4, 0x17B5), (0x180B, 0x180F)),
    *((0x200B, 0x200F), (0x202A, 0x202E), (0x2060, 0x206F), (0x3164, 0x3164), (0xFE00, 0xFE0F), (0xFEFF, 0xFEFF)),
    *((0xFFA0, 0xFFA0), (0xFFF0, 0xFFF8), (0x1BCA0, 0x1BCA3), (0x1D173, 0x1D17A), (0xE0000, 0xE0FFF)),
)
_STARTS: Final = [first for first, _ in IGNORABLE]

JOINERS: Final = "\u200c\u200d"
# Scripts whose words have joiners in them, as the names of their letters start.
JOINING: Final = frozenset(
    "ARABIC SYRIAC MANDAIC NKO MONGOLIAN PHAGS-PA DEVANAGARI BENGALI GURMUKHI GUJARATI ORIYA TAMIL TELUGU KANNADA "
    "MALAYALAM SINHALA TIBETAN MYANMAR KHMER BALINESE JAVANESE SUNDANESE MEETEI CHAKMA ADLAM HANIFI TAI LIMBU".split()
)
INFORMATION: Final = "\u2139"  # a letter by category, and an emoji
BLACK_FLAG: Final = "\U0001f3f4"  # with tags after it, the flag of a region
PICTURES: Final = ("So", "Sk", "Sm", "Po", "Pd", "Nd")  # categories of signs that are emoji too


def checked_name(name: str) -> str:
    """A name that fits on one line of a record and on a small screen; letters that come in parts are put together."""
    name = unicodedata.normalize("NFC", " ".join(name.split()))
    if len(name) > MAX_NAME_LENGTH or not is_legible(name):
        raise Refusal("server-bad-name")
    if name.casefold() in _reader():
        raise Refusal("server-name-is-you")
    return name


@cache
def _reader() -> frozenset[str]:
    """What the languages call the reader. Nobody may have that name, or the log would lie."""
    return frozenset(said_in(language, "seat-you").casefold() for language in languages())


def checked_line(text: str) -> str:
    """A line of chat."""
    text = text.strip()
    if not is_legible(text):
        raise Refusal("server-bad-chat")
    return text


def is_legible(text: str) -> bool:
    """Whether there is something to see, and every sign of it is seen or changes one that is."""
    base = ""  # the sign that the next one may stand on
    for place, sign in enumerate(text):
        kind = _kind(sign)
        if kind == "hidden" or (kind != "seen" and not _fits(kind, sign, base, text[place + 1 : place + 2])):
            return False
        if kind == "seen":
            base = "" if sign.isspace() else sign
    return bool(text.strip())


def _kind(sign: str) -> str:
    """Whether a sign is seen, changes the one before it (how, says the kind), or hides."""
    code, category = ord(sign), unicodedata.category(sign)
    if sign in JOINERS:
        return "joiner"
    if 0xFE00 <= code <= 0xFE0F or 0xE0100 <= code <= 0xE01EF or 0x180B <= code <= 0x180F:
        return "variant"
    if 0xE0020 <= code <= 0xE007F:
        return "tag"
    if sign in BLANK or _ignorable(code) or category[0] == "C" or category in ("Zl", "Zp"):
        return "hidden"
    return "mark" if category[0] == "M" else "seen"


def _ignorable(code: int) -> bool:
    place = bisect_right(_STARTS, code) - 1
    return place >= 0 and code <= IGNORABLE[place][1]


def _fits(kind: str, sign: str, base: str, following: str) -> bool:
    """Whether a sign that shows nothing by itself may stand after this one, and before what follows."""
    if not base:
        return False
    if kind == "joiner":
        return _joins(base) and bool(following) and (_joins(following) or unicodedata.category(following)[0] == "M")
    if kind == "variant":
        return _has_variant(base, ord(sign))
    return kind == "mark" or base == BLACK_FLAG


def _joins(sign: str) -> bool:
    return unicodedata.category(sign) in PICTURES or _script(sign) in JOINING


def _has_variant(base: str, code: int) -> bool:
    """Emoji are pictures or text, characters of China and Japan have shapes, letters of Mongolia too."""
    if code >= 0xE0100:
        return _script(base) == "CJK"
    if code < 0xFE00:
        return _script(base) == "MONGOLIAN"
    return unicodedata.category(base) in PICTURES or base == INFORMATION or _script(base) in ("CJK", "MYANMAR")


def _script(sign: str) -> str:
    return unicodedata.name(sign, "").partition(" ")[0]
