"""A view, and what the broker makes of it: prices, holdings, majorities, and what a Boom or Bust would do."""

from math import sqrt
from typing import Final

from stockpile.bots.broker.market.holdings import Holdings
from stockpile.bots.broker.market.normal import below
from stockpile.bots.broker.market.outlook import Outlook, private_outlook
from stockpile.bots.broker.style import Style
from stockpile.rules.cards import BOOM, STOCKS
from stockpile.rules.in_play import InPlay, in_play
from stockpile.rules.sample import unseen_kinds
from stockpile.rules.tables import Tables
from stockpile.rules.vecs import i64, vec
from stockpile.rules.view import View

GUESSED: Final = 5 / 36  # variance of one hidden card being of a company: one in six


class Position:
    """Where the observer of a view stands. The view is that of a seat that is asked."""

    def __init__(self, view: View, style: Style) -> None:
        self.view: View = view
        self.style: Style = style
        self.tables: Tables = view.tables
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
        return float(self.tables.majority) * (after - before)

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
