"""The page of a study as a whole."""

from collections.abc import Sequence
from html import escape
from typing import Final

from stockpile.cli.report.bars import cell, cost, most_of
from stockpile.cli.report.markup import document, foot, scrolling, tag
from stockpile.cli.report.study.charts import grades, sums, usual_grades
from stockpile.cli.report.study.told import change, facts, habit, interval, left_out, mean, share
from stockpile.display.names import listed
from stockpile.display.numbers import decimal, percent, signed_percent
from stockpile.i18n import say
from stockpile.lab.study import FolderStudy, Habit, PhaseSummary, PlayerStudy

STYLES: Final = ("pages.css", "study/study.css")
MOST: Final = 5  # players who have a part of their own


def page(studied: FolderStudy, command: str) -> str:
    """The whole document. It follows from the study alone, so it is the same whenever it is made."""
    shown = studied.players[:MOST]
    title = say("study-title", players=", ".join(player.name for player in shown))
    parts = [_overview(studied)] if len(studied.players) > 1 else []
    parts += [_player(number, player, studied) for number, player in enumerate(shown)]
    return document(title, _header(studied, shown), "".join([*parts, _method()]), foot(command), *STYLES)


def _header(studied: FolderStudy, shown: Sequence[PlayerStudy]) -> str:
    one = studied.players[0] if len(studied.players) == 1 else None
    if one is not None:
        heading = say("study-heading-one", player=one.name, games=len(one.study.games))
    else:
        heading = say("study-heading-all", players=len(studied.players), games=len(studied.files))
    lines = [tag("p", escape(_story(one)), class_="story")] if one is not None else []
    lines += [tag("p", escape(say("study-quick-note")))] if studied.quick else []
    kicker = tag("p", escape(say("study-kicker")), class_="kicker")
    return kicker + tag("h1", escape(heading)) + "".join(lines) + _skipped(studied) + _contents(studied, shown)


def _story(player: PlayerStudy) -> str:
    """The one line that somebody in a hurry reads."""
    study = player.study
    grade, wins = mean(study.grade), mean(study.wins, percent)
    if not study.habits:
        return say("study-read-good", grade=grade, wins=wins)
    dearest = study.habits[0]
    return say("study-read-one", grade=grade, wins=wins, habit=habit(dearest), cost=mean(dearest.money))


def _skipped(studied: FolderStudy) -> str:
    if not studied.skipped:
        return ""
    told = [left_out(each) for each in studied.skipped]
    summary = tag("summary", escape(say("study-left-out", count=len(told))), class_="warn")
    return tag("details", summary + tag("ul", "".join(tag("li", escape(text)) for text in told)))


def _contents(studied: FolderStudy, shown: Sequence[PlayerStudy]) -> str:
    if len(studied.players) == 1:
        return ""
    links = [("overview", say("study-overview")), *((_anchor(at), player.name) for at, player in enumerate(shown))]
    items = "".join(tag("li", tag("a", escape(text), href=f"#{name}")) for name, text in links)
    return tag("nav", tag("ul", items), aria_label=say("study-contents"))


def _anchor(number: int) -> str:
    return f"player{number}"


def _note(text: str) -> str:
    return tag("p", escape(text), class_="note")


def _head(*titles: str) -> str:
    return tag("tr", "".join(tag("th", escape(title), scope="col") for title in titles))


def _table(title: str, head: str, rows: Sequence[str], kind: str) -> str:
    caption = tag("caption", escape(title), class_="unseen")
    body = caption + head + "".join(tag("tr", row) for row in rows)
    return scrolling(tag("table", body, class_=kind), title)


def _with_interval(text: str, ranging: str) -> str:
    return tag("td", escape(text) + tag("small", escape(f"({ranging})")))


def _overview(studied: FolderStudy) -> str:
    rows = []
    for player in studied.players:
        study = player.study
        name = tag("th", escape(player.name), scope="row") + tag("td", str(len(study.games)))
        rows.append(
            name
            + _with_interval(mean(study.wins, percent), interval(study.wins, percent))
            + _with_interval(mean(study.grade), interval(study.grade))
            + _with_interval(mean(study.luck, change), interval(study.luck, change))
            + _with_interval(mean(study.skill, change), interval(study.skill, change))
        )
    titles = [say(f"study-{each}") for each in ("player", "games", "wins", "grade", "luck", "skill")]
    title = say("study-overview")
    heading = tag("h2", escape(title), id="overview-title")
    note = _note(say("study-overview-note", most=min(MOST, len(studied.players))))
    table = _table(title, _head(*titles), rows, "people")
    return tag("section", heading + note + table, id="overview", aria_labelledby="overview-title")


def _player(number: int, player: PlayerStudy, studied: FolderStudy) -> str:
    """All that there is of one player."""
    parts = [
        tag("h2", escape(player.name), id=f"{_anchor(number)}-title"),
        tag("p", escape(facts(player))),
        tag("div", _grades(player) + _sums(player), class_="cards"),
        _habits(player),
        _phases(player),
        _games(player, studied),
    ]
    return tag("section", "".join(parts), id=_anchor(number), aria_labelledby=f"{_anchor(number)}-title")


def _grades(player: PlayerStudy) -> str:
    note = _note(say("study-grades-note", usual=listed(usual_grades())))
    return tag("article", tag("h3", escape(say("study-grades"))) + note + grades(player))


def _sums(player: PlayerStudy) -> str:
    note = _note(say("study-sums-note"))
    return tag("article", tag("h3", escape(say("study-sums"))) + note + sums(player))


def _habits(player: PlayerStudy) -> str:
    habits = player.study.habits
    heading = tag("h3", escape(say("study-habits")))
    if not habits:
        return heading + _note(say("study-no-habits"))
    titles = [say(key) for key in ("study-habit", "study-cost-money", "study-cost-win")]
    most = most_of(each.money.high or each.money.mean or 0.0 for each in habits)
    table = _table(say("study-habits"), _head(*titles), [_habit(each, most) for each in habits], "habits")
    return heading + _note(say("study-habits-note", player=player.name)) + table


def _habit(found: Habit, most: float) -> str:
    """In words, how often, and what it costs."""
    middle = found.money.mean or 0.0
    drawn = cost(found.money.low or middle, middle, found.money.high or middle, most)
    figures = tag("b", escape(mean(found.money))) + tag("small", escape(f"({interval(found.money)})"))
    often = tag("small", escape(say("study-often", count=found.count, games=found.games)))
    name = tag("th", escape(habit(found)) + often, scope="row")
    money = tag("td", figures + drawn, class_="barred")
    return name + money + _with_interval(mean(found.win, share), interval(found.win, share))


def _phases(player: PlayerStudy) -> str:
    phases = [each for each in player.study.phases if any(_values(each))]
    titles = [say(f"study-{each}") for each in ("phase", "luck", "own", "loss", "loss-money")]
    came = most_of(value for each in phases for value in _values(each)[:2])
    lost = most_of(_values(each)[2] for each in phases)
    rows = [_phase(each, came, lost) for each in phases]
    heading = tag("h3", escape(say("study-phases"))) + _note(say("study-phases-note"))
    return heading + _table(say("study-phases"), _head(*titles), rows, "phases")


def _values(phase: PhaseSummary) -> tuple[float, float, float]:
    return phase.luck.mean or 0.0, phase.skill.mean or 0.0, -(phase.loss.mean or 0.0)


def _phase(phase: PhaseSummary, came: float, lost: float) -> str:
    luck, own, loss = _values(phase)
    cells = [cell(luck, change(luck), came), cell(own, change(own), came), cell(loss, change(loss), lost)]
    cells.append(_with_interval(mean(phase.loss_money), interval(phase.loss_money)))
    return tag("th", escape(say(f"phase-{phase.phase}")), scope="row") + "".join(cells)


def _games(player: PlayerStudy, studied: FolderStudy) -> str:
    """Every game, folded up."""
    title = say("study-list", player=player.name)
    titles = [
        say(f"study-{each}")
        for each in ("game", "place", "money", "result", "luck-one", "skill-one", "loss-money", "grade")
    ]
    rows = []
    for at, game in zip(player.files, player.study.games, strict=True):
        figures = [
            *(str(game.place), str(game.money)),
            *(signed_percent(score.win) for score in (game.result, game.luck, game.skill)),
            *(decimal(game.loss.money), str(game.grade)),
        ]
        name = tag("th", escape(studied.files[at]), scope="row")
        rows.append(name + "".join(tag("td", escape(text)) for text in figures))
    table = _table(title, _head(*titles), rows, "games")
    return tag("details", tag("summary", escape(title)) + table)


def _method() -> str:
    heading = tag("h2", escape(say("study-method")), id="method-title")
    text = tag("p", escape(say("study-method-text")))
    return tag("section", heading + text, id="method", aria_labelledby="method-title")
