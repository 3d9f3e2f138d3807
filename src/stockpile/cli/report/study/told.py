"""Estimates and habits in words."""

from collections.abc import Callable, Iterator

from stockpile.display.numbers import NO_FIGURE, decimal, percent, signed, signed_percent, spread
from stockpile.i18n import say
from stockpile.lab.study import Estimate, Habit, PlayerStudy, SkippedFile

Written = Callable[[float], str]


def mean(estimate: Estimate, written: Written = decimal) -> str:
    return NO_FIGURE if estimate.mean is None else written(estimate.mean)


def interval(estimate: Estimate, written: Written = decimal) -> str:
    """
    >>> interval(Estimate(2.0, 1.25, 2.75)), interval(Estimate(2.0))
    ('1.2 to 2.8', '–')
    """
    return (
        NO_FIGURE
        if estimate.low is None or estimate.high is None
        else spread(written(estimate.low), written(estimate.high))
    )


def left_out(skipped: SkippedFile) -> str:
    """Why a file does not count."""
    return say(f"study-skipped-{skipped.kind}", file=skipped.file, reason=skipped.why or skipped.reason)


def share(number: float) -> str:
    """A share of a win, small ones too."""
    return percent(number, 1)


def change(number: float) -> str:
    return signed_percent(number)


def habit(found: Habit) -> str:
    return say(f"study-habit-{found.kind}")


def habit_line(found: Habit, games: int) -> str:
    """What a habit costs, as one sentence."""
    cost = mean(found.money)
    if games < 2:
        return say("study-line-alone", habit=habit(found), cost=cost, count=found.count)
    return say("study-line", habit=habit(found), cost=cost, interval=interval(found.money), count=found.count)


def facts(player: PlayerStudy) -> str:
    """Wins and grade, where the grade goes, and in how many games a bot answered for the player."""
    study = player.study
    told = say(
        "study-facts",
        player=player.name,
        games=len(study.games),
        wins=mean(study.wins, percent),
        interval=interval(study.wins, percent),
        fair=percent(study.fair),
        grade=mean(study.grade),
        grades=interval(study.grade),
    )
    return " ".join([told, trend(player), *_stand_ins(player)])


def _stand_ins(player: PlayerStudy) -> Iterator[str]:
    some = sum(bool(game.stand_in) for game in player.study.games)
    if some:
        yield say("standin-some-games", player=player.name, games=some)
    if player.left_out:
        yield say("standin-all-games", player=player.name, games=player.left_out)


def trend(player: PlayerStudy) -> str:
    """Whether the grade rises or falls, if that can be told."""
    slope = player.study.trend.slope
    if slope.mean is None or slope.low is None or slope.high is None:
        return say("study-trend-few")
    if slope.low <= 0 <= slope.high:
        return say("study-trend-none", interval=interval(slope, signed))
    key = "study-trend-up" if slope.mean > 0 else "study-trend-down"
    return say(key, slope=decimal(abs(slope.mean)), interval=interval(slope, signed))
