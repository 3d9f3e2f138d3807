"""A view, and what the broker makes of it: holdings, prices to come, majorities, and what a Boom or Bust would do."""

from math import sqrt
from typing import Final

from stockpile.bots.broker.prospects import Expectation, below, falsify, prospects_for, usual_forecasts
from stockpile.bots.broker.style import Style
from stockpile.rules.abilities import InPlay, in_play
from stockpile.rules.cards import BOOM, HELD, STOCKS
from stockpile.rules.figures import ROW, Figures
from stockpile.rules.game import View
from stockpile.rules.knowledge import HIDDEN
from stockpile.rules.numbers import in_order, zeros
from stockpile.rules.sample import unseen_kinds
from stockpile.rules.state import BARS
from stockpile.rules.vecs import append, i64, remove, vec


class Holdings:
    """Cards by company: the observer's own, exact, and every rival's, expected (rival * STOCKS + company).

    >>> from stockpile.rules.game import Game
    >>> from stockpile.rules.sample import unseen_kinds
    >>> view = Game.new(seed=1).view(0)
    >>> holdings = Holdings(view, unseen_kinds(view))
    >>> sum(holdings.regular), [round(sum(list(holdings.rivals_regular)[at : at + 6])) for at in (0, 6, 12)]
    (1, [1, 1, 1])
    """

    def __init__(self, view: View, pool: vec[i64]) -> None:
        me = view.observer
        self.rivals: vec[i64] = vec[i64]()  # their seats
        for seat in range(view.players):
            if seat != me:
                self.rivals = append(self.rivals, seat)
        self.regular: vec[i64] = view.regular[:STOCKS]
        self.split: vec[i64] = view.split[me * STOCKS : me * STOCKS + STOCKS]
        self.hidden: vec[i64] = zeros(len(self.rivals))  # how many cards of each are guessed at
        self.rivals_regular: vec[float] = vec[float]([0.0] * (len(self.rivals) * STOCKS))
        self.rivals_split: vec[float] = vec[float]([0.0] * (len(self.rivals) * STOCKS))
        for rival in range(len(self.rivals)):
            self._expect(view, pool, rival)

    def _expect(self, view: View, pool: vec[i64], rival: i64) -> None:
        """A rival's cards: those known, and its hidden ones in the proportion of what is unseen.

        A hidden card that cannot be of a company (knowledge.py) does not count for it.
        """
        seat = self.rivals[rival]
        hidden = view.barred[seat * BARS + HIDDEN]
        self.hidden[rival] = hidden
        weights: i64 = 0
        for company in range(STOCKS):
            weights += (hidden - view.barred[seat * BARS + company]) * pool[company]
        each = float(hidden) / float(weights) if weights > 0 else 0.0
        for company in range(STOCKS):
            weight = (hidden - view.barred[seat * BARS + company]) * pool[company]
            at = rival * STOCKS + company
            self.rivals_regular[at] = float(view.known[seat * HELD + company]) + each * float(weight)
            self.rivals_split[at] = float(view.split[seat * STOCKS + company])

    def shares(self, company: i64) -> i64:
        """The observer's own, a split card counted twice."""
        return self.regular[company] + 2 * self.split[company]

    def rivals_shares(self, rival: i64, company: i64) -> float:
        """A rival's, expected, a split card counted twice."""
        at = rival * STOCKS + company
        return self.rivals_regular[at] + 2.0 * self.rivals_split[at]


UNSEEN: Final[i64] = -1000  # no forecast


class Outlook:
    """By company: which forecasts it may get, what to expect from that, and where in the grids it stands now.

    >>> from stockpile.rules.game import Game
    >>> outlook = private_outlook(Game.new(seed=1).view(0))
    >>> outlook.forecasts[3:5]  # one we can only guess, one we know
    [(2, 12, -2, -3), (1,)]
    """

    def __init__(self, view: View, observer: i64) -> None:
        figures = view.figures
        self.left: i64 = figures.rounds - view.round  # movements to come, this round's included
        self.at: vec[i64] = zeros(STOCKS)
        self.certain: vec[i64] = vec[i64]([UNSEEN] * STOCKS)  # by company: its forecast, if it is known
        self.guesses: vec[i64] = vec[i64]()  # what each of the others may get
        self._read_pairs(view, observer)
        prospects = prospects_for(figures)
        # With everything known there is nothing to guess: any company's own forecast fills the row.
        guesses = self.guesses if len(self.guesses) > 0 else self.codes(0)
        self.of: vec[Expectation] = vec[Expectation]([prospects.expectation(self.left, guesses)] * STOCKS)
        for company in range(STOCKS):
            self.at[company] = company * ROW + view.prices[company]
            if self.certain[company] != UNSEEN:
                self.of[company] = prospects.expectation(self.left, self.codes(company))

    def _read_pairs(self, view: View, observer: i64) -> None:
        """As a seat knows it, or a spectator (R-INFO-5)."""
        figures = view.figures
        open_codes = view.forecasts[:] if len(view.forecasts) > 0 else usual_forecasts(figures)[:]
        covers = vec[i64]()  # Falsified Earnings on each pair that the observer has not seen
        covered = False
        for pair in range(len(view.pair_known)):
            copies = view.falsified[pair] if len(view.falsified) > 0 else 0
            if view.pair_known[pair] >> observer & 1:
                code = view.pairs[2 * pair + 1]
                open_codes = remove(open_codes, code)
                self.certain[view.pairs[2 * pair]] = falsify(figures, code, copies)
            else:
                covers = append(covers, copies)
                covered = covered or copies > 0
        if covered:
            open_codes = vec[i64]([falsify(figures, code, copies) for code in open_codes for copies in covers])
        self.guesses = in_order(open_codes) if figures.dice else open_codes

    def codes(self, company: i64) -> vec[i64]:
        """The forecasts a company may get, all alike likely."""
        return self.guesses if self.certain[company] == UNSEEN else vec[i64]([self.certain[company]])

    @property
    def forecasts(self) -> list[tuple[int, ...]]:
        """The same by company, for readers."""
        return [tuple(self.codes(company)) for company in range(STOCKS)]


def private_outlook(view: View) -> Outlook:
    """With everything the observer knows."""
    return Outlook(view, view.observer)


def public_outlook(view: View) -> Outlook:
    """With what everybody knows: how the market sees it."""
    return Outlook(view, view.players)


GUESSED: Final = 5 / 36  # variance of one hidden card being of a company: one in six


class Position:
    """Where the observer of a view stands. The view is that of a seat that is asked."""

    def __init__(self, view: View, style: Style) -> None:
        self.view: View = view
        self.style: Style = style
        self.figures: Figures = view.figures
        self.me: i64 = view.observer
        self.legal: vec[i64] = view.legal_numbers
        self.money: i64 = view.money[view.observer]
        self.in_play: InPlay = in_play(view)
        self.outlook: Outlook = private_outlook(view)
        self.pool: vec[i64] = unseen_kinds(view)
        self.holdings: Holdings = Holdings(view, self.pool)
        self.rivals: vec[i64] = self.holdings.rivals
        # By company: our regular and split cards, less our envy of what the others have on average.
        self.stake_regular: vec[float] = vec[float]([0.0] * STOCKS)
        self.stake_split: vec[float] = vec[float]([0.0] * STOCKS)
        self._work_out_stakes()
        # By rival: how far a lead in shares may still change, with the rounds to come and cards we only guess.
        self.spreads: vec[float] = vec[float]([0.0] * len(self.rivals))
        to_come = style.haze + style.churn * float(self.outlook.left - 1)
        for rival in range(len(self.rivals)):
            self.spreads[rival] = sqrt(2.0 * (to_come + GUESSED * float(self.holdings.hidden[rival])))

    def _work_out_stakes(self) -> None:
        holdings = self.holdings
        envy = self.style.envy / float(len(self.rivals))
        for company in range(STOCKS):
            regular = float(holdings.regular[company])
            split = float(holdings.split[company])
            for rival in range(len(self.rivals)):
                regular -= envy * holdings.rivals_regular[rival * STOCKS + company]
                split -= envy * holdings.rivals_split[rival * STOCKS + company]
            self.stake_regular[company] = regular
            self.stake_split[company] = split

    def majority_gain(self, company: i64, more: i64) -> float:
        """What `more` shares, or fewer if negative, change at our odds of the majority (R-END-2), in dollars.

        The odds of a number of shares: that it stays ahead of every rival.
        """
        now = self.holdings.shares(company)
        before = 1.0 if now != 0 else 0.0
        after = 1.0 if now + more != 0 else 0.0
        for rival in range(len(self.rivals)):
            lead = float(now) - self.holdings.rivals_shares(rival, company)
            before *= below(lead / self.spreads[rival])
            after *= below((lead + float(more)) / self.spreads[rival])
        return float(self.figures.majority) * (after - before)

    def swing(self, card: i64, company: i64) -> float:
        """What a Boom or Bust on a company does for us, and to the others (R-ACT-1)."""
        at = self.outlook.at[company]
        return self.swing_of(card, company, self.stake_regular[company], self.stake_split[company], at)

    def swing_of(self, card: i64, company: i64, regular: float, split: float, at: i64) -> float:
        """The same with other holdings and on another space of its track."""
        expected = self.outlook.of[company]
        if card == BOOM:
            return regular * expected.boom_regular[at] + split * expected.boom_split[at]
        return regular * expected.bust_regular[at] + split * expected.bust_split[at]

    def best_swing(self, card: i64) -> float:
        """On the company where it does most for us."""
        best = self.swing(card, 0)
        for company in range(1, STOCKS):
            best = max(best, self.swing(card, company))
        return best
