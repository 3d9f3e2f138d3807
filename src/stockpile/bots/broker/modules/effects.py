"""What the building blocks of abilities and strategies do for us: moves, dividends, shares, money, knowledge."""

from collections.abc import Iterable

from stockpile.bots.broker.market.position import Position, Stake
from stockpile.bots.broker.market.prospects import falsify, meet, prospects_for, stride
from stockpile.bots.broker.modules.sets import CommerceCards
from stockpile.bots.broker.round.selling import gain_of_sale
from stockpile.rules.cards import BOOM, BUST, HALF, SHARE, STOCKS, WHOLE
from stockpile.rules.tables import ROW

Sales = tuple[float, list[tuple[int, int]]]  # a gain, and the forms and companies to sell


class Effects:
    """In one position. Gains are dollars; what rivals gain by it counts against them."""

    def __init__(self, position: Position) -> None:
        self.position = position
        self.view = position.view
        self.tables = position.tables
        self.figures = position.tables.figures
        self.stakes: list[Stake] = position.stakes()

    # Money and commerce cards.
    def cash(self, amount: int) -> float:
        """Money now, and what can be done with it as long as there are auctions to come."""
        if self.position.outlook.left == 1:
            return float(amount)
        purse, money = self.tables.bidding[-1], self.position.money
        return amount + self.position.style.liquidity * (min(money + amount, purse) - min(money, purse))

    def commerce(self) -> CommerceCards:
        return CommerceCards(self.view, self.view.observer)

    def bond(self) -> float:
        """One bond kept to the end of the game."""
        return self.tables.bond_price + self.position.in_play.interest[self.view.observer] * self.position.outlook.left

    # Prices.
    def move(self, company: int, steps: int) -> float:
        """A stock so many spaces up, or down."""
        expected = self.position.outlook.of[company]
        at = self.position.outlook.at[company]
        regular, split = self.stakes[company]
        met = stride(self.tables, company, self.view.prices[company], steps)
        gain = regular * (met.regular_pay - expected.regular[at]) + split * (met.split_pay - expected.split[at])
        if met.bankrupt:
            return gain
        end = company * ROW + met.space
        return gain + regular * (expected.split if met.splits else expected.regular)[end] + split * expected.split[end]

    def best_move(self, steps: int, but: int = -1) -> float:
        return max([self.move(company, steps) for company in range(STOCKS) if company != but])

    def dividend(self, company: int, amount: int) -> float:
        regular, split = self.stakes[company]
        return amount * (regular + 2 * split)

    def action(self, card: int) -> float:
        """A Boom or Bust on the company where it pays most."""
        return self.best_move(self.tables.boom_steps if card == BOOM else -self.tables.bust_steps)

    def least_action(self) -> float:
        """What it costs to give up a Boom or Bust."""
        return min([self.action(card) for card in (BOOM, BUST) if self.view.regular[card]])

    # Shares.
    def one_more(self, company: int) -> float:
        """A regular card more."""
        return self._regular(company) + self.position.majority_gain(company, 1)

    def one_more_to_keep(self, company: int) -> float:
        """A regular card more, when nothing can be sold before the movement."""
        outlook = self.position.outlook
        met = [meet(self.tables, company, self.view.prices[company], code) for code in outlook.forecasts[company]]
        stays = len([each for each in met if not each.bankrupt]) / len(met)
        kept = outlook.of[company].keep_regular[outlook.at[company]]
        return kept + stays * self.position.majority_gain(company, 1)

    def one_less(self, company: int, half: bool) -> float:
        """What it costs to give up a share: a regular card, or half of a split one (R-STR-4)."""
        worth = self._split(company) - self._regular(company) if half else self._regular(company)
        return worth - self.position.majority_gain(company, -1)

    def make_split(self, company: int) -> float:
        """A regular card becomes split."""
        return self._split(company) - self._regular(company) + self.position.majority_gain(company, 1)

    def best_split(self) -> float:
        return max([self.make_split(company) for company in self.held_regular()])

    def held_regular(self) -> list[int]:
        return [company for company in range(STOCKS) if self.position.holdings.regular[company]]

    def held_split(self) -> list[int]:
        return [company for company in range(STOCKS) if self.position.holdings.split[company]]

    def held(self) -> list[int]:
        return sorted({*self.held_regular(), *self.held_split()})

    def least_share(self) -> float:
        """What the cheapest way to pay one share costs."""
        costs = [self.one_less(company, half=False) for company in self.held_regular()]
        return min(costs + [self.one_less(company, half=True) for company in self.held_split()])

    def _regular(self, company: int) -> float:
        return self.position.outlook.of[company].regular[self.position.outlook.at[company]]

    def _split(self, company: int) -> float:
        return self.position.outlook.of[company].split[self.position.outlook.at[company]]

    def sale(self, company: int, form: int, count: int, price: int) -> float:
        """So many cards at a price instead of kept, or sold later today at today's; 0 is today's (R-STR-5)."""
        later = max(0.0, gain_of_sale(self.position, company, form, count)) if price else 0.0
        return gain_of_sale(self.position, company, form, count, price) - later

    def best_sales(self, shares: int, price: int, companies: Iterable[int]) -> Sales:
        """Up to so many shares at a price, of one form of a company at a time: the gain, and what to sell."""
        best: list[Sales] = [(0.0, [])] * (shares + 1)  # with so many shares at most
        for company in companies:
            before = best.copy()
            for form, count, used in self._lots(company, shares):
                gain = self.sale(company, form, count, price)
                for room in range(used, shares + 1):
                    rest, others = before[room - used]
                    if rest + gain > best[room][0]:
                        best[room] = rest + gain, [*others, (form, company)]
        return best[shares]

    def _lots(self, company: int, shares: int) -> list[tuple[int, int, int]]:
        """Ways to sell shares of a company: form, cards, shares."""
        regular = min(shares, self.position.holdings.regular[company])
        split = self.position.holdings.split[company]
        lots = [(SHARE, count, count) for count in range(1, regular + 1)]
        lots += [(WHOLE, count, 2 * count) for count in range(1, min(shares // 2, split) + 1)]
        return [*lots, (HALF, 1, 1)] if split and shares else lots

    # Knowledge.
    def unknown_pairs(self) -> list[int]:
        observer = self.view.observer
        return [pair for pair, knowers in enumerate(self.view.pair_known) if not knowers >> observer & 1]

    def news(self) -> float:
        """What knowing all forecasts adds: to sell what falls, and to keep what does not."""
        left = self.position.outlook.left
        prospects = prospects_for(self.tables)
        total = 0.0
        for company in self.held():
            codes = self.position.outlook.forecasts[company]
            at = self.position.outlook.at[company]
            price = self.tables.values[at]
            for cards, worth, which in (
                (self.position.holdings.regular[company], price, 0),
                (self.position.holdings.split[company], 2 * price, 1),
            ):
                kept = [prospects.after(left, code)[which][at] for code in codes]
                knowing = sum([max(worth, each) for each in kept]) / len(kept)
                total += cards * (knowing - max(worth, sum(kept) / len(kept)))
        return total

    def falsified(self, pair: int) -> float:
        """One more Falsified Earnings on a pair, as far as we know what it is (R-STR-8)."""
        company, code = self.view.pairs[2 * pair : 2 * pair + 2]
        copies = self.view.falsified[pair]
        if company >= 0:
            return self._forecast(company, falsify(self.tables, code, copies + 1)) - self._forecast(
                company, falsify(self.tables, code, copies)
            )
        codes = self.view.open_forecasts()
        seen = [self.view.pairs[2 * known] for known in range(len(self.view.pair_known))]
        companies = [each for each in range(STOCKS) if each not in seen]
        gains = [
            self._forecast(each, falsify(self.tables, code, copies + 1))
            - self._forecast(each, falsify(self.tables, code, copies))
            for each in companies
            for code in codes
        ]
        return sum(gains) / len(gains)

    def _forecast(self, company: int, code: int) -> float:
        """What our stake in a company is worth if this is its forecast: we can sell before, the others know nothing."""
        at = self.position.outlook.at[company]
        price = self.tables.values[at]
        regular, split = self.stakes[company]
        kept_regular, kept_split = prospects_for(self.tables).after(self.position.outlook.left, code)
        own = max(price, kept_regular[at]) if regular > 0 else kept_regular[at]
        own_split = max(2 * price, kept_split[at]) if split > 0 else kept_split[at]
        return regular * own + split * own_split


def wealth(position: Position, seat: int) -> float:
    """What a rival would have if the game ended now, as far as we can tell."""
    view, tables = position.view, position.tables
    rival = position.rivals.index(seat)
    total = float(view.money[seat])
    for company in range(STOCKS):
        total += view.value(company) * position.holdings.rivals_shares[company][rival]
    if tables.bonds:
        total += view.bonds[seat] * tables.bond_price
    if tables.commodities:
        cards = CommerceCards(view, seat)
        total += sum([cards.loss(kind) for kind, count in enumerate(cards.counts) if count])
    return total
