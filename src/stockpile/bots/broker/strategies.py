"""What strategy cards are worth, a small class for each (1.11), and the questions of the action turn (R-STR-2).

A class says what its card brings now, and if it asks something, what each answer brings. `promise` says what the card
brings brokers that wait for a good moment.
"""

from typing import Final

from stockpile.bots.broker.bidding import LEAST
from stockpile.bots.broker.effects import Effects, FewSales
from stockpile.bots.broker.investors import thinker_of
from stockpile.bots.broker.position import Position
from stockpile.bots.broker.style import Style
from stockpile.bots.broker.trading import best_action
from stockpile.bots.broker.valuation import SORTS
from stockpile.rules.answers import (
    ABILITY,
    COMPANY,
    DISCARD,
    GIVE,
    GIVE_ACTION,
    GIVE_COMMODITY,
    MOVE_DOWN,
    MOVE_UP,
    PAIR,
    PASS_NUMBER,
    SELL,
    SPLIT,
    STRATEGY,
    TAKE,
)
from stockpile.rules.cards import BOOM, PAIRS, STOCKS
from stockpile.rules.game import View
from stockpile.rules.numbers import count, in_order
from stockpile.rules.step import a_of, b_of
from stockpile.rules.strategy import PAYING, STRATEGIES
from stockpile.rules.vecs import i64, vec

ALL: Final[i64] = (1 << STOCKS) - 1  # companies, as a mask
SECOND_COPY: Final = 0.8  # how much a second card of the same kind promises against the first


class StrategyWorth:
    """The base of all cards, and the worth of a card that we do not know: nothing."""

    def __init__(self, promise: float) -> None:
        self.promise: float = promise

    def now(self, effects: Effects) -> float:
        """What it brings, without what it costs in money."""
        return 0.0

    def of_answer(self, effects: Effects, number: i64) -> float:
        """What an answer to its question brings."""
        return 0.0


class Paid(StrategyWorth):
    """A card that pays what it says, whenever it can be played."""

    def __init__(self, promise: float, figure: str) -> None:
        super().__init__(promise)
        self.figure: str = figure

    def now(self, effects: Effects) -> float:
        return effects.cash(effects.card_figures[self.figure])


# Money.


class CornerTheMarket(StrategyWorth):
    def now(self, effects: Effects) -> float:
        doubles: i64 = 0
        for cards in effects.commerce().counts:
            doubles += max(0, cards - 1)
        return effects.cash(doubles * i64(effects.card_figures["corner-the-market.each"]))


class Diversification(StrategyWorth):
    def now(self, effects: Effects) -> float:
        held: i64 = 0
        for company in range(STOCKS):
            if effects.holds(company):
                held += 1
        return effects.cash(held * i64(effects.card_figures["diversification.each"]))

    def of_answer(self, effects: Effects, number: i64) -> float:
        """Every company shown is paid for."""
        return 0.0 if number == PASS_NUMBER else 1.0


class Interpositioning(StrategyWorth):
    def now(self, effects: Effects) -> float:
        return effects.cash(effects.view.fee_total)


class NakedShort(Paid):
    def now(self, effects: Effects) -> float:
        return super().now(effects) - effects.least_action()


class TaxShelter(StrategyWorth):
    def now(self, effects: Effects) -> float:
        return effects.commerce().relief()


# Prices and dividends.


class CompanyWorth(StrategyWorth):
    """A card that is played on the company where it brings most."""

    def now(self, effects: Effects) -> float:
        best = LEAST
        for company in range(STOCKS):
            best = max(best, self.on(effects, company))
        return best

    def of_answer(self, effects: Effects, number: i64) -> float:
        return self.on(effects, number - COMPANY)

    def on(self, effects: Effects, company: i64) -> float:
        return 0.0


class DividendGrowthInvesting(CompanyWorth):
    def on(self, effects: Effects, company: i64) -> float:
        paid = effects.dividend(company, effects.card_figures["dividend-growth-investing.dividend"])
        return paid + effects.move(company, effects.card_figures["dividend-growth-investing.steps"])


class SpecialDividend(CompanyWorth):
    def on(self, effects: Effects, company: i64) -> float:
        return effects.dividend(company, effects.card_figures["special-dividend.dividend"])


class Pushed(CompanyWorth):
    """The stock goes up as far as a figure says."""

    def __init__(self, promise: float, figure: str) -> None:
        super().__init__(promise)
        self.figure: str = figure

    def on(self, effects: Effects, company: i64) -> float:
        return effects.move(company, effects.card_figures[self.figure])


class MarketMaker(CompanyWorth):
    """One company up with a view to what goes down, then that."""

    def now(self, effects: Effects) -> float:
        return super().now(effects) - effects.least_action()

    def on(self, effects: Effects, company: i64) -> float:
        down = effects.best_move(-i64(effects.card_figures["market-maker.down"]), but=company)
        return effects.move(company, effects.card_figures["market-maker.up"]) + down

    def of_answer(self, effects: Effects, number: i64) -> float:
        if number < MOVE_DOWN:
            return self.on(effects, number - MOVE_UP)
        return effects.move(number - MOVE_DOWN, -i64(effects.card_figures["market-maker.down"]))


class SystemicShock(StrategyWorth):
    """A few companies, each up or down, for a commodity."""

    def now(self, effects: Effects) -> float:
        steps: i64 = effects.card_figures["systemic-shock.steps"]
        gains = vec[float](
            [max(effects.move(company, steps), effects.move(company, -steps)) for company in range(STOCKS)]
        )
        _put_in_order(gains)
        total = 0.0
        for place in range(i64(effects.card_figures["systemic-shock.companies"])):
            total += gains[place]
        return total - _least_commodity(effects)

    def of_answer(self, effects: Effects, number: i64) -> float:
        steps: i64 = effects.card_figures["systemic-shock.steps"]
        if number < MOVE_DOWN:
            return effects.move(number - MOVE_UP, steps)
        return effects.move(number - MOVE_DOWN, -steps)


def _least_commodity(effects: Effects) -> float:
    """What it costs to give up a commodity."""
    cards = effects.commerce()
    least = -LEAST
    for kind in range(SORTS):
        if cards.counts[kind] > 0:
            least = min(least, cards.loss(kind))
    return least


def _put_in_order(gains: vec[float]) -> None:
    """The largest first."""
    for end in range(1, len(gains)):
        gain = gains[end]
        at: i64 = end
        while at > 0 and gains[at - 1] < gain:
            gains[at] = gains[at - 1]
            at -= 1
        gains[at] = gain


# Shares.


class Taken(StrategyWorth):
    """A stock card out of the discard, for a share."""

    def now(self, effects: Effects) -> float:
        best = LEAST
        for company in range(STOCKS):
            if effects.view.discard[company] > 0:
                best = max(best, self.on(effects, company))
        return best - self.price(effects)

    def of_answer(self, effects: Effects, number: i64) -> float:
        return self.on(effects, number - TAKE)

    def on(self, effects: Effects, company: i64) -> float:
        return effects.one_more(company)

    def price(self, effects: Effects) -> float:
        return effects.least_share()


class ConvertibleBond(Taken):
    def price(self, effects: Effects) -> float:
        return effects.bond()


class VultureCapitalism(Taken):
    """Money comes with a cheap one."""

    def on(self, effects: Effects, company: i64) -> float:
        if effects.view.value(company) > effects.card_figures["vulture-capitalism.at_most"]:
            return effects.one_more(company)
        return effects.one_more(company) + effects.cash(effects.card_figures["vulture-capitalism.receive"])


class RogueTrading(StrategyWorth):
    def now(self, effects: Effects) -> float:
        return effects.best_split()

    def of_answer(self, effects: Effects, number: i64) -> float:
        return effects.make_split(number - SPLIT)


class BearRaid(StrategyWorth):
    def now(self, effects: Effects) -> float:
        figures = effects.card_figures
        return FewSales(effects, figures["bear-raid.shares"], figures["bear-raid.price"], ALL).gain


# Knowledge.


class CorporateEspionage(StrategyWorth):
    def now(self, effects: Effects) -> float:
        seen = float(i64(effects.card_figures["corporate-espionage.pairs"])) / float(effects.unknown_pairs())
        return effects.news() * min(1.0, seen)

    def of_answer(self, effects: Effects, number: i64) -> float:
        """All pairs we have not seen are as good as one another, but one that nobody knows is ours alone."""
        if number == PASS_NUMBER:
            return 0.0
        return 2.0 if effects.figures.pair_owner(number - PAIR) < 0 else 1.0


class InsiderTrading(StrategyWorth):
    def now(self, effects: Effects) -> float:
        return effects.news()


class DataBroker(Paid):
    def of_answer(self, effects: Effects, number: i64) -> float:
        """The pair of the company that we have least to do with."""
        company = effects.view.pairs[2 * (number - PAIR)]
        return -abs(effects.position.stake_regular[company]) - 2.0 * abs(effects.position.stake_split[company])


class FalsifiedEarnings(StrategyWorth):
    def now(self, effects: Effects) -> float:
        best = LEAST
        for pair in range(PAIRS):
            best = max(best, effects.falsified(pair))
        return best

    def of_answer(self, effects: Effects, number: i64) -> float:
        return effects.falsified(number - PAIR)


CARDS: Final[dict[str, StrategyWorth]] = {
    "block-trading": Paid(2.2, "block-trading.receive"),
    "value-investing": Paid(4.5, "value-investing.receive"),
    "convertible-bond": ConvertibleBond(5.0),
    "corner-the-market": CornerTheMarket(4.0),
    "corporate-espionage": CorporateEspionage(0.8),
    "insider-trading": InsiderTrading(0.8),
    "data-broker": DataBroker(4.5, "data-broker.receive"),
    "diversification": Diversification(5.8),
    "dividend-growth-investing": DividendGrowthInvesting(3.5),
    "special-dividend": SpecialDividend(3.3),
    "falsified-earnings": FalsifiedEarnings(3.0),
    "fraudulent-transfer": Taken(7.0),
    "vulture-capitalism": VultureCapitalism(6.5),
    "interpositioning": Interpositioning(6.0),
    "market-maker": MarketMaker(2.5),
    "naked-short": NakedShort(3.5, "naked-short.receive"),
    "rogue-trading": RogueTrading(5.0),
    "systemic-shock": SystemicShock(1.5),
    "bear-raid": BearRaid(5.0),
    "pump-and-dump": Pushed(2.0, "pump-and-dump.steps"),
    "tax-shelter": TaxShelter(1.5),
    "stock-buyback": Pushed(4.5, "stock-buyback.steps"),
}
_UNHEARD_OF: Final = StrategyWorth(0.0)


def card_of(number: i64) -> StrategyWorth:
    """What we think of a strategy, by its number."""
    found = CARDS.get(STRATEGIES[number].key)
    return found if found is not None else _UNHEARD_OF


def promise(number: i64, copies: i64 = 1) -> float:
    """What the last of this many copies of a card promises."""
    promised = card_of(number).promise
    for _copy in range(copies - 1):
        promised *= SECOND_COPY
    return promised


class Hand:
    """Our strategy cards, and what it costs to part with one.

    One card a round may be played, and there are about as many rounds as cards. So a card is played when that is
    better than to keep it for a better moment and play another one.
    """

    def __init__(self, effects: Effects) -> None:
        self.effects: Effects = effects
        self.numbers: vec[i64] = effects.view.strategies
        self.spare: float = self._promise_to_spare()

    def _plays_to_come(self) -> i64:
        """How many cards may be played in later rounds."""
        effects = self.effects
        a_round: i64 = 1
        if "ivan" in effects.position.in_play.keys[effects.position.me]:
            a_round = effects.card_figures["ivan.plays"]
        return a_round * (effects.outlook.left - 1)

    def _promise_to_spare(self) -> float:
        """Of the best card that would not be played any more."""
        plays = self._plays_to_come()
        if plays >= len(self.numbers):
            return 0.0
        promises = vec[float](
            [promise(self.numbers[at], self._copies(at + 1, self.numbers[at])) for at in range(len(self.numbers))]
        )
        _put_in_order(promises)
        return promises[plays]

    def _copies(self, end: i64, number: i64) -> i64:
        """How many of the first cards are of a number."""
        copies: i64 = 0
        for at in range(end):
            if self.numbers[at] == number:
                copies += 1
        return copies

    def gain_of_playing(self, number: i64) -> float:
        """What playing a card now is worth beyond keeping it."""
        card = card_of(number)
        if card is _UNHEARD_OF:
            return 0.0
        effects = self.effects
        now = card.now(effects) + effects.cash(-effects.figures.strategy_cost[number])
        promised = promise(number, self._copies(len(self.numbers), number))
        return now - max(0.0, promised - self.spare)


def choose_in_action_turn(view: View, style: Style) -> i64:
    """First the strategy card or ability that gains most, if any does, then Booms and Busts."""
    legal = view.legal_numbers
    if len(legal) == 1:
        return legal[0]
    position = Position(view, style)
    if legal[-1] >= STRATEGY:
        choice = _best_of_modules(Effects(position))
        if choice != PASS_NUMBER:
            return choice
    return PASS_NUMBER if legal[0] == PASS_NUMBER else best_action(position)


def _best_of_modules(effects: Effects) -> i64:
    """The strategy card or ability that gains most, if any gains."""
    hand = Hand(effects)
    best, choice = 0.0, PASS_NUMBER
    for number in effects.legal:
        if number >= STRATEGY:
            if number < ABILITY:
                gain = hand.gain_of_playing(number - STRATEGY)
            else:
                gain = thinker_of(number - ABILITY).gain(effects)
            if gain > best:
                best, choice = gain, number
    return choice


def choose_for_strategy(view: View, style: Style) -> i64:
    """The answer to a card's question that is worth most."""
    effects = Effects(Position(view, style))
    frame = view.agenda[-1]
    card = card_of(a_of(frame))
    paying = b_of(frame) == PAYING
    best = LEAST
    choice: i64 = 0
    for number in effects.legal:
        worth = -_missed(effects, number) if paying else card.of_answer(effects, number)
        if worth > best:
            best, choice = worth, number
    return choice


def _missed(effects: Effects, number: i64) -> float:
    """What a payment in kind costs us: a share, a commodity, a Boom or Bust."""
    if number >= GIVE_ACTION:
        return effects.position.best_swing(BOOM + number - GIVE_ACTION)
    if number >= GIVE_COMMODITY:
        return effects.commerce().loss(number - GIVE_COMMODITY)
    return effects.one_less((number - GIVE) % STOCKS, half=number >= GIVE + STOCKS)


def choose_few_to_sell(view: View, style: Style) -> i64:
    """What a card lets us sell: the next of those that gain most together, as long as any does (R-STR-5)."""
    companies: i64 = 0  # a mask
    for number in view.legal_numbers:
        if number != PASS_NUMBER:
            companies |= 1 << (number - SELL) % STOCKS
    frame = view.agenda[-1]
    return FewSales(Effects(Position(view, style)), a_of(frame), b_of(frame), companies).choice


def choose_discard(view: View, style: Style) -> i64:
    """R-STR-1: put back the card that promises least. Of two alike, only one will find its moment."""
    least = -LEAST
    choice: i64 = 0
    for number in in_order(view.strategies):
        promised = promise(number, count(view.strategies, number))
        if promised < least:
            least, choice = promised, DISCARD + number
    return choice
