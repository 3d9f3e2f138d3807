"""The rows of the database as the server holds them, and how a table is written into columns and read from them.

A row may be damaged: a disk, another program or a person with an editor can do that. Then it reads as a `DamagedRow`,
and harms no other table.
"""

import json
from collections.abc import Sequence
from dataclasses import asdict, dataclass, field
from time import time
from typing import Any, Final, Literal

import msgspec

from stockpile.bots.bot import table_seed
from stockpile.rules.chance import Chance, chance_from_json
from stockpile.rules.config import Config, config_from_json
from stockpile.server.protocol import HintUse, SeatKind

StoredStage = Literal["waiting", "playing", "over"]
TIMES: Final = ("clock_number", "clock_used", "bank_used")  # columns that change with every second
FLAGS: Final = ("ask_all", "hints", "closed")  # of a table, numbers in the database
SEAT_FLAGS: Final = ("ask", "invited", "by_invitation")  # of a seat, the same


@dataclass
class GuestRow:
    id: str
    secret: str
    name: str
    created: float = field(default_factory=time)


@dataclass
class SeatRow:
    seat: int
    kind: SeatKind
    guest: str | None = None
    name: str = ""
    bot: str = ""
    ask: bool = False
    invited: bool = False  # the guest here came by the invitation
    by_invitation: bool = False  # if the guest leaves before the game, only invited guests may sit here
    bank_used: float = 0.0  # seconds of the time bank that are used up
    hints: HintUse = ""
    place: int | None = None  # at the end, as is the money
    money: int | None = None


@dataclass
class TableRow:
    id: str
    host: str
    code: str
    stage: StoredStage
    config: Config
    content: str
    chance: Chance | None = None
    clock: int | None = None
    away: int | None = None
    created: float = field(default_factory=time)
    again: str | None = None
    clock_number: int = 0  # the question whose time is kept
    clock_used: float = 0.0  # seconds of it that are used up; below 0: this many are left to see the question
    first: int | None = None  # the seat that starts; None: it is drawn by lot
    ask_all: bool = False  # everybody is asked about dividends: the table's rule
    bank: int | None = None  # seconds that each player has for the whole game, in addition
    hints: bool = True  # players may switch hints on
    closed: bool = False  # to everybody who has no seat there
    ended: float | None = None  # when the game was over
    bots_seed: str = field(default_factory=table_seed, repr=False)  # a secret of the server's own
    lesson: str = ""  # the lesson that is played here: the deal is given, and the rivals know their part
    revision: int = 0  # how often the row was changed
    seats: list[SeatRow] = field(default_factory=list)

    @property
    def free(self) -> int:
        """How many seats nobody has taken yet."""
        return sum(seat.kind in ("open", "reserved") for seat in self.seats)

    @property
    def listed(self) -> bool:
        """Whether it is shown to all: somebody who comes by may sit down."""
        return self.stage == "waiting" and any(seat.kind == "open" for seat in self.seats)

    def asks(self, seat: int) -> bool:
        """Whether this seat is asked about dividends: by the table's rule, or by the player's wish."""
        return self.ask_all or self.seats[seat].ask


@dataclass(frozen=True)
class DamagedRow:
    """A table whose row cannot be read, and why."""

    id: str
    created: float
    why: str


@dataclass(frozen=True)
class KeptTime:
    """What is used of a table's time: at which question, of that, and by seat of the banks."""

    table: str
    number: int
    used: float
    banks: tuple[float, ...]

    @classmethod
    def of(cls, row: TableRow) -> "KeptTime":
        """What is kept in a row."""
        return cls(row.id, row.clock_number, row.clock_used, tuple(seat.bank_used for seat in row.seats))

    def into(self, row: TableRow) -> None:
        row.clock_number, row.clock_used = self.number, self.used
        for seat, used in zip(row.seats, self.banks, strict=True):
            seat.bank_used = used


@dataclass(frozen=True)
class ChatRow:
    number: int
    seat: int | None
    name: str
    text: str
    at: float
    guest: str | None = None  # of older lines that is not known


def columns_of(table: TableRow) -> dict[str, Any]:
    config = table.config
    plain = {name: value for name, value in vars(table).items() if name != "seats"}
    facts = {"players": config.players, "modules": config.modules, "investor_sets": config.investor_sets}
    chance = "" if table.chance is None else json.dumps(table.chance.to_json())
    flags = {name: int(getattr(table, name)) for name in ("listed", *FLAGS)}
    return plain | flags | {"config": json.dumps(facts), "chance": chance}


def seat_columns(table: TableRow, seat: SeatRow) -> dict[str, Any]:
    return asdict(seat) | {"table_id": table.id} | {name: int(getattr(seat, name)) for name in SEAT_FLAGS}


def without_times(columns: dict[str, Any]) -> dict[str, Any]:
    return {name: value for name, value in columns.items() if name not in TIMES}


def table_row(row: Any, seats: Sequence[Any]) -> TableRow | DamagedRow:
    try:
        return _readable_row(row, seats)
    except Exception as error:  # whatever is wrong with what is written there
        created = row["created"] if isinstance(row["created"], float) else 0.0
        return DamagedRow(row["id"], created, f"{type(error).__name__}: {error}")


def _readable_row(row: Any, seats: Sequence[Any]) -> TableRow:
    """A row, if it is what we write: a file can hold anything in any column."""
    config = config_from_json(json.loads(row["config"]))
    chance = chance_from_json(json.loads(row["chance"])) if row["chance"] else None
    sitting = [_seat_row(seat, over=row["stage"] == "over") for seat in seats]
    flags = {name: bool(row[name]) for name in FLAGS}
    plain = {str(name): row[name] for name in row if name != "listed"} | flags
    table = msgspec.convert(plain | {"config": config, "chance": chance, "seats": sitting}, TableRow)
    if [seat.seat for seat in sitting] != list(range(config.players)):
        raise ValueError(f"{len(sitting)} seats for {config.players} players")
    if table.first is not None and not 0 <= table.first < config.players:
        raise ValueError(f"no seat {table.first} to go first")
    return table


def _seat_row(row: Any, over: bool) -> SeatRow:
    """A seat; once the game is over, the guest may have been forgotten since."""
    plain = {str(name): row[name] for name in row if name != "table_id"}
    seat = msgspec.convert(plain | {name: bool(row[name]) for name in SEAT_FLAGS}, SeatRow)
    if (seat.kind == "human") != (seat.guest is not None) and not (over and seat.kind == "human"):
        raise ValueError(f"seat {seat.seat} is {seat.kind}, and its guest does not fit")
    return seat
