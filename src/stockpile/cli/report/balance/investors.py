"""Sections on what going first is worth, what every investor wins, and the money that makes investors equal."""

from stockpile.cli.report.balance.layout import (
    BalanceNames,
    ChartLine,
    ReportSection,
    axis_around,
    chart,
    clear_verdicts,
    folded,
    name_of_game,
    note,
    prose,
    table,
)
from stockpile.cli.report.figures import FAIR_WITHIN, dollars, in_points, interval, percent, points, verdict
from stockpile.cli.report.markup import tag
from stockpile.cli.report.svg import Axis
from stockpile.content import Content
from stockpile.display.numbers import NO_FIGURE, decimal
from stockpile.i18n import say
from stockpile.lab.balance import MoneyLine, money_lines
from stockpile.lab.balance.money import EvenMoney, gaps_to_fair
from stockpile.lab.balance.survey import (
    BASE_GAME,
    EPIC_GAME,
    INVESTORS_ONLY,
    SINGLE_MODULES,
    BalanceRow,
    SurveyResult,
    minus,
)
from stockpile.lab.intervals import Mean


def seats(surveyed: SurveyResult) -> ReportSection:
    """By game and number of players, a line for every place in turn order."""
    rows = surveyed.rows
    pictures = "".join(
        tag("h3", say("balance-seats-game", game=name_of_game(game)))
        + _seats_chart([row for row in rows if row.game == game])
        for game in (BASE_GAME, EPIC_GAME)
    )
    body = (
        prose(say("balance-seats-how"))
        + pictures
        + note(say("balance-points-note"))
        + folded(say("balance-numbers"), _seats_table(rows))
    )
    return ReportSection("seats", say("balance-seats"), _seats_summary(rows), body)


def _fair_share(row: BalanceRow) -> float:
    return 1 / row.players


def _off(row: BalanceRow) -> float:
    return (row.values["win_share"].mean or 0.0) - _fair_share(row)


def _seats_summary(rows: tuple[BalanceRow, ...]) -> str:
    most = max(rows, key=lambda row: abs(_off(row)))
    share = most.values["win_share"]
    return say(
        "balance-seats-summary",
        game=name_of_game(most.game),
        players=most.players,
        place=int(most.key[2]),
        share=percent(share.mean),
        low=percent(share.low),
        high=percent(share.high),
        fair=percent(_fair_share(most)),
    )


def _seat_name(row: BalanceRow) -> str:
    return say("balance-seat", players=row.players, place=int(row.key[2]))


def _seats_chart(rows: list[BalanceRow]) -> str:
    lines = []
    for row in rows:
        off = in_points(minus(row.values["win_share"], _fair_share(row)))
        value = points(_off(row))
        label = say(
            "balance-line", name=_seat_name(row), value=value, low=dollars(off.low, "+"), high=dollars(off.high, "+")
        )
        lines.append(ChartLine(_seat_name(row), value, label, (off,)))
    return chart(lines, axis_around(lines, 0), (0.0,))


def _seats_table(rows: tuple[BalanceRow, ...]) -> str:
    keys = (
        "balance-what",
        "balance-deals",
        "balance-win-share",
        "balance-interval",
        "balance-lead",
        "balance-interval",
    )
    return table(
        say("balance-seats-caption"),
        [say(key) for key in keys],
        [
            (
                say("balance-seat-in", game=name_of_game(row.game), players=row.players, place=int(row.key[2])),
                decimal(row.deals, 0),
                percent(row.values["win_share"].mean),
                interval(row.values["win_share"], ".1%"),
                dollars(row.values["lead"].mean, "+"),
                interval(row.values["lead"], ".1f"),
            )
            for row in rows
        ],
    )


Gaps = dict[str, Mean]  # by investor: how far from fair


def investors(surveyed: SurveyResult, called: BalanceNames) -> ReportSection:
    """How far from fair each is in the epic game, then by players and beside each module."""
    rows = surveyed.rows
    epic = gaps_to_fair([row for row in rows if row.game == EPIC_GAME and row.players > 2])
    order = sorted(epic, key=lambda name: (epic[name].mean or 0.0, name), reverse=True)
    body = (
        prose(say("balance-investors-how"), _clear_investors(epic, order, called))
        + tag("h3", say("balance-investors-epic"))
        + chart(*_lines(epic, order, called))
        + note(say("balance-points-note"))
        + folded(say("balance-numbers"), _by_players(rows, order, called) + _by_module(rows, order, called))
    )
    return ReportSection("investors", say("balance-investors"), _investors_summary(epic, order, called), body)


def _investors_summary(epic: Gaps, order: list[str], called: BalanceNames) -> str:
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


def _clear_investors(epic: Gaps, order: list[str], called: BalanceNames) -> str:
    return clear_verdicts([(called.investors[name], epic[name]) for name in order], -FAIR_WITHIN, FAIR_WITHIN)


def _lines(found: Gaps, order: list[str], called: BalanceNames) -> tuple[list[ChartLine], Axis, tuple[float, ...]]:
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
        lines.append(ChartLine(called.investors[name], points(found[name].mean), label, (off,)))
    return lines, axis_around(lines, 0), (0.0,)


def _by_players(rows: tuple[BalanceRow, ...], order: list[str], called: BalanceNames) -> str:
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
    return NO_FIGURE if row is None else with_half(row.values["win_share"])


def _lead(row: BalanceRow | None) -> str:
    return NO_FIGURE if row is None else dollars(row.values["lead"].mean, "+")


def with_half(mean: Mean) -> str:
    """A share and half its interval: 27.1 ± 2.0."""
    if mean.mean is None or mean.low is None or mean.high is None:
        return percent(mean.mean)
    return f"{decimal(100 * mean.mean)} ± {decimal(50 * (mean.high - mean.low))}"


def _by_module(rows: tuple[BalanceRow, ...], order: list[str], called: BalanceNames) -> str:
    """How far from fair beside each module, the mean over three to five players."""
    games = (INVESTORS_ONLY, *SINGLE_MODULES, EPIC_GAME)
    found = {game: gaps_to_fair([row for row in rows if row.game == game and row.players > 2]) for game in games}
    head = [say("balance-investor"), *[name_of_game(game) for game in games]]
    cells = [
        (called.investors[name], *[points(found[game].get(name, Mean()).mean) for game in games]) for name in order
    ]
    return table(say("balance-modules-beside-caption"), head, cells)


def money(content: Content, evened: EvenMoney, called: BalanceNames) -> ReportSection:
    """How far from fair each investor is with today's money, and with the money that was worked out."""
    found = money_lines(content, evened)
    lines = [_money_chart_line(each, called) for each in reversed(found)]
    within = 100 * FAIR_WITHIN
    body = (
        prose(say("balance-money-how", slope=points(evened.slope, "")))
        + chart(lines, axis_around(lines, -within, within), (-within, within))
        + note(say("balance-money-note", within=decimal(within, 0)))
        + folded(say("balance-numbers"), _money_table(found, called))
    )
    return ReportSection("money", say("balance-even"), _money_summary(found), body)


def _money_summary(found: list[MoneyLine]) -> str:
    return say(
        "balance-money-summary",
        before=_count_fair([line.before for line in found]),
        after=_count_fair([line.after for line in found]),
        all=len(found),
        within=decimal(100 * FAIR_WITHIN, 0),
    )


def _count_fair(means: list[Mean]) -> int:
    return len([mean for mean in means if mean.mean is not None and abs(mean.mean) <= FAIR_WITHIN])


def _money_chart_line(line: MoneyLine, called: BalanceNames) -> ChartLine:
    name = called.investors[line.investor]
    label = say(
        "balance-money-line",
        name=name,
        money=line.money,
        before=points(line.before.mean),
        even=line.even,
        after=points(line.after.mean),
    )
    value = say("balance-money-value", money=line.money, even=line.even)
    return ChartLine(name, value, label, (in_points(line.before), in_points(line.after)))


def _money_table(found: list[MoneyLine], called: BalanceNames) -> str:
    keys = ("balance-investor", "balance-mark", "balance-money-now", "balance-gap", "balance-interval")
    more = ("balance-money-even", "balance-gap", "balance-interval")
    rows = [
        (
            called.investors[line.investor],
            line.mark,
            decimal(line.money, 0),
            points(line.before.mean),
            interval(in_points(line.before), ".1f"),
            decimal(line.even, 0),
            points(line.after.mean),
            interval(in_points(line.after), ".1f"),
        )
        for line in found
    ]
    return table(say("balance-money-caption"), [say(key) for key in (*keys, *more)], rows)
