"""Korean particles that depend on the sound before them: 은 or 는, 이 or 가, 을 or 를, 과 or 와, 으로 or 로.

Messages call it as a function of Fluent: `{ JOSA($seat, "이/가") }` says the name and its particle. The page has the
same in web/src/lib/josa.ts; tests hold the two together.

>>> josa("민준", "이/가"), josa("서연", "으로/로"), josa("지우", "을/를"), josa("서울", "으로/로")
('민준이', '서연으로', '지우를', '서울로')

How a word in Latin letters is spoken nobody can say from its letters, so it takes both forms, as rulebooks print them:

>>> josa("Ada", "이/가"), josa("Epic Electric", "으로/로")
('Ada이(가)', 'Epic Electric(으)로')

Numbers are read as Korean does, what closes a word is passed over, and letters may come in parts:

>>> josa(6, "을/를"), josa(20000, "을/를"), josa("7", "으로/로"), josa("지우 (A 더미)", "은/는")
('6을', '20,000을', '7로', '지우 (A 더미)는')
>>> josa(2.5, "을/를"), josa("50%", "이/가"), josa(normalize("NFD", "민준"), "이/가") == normalize("NFD", "민준") + "이"
('2.5를', '50%가', True)
"""

from typing import Final
from unicodedata import normalize

NONE: Final = 0  # how a syllable of Hangul ends: on a vowel,
RIEUL: Final = 8  # on ㄹ, before which 로 stays as it is,
OTHER: Final = 1  # or on another consonant
_FIRST: Final = ord("가")
_LAST: Final = ord("힣")
_ENDS: Final = 28  # ways in which a syllable can end; Unicode has them in this order
# 영 일 이 삼 사 오 육 칠 팔 구; a zero after other digits ends a 십, 백, 천 or 만, all on a consonant.
_DIGITS: Final = (OTHER, RIEUL, NONE, OTHER, NONE, NONE, OTHER, RIEUL, RIEUL, NONE)


def josa(word: object, pair: object) -> str:
    """A word with the particle that fits, of a pair: after a consonant, after a vowel."""
    text = str(word) if not isinstance(word, int | float) else f"{word:,.3f}".rstrip("0").rstrip(".")
    closed, _, opened = str(pair).partition("/")
    ending = _ending(text)
    if ending is None:
        return text + _both(closed, opened)
    after_vowel = ending == NONE or (ending == RIEUL and closed.startswith("으"))
    return text + (opened if after_vowel else closed)


def _ending(text: str) -> int | None:
    """How a text sounds at its end, if that can be told."""
    last = next((sign for sign in reversed(normalize("NFC", text)) if sign.isalnum() or sign == "%"), "")
    if last in ("", "%"):
        return None if not last else NONE  # 퍼센트
    last = normalize("NFKC", last)[-1]  # digits may be wide, or in circles
    if _FIRST <= ord(last) <= _LAST:
        return (ord(last) - _FIRST) % _ENDS
    return _DIGITS[int(last)] if last.isascii() and last.isdigit() else None


def _both(closed: str, opened: str) -> str:
    """Both forms, the part that only one of them has in brackets: 은(는), (으)로.

    >>> _both("은", "는"), _both("으로", "로"), _both("이라", "라")
    ('은(는)', '(으)로', '(이)라')
    """
    if opened and closed.endswith(opened):
        return f"({closed.removesuffix(opened)}){opened}"
    return f"{closed}({opened})"
