"""What every strategy card is worth, played and held."""

from stockpile.cli.report.balance.charts import Line, axis_around, chart, folded, note, prose, table
from stockpile.cli.report.balance.figures import CHEAP, DEAR, dollars, verdict
from stockpile.cli.report.balance.names import Called
from stockpile.cli.report.balance.section import Section, surely
from stockpile.cli.report.figures import interval, number
from stockpile.display.numbers import decimal
from stockpile.i18n import say
from stockpile.lab.balance.survey import BalanceRow, SurveyResult
from stockpile.lab.intervals import Mean

Found = dict[str, BalanceRow]  # by card


def played(surveyed: SurveyResult, called: Called) -> Section:
    """What playing a card brings, beside what it should."""
    found = {row.name: row for row in surveyed.pooled}
    order = sorted(found, key=lambda name: (_worth(found, name).mean or 0.0, name), reverse=True)
    lines = _lines(found, order, called)
    body = (
        prose(
            say("balance-played-how", bot=surveyed.survey.bot),
            surely([(called.cards[name], _worth(found, name)) for name in order], CHEAP, DEAR),
        )
        + chart(lines, axis_around(lines, CHEAP, DEAR), (CHEAP, DEAR))
        + note(say("balance-played-note", cheap=decimal(CHEAP, 0), dear=decimal(DEAR, 0)))
        + folded(say("balance-numbers"), _played_table(found, order, called))
    )
    return Section("played", say("balance-played"), _summary(found, order, called), body)


def held(surveyed: SurveyResult, called: Called) -> Section:
    """What it is worth to have a card in hand when the first round begins."""
    found = {row.name: row for row in surveyed.pooled}
    order = sorted(found, key=lambda name: (_worth(found, name).mean or 0.0, name), reverse=True)
    lines = _lines(found, order, called)
    summary = say(
        "balance-held-summary",
        best=called.cards[order[0]],
        most=dollars(_worth(found, order[0]).mean),
        worst=called.cards[order[-1]],
        least=dollars(_worth(found, order[-1]).mean),
    )
    body = (
        prose(say("balance-held-how"))
        + chart(lines, axis_around(lines, 0), (0.0,))
        + note(say("balance-dollars-note"))
        + folded(say("balance-numbers"), _held_table(found, order, called))
    )
    return Section("held", say("balance-held"), summary, body)


def _worth(found: Found, name: str) -> Mean:
    return found[name].values["worth"]


def _summary(found: Found, order: list[str], called: Called) -> str:
    best, worst = order[0], order[-1]
    inside = [name for name in order if CHEAP <= (_worth(found, name).mean or 0.0) <= DEAR]
    return say(
        "balance-played-summary",
        best=called.cards[best],
        most=dollars(_worth(found, best).mean),
        surely=verdict(_worth(found, best), CHEAP, DEAR),
        worst=called.cards[worst],
        least=dollars(_worth(found, worst).mean),
        inside=len(inside),
        all=len(order),
        cheap=decimal(CHEAP, 0),
        dear=decimal(DEAR, 0),
    )


def _lines(found: Found, order: list[str], called: Called) -> list[Line]:
    lines = []
    for name in order:
        worth = _worth(found, name)
        value = dollars(worth.mean)
        label = say(
            "balance-line", name=called.cards[name], value=value, low=dollars(worth.low), high=dollars(worth.high)
        )
        lines.append(Line(called.cards[name], value, label, (worth,)))
    return lines


def _played_table(found: Found, order: list[str], called: Called) -> str:
    keys = ("balance-card", "balance-plays", "balance-worth", "balance-interval", "balance-expected")
    more = ("balance-interval", "balance-own-money", "balance-round")
    rows = [(called.cards[name], decimal(found[name].looks, 0), *_played_cells(found[name])) for name in order]
    return table(say("balance-played-caption"), [say(key) for key in (*keys, *more)], rows)


def _played_cells(row: BalanceRow) -> tuple[str, ...]:
    worth, expected = row.values["worth"], row.values["expected"]
    return (
        dollars(worth.mean),
        interval(worth, ".1f"),
        dollars(expected.mean),
        interval(expected, ".1f"),
        dollars(row.values["money"].mean, "+"),
        number(row.values["round"].mean, ".1f"),
    )


def _held_table(found: Found, order: list[str], called: Called) -> str:
    keys = ("balance-card", "balance-deals", "balance-worth", "balance-interval", "balance-own-money")
    rows = [
        (
            called.cards[name],
            decimal(found[name].deals, 0),
            dollars(_worth(found, name).mean),
            interval(_worth(found, name), ".1f"),
            dollars(found[name].values["money"].mean, "+"),
        )
        for name in order
    ]
    return table(say("balance-held-caption"), [say(key) for key in keys], rows)
