"""The page of one game as a whole."""

from collections.abc import Callable
from html import escape
from typing import Final

from stockpile.cli.report.coach import decisions, scores
from stockpile.cli.report.coach.chart import chart
from stockpile.cli.report.coach.story import headline, stand_ins, story, turns
from stockpile.cli.report.coach.told import Told
from stockpile.cli.report.markup import document, foot, tag
from stockpile.cli.report.seats import named
from stockpile.display.names import game_in_words, listed
from stockpile.display.numbers import percent, signed_percent
from stockpile.i18n import say
from stockpile.lab.coach import FULL, QUICK
from stockpile.lab.coach.decisions import VERDICTS

STYLES: Final = ("pages.css", "coach/coach.css")


def page(told: Told, command: str) -> str:
    """The whole document. It follows from the record and its analysis alone, so it is the same whenever it is made."""
    title = say("coaching-title", seats=", ".join(told.names.seats))
    main = "".join(_section(name, fill(told)) for name, fill in _SECTIONS.items())
    return document(title, _header(told), main, foot(command), *STYLES)


def _header(told: Told) -> str:
    analysis = told.analysis
    game = say(
        "coaching-game",
        players=analysis.players,
        rounds=analysis.rounds,
        answers=analysis.answers,
        decisions=sum(len(seat.decisions) for seat in analysis.seats),
    )
    lines = [tag("p", escape(story(told)), class_="story")]
    lines += [tag("p", escape(text), class_="warn") for text in stand_ins(told)]
    lines += [tag("p", escape(game))]
    lines += [tag("p", escape(text)) for text in [game_in_words(told.record.config)] if text]
    lines += [tag("p", escape(say("coaching-quick-note")))] if analysis.quick else []
    links = [tag("li", tag("a", escape(say(f"coaching-section-{name}")), href=f"#{name}")) for name in _SECTIONS]
    nav = tag("nav", tag("ul", "".join(links)), aria_label=say("coaching-contents"))
    kicker = tag("p", escape(say("coaching-kicker")), class_="kicker")
    return kicker + tag("h1", escape(headline(told))) + "".join(lines) + nav


def _section(name: str, filled: str) -> str:
    heading = tag("h2", escape(say(f"coaching-section-{name}")), id=f"{name}-title")
    return tag("section", heading + filled, id=name, aria_labelledby=f"{name}-title")


def _note(key: str, **facts: str | int) -> str:
    return tag("p", escape(say(key, **facts)), class_="note")


def _result(told: Told) -> str:
    return _note("coaching-summary-note", fair=percent(told.analysis.fair)) + scores.summary(told)


def _course(told: Told) -> str:
    return _note("coaching-chart-note", fair=percent(told.analysis.fair)) + chart(told) + _turning(told)


def _turning(told: Told) -> str:
    heading = tag("h3", escape(say("coaching-turns")))
    items = [
        tag("li", tag("p", escape(text)) + tag("p", f"{named(turn.seat, told.seat(turn.seat))} {_change(turn.change)}"))
        for turn, text in turns(told)
    ]
    if not items:
        return heading + _note("coaching-no-turns")
    return heading + _note("coaching-turns-note") + tag("ol", "".join(items), class_="turns")


def _change(change: float) -> str:
    return tag("b", escape(signed_percent(change)), class_="gained" if change > 0 else "lost")


def _sums(told: Told) -> str:
    return _note("coaching-sums-note") + scores.luck_and_skill(told)


def _grades(told: Told) -> str:
    usual = listed([say("coaching-typical", bot=bot, grade=grade) for bot, grade in scores.TYPICAL.items()])
    return _note("coaching-grades-note", usual=usual) + scores.grades(told)


def _worst(told: Told) -> str:
    marks = {name: percent(least) for name, least in VERDICTS.items()}
    note = _note("coaching-worst-note", blunder=marks["blunder"], mistake=marks["mistake"], slight=marks["inaccuracy"])
    return note + decisions.worst(told)


def _phases(told: Told) -> str:
    return _note("coaching-phases-note") + scores.phases(told)


def _chances(told: Told) -> str:
    return _note("coaching-chances-note") + scores.chances(told)


def _all(told: Told) -> str:
    return _note("coaching-all-note") + decisions.all_decisions(told)


def _method(told: Told) -> str:
    care = QUICK if told.analysis.quick else FULL
    facts: dict[str, str | int] = {
        "futures": care.futures,
        "playouts": care.depth.playouts,
        "worlds": care.depth.worlds,
        "fair": percent(told.analysis.fair),
    }
    parts = ("luck", "skill", "decisions", "grade", "limits")
    return "".join(
        tag("h3", escape(say(f"coaching-how-{part}"))) + tag("p", escape(say(f"coaching-how-{part}-text", **facts)))
        for part in parts
    )


_SECTIONS: Final[dict[str, Callable[[Told], str]]] = {
    "result": _result,
    "course": _course,
    "sums": _sums,
    "grades": _grades,
    "worst": _worst,
    "phases": _phases,
    "chances": _chances,
    "all": _all,
    "method": _method,
}
