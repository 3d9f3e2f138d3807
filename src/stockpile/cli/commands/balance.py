"""`stockpile lab balance`: what every seat, investor, card and module gives; a page, data, or a few sentences."""

import json
import shlex
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated

from rich.console import Console
from typer import Exit, Option

from stockpile.cli.long_runs import INTERRUPTED, check_on, explained, progress_bar
from stockpile.cli.options import ContentFolder, Jobs, Json, On, Seed, any_seed
from stockpile.cli.report.balance.page import balance_page, sections
from stockpile.content import load
from stockpile.display import signs
from stockpile.display.console import stdout_console
from stockpile.errors import UserError
from stockpile.i18n import say
from stockpile.lab import on_ray
from stockpile.lab.balance import PARTS, Balance, BalancePlan, RunOptions, measure, write_csv
from stockpile.lab.balance.survey import JOURNAL, Progress
from stockpile.lab.players import is_visitor, make_player
from stockpile.lab.tournament.hold import BACKENDS
from stockpile.lab.tournament.journal import seed_in_journal


@dataclass(frozen=True)
class BalanceOptions:
    """As they were typed."""

    parts: Annotated[
        list[str] | None, Option("--part", help=say("option-balance-part"), metavar="NAME", show_default=False)
    ] = None
    deals: Annotated[
        int | None, Option("--deals", "-n", help=say("option-balance-deals"), min=1, show_default=False)
    ] = None
    bots: Annotated[
        str | None, Option("--bots", "-b", help=say("option-balance-bots"), metavar="NAME", show_default=False)
    ] = None
    seed: Seed = None
    quick: Annotated[bool, Option("--quick", help=say("option-balance-quick"))] = False
    jobs: Jobs = 1
    on: On = "processes"
    journals: Annotated[
        Path | None, Option("--journals", help=say("option-balance-journals"), metavar="FOLDER", show_default=False)
    ] = None
    html: Annotated[
        Path | None, Option("--html", help=say("option-balance-html"), metavar="FILE", show_default=False)
    ] = None
    csv: Annotated[Path | None, Option("--csv", help=say("option-balance-csv"), metavar="FILE", show_default=False)] = (
        None
    )
    as_json: Json = False
    content_folder: ContentFolder = None


def report_balance(asked: BalanceOptions) -> None:
    """Play, write, and print the result. Ctrl-C ends the playing, and what was played counts."""
    _check(asked)
    plan = BalancePlan(load(asked.content_folder), _seed(asked), _parts(asked), asked.deals, asked.bots, asked.quick)
    with explained():
        _check_needs(asked)
        with _progress() as progress:
            found = measure(plan, RunOptions(asked.jobs, asked.on, asked.journals, progress))
        again = command(asked, plan)
        _write(found, asked, again)
    if asked.as_json:
        print(json.dumps({**found.to_json(), "command": again}, allow_nan=False))
    else:
        _print(found, asked, again, stdout_console())
    if found.interrupted:
        raise Exit(INTERRUPTED)


def _parts(asked: BalanceOptions) -> tuple[str, ...]:
    """In the order of the report, each once."""
    return tuple(name for name in PARTS if not asked.parts or name in asked.parts)


def _check(asked: BalanceOptions) -> None:
    for name in asked.parts or ():
        if name not in PARTS:
            raise UserError("error-balance-part", part=name, known=" | ".join(PARTS))
    check_on(asked.on, BACKENDS)
    if asked.bots is not None:
        _check_bot(asked.bots)
    if asked.journals is not None and asked.journals.exists() and not asked.journals.is_dir():
        raise UserError("error-journals", folder=str(asked.journals))


def _check_bot(bot: str) -> None:
    if "," in bot:
        raise UserError("error-balance-one-bot", bots=bot)
    make_player(bot)  # refuses names, styles and budgets that do not exist
    if is_visitor(bot):
        raise UserError("error-balance-visitor", bot=bot)


def _seed(asked: BalanceOptions) -> int:
    """As named, else that of the journals that are continued, and without any a random seed."""
    if asked.seed is not None:
        return asked.seed
    with explained():
        kept = sorted(asked.journals.glob("*.jsonl")) if asked.journals is not None else []
        started = [seed for path in kept if (seed := seed_in_journal(path, JOURNAL)) is not None]
    return any_seed(started[0] if started else None)


def _check_needs(asked: BalanceOptions) -> None:
    """What would fail after hours of playing is said before."""
    if asked.on == "ray":
        on_ray.library()
    if asked.journals is not None:
        asked.journals.mkdir(parents=True, exist_ok=True)
    for file in (asked.html, asked.csv):
        if file is not None:
            file.open("ab").close()


def _write(found: Balance, asked: BalanceOptions, again: str) -> None:
    if asked.html is not None:
        asked.html.write_text(balance_page(found, again), encoding="utf-8")
    if asked.csv is not None:
        write_csv(found, asked.csv)


@contextmanager
def _progress() -> Iterator[Progress]:
    """A bar for each part, one after the other, that starts with what its journal has already."""
    with progress_bar() as bar:
        tasks = {}

        def told(part: str, wanted: int, done: int) -> None:
            if part not in tasks:
                tasks[part] = bar.add_task(say("balance-playing", part=part), total=wanted, start=False)
                bar.reset(tasks[part], completed=done)
            bar.update(tasks[part], completed=done, visible=done < wanted)

        yield told


def command(asked: BalanceOptions, plan: BalancePlan) -> str:
    """What to type to get the same result again. How it is played and shown is not in it."""
    words = ["stockpile", "lab", "balance"]
    words += [word for name in plan.parts for word in ("--part", name)] if asked.parts else []
    words += ["--deals", str(plan.deals)] if plan.deals is not None else []
    words += ["--bots", plan.bot] if plan.bot is not None else []
    words += ["--quick"] if plan.quick else []
    words += ["--seed", str(plan.seed)]
    words += ["--content", str(asked.content_folder)] if asked.content_folder is not None else []
    return shlex.join(words)


def _print(found: Balance, asked: BalanceOptions, again: str, out: Console) -> None:
    """What was found in a sentence each."""
    for section in sections(found):
        out.print(section.title, style=signs.STRONG)
        out.print(section.summary)
    if found.interrupted:
        out.print(say("balance-interrupted"), style=signs.BAD)
    if asked.html is not None:
        out.print(say("balance-written", file=str(asked.html)), style=signs.FAINT)
    out.print(say("balance-again", again=again), style=signs.FAINT)
