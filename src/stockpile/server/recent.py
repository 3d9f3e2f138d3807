"""What was used lately, kept at hand; the rest is forgotten.

>>> recent: Recent[str] = Recent(2)
>>> recent["a"], recent["b"] = "one", "two"
>>> recent.get("a")
'one'
>>> recent["c"] = "three"
>>> sorted(recent)
['a', 'c']
"""

from collections import OrderedDict
from time import monotonic
from typing import Any, Generic, TypeVar

Value = TypeVar("Value")


class Recent(OrderedDict[str, Value]):
    """A dictionary of limited size, the least recently used first."""

    def __init__(self, size: int) -> None:
        super().__init__()
        self._size = size

    def __setitem__(self, key: str, value: Value) -> None:
        super().__setitem__(key, value)
        self.move_to_end(key)
        while len(self) > self._size:
            self.popitem(last=False)

    def get(self, key: str, default: Any = None) -> Any:
        if key in self:
            self.move_to_end(key)
        return super().get(key, default)


class Shelf(Generic[Value]):
    """Things by key, of so many bytes in all. The least recently used goes first; one that is too big never stays.

    >>> shelf: Shelf[str] = Shelf(10)
    >>> for word in ("three", "four", "a word that is too long"):
    ...     shelf.put(word, word, len(word))
    >>> shelf.get("three"), shelf.get("four"), shelf.get("a word that is too long")
    ('three', 'four', None)
    >>> shelf.put("five", "five", 4)
    >>> shelf.get("three"), shelf.size
    (None, 8)
    """

    def __init__(self, most: int) -> None:
        self.size = 0
        self._most = most
        self._things: OrderedDict[str, tuple[Value, int, float]] = OrderedDict()

    def get(self, key: str) -> Value | None:
        if key not in self._things:
            return None
        self._things.move_to_end(key)
        return self._things[key][0]

    def put(self, key: str, thing: Value, size: int) -> None:
        self.remove(key)
        if size > self._most:
            return
        self._things[key] = (thing, size, monotonic())
        self.size += size
        while self.size > self._most:
            self.remove(next(iter(self._things)))

    def clear_older(self, seconds: float) -> None:
        """Take away what was put there longer ago."""
        then = monotonic() - seconds
        for key in [key for key, (_, _, at) in self._things.items() if at < then]:
            self.remove(key)

    def remove(self, key: str) -> None:
        gone = self._things.pop(key, None)
        if gone is not None:
            self.size -= gone[1]
