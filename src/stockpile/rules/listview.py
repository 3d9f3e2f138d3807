"""How the fields of compiled games and views look from outside: as lists.

Inside the compiled rules a field is a vec, read without any call. Python code that asks for one gets a list of the
same numbers: it can be compared, sliced, copied and written as JSON like any list, and whatever is written into it is
written into the field too. Unlike an ordinary list it shows the field as it was when asked for, and does not follow the
game.

Vecs come out of the compiled rules, but none is handed in: mypyc (2.4) forgets a reference to every vec that goes from
Python into compiled code, as an argument or as a field, and its memory is never free again. So vecs are read here as
Python reads them, and fields are set from lists (tests/rules/test_memory.py).
"""

from collections.abc import Callable, Iterable, MutableSequence
from functools import wraps
from types import FunctionType
from typing import Any, Final, cast

from stockpile._interpreted import is_compiled

COMPILED: Final = is_compiled()


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
        _write(self._thing, self._field.__name__, numbers)
        list.__init__(self, numbers)
        return self if result is numbers else result

    return wraps(change)(changed)


for method in ("__setitem__", "__delitem__", "__iadd__", "__imul__"):
    setattr(Numbers, method, _writing_through(method))
for method in ("append", "extend", "insert", "pop", "remove", "clear", "sort", "reverse"):
    setattr(Numbers, method, _writing_through(method))


_FIELDS: Final[dict[tuple[type, str], Any]] = {}  # of compiled classes, as they are inside


def _vec(numbers: Iterable[int]) -> Iterable[int]:
    """The numbers as the compiled rules have them."""
    from librt.vecs import vec
    from mypy_extensions import i64

    return vec[i64](numbers)


def show_as_lists(owner: type, names: Iterable[str], lasting: bool = False) -> None:
    """Let the vecs among the fields of a compiled class be read as lists and set from any numbers.

    Compiled code reads and writes its fields directly and never comes by here. Interpreted, fields are lists anyway.
    What lasts is never changed by the rules once it is made: its lists are made once and kept in `shown`.
    """
    if not COMPILED:
        return
    for name in names:
        field = vars(owner).get(name) or _field_of(owner, name)
        if field is not None:
            _FIELDS[owner, name] = field
            setattr(owner, name, (_lasting_picture if lasting else _picture)(name, field))


def hide(owner: type, *names: str) -> None:
    """Take what only compiled code may touch out of a compiled class: vecs that a slip in Python could spoil."""
    if COMPILED:
        for name in names:
            delattr(owner, name)


def _field_of(owner: type, name: str) -> Any:
    """The descriptor that the compiler made, of the class or of one that it extends."""
    return next((_FIELDS[each, name] for each in owner.__mro__ if (each, name) in _FIELDS), None)


def _picture(name: str, field: Any) -> property:
    def show(self: object) -> Numbers:
        return _numbers(field, self)

    return property(show, _writer(name))


def _lasting_picture(name: str, field: Any) -> property:
    def show(self: Any) -> list[int]:
        shown: dict[str, list[int]] = self.shown
        try:
            return shown[name]
        except KeyError:
            return shown.setdefault(name, _numbers(field, self))

    return property(show, _writer(name))


def _writer(name: str) -> Callable[[object, Iterable[int]], None]:
    return lambda thing, numbers: _write(thing, name, numbers)


def _write(thing: Any, name: str, numbers: Iterable[int]) -> None:
    """Set a field of a game or view; figures are not to be changed."""
    if not hasattr(thing, "take_lists"):
        raise TypeError(f"{name} of {type(thing).__name__} is not to be changed")
    thing.take_lists({name: [*numbers]})


def _numbers(field: Any, thing: object) -> Numbers:
    numbers = Numbers(field.__get__(thing))
    numbers._field = field
    numbers._thing = thing
    return numbers


def lists_of(thing: object, names: tuple[str, ...]) -> dict[str, list[int]]:
    """Many fields at once, copied as lists: for comparing and writing, and quicker than asking for each.

    >>> class Purse:
    ...     money = [1, 2]
    >>> lists_of(Purse(), ("money",))
    {'money': [1, 2]}
    """
    return {name: read(thing) for name, read in _readers(type(thing), names)}


def _readers(owner: type, names: tuple[str, ...]) -> list[tuple[str, Callable[[object], list[int]]]]:
    if (owner, names) not in _READERS:
        _READERS[owner, names] = [(name, _reader(name, _field_of(owner, name))) for name in names]
    return _READERS[owner, names]


_READERS: Final[dict[tuple[type, tuple[str, ...]], list[tuple[str, Callable[[object], list[int]]]]]] = {}


def _reader(name: str, field: Any) -> Callable[[object], list[int]]:
    if field is None:
        return lambda thing: [*getattr(thing, name)]
    return lambda thing: [*field.__get__(thing)]


def buffer_of(thing: object, name: str) -> MutableSequence[int]:
    """The field itself, to be read or written in place. Only tests do that.

    >>> class Purse:
    ...     money = [1, 2]
    >>> buffer_of(Purse(), "money")[1]
    2
    """
    field = _field_of(type(thing), name)
    return cast("MutableSequence[int]", getattr(thing, name) if field is None else field.__get__(thing))


def accept_lists(card: type, *names: str) -> None:
    """Let a card that is a plain Python class take and return lists where the compiled rules have vecs."""
    if not COMPILED:
        return
    for name in names:
        method = vars(card).get(name)
        if isinstance(method, FunctionType) and not hasattr(method, "__wrapped__"):
            setattr(card, name, _with_lists(method))


def _with_lists(method: Callable[..., Iterable[int]]) -> Callable[..., object]:
    kind: type = type(_vec(()))

    @wraps(method)
    def with_lists(*arguments: Any) -> object:
        return _vec(method(*[[*cast(Any, each)] if isinstance(each, kind) else each for each in arguments]))

    return with_lists
