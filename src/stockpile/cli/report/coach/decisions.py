"""The decisions of each seat: the worst with the position drawn, and a list of all."""

from html import escape

from stockpile.cli.report.coach.marks import Marks, sign_and_word
from stockpile.cli.report.coach.position import position
from stockpile.cli.report.coach.told import Told
from stockpile.cli.report.markup import scrolling, tag
from stockpile.cli.report.seats import named
from stockpile.cli.report.tournament import colour
from stockpile.display.numbers import decimal, percent, signed, signed_percent
from stockpile.i18n import say
from stockpile.lab.coach.model import JudgedDecision, SeatAnalysis
from stockpile.records import replay


def worst(told: Told) -> str:
    """For each seat, by place, up to five decisions."""
    return "".join(_worst_of(told, seat) for seat in told.in_order())


def _worst_of(told: Told, seat: SeatAnalysis) -> str:
    heading = tag("h3", named(seat.seat, told.seat(seat.seat)))
    cases = [_case(told, seat, number, seat.decisions[at]) for number, at in enumerate(seat.worst, 1)]
    none = tag("p", escape(say("coaching-no-faults")), class_="note")
    return tag("div", heading + ("".join(cases) or none), class_=f"seat {colour(seat.seat)}")


def _case(told: Told, seat: SeatAnalysis, number: int, decision: JudgedDecision) -> str:
    verdict = tag("span", escape(say(f"coach-verdict-{decision.verdict}")), class_=f"verdict {decision.verdict}")
    heading = tag("h4", f"{number}. {escape(told.when(decision.round, decision.phase))} {verdict}")
    words = tag("p", escape(told.fault(decision))) + _answers(told, decision) + _figures(decision)
    view = replay(told.record, to=decision.number).view(seat.seat)
    drawn = position(view, told.names, Marks(told.names, decision.played, decision.best))
    return tag("article", heading + tag("div", words, class_="words") + drawn, class_="case")


def _answers(told: Told, decision: JudgedDecision) -> str:
    """What was played, and what was better and why."""
    lines = {
        "played": (told.answers(decision.played), ""),
        "better": (told.answers(decision.best), told.reason(decision)),
    }
    rows = [
        tag("dt", escape(sign_and_word(kind)), class_=kind)
        + tag("dd", tag("b", escape(answer)) + (tag("p", escape(reason)) if reason else ""))
        for kind, (answer, reason) in lines.items()
    ]
    return tag("dl", "".join(rows), class_="answers")


def _figures(decision: JudgedDecision) -> str:
    """What was to be expected from either, as a small table."""
    head = [say("coaching-chance-to-win"), say("coaching-money-expected")]
    rows = [
        (say("coaching-mark-played"), percent(decision.win, 1), signed(decision.money)),
        (say("coaching-mark-better"), percent(decision.best_win, 1), signed(decision.best_money)),
        (say("coaching-lost"), percent(decision.loss.win, 1), decimal(decision.loss.money)),
    ]
    top = tag("td") + "".join(tag("th", escape(text), scope="col") for text in head)
    body = [
        tag("tr", tag("th", escape(name), scope="row") + "".join(tag("td", escape(text)) for text in figures))
        for name, *figures in rows
    ]
    caption = tag("caption", escape(say("coaching-both")), class_="unseen")
    return tag("table", caption + tag("tr", top) + "".join(body), class_="versus")


def all_decisions(told: Told) -> str:
    """Every real decision of each seat, folded up."""
    return "".join(_all_of(told, seat) for seat in told.in_order())


def _all_of(told: Told, seat: SeatAnalysis) -> str:
    name = told.seat(seat.seat)
    title = say("coaching-all-of", seat=name, count=len(seat.decisions))
    columns = ("when", "played", "better", "chance", "lost", "lost-money", "verdict")
    head = "".join(tag("th", escape(say(f"coaching-list-{column}")), scope="col") for column in columns)
    rows = "".join(tag("tr", _row(told, decision)) for decision in seat.decisions)
    table = tag("table", tag("caption", escape(title), class_="unseen") + tag("tr", head) + rows, class_="list")
    return tag("details", tag("summary", escape(title)) + scrolling(table, title), class_=colour(seat.seat))


def _row(told: Told, decision: JudgedDecision) -> str:
    good = decision.played == decision.best or decision.fault is None
    cells = [
        told.answers(decision.played),
        "" if good else told.answers(decision.best),
        percent(decision.win, 1),
        "" if good else signed_percent(-decision.loss.win),
        "" if good else signed(-decision.loss.money),
    ]
    when = tag("th", escape(told.when(decision.round, decision.phase)), scope="row")
    verdict = tag("span", escape(say(f"coach-verdict-{decision.verdict}")), class_=f"verdict {decision.verdict}")
    return when + "".join(tag("td", escape(text)) for text in cells) + tag("td", verdict)
