"""What was typed, whatever the keyboard was set to.

>>> plain("  Ｂ６ "), plain("？")
('B6', '?')

Who writes Korean has a keyboard with two settings. Piles and commands are Latin letters, and while it is set to Hangul
the same keys give single letters of that, which mean nothing else here:

>>> plain("ㅠ6"), plain("ㅅ"), plain("코스믹")
('b6', 't', '코스믹')
"""

from typing import Final
from unicodedata import normalize

# The keyboard of Korea: which letter of Hangul lies on which Latin one.
_KEYS: Final = str.maketrans(
    "ㅂㅈㄷㄱㅅㅛㅕㅑㅐㅔㅁㄴㅇㄹㅎㅗㅓㅏㅣㅋㅌㅊㅍㅠㅜㅡㅃㅉㄸㄲㅆㅒㅖ", "qwertyuiopasdfghjklzxcvbnmqwertop"
)


def plain(line: str) -> str:
    """In whole syllables and narrow letters, without the spaces around it."""
    return normalize("NFKC", line.translate(_KEYS)).strip()
