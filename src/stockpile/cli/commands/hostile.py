"""`stockpile soak --hostile`: honest players, attackers of every kind, and a verdict on each."""

import json
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.table import Table
from rich.text import Text
from typer import Exit

from stockpile.cli.commands.simulate import INTERRUPTED
from stockpile.cli.numerals import decimal, percent
from stockpile.cli.problem import Problem
from stockpile.cli.terminal.showing import screen
from stockpile.envs.drawing.text import signs
from stockpile.trials.attacks.kinds import KINDS
from stockpile.trials.flow import GamesOver
from stockpile.trials.hostile import MORE_MB, HostileReport, Phase, hostile, possible
from stockpile.trials.load import LIMIT_MS
from stockpile.words import say

BUSY = 0.1  # the part of the time from which on waiting for a processor spoils what is measured
COLUMNS = ("median", "slow", "answered", "newcomers", "memory", "verdict")


def run(minutes: float, tables: int, rate: float, kinds: tuple[str, ...], seed: int, as_json: bool) -> None:
    """Attack and report; a goal that is missed is an error. Ctrl-C ends it, and what was found counts."""
    for kind in kinds:
        if kind not in KINDS:
            raise Problem(say("error-hostile-attack", name=kind, names=", ".join(KINDS)))
    if not possible():
        raise Problem(say("error-hostile-system"))
    with tempfile.TemporaryDirectory(prefix="stockpile-hostile-") as folder, _progress(tables) as tell:
        try:
            report = hostile(Path(folder), minutes, tables, rate, kinds, seed, tell)
        except GamesOver:
            raise Problem(say("error-bench-over", tables=tables)) from None
    if as_json:
        print(json.dumps(report.to_json()), flush=True)
    else:
        print_report(report, screen.console())
    if report.interrupted:
        raise Exit(INTERRUPTED)
    if not report.clean:
        raise Exit(1)


@contextmanager
def _progress(tables: int) -> Iterator[Callable[[str, Phase | None], None]]:
    """What goes on now, and a line for what has ended, on standard error."""
    errors = Console(stderr=True, highlight=False, markup=False, emoji=False)
    with errors.status(say("hostile-setting-up", tables=tables)) as status:

        def tell(attack: str, ended: Phase | None) -> None:
            status.update(say("hostile-phase", attack=say(f"attack-{attack}")))
            if ended is not None:
                errors.print(_line(ended))

        yield tell


def _line(phase: Phase) -> Text:
    verdict = _verdict(phase)
    text = say("hostile-line", attack=say(f"attack-{phase.attack}"), slow=phase.load.p99_ms, verdict=verdict.plain)
    return Text(text, verdict.style)


def print_report(report: HostileReport, out: Console) -> None:
    """What was measured, how each attacker was cut off, and the verdict."""
    out.print(_table(report))
    for phase in report.phases:
        if phase.attack in phase.attackers:
            out.print(_ended(phase.attack, phase.attackers[phase.attack]), soft_wrap=True)
    losses = report.losses
    for line in (
        say("soak-kills", count=report.kills, tables=report.tables),
        say("soak-confirmed", count=losses.answers_confirmed),
        say("soak-lost", lost=losses.answers_lost, foreign=losses.answers_foreign, torn=losses.baskets_torn),
        say("soak-restart", seconds=report.slowest_restart_seconds),
        *[say("soak-problem", problem=problem) for problem in losses.problems[:10]],
        say("hostile-goals", limit=LIMIT_MS, tables=report.tables, rate=report.rate, memory=MORE_MB),
    ):
        out.print(line, style=signs.FAINT)
    if report.waited > BUSY:
        out.print(say("hostile-busy", part=percent(report.waited)), style=signs.BAD)
    good = "hostile-met", signs.GOOD
    bad = "hostile-interrupted" if report.interrupted else "hostile-missed", signs.BAD
    key, style = good if report.clean and not report.interrupted else bad
    out.print(say(key), style=style)


def _table(report: HostileReport) -> Table:
    made = Table(box=None, padding=(0, 2, 0, 0), header_style=signs.FAINT)
    made.add_column(say("hostile-attack"), no_wrap=True)
    for key in COLUMNS:
        made.add_column(say(f"hostile-{key}"), justify="left" if key == "verdict" else "right")
    for phase in report.phases:
        made.add_row(*_row(phase))
    return made


def _row(phase: Phase) -> list[Text]:
    load, vitals = phase.load, phase.vitals
    return [
        Text(say(f"attack-{phase.attack}")),
        Text(decimal(load.p50_ms)),
        Text(decimal(load.p99_ms)),
        Text(decimal(load.answers_per_second, 0)),
        Text(decimal(phase.newcomers.slowest_ms, 0)),
        Text(f"{decimal(vitals.before, 0)} → {decimal(vitals.peak, 0)}"),
        _verdict(phase),
    ]


def _verdict(phase: Phase) -> Text:
    if not phase.faults:
        return Text(say("hostile-good"), signs.GOOD)
    return Text(", ".join(say(f"hostile-fault-{fault}") for fault in phase.faults), signs.BAD)


def _ended(kind: str, attacker: dict[str, Any]) -> Text:
    """How an attacker was cut off, most often first, and after how much for the first time."""
    attack, first = say(f"attack-{kind}"), attacker["first"]
    if first is None:
        return Text(say("hostile-borne", attack=attack, kilobytes=round(attacker["bytes"] / 1000, 1)), signs.BAD)
    ends = ", ".join(_end(end) for end in attacker["ends"][:3])
    kilobytes = round(first["bytes"] / 1000, 1)
    text = say("hostile-cut", attack=attack, ends=ends, kilobytes=kilobytes, seconds=first["seconds"])
    return Text(text, signs.FAINT if attacker["stopped"] else signs.BAD)


def _end(end: dict[str, Any]) -> str:
    how = say(f"hostile-end-{end['how']}", code=str(end["code"]), reason=end["reason"])
    return say("hostile-times", times=end["times"], end=how)
