"""The libraries that environments are made for are an extra; whoever has none of them is told what to install."""

from collections.abc import Iterator
from contextlib import contextmanager


@contextmanager
def the_extra() -> Iterator[None]:
    """Around imports of what the extra brings.

    >>> with the_extra():
    ...     import no_such_library
    Traceback (most recent call last):
        ...
    ModuleNotFoundError: no_such_library is not installed; in a clone of Stockpile: pip install '.[research]'
    """
    try:
        yield
    except ModuleNotFoundError as missing:
        advice = f"{missing.name} is not installed; in a clone of Stockpile: pip install '.[research]'"
        raise ModuleNotFoundError(advice, name=missing.name) from missing
