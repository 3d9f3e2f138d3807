"""What a share is worth with some movements still to come, for every space of every track.

Worked out once for a config, backwards from the end of the game: the holder may sell before each movement, has seen
the company's forecast by then or not, and otherwise keeps the share through whatever comes.

>>> from stockpile.rules.figures import figures_for
>>> figures = prospects_for(figures_for(Config(players=4)))
>>> figures.regular[0][4], figures.split[0][4]  # the game is over: what the fifth space shows, and twice that
(5.0, 10.0)
>>> round(figures.regular[1][9], 2)  # one movement to come on the last space: a rise would split
12.11
"""

from math import exp
from typing import Final

from stockpile.content.model import DIVIDEND
from stockpile.rules.cards import STOCKS
from stockpile.rules.config import Config
from stockpile.rules.figures import ROW, Figures
from stockpile.rules.numbers import same
from stockpile.rules.vecs import append, extend, i64, vec


def below(deviations: float) -> float:
    """How likely a normal error stays below this many times the square root of two of its standard deviations.

    The approximation is good to seven digits (Abramowitz and Stegun, 7.1.26).

    >>> from math import erf
    >>> round(below(0.0), 6), max(abs(below(x / 9) - (1 + erf(x / 9)) / 2) for x in range(-50, 50)) < 1e-7
    (0.5, True)
    """
    size = -deviations if deviations < 0.0 else deviations
    if size > 6.0:
        tail = 0.0
    else:
        t = 1.0 / (1.0 + 0.3275911 * size)
        series = t * (0.254829592 + t * (-0.284496736 + t * (1.421413741 + t * (-1.453152027 + t * 1.061405429))))
        tail = 0.5 * series * exp(-size * size)
    return tail if deviations < 0.0 else 1.0 - tail


FALSIFIED: Final[i64] = 100  # added to a dividend's code for each Falsified Earnings on it


class Stride:
    """Where a move ends, and what one regular card and one split card earn on the way."""

    def __init__(self, space: i64, splits: i64, bankrupt: bool, regular_pay: i64, split_pay: i64) -> None:
        self.space: Final[i64] = space
        self.splits: Final[i64] = splits
        self.bankrupt: Final[bool] = bankrupt
        self.regular_pay: Final[i64] = regular_pay
        self.split_pay: Final[i64] = split_pay


def stride(figures: Figures, company: i64, space: i64, steps: i64) -> Stride:
    """What a move does to a company's holders (R-MOV-3, R-MOV-4, R-MOV-6).

    >>> from stockpile.rules.config import Config
    >>> from stockpile.rules.figures import figures_for
    >>> far = stride(figures_for(Config()), company=0, space=8, steps=4)
    >>> far.space, far.splits, far.bankrupt, far.regular_pay, far.split_pay
    (7, 1, False, 0, 10)
    """
    if steps < 0:
        fallen = space + steps
        return Stride(fallen, 0, False, 0, 0) if fallen >= 0 else Stride(figures.start[company], 0, True, 0, 0)
    splits: i64 = 0
    regular_pay: i64 = 0
    split_pay: i64 = 0
    for _step in range(steps):
        if space < figures.last[company]:
            space += 1
            paid = figures.dollars[company * ROW + space]
            split_pay += 2 * paid
            regular_pay += 2 * paid if splits > 0 else paid
        else:
            space = figures.after_split[company]
            split_pay += figures.split_bonus
            if splits > 0:
                regular_pay += figures.split_bonus
            splits += 1
    return Stride(space, splits, False, regular_pay, split_pay)


def meet(figures: Figures, company: i64, space: i64, forecast: i64) -> Stride:
    """What a forecast does to a company's holders."""
    if forecast <= DIVIDEND:
        return stride(figures, company, space, forecast)
    copies, paid = forecast // FALSIFIED, forecast % FALSIFIED - DIVIDEND
    bankrupt = False
    for _copy in range(copies):
        met = stride(figures, company, space, -i64(figures.of_cards["falsified-earnings.steps"]))
        space, bankrupt = met.space, met.bankrupt
        if bankrupt:
            break
    return Stride(space, 0, bankrupt, paid, 2 * paid)


def falsify(figures: Figures, forecast: i64, copies: i64) -> i64:
    """What a forecast becomes under this many Falsified Earnings (R-STR-8): a move, or a dividend that is marked.

    >>> from stockpile.rules.config import Config
    >>> from stockpile.rules.figures import figures_for
    >>> falsify(figures_for(Config(modules=("strategies",))), forecast=1, copies=2)
    -5
    """
    if copies == 0:
        return forecast
    if forecast > DIVIDEND:
        return copies * FALSIFIED + forecast
    against = copies * i64(figures.of_cards["falsified-earnings.steps"])
    return forecast - against if forecast > 0 else forecast + against


MANY: Final = 4096  # expectations that are kept; with dice there are more than one would keep


def usual_forecasts(figures: Figures) -> vec[i64]:
    """What a company may get in a round nobody knows anything about yet, all alike likely (R-DIC-1)."""
    if not figures.dice:
        return figures.forecasts
    faces = vec[i64]()
    for die in figures.dice_faces:
        faces = extend(faces, die)
    return faces


def grid() -> vec[float]:
    """A worth for every space of every track: company * ROW + space."""
    return vec[float]([0.0] * (ROW * STOCKS))


class KeptProspects:
    """What one card, regular or split, is worth on every space if it is kept through a forecast."""

    def __init__(self) -> None:
        self.regular: vec[float] = grid()
        self.split: vec[float] = grid()


class Prospects:
    """Worth of one card by movements to come: `regular` and `split` before a sale, `after` a known forecast."""

    def __init__(self, figures: Figures) -> None:
        self.figures: Figures = figures
        self.regular: vec[vec[float]] = vec[vec[float]]([grid()])
        self.split: vec[vec[float]] = vec[vec[float]]([grid()])
        self.kept: list[dict[int, KeptProspects]] = [{}]
        self.expectations: dict[int, Expectation] = {}
        for at in range(len(figures.values)):
            self.regular[0][at] = float(figures.values[at])
            self.split[0][at] = 2.0 * float(figures.values[at])
        for _round in range(figures.rounds):
            self._one_more()

    def _one_more(self) -> None:
        """Put one more movement in front of those worked out so far."""
        self.kept.append({})
        left = i64(len(self.regular))
        forecasts = usual_forecasts(self.figures)
        regular, split = grid(), grid()
        known = _share_of_forecasts_seen(self.figures)
        for at in range(len(self.figures.values)):
            price = float(self.figures.values[at])
            keeping = vec[float]([self.after(left, code).regular[at] for code in forecasts])
            regular[at] = _best(price, keeping, known)
            keeping = vec[float]([self.after(left, code).split[at] for code in forecasts])
            split[at] = _best(2.0 * price, keeping, known)
        self.regular = append(self.regular, regular)
        self.split = append(self.split, split)

    def after(self, left: i64, code: i64) -> KeptProspects:
        """A regular and a split card kept through a forecast, the first of this many movements to come."""
        found = self.kept[left].get(code)
        if found is None:
            found = self.kept[left][code] = self._go_through(left, code)
        return found

    def _go_through(self, left: i64, code: i64) -> KeptProspects:
        figures = self.figures
        kept = KeptProspects()
        for company in range(STOCKS):
            for space in range(figures.last[company] + 1):
                self._keep(kept, company * ROW + space, left - 1, company, meet(figures, company, space, code))
        return kept

    def _keep(self, kept: KeptProspects, at: i64, left: i64, company: i64, met: Stride) -> None:
        kept.regular[at] = float(met.regular_pay)
        kept.split[at] = float(met.split_pay)
        if not met.bankrupt:
            end = company * ROW + met.space
            kept.regular[at] += self.split[left][end] if met.splits > 0 else self.regular[left][end]
            kept.split[at] += self.split[left][end]

    def expectation(self, left: i64, codes: vec[i64]) -> "Expectation":
        """Worked out once for the movements to come and the forecasts that are possible."""
        key = left
        for code in codes:
            key = (key * 1_000_003 + code + 1000) & 0xFFFFFFFFFFFFFF
        found = self.expectations.get(key)
        if found is None or found.left != left or not same(found.codes, codes):
            if len(self.expectations) >= MANY:
                self.expectations.clear()
            found = self.expectations[key] = Expectation(self, left, codes[:])
        return found


def _share_of_forecasts_seen(figures: Figures) -> float:
    """How likely a player knows a company's forecast before selling: the own pairs and the public one."""
    seen = len(figures.own_pairs(0)) + (1 if figures.players > 2 else 0)
    return float(seen) / float(STOCKS)


def _best(price: float, keeping: vec[float], known: float) -> float:
    """Sell or keep, whichever is worth more, with the forecast known or not."""
    knowing, mean = 0.0, 0.0
    for kept in keeping:
        knowing += kept if kept > price else price
        mean += kept
    knowing /= float(len(keeping))
    mean /= float(len(keeping))
    return known * knowing + (1.0 - known) * (mean if mean > price else price)


class Expectation:
    """One card's worth on any space, for a company that gets one of some forecasts, all alike likely.

    `keep_regular` and `keep_split`: kept through this round's movement. `regular` and `split`: kept or sold,
    whichever is more. `boom_...` and `bust_...`: what a Boom or Bust now would add to those two.
    """

    def __init__(self, prospects: Prospects, left: i64, codes: vec[i64]) -> None:
        figures = prospects.figures
        self.left: i64 = left
        self.codes: vec[i64] = codes
        self.keep_regular: vec[float] = grid()
        self.keep_split: vec[float] = grid()
        self.regular: vec[float] = grid()
        self.split: vec[float] = grid()
        self.boom_regular: vec[float] = grid()
        self.boom_split: vec[float] = grid()
        self.bust_regular: vec[float] = grid()
        self.bust_split: vec[float] = grid()
        self._expect(prospects, figures)
        for company in range(STOCKS):
            for space in range(figures.last[company] + 1):
                self._swing(figures, company, space)

    def _expect(self, prospects: Prospects, figures: Figures) -> None:
        for code in self.codes:
            kept = prospects.after(self.left, code)
            for at in range(len(figures.values)):
                self.keep_regular[at] += kept.regular[at]
                self.keep_split[at] += kept.split[at]
        for at in range(len(figures.values)):
            self.keep_regular[at] /= float(len(self.codes))
            self.keep_split[at] /= float(len(self.codes))
            price = float(figures.values[at])
            self.regular[at] = max(price, self.keep_regular[at])
            self.split[at] = max(2.0 * price, self.keep_split[at])

    def _swing(self, figures: Figures, company: i64, space: i64) -> None:
        at = company * ROW + space
        up = stride(figures, company, space, figures.boom_steps)
        self.boom_regular[at] = self.regular_after(company, up) - self.regular[at]
        self.boom_split[at] = self.split_after(company, up) - self.split[at]
        down = stride(figures, company, space, -figures.bust_steps)
        self.bust_regular[at] = self.regular_after(company, down) - self.regular[at]
        self.bust_split[at] = self.split_after(company, down) - self.split[at]

    def regular_after(self, company: i64, met: Stride) -> float:
        """What a regular card is worth after a move, with what it earned on the way."""
        if met.bankrupt:
            return float(met.regular_pay)
        end = company * ROW + met.space
        return float(met.regular_pay) + (self.split[end] if met.splits > 0 else self.regular[end])

    def split_after(self, company: i64, met: Stride) -> float:
        """The same for a split card."""
        return float(met.split_pay) + (0.0 if met.bankrupt else self.split[company * ROW + met.space])


class _LastProspects:
    """The prospects asked for last: nearly always those that are wanted next."""

    def __init__(self) -> None:
        self.figures: Figures | None = None
        self.prospects: Prospects | None = None


_MADE: Final[dict[tuple[str, Config], Prospects]] = {}
_LAST: Final = _LastProspects()


def prospects_for(figures: Figures) -> Prospects:
    """The prospects of a config and its content, worked out once."""
    last = _LAST.prospects
    if last is not None and _LAST.figures is figures:
        return last
    key = (figures.content.version, figures.config)
    found = _MADE.get(key)
    if found is None:
        found = _MADE[key] = Prospects(figures)
    _LAST.figures, _LAST.prospects = figures, found
    return found
