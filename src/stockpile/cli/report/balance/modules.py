"""What each module does to a game."""

from stockpile.cli.report.balance.charts import Line, axis_around, chart, folded, note, prose, table
from stockpile.cli.report.balance.figures import dollars, in_points, percent
from stockpile.cli.report.balance.names import game_called
from stockpile.cli.report.balance.section import Section
from stockpile.cli.report.figures import interval, number
from stockpile.cli.report.markup import tag
from stockpile.i18n import say
from stockpile.lab.balance.parts import SECONDS_A_CHOICE, SECONDS_A_ROUND
from stockpile.lab.balance.survey import BASE_GAME, EPIC_GAME, BalanceRow, SurveyResult
from stockpile.rules.config import MODULES

GAMES = (BASE_GAME, *MODULES, EPIC_GAME)


def modules(surveyed: SurveyResult) -> Section:
    """Length, comebacks and spread, by module; the numbers for three to five players together."""
    found = {row.game: row for row in surveyed.pooled}
    rows = [found[game] for game in GAMES if game in found]
    body = (
        prose(say("balance-modules-how", choice=SECONDS_A_CHOICE, round=SECONDS_A_ROUND))
        + tag("h3", say("balance-comebacks"))
        + _comebacks(rows)
        + note(say("balance-comebacks-note"))
        + _table(rows, "balance-modules-caption")
        + folded(say("balance-numbers"), _by_players(surveyed.rows))
    )
    return Section("modules", say("balance-modules"), _summary(rows), body)


def _summary(rows: list[BalanceRow]) -> str:
    longest = max(rows, key=lambda row: row.values["minutes"].mean or 0.0)
    open_ = max(rows, key=lambda row: row.values["won_from_behind"].mean or 0.0)
    first = rows[0]
    return say(
        "balance-modules-summary",
        longest=game_called(longest.game),
        minutes=_whole(longest.values["minutes"].mean),
        base=_whole(first.values["minutes"].mean),
        game=game_called(open_.game),
        behind=percent(open_.values["won_from_behind"].mean),
    )


def _whole(figure: float | None) -> str:
    return number(figure, ".0f")


def _comebacks(rows: list[BalanceRow]) -> str:
    lines = []
    for row in rows:
        share = row.values["won_from_behind"]
        name, value = game_called(row.game), percent(share.mean)
        label = say("balance-line", name=name, value=value, low=percent(share.low), high=percent(share.high))
        lines.append(Line(name, value, label, (in_points(share),)))
    return chart(lines, axis_around(lines), ())


COLUMNS = (
    *("balance-game", "balance-choices", "balance-minutes", "balance-money", "balance-spread", "balance-interval"),
    *("balance-from-behind", "balance-interval", "balance-from-last", "balance-interval"),
)


def _cells(row: BalanceRow) -> tuple[str, ...]:
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


def _table(rows: list[BalanceRow], caption: str) -> str:
    return table(say(caption), [say(key) for key in COLUMNS], [(game_called(row.game), *_cells(row)) for row in rows])


def _by_players(rows: tuple[BalanceRow, ...]) -> str:
    named = [(say("balance-game-of", game=game_called(row.game), players=row.players), *_cells(row)) for row in rows]
    return table(say("balance-modules-players-caption"), [say(key) for key in COLUMNS], named)
