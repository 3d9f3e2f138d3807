"""`stockpile bench server`: how many answers a second a server takes, and how fast."""

import json
import tempfile
from dataclasses import asdict
from pathlib import Path

from stockpile.cli import screen
from stockpile.server.load import Load, measure
from stockpile.words import say


def run(tables: int, rate: float, seconds: float, find: bool, as_json: bool) -> None:
    """Measure and print, a line a rate."""
    out = screen.console()

    def tell(load: Load) -> None:
        if as_json:
            print(json.dumps({"bench": "server"} | asdict(load)), flush=True)
        else:
            out.print(_line(load))

    if not as_json:
        out.print(say("load-running", tables=tables))
    with tempfile.TemporaryDirectory(prefix="stockpile-load-") as folder:
        measure(Path(folder), tables, rate, seconds, find, tell)


def _line(load: Load) -> str:
    return say(
        "load-line",
        tables=load.tables,
        offered=load.offered_per_second,
        answered=load.answers_per_second,
        median=load.p50_ms,
        slow=load.p99_ms,
    )
