"""Sections on what each module does to a game, and how much of a win is luck."""

from stockpile.cli.report.balance.layout import (
    ChartLine,
    ReportSection,
    axis_around,
    chart,
    folded,
    name_of_game,
    note,
    prose,
    table,
)
from stockpile.cli.report.figures import dollars, in_points, interval, number, percent
from stockpile.cli.report.markup import tag
from stockpile.i18n import say
from stockpile.lab.balance.parts import SECONDS_A_CHOICE, SECONDS_A_ROUND
from stockpile.lab.balance.survey import BASE_GAME, EPIC_GAME, BalanceRow, SurveyResult
from stockpile.rules.config import MODULES

GAMES = (BASE_GAME, *MODULES, EPIC_GAME)


def modules(surveyed: SurveyResult) -> ReportSection:
    """Length, comebacks and spread, by module; the numbers for three to five players together."""
    found = {row.game: row for row in surveyed.pooled}
    rows = [found[game] for game in GAMES if game in found]
    body = (
        prose(say("balance-modules-how", choice=SECONDS_A_CHOICE, round=SECONDS_A_ROUND))
        + tag("h3", say("balance-comebacks"))
        + _comebacks(rows)
        + note(say("balance-comebacks-note"))
        + _modules_table(rows, "balance-modules-caption")
        + folded(say("balance-numbers"), _by_players(surveyed.rows))
    )
    return ReportSection("modules", say("balance-modules"), _modules_summary(rows), body)


def _modules_summary(rows: list[BalanceRow]) -> str:
    longest = max(rows, key=lambda row: row.values["minutes"].mean or 0.0)
    open_ = max(rows, key=lambda row: row.values["won_from_behind"].mean or 0.0)
    first = rows[0]
    return say(
        "balance-modules-summary",
        longest=name_of_game(longest.game),
        minutes=_whole(longest.values["minutes"].mean),
        base=_whole(first.values["minutes"].mean),
        game=name_of_game(open_.game),
        behind=percent(open_.values["won_from_behind"].mean),
    )


def _whole(figure: float | None) -> str:
    return number(figure, ".0f")


def _comebacks(rows: list[BalanceRow]) -> str:
    lines = []
    for row in rows:
        share = row.values["won_from_behind"]
        name, value = name_of_game(row.game), percent(share.mean)
        label = say("balance-line", name=name, value=value, low=percent(share.low), high=percent(share.high))
        lines.append(ChartLine(name, value, label, (in_points(share),)))
    return chart(lines, axis_around(lines), ())


COLUMNS = (
    *("balance-game", "balance-choices", "balance-minutes", "balance-money", "balance-spread", "balance-interval"),
    *("balance-from-behind", "balance-interval", "balance-from-last", "balance-interval"),
)


def _module_cells(row: BalanceRow) -> tuple[str, ...]:
    values = row.values
    return (
        _whole(values["choices"].mean),
        _whole(values["minutes"].mean),
        _whole(values["money"].mean),
        dollars(values["spread"].mean),
        interval(values["spread"], ".1f"),
        percent(values["won_from_behind"].mean),
        interval(values["won_from_behind"], ".1%"),
        percent(values["won_from_last"].mean),
        interval(values["won_from_last"], ".1%"),
    )


def _modules_table(rows: list[BalanceRow], caption: str) -> str:
    return table(
        say(caption), [say(key) for key in COLUMNS], [(name_of_game(row.game), *_module_cells(row)) for row in rows]
    )


def _by_players(rows: tuple[BalanceRow, ...]) -> str:
    named = [
        (say("balance-game-of", game=name_of_game(row.game), players=row.players), *_module_cells(row)) for row in rows
    ]
    return table(say("balance-modules-players-caption"), [say(key) for key in COLUMNS], named)


LUCK_VALUE = "luck_share"


def luck(surveyed: SurveyResult) -> ReportSection:
    """The share by module, in a picture and in a table."""
    found = {row.game: row for row in surveyed.rows}
    rows = [found[game] for game in GAMES if game in found]
    lines = [_luck_line(row) for row in rows]
    body = prose(say("balance-luck-how")) + chart(lines, axis_around(lines), ()) + note(say("balance-luck-note"))
    return ReportSection("luck", say("balance-luck"), _luck_summary(rows), body + _luck_table(rows))


def _luck_summary(rows: list[BalanceRow]) -> str:
    sure = [row for row in rows if row.values[LUCK_VALUE].low is not None]  # a deal alone says nothing
    if not sure:
        return say("balance-luck-few")
    ranked = sorted(sure, key=lambda row: row.values[LUCK_VALUE].mean or 0.0)
    return say(
        "balance-luck-summary",
        most=name_of_game(ranked[-1].game),
        high=percent(ranked[-1].values[LUCK_VALUE].mean),
        least=name_of_game(ranked[0].game),
        low=percent(ranked[0].values[LUCK_VALUE].mean),
    )


def _luck_line(row: BalanceRow) -> ChartLine:
    share = row.values[LUCK_VALUE]
    name, value = name_of_game(row.game), percent(share.mean)
    label = say("balance-line", name=name, value=value, low=percent(share.low), high=percent(share.high))
    return ChartLine(name, value, label, (in_points(share),))


def _luck_table(rows: list[BalanceRow]) -> str:
    heads = [say(key) for key in ("balance-game", "balance-luck-share", "balance-interval")]
    cells = [
        (name_of_game(row.game), percent(row.values[LUCK_VALUE].mean), interval(row.values[LUCK_VALUE], ".1%"))
        for row in rows
    ]
    return table(say("balance-luck-caption"), heads, cells)
