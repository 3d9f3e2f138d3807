"""Caches that forget what was not used for longest.

>>> cache: LruCache[str] = LruCache(2)
>>> cache["a"], cache["b"] = "one", "two"
>>> cache.get("a")
'one'
>>> cache["c"] = "three"
>>> sorted(cache)
['a', 'c']
"""

from collections import OrderedDict
from time import monotonic
from typing import Any, Generic, TypeVar

CacheValue = TypeVar("CacheValue")


class LruCache(OrderedDict[str, CacheValue]):
    """A dictionary of limited size, the least recently used first."""

    def __init__(self, size: int) -> None:
        super().__init__()
        self._size = size

    def __setitem__(self, key: str, value: CacheValue) -> None:
        super().__setitem__(key, value)
        self.move_to_end(key)
        while len(self) > self._size:
            self.popitem(last=False)

    def get(self, key: str, default: Any = None) -> Any:
        if key in self:
            self.move_to_end(key)
        return super().get(key, default)


class SizedCache(Generic[CacheValue]):
    """Values by key, with a limit on their sizes in all. A value that is too big is not stored.

    >>> cache: SizedCache[str] = SizedCache(10)
    >>> for word in ("three", "four", "a word that is too long"):
    ...     cache.put(word, word, len(word))
    >>> cache.get("three"), cache.get("four"), cache.get("a word that is too long")
    ('three', 'four', None)
    >>> cache.put("five", "five", 4)
    >>> cache.get("three"), cache.size
    (None, 8)
    """

    def __init__(self, most: int) -> None:
        self.size = 0
        self._most = most
        self._things: OrderedDict[str, tuple[CacheValue, int, float]] = OrderedDict()

    def get(self, key: str) -> CacheValue | None:
        if key not in self._things:
            return None
        self._things.move_to_end(key)
        return self._things[key][0]

    def put(self, key: str, thing: CacheValue, size: int) -> None:
        self.remove(key)
        if size > self._most:
            return
        self._things[key] = (thing, size, monotonic())
        self.size += size
        while self.size > self._most:
            self.remove(next(iter(self._things)))

    def clear_older(self, seconds: float) -> None:
        """Remove what was put here longer ago."""
        then = monotonic() - seconds
        for key in [key for key, (_, _, at) in self._things.items() if at < then]:
            self.remove(key)

    def remove(self, key: str) -> None:
        gone = self._things.pop(key, None)
        if gone is not None:
            self.size -= gone[1]
