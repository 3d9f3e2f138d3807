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
from typing import Any, TypeVar

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
