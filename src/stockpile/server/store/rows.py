"""The rows of the database as the server holds them, and how a table is written into columns and read from them."""

import json
from collections.abc import Sequence
from dataclasses import asdict, dataclass, field
from time import time
from typing import Any

from stockpile.rules.chance import Chance, chance_from_json
from stockpile.rules.config import Config, config_from_json


@dataclass
class GuestRow:
    id: str
    secret: str
    name: str
    created: float = field(default_factory=time)


@dataclass
class SeatRow:
    seat: int
    kind: str
    guest: str | None = None
    name: str = ""
    bot: str = ""
    ask: bool = False


@dataclass
class TableRow:
    id: str
    host: str
    code: str
    stage: str
    config: Config
    content: str
    chance: Chance | None = None
    clock: int | None = None
    away: int | None = None
    created: float = field(default_factory=time)
    again: str | None = None
    seats: list[SeatRow] = field(default_factory=list)

    @property
    def free(self) -> int:
        """How many seats nobody has taken yet."""
        return sum(seat.kind in ("open", "reserved") for seat in self.seats)


@dataclass(frozen=True)
class ChatRow:
    number: int
    seat: int | None
    name: str
    text: str
    at: float


def columns_of(table: TableRow) -> dict[str, Any]:
    config = table.config
    plain = {name: value for name, value in vars(table).items() if name != "seats"}
    facts = {"players": config.players, "modules": config.modules, "investor_sets": config.investor_sets}
    chance = "" if table.chance is None else json.dumps(table.chance.to_json())
    return plain | {"config": json.dumps(facts), "chance": chance}


def seat_columns(table: TableRow, seat: SeatRow) -> dict[str, Any]:
    return asdict(seat) | {"table_id": table.id, "ask": int(seat.ask)}


def table_row(row: Any, seats: Sequence[Any]) -> TableRow:
    chance = chance_from_json(json.loads(row["chance"])) if row["chance"] else None
    plain = dict(row) | {"config": config_from_json(json.loads(row["config"])), "chance": chance}
    return TableRow(**plain, seats=[_seat_row(seat) for seat in seats])


def _seat_row(row: Any) -> SeatRow:
    plain = {name: row[name] for name in row if name != "table_id"}
    return SeatRow(**plain | {"ask": bool(row["ask"])})
