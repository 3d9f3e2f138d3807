"""Investors (section 5 of the rules): which to take, and the questions of their abilities, a small class for each."""

from typing import Final

from stockpile.bots.broker.bidding import LEAST, cheapest_spaces, choose_bid
from stockpile.bots.broker.effects import Effects, wealth
from stockpile.bots.broker.placing import Layout, layout_of
from stockpile.bots.broker.position import Position
from stockpile.bots.broker.style import Style
from stockpile.bots.broker.trading import Sales, gain_of_sale
from stockpile.content.model import DIVIDEND
from stockpile.rules.abilities import key_of
from stockpile.rules.answers import (
    ABILITY,
    BID,
    CARD,
    COMPANY,
    FORECASTS,
    GIVE,
    INVESTOR,
    KEEP_COMPANY,
    KEEP_FORECAST,
    MOVE_DOWN,
    MOVE_UP,
    PAIR,
    PASS_NUMBER,
    PILE,
    SEAT,
    SHORT,
    SLOTS,
    SPLIT,
    TAKE,
)
from stockpile.rules.cards import HALF, PAIRS, SHARE, SPACES, STOCKS, UNKNOWN, pile_of, side_of
from stockpile.rules.game import View
from stockpile.rules.numbers import zeros
from stockpile.rules.step import a_of, b_of, c_of
from stockpile.rules.vecs import i64, vec


class Thinker:
    """The base of all, and the thinker of an unknown investor: the first answer, which is a pass where there is one."""

    def answer(self, effects: Effects) -> i64:
        """The answer to a question of the ability."""
        return effects.legal[0]

    def gain(self, effects: Effects) -> float:
        """What using the ability in the action turn is worth."""
        return 0.0


class Weigher(Thinker):
    """Takes the answer that is worth most."""

    def answer(self, effects: Effects) -> i64:
        best = LEAST
        choice: i64 = 0
        for number in effects.legal:
            worth = self.worth(effects, number)
            if worth > best:
                best, choice = worth, number
        return choice

    def worth(self, effects: Effects, number: i64) -> float:
        return 0.0


def choose_for_investor(view: View, style: Style) -> i64:
    """The answer to a question of an ability."""
    return thinker_of(a_of(view.agenda[-1])).answer(Effects(Position(view, style)))


def choose_ability(view: View, style: Style) -> i64:
    """Which of two abilities comes first: looking before doing."""
    for number in view.legal_numbers:
        if key_of(number - ABILITY) in LOOKING:
            return number
    return view.legal_numbers[0]


LOOKING: Final = ("warren", "martha")


# Before dealing, and before Demand.

MUCH_AT_STAKE: Final = 3.0


class Phil(Thinker):
    """The company we have most at stake in, or where the best forecast goes."""

    def answer(self, effects: Effects) -> i64:
        most, company = _most_at_stake(effects)
        if most >= MUCH_AT_STAKE:
            return KEEP_COMPANY + company
        best: i64 = -DIVIDEND
        for code in effects.view.forecasts:
            if code < DIVIDEND:
                best = max(best, code)
        return KEEP_FORECAST + FORECASTS.index(best)


def _most_at_stake(effects: Effects) -> tuple[float, i64]:
    """How many shares we have beyond what we envy the others, and of which company."""
    most = LEAST
    choice: i64 = 0
    for company in range(STOCKS):
        if effects.at_stake(company) > most:
            most, choice = effects.at_stake(company), company
    return most, choice


class Warren(Thinker):
    """The pile with most that we have not seen; of two such, the better one."""

    def answer(self, effects: Effects) -> i64:
        seeming = layout_of(effects.position).seeming
        unseen = zeros(effects.figures.piles)
        for card in effects.view.pile_cards:
            if card & UNKNOWN == UNKNOWN:
                unseen[pile_of(card)] += 1
        choice = PASS_NUMBER
        best: i64 = 0
        for number in effects.legal:
            pile = number - PILE
            if number != PASS_NUMBER and unseen[pile] > 0:
                better = best == unseen[pile] and seeming[pile] > seeming[choice - PILE]
                if unseen[pile] > best or better:
                    best, choice = unseen[pile], number
        return choice


class Moves:
    """Every card of every pile, and what the piles are like with it somewhere else."""

    def __init__(self, effects: Effects) -> None:
        self.layout: Layout = layout_of(effects.position)
        self.table: vec[i64] = effects.view.pile_cards
        self.piles: i64 = effects.figures.piles
        self.suspicion: float = effects.position.style.suspicion
        self.score: float = LEAST  # of the best place for the card looked at last
        self.end: i64 = 0  # that place

    def look_at(self, slot: i64) -> None:
        """Find the best other pile for a card, by its number among the slots of all piles."""
        card = self._card(slot)
        start = pile_of(card)
        seeming, ours = self._worth(card)
        self.layout.shift(start, -seeming, -ours)
        self.score = LEAST
        for pile in range(self.piles):
            if pile != start:
                self.layout.shift(pile, seeming, ours)
                score = self.layout.score()
                self.layout.shift(pile, -seeming, -ours)
                if score >= self.score:
                    self.score, self.end = score, pile
        self.layout.shift(start, seeming, ours)

    def _card(self, slot: i64) -> i64:
        pile, left = slot // SLOTS, slot % SLOTS
        for card in self.table:
            if pile_of(card) == pile:
                if left == 0:
                    return card
                left -= 1
        raise ValueError("no card lies there")

    def _worth(self, card: i64) -> tuple[float, float]:
        """What a card adds to how a pile seems, and to what it is worth to us."""
        appraisal = self.layout.appraisal
        kind = card & UNKNOWN
        if kind == UNKNOWN:
            return appraisal.market_unseen, appraisal.ours_unseen - self.suspicion
        return self.layout.seems(kind, side_of(card)), appraisal.ours[kind]


class Mark(Thinker):
    """The card, then the pile, that leave us better off than the piles as they lie."""

    def answer(self, effects: Effects) -> i64:
        moves = Moves(effects)
        if effects.legal[0] >= PILE:
            moves.look_at(c_of(effects.view.agenda[-1]))
            return PILE + moves.end
        best, choice = moves.layout.score(), PASS_NUMBER
        for number in effects.legal:
            if number != PASS_NUMBER:
                moves.look_at(number - CARD)
                if moves.score > best:
                    best, choice = moves.score, number
        return choice


# Demand.


def choose_bid_or_look(view: View, style: Style) -> i64:
    """Martha looks before her first bid: what she sees is good for all of them."""
    look = _best_look(view)
    return look if look != PASS_NUMBER else choose_bid(view, style)


class Martha(Thinker):
    def answer(self, effects: Effects) -> i64:
        return _best_look(effects.view)


def _best_look(view: View) -> i64:
    """A pair new to us, rather one that nobody knows; to pass, if none can be looked at."""
    choice = PASS_NUMBER
    best: i64 = -1
    for number in view.legal_numbers:
        pair = number - PAIR
        if 0 <= pair < PAIRS:
            worth: i64 = 0 if view.pair_known[pair] >> view.observer & 1 else 2
            if view.figures.pair_owner(pair) < 0:
                worth += 1
            if worth > best:
                best, choice = worth, number
    return choice


# Action turn.


class Cramer(Weigher):
    def gain(self, effects: Effects) -> float:
        steps: i64 = effects.card_figures["cramer.steps"]
        return max(effects.best_move(steps), effects.best_move(-steps))

    def worth(self, effects: Effects, number: i64) -> float:
        steps: i64 = effects.card_figures["cramer.steps"]
        if number < MOVE_DOWN:
            return effects.move(number - MOVE_UP, steps)
        return effects.move(number - MOVE_DOWN, -steps)


class Chanda(Weigher):
    """Gives up the share that gains most with the best card to split then."""

    def gain(self, effects: Effects) -> float:
        best = LEAST
        for company in range(STOCKS):
            if effects.regular[company] > 0:
                best = max(best, self._plan(effects, company, half=False))
            if effects.split[company] > 0:
                best = max(best, self._plan(effects, company, half=True))
        return best

    def worth(self, effects: Effects, number: i64) -> float:
        if number >= SPLIT:
            return effects.make_split(number - SPLIT)
        return self._plan(effects, (number - GIVE) % STOCKS, half=number >= GIVE + STOCKS)

    def _plan(self, effects: Effects, company: i64, half: bool) -> float:
        """Half a split card does not pay for its own kind, and a card that is gone cannot become split."""
        best = LEAST
        for other in range(STOCKS):
            free = effects.regular[other]
            if other == company:
                free = 0 if half else free - 1
            if free > 0:
                best = max(best, effects.make_split(other))
        return best - effects.one_less(company, half)


# Selling.


def choose_sale_or_short(view: View, style: Style) -> i64:
    """Soros: the share that gains most at his own price, if that is above today's; then as everybody sells."""
    legal = view.legal_numbers
    if len(legal) == 1:
        return legal[0]
    position = Position(view, style)
    if legal[-1] >= SHORT:
        choice = _best_short(position)
        if choice != PASS_NUMBER:
            return choice
    return Sales(position).choice


def _best_short(position: Position) -> i64:
    price: i64 = position.in_play.short_price[position.me]
    best, choice = 0.0, PASS_NUMBER
    for number in position.legal:
        if number >= SHORT:
            company, form = (number - SHORT) % STOCKS, HALF if number >= SHORT + STOCKS else SHARE
            gain = gain_of_sale(position, company, form, 1, price)
            if gain > best and price > position.view.value(company):
                best, choice = gain, number
    return choice


class Barack(Thinker):
    """A stock card from the discard, if it is worth more to us than its price."""

    def answer(self, effects: Effects) -> i64:
        best, choice = 0.0, PASS_NUMBER
        for number in effects.legal:
            if number != PASS_NUMBER:
                company = number - TAKE
                price = max(0, effects.view.value(company) - i64(effects.card_figures["barack.discount"]))
                gain = effects.one_more_to_keep(company) + effects.cash(-price)
                if gain > best:
                    best, choice = gain, number
        return choice


# Round end.


class Ana(Weigher):
    """Show everything: what the others learn is worth less than the money."""

    def worth(self, effects: Effects, number: i64) -> float:
        return 0.0 if number == PASS_NUMBER else 1.0


class Deborah(Thinker):
    """A dividend on the company that pays us most, compared with the others."""

    def answer(self, effects: Effects) -> i64:
        most, company = _most_at_stake(effects)
        return COMPANY + company if most > 0.0 else PASS_NUMBER


class Oprah(Weigher):
    """To the poorest seat, which is least likely to beat us with it."""

    def worth(self, effects: Effects, number: i64) -> float:
        return -wealth(effects.position, number - SEAT)


class Sanders(Weigher):
    """Of equals, take from the wealthiest; give to ourselves, or to the poorest."""

    def worth(self, effects: Effects, number: i64) -> float:
        seat = number - SEAT
        if seat == effects.position.me:
            return -LEAST
        taking = b_of(effects.view.agenda[-1]) == 0
        return wealth(effects.position, seat) if taking else -wealth(effects.position, seat)


THINKERS: Final[dict[str, Thinker]] = {
    "phil": Phil(),
    "warren": Warren(),
    "mark": Mark(),
    "martha": Martha(),
    "cramer": Cramer(),
    "chanda": Chanda(),
    "barack": Barack(),
    "ana": Ana(),
    "deborah": Deborah(),
    "oprah": Oprah(),
    "sanders": Sanders(),
}
_UNHEARD_OF: Final = Thinker()


def thinker_of(number: i64) -> Thinker:
    """The thinker of an investor, by the investor's number."""
    found = THINKERS.get(key_of(number))
    return found if found is not None else _UNHEARD_OF


# What an ability is worth over a game, in dollars, found by letting brokers with all of them play each other.
# Bill has none: the others are measured against him. Below 0 is an investor that starts with less money than Bill and
# is outbid.
ABILITIES: Final[dict[str, float]] = {
    "ana": 10.0,
    "barack": 20.0,
    "bill": 0.0,
    "bernie": 1.0,
    "barbara": 6.0,
    "chanda": 0.0,
    "cramer": 20.0,
    "carlos": 3.0,
    "dangote": -2.0,
    "donald": 5.0,
    "deborah": 6.0,
    "phil": 2.0,
    "graham": -2.0,
    "ivan": 11.0,
    "liliane": 13.0,
    "li": 6.0,
    "mark": 6.0,
    "martha": -4.0,
    "mitt": 4.0,
    "oprah": -8.0,
    "robins": 17.0,
    "stuart": -2.0,
    "soros": 7.0,
    "sanders": 5.0,
    "talal": -8.0,
    "warren": 1.0,
}
# With two players, who each bid with two meeples against one rival, these stood out.
ABILITIES_OF_TWO: Final = {**ABILITIES, "carlos": 40.0, "cramer": 35.0}
USUAL_ROUNDS: Final = 6  # rounds of a game that the figures above are for


def worth_of(view: View, number: i64) -> float:
    """What an investor brings: money, and the ability for as many rounds as there are."""
    figures = view.figures
    abilities = ABILITIES_OF_TWO if figures.players == 2 else ABILITIES
    ability = abilities.get(key_of(number), 0.0) * float(figures.rounds) / float(USUAL_ROUNDS)
    return float(figures.investor_money[number]) + ability


def choose_investor(view: View, style: Style) -> i64:
    """The investor worth most. That also holds where investors are put up for bidding: then we can bid for it."""
    best = LEAST
    choice: i64 = 0
    for number in view.legal_numbers:
        worth = worth_of(view, number - INVESTOR)
        if worth > best:
            best, choice = worth, number
    return choice


def choose_lot(view: View, style: Style) -> i64:
    """The lowest bid on the investor that leaves us most; ours is outbid only where the next space is worth it."""
    track = view.figures.bidding
    lowest = cheapest_spaces(view.legal_numbers, len(view.lots))
    best, choice = LEAST, PASS_NUMBER
    for pile in range(len(view.lots)):
        space = lowest[pile]
        if space < SPACES:
            left = worth_of(view, view.lots[pile]) - float(track[space])
            if left > best:
                best, choice = left, BID + pile * SPACES + space
    return choice
