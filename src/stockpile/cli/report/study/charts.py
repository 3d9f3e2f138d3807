"""Pictures over the games of one player: grades with their trend, and luck and skill summed up."""

from collections.abc import Sequence
from html import escape
from itertools import accumulate
from typing import Final

from stockpile.cli.report.markup import tag
from stockpile.cli.report.seats import DASHES, mark, named
from stockpile.cli.report.svg import amounts_axis
from stockpile.cli.report.svg import percent as place
from stockpile.cli.report.tournament import colour
from stockpile.display.numbers import decimal, signed
from stockpile.i18n import say
from stockpile.lab.study import PlayerStudy

HIGH: Final = 220
RIM: Final = 12  # above and below, for marks and letters
WHOLE: Final = HIGH + 2 * RIM
MARKED: Final = 60  # games up to which each has a mark of its own on a line
BEST: Final = 100.0
# What bots that everybody can play against usually get.
TYPICAL: Final = {"intern": 40, "broker": 55, "shark": 90}


class _Frame:
    """A picture over so many games, between two values."""

    def __init__(self, games: int, low: float, high: float) -> None:
        self.games = games
        self.low = low
        self.high = high

    def y(self, value: float) -> float:
        share = (min(max(value, self.low), self.high) - self.low) / (self.high - self.low)
        return RIM + HIGH * (1 - share)

    def x(self, game: int) -> float:
        """In the middle of what a game has of the width."""
        return (game + 0.5) / self.games

    def points(self, values: Sequence[float]) -> str:
        """For a picture that is as wide as there are games."""
        return " ".join(f"{self.x(game) * self.games:.2f},{self.y(value):.1f}" for game, value in enumerate(values))

    def stretched(self, parts: str) -> str:
        return tag(
            "svg", parts, viewBox=f"0 0 {self.games} {WHOLE}", preserveAspectRatio="none", width="100%", height=WHOLE
        )

    def scale(self, ticks: Sequence[tuple[float, str]]) -> str:
        texts = [tag("text", escape(text), x="100%", y=self.y(at) + 4, text_anchor="end") for at, text in ticks]
        return tag("svg", "".join(texts), class_="axis", height=WHOLE, aria_hidden="true")

    def across(self, value: float, kind: str) -> str:
        return tag("line", x1=0, x2="100%", y1=self.y(value), y2=self.y(value), class_=kind)

    def drawn(self, ticks: Sequence[tuple[float, str]], label: str, parts: str) -> str:
        grid = "".join(self.across(at, "grid") for at, _ in ticks)
        plot = tag("svg", grid + parts, class_="plot", height=WHOLE, role="img", aria_label=label)
        return tag("div", self.scale(ticks) + plot, class_="chart")


def grades(player: PlayerStudy) -> str:
    """A mark for each game, the trend and its band, and what bots usually get."""
    found = [game.grade for game in player.study.games]
    frame = _Frame(len(found), 0.0, BEST)
    usual = "".join(
        frame.across(grade, "fair") + tag("text", bot, x="100%", y=frame.y(grade) - 4, text_anchor="end")
        for bot, grade in TYPICAL.items()
    )
    marks = "".join(mark(0, place(frame.x(at)), frame.y(grade)) for at, grade in enumerate(found))
    label = say("study-grades-label", player=player.name, games=len(found), low=min(found), high=max(found))
    ticks = [(tick, decimal(tick, 0)) for tick in (0.0, 25.0, 50.0, 75.0, BEST)]
    return frame.drawn(ticks, label, usual + frame.stretched(_trend(player, frame)) + marks)


def _trend(player: PlayerStudy, frame: _Frame) -> str:
    """The line with the band around it; nothing where there are too few games."""
    line = player.study.trend.line
    if not line:
        return ""
    lows, highs, means = ([getattr(each, name) for each in line] for name in ("low", "high", "mean"))
    there = frame.points(highs).split()
    back = frame.points(lows).split()[::-1]
    band = tag("polygon", points=" ".join(there + back), class_="band")
    drawn = tag("polyline", points=frame.points(means), vector_effect="non-scaling-stroke")
    return tag("g", band + drawn, class_=f"course {colour(0)}")


def sums(player: PlayerStudy) -> str:
    """Luck, skill and result, each added up from game to game."""
    games = player.study.games
    lines = {
        "study-luck-one": [*accumulate(game.luck.win for game in games)],
        "study-skill-one": [*accumulate(game.skill.win for game in games)],
        "study-result": [*accumulate(game.result.win for game in games)],
    }
    axis = amounts_axis([0.0, *(value for line in lines.values() for value in line)])
    frame = _Frame(len(games), axis.low, axis.high)
    drawn = "".join(
        tag("g", _line(frame, line, number), class_=f"course {colour(number)}")
        for number, line in enumerate(lines.values())
    )
    luck, skill, result = (signed(line[-1], 2) for line in lines.values())
    label = say("study-sums-label", player=player.name, games=len(games), luck=luck, skill=skill, result=result)
    ticks = [(value, signed(value, 1 if value % 1 else 0)) for value, _ in axis.ticks]
    marks = "".join(_marks(frame, line, number) for number, line in enumerate(lines.values()))
    picture = frame.drawn(ticks, label, frame.across(0.0, "nought") + frame.stretched(drawn) + marks)
    legend = "".join(
        tag("li", named(number, f"{say(key)} {signed(line[-1], 2)}"))
        for number, (key, line) in enumerate(lines.items())
    )
    return picture + tag("ul", legend, class_="legend")


def _line(frame: _Frame, values: Sequence[float], number: int) -> str:
    return tag(
        "polyline", points=frame.points(values), stroke_dasharray=DASHES[number], vector_effect="non-scaling-stroke"
    )


def _marks(frame: _Frame, values: Sequence[float], number: int) -> str:
    """On every game, or where there are many only on the last."""
    wanted = range(len(values)) if len(values) <= MARKED else [len(values) - 1]
    return "".join(mark(number, place(frame.x(at)), frame.y(values[at])) for at in wanted)


def usual_grades() -> list[str]:
    return [say("coaching-typical", bot=bot, grade=grade) for bot, grade in TYPICAL.items()]
