"""The action turn with modules (R-STR-2, R-INV-2), and the questions of strategy cards."""

from stockpile.bots.broker.market.position import Position
from stockpile.bots.broker.modules.effects import Effects, FewSales
from stockpile.bots.broker.modules.gains import Hand, card_of
from stockpile.bots.broker.modules.investors import thinker_of
from stockpile.bots.broker.round.actions import best_action
from stockpile.bots.broker.round.bidding import LEAST
from stockpile.bots.broker.style import Style
from stockpile.rules.answers import ABILITY, GIVE, GIVE_ACTION, GIVE_COMMODITY, PASS_NUMBER, SELL, STRATEGY
from stockpile.rules.cards import BOOM, STOCKS
from stockpile.rules.step import a_of, b_of
from stockpile.rules.strategy import PAYING
from stockpile.rules.vecs import i64
from stockpile.rules.view import View


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
