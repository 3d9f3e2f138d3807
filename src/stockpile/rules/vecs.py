"""Vecs: unboxed arrays of numbers for the compiled rules, plain lists for all other code.

mypyc knows `vec[i64]` of librt by its name and turns reading, writing and appending into a few machine instructions.
Interpreted, the same words stand for a list of ints: debugging needs no librt and loses no speed. For type checkers
too, so that users of a view see `list[int]`; only mypyc is told that it is COMPILING (hatch_build.py).

`append`, `extend`, `pop` and `remove` may write into the buffer they are given, or may not: what they return is the
only vec that counts. So it is always `x = append(x, card)`, never two names for one vec.

>>> hand = vec[i64]([4, 1])
>>> hand = append(hand, 6)
>>> hand
[4, 1, 6]
"""

from collections.abc import Iterable
from typing import TYPE_CHECKING, TypeVar

COMPILING = False

if not COMPILING:
    Item = TypeVar("Item")
    i64 = int
    i16 = int
    u8 = int

    if TYPE_CHECKING:
        vec = list
    else:

        class Lists(dict):
            """`vec[i64]`, or a vec of anything: the class of lists."""

            def __missing__(self, item):
                return self.setdefault(item, list)

        vec = Lists()

    def append(items: list[Item], item: Item) -> list[Item]:
        items.append(item)
        return items

    def extend(items: list[Item], more: Iterable[Item]) -> list[Item]:
        items.extend(more)
        return items

    def pop(items: list[Item], at: int = -1) -> tuple[list[Item], Item]:
        return items, items.pop(at)

    def remove(items: list[Item], item: Item) -> list[Item]:
        items.remove(item)
        return items

else:
    from librt.vecs import append, extend, pop, remove, vec
    from mypy_extensions import i16, i64, u8

__all__ = ["append", "extend", "i16", "i64", "pop", "remove", "u8", "vec"]
