"""The starting money that makes every investor equal, with three to five players and everything in play.

Each investor's share of wins is measured; how much a dollar changes it is measured, too, with dollars given and taken
by lot; from both follows the money that would make the share fair. That is tried and, with all that was seen so far,
worked out again; at last it is played with in new deals.
"""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from statistics import fmean
from typing import Final

from stockpile.content.loader import lay_over_content
from stockpile.lab.balance.games import BalanceGame, win_shares, with_fields
from stockpile.lab.balance.parts import games_of_deal
from stockpile.lab.balance.survey import (
    EPIC_GAME,
    BalancePart,
    BalanceRow,
    Cell,
    Finding,
    Survey,
    SurveyResult,
    mean_of_means,
    minus,
)
from stockpile.lab.intervals import DIGITS, Mean

MONEY_CELLS: Final = tuple((players, EPIC_GAME) for players in (3, 4, 5))
GIFT_DOLLARS: Final = 4  # dollars that are given to some and taken from as many
TRIES: Final = 2  # how often money is worked out and tried


def play_with_gifts(table: BalanceGame, cell: Cell) -> Iterator[Finding]:
    """One deal as in the part on investors, but some start with more and others with less than their investor says."""
    players = table.config.players
    gifts = [GIFT_DOLLARS, -GIFT_DOLLARS] * (players // 2) + [0] * (players % 2)
    table.lot().shuffle(gifts)
    for opened, names, by in games_of_deal(table):
        given = [gifts[(seat - by) % players] for seat in range(players)]
        game = with_fields(opened, money=[max(0, has + gift) for has, gift in zip(opened.money, given, strict=True)])
        table.play_out(game)
        for (name,), share, gift in zip(names, win_shares(game), given, strict=True):
            yield (*cell, name), (share, gift * (share - 1 / players), gift * gift)


WITH_GIFTS: Final = BalancePart("gifts", MONEY_CELLS, ("investor",), ("win_share", "pull", "push"), play_with_gifts)
Measure = Callable[[Survey, int], SurveyResult]


def renamed_part(name: str, part: BalancePart) -> BalancePart:
    """The part under a name of its own, so that its deals are new."""
    return replace(part, name=f"money-{name}")


@dataclass(frozen=True)
class EvenMoney:
    """What was found: before, with the money that was worked out, and how much a dollar is worth.

    If it was broken off, what would have come next is missing.
    """

    before: SurveyResult
    tries: tuple[SurveyResult, ...] = ()
    after: SurveyResult | None = None
    slope: float = 0.0  # of win share by starting dollar, the mean over 3 to 5 players

    @property
    def surveys(self) -> tuple[SurveyResult, ...]:
        return (self.before, *self.tries, *([] if self.after is None else [self.after]))

    @property
    def is_whole(self) -> bool:
        return self.after is not None and self.after.is_whole


def even_out(survey: Survey, deals: int, measure: Measure, part: BalancePart) -> EvenMoney:
    """Measure, work the money out, try it, correct it, and measure again with it. `part` is the one on investors."""
    plain = replace(part, cells=MONEY_CELLS)
    found = EvenMoney(measure(replace(survey, part=renamed_part("before", plain)), deals))
    content = survey.content
    for number in range(1, TRIES + 1):
        if not found.surveys[-1].is_whole:
            return found
        tried = measure(replace(survey, part=renamed_part(f"try-{number}", WITH_GIFTS), content=content), deals)
        found = replace(found, tries=(*found.tries, tried))
        found = replace(found, slope=round(fmean([_slope(each) for each in found.tries]), DIGITS))
        content = lay_over_content(content, even_money(found))
    if not found.surveys[-1].is_whole:
        return found
    return replace(found, after=measure(replace(survey, part=renamed_part("after", plain), content=content), deals))


def _slope(tried: SurveyResult) -> float:
    return fmean(slopes(tried.rows).values() or [0.0])


def slopes(rows: Sequence[BalanceRow]) -> dict[int, float]:
    """By players: how much a starting dollar more raises the share of wins, all others being as they are.

    Gifts add up to nothing, so the others have less whenever one has more: that part is taken out.
    """
    found: dict[int, float] = {}
    for players in sorted({row.players for row in rows}):
        here = [row for row in rows if row.players == players]
        pull = sum([(row.values["pull"].mean or 0.0) * row.looks for row in here])
        push = sum([(row.values["push"].mean or 0.0) * row.looks for row in here])
        found[players] = pull / push * (players - 1) / players if push else 0.0
    return found


def gaps_to_fair(rows: Sequence[BalanceRow]) -> dict[str, Mean]:
    """By investor: how far its share of wins is from fair, the mean over the numbers of players."""
    names = sorted({row.name for row in rows})
    return {
        name: mean_of_means([minus(row.values["win_share"], 1 / row.players) for row in rows if row.name == name])
        for name in names
    }


def even_money(found: EvenMoney) -> dict[str, int]:
    """The money of every investor that would make its share fair, by all surveys so far.

    Nothing, if a dollar seems to do nothing: then nothing follows.
    """
    if found.slope <= 0:
        return {}
    told: dict[str, list[float]] = {}
    for surveyed in found.surveys:
        off = gaps_to_fair(surveyed.rows)
        for card in surveyed.survey.content.investors:
            gap = off.get(card.key, Mean()).mean
            if gap is not None:
                told.setdefault(card.key, []).append(card.money - gap / found.slope)
    return {f"investors.{key}.money": max(0, round(fmean(each))) for key, each in told.items()}
