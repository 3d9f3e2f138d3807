"""`stockpile lab study`: all finished games of a folder, player by player."""

import shlex
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated, Final

from msgspec.json import Encoder
from rich.console import Console
from rich.padding import Padding
from rich.table import Table
from rich.text import Text
from typer import Argument, Option

from stockpile.cli.long_runs import progress_bar, stopped_by_ctrl_c, usual_jobs
from stockpile.cli.options import AnalysisJobs, ContentFolder, Quick
from stockpile.cli.reports import Report, check_page
from stockpile.content import load
from stockpile.display import signs
from stockpile.display.console import stdout_console
from stockpile.display.numbers import NO_FIGURE, decimal, percent, signed, signed_percent, spread
from stockpile.errors import UserError
from stockpile.i18n import say
from stockpile.lab.coach import FULL, QUICK, AnalysisEffort
from stockpile.lab.study import Estimate, FolderStudy, Habit, PlayerStudy, SkippedFile, StudyFolder
from stockpile.records import save_text

PAGE: Final = "study.html"
MOST_SHOWN: Final = 5  # players who have a part of their own on the page
_ENCODER: Final = Encoder()


@dataclass(frozen=True)
class StudyPlan:
    """What is asked for."""

    folder: Path
    player: str | None = None
    effort: AnalysisEffort = FULL
    html: Path | None = None
    as_json: bool = False
    jobs: int = 1
    content: Path | None = None

    @property
    def page(self) -> Path | None:
        """Where the page goes, if there is to be one."""
        return self.html if self.html is not None or self.as_json else self.folder / PAGE


def study(
    folder: Annotated[Path, Argument(help=say("option-study-folder"), metavar="FOLDER", show_default=False)],
    player: Annotated[
        str | None, Option("--player", help=say("option-player"), metavar="NAME", show_default=False)
    ] = None,
    quick: Quick = False,
    html: Annotated[
        Path | None, Option("--html", help=say("option-study-html"), metavar="FILE", show_default=False)
    ] = None,
    as_json: Annotated[bool, Option("--json", help=say("option-study-json"))] = False,
    jobs: AnalysisJobs = None,
    content: ContentFolder = None,
) -> None:
    effort, jobs = QUICK if quick else FULL, jobs or usual_jobs()
    study_games(StudyPlan(folder, player, effort=effort, html=html, as_json=as_json, jobs=jobs, content=content))


def study_games(plan: StudyPlan) -> None:
    """Look at the games that nobody has looked at yet; write the page, and print a summary or JSON."""
    study_folder = _study_folder(plan)
    kept = str(study_folder.library.folder)
    if plan.page is not None:
        check_page(plan.page, study_folder.files)
    with stopped_by_ctrl_c(
        lambda: say("study-stopped", done=len(study_folder.found), all=len(study_folder.files), folder=kept)
    ):
        _fill(study_folder, plan)
        studied = study_folder.studied(plan.player)
        if not studied.players:
            raise UserError("error-study-stand-ins", folder=str(plan.folder))
        if plan.page is not None:
            save_text(study_report(studied, command(plan)).page(), plan.page)
    if plan.as_json:
        print(_ENCODER.encode(studied).decode())
    else:
        print_study(studied, kept, str(plan.page), stdout_console())


def command(plan: StudyPlan) -> str:
    """What to type to get the same study again."""
    words = ["stockpile", "lab", "study", plan.folder.name or str(plan.folder)]
    words += ["--player", plan.player] if plan.player is not None else []
    return shlex.join([*words, "--quick"] if plan.effort == QUICK else words)


def _study_folder(plan: StudyPlan) -> StudyFolder:
    folder = str(plan.folder)
    if plan.folder.is_file():
        raise UserError("error-study-file", file=folder)
    if not plan.folder.is_dir():
        raise UserError("error-study-missing", folder=folder)
    content = load(plan.content)
    with stopped_by_ctrl_c(lambda: say("coaching-stopped")):
        study_folder = StudyFolder.of(plan.folder, plan.effort, content)
    if not study_folder.files:
        sentences = [say("error-study-empty", folder=folder), *map(left_out, study_folder.skipped)]
        raise UserError("wrong-system-other", words=" ".join(sentences))
    _check_player(study_folder, plan)
    return study_folder


def _check_player(study_folder: StudyFolder, plan: StudyPlan) -> None:
    """Said before anything is worked out."""
    if not study_folder.names:
        raise UserError("error-study-nameless", folder=str(plan.folder))
    if plan.player is not None and plan.player not in study_folder.names:
        known = ", ".join(sorted(study_folder.names))
        raise UserError("error-study-player", player=plan.player, known=known)


def _fill(study_folder: StudyFolder, plan: StudyPlan) -> None:
    with progress_bar() as bar:
        task = bar.add_task(say("study-looking"), total=None)
        study_folder.fill(plan.jobs, lambda done, parts: bar.update(task, completed=done, total=parts))


# In words.

Written = Callable[[float], str]


def mean(estimate: Estimate, written: Written = decimal) -> str:
    return NO_FIGURE if estimate.mean is None else written(estimate.mean)


def interval(estimate: Estimate, written: Written = decimal) -> str:
    """
    >>> interval(Estimate(2.0, 1.25, 2.75)), interval(Estimate(2.0))
    ('1.2 to 2.8', '–')
    """
    return (
        NO_FIGURE
        if estimate.low is None or estimate.high is None
        else spread(written(estimate.low), written(estimate.high))
    )


def left_out(skipped: SkippedFile) -> str:
    """Why a file does not count."""
    return say(f"study-skipped-{skipped.kind}", file=skipped.file, reason=skipped.why or skipped.reason)


def change(number: float) -> str:
    return signed_percent(number)


def habit(found: Habit) -> str:
    return say(f"study-habit-{found.kind}")


def habit_line(found: Habit, games: int) -> str:
    """What a habit costs, as one sentence."""
    cost = mean(found.money)
    if games < 2:
        return say("study-line-alone", habit=habit(found), cost=cost, count=found.count)
    return say("study-line", habit=habit(found), cost=cost, interval=interval(found.money), count=found.count)


def facts(player: PlayerStudy) -> str:
    """Wins and grade, where the grade goes, and in how many games a bot answered for the player."""
    study = player.study
    told = say(
        "study-facts",
        player=player.name,
        games=len(study.games),
        wins=mean(study.wins, percent),
        interval=interval(study.wins, percent),
        fair=percent(study.fair),
        grade=mean(study.grade),
        grades=interval(study.grade),
    )
    return " ".join([told, trend(player), *_stand_ins(player)])


def _stand_ins(player: PlayerStudy) -> Iterator[str]:
    some = sum(bool(game.stand_in) for game in player.study.games)
    if some:
        yield say("standin-some-games", player=player.name, games=some)
    if player.left_out:
        yield say("standin-all-games", player=player.name, games=player.left_out)


def trend(player: PlayerStudy) -> str:
    """Whether the grade rises or falls, if that can be told."""
    slope = player.study.trend.slope
    if slope.mean is None or slope.low is None or slope.high is None:
        return say("study-trend-few")
    if slope.low <= 0 <= slope.high:
        return say("study-trend-none", interval=interval(slope, signed))
    key = "study-trend-up" if slope.mean > 0 else "study-trend-down"
    return say(key, slope=decimal(abs(slope.mean)), interval=interval(slope, signed))


# The page, and a short form of it for the terminal.


def study_report(studied: FolderStudy, command: str) -> Report:
    """The page: everybody, and those with most games one by one."""
    shown = studied.players[:MOST_SHOWN]
    one = studied.players[0] if len(studied.players) == 1 else None
    if one is not None:
        heading = say("study-heading-one", player=one.name, games=len(one.study.games))
    else:
        heading = say("study-heading-all", players=len(studied.players), games=len(studied.files))
    return Report(
        kind="study",
        kicker=say("study-kicker"),
        title=say("study-title", players=", ".join(player.name for player in shown)),
        headline=heading,
        lead=_story(one) if one is not None else "",
        facts=(say("study-quick-note"),) if studied.quick else (),
        command=command,
        data={
            "files": studied.files,
            "skipped": [left_out(each) for each in studied.skipped],
            "players": [
                {"name": each.name, "facts": facts(each), "files": each.files, "study": each.study}
                for each in studied.players
            ],
            "shown": len(shown),
        },
    )


def _story(player: PlayerStudy) -> str:
    """The one line that somebody in a hurry reads."""
    study = player.study
    grade, wins = mean(study.grade), mean(study.wins, percent)
    if not study.habits:
        return say("study-read-good", grade=grade, wins=wins)
    dearest = study.habits[0]
    return say("study-read-one", grade=grade, wins=wins, habit=habit(dearest), cost=mean(dearest.money))


WIDE: Final = 84  # columns from which intervals are shown
HABITS: Final = 5


def print_study(studied: FolderStudy, kept: str, page: str, out: Console) -> None:
    """Everybody in a line; of the first all facts and the costliest habits; what was left out, where the rest is."""
    out.print(_players(studied, out.width >= WIDE))
    out.print()
    _print_player(studied.players[0], out)
    out.print()
    for each in studied.skipped:
        out.print(left_out(each), style=signs.BAD, soft_wrap=True)
    out.print(say("study-kept", folder=kept), style=signs.FAINT, soft_wrap=True)
    out.print(say("study-written", file=page), style=signs.FAINT, soft_wrap=True)


def _players(studied: FolderStudy, wide: bool) -> Table:
    made = Table(box=None, padding=(0, 2, 0, 0), header_style=signs.FAINT)
    made.add_column(say("study-player"))
    ranges = ("study-interval",) if wide else ()
    for key in ("study-games", "study-wins", *ranges, "study-grade", *ranges, "study-luck", "study-skill"):
        made.add_column(say(key), justify="right")
    for player in studied.players:
        study = player.study
        made.add_row(
            player.name,
            *(str(len(study.games)), mean(study.wins, percent)),
            *((interval(study.wins, percent),) if wide else ()),
            mean(study.grade),
            *((interval(study.grade),) if wide else ()),
            *(mean(study.luck, change), mean(study.skill, change)),
        )
    return made


def _print_player(player: PlayerStudy, out: Console) -> None:
    out.print(facts(player))
    out.print()
    habits = player.study.habits[:HABITS]
    key = "study-habits-of" if habits else "study-no-habits"
    out.print(Text(say(key, player=player.name), signs.STRONG))
    for habit in habits:
        out.print(Padding(Text(habit_line(habit, len(player.study.games))), (0, 0, 0, 2)))
