"""What strategy cards are worth: now, by a small function each, and some day, as far as experience says (1.11).

One card a round may be played, and there are about as many rounds as cards. So a card is played when that is better
than to keep it for a better moment and play another one.
"""

from collections.abc import Callable
from typing import Final

from stockpile.bots.broker.modules.effects import Effects
from stockpile.rules.cards import PAIRS, STOCKS
from stockpile.rules.strategy import STRATEGIES

# What a card brings when it finds a good moment: what brokers got for it.
PROMISES: Final[dict[str, float]] = {
    "block-trading": 4.0,
    "value-investing": 5.5,
    "convertible-bond": 6.0,
    "corner-the-market": 5.0,
    "corporate-espionage": 0.8,
    "insider-trading": 0.8,
    "data-broker": 6.0,
    "diversification": 11.0,
    "dividend-growth-investing": 4.5,
    "special-dividend": 3.3,
    "falsified-earnings": 5.0,
    "fraudulent-transfer": 8.0,
    "vulture-capitalism": 9.0,
    "interpositioning": 8.5,
    "market-maker": 4.0,
    "naked-short": 8.0,
    "rogue-trading": 6.5,
    "systemic-shock": 2.0,
    "bear-raid": 11.0,
    "pump-and-dump": 2.0,
    "tax-shelter": 1.5,
    "stock-buyback": 5.5,
}
SECOND_COPY: Final = 0.8  # how much a second card of the same kind promises against the first


def promise(number: int, copies: int = 1) -> float:
    """What the last of so many copies of a card promises. Cards of somebody's own promise us nothing."""
    return PROMISES.get(STRATEGIES[number].key, 0.0) * SECOND_COPY ** (copies - 1)


def best_promises(hand: list[int], plays: int) -> float:
    """What a hand promises if so many cards can still be played."""
    found: list[float] = []
    for number in set(hand):
        found += [promise(number, copy + 1) for copy in range(hand.count(number))]
    found.sort(reverse=True)
    return sum(found[:plays])


def plays_to_come(effects: Effects) -> int:
    """How many cards may be played in later rounds."""
    own = effects.position.in_play.keys[effects.view.observer]
    a_round = effects.figures["ivan.plays"] if "ivan" in own else 1
    return a_round * (effects.position.outlook.left - 1)


def gain_of_playing(effects: Effects, number: int) -> float:
    """What playing a card now is worth beyond keeping it."""
    worth = WORTH.get(STRATEGIES[number].key)
    if worth is None:
        return 0.0
    now = worth(effects) + effects.cash(-effects.tables.strategy_cost[number])
    hand = effects.view.strategies
    rest = hand.copy()
    rest.remove(number)
    plays = plays_to_come(effects)
    return now + best_promises(rest, plays) - best_promises(hand, plays)


def _received(key: str) -> Callable[[Effects], float]:
    """A card that pays what it says, whenever it is offered."""
    return lambda effects: effects.cash(effects.figures[f"{key}.receive"])


def _best_company(worth: Callable[[Effects, int], float]) -> Callable[[Effects], float]:
    return lambda effects: max([worth(effects, company) for company in range(STOCKS)])


def dividend_growth(effects: Effects, company: int) -> float:
    figures = effects.figures
    paid = effects.dividend(company, figures["dividend-growth-investing.dividend"])
    return paid + effects.move(company, figures["dividend-growth-investing.steps"])


def special_dividend(effects: Effects, company: int) -> float:
    return effects.dividend(company, effects.figures["special-dividend.dividend"])


def pump(effects: Effects, company: int) -> float:
    return effects.move(company, effects.figures["pump-and-dump.steps"])


def buyback(effects: Effects, company: int) -> float:
    return effects.move(company, effects.figures["stock-buyback.steps"])


def taken(effects: Effects, company: int) -> float:
    """A stock card out of the discard."""
    return effects.one_more(company)


def taken_by_a_vulture(effects: Effects, company: int) -> float:
    """The same, and money with a cheap one."""
    cheap = effects.view.value(company) <= effects.figures["vulture-capitalism.at_most"]
    return effects.one_more(company) + (effects.cash(effects.figures["vulture-capitalism.receive"]) if cheap else 0.0)


def _best_discarded(effects: Effects, worth: Callable[[Effects, int], float]) -> float:
    return max([worth(effects, company) for company in range(STOCKS) if effects.view.discard[company]])


def market_making(effects: Effects, up: int) -> float:
    """The first company up, the best other one down."""
    figures = effects.figures
    return effects.move(up, figures["market-maker.up"]) + effects.best_move(-figures["market-maker.down"], but=up)


def shock(effects: Effects, company: int) -> float:
    """A company up or down."""
    steps = effects.figures["systemic-shock.steps"]
    return max(effects.move(company, steps), effects.move(company, -steps))


def least_commodity(effects: Effects) -> float:
    """What it costs to give up a commodity."""
    cards = effects.commerce()
    return min([cards.loss(kind) for kind, count in enumerate(cards.counts) if count])


def _systemic_shock(effects: Effects) -> float:
    gains = sorted([shock(effects, company) for company in range(STOCKS)], reverse=True)
    return sum(gains[: effects.figures["systemic-shock.companies"]]) - least_commodity(effects)


def _espionage(effects: Effects) -> float:
    return effects.news() * min(1.0, effects.figures["corporate-espionage.pairs"] / len(effects.unknown_pairs()))


def _bear_raid(effects: Effects) -> float:
    figures = effects.figures
    gain, _ = effects.best_sales(figures["bear-raid.shares"], figures["bear-raid.price"], range(STOCKS))
    return gain


def _corner(effects: Effects) -> float:
    doubles = sum([max(0, count - 1) for count in effects.commerce().counts])
    return effects.cash(doubles * effects.figures["corner-the-market.each"])


WORTH: Final[dict[str, Callable[[Effects], float]]] = {
    "block-trading": _received("block-trading"),
    "value-investing": _received("value-investing"),
    "convertible-bond": lambda effects: _best_discarded(effects, taken) - effects.bond(),
    "corner-the-market": _corner,
    "corporate-espionage": _espionage,
    "insider-trading": lambda effects: effects.news(),
    "data-broker": _received("data-broker"),
    "diversification": lambda effects: effects.cash(effects.figures["diversification.each"] * len(effects.held())),
    "dividend-growth-investing": _best_company(dividend_growth),
    "special-dividend": _best_company(special_dividend),
    "falsified-earnings": lambda effects: max([effects.falsified(pair) for pair in range(PAIRS)]),
    "fraudulent-transfer": lambda effects: _best_discarded(effects, taken) - effects.least_share(),
    "vulture-capitalism": lambda effects: _best_discarded(effects, taken_by_a_vulture) - effects.least_share(),
    "interpositioning": lambda effects: effects.cash(effects.view.fee_total),
    "market-maker": lambda effects: _best_company(market_making)(effects) - effects.least_action(),
    "naked-short": lambda effects: _received("naked-short")(effects) - effects.least_action(),
    "rogue-trading": lambda effects: effects.best_split(),
    "systemic-shock": _systemic_shock,
    "bear-raid": _bear_raid,
    "pump-and-dump": _best_company(pump),
    "tax-shelter": lambda effects: effects.commerce().relief(),
    "stock-buyback": _best_company(buyback),
}
