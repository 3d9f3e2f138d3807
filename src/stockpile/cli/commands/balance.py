"""`stockpile lab balance`: what every seat, investor, card and module gives; a page, data, or a few sentences."""

import json
import shlex
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated, Final

from rich.console import Console
from typer import Exit, Option

from stockpile.cli.long_runs import INTERRUPTED, check_on, explained, progress_bar
from stockpile.cli.options import ContentFolder, Jobs, Json, On, Seed, any_seed
from stockpile.cli.reports import Report, template
from stockpile.content import Content, load
from stockpile.display import signs
from stockpile.display.console import stdout_console
from stockpile.display.names import Names, listed
from stockpile.display.numbers import NO_FIGURE, decimal, percent, signed, written
from stockpile.errors import UserError
from stockpile.i18n import say
from stockpile.lab import on_ray
from stockpile.lab.balance import PARTS, Balance, BalancePlan, MoneyLine, RunOptions, measure, money_lines, write_csv
from stockpile.lab.balance.money import gaps_to_fair
from stockpile.lab.balance.parts import SECONDS_A_CHOICE, SECONDS_A_ROUND
from stockpile.lab.balance.survey import (
    BASE_GAME,
    EPIC_GAME,
    INVESTORS_ONLY,
    JOURNAL,
    SINGLE_MODULES,
    BalanceRow,
    Progress,
    SurveyResult,
)
from stockpile.lab.intervals import Mean
from stockpile.lab.players import is_plugin_bot, make_player
from stockpile.lab.tournament.hold import BACKENDS
from stockpile.lab.tournament.journal import seed_in_journal
from stockpile.rules.config import MODULES, preset
from stockpile.rules.figures import figures_for


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
    if is_plugin_bot(bot):
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
    if asked.html is not None:
        template()
    if asked.journals is not None:
        asked.journals.mkdir(parents=True, exist_ok=True)
    for file in (asked.html, asked.csv):
        if file is not None:
            file.open("ab").close()


def _write(found: Balance, asked: BalanceOptions, again: str) -> None:
    if asked.html is not None:
        asked.html.write_text(balance_report(found, again).page(), encoding="utf-8")
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
        out.print(section["title"], style=signs.STRONG)
        out.print(section["summary"])
    if found.interrupted:
        out.print(say("balance-interrupted"), style=signs.BAD)
    if asked.html is not None:
        out.print(say("balance-written", file=str(asked.html)), style=signs.FAINT)
    out.print(say("balance-again", again=again), style=signs.FAINT)


FAIR_WITHIN: Final = 0.03  # what we call fair: so far from the fair share of wins
CARD_WORTH: Final = (0.0, 8.0)  # what a strategy card should be worth at least and at most, played well
GAMES: Final = (BASE_GAME, *MODULES, EPIC_GAME)
SINGLE_GAMES: Final = (INVESTORS_ONLY, *SINGLE_MODULES, EPIC_GAME)  # of investors


def balance_report(found: Balance, command: str) -> Report:
    """The page: all that was measured, and in a sentence what each part of it says."""
    content, surveyed = found.plan.content, found.parts.get("investors")
    rows = surveyed.rows if surveyed is not None else ()
    together = {game: [row for row in rows if row.game == game and row.players > 2] for game in SINGLE_GAMES}
    deals = sum(surveyed.done for surveyed in found.surveys)
    return Report(
        kind="balance",
        title=say("balance-title"),
        headline=say("balance-heading"),
        warnings=(say("balance-interrupted"),) if found.interrupted else (),
        facts=(say("balance-lead-line", deals=deals, content=content.version),),
        command=command,
        data={
            **found.to_json(),
            "sections": [*sections(found)],
            "gaps": {game: _as_json(gaps_to_fair(each)) for game, each in together.items()},
            "names": _names_in(content),
            "games": {game: _game(game) for game in GAMES},
            "fair": FAIR_WITHIN,
            "worth": CARD_WORTH,
            "seconds": {"choice": SECONDS_A_CHOICE, "round": SECONDS_A_ROUND},
            "measured": [
                {"part": each.survey.part.name, "deals": each.done, "bot": each.survey.part.by or each.survey.bot}
                for each in found.surveys
            ],
        },
    )


def _as_json(means: Mapping[str, Mean]) -> dict[str, dict[str, float | None]]:
    return {name: mean._asdict() for name, mean in means.items()}


def _names_in(content: Content) -> dict[str, dict[str, str]]:
    """What investors and strategy cards are called, by key."""
    names = Names(figures_for(preset(EPIC_GAME), content), ())
    return {
        "investors": {card.key: names.investor(number) for number, card in enumerate(content.investors)},
        "cards": {card.key: names.strategy(number) for number, card in enumerate(content.strategies)},
    }


# What was found, in words.


def sections(found: Balance) -> Iterator[dict[str, str]]:
    """Of all parts in which anything was seen: a title, a summary, and, where it is asked, what is clearly
    above or below what is fair. Cards are read about as they are played first, then as they are held."""
    names = _names_in(found.plan.content)
    cards, investors = names["cards"], names["investors"]
    told: dict[str, Callable[[SurveyResult], tuple[str, str]]] = {
        "seats": lambda surveyed: (_seats(surveyed.rows), ""),
        "investors": lambda surveyed: _investors(surveyed.rows, investors),
        "played": lambda surveyed: _played(_by_worth(surveyed, cards)),
        "held": lambda surveyed: (_held(_by_worth(surveyed, cards)), ""),
        "purchases": lambda surveyed: (_purchases(surveyed.pooled), ""),
        "modules": lambda surveyed: (_modules(surveyed.pooled), ""),
        "luck": lambda surveyed: (_luck(surveyed.rows), ""),
    }
    for key, tell in told.items():
        surveyed = found.parts.get(key)
        if surveyed is not None and surveyed.rows:
            summary, clear = tell(surveyed)
            yield {"key": key, "title": say(f"balance-{key}"), "summary": summary, "clear": clear}
    if found.evened is not None and found.evened.before.rows:
        lines = money_lines(found.plan.content, found.evened)
        yield {"key": "money", "title": say("balance-even"), "summary": _money(lines), "clear": ""}


Worths = list[tuple[str, Mean]]  # by name, the most first


def _by_worth(surveyed: SurveyResult, cards: Mapping[str, str]) -> Worths:
    return _sorted((cards[row.name], row.values["worth"]) for row in surveyed.pooled)


def _sorted(found: Iterable[tuple[str, Mean]]) -> Worths:
    return sorted(found, key=lambda each: -(each[1].mean or 0.0))


def verdict(mean: Mean, low: float, high: float) -> str:
    """What an interval says of a range: surely above it, surely below it, surely inside, or it cannot be said.

    >>> [verdict(Mean(0, *ends), -3, 3) for ends in ((4, 9), (-9, -4), (-1, 2), (1, 5))]
    ['above', 'below', 'inside', 'open']
    """
    if mean.low is None or mean.high is None:
        return "open"
    if mean.low > high:
        return "above"
    if mean.high < low:
        return "below"
    return "inside" if low <= mean.low and mean.high <= high else "open"


def _clear(found: Worths, low: float, high: float) -> str:
    """Who is above or below a range whatever the noise, by name; or that nobody is."""
    kinds = {"above": "balance-surely-strong", "below": "balance-surely-weak"}
    named = {key: [name for name, mean in found if verdict(mean, low, high) == kind] for kind, key in kinds.items()}
    said = [say(key, names=listed(names)) for key, names in named.items() if names]
    return " ".join(said) or say("balance-surely-none")


def _inside(found: Iterable[Mean], low: float, high: float) -> int:
    return sum(mean.mean is not None and low <= mean.mean <= high for mean in found)


def _seats(rows: Sequence[BalanceRow]) -> str:
    most = max(rows, key=lambda row: abs((row.values["win_share"].mean or 0.0) - 1 / row.players))
    share = most.values["win_share"]
    return say(
        "balance-seats-summary",
        game=_game(most.game),
        players=most.players,
        place=int(most.key[2]),
        share=_share(share.mean),
        low=_share(share.low),
        high=_share(share.high),
        fair=_share(1 / most.players),
    )


def _investors(rows: Sequence[BalanceRow], names: Mapping[str, str]) -> tuple[str, str]:
    gaps = gaps_to_fair([row for row in rows if row.game == EPIC_GAME and row.players > 2])
    found = _sorted((names[key], gap) for key, gap in gaps.items())
    (best, most), (worst, least) = found[0], found[-1]
    summary = say(
        "balance-investors-summary",
        best=best,
        more=_points(most.mean),
        surely=verdict(most, -FAIR_WITHIN, FAIR_WITHIN),
        worst=worst,
        less=_points(least.mean),
        inside=_inside(gaps.values(), -FAIR_WITHIN, FAIR_WITHIN),
        all=len(found),
        within=decimal(100 * FAIR_WITHIN, 0),
    )
    return summary, _clear(found, -FAIR_WITHIN, FAIR_WITHIN)


def _played(found: Worths) -> tuple[str, str]:
    low, high = CARD_WORTH
    (best, most), (worst, least) = found[0], found[-1]
    summary = say(
        "balance-played-summary",
        best=best,
        most=_dollars(most.mean),
        surely=verdict(most, low, high),
        worst=worst,
        least=_dollars(least.mean),
        inside=_inside([mean for _, mean in found], low, high),
        all=len(found),
        cheap=decimal(low, 0),
        dear=decimal(high, 0),
    )
    return summary, _clear(found, low, high)


def _held(found: Worths) -> str:
    (best, most), (worst, least) = found[0], found[-1]
    return say("balance-held-summary", best=best, most=_dollars(most.mean), worst=worst, least=_dollars(least.mean))


def _purchases(rows: Sequence[BalanceRow]) -> str:
    found = _sorted((say(f"balance-bought-{row.name}", count=int(row.key[3])), row.values["worth"]) for row in rows)
    (best, most), (worst, least) = found[0], found[-1]
    return say(
        "balance-purchases-summary",
        best=best,
        most=_dollars(most.mean, "+"),
        worst=worst,
        least=_dollars(least.mean, "+"),
    )


def _modules(rows: Sequence[BalanceRow]) -> str:
    by_game = {row.game: row.values for row in rows}
    known = [game for game in GAMES if game in by_game]
    longest, open_ = (
        max(known, key=lambda game: by_game[game][value].mean or 0.0) for value in ("minutes", "won_from_behind")
    )
    minutes = [decimal(by_game[game]["minutes"].mean or 0.0, 0) for game in (longest, known[0])]
    return say(
        "balance-modules-summary",
        longest=_game(longest),
        minutes=minutes[0],
        base=minutes[1],
        game=_game(open_),
        behind=_share(by_game[open_]["won_from_behind"].mean),
    )


def _luck(rows: Sequence[BalanceRow]) -> str:
    shares = [(row.game, row.values["luck_share"]) for row in rows]
    sure = _sorted([(game, share) for game, share in shares if share.low is not None])  # a deal alone says nothing
    if not sure:
        return say("balance-luck-few")
    (most, high), (least, low) = sure[0], sure[-1]
    return say(
        "balance-luck-summary", most=_game(most), high=_share(high.mean), least=_game(least), low=_share(low.mean)
    )


def _money(lines: Sequence[MoneyLine]) -> str:
    return say(
        "balance-money-summary",
        before=_inside([line.before for line in lines], -FAIR_WITHIN, FAIR_WITHIN),
        after=_inside([line.after for line in lines], -FAIR_WITHIN, FAIR_WITHIN),
        all=len(lines),
        within=decimal(100 * FAIR_WITHIN, 0),
    )


def _game(game: str) -> str:
    """The base game, a module, or everything."""
    named = {BASE_GAME: "balance-base", EPIC_GAME: "balance-epic"}
    return say(named.get(game, f"module-{game.replace('_', '-')}"))


def _share(share: float | None) -> str:
    return NO_FIGURE if share is None else percent(share, 1)


def _points(share: float | None) -> str:
    """A difference of shares, in points of a hundred."""
    return NO_FIGURE if share is None else signed(100 * share)


def _dollars(amount: float | None, sign: str = "") -> str:
    return NO_FIGURE if amount is None else written(amount, f"{sign}.1f")
