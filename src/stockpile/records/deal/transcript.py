"""The transcript of a deal: the statement, what everybody committed to, and what everybody revealed.

>>> from stockpile.records.deal.statement import Sitting
>>> from stockpile.rules.config import Config
>>> seats = (Sitting(0, "human", "0123456789ab"), Sitting(1, "bot", "broker"))
>>> statement = Statement("00112233", 0, Config(2), "5255aedceaeb", None, seats)
>>> transcript = Transcript(statement, "c0" * 32, "5e" * 32, (Part(0, None, None),))
>>> print(*transcript.text().splitlines()[-4:], sep="\\n")
commit server c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0
commit 0 none
secret 5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e
reveal 0 none
>>> read_transcript(transcript.text()) == transcript
True
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, Literal

from stockpile.records.deal.commitments import is_hex
from stockpile.records.deal.statement import BadDeal, Reader, Statement, read_statement

# What became of a seat's part. While it can still come it is waited for, or committed.
State = Literal["waiting", "committed", "revealed", "withheld", "absent"]
NONE: Final = "none"
COMMIT_SERVER: Final = "commit server"


@dataclass(frozen=True)
class Part:
    """What one person's seat gave to the deal."""

    seat: int
    commitment: str | None
    share: str | None

    @property
    def state(self) -> State:
        """When all is over: who committed and did not reveal is told from who took no part."""
        if self.commitment is None:
            return "absent"
        return "withheld" if self.share is None else "revealed"


@dataclass(frozen=True)
class Transcript:
    """Everything that a deal was made of. The cards follow from its text alone."""

    statement: Statement
    commitment: str  # of the server
    secret: str
    parts: tuple[Part, ...]  # one for each person's seat, in order

    @property
    def sealed(self) -> int:
        """How many seats sealed a share, whether or not the cards follow from it."""
        return sum(part.commitment is not None for part in self.parts)

    def text(self) -> str:
        lines = [
            f"{COMMIT_SERVER} {self.commitment}",
            *[f"commit {part.seat} {part.commitment or NONE}" for part in self.parts],
            f"secret {self.secret}",
            *[f"reveal {part.seat} {part.share or NONE}" for part in self.parts],
        ]
        return self.statement.text() + "".join(f"{line}\n" for line in lines)

    def part(self, seat: int) -> Part | None:
        """What a seat gave; None for a bot's, and for one that there is not."""
        return next((part for part in self.parts if part.seat == seat), None)


def read_transcript(text: str) -> Transcript:
    """The transcript that a text is, exactly; it says nothing about whether what stands in it fits.

    >>> read_transcript("stockpile deal 2\\n")
    Traceback (most recent call last):
        ...
    stockpile.records.deal.statement.BadDeal: 'stockpile deal 1' is expected here
    """
    lines = text.split("\n")
    if lines.pop():
        raise BadDeal(len(lines), "cut-off")
    end = next((place for place, line in enumerate(lines) if line.startswith(COMMIT_SERVER)), len(lines))
    statement = read_statement(lines[:end])
    reader = Reader(lines)
    reader.place = end - 1
    people = [sitting.seat for sitting in statement.people]
    commitment = _hex(reader, COMMIT_SERVER)
    commitments = _given(reader, "commit", people)
    secret = _hex(reader, "secret")
    shares = _given(reader, "reveal", people)
    reader.end()
    parts = zip(people, commitments, shares, strict=True)
    return Transcript(statement, commitment, secret, tuple(Part(*part) for part in parts))


def _given(reader: Reader, what: str, seats: Sequence[int]) -> list[str | None]:
    """What each of these seats gave, or that it gave nothing."""
    return [_hex_or_none(reader, f"{what} {seat}") for seat in seats]


def _hex(reader: Reader, key: str) -> str:
    word = _hex_or_none(reader, key)
    if word is None:
        raise reader.error("never-none", key=repr(key), none=repr(NONE))
    return word


def _hex_or_none(reader: Reader, key: str) -> str | None:
    word = reader.after(key)
    if word == NONE:
        return None
    if not is_hex(word):
        raise reader.error("no-hex", key=repr(key), word=repr(word[:80]))
    return word
