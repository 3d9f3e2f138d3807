"""Luck and skill: by seat, by phase, by kind of chance; and the grades."""

from collections.abc import Callable, Sequence
from html import escape
from typing import Final

from stockpile.cli.report import svg
from stockpile.cli.report.bars import bar, cell, most_of
from stockpile.cli.report.coach.told import Told
from stockpile.cli.report.markup import scrolling, tag
from stockpile.cli.report.seats import named
from stockpile.cli.report.svg import Axis
from stockpile.cli.report.tournament import colour
from stockpile.display.numbers import signed, signed_percent
from stockpile.i18n import say
from stockpile.lab.coach import KINDS, VERDICTS
from stockpile.lab.coach.model import PhaseScore, Score, SeatAnalysis

# What bots that everybody can play against usually get.
TYPICAL: Final = {"intern": 40, "broker": 55, "shark": 90}
Measure = tuple[str, Callable[[Score], float], Callable[[float], str]]
MEASURES: Final[tuple[Measure, ...]] = (
    ("coaching-in-wins", lambda score: score.win, signed_percent),
    ("coaching-in-money", lambda score: score.money, signed),
)
WIN: Final = MEASURES[0]


def summary(told: Told) -> str:
    """A line for each seat, by place."""
    columns = ("place", "player", "money", "result", "luck", "skill", "grade")
    head = [say(f"coaching-{column}") for column in columns] + [say(f"coaching-many-{each}") for each in grave()]
    rows = [tag("tr", _summary_cells(told, seat), class_=colour(seat.seat)) for seat in told.in_order()]
    title = say("coaching-summary")
    body = tag("caption", escape(title), class_="unseen")
    body += tag("tr", "".join(tag("th", escape(text), scope="col") for text in head))
    return scrolling(tag("table", body + "".join(rows), class_="sums"), title)


def grave() -> list[str]:
    """The verdicts that are counted: all but good."""
    return [*VERDICTS][:-1]


def _summary_cells(told: Told, seat: SeatAnalysis) -> str:
    scores = [signed_percent(score.win) for score in (seat.result, seat.luck, seat.skill)]
    figures = [str(seat.money), *scores, told.grade(seat), *(str(seat.verdicts[each]) for each in grave())]
    name = tag("th", named(seat.seat, told.seat(seat.seat)), scope="row")
    return tag("td", str(seat.place)) + name + "".join(tag("td", escape(text)) for text in figures)


def luck_and_skill(told: Told) -> str:
    """For each seat, in both measures: luck and skill, and the result that they add up to."""
    most = [
        most_of(of(score) for seat in told.analysis.seats for score in (seat.luck, seat.skill, seat.result))
        for _, of, _ in MEASURES
    ]
    return tag("div", "".join(_sum_of(told, seat, most) for seat in told.in_order()), class_="cards")


def _sum_of(told: Told, seat: SeatAnalysis, most: Sequence[float]) -> str:
    parts = "".join(_bars(measure, seat, most[at]) for at, measure in enumerate(MEASURES))
    heading = tag("h3", named(seat.seat, told.seat(seat.seat)))
    made = say(
        "coaching-skill-made-of",
        own=signed_percent(seat.own.win),
        others=signed_percent(seat.others.win),
        rest=signed_percent(seat.rest.win),
    )
    notes = [made]
    if seat.stand_in is not None:
        notes.append(say("standin-effect", effect=signed_percent(seat.stand_in.effect.win)))
    note = tag("p", escape(" ".join(notes)), class_="note")
    return tag("article", heading + parts + note, class_=colour(seat.seat))


def _bars(measure: Measure, seat: SeatAnalysis, most: float) -> str:
    """Three bars under each other; the last is the sum of the others."""
    title, of, text = measure
    lines = (("coaching-luck", seat.luck), ("coaching-skill", seat.skill), ("coaching-result", seat.result))
    rows = [
        tag("dt", escape(say(key))) + tag("dd", bar(of(score), most) + tag("span", escape(text(of(score)))))
        for key, score in lines
    ]
    return tag("h4", escape(say(title))) + tag("dl", "".join(rows), class_="sum")


def grades(told: Told) -> str:
    """A strip for each seat, with the grades that bots usually get."""
    axis = Axis(0, 100, tuple((float(grade), bot) for bot, grade in TYPICAL.items()))
    return "".join(_strip(told, seat, axis) for seat in told.in_order()) + axis.drawn()


def _strip(told: Told, seat: SeatAnalysis, axis: Axis) -> str:
    name = told.seat(seat.seat)
    reach = axis.at(seat.grade if seat.is_graded else 0)
    filled = tag("rect", x=0, width=svg.percent(reach), y=8, height=svg.LANE - 16, class_="bar")
    label = say("standin-all", seat=name)
    if seat.is_graded:
        label = say("coaching-grade-label", seat=name, grade=seat.grade)
    head = tag("b", named(seat.seat, name)) + tag("span", told.grade(seat), class_="grade")
    return tag("div", head + svg.lane(label, filled, axis.grid()), class_=f"strip {colour(seat.seat)}")


def phases(told: Told) -> str:
    """A table for each seat, in chances to win."""
    found = [_scores(each) for seat in told.analysis.seats for each in seat.phases]
    most = (
        most_of(score.win for luck, own, _ in found for score in (luck, own)),
        most_of(lost.win for *_, lost in found),
    )
    return tag("div", "".join(_phases_of(told, seat, most) for seat in told.in_order()), class_="cards")


def _scores(phase: PhaseScore) -> tuple[Score, Score, Score]:
    """Luck, own decisions, and what better ones would have added, which is lost."""
    return phase.luck, phase.skill, Score() - phase.loss


def _phases_of(told: Told, seat: SeatAnalysis, most: tuple[float, float]) -> str:
    name = told.seat(seat.seat)
    head = [say(f"coaching-{key}") for key in ("phase", "luck", "own", "lost")]
    rows = [
        tag("th", escape(say(f"phase-{phase.phase}")), scope="row") + "".join(_cells(_scores(phase), most))
        for phase in seat.phases
        if any(score != Score() for score in _scores(phase))
    ]
    body = tag("caption", named(seat.seat, name))
    body += tag("tr", "".join(tag("th", escape(text), scope="col") for text in head))
    table = tag("table", body + "".join(tag("tr", row) for row in rows))
    return tag("article", scrolling(table, say("coaching-phases-of", seat=name)), class_=colour(seat.seat))


def _cells(scores: Sequence[Score], most: tuple[float, float]) -> list[str]:
    """What better decisions would have added is of another size than what came, and has its own scale."""
    scales = (most[0], most[0], most[1])
    return [cell(each.win, signed_percent(each.win), scale) for each, scale in zip(scores, scales, strict=True)]


def chances(told: Told) -> str:
    """What each kind of chance gave to each seat."""
    seats = [seat.seat for seat in told.in_order()]
    sums: dict[str, list[float]] = {}
    for fortune in told.analysis.fortunes:
        now = sums.setdefault(fortune.kind, [0.0] * told.analysis.players)
        sums[fortune.kind] = [a + luck.win for a, luck in zip(now, fortune.luck, strict=True)]
    most = most_of(amount for each in sums.values() for amount in each)
    head = tag("th", escape(say("coaching-chance")), scope="col")
    head += "".join(tag("th", named(seat, told.seat(seat)), scope="col") for seat in seats)
    rows = [
        tag("th", escape(say(f"coach-chance-{kind}")), scope="row")
        + "".join(cell(sums[kind][seat], signed_percent(sums[kind][seat]), most) for seat in seats)
        for kind in KINDS
        if kind in sums
    ]
    title = say("coaching-chances")
    body = tag("caption", escape(title), class_="unseen") + tag("tr", head) + "".join(tag("tr", row) for row in rows)
    return scrolling(tag("table", body), title)
