"""What cards are worth: to the observer, and to the market, which knows only what is public."""

from functools import cached_property

from stockpile.bots.broker.holdings import Holdings, likely_ahead, unseen
from stockpile.bots.broker.outlook import Outlook, private_outlook, public_outlook
from stockpile.bots.broker.prospects import Stride, stride
from stockpile.bots.broker.style import Style
from stockpile.rules.cards import BOOM, BUST, FEE, HELD, KINDS, STOCKS
from stockpile.rules.view import View


class Position:
    """A view with everything the broker makes of it, each worked out when first asked for."""

    def __init__(self, view: View, style: Style) -> None:
        self.view = view
        self.style = style
        self.tables = view.tables

    @cached_property
    def outlook(self) -> Outlook:
        return private_outlook(self.view)

    @cached_property
    def pool(self) -> list[int]:
        return unseen(self.view)

    @cached_property
    def holdings(self) -> Holdings:
        return Holdings(self.view, self.pool)

    @cached_property
    def worth(self) -> list[float]:
        """Of one more card of each kind to the observer."""
        prices = self.view.prices
        worth = [
            self.outlook.regular(company, prices[company]) + self.majority_gain(company, 1)
            for company in range(STOCKS)
        ]
        worth.append(self.best_swing(self.tables.boom_steps))
        worth.append(self.best_swing(-self.tables.bust_steps))
        return worth + [-float(fee) for fee in self.tables.fees]

    @cached_property
    def market(self) -> list[float]:
        """Of one more card of each kind to somebody who knows what everybody knows."""
        outlook = public_outlook(self.view)
        prices = self.view.prices
        worth = [outlook.regular(company, prices[company]) for company in range(STOCKS)]
        return worth + self.worth[BOOM : FEE] + [-float(fee) for fee in self.tables.fees]

    def average(self, worth: list[float]) -> float:
        """Of a card that nobody has seen."""
        total = 0.0
        for kind in range(KINDS):
            total += self.pool[kind] * worth[kind]
        return total / (sum(self.pool) or 1)

    def majority_gain(self, company: int, more: int) -> float:
        """What `more` shares, or fewer if negative, change at our odds of the majority (R-END-2), in dollars."""
        now = self.holdings.shares(company)
        change = self.majority_odds(company, now + more) - self.majority_odds(company, now)
        return self.style.majority * self.tables.majority * change

    def majority_odds(self, company: int, shares: int) -> float:
        """How likely that many shares will be the most in the end."""
        if shares <= 0:
            return 0.0
        holdings = self.holdings
        to_come = self.style.doubt + self.style.churn * (self.outlook.left - 1)
        odds = 1.0
        for rival, regular in enumerate(holdings.rivals):
            theirs = regular[company] + 2 * holdings.split_rivals[rival][company]
            spread = (to_come + 0.14 * holdings.hidden[rival]) ** 0.5
            odds *= likely_ahead(shares - theirs, spread)
        return odds

    def swing(self, company: int, steps: int) -> float:
        """What a Boom or Bust on a company does for us, and to the others (R-ACT-1)."""
        space = self.view.prices[company]
        return self.swing_of(company, space, stride(self.tables, company, space, steps))

    def swing_of(self, company: int, space: int, met: Stride) -> float:
        outlook = self.outlook
        regular = -outlook.regular(company, space)
        split = -outlook.split(company, space)
        if not met.bankrupt:
            after = outlook.split(company, met.space)
            regular += met.regular_pay + (after if met.splits else outlook.regular(company, met.space))
            split += met.split_pay + after
        holdings = self.holdings
        ours = holdings.regular[company] * regular + holdings.split[company] * split
        theirs = 0.0
        for rival, cards in enumerate(holdings.rivals):
            theirs += cards[company] * regular + holdings.split_rivals[rival][company] * split
        return ours - self.style.envy * theirs / len(holdings.rivals)

    def best_swing(self, steps: int) -> float:
        return max([self.swing(company, steps) for company in range(STOCKS)])


assert FEE == HELD  # portfolio kinds, then fees: worth lists run over all market kinds in this order
