"""The page as a whole: what was played, the table, the pictures, and how to get the same again."""

from html import escape
from typing import Final

from stockpile.cli.faults import faults_in_words
from stockpile.cli.report.document import document, foot
from stockpile.cli.report.figures import texts
from stockpile.cli.report.markup import scrolling, tag
from stockpile.cli.report.plots import colour, plots
from stockpile.display.names import game_in_words
from stockpile.display.numbers import decimal
from stockpile.i18n import say
from stockpile.lab.tournament import TournamentResult, TournamentRow

COLUMNS: Final = (
    *("simulate-bot", "report-games", "tournament-wins", "simulate-interval", "simulate-money", "simulate-interval"),
    *("report-ms-mean", "report-ms-p95", "tournament-rating"),
)
TIMES: Final = ("report-ms-mean", "report-ms-p95")


def page(held: TournamentResult, command: str) -> str:
    """The whole document. It follows from the result alone, so it is the same whenever it is made."""
    title = say("report-title", bots=", ".join(held.match.different))
    return document(title, _header(held), _main(held), foot(command))


def _header(held: TournamentResult) -> str:
    config = held.match.config
    games = say(
        "report-games-line",
        games=len(held.games),
        players=config.players,
        board=say(f"board-{config.board}"),
        deals=held.deals,
        seatings=len(held.match.seatings),
    )
    lines = [tag("p", escape(text)) for text in (games, game_in_words(config)) if text]
    warnings = faults_in_words((row.bot, row.faults) for row in held.rows)
    if held.interrupted:
        warnings.append(say("tournament-interrupted", deals=held.deals, asked=held.asked))
    lines += [tag("p", escape(text), class_="warn") for text in warnings]
    return tag("h1", escape(say("report-heading"))) + "".join(lines)


def _main(held: TournamentResult) -> str:
    return _table(held) + (tag("div", plots(held), class_="plots") if held.games else "")


def _table(held: TournamentResult) -> str:
    columns = [key for key in COLUMNS if held.timings or key not in TIMES]
    head = tag("tr", "".join(tag("th", escape(say(key)), scope="col") for key in columns))
    rows = [tag("tr", _cells(row, held.timings), class_=colour(bot)) for bot, row in enumerate(held.rows)]
    return scrolling(tag("table", head + "".join(rows), class_="rows"), say("report-heading"))


def _cells(row: TournamentRow, timings: bool) -> str:
    cells = "".join(tag("td", escape(text)) for text in (decimal(row.games, 0), *texts(row, timings)))
    return tag("th", escape(row.bot), scope="row") + cells
