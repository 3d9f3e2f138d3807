"""`python -m loadtest soak|hostile|load|idle`: the options of each, and what it prints."""

import asyncio
import json
import sys
import tempfile
from argparse import ArgumentDefaultsHelpFormatter, ArgumentParser, ArgumentTypeError, Namespace
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import asdict
from pathlib import Path
from typing import Any, Final

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn
from rich.table import Table
from rich.text import Text
from sqlalchemy.exc import ArgumentError

from loadtest.attackers import KINDS
from loadtest.bot_load import measure as measure_bots
from loadtest.cluster_soak import WITHIN, ClusterPlan, ClusterReport, RestartFailed, cluster_soak
from loadtest.hostile import MORE_MB, HostilePhase, HostileReport, hostile, possible
from loadtest.idle import IdleCosts
from loadtest.idle import measure as measure_idle
from loadtest.ledger import Losses
from loadtest.load import LIMIT_MS, GamesOverTooSoon, LoadPlan, LoadResult, RateFound, find, measure
from loadtest.postgres import OWN, MissingPostgres, PostgresFailed, database_or_own
from loadtest.processes import readable
from loadtest.soak import SoakReport, soak
from stockpile.bots import BadBot, Wanted, make_bot
from stockpile.server.db.engine import file_url, is_shared
from stockpile.server.db.move import without_password

GOOD, BAD, FAINT = "green", "red", "dim"
BUSY: Final = 0.1  # the part of the time spent waiting for a processor that spoils the measurement
MOST_PROBLEMS: Final = 10  # that are printed
MISSED, UNUSABLE, INTERRUPTED = 1, 2, 130  # exit codes
HOSTILE_COLUMNS: Final = ("Median ms", "99 of 100 ms", "Answers/s", "Newcomers ms", "Memory MB")
FAULTS: Final = {
    "slow": "slow",
    "memory": "memory",
    "lost": "answers lost",
    "broken": "honest players cut off",
    "shut": "newcomers kept out",
    "traceback": "traceback in the log",
    "borne": "not cut off",
}
DATABASE_GONE: Final = {
    "restarted": "PostgreSQL was restarted each time, as after a crash.",
    "command": "PostgreSQL was restarted by the given command.",
    "cut": "PostgreSQL was not restarted: all of its connections were cut.",
}


class CannotRun(Exception):
    """The run cannot start or continue here; the text says why in one line."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command; gives the exit code."""
    options = parser().parse_args(arguments)
    try:
        with postgres_failures():
            code: int = options.run(options)
    except GamesOverTooSoon:
        return _refuse(
            f"The games at {options.tables} tables were over before anything could be measured: "
            "take more tables or a lower rate."
        )
    except CannotRun as error:
        return _refuse(str(error))
    return code


def _refuse(reason: str) -> int:
    print(f"loadtest: {reason}", file=sys.stderr)
    return UNUSABLE


# Options.


def between(least: float, most: float, number: type = float) -> Callable[[str], Any]:
    """A type of option: a number in a range."""

    def read(text: str) -> Any:
        value = number(text)
        if not least <= value <= most:
            raise ArgumentTypeError(f"{text} is not between {least} and {most}")
        return value

    return read


def parser() -> ArgumentParser:
    """All commands with their options."""
    made = ArgumentParser(prog="python -m loadtest", description="Kill, flood and measure a server of your own.")
    commands = made.add_subparsers(required=True, metavar="soak|hostile|load|idle")

    def command(name: str, run: Callable[[Namespace], int], text: str) -> ArgumentParser:
        added = commands.add_parser(name, help=text, description=text, formatter_class=ArgumentDefaultsHelpFormatter)
        added.set_defaults(run=run)
        added.add_argument("--json", action="store_true", help="print JSON")
        return added

    soaking = command("soak", run_soak, "Kill and restart a server while people play, and count what is lost.")
    soaking.add_argument("--minutes", type=between(0.05, 10_000), help="how long; 1 without --kills")
    soaking.add_argument("--kills", type=between(1, 10**6, int), help="with several workers: stop after N kills")
    soaking.add_argument(
        "--restart-database", metavar="COMMAND", help="with --database: restarts that PostgreSQL instead of cutting it"
    )
    attacking = command("hostile", run_hostile, "Attack and kill a server while honest people play at it.")
    attacking.add_argument("--minutes", type=between(0.05, 10_000), default=10.0, help="how long")
    attacking.add_argument("--tables", type=between(1, 1000, int), default=200, help="tables of honest players")
    attacking.add_argument("--rate", type=between(1, 10_000), default=200.0, help="answers a second of honest players")
    attacking.add_argument("--attack", action="append", choices=tuple(KINDS), help="only this kind; repeatable")
    for seeded in (soaking, attacking):
        seeded.add_argument("--seed", type=int, default=0)
    loading = command("load", run_load, "Offer answers at a fixed rate and measure how soon players see them.")
    loading.add_argument("--tables", type=between(1, 20_000, int), default=200)
    loading.add_argument("--rate", type=between(1, 10_000), default=300.0, help="answers offered a second")
    loading.add_argument("--seconds", type=between(1, 120), default=10.0, help="how long to measure")
    loading.add_argument("--find", action="store_true", help=f"raise the rate until 1 of 100 takes over {LIMIT_MS} ms")
    loading.add_argument("--bots", metavar="NAME", help="measure bots: three at each table beside a scripted player")
    idling = command("idle", run_idle, "Measure what idle tables and connections cost, and how soon a server starts.")
    idling.add_argument("--tables", type=between(1, 20_000, int), default=200)
    idling.add_argument("--connections", type=between(1, 20_000, int), default=100, help="besides one at each table")
    idling.add_argument("--stored", type=between(1, 10**6, int), default=1000, help="stored tables at the last start")
    for clustered in (soaking, loading):
        clustered.add_argument("--workers", type=between(1, 64, int), default=1, help="above 1 it takes PostgreSQL")
    for stored in (soaking, loading, idling):
        stored.add_argument(
            "--database", metavar="URL", help=f'an empty PostgreSQL database to fill with rubbish; "{OWN}" starts one'
        )
    return made


def check_database(database: str | None, workers: int) -> None:
    """Several workers need PostgreSQL, and finding their processes needs Linux."""
    if workers > 1 and not readable():
        raise CannotRun("several workers can be killed one by one on Linux only")
    if database is None or database == OWN:
        return
    try:
        shared = is_shared(database)
    except ArgumentError:
        raise CannotRun("that is no address of a database, such as postgresql://user@host/name") from None
    if not shared:
        raise CannotRun(f"{without_password(database)} is no PostgreSQL database, such as postgresql://user@host/name")


@contextmanager
def postgres_failures() -> Iterator[None]:
    """Failures of PostgreSQL become one line."""
    try:
        yield
    except MissingPostgres as error:
        raise CannotRun(str(error)) from None
    except PostgresFailed as error:
        raise CannotRun(f"PostgreSQL does not work here: {str(error).splitlines()[0]}") from error
    except RestartFailed as error:
        raise CannotRun(f"the command of --restart-database failed: {str(error).splitlines()[0]}") from error


def folder() -> tempfile.TemporaryDirectory[str]:
    return tempfile.TemporaryDirectory(prefix="stockpile-loadtest-")


def print_json(facts: dict[str, Any]) -> None:
    print(json.dumps(facts), flush=True)


# Soak.


def run_soak(options: Namespace) -> int:
    """Anything lost is an error; with several workers, so is anyone who waited too long."""
    if options.workers > 1 or options.database is not None:
        return _soak_cluster(options)
    minutes = options.minutes or 1.0
    with folder() as place, Console(stderr=True).status(f"Killing and restarting a server for {minutes} minutes …"):
        report = soak(Path(place), minutes=minutes, seed=options.seed)
    return _finish(report, report.clean, soak_lines(report), options.json)


def _soak_cluster(options: Namespace) -> int:
    check_database(options.database, options.workers)
    minutes = options.minutes if options.minutes is not None or options.kills is not None else 1.0
    restart, kills = options.restart_database, options.kills
    plan = ClusterPlan(options.workers, options.database or OWN, restart, kills, minutes, options.seed)
    with folder() as place, Console(stderr=True).status("Killing workers and the database …") as status:
        report = cluster_soak(plan, Path(place), lambda done: status.update(f"{done} kills so far …"))
    return _finish(report, report.good, cluster_lines(report), options.json)


def _finish(report: SoakReport | ClusterReport, good: bool, lines: list[str], as_json: bool) -> int:
    if as_json:
        print_json(report.to_json())
    else:
        out = Console()
        for line in lines:
            out.print(line, style=GOOD if good else BAD)
    return 0 if good else MISSED


def soak_lines(report: SoakReport) -> list[str]:
    return [
        f"Kills: {report.kills}, at {report.tables} tables",
        *_loss_lines(report),
        f"Slowest restart: {report.slowest_restart_seconds} s",
        *_problem_lines(report),
    ]


def cluster_lines(report: ClusterReport) -> list[str]:
    worker, everything, database = (report.kinds.get(kind, 0) for kind in ("worker", "all", "database"))
    return [
        f"Kills: {report.kills}; one worker: {worker}, all at once: {everything}, the database: {database}",
        DATABASE_GONE[report.database],
        f"Tables: {report.tables}, connections: {report.connections}",
        *_loss_lines(report),
        f"Told that a question was answered already: {report.told_late}",
        f"Longest silence for anyone after a kill: {report.longest_silence_seconds} s (at most {WITHIN} s)",
        f"Slowest restart: {report.slowest_restart_seconds} s",
        *_problem_lines(report),
        *(["Stopped early; this is what was found until then."] if report.interrupted else []),
    ]


def _loss_lines(losses: Losses) -> list[str]:
    lost, foreign, torn = losses.answers_lost, losses.answers_foreign, losses.baskets_torn
    return [
        f"Answers confirmed: {losses.answers_confirmed}",
        f"Answers lost: {lost}, stored but sent by nobody: {foreign}, baskets torn: {torn}",
    ]


def _problem_lines(losses: Losses) -> list[str]:
    return [f"Unexpected: {problem}" for problem in losses.problems[:MOST_PROBLEMS]]


# Hostile.


def run_hostile(options: Namespace) -> int:
    """A missed goal is an error. Ctrl-C ends the run, and what was found counts."""
    if not possible():
        raise CannotRun("attackers need addresses in 127.0.0.0/8 and memory is read from /proc: that takes Linux")
    kinds = tuple(options.attack or ())
    with folder() as place, _hostile_progress(options.tables) as on_phase:
        report = hostile(Path(place), options.minutes, options.tables, options.rate, kinds, options.seed, on_phase)
    if options.json:
        print_json(report.to_json())
    else:
        print_hostile(report, Console())
    if report.interrupted:
        return INTERRUPTED
    return 0 if report.clean else MISSED


@contextmanager
def _hostile_progress(tables: int) -> Iterator[Callable[[str, HostilePhase | None], None]]:
    """The current phase, and a line for each that has ended, on standard error."""
    errors = Console(stderr=True, highlight=False, markup=False, emoji=False)
    with errors.status(f"Setting up {tables} tables …") as status:

        def on_phase(attack: str, ended: HostilePhase | None) -> None:
            status.update(f"Under attack: {attack}")
            if ended is not None:
                verdict = _verdict(ended)
                line = f"{ended.attack}: 99 of 100 answers within {ended.load.p99_ms} ms, {verdict.plain}"
                errors.print(Text(line, verdict.style))

        yield on_phase


def print_hostile(report: HostileReport, out: Console) -> None:
    """What was measured, how each attacker was cut off, and the verdict."""
    table = Table(box=None, padding=(0, 2, 0, 0), header_style=FAINT)
    table.add_column("Attackers", no_wrap=True)
    for heading in HOSTILE_COLUMNS:
        table.add_column(heading, justify="right")
    table.add_column("Verdict")
    for phase in report.phases:
        table.add_row(*_hostile_row(phase))
    out.print(table)
    for phase in report.phases:
        if phase.attack in phase.attackers:
            out.print(_how_it_ended(phase.attack, phase.attackers[phase.attack]), soft_wrap=True)
    for line in (
        f"Kills: {report.kills}, at {report.tables} tables",
        *_loss_lines(report.losses),
        f"Slowest restart: {report.slowest_restart_seconds} s",
        *_problem_lines(report.losses),
        f"Goals: 99 of 100 answers within {LIMIT_MS} ms at {report.tables} tables and {report.rate} answers a second, "
        f"newcomers served, no more than {MORE_MB} MB more, nothing lost, every attacker cut off.",
    ):
        out.print(line, style=FAINT)
    if report.waited > BUSY:
        waited = f"The server waited {report.waited:.0%} of the time for a processor"
        out.print(f"{waited}: this machine was busy with other things, and the times say little.", style=BAD)
    if report.interrupted:
        out.print("Stopped early; what was found counts.", style=BAD)
    elif report.clean:
        out.print("All goals were met.", style=GOOD)
    else:
        out.print("Goals were missed: see the verdicts.", style=BAD)


def _hostile_row(phase: HostilePhase) -> list[str | Text]:
    load, usage = phase.load, phase.vitals
    return [
        phase.attack,
        f"{load.p50_ms:.1f}",
        f"{load.p99_ms:.1f}",
        f"{load.answers_per_second:.0f}",
        f"{phase.newcomers.slowest_ms:.0f}",
        f"{usage.before:.0f} → {usage.peak:.0f}",
        _verdict(phase),
    ]


def _verdict(phase: HostilePhase) -> Text:
    return Text(", ".join(FAULTS[fault] for fault in phase.faults), BAD) if phase.faults else Text("good", GOOD)


def _how_it_ended(kind: str, attacker: dict[str, Any]) -> Text:
    """How an attacker was cut off, most often first, and how much it had sent when that happened first."""
    first = attacker["first"]
    if first is None:
        return Text(f"{kind}: never cut off, {attacker['bytes'] / 1000:g} KB", BAD)
    ends = ", ".join(f"{end['times']} × {_ending(end)}" for end in attacker["ends"][:3])
    text = f"{kind}: {ends}; the first time after {first['bytes'] / 1000:g} KB and {first['seconds']} s"
    return Text(text, FAINT if attacker["stopped"] else BAD)


def _ending(end: dict[str, Any]) -> str:
    if end["how"] == "status":
        return f"{end['code']} {end['reason']}"
    if end["how"] == "close":
        return f"hung up, {end['code']} {end['reason']}"
    return str(end["reason"] if end["how"] == "message" else end["how"])


# Load.


def run_load(options: Namespace) -> int:
    """Measure and print, one line for each run."""
    if options.bots is not None:
        return _run_bot_load(options)
    check_database(options.database, options.workers)

    def on_result(result: LoadResult | RateFound) -> None:
        if options.json:
            print_json({"bench": "server"} | asdict(result))
        else:
            print(load_line(result, options.workers) if isinstance(result, LoadResult) else found_line(result))

    if not options.json:
        print(f"{options.tables} tables are being set up and played at …", flush=True)
    with folder() as place:
        plan = LoadPlan(Path(place), options.tables, options.seconds, options.workers, options.database)
        on_result(find(plan, options.rate, on_result) if options.find else measure(plan, options.rate))
    return 0


def load_line(load: LoadResult, workers: int) -> str:
    line = (
        f"{load.tables} tables, {load.offered_per_second} answers a second offered, {load.answers_per_second} given: "
        f"median {load.p50_ms} ms, 99 of 100 within {load.p99_ms} ms"
    )
    if not load.server_cpu_ms:
        return line
    cost = f"{load.server_cpu_ms} ms of a processor in {workers} workers and {load.database_cpu_ms} ms in PostgreSQL"
    return f"{line}\nAn answer costs {cost}."


def found_line(found: RateFound) -> str:
    fast = f"99 of 100 answers within {found.limit_ms} ms at {found.fast_up_to} answers a second"
    return f"{fast}, and no rate was too much." if found.slow_from is None else f"{fast}, no more at {found.slow_from}."


def _run_bot_load(options: Namespace) -> int:
    """Measure how long bots of one kind keep people waiting."""
    check_bot(options.bots)
    if not options.json:
        print(f"{options.tables} tables with bots ({options.bots}) are being set up …", flush=True)
    with folder() as place:
        load = measure_bots(Path(place), options.bots, options.tables, options.seconds)
    if options.json:
        print_json({"bench": "server"} | asdict(load))
    else:
        print(
            f"{load.tables} tables with three bots ({load.bots}): {load.answers_per_second} answers of bots a second, "
            f"median {load.p50_ms} ms, 99 of 100 within {load.p99_ms} ms; of {load.wanted_ms} ms to think they got "
            f"{load.granted_ms} on average. Answered by the broker for lack of time: {load.without_thinking}, "
            f"after a fault: {load.faults}."
        )
    return 0


def check_bot(bot: str) -> None:
    """Refuse what the server would refuse, before starting one."""
    if "," in bot or not bot.strip():
        raise CannotRun(f"give --bots one name, not '{bot}'")
    try:
        make_bot(bot)
        budget = Wanted.read(bot).budget
    except BadBot as error:
        raise CannotRun(str(error)) from None
    if budget is not None:
        raise CannotRun(f"at a table the server decides how long a bot thinks: leave out @{budget}")


# Idle.


def run_idle(options: Namespace) -> int:
    """Measure and print."""
    if not readable():
        raise CannotRun("memory is read from /proc: that takes Linux")
    check_database(options.database, 1)
    with folder() as place:
        database = options.database or file_url(Path(place) / "idle.sqlite")
        with database_or_own(database, "idle") as (address, _):
            costs = _idle_costs(address, options.tables, options.connections, options.stored)
    if options.json:
        print_json({"bench": "idle"} | asdict(costs))
    else:
        print(idle_line(costs))
    return 0


def idle_line(costs: IdleCosts) -> str:
    return (
        f"A worker alone: {costs.empty_mb} MB; with somebody at each of {costs.tables} tables {costs.tables_mb} MB; "
        f"with {costs.connections} connections more {costs.connections_mb} MB. That is {costs.table_kb} KB a table and "
        f"{costs.connection_kb} KB a connection. With {costs.stored} stored tables the first answer comes "
        f"{costs.start_seconds} s after the start."
    )


def _idle_costs(address: str, tables: int, connections: int, stored: int) -> IdleCosts:
    errors = Console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn())
    totals = {"stored": max(tables, stored), "tables": tables, "connections": connections}
    with Progress(*columns, console=errors, transient=True, disable=not errors.is_terminal) as bar:
        tasks = {what: bar.add_task(what.capitalize(), total=total) for what, total in totals.items()}
        measuring = measure_idle(
            address, tables, connections, stored, lambda what, more: bar.advance(tasks[what], more)
        )
        return asyncio.run(measuring)


if __name__ == "__main__":
    sys.exit(main())
