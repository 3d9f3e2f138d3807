"""`stockpile lab coach`: what luck gave and what decisions took in one finished game."""

import shlex
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Annotated, Any, Final

from msgspec import Raw
from rich.console import Console, Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text
from typer import Argument, Option

from stockpile.cli.long_runs import progress_bar, stopped_by_ctrl_c, usual_jobs
from stockpile.cli.options import AnalysisJobs, ContentFolder, Quick
from stockpile.cli.reports import Report, check_page
from stockpile.cli.terminal.seats import full_names
from stockpile.content import load
from stockpile.display import signs
from stockpile.display.console import stdout_console
from stockpile.display.names import Names, game_in_words, listed
from stockpile.display.numbers import NO_FIGURE, signed, signed_percent
from stockpile.display.sentences import answers_in_words, reason_in_words
from stockpile.errors import UserError
from stockpile.i18n import Value, say
from stockpile.lab.coach import FULL, QUICK, VERDICTS, Analysis, AnalysisEffort, Unfinished, analyse, write
from stockpile.lab.coach.decisions import gravity, unit_of
from stockpile.lab.coach.faults import KIND_OF_BETTER
from stockpile.lab.coach.model import JudgedDecision, SeatAnalysis
from stockpile.records import NotWhole, Record, RecordError, replay, save_text
from stockpile.records import load as load_record
from stockpile.rules.answers import parse


@dataclass(frozen=True)
class CoachPlan:
    """What is asked for."""

    file: Path
    effort: AnalysisEffort = FULL
    html: Path | None = None
    as_json: bool = False
    jobs: int = 1
    content: Path | None = None

    @property
    def page(self) -> Path | None:
        """Where the page goes, if there is to be one."""
        beside = self.file.with_name(f"{self.file.stem}.coach.html")
        return self.html if self.html is not None or self.as_json else beside


def coach(
    file: Annotated[Path, Argument(help=say("option-coach-file"), metavar="FILE", show_default=False)],
    quick: Quick = False,
    html: Annotated[
        Path | None, Option("--html", help=say("option-coach-html"), metavar="FILE", show_default=False)
    ] = None,
    as_json: Annotated[bool, Option("--json", help=say("option-coach-json"))] = False,
    jobs: AnalysisJobs = None,
    content: ContentFolder = None,
) -> None:
    effort = QUICK if quick else FULL
    coach_game(CoachPlan(file, effort=effort, html=html, as_json=as_json, jobs=jobs or usual_jobs(), content=content))


def coach_game(plan: CoachPlan) -> None:
    """Look at a game; write the page, and print a summary or JSON."""
    with stopped_by_ctrl_c(lambda: say("coaching-stopped")):
        record = _loaded(plan)
        if plan.page is not None:
            check_page(plan.page, [plan.file])
        analysis = _looked_at(record, plan)
        told = AnalysedGame(analysis, record)
        if plan.page is not None:
            save_text(coach_report(told, command(plan)).page(), plan.page)
    if plan.as_json:
        print(write(analysis).decode())
        return
    out = stdout_console()
    print_summary(told, out)
    out.print()
    out.print(say("coaching-written", file=str(plan.page)), style=signs.FAINT, soft_wrap=True)


def command(plan: CoachPlan) -> str:
    """What to type to get the same report again."""
    words = ["stockpile", "lab", "coach", plan.file.name]
    return shlex.join([*words, "--quick"] if plan.effort == QUICK else words)


def _loaded(plan: CoachPlan) -> Record:
    file = str(plan.file)
    if plan.file.is_dir():
        raise UserError("error-coach-folder", file=file)
    if not plan.file.exists():
        raise UserError("error-coach-missing", file=file)
    content = load(plan.content)
    try:
        return load_record(plan.file, content)
    except NotWhole:
        raise UserError("error-coach-seen", file=file) from None
    except RecordError as error:
        raise UserError("error-coach-damaged", reason=error.message) from None


def _looked_at(record: Record, plan: CoachPlan) -> Analysis:
    """The analysis, with a bar while it is made."""
    with progress_bar() as bar:
        task = bar.add_task(say("coaching-looking"), total=None)
        try:
            return analyse(
                record, plan.effort, plan.jobs, lambda done, parts: bar.update(task, completed=done, total=parts)
            )
        except Unfinished as error:
            raise UserError("error-coach-unfinished", file=str(plan.file), answers=error.answers) from None
        except RecordError as error:
            raise UserError("error-coach-damaged", reason=error.replace(file=str(plan.file)).message) from None


# In words.

MOSTLY: Final = 2 / 3  # of a win: then that is what it is put down to
_CALLED: Final[dict[str, Callable[[Names, Any], Value]]] = {
    "pile": Names.pile,
    "card": Names.card,
    "company": Names.company,
    "investor": Names.investor,
    "strategy": Names.strategy,
    "seat": Names.seat,
}


@dataclass(frozen=True)
class AnalysedGame:
    """One game and what the coach found in it, in words."""

    analysis: Analysis
    record: Record

    @cached_property
    def names(self) -> Names:
        return Names(self.record.figures(), full_names(self.record))

    @cached_property
    def unit(self) -> float:
        return unit_of(self.names.figures)

    def seat(self, seat: int) -> str:
        return self.names.seat(seat)

    def in_order(self) -> list[SeatAnalysis]:
        """The seats by place."""
        return sorted(self.analysis.seats, key=lambda seat: (seat.place, seat.seat))

    def grade(self, seat: SeatAnalysis) -> str:
        """A grade as text; there is none where a bot made every decision."""
        return str(seat.grade) if seat.is_graded else NO_FIGURE

    def worst(self, most: int) -> list[tuple[SeatAnalysis, JudgedDecision]]:
        """The gravest decisions of all seats, the gravest first."""
        found = [(seat, seat.decisions[at]) for seat in self.analysis.seats for at in seat.worst]
        return sorted(found, key=lambda each: -gravity(each[1].loss, self.unit))[:most]

    def answers(self, texts: Sequence[str]) -> str:
        """What was played, or what was better."""
        return answers_in_words(self.names, [parse(text) for text in texts])

    def fault(self, decision: JudgedDecision) -> str:
        """What was wrong; "" where nothing was."""
        if decision.fault is None:
            return ""
        return fault_in_words(self.names, decision.fault.kind, decision.fault.facts)

    def reason(self, decision: JudgedDecision) -> str:
        """What speaks for the better answer; "" if that is about a card which was placed so anyway."""
        reason = decision.reason
        right = [parse(text).args[:1] for text in decision.played if text in decision.best]
        if reason is None or (reason.facts.get("card"),) in right:
            return ""
        return reason_in_words(self.names, reason.kind, reason.facts)

    def when(self, round_: int, phase: str) -> str:
        """Round and phase of something."""
        named = say(f"phase-{phase}")
        return named if round_ < 0 else say("coaching-when", round=round_ + 1, phase=named)


def fault_in_words(names: Names, kind: str, numbers: Mapping[str, int]) -> str:
    """
    >>> from stockpile.rules.config import Config
    >>> from stockpile.rules.figures import figures_for
    >>> names = Names(figures_for(Config()), ())
    >>> fault_in_words(names, "hide-pile", {"card": 4, "pile": 1, "better": 0})
    'You hid Stanford Steel on pile B. On pile A it would have been worth more to you.'
    """
    facts: dict[str, Value] = {}
    for name, number in numbers.items():
        calling = _CALLED.get(KIND_OF_BETTER.get(kind, "") if name == "better" else name)
        facts[name] = calling(names, number) if calling is not None else number
    return say(f"coach-{kind}", **facts)


def winners(told: AnalysedGame) -> list[SeatAnalysis]:
    return [seat for seat in told.analysis.seats if seat.place == 1]


def headline(told: AnalysedGame) -> str:
    """Who won, with how much."""
    won = winners(told)
    names = listed([told.seat(seat.seat) for seat in won])
    return say("coaching-headline", winners=names, count=len(won), money=won[0].money)


def story(told: AnalysedGame) -> str:
    """What the win came from, and who played best."""
    won = winners(told)
    return " ".join([*([_cause(won[0])] if len(won) == 1 else []), *_best(told, won)])


def _best(told: AnalysedGame, won: Sequence[SeatAnalysis]) -> list[str]:
    """Who played best, of those who decided for themselves."""
    best = max([seat for seat in told.analysis.seats if seat.is_graded], key=lambda seat: seat.grade, default=None)
    if best is None:
        return []
    key = "coaching-best-won" if best in won else "coaching-best"
    return [say(key, seat=told.seat(best.seat), grade=best.grade)]


def stand_ins(told: AnalysedGame) -> list[str]:
    """For whom a bot answered, and what that means for the rest of the report."""
    played = [(seat, seat.stand_in) for seat in told.in_order() if seat.stand_in is not None]
    lines = [
        say(
            "standin-answers",
            seat=told.seat(seat.seat),
            answers=each.answers,
            rounds=each.last - each.first + 1,
            first=each.first + 1,
            last=each.last + 1,
        )
        for seat, each in played
    ]
    lines += [say("standin-all", seat=told.seat(seat.seat)) for seat, _ in played if not seat.is_graded]
    return [*lines, say("standin-not-judged")] if lines else []


def _cause(winner: SeatAnalysis) -> str:
    share = winner.luck.win / winner.result.win if winner.result.win > 0 else 0.5
    kind = "luck" if share >= MOSTLY else "skill" if share <= 1 - MOSTLY else "both"
    return say(
        f"coaching-won-by-{kind}",
        luck=signed_percent(winner.luck.win),
        skill=signed_percent(winner.skill.win),
        result=signed_percent(winner.result.win),
    )


# The page, and a short form of it for the terminal.


def coach_report(told: AnalysedGame, command: str) -> Report:
    """The page: the analysis, and each of the worst decisions with the view that its seat had of the table."""
    from stockpile.server.archive.reader import open_view, read_game
    from stockpile.server.coach.analysis import GameAnalysis
    from stockpile.server.table.views import table_view

    analysis, record = told.analysis, told.record
    effort = QUICK if analysis.quick else FULL
    worst = [(seat.seat, seat.decisions[at].number) for seat in analysis.seats for at in seat.worst]
    game = say(
        "coaching-game",
        players=analysis.players,
        rounds=analysis.rounds,
        answers=analysis.answers,
        decisions=sum(len(seat.decisions) for seat in analysis.seats),
    )
    quick = say("coaching-quick-note") if analysis.quick else ""
    return Report(
        kind="coach",
        kicker=say("coaching-kicker"),
        title=say("coaching-title", seats=", ".join(told.names.seats)),
        headline=headline(told),
        lead=story(told),
        warnings=tuple(stand_ins(told)),
        facts=tuple(filter(None, [game, game_in_words(record.config), quick])),
        command=command,
        data={
            "analysis": GameAnalysis.of(analysis, told.names.seats),
            "names": told.names.seats,
            "history": Raw(read_game("", record).history),
            "final": open_view(replay(record)),
            "views": {number: table_view(replay(record, to=number).view(seat)) for seat, number in worst},
            "futures": effort.futures,
            "playouts": effort.depth.playouts,
            "worlds": effort.depth.worlds,
            "verdicts": VERDICTS,
        },
    )


WIDE: Final = 76  # columns from which the seats are a table
WIDEST: Final = 108  # columns from which its titles are written in full
WORST: Final = 5


def print_summary(told: AnalysedGame, out: Console) -> None:
    """Who won and why, a line or three for each seat, and the worst decisions of all."""
    out.print(Text(headline(told), signs.STRONG))
    out.print(Text(story(told)))
    for line in stand_ins(told):
        out.print(Text(line, signs.BAD))
    out.print()
    out.print(_seats(told, out.width) if out.width >= WIDE else Group(*_lines(told)))
    out.print()
    worst = told.worst(WORST)
    out.print(Text(say("coaching-worst-of-all", count=len(worst)), signs.STRONG))
    for number, (seat, decision) in enumerate(worst, 1):
        out.print(_case(told, number, seat, decision))


def _faults(seat: SeatAnalysis) -> str:
    """How many decisions were judged to be anything but good, by gravity."""
    return " / ".join(str(seat.verdicts[each]) for each in [*VERDICTS][:-1])


def _seats(told: AnalysedGame, width: int) -> Table:
    made = Table(box=None, padding=(0, 2, 0, 0), header_style=signs.FAINT)
    made.add_column(say("coaching-place"), justify="right")
    made.add_column(say("coaching-player"))
    faults = "coaching-faults" if width >= WIDEST else "coaching-faults-short"
    for key in ("coaching-money", *(f"web-coach-{each}" for each in ("result", "luck", "skill", "grade")), faults):
        made.add_column(say(key), justify="right")
    for seat in told.in_order():
        scores = [signed_percent(score.win) for score in (seat.result, seat.luck, seat.skill)]
        cells = [str(seat.place), told.seat(seat.seat), str(seat.money), *scores, told.grade(seat), _faults(seat)]
        made.add_row(*[Text(cell, signs.STRONG if seat.place == 1 else "") for cell in cells])
    return made


def _lines(told: AnalysedGame) -> Iterator[RenderableType]:
    """The same where there is no room for a table."""
    for seat in told.in_order():
        yield Text(f"{seat.place} {told.seat(seat.seat)} {seat.money}", signs.STRONG)
        result, luck, skill = [signed_percent(score.win) for score in (seat.result, seat.luck, seat.skill)]
        sums = say("coaching-line-sums", luck=luck, skill=skill, result=result)
        yield Padding(Text(sums), (0, 0, 0, 2))
        yield Padding(Text(say("coaching-line-grade", grade=told.grade(seat), faults=_faults(seat))), (0, 0, 0, 2))


def _case(told: AnalysedGame, number: int, seat: SeatAnalysis, decision: JudgedDecision) -> RenderableType:
    """What was decided, what was wrong with it and what was better."""
    head = say(
        "coaching-case",
        number=number,
        seat=told.seat(seat.seat),
        when=told.when(decision.round, decision.phase),
        verdict=say(f"coach-verdict-{decision.verdict}"),
        win=signed_percent(-decision.loss.win),
        money=signed(-decision.loss.money),
    )
    better = say("web-coach-better", answer=told.answers(decision.best))
    lines = [told.fault(decision), f"{better} {told.reason(decision)}".strip()]
    return Group(Text(head), *[Padding(Text(line, signs.FAINT), (0, 0, 0, 3)) for line in lines])
