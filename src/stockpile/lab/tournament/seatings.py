"""In which orders bots take their seats. Bots with the same text are interchangeable: no seating comes twice."""

from collections.abc import Callable, Iterator, Sequence
from typing import Final

Seating = tuple[int, ...]  # by seat: which of the different bots sits there


def all_seatings(entries: Sequence[int]) -> list[Seating]:
    """Every different order, in the order of a dictionary.

    >>> all_seatings([0, 1, 1])
    [(0, 1, 1), (1, 0, 1), (1, 1, 0)]
    >>> len(all_seatings(range(4)))
    24
    """
    return list(_orders(sorted(entries)))


def _orders(left: list[int]) -> Iterator[Seating]:
    if not left:
        yield ()
    for bot in sorted(set(left)):
        rest = left.copy()
        rest.remove(bot)
        yield from ((bot, *order) for order in _orders(rest))


def rotations(entries: Sequence[int]) -> list[Seating]:
    """The order as named, and what becomes of it when everybody moves a seat on: neighbours stay neighbours.

    >>> rotations([0, 1, 2])
    [(0, 1, 2), (2, 0, 1), (1, 2, 0)]
    >>> rotations([0, 1, 0, 1])
    [(0, 1, 0, 1), (1, 0, 1, 0)]
    """
    turned = [(*entries[len(entries) - by :], *entries[: len(entries) - by]) for by in range(len(entries))]
    return list(dict.fromkeys(turned))


SEATINGS: Final[dict[str, Callable[[Sequence[int]], list[Seating]]]] = {"all": all_seatings, "rotations": rotations}
