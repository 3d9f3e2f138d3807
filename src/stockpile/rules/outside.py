"""How the fields of compiled games and views look from outside: as lists.

Inside the compiled rules a field is a vec, read without any call. Python code that asks for one gets a list of the
same numbers: it can be compared, sliced, copied and written as JSON like any list, and whatever is written into it is
written into the field too. Only one thing is not as with a list of one's own: it shows the field as it was when asked
for, and does not follow the game.
"""

from collections.abc import Callable, Iterable, MutableSequence
from functools import wraps
from types import FunctionType
from typing import Any, Final, cast

from stockpile._interpreted import is_compiled


class Numbers(list[int]):
    """What a field holds, as a list that writes through."""

    __slots__ = ("_field", "_thing")
    _field: Any  # the descriptor of the compiled class
    _thing: object

    def __reduce__(self) -> tuple[object, ...]:
        return (list, ([*self],))

    def __copy__(self) -> list[int]:
        return [*self]

    def __deepcopy__(self, memo: dict[int, object]) -> list[int]:
        return [*self]


def _writing_through(name: str) -> Callable[..., object]:
    """A method of lists that changes the field as it is now, and then what is shown of it."""
    change = getattr(list, name)

    def changed(self: Any, *arguments: object, **options: object) -> object:
        numbers = [*self._field.__get__(self._thing)]
        result = change(numbers, *arguments, **options)
        self._field.__set__(self._thing, _vec(numbers))
        list.__init__(self, numbers)
        return self if result is numbers else result

    return wraps(change)(changed)


for method in ("__setitem__", "__delitem__", "__iadd__", "__imul__"):
    setattr(Numbers, method, _writing_through(method))
for method in ("append", "extend", "insert", "pop", "remove", "clear", "sort", "reverse"):
    setattr(Numbers, method, _writing_through(method))


_FIELDS: Final[dict[tuple[type, str], Any]] = {}  # of compiled classes, as they are inside


def _vec(numbers: Iterable[int]) -> object:
    """The numbers as the compiled rules have them."""
    from librt.vecs import vec
    from mypy_extensions import i64

    return vec[i64](numbers)


def show_as_lists(owner: type, names: Iterable[str]) -> None:
    """Let the vecs among the fields of a compiled class be read as lists and set from any numbers.

    Compiled code reads and writes its fields directly and never comes by here. Interpreted, fields are lists anyway.
    """
    if not is_compiled():
        return
    for name in names:
        if name in vars(owner):
            _FIELDS[owner, name] = vars(owner)[name]
            setattr(owner, name, _picture(vars(owner)[name]))


def _picture(field: Any) -> property:
    read, write = field.__get__, field.__set__

    def shown(self: object) -> Numbers:
        numbers = Numbers(read(self))
        numbers._field = field
        numbers._thing = self
        return numbers

    return property(shown, lambda self, numbers: write(self, _vec(numbers)))


def buffer_of(thing: object, name: str) -> MutableSequence[int]:
    """A field itself and not a picture of it, to be read or written in place at one's own risk: tests do.

    >>> class Purse:
    ...     money = [1, 2]
    >>> buffer_of(Purse(), "money")[1]
    2
    """
    for owner in type(thing).__mro__:
        if (owner, name) in _FIELDS:
            return cast("MutableSequence[int]", _FIELDS[owner, name].__get__(thing))
    return cast("MutableSequence[int]", getattr(thing, name))


def accept_lists(card: type, *names: str) -> None:
    """Let a card that is a plain Python class return lists where the compiled rules take vecs."""
    if not is_compiled():
        return
    for name in names:
        method = vars(card).get(name)
        if isinstance(method, FunctionType) and not hasattr(method, "__wrapped__"):
            setattr(card, name, _returning_vec(method))


def _returning_vec(method: Callable[..., Iterable[int]]) -> Callable[..., object]:
    @wraps(method)
    def returning_vec(*arguments: object) -> object:
        return _vec(method(*arguments))

    return returning_vec
