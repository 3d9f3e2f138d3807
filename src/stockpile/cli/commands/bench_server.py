"""`stockpile bench server`: how many answers a second a server takes, and how fast."""

import json
import tempfile
from dataclasses import asdict, replace
from pathlib import Path

from stockpile.bots import BadBot, Wanted, make_bot
from stockpile.cli.commands.trial_database import checked, faults_in_words
from stockpile.cli.problem import Problem, in_words
from stockpile.cli.terminal.showing import screen
from stockpile.trials.company import measure as measure_company
from stockpile.trials.flow import GamesOver, Load
from stockpile.trials.load import Bench, Found, find, measure
from stockpile.words import say


def run_with_bots(bot: str, tables: int, seconds: float, as_json: bool) -> None:
    """Measure how long bots of one kind let people wait, and print a line."""
    _check(bot)
    out = screen.console()
    if not as_json:
        out.print(say("load-running-bots", tables=tables, bot=bot))
    with tempfile.TemporaryDirectory(prefix="stockpile-load-") as folder:
        company = measure_company(Path(folder), bot, tables, seconds)
    if as_json:
        print(json.dumps({"bench": "server"} | asdict(company)), flush=True)
    else:
        out.print(say("load-line-bots", **asdict(company)))


def _check(bot: str) -> None:
    """What the server would refuse is refused before one is started."""
    if "," in bot:
        raise Problem(say("error-one-bot", bots=bot))
    if not bot.strip():
        raise Problem(say("error-bot-missing", bots=bot))
    try:
        make_bot(bot)
        budget = Wanted.read(bot).budget
    except BadBot as error:
        raise Problem(in_words(error.trouble)) from None
    if budget is not None:
        raise Problem(say("server-bot-budget", budget=str(budget)))


def run(bench: Bench, rate: float, search: bool, as_json: bool) -> None:
    """Measure and print, a line a run. The folder of the bench is made here."""
    checked(bench.database, bench.workers)
    out = screen.console()

    def tell(result: Load | Found) -> None:
        if as_json:
            print(json.dumps({"bench": "server"} | asdict(result)), flush=True)
        else:
            out.print(_line(result, bench.workers) if isinstance(result, Load) else _end(result))

    if not as_json:
        out.print(say("load-running", tables=bench.tables))
    with tempfile.TemporaryDirectory(prefix="stockpile-load-") as folder, faults_in_words():
        bench = replace(bench, folder=Path(folder))
        try:
            tell(find(bench, rate, tell) if search else measure(bench, rate))
        except GamesOver:
            raise Problem(say("error-bench-over", tables=bench.tables)) from None


def _end(found: Found) -> str:
    if found.slow_from is None:
        return say("load-found-none", fast=found.fast_up_to, limit=found.limit_ms)
    return say("load-found", fast=found.fast_up_to, slow=found.slow_from, limit=found.limit_ms)


def _line(load: Load, workers: int) -> str:
    line = say(
        "load-line",
        tables=load.tables,
        offered=load.offered_per_second,
        answered=load.answers_per_second,
        median=load.p50_ms,
        slow=load.p99_ms,
    )
    costs = say("load-costs", workers=workers, server=load.server_cpu_ms, database=load.database_cpu_ms)
    return f"{line}\n{costs}" if load.server_cpu_ms else line
