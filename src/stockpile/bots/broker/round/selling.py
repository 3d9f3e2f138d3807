"""What to sell (R-SEL-1): what will fall, and what it takes to bid next round; what may split stays."""

from stockpile.bots.broker.market.position import Position
from stockpile.bots.broker.style import Style
from stockpile.rules.answers import PASS, Answer, sell
from stockpile.rules.cards import HALF, SHARE, STOCKS, WHOLE
from stockpile.rules.view import View


def choose_sale(view: View, style: Style) -> Answer:
    """One card of the sale that gains most over keeping, or none."""
    position = Position(view, style)
    best, choice = 0.0, PASS
    for company in range(STOCKS):
        for form, count in sales(position, company):
            gain = gain_of_sale(position, company, form, count)
            if gain > best:
                best, choice = gain, sell(company, form)
    return choice


def sales(position: Position, company: int) -> list[tuple[int, int]]:
    """Forms and counts to think about: one card, or all at once, because half of a majority is worth nothing."""
    regular, split = position.holdings.regular[company], position.holdings.split[company]
    found: list[tuple[int, int]] = []
    if regular:
        found.append((SHARE, 1))
    if regular > 1:
        found.append((SHARE, regular))
    if split:
        found += [(WHOLE, 1), (HALF, 1)]
    if split > 1:
        found.append((WHOLE, split))
    return found


def gain_of_sale(position: Position, company: int, form: int, count: int, price: int = 0) -> float:
    """What selling so many cards brings beyond keeping them: at a price, or (0) at today's."""
    at = position.outlook.at[company]
    price = price if price else position.tables.values[at]
    expected = position.outlook.of[company]
    if form == SHARE:
        shares, kept = 1, expected.keep_regular[at]
    elif form == WHOLE:
        shares, kept = 2, expected.keep_split[at]
    else:
        shares, kept = 1, expected.keep_split[at] - expected.regular[at]
    money = count * shares * price
    return money - count * kept + position.majority_gain(company, -shares * count) + use_of_cash(position, money)


def use_of_cash(position: Position, money: int) -> float:
    """What money is good for beyond itself: to outbid the others, as long as there are auctions to come.

    Up to the dearest bid. With two meeples each dollar has twice the work and only one rival to beat.
    """
    if position.outlook.left == 1:
        return 0.0
    tables = position.tables
    purse = tables.bidding[-1]
    useful = min(position.money + money, purse) - min(position.money, purse)
    return position.style.liquidity * tables.meeples**2 * useful
