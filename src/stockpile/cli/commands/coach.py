"""`stockpile lab coach`: what luck gave and what decisions took in one finished game."""

import shlex
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated

from typer import Argument, Option

from stockpile.cli.long_runs import check_page, progress_bar, stopped_by_ctrl_c, usual_jobs
from stockpile.cli.options import AnalysisJobs, ContentFolder, Quick
from stockpile.cli.report.coach import Told, coach_page, print_summary
from stockpile.content import load
from stockpile.display import signs
from stockpile.display.console import stdout_console
from stockpile.errors import UserError
from stockpile.i18n import say
from stockpile.lab.coach import FULL, QUICK, Analysis, AnalysisEffort, Unfinished, analyse, write
from stockpile.records import NotWhole, Record, RecordError, save_text
from stockpile.records import load as load_record


@dataclass(frozen=True)
class CoachPlan:
    """What is asked for."""

    file: Path
    care: AnalysisEffort = FULL
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
    care = QUICK if quick else FULL
    coach_game(CoachPlan(file, care=care, html=html, as_json=as_json, jobs=jobs or usual_jobs(), content=content))


def coach_game(plan: CoachPlan) -> None:
    """Look at a game; write the page, and print a summary or JSON."""
    with stopped_by_ctrl_c(lambda: say("coaching-stopped")):
        record = _loaded(plan)
        if plan.page is not None:
            check_page(plan.page, [plan.file])
        analysis = _looked_at(record, plan)
        told = Told(analysis, record)
        if plan.page is not None:
            save_text(coach_page(told, command(plan)), plan.page)
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
    return shlex.join([*words, "--quick"] if plan.care == QUICK else words)


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
                record, plan.care, plan.jobs, lambda done, parts: bar.update(task, completed=done, total=parts)
            )
        except Unfinished as error:
            raise UserError("error-coach-unfinished", file=str(plan.file), answers=error.answers) from None
        except RecordError as error:
            raise UserError("error-coach-damaged", reason=error.replace(file=str(plan.file)).message) from None
