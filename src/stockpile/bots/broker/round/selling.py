"""What to sell (R-SEL-1): what will fall, and what it takes to bid next round; what may split stays."""

from stockpile.bots.broker.market.position import Position
from stockpile.rules.answers import PASS_NUMBER, SELL
from stockpile.rules.cards import HALF, SHARE, STOCKS, WHOLE
from stockpile.rules.vecs import i64


class Sales:
    """The sales to think about: one card, or all at once, because half of a majority is worth nothing.

    `choice` is one card of the sale that gains most over keeping, or none.
    """

    def __init__(self, position: Position) -> None:
        self._position: Position = position
        self.best: float = 0.0
        self.choice: i64 = PASS_NUMBER
        for company in range(STOCKS):
            regular, split = position.holdings.regular[company], position.holdings.split[company]
            if regular > 0:
                self._try(company, SHARE, 1)
            if regular > 1:
                self._try(company, SHARE, regular)
            if split > 0:
                self._try(company, WHOLE, 1)
                self._try(company, HALF, 1)
            if split > 1:
                self._try(company, WHOLE, split)

    def _try(self, company: i64, form: i64, count: i64) -> None:
        gain = gain_of_sale(self._position, company, form, count)
        if gain > self.best:
            self.best, self.choice = gain, SELL + form * STOCKS + company


def gain_of_sale(position: Position, company: i64, form: i64, count: i64, price: i64 = 0) -> float:
    """What selling so many cards brings beyond keeping them: at a price, or (0) at today's."""
    at = position.outlook.at[company]
    if price == 0:
        price = position.tables.values[at]
    expected = position.outlook.of[company]
    shares: i64 = 1
    if form == SHARE:
        kept = expected.keep_regular[at]
    elif form == WHOLE:
        shares, kept = 2, expected.keep_split[at]
    else:
        kept = expected.keep_split[at] - expected.regular[at]
    money = count * shares * price
    gain = float(money) - float(count) * kept + position.majority_gain(company, -shares * count)
    return gain + use_of_cash(position, money)


def use_of_cash(position: Position, money: i64) -> float:
    """What money is good for beyond itself: to outbid the others, as long as there are auctions to come.

    Up to the dearest bid. With two meeples each dollar has twice the work and only one rival to beat.
    """
    if position.outlook.left == 1:
        return 0.0
    tables = position.tables
    purse = tables.bidding[-1]
    useful = min(position.money + money, purse) - min(position.money, purse)
    return position.style.liquidity * float(tables.meeples * tables.meeples * useful)
