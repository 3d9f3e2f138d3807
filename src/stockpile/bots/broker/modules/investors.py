"""The questions of investors' abilities (section 5 of the rules), a small function for each investor."""

from collections.abc import Callable
from typing import Final

from stockpile.bots.broker.market.position import Position
from stockpile.bots.broker.modules.effects import Effects, wealth
from stockpile.bots.broker.round.bidding import choose_bid
from stockpile.bots.broker.round.placing import Layout
from stockpile.bots.broker.round.selling import choose_sale, gain_of_sale
from stockpile.bots.broker.style import Style
from stockpile.content.forecasts import DIVIDEND
from stockpile.rules.answers import CARD, FORECASTS, PASS, SLOTS, Answer
from stockpile.rules.cards import DOWN, HALF, SHARE, STOCKS, UNKNOWN, UP, pile_of, side_of
from stockpile.rules.in_play import in_play, key_of
from stockpile.rules.step import c_of
from stockpile.rules.view import View

Thought = Callable[[Effects], Answer]


def choose_for_investor(view: View, style: Style) -> Answer:
    """The answer to a question of an ability."""
    decision = view.decision
    assert decision is not None
    answering = ANSWERING.get(key_of(decision.subject["investor"]), _unheard_of)
    return answering(Effects(Position(view, style)))


def _unheard_of(effects: Effects) -> Answer:
    """An investor of somebody's own: the first answer, which is to pass where one may."""
    return effects.view.answers[0]


def choose_ability(view: View, style: Style) -> Answer:
    """Which of two abilities comes first: looking before doing."""
    return min(view.answers, key=lambda answer: key_of(answer.args[0]) not in LOOKING)


LOOKING: Final = ("warren", "martha")


# Before dealing, and before Demand.


def _phil(effects: Effects) -> Answer:
    """The company we have most at stake in, or where the best forecast goes."""
    stakes = [max(0.0, regular + 2 * split) for regular, split in effects.stakes]
    if max(stakes) >= MUCH_AT_STAKE:
        return _first_of(effects, "keep-company", stakes.index(max(stakes)))
    codes = [code for code in set(effects.view.forecasts) if code < DIVIDEND]
    return _first_of(effects, "keep-forecast", FORECASTS.index(max(codes)))


MUCH_AT_STAKE: Final = 3.0


def _first_of(effects: Effects, name: str, arg: int) -> Answer:
    return next(answer for answer in effects.view.answers if answer.name == name and answer.args[0] == arg)


def _warren(effects: Effects) -> Answer:
    """The pile with most that we have not seen; of two such, the better one."""
    layout = Layout(effects.position)
    unseen = [0] * effects.tables.piles
    for card in effects.view.table:
        unseen[pile_of(card)] += card & UNKNOWN == UNKNOWN
    piles = [answer for answer in effects.view.answers if answer is not PASS and unseen[answer.args[0]]]
    if not piles:
        return PASS
    return max(piles, key=lambda answer: (unseen[answer.args[0]], layout.seeming[answer.args[0]]))


class Moves:
    """Mark: every card of every pile, and what the piles are like with it somewhere else."""

    def __init__(self, effects: Effects) -> None:
        self.layout = Layout(effects.position)
        self.table = effects.view.table
        self.piles = effects.tables.piles
        self.suspicion = effects.position.style.suspicion

    def card(self, number: int) -> int:
        """The card on the table that an answer names."""
        pile, slot = divmod(number - CARD, SLOTS)
        return [card for card in self.table if pile_of(card) == pile][slot]

    def score(self, card: int, end: int) -> float:
        effect = self._effect(card)
        self.layout.take(pile_of(card), effect)
        self.layout.add(end, effect)
        score = self.layout.score()
        self.layout.take(end, effect)
        self.layout.add(pile_of(card), effect)
        return score

    def _effect(self, card: int) -> tuple[float, float]:
        kind = card & UNKNOWN
        if kind != UNKNOWN:
            return self.layout.effect(kind, DOWN if side_of(card) == DOWN else UP)
        seeming = self.layout.appraisal.market_unseen
        return seeming, self.layout.appraisal.ours_unseen - self.suspicion - seeming

    def best(self, card: int) -> tuple[float, int]:
        """Where a card serves us best."""
        return max([(self.score(card, pile), pile) for pile in range(self.piles) if pile != pile_of(card)])


def _mark(effects: Effects) -> Answer:
    """The card, then the pile, that leave us better off than the piles as they lie."""
    moves = Moves(effects)
    answers = effects.view.answers
    if answers[0].name == "pile":
        _, end = moves.best(moves.card(CARD + c_of(effects.view.agenda[-1])))
        return _first_of(effects, "pile", end)
    best, choice = moves.layout.score(), PASS
    for answer in answers:
        if answer is not PASS:
            score, _ = moves.best(moves.card(answer.number))
            if score > best:
                best, choice = score, answer
    return choice


# Demand.


def choose_bid_or_look(view: View, style: Style) -> Answer:
    """Martha looks before her first bid: what she sees is good for all of them."""
    pairs = [answer for answer in view.answers if answer.name == "pair"]
    return _best_look(view, pairs) if pairs else choose_bid(view, style)


def _martha(effects: Effects) -> Answer:
    return _best_look(effects.view, [answer for answer in effects.view.answers if answer is not PASS])


def _best_look(view: View, pairs: list[Answer]) -> Answer:
    """A pair new to us, rather one that nobody knows."""

    def worth(answer: Answer) -> tuple[bool, bool]:
        pair = answer.args[0]
        return not view.pair_known[pair] >> view.observer & 1, view.tables.pair_owner(pair) < 0

    return max(pairs, key=worth) if pairs else PASS


# Action turn.


def gain_of_ability(effects: Effects, number: int) -> float:
    """What using an ability in the action turn is worth."""
    ability = IN_ACTION_TURN.get(key_of(number))
    return ability(effects) if ability is not None else 0.0


def _cramer_gain(effects: Effects) -> float:
    steps = effects.figures["cramer.steps"]
    return max(effects.best_move(steps), effects.best_move(-steps))


def _cramer(effects: Effects) -> Answer:
    steps = effects.figures["cramer.steps"]
    return max(
        effects.view.answers,
        key=lambda answer: effects.move(answer.args[0], steps if answer.name == "up" else -steps),
    )


def _chanda_plans(effects: Effects) -> list[tuple[float, str, int]]:
    """What each share given up is worth with the best card to split then: gain, form, company."""
    regular = effects.position.holdings.regular
    plans: list[tuple[float, str, int]] = []
    for company in effects.held():
        for half in (False, True):
            left = [
                other
                for other in effects.held_regular()
                if (other != company if half else regular[other] > (other == company))
            ]
            if left and (company in effects.held_split() if half else regular[company]):
                gain = max([effects.make_split(other) for other in left]) - effects.one_less(company, half)
                plans.append((gain, "half" if half else "share", company))
    return plans


def _chanda(effects: Effects) -> Answer:
    answers = effects.view.answers
    if answers[0].name == "split":
        return max(answers, key=lambda answer: effects.make_split(answer.args[0]))
    gains = {f"give {form} {company}": gain for gain, form, company in _chanda_plans(effects)}
    forms = ("share", "half")
    return max(answers, key=lambda answer: gains[f"give {forms[answer.args[0]]} {answer.args[1]}"])


IN_ACTION_TURN: Final[dict[str, Callable[[Effects], float]]] = {
    "cramer": _cramer_gain,
    "chanda": lambda effects: max([gain for gain, _, _ in _chanda_plans(effects)], default=0.0),
}


# Selling.


def choose_sale_or_short(view: View, style: Style) -> Answer:
    """Soros: the share that gains most at his own price, if that is above today's; then as everybody sells."""
    shorts = [answer for answer in view.answers if answer.name == "short"]
    if shorts:
        position = Position(view, style)
        price = in_play(view).short_price[view.observer]
        best, choice = 0.0, PASS
        for answer in shorts:
            half, company = answer.args
            gain = gain_of_sale(position, company, HALF if half else SHARE, 1, price)
            if gain > best and price > view.value(company):
                best, choice = gain, answer
        if choice is not PASS:
            return choice
    return choose_sale(view, style)


def _barack(effects: Effects) -> Answer:
    """A stock card from the discard, if it is worth more to us than its price."""
    best, choice = 0.0, PASS
    for answer in effects.view.answers:
        if answer is not PASS:
            company = answer.args[0]
            price = max(0, effects.view.value(company) - effects.figures["barack.discount"])
            gain = effects.one_more_to_keep(company) + effects.cash(-price)
            if gain > best:
                best, choice = gain, answer
    return choice


# Round end.


def _ana(effects: Effects) -> Answer:
    """Show everything: what the others learn is worth less than the money."""
    return max(effects.view.answers, key=lambda answer: answer is not PASS)


def _deborah(effects: Effects) -> Answer:
    """A dividend on the company that pays us most, compared with the others."""
    gains = [effects.dividend(company, 1) for company in range(STOCKS)]
    if max(gains) <= 0:
        return PASS
    return _first_of(effects, "company", gains.index(max(gains)))


def _oprah(effects: Effects) -> Answer:
    """To the poorest, who is least likely to beat us with it."""
    return min(effects.view.answers, key=lambda answer: wealth(effects.position, answer.args[0]))


def _sanders(effects: Effects) -> Answer:
    """Of equals, take from the wealthiest; give to ourselves, or to the poorest."""
    me = effects.view.observer
    decision = effects.view.decision
    assert decision is not None
    answers = effects.view.answers
    if decision.subject["stage"] == 0:
        return max(answers, key=lambda answer: wealth(effects.position, answer.args[0]))
    own = [answer for answer in answers if answer.args[0] == me]
    return own[0] if own else min(answers, key=lambda answer: wealth(effects.position, answer.args[0]))


ANSWERING: Final[dict[str, Thought]] = {
    "phil": _phil,
    "warren": _warren,
    "mark": _mark,
    "martha": _martha,
    "cramer": _cramer,
    "chanda": _chanda,
    "barack": _barack,
    "ana": _ana,
    "deborah": _deborah,
    "oprah": _oprah,
    "sanders": _sanders,
}
