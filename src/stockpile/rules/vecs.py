"""The door to vecs: unboxed arrays of numbers for the compiled rules, plain lists for the interpreted ones.

mypyc knows `vec[i64]` of librt by its name and turns reading, writing and appending into a few machine instructions.
Interpreted, the same words stand for a list, so that debugging needs no librt and loses no speed.

`append`, `extend`, `pop` and `remove` may write into the buffer they are given, or may not: what they return is the
only vec that counts. So it is always `x = append(x, card)`, never two names for one vec.

>>> hand = vec[i64]([4, 1])
>>> hand = append(hand, 6)
>>> list(hand)
[4, 1, 6]
"""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from stockpile._interpreted import is_compiled

if TYPE_CHECKING or is_compiled():
    from librt.vecs import append, extend, pop, remove, vec
else:
    from collections.abc import Iterable

    class Lists(dict):
        """`vec[i64]`, or a vec of anything: the class of lists."""

        def __missing__(self, item: object) -> type[list]:
            return list

    vec = Lists()

    def append(numbers: list, number: object) -> list:
        numbers.append(number)
        return numbers

    def extend(numbers: list, more: Iterable) -> list:
        numbers.extend(more)
        return numbers

    def pop(numbers: list, at: int = -1) -> tuple[list, object]:
        return numbers, numbers.pop(at)

    def remove(numbers: list, number: object) -> list:
        numbers.remove(number)
        return numbers


__all__ = ["append", "extend", "i64", "pop", "remove", "vec"]
