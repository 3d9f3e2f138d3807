"""Sections on what strategy cards are worth, played and held, and what bonds, commodities and tax cards are worth."""

from stockpile.cli.report.balance.layout import (
    BalanceNames,
    ChartLine,
    ReportSection,
    axis_around,
    chart,
    clear_verdicts,
    folded,
    note,
    prose,
    table,
)
from stockpile.cli.report.figures import LEAST_CARD_WORTH, MOST_CARD_WORTH, dollars, interval, number, verdict
from stockpile.cli.report.markup import tag
from stockpile.display.numbers import decimal
from stockpile.i18n import say
from stockpile.lab.balance.survey import BalanceRow, SurveyResult
from stockpile.lab.intervals import Mean

Found = dict[str, BalanceRow]  # by card


def played(surveyed: SurveyResult, called: BalanceNames) -> ReportSection:
    """What playing a card brings, beside what it should."""
    found = {row.name: row for row in surveyed.pooled}
    order = sorted(found, key=lambda name: (_worth(found, name).mean or 0.0, name), reverse=True)
    lines = _card_lines(found, order, called)
    body = (
        prose(
            say("balance-played-how", bot=surveyed.survey.bot),
            clear_verdicts(
                [(called.cards[name], _worth(found, name)) for name in order], LEAST_CARD_WORTH, MOST_CARD_WORTH
            ),
        )
        + chart(lines, axis_around(lines, LEAST_CARD_WORTH, MOST_CARD_WORTH), (LEAST_CARD_WORTH, MOST_CARD_WORTH))
        + note(say("balance-played-note", cheap=decimal(LEAST_CARD_WORTH, 0), dear=decimal(MOST_CARD_WORTH, 0)))
        + folded(say("balance-numbers"), _played_table(found, order, called))
    )
    return ReportSection("played", say("balance-played"), _played_summary(found, order, called), body)


def held(surveyed: SurveyResult, called: BalanceNames) -> ReportSection:
    """What it is worth to have a card in hand when the first round begins."""
    found = {row.name: row for row in surveyed.pooled}
    order = sorted(found, key=lambda name: (_worth(found, name).mean or 0.0, name), reverse=True)
    lines = _card_lines(found, order, called)
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
    return ReportSection("held", say("balance-held"), summary, body)


def _worth(found: Found, name: str) -> Mean:
    return found[name].values["worth"]


def _played_summary(found: Found, order: list[str], called: BalanceNames) -> str:
    best, worst = order[0], order[-1]
    inside = [name for name in order if LEAST_CARD_WORTH <= (_worth(found, name).mean or 0.0) <= MOST_CARD_WORTH]
    return say(
        "balance-played-summary",
        best=called.cards[best],
        most=dollars(_worth(found, best).mean),
        surely=verdict(_worth(found, best), LEAST_CARD_WORTH, MOST_CARD_WORTH),
        worst=called.cards[worst],
        least=dollars(_worth(found, worst).mean),
        inside=len(inside),
        all=len(order),
        cheap=decimal(LEAST_CARD_WORTH, 0),
        dear=decimal(MOST_CARD_WORTH, 0),
    )


def _card_lines(found: Found, order: list[str], called: BalanceNames) -> list[ChartLine]:
    lines = []
    for name in order:
        worth = _worth(found, name)
        value = dollars(worth.mean)
        label = say(
            "balance-line", name=called.cards[name], value=value, low=dollars(worth.low), high=dollars(worth.high)
        )
        lines.append(ChartLine(called.cards[name], value, label, (worth,)))
    return lines


def _played_table(found: Found, order: list[str], called: BalanceNames) -> str:
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


def _held_table(found: Found, order: list[str], called: BalanceNames) -> str:
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


PURCHASE_KINDS = (
    ("balance-bonds", ("bond",)),
    ("balance-commodities", ("commodity", "double")),
    ("balance-taxes", ("tax",)),
)


def purchases(surveyed: SurveyResult) -> ReportSection:
    """Bonds by the rounds to come, commodities by their place in a set, taxes by how many there are."""
    rows = surveyed.pooled
    pictures = ""
    for title, kinds in PURCHASE_KINDS:
        lines = [_purchase_line(row) for row in rows if row.name in kinds]
        if lines:
            pictures += tag("h3", say(title)) + chart(lines, axis_around(lines, 0), (0.0,))
    body = (
        prose(say("balance-purchases-how"))
        + pictures
        + note(say("balance-dollars-note"))
        + folded(say("balance-numbers"), _purchases_table(rows))
    )
    return ReportSection("purchases", say("balance-purchases"), _purchases_summary(rows), body)


def _purchase_name(row: BalanceRow) -> str:
    return say(f"balance-bought-{row.name}", count=int(row.key[3]))


def _purchase_line(row: BalanceRow) -> ChartLine:
    worth = row.values["worth"]
    value = dollars(worth.mean, "+")
    label = say("balance-line", name=_purchase_name(row), value=value, low=dollars(worth.low), high=dollars(worth.high))
    return ChartLine(_purchase_name(row), value, label, (worth,))


def _purchases_summary(rows: tuple[BalanceRow, ...]) -> str:
    best = max(rows, key=lambda row: row.values["worth"].mean or 0.0)
    worst = min(rows, key=lambda row: row.values["worth"].mean or 0.0)
    return say(
        "balance-purchases-summary",
        best=_purchase_name(best),
        most=dollars(best.values["worth"].mean, "+"),
        worst=_purchase_name(worst),
        least=dollars(worst.values["worth"].mean, "+"),
    )


def _purchases_table(rows: tuple[BalanceRow, ...]) -> str:
    keys = ("balance-what", "balance-looks", "balance-worth", "balance-interval", "balance-own-money")
    cells = [
        (
            _purchase_name(row),
            decimal(row.looks, 0),
            dollars(row.values["worth"].mean, "+"),
            interval(row.values["worth"], ".1f"),
            dollars(row.values["money"].mean, "+"),
        )
        for row in rows
    ]
    return table(say("balance-purchases-caption"), [say(key) for key in keys], cells)
