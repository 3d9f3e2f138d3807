"""A tournament as one page: what was played, the table, four pictures, and how to get the same again."""

from collections.abc import Callable, Iterable, Sequence
from html import escape
from typing import Final

from stockpile.cli.long_runs import faults_in_words
from stockpile.cli.report import svg
from stockpile.cli.report.figures import number, row_texts
from stockpile.cli.report.markup import document, foot, scrolling, tag
from stockpile.cli.report.svg import Axis
from stockpile.display.names import game_in_words
from stockpile.display.numbers import decimal, percent, written
from stockpile.i18n import say
from stockpile.lab.tournament import TournamentResult, TournamentRow
from stockpile.lab.tournament.hold import RowDetails, details_of

BINS: Final = 48  # of a histogram


def plots(held: TournamentResult) -> str:
    """All of them, each in a section of its own."""
    details = [details_of(held, bot) for bot in range(len(held.rows))]
    return "".join([_wins(held), _money(held, details), _times(held, details), _seats(held, details)])


def _section(title: str, note: str, *parts: str) -> str:
    head = tag("h2", escape(title)) + tag("p", escape(note), class_="note")
    return tag("section", head + "".join(parts))


def _strips(held: TournamentResult, axis: Axis, values: Sequence[str], strip: Callable[[int], str]) -> str:
    """A strip for each bot, with its name and a figure, over one axis."""
    return (
        "".join(
            tag(
                "div",
                tag("b", escape(row.bot)) + tag("span", escape(value)) + strip(bot),
                class_=f"strip {colour(bot)}",
            )
            for bot, (row, value) in enumerate(zip(held.rows, values, strict=True))
        )
        + axis.drawn()
    )


def colour(bot: int) -> str:
    """The class with the colour of a row; there are five, as many as can play."""
    return f"bot-{bot}"


def _wins(held: TournamentResult) -> str:
    axis = svg.shares_axis()
    fair = 1 / held.match.config.players
    values = [number(row.win_share.mean, ".1%") for row in held.rows]

    def strip(bot: int) -> str:
        row = held.rows[bot]
        low, high = row.win_share.low or 0.0, row.win_share.high or 0.0
        label = say("report-wins-label", bot=row.bot, share=values[bot], low=percent(low, 1), high=percent(high, 1))
        dot = svg.whisker(axis.at(low), axis.at(row.win_share.mean or 0.0), axis.at(high))
        return svg.lane(label, axis.grid(), svg.upright(axis.at(fair), "fair"), dot)

    return _section(say("report-wins"), say("report-wins-note", fair=percent(fair)), _strips(held, axis, values, strip))


def _money(held: TournamentResult, details: Sequence[RowDetails]) -> str:
    axis = svg.amounts_axis(amount for each in details for amount in each.money)
    heights = [histogram(axis, [(amount, 1) for amount in each.money]) for each in details]
    values = [number(row.money.mean, ".1f") for row in held.rows]

    def strip(bot: int) -> str:
        label = say("report-money-label", bot=held.rows[bot].bot, money=values[bot])
        mean = svg.upright(axis.at(held.rows[bot].money.mean or 0), "mean")
        return svg.lane(label, axis.grid(), svg.bars(heights[bot]), mean)

    return _section(say("report-money"), say("report-money-note"), _strips(held, axis, values, strip))


def _times(held: TournamentResult, details: Sequence[RowDetails]) -> str:
    if not held.timings:
        return _section(say("report-times"), say("report-no-times"))
    bins = [each.thinking.milliseconds for each in details]
    axis = svg.times_axis(time for each in bins for time, _ in each)
    heights = [histogram(axis, each) for each in bins]
    values = [say("report-ms", ms=_three(row.ms_mean or 0)) for row in held.rows]

    def strip(bot: int) -> str:
        row = held.rows[bot]
        mean, most = row.ms_mean or axis.low, row.ms_p95 or axis.low
        label = say("report-times-label", bot=row.bot, mean=_three(mean), most=_three(most))
        marks = svg.upright(axis.at(mean), "mean") + svg.upright(axis.at(most), "most")
        return svg.lane(label, axis.grid(), svg.bars(heights[bot]), marks)

    return _section(
        say("report-times"),
        say("report-times-note", visitors=len(held.match.visitors)),
        _strips(held, axis, values, strip),
    )


def _seats(held: TournamentResult, details: Sequence[RowDetails]) -> str:
    seats = range(held.match.config.players)
    head = tag("th") + "".join(tag("th", escape(say("report-seat", seat=seat)), scope="col") for seat in seats)
    body = [
        tag("th", escape(row.bot), scope="row")
        + "".join(tag("td", escape(percent(share, 1)), style=f"--share:{share:.3f}") for share in details[bot].seats)
        for bot, row in enumerate(held.rows)
    ]
    rows = tag("tr", head) + "".join(tag("tr", cells, class_=colour(bot)) for bot, cells in enumerate(body))
    table = scrolling(tag("table", rows, class_="seats"), say("report-seats"))
    return _section(say("report-seats"), say("report-seats-note"), table)


def histogram(axis: Axis, amounts: Iterable[tuple[float, int]]) -> list[float]:
    """How much falls into each bin of the axis; the most is 1.

    >>> axis = svg.amounts_axis([0, 100])
    >>> [(number, height) for number, height in enumerate(histogram(axis, [(0, 1), (100, 2)])) if height]
    [(0, 0.5), (47, 1.0)]
    """
    counts = [0] * BINS
    for amount, count in amounts:
        counts[min(int(axis.at(amount) * BINS), BINS - 1)] += count
    return [count / max(*counts, 1) for count in counts]


def _three(milliseconds: float) -> str:
    return written(milliseconds, ".3g")


COLUMNS: Final = (
    *("simulate-bot", "report-games", "tournament-wins", "simulate-interval", "simulate-money", "simulate-interval"),
    *("report-ms-mean", "report-ms-p95", "tournament-rating"),
)
TIMES: Final = ("report-ms-mean", "report-ms-p95")


def tournament_page(held: TournamentResult, command: str) -> str:
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
    cells = "".join(tag("td", escape(text)) for text in (decimal(row.games, 0), *row_texts(row, timings)))
    return tag("th", escape(row.bot), scope="row") + cells
