"""What going first is worth."""

from stockpile.cli.report.balance.charts import Line, axis_around, chart, folded, note, prose, table
from stockpile.cli.report.balance.figures import dollars, in_points, percent, points
from stockpile.cli.report.balance.names import game_called
from stockpile.cli.report.balance.section import Section
from stockpile.cli.report.figures import interval
from stockpile.cli.report.markup import tag
from stockpile.display.numbers import decimal
from stockpile.i18n import say
from stockpile.lab.balance.survey import BASE_GAME, EPIC_GAME, BalanceRow, SurveyResult, minus


def seats(surveyed: SurveyResult) -> Section:
    """By game and number of players, a line for every place in turn order."""
    rows = surveyed.rows
    pictures = "".join(
        tag("h3", say("balance-seats-game", game=game_called(game))) + _chart([row for row in rows if row.game == game])
        for game in (BASE_GAME, EPIC_GAME)
    )
    body = (
        prose(say("balance-seats-how"))
        + pictures
        + note(say("balance-points-note"))
        + folded(say("balance-numbers"), _table(rows))
    )
    return Section("seats", say("balance-seats"), _summary(rows), body)


def _fair(row: BalanceRow) -> float:
    return 1 / row.players


def _off(row: BalanceRow) -> float:
    return (row.values["win_share"].mean or 0.0) - _fair(row)


def _summary(rows: tuple[BalanceRow, ...]) -> str:
    most = max(rows, key=lambda row: abs(_off(row)))
    share = most.values["win_share"]
    return say(
        "balance-seats-summary",
        game=game_called(most.game),
        players=most.players,
        place=int(most.key[2]),
        share=percent(share.mean),
        low=percent(share.low),
        high=percent(share.high),
        fair=percent(_fair(most)),
    )


def _name(row: BalanceRow) -> str:
    return say("balance-seat", players=row.players, place=int(row.key[2]))


def _chart(rows: list[BalanceRow]) -> str:
    lines = []
    for row in rows:
        off = in_points(minus(row.values["win_share"], _fair(row)))
        value = points(_off(row))
        label = say(
            "balance-line", name=_name(row), value=value, low=dollars(off.low, "+"), high=dollars(off.high, "+")
        )
        lines.append(Line(_name(row), value, label, (off,)))
    return chart(lines, axis_around(lines, 0), (0.0,))


def _table(rows: tuple[BalanceRow, ...]) -> str:
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
                say("balance-seat-in", game=game_called(row.game), players=row.players, place=int(row.key[2])),
                decimal(row.deals, 0),
                percent(row.values["win_share"].mean),
                interval(row.values["win_share"], ".1%"),
                dollars(row.values["lead"].mean, "+"),
                interval(row.values["lead"], ".1f"),
            )
            for row in rows
        ],
    )
