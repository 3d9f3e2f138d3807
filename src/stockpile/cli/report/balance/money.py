"""The starting money that makes investors equal, before and after."""

from stockpile.cli.report.balance.charts import Line, axis_around, chart, folded, note, prose, table
from stockpile.cli.report.balance.figures import FAIR_WITHIN, in_points, points
from stockpile.cli.report.balance.names import Called
from stockpile.cli.report.balance.section import Section
from stockpile.cli.report.figures import interval
from stockpile.content import Content
from stockpile.display.numbers import decimal
from stockpile.i18n import say
from stockpile.lab.balance import MoneyLine, money_lines
from stockpile.lab.balance.money import EvenMoney
from stockpile.lab.intervals import Mean


def money(content: Content, evened: EvenMoney, called: Called) -> Section:
    """How far from fair each investor is with today's money, and with the money that was worked out."""
    found = money_lines(content, evened)
    lines = [_line(each, called) for each in reversed(found)]
    within = 100 * FAIR_WITHIN
    body = (
        prose(say("balance-money-how", slope=points(evened.slope, "")))
        + chart(lines, axis_around(lines, -within, within), (-within, within))
        + note(say("balance-money-note", within=decimal(within, 0)))
        + folded(say("balance-numbers"), _table(found, called))
    )
    return Section("money", say("balance-even"), _summary(found), body)


def _summary(found: list[MoneyLine]) -> str:
    return say(
        "balance-money-summary",
        before=_fair([line.before for line in found]),
        after=_fair([line.after for line in found]),
        all=len(found),
        within=decimal(100 * FAIR_WITHIN, 0),
    )


def _fair(means: list[Mean]) -> int:
    return len([mean for mean in means if mean.mean is not None and abs(mean.mean) <= FAIR_WITHIN])


def _line(line: MoneyLine, called: Called) -> Line:
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
    return Line(name, value, label, (in_points(line.before), in_points(line.after)))


def _table(found: list[MoneyLine], called: Called) -> str:
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
