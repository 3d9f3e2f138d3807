"""A short form of a study for the terminal."""

from rich.console import Console
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from stockpile.cli.report.study.told import change, facts, habit_line, interval, left_out, mean
from stockpile.display import signs
from stockpile.display.numbers import percent
from stockpile.i18n import say
from stockpile.lab.study import FolderStudy, PlayerStudy

WIDE = 84  # columns from which intervals are shown
HABITS = 5


def print_study(studied: FolderStudy, kept: str, page: str, out: Console) -> None:
    """Everybody in a line; of the first all facts and the dearest habits; what was left out, where the rest is."""
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
