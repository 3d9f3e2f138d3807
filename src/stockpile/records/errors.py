"""What is wrong with a record, and where."""

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from typing import ClassVar, Self

from stockpile.reasons import Reason, Told, remade
from stockpile.rules.decision import GameOver, IllegalAnswer


class RecordError(Told):
    """A record that cannot be used: the reason, the line it stands on and the file, as far as they are known.

    >>> print(RecordError("no-answer", text="'bid Z 9'").but(line=31, file="friday.txt"))
    friday.txt: line 31: no answer reads 'bid Z 9'
    >>> print(RecordError("no-file").but(file="friday.txt"))
    friday.txt: there is no such file
    """

    room = "record"
    kinds: ClassVar[Mapping[str, str]] = {
        # The place, around everything else.
        "in-file": "{file}: {reason}",
        "at": "line {line}: {reason}",
        # Files.
        "no-file": "there is no such file",
        "folder": "is a folder, not a file",
        "closed": "is not ours to open",
        "no-folder": "there is no such folder, or it is not ours to open",
        "unread": "cannot be read: {reason}",
        "unwritten": "cannot be written: {reason}",
        "not-utf8": "not a Stockpile record: it is not UTF-8 text",
        # Lines.
        "empty": "not a Stockpile record: nothing is in it",
        "foreign": "not a Stockpile record: it begins with {start}",
        "format": "written in format {given}; this program reads format {format}",
        "cut-off": "the last line is cut off: every line ends with a line break",
        "no-word": "a word or a closed quotation is expected at {words}",
        "one-word": "one word is expected after {key}, not {found}",
        "no-name": "a name in double quotes is expected, not {word}",
        "no-number": "a number is expected, not {word}",
        "unknown": "unknown word {word}",
        "unknown-in": "unknown word {word} in {key}",
        # The head.
        "missing": "{key} is missing before the first answer",
        "twice": "{key} is given a second time",
        "seen": "only what one observer saw is in this record: it cannot be replayed",
        "seen-by": "{key} is followed by a seat or {spectators}, not by {word}",
        "preset": "{preset} stands for other modules or investor sets than the record names",
        "no-module": "{key} belongs to the module {module}, which is not in play",
        "deal-seen": "{key} tells every card, and this record shows what one observer saw",
        "deal": "no deal is written so: {reason}",
        "name-line": "a seat and a name in double quotes are expected",
        "named": "seat {seat} has a name already",
        "no-seat": "there is no seat {seat}",
        "no-observer": "there is no seat {seat}, and spectators are number {spectators}",
        "names": "{names} names for {seats} seats",
        "bad-name": "the name {name} has control characters or line breaks in it",
        "chance": "chance cannot have fallen so: {reason}",
        "no-base": "{key} is missing: the version of the figures that this one differs from",
        "other-figures": "the figures below are content {found}, not {named}",
        "no-figures": "played with content {version}, which is not one of ours: give the content folder it was played "
        "with",
        "no-round": "{key} of round {round} is expected here",
        "words": "{key} has {found} words, this game needs {needed}",
        "rounds": "{key} is given for {found} rounds, this game has {needed}",
        # The answers.
        "late-key": "{key} must stand before the first answer",
        "no-said": "an answer is expected, as in '{seat} bid: bid B 3'; the line may be cut off",
        "after-set-up": "nothing is expected after {key}",
        "round-0": "rounds are counted from 1",
        "money": "{key} is followed by each seat's money",
        "after-end": "nothing may follow {key}",
        "other-round": "it is {here} here, not {named}",
        "not-over": "the game is not over here: seat {seat} is asked to {question}",
        "other-end": "the game ends with {money}, so it was another game",
        "other-seat": "seat {seat} answers, but seat {asked} is asked to {question}",
        "other-question": "seat {seat} is asked to {asked}, not to {question}",
        "no-answer": "no answer reads {text}",
        "answer": "answer {number}: {reason}",
        "refused": "seat {seat} is asked to {question}; {answer} is refused: {reason}",
        "over": "the game is over: nothing is asked any more",
        "beyond": "there are {answers} answers, so nothing stands after answer {number}",
        # What one observer saw.
        "seen-over": "a game that is over is written whole, not as one observer saw it",
        "first-answer": "the first answer stands after {heading}",
        "round-order": "{heading} is out of order: they go from {first} to {last}",
        "seen-count": "{answers} answers are in it, and what was seen after {seen}",
        "many-numbers": "these are more numbers than a game has cards",
        "no-plain-word": "a word is expected, not {word}",
        "no-event": "an event is expected after {key}",
        "event-facts": "{event} tells {facts}",
        "event-alone": "{event} tells nothing else",
        "assignments": "after the first two words each is NAME=VALUE, and no name comes twice",
        "after-seen": "no {key} can follow what was seen",
        "no-sees": "{sees} {number} is expected here",
        "unseen": "what was seen then is missing: {sees} {number}",
        "seen-lacks": "{name} is missing in what was seen",
        "seen-other": "this was seen by somebody else",
        "no-table": "only the answers that one observer saw are in this record: there is no table to show",
        "never-seen": "no seat of this game can have seen what is in it",
    }

    line = 0
    file = ""

    @classmethod
    def because(cls, reason: Reason, line: int = 0) -> Self:
        """For what another room refuses."""
        return remade(cls, {"reason": reason, "line": line})

    @property
    def in_line(self) -> Reason:
        """What is wrong, without the file."""
        return self.told("at", line=str(self.line), reason=self.reason) if self.line else self.reason

    @property
    def why(self) -> Reason:
        return self.told("in-file", file=self.file, reason=self.in_line) if self.file else self.in_line


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
        raise error.but(line=line) from error
    except (Told, IllegalAnswer, GameOver) as error:
        raise RecordError.because(reason_of(error), line) from error


def reason_of(error: Told | IllegalAnswer | GameOver) -> Reason:
    """What the engine refuses. Its own reasons for refusing an answer are keys of messages."""
    if isinstance(error, Told):
        return error.why
    if isinstance(error, GameOver):
        return RecordError.told("over")
    return RecordError.told(
        "refused",
        seat=error.decision.seat,
        question=error.decision.question,
        answer=str(error.answer),
        reason=Reason(f"reason-{error.reason}", {}, error.reason),
    )
