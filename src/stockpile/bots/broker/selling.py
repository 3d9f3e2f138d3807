"""What to sell (R-SEL-1)."""

from stockpile.bots.broker.valuation import Position
from stockpile.rules.answers import PASS, Answer, sell
from stockpile.rules.cards import HALF, SHARE, STOCKS, WHOLE


def choose_sale(position: Position) -> Answer:
    """The sale that gains most over keeping, or none."""
    best, choice = 0.0, PASS
    for company in range(STOCKS):
        for form, count in plans(position, company):
            gain = gain_of_sale(position, company, form, count)
            if gain > best:
                best, choice = gain, sell(company, form)
    return choice


def plans(position: Position, company: int) -> list[tuple[int, int]]:
    """Ways to sell a company's shares: one card of a form, or all of them."""
    holdings = position.holdings
    found: list[tuple[int, int]] = []
    regular, split = holdings.regular[company], holdings.split[company]
    if regular:
        found.append((SHARE, 1))
    if regular > 1:
        found.append((SHARE, regular))
    if split:
        found += [(WHOLE, 1), (HALF, 1)]
    if split > 1:
        found.append((WHOLE, split))
    return found


def gain_of_sale(position: Position, company: int, form: int, count: int) -> float:
    """What selling brings beyond keeping: money now, against what the cards would come to."""
    at = position.outlook.at[company]
    price = position.tables.values[at]
    expected = position.outlook.of[company]
    if form == SHARE:
        money, kept, shares = price, expected.keep_regular[at], 1
    elif form == WHOLE:
        money, kept, shares = 2 * price, expected.keep_split[at], 2
    else:
        kept = expected.keep_split[at] - expected.regular[at]
        money, shares = price, 1
    lost = -position.majority_gain(company, -shares * count)
    return count * (money - kept) - lost + _use_of_cash(position, count * money)


def _use_of_cash(position: Position, money: float) -> float:
    """What money in hand is good for: bids of the rounds to come."""
    if position.outlook.left <= 1:
        return 0.0
    style = position.style
    have = position.view.money[position.view.observer]
    return style.cash * (min(have + money, style.purse) - min(have, style.purse))
