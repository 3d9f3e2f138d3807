"""The games of a tournament as a table: a line for every seat of every game, for other programs."""

import csv
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from typing import Any, Final

from stockpile.lab.ending import WHOLE_WIN
from stockpile.lab.tournament.hold import Held
from stockpile.lab.tournament.intervals import DIGITS

COLUMNS: Final = (
    *("game", "deal", "seating", "seat", "bot", "first", "win_share", "money", "place", "choices", "faults"),
    "ms",
)
TIMES: Final = ("ms",)  # of the columns, those that no two runs have alike


class NoParquet(ImportError):
    """Parquet needs a library that is not installed."""


def columns(held: Held) -> tuple[str, ...]:
    return COLUMNS if held.timings else tuple(name for name in COLUMNS if name not in TIMES)


def lines(held: Held) -> Iterator[dict[str, object]]:
    """A line for each seat: who sat there, and what came of it. `ms` is the thinking time of all its choices."""
    match = held.match
    for game in held.games:
        deal, seating = match.place_of(game.number)
        for seat, bot in enumerate(match.seatings[seating]):
            line = {
                "game": game.number,
                "deal": deal,
                "seating": seating,
                "seat": seat,
                "bot": match.different[bot],
                "first": seat == game.first,
                "win_share": round(game.ending.wins[seat] / WHOLE_WIN, DIGITS),
                "money": game.ending.money[seat],
                "place": game.ending.places[seat],
                "choices": game.choices[seat],
                "faults": game.faults[seat].total,
                "ms": round(game.thinking[seat].nanoseconds / 1e6, DIGITS),
            }
            yield {name: line[name] for name in columns(held)}


def write_csv(held: Held, path: Path) -> None:
    with path.open("w", encoding="utf-8", newline="") as file:
        writer = csv.DictWriter(file, columns(held), lineterminator="\n")
        writer.writeheader()
        writer.writerows(lines(held))


def write_parquet(held: Held, path: Path) -> None:
    """The same as Parquet. It needs pyarrow, which is an extra."""
    arrow, parquet = _arrow()
    table = [*lines(held)]
    by_column = {name: [line[name] for line in table] for name in columns(held)}
    parquet.write_table(arrow.table(by_column), path)


def check_parquet() -> None:
    """Say now whether it could be written."""
    _arrow()


def _arrow() -> tuple[Any, Any]:
    try:
        return import_module("pyarrow"), import_module("pyarrow.parquet")
    except ModuleNotFoundError:
        raise NoParquet("pyarrow is not installed") from None
