"""What every investor wins."""

from stockpile.cli.report.balance.charts import Line, axis_around, chart, folded, note, prose, table
from stockpile.cli.report.balance.figures import FAIR_WITHIN, dollars, in_points, percent, points, verdict
from stockpile.cli.report.balance.names import Called, game_called
from stockpile.cli.report.balance.section import Section, surely
from stockpile.cli.report.figures import NONE
from stockpile.cli.report.markup import tag
from stockpile.cli.report.svg import Axis
from stockpile.display.numbers import decimal
from stockpile.i18n import say
from stockpile.lab.balance.money import gaps_to_fair
from stockpile.lab.balance.survey import EPIC_GAME, INVESTORS_ONLY, SINGLE_MODULES, BalanceRow, SurveyResult
from stockpile.lab.intervals import Mean

Gaps = dict[str, Mean]  # by investor: how far from fair


def investors(surveyed: SurveyResult, called: Called) -> Section:
    """How far from fair each is in the epic game, then by players and beside each module."""
    rows = surveyed.rows
    epic = gaps_to_fair([row for row in rows if row.game == EPIC_GAME and row.players > 2])
    order = sorted(epic, key=lambda name: (epic[name].mean or 0.0, name), reverse=True)
    body = (
        prose(say("balance-investors-how"), _surely(epic, order, called))
        + tag("h3", say("balance-investors-epic"))
        + chart(*_lines(epic, order, called))
        + note(say("balance-points-note"))
        + folded(say("balance-numbers"), _by_players(rows, order, called) + _by_module(rows, order, called))
    )
    return Section("investors", say("balance-investors"), _summary(epic, order, called), body)


def _summary(epic: Gaps, order: list[str], called: Called) -> str:
    best, worst = order[0], order[-1]
    inside = [name for name in order if abs(epic[name].mean or 0.0) <= FAIR_WITHIN]
    return say(
        "balance-investors-summary",
        best=called.investors[best],
        more=points(epic[best].mean),
        surely=verdict(epic[best], -FAIR_WITHIN, FAIR_WITHIN),
        worst=called.investors[worst],
        less=points(epic[worst].mean),
        inside=len(inside),
        all=len(order),
        within=decimal(100 * FAIR_WITHIN, 0),
    )


def _surely(epic: Gaps, order: list[str], called: Called) -> str:
    return surely([(called.investors[name], epic[name]) for name in order], -FAIR_WITHIN, FAIR_WITHIN)


def _lines(found: Gaps, order: list[str], called: Called) -> tuple[list[Line], Axis, tuple[float, ...]]:
    lines = []
    for name in order:
        off = in_points(found[name])
        label = say(
            "balance-line",
            name=called.investors[name],
            value=points(found[name].mean),
            low=dollars(off.low, "+"),
            high=dollars(off.high, "+"),
        )
        lines.append(Line(called.investors[name], points(found[name].mean), label, (off,)))
    return lines, axis_around(lines, 0), (0.0,)


def _by_players(rows: tuple[BalanceRow, ...], order: list[str], called: Called) -> str:
    """Shares of wins in the epic game, one column for each number of players, and the lead in money."""
    epic = {(row.players, row.name): row for row in rows if row.game == EPIC_GAME}
    counts = sorted({players for players, _ in epic})
    head = [
        say("balance-investor"),
        *[say("balance-of-players", players=players) for players in counts],
        *[say("balance-lead-of-players", players=players) for players in counts],
    ]
    cells = [
        (
            called.investors[name],
            *[_share(epic.get((players, name))) for players in counts],
            *[_lead(epic.get((players, name))) for players in counts],
        )
        for name in order
    ]
    return table(say("balance-investors-caption"), head, cells)


def _share(row: BalanceRow | None) -> str:
    return NONE if row is None else with_half(row.values["win_share"])


def _lead(row: BalanceRow | None) -> str:
    return NONE if row is None else dollars(row.values["lead"].mean, "+")


def with_half(mean: Mean) -> str:
    """A share and half its interval: 27.1 ± 2.0."""
    if mean.mean is None or mean.low is None or mean.high is None:
        return percent(mean.mean)
    return f"{decimal(100 * mean.mean)} ± {decimal(50 * (mean.high - mean.low))}"


def _by_module(rows: tuple[BalanceRow, ...], order: list[str], called: Called) -> str:
    """How far from fair beside each module, the mean over three to five players."""
    games = (INVESTORS_ONLY, *SINGLE_MODULES, EPIC_GAME)
    found = {game: gaps_to_fair([row for row in rows if row.game == game and row.players > 2]) for game in games}
    head = [say("balance-investor"), *[game_called(game) for game in games]]
    cells = [
        (called.investors[name], *[points(found[game].get(name, Mean()).mean) for game in games]) for name in order
    ]
    return table(say("balance-modules-beside-caption"), head, cells)
