"""How much of a win is luck, with each module."""

from stockpile.cli.report.balance.charts import Line, axis_around, chart, note, prose, table
from stockpile.cli.report.balance.figures import in_points, percent
from stockpile.cli.report.balance.modules import GAMES
from stockpile.cli.report.balance.names import game_called
from stockpile.cli.report.balance.section import Section
from stockpile.cli.report.figures import interval
from stockpile.i18n import say
from stockpile.lab.balance.survey import BalanceRow, SurveyResult

VALUE = "luck_share"


def luck(surveyed: SurveyResult) -> Section:
    """The share by module, in a picture and in a table."""
    found = {row.game: row for row in surveyed.rows}
    rows = [found[game] for game in GAMES if game in found]
    lines = [_line(row) for row in rows]
    body = prose(say("balance-luck-how")) + chart(lines, axis_around(lines), ()) + note(say("balance-luck-note"))
    return Section("luck", say("balance-luck"), _summary(rows), body + _table(rows))


def _summary(rows: list[BalanceRow]) -> str:
    sure = [row for row in rows if row.values[VALUE].low is not None]  # a deal alone says nothing
    if not sure:
        return say("balance-luck-few")
    ranked = sorted(sure, key=lambda row: row.values[VALUE].mean or 0.0)
    return say(
        "balance-luck-summary",
        most=game_called(ranked[-1].game),
        high=percent(ranked[-1].values[VALUE].mean),
        least=game_called(ranked[0].game),
        low=percent(ranked[0].values[VALUE].mean),
    )


def _line(row: BalanceRow) -> Line:
    share = row.values[VALUE]
    name, value = game_called(row.game), percent(share.mean)
    label = say("balance-line", name=name, value=value, low=percent(share.low), high=percent(share.high))
    return Line(name, value, label, (in_points(share),))


def _table(rows: list[BalanceRow]) -> str:
    heads = [say(key) for key in ("balance-game", "balance-luck-share", "balance-interval")]
    cells = [
        (game_called(row.game), percent(row.values[VALUE].mean), interval(row.values[VALUE], ".1%")) for row in rows
    ]
    return table(say("balance-luck-caption"), heads, cells)
