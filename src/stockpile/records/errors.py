"""What is wrong with a record, and where."""

from collections.abc import Iterator
from contextlib import contextmanager


class RecordError(ValueError):
    """A record that cannot be used: the reason, the line it stands on and the file, as far as they are known.

    >>> print(RecordError("no answer reads 'bid Z 9'", line=31, file="friday.txt"))
    friday.txt: line 31: no answer reads 'bid Z 9'
    >>> print(RecordError("there is no such file", file="friday.txt"))
    friday.txt: there is no such file
    """

    def __init__(self, reason: str, line: int = 0, file: str = "") -> None:
        super().__init__(reason, line, file)
        self.reason = reason
        self.line = line
        self.file = file

    def __str__(self) -> str:
        where = [self.file] if self.file else []
        if self.line:
            where.append(f"line {self.line}")
        return ": ".join([*where, self.reason])


class NotWhole(RecordError):
    """The record shows only what one observer saw: it can be read with `read_seen`, and not be replayed."""


@contextmanager
def located(line: int) -> Iterator[None]:
    """Whatever is refused in here is refused on this line. Every refusal of the engine is a ValueError.

    >>> with located(7):
    ...     raise ValueError("2 to 5 players can play, not 6")
    Traceback (most recent call last):
        ...
    stockpile.records.errors.RecordError: line 7: 2 to 5 players can play, not 6
    """
    try:
        yield
    except ValueError as error:
        raise RecordError(error.reason if isinstance(error, RecordError) else str(error), line) from error
