"""What is wrong with a record, and where."""

from collections.abc import Iterator
from contextlib import contextmanager

from stockpile.errors import Message, UserError
from stockpile.rules.decision import GameOver, IllegalAnswer


class RecordError(UserError):
    """A record that cannot be used: the reason, the line it stands on and the file, as far as they are known.

    >>> print(RecordError("no-answer", text="'bid Z 9'").replace(line=31, file="friday.txt"))
    friday.txt: line 31: no answer reads 'bid Z 9'
    >>> print(RecordError("no-file").replace(file="friday.txt"))
    friday.txt: there is no such file
    """

    prefix = "wrong-record"

    line = 0
    file = ""

    @property
    def in_line(self) -> Message:
        """What is wrong, without the file."""
        return self.message_for("at", line=str(self.line), reason=self.reason) if self.line else self.reason

    @property
    def message(self) -> Message:
        return self.message_for("in-file", file=self.file, reason=self.in_line) if self.file else self.in_line


class NotWhole(RecordError):
    """The record shows only what one observer saw: it can be read with `read_seen`, and not be replayed."""


@contextmanager
def located(line: int) -> Iterator[None]:
    """Whatever is refused in here is refused on this line.

    >>> from stockpile.rules.config import Config
    >>> with located(7):
    ...     Config(players=6)
    Traceback (most recent call last):
        ...
    stockpile.records.errors.RecordError: line 7: 2 to 5 players can play, not 6
    """
    try:
        yield
    except RecordError as error:
        raise error.replace(line=line) from error
    except (UserError, IllegalAnswer, GameOver) as error:
        raise RecordError.of(reason_of(error)).replace(line=line) from error


def reason_of(error: UserError | IllegalAnswer | GameOver) -> Message:
    """What the engine refuses. Its own reasons for refusing an answer are keys of messages."""
    if isinstance(error, UserError):
        return error.message
    if isinstance(error, GameOver):
        return RecordError.message_for("over")
    return RecordError.message_for(
        "refused",
        seat=error.decision.seat,
        question=error.decision.question,
        answer=str(error.answer),
        reason=Message(f"reason-{error.reason}"),
    )
