"""The transcript of a deal: the statement, what everybody committed to, and what everybody revealed.

A commitment is the SHA-256 of a text that holds 32 random bytes. The statement says which game is dealt to whom.

>>> bytes(range(32)).hex() == "".join(f"{number:02x}" for number in range(32))
True
>>> seat_commitment("00" * 32, 0, "01" * 32) == seat_commitment("00" * 32, 1, "01" * 32)
False

>>> from stockpile.rules.config import Config
>>> seats = (Sitting(0, "human", "0123456789ab"), Sitting(1, "bot", "broker"))
>>> statement = Statement("00112233", 0, Config(2), "5255aedceaeb", None, seats)
>>> print(statement.text(), end="")
stockpile deal 1
table 00112233
start 0
config {"investor_sets":["B","CC","II","PP"],"modules":[],"players":2}
figures 5255aedceaeb
first lot
seat 0 human 0123456789ab
seat 1 bot broker
>>> read_statement(statement.text().splitlines()) == statement
True

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

import hashlib
import json
import re
import secrets
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final, Literal, cast, get_args
from urllib.parse import quote, unquote

from stockpile.errors import Fact, UserError
from stockpile.rules.config import Config, config_from_json
from stockpile.rules.errors import ConfigError

NAME: Final = "stockpile deal 1"  # the first line of every statement: what it is, and the version of all that follows
BYTES: Final = 32
_HEX: Final = re.compile(r"[0-9a-f]{64}")


def is_hex(text: object) -> bool:
    """Whether this is a secret, a share or a commitment, as we write them.

    >>> is_hex("0" * 64), is_hex("A" * 64), is_hex("0" * 63), is_hex(None)
    (True, False, False, False)
    """
    return isinstance(text, str) and _HEX.fullmatch(text) is not None


def drawn_share() -> str:
    """32 bytes that nobody can guess, as hex."""
    return secrets.token_hex(BYTES)


def server_commitment(statement: str, secret: str) -> str:
    """What the server shows before anybody else commits: it holds the secret and all that the statement says."""
    return _fingerprint(f"{statement}server {secret}\n")


def seat_commitment(server: str, seat: int, share: str) -> str:
    """What a seat shows before any share is known: it holds the share, and that the server had committed before."""
    return _fingerprint(f"{NAME}\nserver {server}\nseat {seat} {share}\n")


def _fingerprint(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()


Kind = Literal["human", "bot"]
LOT: Final = "lot"
CONFIG: Final = "config"
SEAT: Final = "seat"
NUMBERS: Final = 9  # digits of a number that anybody could have counted


class BadDeal(UserError):
    """A text that is no statement or transcript; `line` is the place in it, counted from 0."""

    prefix = "wrong-deal"

    def __init__(self, place: int, kind: str, /, **facts: Fact) -> None:
        super().__init__(kind, **facts)
        self.line = place


@dataclass(frozen=True)
class Sitting:
    """The player in a seat: a person by a name that means them at this table alone, or a bot by its own."""

    seat: int
    kind: Kind
    who: str

    def __str__(self) -> str:
        return f"{SEAT} {self.seat} {self.kind} {quote(self.who, safe=':@')}"


@dataclass(frozen=True)
class Statement:
    """What the server commits to together with its secret."""

    table: str
    start: int  # how many deals of this table were started before
    config: Config
    figures: str  # the version
    first: int | None  # the seat that starts; without one the lot decides
    seats: tuple[Sitting, ...]

    def text(self) -> str:
        config = {
            "players": self.config.players,
            "modules": self.config.modules,
            "investor_sets": self.config.investor_sets,
        }
        lines = [
            NAME,
            f"table {self.table}",
            f"start {self.start}",
            f"{CONFIG} {json.dumps(config, sort_keys=True, separators=(',', ':'))}",
            f"figures {self.figures}",
            f"first {LOT if self.first is None else self.first}",
            *map(str, self.seats),
        ]
        return "".join(f"{line}\n" for line in lines)

    @property
    def people(self) -> list[Sitting]:
        """The seats that may take part in the deal."""
        return [sitting for sitting in self.seats if sitting.kind == "human"]


def read_statement(lines: Sequence[str]) -> Statement:
    """The statement in these lines, exactly as `text` writes it."""
    reader = Reader(lines)
    reader.expect(NAME)
    table = reader.after("table")
    start = reader.number("start")
    config = _config(reader)
    figures = reader.after("figures")
    first = reader.after("first")
    statement = Statement(
        table,
        start,
        config,
        figures,
        None if first == LOT else reader.as_number(first),
        tuple(_sittings(reader, config.players)),
    )
    for place, (given, written) in enumerate(zip(lines, statement.text().splitlines(), strict=False)):
        if given != written:
            raise BadDeal(place, "otherwise", given=repr(given), written=repr(written))
    reader.end()
    return statement


class Reader:
    """Takes lines of a deal one after the other: each must be there."""

    def __init__(self, lines: Sequence[str]) -> None:
        self._lines = lines
        self.place = -1  # of the line that was taken last

    def expect(self, line: str) -> None:
        if self._next(line) != line:
            raise self.error("no-line", line=repr(line))

    def after(self, key: str) -> str:
        """What follows the key of the next line."""
        line = self._next(key)
        if not line.startswith(f"{key} "):
            raise self.error("no-key", key=repr(key))
        return line.removeprefix(f"{key} ")

    def number(self, key: str) -> int:
        return self.as_number(self.after(key))

    def as_number(self, word: str) -> int:
        if not (word.isascii() and word.isdigit() and len(word) <= NUMBERS):
            raise self.error("no-number", word=repr(word[:40]))
        return int(word)

    def end(self) -> None:
        if self.place + 1 < len(self._lines):
            self.place += 1
            raise self.error("more")

    def error(self, kind: str, **facts: Fact) -> BadDeal:
        return BadDeal(self.place, kind, **facts)

    def _next(self, wanted: str) -> str:
        if self.place + 1 == len(self._lines):
            raise self.error("missing", wanted=repr(wanted))
        self.place += 1
        return self._lines[self.place]


def _config(reader: Reader) -> Config:
    text = reader.after(CONFIG)
    try:
        return config_from_json(json.loads(text))
    except ConfigError as error:
        raise reader.error("config", reason=error.message) from error
    except (KeyError, TypeError, ValueError, RecursionError) as error:
        raise reader.error("no-config", key=repr(CONFIG)) from error


def _sittings(reader: Reader, players: int) -> Iterator[Sitting]:
    for seat in range(players):
        words = reader.after(SEAT).split(" ")
        if len(words) != 3 or words[0] != str(seat) or words[1] not in get_args(Kind):
            raise reader.error("seat", key=repr(SEAT), seat=seat)
        yield Sitting(seat, cast(Kind, words[1]), unquote(words[2]))


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
        """When all is over, this tells clients that committed and did not reveal from clients that took no part."""
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
    stockpile.records.fairdeal.transcript.BadDeal: 'stockpile deal 1' is expected here
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
