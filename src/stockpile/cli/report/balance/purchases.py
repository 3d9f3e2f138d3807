"""What a bond, a commodity and a tax card are worth."""

from stockpile.cli.report.balance.charts import Line, axis_around, chart, folded, note, prose, table
from stockpile.cli.report.balance.figures import dollars
from stockpile.cli.report.balance.section import Section
from stockpile.cli.report.figures import interval
from stockpile.cli.report.markup import tag
from stockpile.display.numbers import decimal
from stockpile.i18n import say
from stockpile.lab.balance.survey import BalanceRow, SurveyResult

KINDS = (("balance-bonds", ("bond",)), ("balance-commodities", ("commodity", "double")), ("balance-taxes", ("tax",)))


def purchases(surveyed: SurveyResult) -> Section:
    """Bonds by the rounds to come, commodities by their place in a set, taxes by how many there are."""
    rows = surveyed.pooled
    pictures = ""
    for title, kinds in KINDS:
        lines = [_line(row) for row in rows if row.name in kinds]
        if lines:
            pictures += tag("h3", say(title)) + chart(lines, axis_around(lines, 0), (0.0,))
    body = (
        prose(say("balance-purchases-how"))
        + pictures
        + note(say("balance-dollars-note"))
        + folded(say("balance-numbers"), _table(rows))
    )
    return Section("purchases", say("balance-purchases"), _summary(rows), body)


def _called(row: BalanceRow) -> str:
    return say(f"balance-bought-{row.name}", count=int(row.key[3]))


def _line(row: BalanceRow) -> Line:
    worth = row.values["worth"]
    value = dollars(worth.mean, "+")
    label = say("balance-line", name=_called(row), value=value, low=dollars(worth.low), high=dollars(worth.high))
    return Line(_called(row), value, label, (worth,))


def _summary(rows: tuple[BalanceRow, ...]) -> str:
    best = max(rows, key=lambda row: row.values["worth"].mean or 0.0)
    worst = min(rows, key=lambda row: row.values["worth"].mean or 0.0)
    return say(
        "balance-purchases-summary",
        best=_called(best),
        most=dollars(best.values["worth"].mean, "+"),
        worst=_called(worst),
        least=dollars(worst.values["worth"].mean, "+"),
    )


def _table(rows: tuple[BalanceRow, ...]) -> str:
    keys = ("balance-what", "balance-looks", "balance-worth", "balance-interval", "balance-own-money")
    cells = [
        (
            _called(row),
            decimal(row.looks, 0),
            dollars(row.values["worth"].mean, "+"),
            interval(row.values["worth"], ".1f"),
            dollars(row.values["money"].mean, "+"),
        )
        for row in rows
    ]
    return table(say("balance-purchases-caption"), [say(key) for key in keys], cells)
