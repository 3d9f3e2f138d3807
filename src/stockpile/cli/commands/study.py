"""`stockpile lab study`: all finished games of a folder, player by player."""

import shlex
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated, Final

from msgspec.json import Encoder
from typer import Argument, Option

from stockpile.cli.long_runs import progress_bar, stopped_by_ctrl_c, usual_jobs
from stockpile.cli.options import AnalysisJobs, ContentFolder, Quick
from stockpile.cli.report.study import left_out, print_study, study_page
from stockpile.cli.reports import check_page
from stockpile.content import load
from stockpile.display.console import stdout_console
from stockpile.errors import UserError
from stockpile.i18n import say
from stockpile.lab.coach import FULL, QUICK, AnalysisEffort
from stockpile.lab.study import StudyFolder
from stockpile.records import save_text

PAGE: Final = "study.html"
_ENCODER: Final = Encoder()


@dataclass(frozen=True)
class StudyPlan:
    """What is asked for."""

    folder: Path
    player: str | None = None
    care: AnalysisEffort = FULL
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
    care, jobs = QUICK if quick else FULL, jobs or usual_jobs()
    study_games(StudyPlan(folder, player, care=care, html=html, as_json=as_json, jobs=jobs, content=content))


def study_games(plan: StudyPlan) -> None:
    """Look at the games that nobody has looked at yet; write the page, and print a summary or JSON."""
    shelf = _shelf(plan)
    kept = str(shelf.library.folder)
    if plan.page is not None:
        check_page(plan.page, shelf.files)
    with stopped_by_ctrl_c(lambda: say("study-stopped", done=len(shelf.found), all=len(shelf.files), folder=kept)):
        _fill(shelf, plan)
        studied = shelf.studied(plan.player)
        if not studied.players:
            raise UserError("error-study-stand-ins", folder=str(plan.folder))
        if plan.page is not None:
            save_text(study_page(studied, command(plan)), plan.page)
    if plan.as_json:
        print(_ENCODER.encode(studied).decode())
    else:
        print_study(studied, kept, str(plan.page), stdout_console())


def command(plan: StudyPlan) -> str:
    """What to type to get the same study again."""
    words = ["stockpile", "lab", "study", plan.folder.name or str(plan.folder)]
    words += ["--player", plan.player] if plan.player is not None else []
    return shlex.join([*words, "--quick"] if plan.care == QUICK else words)


def _shelf(plan: StudyPlan) -> StudyFolder:
    folder = str(plan.folder)
    if plan.folder.is_file():
        raise UserError("error-study-file", file=folder)
    if not plan.folder.is_dir():
        raise UserError("error-study-missing", folder=folder)
    content = load(plan.content)
    with stopped_by_ctrl_c(lambda: say("coaching-stopped")):
        shelf = StudyFolder.of(plan.folder, plan.care, content)
    if not shelf.files:
        sentences = [say("error-study-empty", folder=folder), *map(left_out, shelf.skipped)]
        raise UserError("wrong-system-other", words=" ".join(sentences))
    _check_player(shelf, plan)
    return shelf


def _check_player(shelf: StudyFolder, plan: StudyPlan) -> None:
    """Said before anything is worked out."""
    if not shelf.names:
        raise UserError("error-study-nameless", folder=str(plan.folder))
    if plan.player is not None and plan.player not in shelf.names:
        known = ", ".join(sorted(shelf.names))
        raise UserError("error-study-player", player=plan.player, known=known)


def _fill(shelf: StudyFolder, plan: StudyPlan) -> None:
    with progress_bar() as bar:
        task = bar.add_task(say("study-looking"), total=None)
        shelf.fill(plan.jobs, lambda done, parts: bar.update(task, completed=done, total=parts))
