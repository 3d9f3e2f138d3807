"""A short form of the report for the terminal, wide or narrow."""

from collections.abc import Iterator

from rich.console import Console, Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from stockpile.cli.report.coach.scores import grave
from stockpile.cli.report.coach.story import headline, stand_ins, story
from stockpile.cli.report.coach.told import Told
from stockpile.display import signs
from stockpile.display.numbers import signed, signed_percent
from stockpile.i18n import say
from stockpile.lab.coach.model import JudgedDecision, SeatAnalysis

WIDE = 76  # columns from which the seats are a table
WIDEST = 108  # columns from which its titles are written in full
WORST = 5


def print_summary(told: Told, out: Console) -> None:
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
    return " / ".join(str(seat.verdicts[each]) for each in grave())


def _seats(told: Told, width: int) -> Table:
    made = Table(box=None, padding=(0, 2, 0, 0), header_style=signs.FAINT)
    made.add_column(say("coaching-place"), justify="right")
    made.add_column(say("coaching-player"))
    faults = "coaching-faults" if width >= WIDEST else "coaching-faults-short"
    for key in (*(f"coaching-{each}" for each in ("money", "result", "luck", "skill", "grade")), faults):
        made.add_column(say(key), justify="right")
    for seat in told.in_order():
        scores = [signed_percent(score.win) for score in (seat.result, seat.luck, seat.skill)]
        cells = [str(seat.place), told.seat(seat.seat), str(seat.money), *scores, told.grade(seat), _faults(seat)]
        made.add_row(*[Text(cell, signs.STRONG if seat.place == 1 else "") for cell in cells])
    return made


def _lines(told: Told) -> Iterator[RenderableType]:
    """The same where there is no room for a table."""
    for seat in told.in_order():
        yield Text(f"{seat.place} {told.seat(seat.seat)} {seat.money}", signs.STRONG)
        result, luck, skill = [signed_percent(score.win) for score in (seat.result, seat.luck, seat.skill)]
        sums = say("coaching-line-sums", luck=luck, skill=skill, result=result)
        yield Padding(Text(sums), (0, 0, 0, 2))
        yield Padding(Text(say("coaching-line-grade", grade=told.grade(seat), faults=_faults(seat))), (0, 0, 0, 2))


def _case(told: Told, number: int, seat: SeatAnalysis, decision: JudgedDecision) -> RenderableType:
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
    better = say("coaching-better", answer=told.answers(decision.best))
    lines = [told.fault(decision), f"{better} {told.reason(decision)}".strip()]
    return Group(Text(head), *[Padding(Text(line, signs.FAINT), (0, 0, 0, 3)) for line in lines])
