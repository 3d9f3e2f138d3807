"""The statement of a deal: which game is dealt to whom, in lines that leave nothing open.

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
"""

import json
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final, Literal, cast, get_args
from urllib.parse import quote, unquote

from stockpile.errors import Fact, UserError
from stockpile.records.deal.commitments import NAME
from stockpile.rules.config import Config, config_from_json
from stockpile.rules.errors import ConfigError

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
    """Who has a seat: a person by the name that means them at this table alone, or a bot by its own."""

    seat: int
    kind: Kind
    who: str

    def __str__(self) -> str:
        return f"{SEAT} {self.seat} {self.kind} {quote(self.who, safe=':@')}"


@dataclass(frozen=True)
class Statement:
    """What the server commits to together with its secret."""

    table: str
    start: int  # how many deals of this table were begun before
    config: Config
    figures: str  # the version
    first: int | None  # the seat that begins; without one the lot decides
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
