"""The action turn with modules (R-STR-2, R-INV-2), and the questions of strategy cards."""

from collections.abc import Callable
from typing import Final

from stockpile.bots.broker.market.position import Position
from stockpile.bots.broker.modules import gains
from stockpile.bots.broker.modules.effects import Effects
from stockpile.bots.broker.modules.gains import gain_of_playing
from stockpile.bots.broker.modules.investors import gain_of_ability
from stockpile.bots.broker.round.actions import choose_action
from stockpile.bots.broker.style import Style
from stockpile.rules.answers import PASS, Answer, sell
from stockpile.rules.cards import BOOM
from stockpile.rules.strategy import PAYING, STRATEGIES
from stockpile.rules.view import View


def choose_in_action_turn(view: View, style: Style) -> Answer:
    """First the strategy card or ability that gains most, if any does, then Booms and Busts."""
    others = [answer for answer in view.answers if answer.name in ("strategy", "ability")]
    if others:
        effects = Effects(Position(view, style))
        gains = [_gain(effects, answer) for answer in others]
        if max(gains) > 0:
            return others[gains.index(max(gains))]
    if PASS in view.answers:
        return PASS
    return choose_action(view, style)


def _gain(effects: Effects, answer: Answer) -> float:
    if answer.name == "strategy":
        return gain_of_playing(effects, answer.args[0])
    return gain_of_ability(effects, answer.args[0])


def choose_for_strategy(view: View, style: Style) -> Answer:
    """The answer to a card's question that is worth most."""
    effects = Effects(Position(view, style))
    decision = view.decision
    assert decision is not None
    key = STRATEGIES[decision.subject["strategy"]].key
    paying = decision.subject["stage"] == PAYING
    worth = PAYMENTS[view.answers[0].name] if paying else EFFECTS[key]
    return max(view.answers, key=lambda answer: worth(effects, answer))


Worth = Callable[[Effects, Answer], float]

# What is given up: the less it is missed the better.
PAYMENTS: Final[dict[str, Worth]] = {
    "give": lambda effects, answer: -effects.one_less(answer.args[1], half=answer.args[0] == 1),
    "give-action": lambda effects, answer: -effects.action(BOOM + answer.args[0]),
    "give-commodity": lambda effects, answer: -effects.commerce().loss(answer.args[0]),
}


def _on_company(worth: Callable[[Effects, int], float]) -> Worth:
    return lambda effects, answer: worth(effects, answer.args[0])


def _shown(effects: Effects, answer: Answer) -> float:
    """Every company shown is paid for."""
    return float(answer is not PASS)


def _looked_at(effects: Effects, answer: Answer) -> float:
    """All pairs we have not seen are as good as one another, but one that nobody knows is ours alone."""
    if answer is PASS:
        return 0.0
    return 1.0 + (effects.tables.pair_owner(answer.args[0]) < 0)


def _made_known(effects: Effects, answer: Answer) -> float:
    """The pair of the company that we have least to do with."""
    regular, split = effects.stakes[effects.view.pairs[2 * answer.args[0]]]
    return -abs(regular) - 2 * abs(split)


def _made(effects: Effects, answer: Answer) -> float:
    """Market Maker: up with a view to what goes down, then down."""
    if answer.name == "up":
        return gains.market_making(effects, answer.args[0])
    return effects.move(answer.args[0], -effects.figures["market-maker.down"])


def _shocked(effects: Effects, answer: Answer) -> float:
    steps = effects.figures["systemic-shock.steps"]
    return effects.move(answer.args[0], steps if answer.name == "up" else -steps)


EFFECTS: Final[dict[str, Worth]] = {
    "convertible-bond": _on_company(gains.taken),
    "corporate-espionage": _looked_at,
    "data-broker": _made_known,
    "diversification": _shown,
    "dividend-growth-investing": _on_company(gains.dividend_growth),
    "special-dividend": _on_company(gains.special_dividend),
    "falsified-earnings": lambda effects, answer: effects.falsified(answer.args[0]),
    "fraudulent-transfer": _on_company(gains.taken),
    "vulture-capitalism": _on_company(gains.taken_by_a_vulture),
    "market-maker": _made,
    "rogue-trading": _on_company(Effects.make_split),
    "systemic-shock": _shocked,
    "pump-and-dump": _on_company(gains.pump),
    "stock-buyback": _on_company(gains.buyback),
}


def choose_few_to_sell(view: View, style: Style) -> Answer:
    """What a card lets us sell: the next of those that gain most together, as long as any does (R-STR-5)."""
    effects = Effects(Position(view, style))
    decision = view.decision
    assert decision is not None
    companies = sorted({answer.args[1] for answer in view.answers if answer is not PASS})
    _, plan = effects.best_sales(decision.subject["shares"], decision.subject["price"], companies)
    return sell(plan[0][1], plan[0][0]) if plan else PASS
