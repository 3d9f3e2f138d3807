"""What the investors in play change: costs of spaces, how far to outbid, fees, prices of sales.

All of it is asked from the rules' own hooks (stockpile.rules.investor), for any seat: investors are public.
"""

from functools import lru_cache
from typing import Final

from stockpile.rules.cards import SPACES
from stockpile.rules.figures import Figures
from stockpile.rules.game import View
from stockpile.rules.investor import INVESTORS, investors_of, work_out_costs
from stockpile.rules.numbers import same
from stockpile.rules.state import State
from stockpile.rules.vecs import i64, vec


class InPlay:
    """By seat: what its investors make of the figures of the game."""

    def __init__(self, stage: State) -> None:
        figures = stage.figures
        work_out_costs(stage)
        self.costs: list[list[int]] = []  # what each space of a bidding track costs
        self.track: vec[i64] = stage.costs  # the same for compiled callers: seat * SPACES + space
        self.gaps: list[int] = []  # how much further another seat has to bid (R-INV-CARLOS)
        self.bonus: list[int] = []  # for every share sold (R-INV-GRAHAM)
        self.short_price: list[int] = []  # for one share a Selling phase (R-INV-SOROS)
        self.hides_both: list[bool] = []  # both cards may be placed face-down (R-INV-STUART)
        self.paid_fees: list[bool] = []  # R-INV-BERNIE
        self.interest: list[float] = []  # of one more bond, a round (R-BND-2, R-INV-LI)
        self.keys: list[list[str]] = []
        for seat in range(stage.players):
            investors = investors_of(stage, seat)
            self.costs.append([*stage.costs[seat * SPACES : seat * SPACES + SPACES]])
            self.gaps.append(max([each.gap(stage) for each in investors], default=1))
            self.bonus.append(sum([each.bonus(stage) for each in investors]))
            self.short_price.append(max([each.short_price(stage) for each in investors], default=0))
            self.hides_both.append(any(each.may_hide_both() for each in investors))
            self.paid_fees.append(any(each.is_paid_fees() for each in investors))
            many = 2 * figures.bond_limit
            extra = sum([int(each.interest(stage, many)) for each in investors]) / int(many)
            self.interest.append(int(figures.bond_interest) + extra)
            self.keys.append([each.key for each in investors])


class _LastAsked:
    """What was asked for last: nearly always what is wanted next."""

    def __init__(self) -> None:
        self.figures: Figures | None = None
        self.investors: vec[i64] = vec[i64]()
        self.in_play: InPlay | None = None


_LAST: Final = _LastAsked()


@lru_cache(maxsize=256)
def _worked_out(figures: Figures, players: i64, investors: tuple[int, ...]) -> InPlay:
    stage = State()
    stage.figures = figures
    stage.players = players
    stage.investors = vec[i64](investors)
    return InPlay(stage)


def in_play(view: View) -> InPlay:
    """Worked out once for the investors at a table.

    >>> from stockpile.rules.game import Game
    >>> in_play(Game.new(seed=1).view(0)).costs[3]
    [0, 1, 3, 6, 10, 15, 20, 25]
    """
    last = _LAST.in_play
    if last is None or _LAST.figures is not view.figures or not same(_LAST.investors, view.investors):
        last = _worked_out(view.figures, view.players, tuple(view.investors))
        _LAST.figures, _LAST.investors, _LAST.in_play = view.figures, view.investors[:], last
    return last


def key_of(number: i64) -> str:
    """An investor's key by its number."""
    return INVESTORS[number].key
