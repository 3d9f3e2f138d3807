"""What the building blocks of abilities and strategies do for us: moves, dividends, shares, money, knowledge."""

from stockpile.bots.broker.bidding import LEAST
from stockpile.bots.broker.position import Outlook, Position
from stockpile.bots.broker.prospects import Prospects, falsify, meet, prospects_for, stride
from stockpile.bots.broker.trading import gain_of_sale
from stockpile.bots.broker.valuation import SORTS, CommerceCards
from stockpile.rules.answers import PASS_NUMBER, SELL
from stockpile.rules.cards import BOOM, BUST, HALF, PAIRS, SHARE, STOCKS, WHOLE
from stockpile.rules.figures import Figures
from stockpile.rules.game import View
from stockpile.rules.vecs import i64, vec


class Effects:
    """In one position. Gains are dollars; what rivals gain by it counts against them."""

    def __init__(self, position: Position) -> None:
        self.position: Position = position
        self.view: View = position.view
        self.figures: Figures = position.figures
        self.card_figures: dict[str, int] = position.figures.of_cards
        self.outlook: Outlook = position.outlook
        self.legal: vec[i64] = position.legal
        self.regular: vec[i64] = position.holdings.regular  # our cards by company
        self.split: vec[i64] = position.holdings.split
        # All pairs that we have not seen are alike, so one number is enough: of Falsified Earnings on them.
        self._guessed_copies: i64 = -1
        self._guessed_gain: float = 0.0

    # Money and commerce cards.
    def cash(self, amount: i64) -> float:
        """Money now, and what can be done with it as long as there are auctions to come."""
        if self.outlook.left == 1:
            return float(amount)
        purse, money = self.figures.bidding[-1], self.position.money
        useful = min(money + amount, purse) - min(money, purse)
        return float(amount) + self.position.style.liquidity * float(useful)

    def commerce(self) -> CommerceCards:
        return CommerceCards(self.view, self.position.me)

    def bond(self) -> float:
        """One bond kept to the end of the game."""
        interest: float = self.position.in_play.interest[self.position.me]
        return float(self.figures.bond_price) + interest * float(self.outlook.left)

    # Prices.
    def move(self, company: i64, steps: i64) -> float:
        """A stock this many spaces up, or down."""
        expected = self.outlook.of[company]
        at = self.outlook.at[company]
        met = stride(self.figures, company, self.view.prices[company], steps)
        regular = expected.regular_after(company, met) - expected.regular[at]
        split = expected.split_after(company, met) - expected.split[at]
        return self.position.stake_regular[company] * regular + self.position.stake_split[company] * split

    def best_move(self, steps: i64, but: i64 = -1) -> float:
        best = LEAST
        for company in range(STOCKS):
            if company != but:
                best = max(best, self.move(company, steps))
        return best

    def dividend(self, company: i64, amount: i64) -> float:
        return float(amount) * self.at_stake(company)

    def at_stake(self, company: i64) -> float:
        """Our shares, less our envy of those of the others."""
        return self.position.stake_regular[company] + 2.0 * self.position.stake_split[company]

    def least_action(self) -> float:
        """What it costs to give up a Boom or Bust."""
        least = -LEAST
        for card in range(BOOM, BUST + 1):
            if self.view.regular[card] > 0:
                least = min(least, self.position.best_swing(card))
        return least

    # Shares.
    def one_more(self, company: i64) -> float:
        """A regular card more."""
        return self._regular(company) + self.position.majority_gain(company, 1)

    def one_more_to_keep(self, company: i64) -> float:
        """A regular card more, when nothing can be sold before the movement."""
        codes = self.outlook.codes(company)
        stays = 0.0
        for code in codes:
            if not meet(self.figures, company, self.view.prices[company], code).bankrupt:
                stays += 1.0
        kept = self.outlook.of[company].keep_regular[self.outlook.at[company]]
        return kept + stays / float(len(codes)) * self.position.majority_gain(company, 1)

    def one_less(self, company: i64, half: bool) -> float:
        """What it costs to give up a share: a regular card, or half of a split one (R-STR-4)."""
        worth = self._split(company) - self._regular(company) if half else self._regular(company)
        return worth - self.position.majority_gain(company, -1)

    def make_split(self, company: i64) -> float:
        """A regular card becomes split."""
        return self._split(company) - self._regular(company) + self.position.majority_gain(company, 1)

    def best_split(self) -> float:
        best = LEAST
        for company in range(STOCKS):
            if self.regular[company] > 0:
                best = max(best, self.make_split(company))
        return best

    def holds(self, company: i64) -> bool:
        return self.regular[company] > 0 or self.split[company] > 0

    def least_share(self) -> float:
        """What the cheapest way to pay one share costs."""
        least = -LEAST
        for company in range(STOCKS):
            if self.regular[company] > 0:
                least = min(least, self.one_less(company, half=False))
            if self.split[company] > 0:
                least = min(least, self.one_less(company, half=True))
        return least

    def _regular(self, company: i64) -> float:
        return self.outlook.of[company].regular[self.outlook.at[company]]

    def _split(self, company: i64) -> float:
        return self.outlook.of[company].split[self.outlook.at[company]]

    # Knowledge.
    def unknown_pairs(self) -> i64:
        """How many pairs we have not seen."""
        unknown: i64 = 0
        for knowers in self.view.pair_known:
            if not knowers >> self.position.me & 1:
                unknown += 1
        return unknown

    def news(self) -> float:
        """What knowing all forecasts adds: to sell what falls, and to keep what does not."""
        prospects = prospects_for(self.figures)
        total = 0.0
        for company in range(STOCKS):
            if self.holds(company):
                total += self._news_of(prospects, company)
        return total

    def _news_of(self, prospects: Prospects, company: i64) -> float:
        at = self.outlook.at[company]
        price = float(self.figures.values[at])
        codes = self.outlook.codes(company)
        regular, split = 0.0, 0.0  # worth of one card for those who know the forecast
        for code in codes:
            kept = prospects.after(self.outlook.left, code)
            regular += max(price, kept.regular[at])
            split += max(2.0 * price, kept.split[at])
        regular = regular / float(len(codes)) - self._regular(company)
        split = split / float(len(codes)) - self._split(company)
        return float(self.regular[company]) * regular + float(self.split[company]) * split

    def falsified(self, pair: i64) -> float:
        """One more Falsified Earnings on a pair, as far as we know what it is (R-STR-8)."""
        company, code = self.view.pairs[2 * pair], self.view.pairs[2 * pair + 1]
        copies = self.view.falsified[pair]
        if company >= 0:
            return self._turned(company, code, copies)
        if copies != self._guessed_copies:
            self._guessed_copies, self._guessed_gain = copies, self._turned_unseen(copies)
        return self._guessed_gain

    def _turned(self, company: i64, code: i64, copies: i64) -> float:
        """What one more copy does to a company with a forecast and this many on it."""
        before, after = falsify(self.figures, code, copies), falsify(self.figures, code, copies + 1)
        return self._forecast(company, after) - self._forecast(company, before)

    def _turned_unseen(self, copies: i64) -> float:
        """The same where nobody told us the company and forecast: on average over what it may be."""
        codes = self.view.forecasts_left(self.view.pairs)
        gains, cases = 0.0, 0.0
        for each in self._unseen_companies():
            for possible in codes:
                gains += self._turned(each, possible, copies)
                cases += 1.0
        return gains / cases

    def _unseen_companies(self) -> vec[i64]:
        seen: i64 = 0  # a mask
        for pair in range(PAIRS):
            if self.view.pairs[2 * pair] >= 0:
                seen |= 1 << self.view.pairs[2 * pair]
        return vec[i64]([company for company in range(STOCKS) if not seen >> company & 1])

    def _forecast(self, company: i64, code: i64) -> float:
        """What our stake in a company is worth if this is its forecast: we can sell before, the others know nothing."""
        at = self.outlook.at[company]
        price = float(self.figures.values[at])
        regular, split = self.position.stake_regular[company], self.position.stake_split[company]
        kept = prospects_for(self.figures).after(self.outlook.left, code)
        own = max(price, kept.regular[at]) if regular > 0.0 else kept.regular[at]
        own_split = max(2.0 * price, kept.split[at]) if split > 0.0 else kept.split[at]
        return regular * own + split * own_split


class FewSales:
    """The best way to sell up to this many shares at a price, or (0) at today's (R-STR-5).

    Of each company in one form, found by trying, company after company, how many shares to give it.
    """

    def __init__(self, effects: Effects, shares: i64, price: i64, companies: i64) -> None:
        self._position: Position = effects.position
        self._price: i64 = price
        self._gains: vec[float] = vec[float]([0.0] * (shares + 1))  # with this many shares at most
        self._choices: vec[i64] = vec[i64]([PASS_NUMBER] * (shares + 1))  # what to sell first for that
        for company in range(STOCKS):
            if companies >> company & 1:
                self._add(company, shares)
        self.gain: float = self._gains[shares]
        self.choice: i64 = self._choices[shares]

    def _add(self, company: i64, shares: i64) -> None:
        """One more company."""
        gains, choices = self._gains[:], self._choices[:]
        regular, split = self._position.holdings.regular[company], self._position.holdings.split[company]
        for count in range(1, min(shares, regular) + 1):
            self._try(gains, choices, company, SHARE, count, count)
        for count in range(1, min(shares // 2, split) + 1):
            self._try(gains, choices, company, WHOLE, count, 2 * count)
        if split > 0 and shares > 0:
            self._try(gains, choices, company, HALF, 1, 1)

    def _try(self, gains: vec[float], choices: vec[i64], company: i64, form: i64, count: i64, used: i64) -> None:
        """This many cards beside what was best without this company."""
        gain = self._gain(company, form, count)
        for room in range(used, len(gains)):
            if gains[room - used] + gain > self._gains[room]:
                self._gains[room] = gains[room - used] + gain
                first = choices[room - used]
                self._choices[room] = first if first != PASS_NUMBER else SELL + form * STOCKS + company

    def _gain(self, company: i64, form: i64, count: i64) -> float:
        """Instead of kept, or sold later today at today's price."""
        gain = gain_of_sale(self._position, company, form, count, self._price)
        if self._price == 0:
            return gain
        return gain - max(0.0, gain_of_sale(self._position, company, form, count))


def wealth(position: Position, seat: i64) -> float:
    """What a rival would have if the game ended now, as far as we can tell."""
    view, figures = position.view, position.figures
    rival = seat if seat < position.me else seat - 1
    total = float(view.money[seat])
    for company in range(STOCKS):
        total += float(view.value(company)) * position.holdings.rivals_shares(rival, company)
    if figures.bonds:
        total += float(view.bonds[seat] * figures.bond_price)
    if figures.commodities:
        cards = CommerceCards(view, seat)
        for kind in range(SORTS):
            if cards.counts[kind] > 0:
                total += cards.loss(kind)
    return total
