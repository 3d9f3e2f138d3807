"""The chances to win through the game: a line for each seat, rounds marked, turning points numbered."""

from collections.abc import Sequence
from html import escape
from typing import Final

from stockpile.cli.report.coach.told import Told
from stockpile.cli.report.markup import scrolling, tag
from stockpile.cli.report.seats import DASHES, mark, named
from stockpile.cli.report.svg import percent as place
from stockpile.cli.report.tournament import colour
from stockpile.display.numbers import percent
from stockpile.i18n import say
from stockpile.lab.coach.model import Point

HIGH: Final = 260  # from nothing to a whole win
FOOT: Final = 30  # for the numbers of the rounds
BADGE: Final = 11  # radius of a turning point
ROW: Final = 2 * BADGE + 3
APART: Final = 0.11  # how much of the width two of them need beside each other
ROWS: Final = 3
TICKS: Final = (0.0, 0.25, 0.5, 0.75, 1.0)


def chart(told: Told) -> str:
    """The picture with its scale and legend, and the same as a table."""
    picture = _Picture(told)
    drawn = tag("div", picture.scale() + picture.plot(), class_="chart")
    legend = "".join(tag("li", named(seat.seat, told.seat(seat.seat))) for seat in told.in_order())
    return drawn + tag("ul", legend, class_="legend") + _as_table(told)


def round_starts(told: Told) -> list[tuple[int, Point]]:
    """The first point of each round, set-up as round -1."""
    found: dict[int, Point] = {}
    for point in told.analysis.course:
        found.setdefault(point.round, point)
    return sorted(found.items())


class _Picture:
    def __init__(self, told: Told) -> None:
        self.told = told
        self.analysis = told.analysis
        self.answers = max(told.analysis.answers, 1)
        self.rows = rows_for([turn.number / self.answers for turn in told.analysis.turns])
        self.top = 8 + ROW * (max(self.rows, default=-1) + 1)  # a whole win; above stand the turning points
        self.whole = self.top + HIGH + FOOT

    def height(self, win: float) -> float:
        """Where a chance stands. More than a whole win or less than none is no chance, but a sum may be."""
        return self.top + HIGH * (1 - min(max(win, 0.0), 1.0))

    def at(self, number: float) -> str:
        """Where so many answers had been given."""
        return place(number / self.answers)

    def scale(self) -> str:
        texts = [
            tag("text", escape(percent(tick)), x="100%", y=self.height(tick) + 4, text_anchor="end") for tick in TICKS
        ]
        return tag("svg", "".join(texts), class_="axis", height=self.whole, aria_hidden="true")

    def plot(self) -> str:
        label = say("coaching-chart-label", players=self.analysis.players, answers=self.analysis.answers)
        parts = [self._bands(), self._grid(), self._lines(), self._marks(), self._turns()]
        return tag("svg", "".join(parts), class_="plot", height=self.whole, role="img", aria_label=label)

    def _bands(self) -> str:
        """Every other round shaded, each with its number."""
        starts = round_starts(self.told)
        ends = [point.number for _, point in starts[1:]] + [self.answers]
        parts = []
        for at, ((round_, point), end) in enumerate(zip(starts, ends, strict=True)):
            if at % 2:
                left, wide = self.at(point.number), self.at(end - point.number)
                parts.append(tag("rect", x=left, width=wide, y=self.top, height=HIGH, class_="band"))
            if round_ >= 0:
                middle = self.at((point.number + end) / 2)
                parts.append(tag("text", str(round_ + 1), x=middle, y=self.top + HIGH + 20, text_anchor="middle"))
        return "".join(parts)

    def _grid(self) -> str:
        lines = [(self.height(tick), "grid") for tick in TICKS] + [(self.height(self.analysis.fair), "fair")]
        return "".join(tag("line", x1=0, x2="100%", y1=y, y2=y, class_=kind) for y, kind in lines)

    def _lines(self) -> str:
        """In a picture of its own that is stretched to the width; lines keep theirs."""
        lines = []
        for seat in range(self.analysis.players):
            points = " ".join(f"{point.number},{self.height(point.win[seat]):.1f}" for point in self.analysis.course)
            line = tag("polyline", points=points, stroke_dasharray=DASHES[seat], vector_effect="non-scaling-stroke")
            lines.append(tag("g", line, class_=f"course {colour(seat)}"))
        box = f"0 0 {self.answers} {self.whole}"
        return tag("svg", "".join(lines), viewBox=box, preserveAspectRatio="none", width="100%", height=self.whole)

    def _marks(self) -> str:
        """Where rounds begin, and at the end."""
        points = [point for _, point in round_starts(self.told)] + self.analysis.course[-1:]
        return "".join(
            mark(seat, self.at(point.number), self.height(point.win[seat]))
            for seat in range(self.analysis.players)
            for point in points
        )

    def _turns(self) -> str:
        """A number above with a line down to whom it concerns."""
        by_number = {point.number: point for point in self.analysis.course}
        parts = []
        for count, (turn, row) in enumerate(zip(self.analysis.turns, self.rows, strict=True), 1):
            x, y = self.at(turn.number), BADGE + 2 + row * ROW
            end = self.height(by_number[turn.number].win[turn.seat])
            parts.append(tag("line", x1=x, x2=x, y1=y, y2=end, class_="drop"))
            parts.append(tag("circle", cx=x, cy=y, r=BADGE, class_="badge"))
            parts.append(tag("text", str(count), x=x, y=y + 4.5, class_="count", text_anchor="middle"))
        return "".join(parts)


def rows_for(places: Sequence[float]) -> list[int]:
    """In which row each number stands, so that neighbours do not touch.

    >>> rows_for([0.1, 0.12, 0.5, 0.54, 0.58, 0.9])
    [0, 1, 0, 1, 2, 0]
    """
    rows: list[int] = []
    last = [-1.0] * ROWS
    for at in places:
        row = next((row for row in range(ROWS) if at - last[row] >= APART), min(range(ROWS), key=lambda row: last[row]))
        last[row] = at
        rows.append(row)
    return rows


def _as_table(told: Told) -> str:
    """For who cannot see the picture, or wants the figures."""
    seats = range(told.analysis.players)
    head = tag("th", escape(say("coaching-at")), scope="col")
    head += "".join(tag("th", escape(told.seat(seat)), scope="col") for seat in seats)
    lines = [
        (say("phase-set-up") if round_ < 0 else say("coaching-round-begins", round=round_ + 1), point)
        for round_, point in round_starts(told)
    ]
    lines.append((say("phase-game-end"), told.analysis.course[-1]))
    rows = [
        tag("th", escape(text), scope="row") + "".join(tag("td", escape(percent(point.win[seat]))) for seat in seats)
        for text, point in lines
    ]
    body = tag("caption", escape(say("coaching-chart-table"))) + tag("tr", head)
    table = tag("table", body + "".join(tag("tr", row) for row in rows))
    summary = tag("summary", escape(say("coaching-chart-as-table")))
    return tag("details", summary + scrolling(table, say("coaching-chart-table")))
