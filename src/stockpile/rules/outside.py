"""How the fields of compiled games and views look from outside: as lists.

Inside the compiled rules a field is a vec, read without any call. Python code that asks for one gets a list of the
same numbers: it can be compared, sliced, copied and written as JSON like any list. It is a picture of the field, so
writing into it would change nothing; it refuses, and says what to do instead.

>>> money = Numbers([20, 20])
>>> money == [20, 20], money[1], money + [5]
(True, 20, [20, 20, 5])
>>> money[0] = 30
Traceback (most recent call last):
    ...
TypeError: this is a picture of a field: change a copy and set the whole field, game.money = [...]
"""

from collections.abc import Callable, Iterable, MutableSequence
from functools import wraps
from types import FunctionType
from typing import Any, Final, NoReturn, cast

from stockpile._interpreted import is_compiled


class Numbers(list[int]):
    """A list that cannot be changed."""

    def _refuse(self, *_: object, **__: object) -> NoReturn:
        raise TypeError("this is a picture of a field: change a copy and set the whole field, game.money = [...]")

    __setitem__ = __delitem__ = __iadd__ = __imul__ = _refuse
    append = extend = insert = pop = remove = clear = sort = reverse = _refuse

    def __reduce__(self) -> tuple[object, ...]:
        return (list, ([*self],))

    def __copy__(self) -> list[int]:
        return [*self]

    def __deepcopy__(self, memo: dict[int, object]) -> list[int]:
        return [*self]


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
    return property(lambda self: Numbers(read(self)), lambda self, numbers: write(self, _vec(numbers)))


def buffer_of(thing: object, name: str) -> MutableSequence[int]:
    """A field itself and not a picture of it, to be read or written in place at one's own risk: tests do.

    >>> class Purse:
    ...     money = [1, 2]
    >>> buffer_of(Purse(), "money")[1]
    2
    """
    for owner in type(thing).__mro__:
        if (owner, name) in _FIELDS:
            return cast("MutableSequence[int]", memoryview(_FIELDS[owner, name].__get__(thing)))
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
