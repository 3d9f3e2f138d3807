"""The generator of a deal: bytes of SHAKE-256, numbers without a bias, and shuffling.

It is spelled out so that anybody can write it again, in any language, and get the same cards.

>>> stream = Stream("an example\\n")
>>> [stream.below(6) for _ in range(8)], stream.shuffled(range(5)), stream.below(1)
([2, 5, 1, 2, 5, 2, 4, 0], (3, 1, 0, 2, 4), 0)
"""

import hashlib
from collections.abc import Iterable
from typing import Final

PURPOSE: Final = "stockpile chance 1\n"  # nothing else is ever drawn from the same bytes
WORD: Final = 4  # bytes of one draw
ALL: Final = 1 << 8 * WORD
AT_ONCE: Final = 4096  # bytes: more than any game of ours needs


class Stream:
    """Numbers from a text: the same ones for everybody who has it."""

    def __init__(self, transcript: str) -> None:
        self._source = hashlib.shake_256((transcript + PURPOSE).encode())
        self._bytes = self._source.digest(AT_ONCE)
        self._at = 0

    def below(self, count: int) -> int:
        """A number from 0 up to a count, each as likely as every other.

        Words that lie in the last, broken stretch of their range would make small numbers likelier: they are thrown
        away. Where there is nothing to choose, nothing is read.
        """
        if count == 1:
            return 0
        limit = ALL - ALL % count
        while (word := self._word()) >= limit:
            pass
        return word % count

    def shuffled(self, cards: Iterable[int]) -> tuple[int, ...]:
        """The cards in another order, from the last place down: Fisher and Yates."""
        order = list(cards)
        for last in range(len(order) - 1, 0, -1):
            other = self.below(last + 1)
            order[last], order[other] = order[other], order[last]
        return tuple(order)

    def _word(self) -> int:
        if self._at + WORD > len(self._bytes):
            self._bytes = self._source.digest(2 * len(self._bytes))  # it begins with the same bytes
        word = int.from_bytes(self._bytes[self._at : self._at + WORD], "big")
        self._at += WORD
        return word
