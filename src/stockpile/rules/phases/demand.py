"""Demand phase: the auction for the piles (R-DEM-1 to R-DEM-9)."""

from stockpile.rules import events, investor, knowledge, step
from stockpile.rules.answers import BID, NUMBERS, PAIR, SEAT, Answer
from stockpile.rules.cards import (
    COMMERCE_KINDS,
    COMMODITY,
    FEE,
    FEES,
    FIRST_PLAYER_CARD,
    HELD,
    SPACES,
    kind_of,
    knowers_of,
    pile_of,
)
from stockpile.rules.investor import cost, investors_of, windows
from stockpile.rules.money import credit, pay, settle_fees, spare_money
from stockpile.rules.numbers import count, fill, in_order, zeros
from stockpile.rules.state import State
from stockpile.rules.step import Step, done, each_in_turn, pack, push, replace, seat_of, then
from stockpile.rules.vecs import append, extend, i64, vec


class Demand(Step):
    """Bidding until every pile has a meeple, then player by player pays and takes (R-DEM-5)."""

    name = "demand"

    def run(self, game: State, frame: i64) -> bool:
        done(game)
        game.phase = step.DEMAND
        clear_tracks(game)
        if game.figures.investors:
            for place in range(game.players):
                for each in investors_of(game, game.turn(place)):
                    each.when_demand_begins(game, game.turn(place))
            then(game, windows(game, investor.AFTER_DEMAND))
        then(game, each_in_turn(game, step.SETTLE))
        push(game, pack(step.BID_TURN, game.first))
        return False


def clear_tracks(game: State) -> None:
    """All meeples go back, and bidding starts again."""
    game.bids_placed = vec[i64]()
    game.meeple_seat = vec[i64]([-1] * game.figures.piles)
    game.meeple_space = zeros(game.figures.piles)


def next_bidder(game: State, turn: i64, seat: i64) -> bool:
    """Ask the next seat, from this one clockwise, that has a meeple in hand; nobody, once every pile has one."""
    if -1 not in game.meeple_seat:
        done(game)
        return False
    while count(game.meeple_seat, seat) == game.figures.meeples:
        seat = (seat + 1) % game.players
    replace(game, pack(turn, seat))
    return True


def place_meeple(game: State, seat: i64, pile: i64, space: i64) -> i64:
    """Put a meeple on a track. A seat that stood there takes its meeple back and is returned (or -1)."""
    outbid = game.meeple_seat[pile]
    game.meeple_seat[pile] = seat
    game.meeple_space[pile] = space
    game.bids_placed = append(game.bids_placed, seat << 8 | pile << 4 | space)
    if game.events is not None:
        game.emit(game.figures.everyone, events.MeeplePlaced(seat, pile, space))
        if outbid >= 0:
            game.emit(game.figures.everyone, events.MeepleReturned(outbid, pile))
    return outbid


def refuse_bid(game: State, seat: i64, answer: Answer) -> str:
    """What is wrong with a bid whatever it costs, or ""."""
    if answer.name != "bid":
        return "not-an-answer-to-this"
    if answer.a >= game.figures.piles:
        return "no-such-pile"
    if game.meeple_seat[answer.a] == seat:
        return "your-other-meeple-is-there"
    return ""


class BidTurn(Step):
    """A meeple on a space. Turns go round clockwise to the next seat that has a meeple in hand (R-DEM-3, R-DEM-9)."""

    question = "bid"
    public = True

    def run(self, game: State, frame: i64) -> bool:
        return next_bidder(game, step.BID_TURN, seat_of(frame))

    def legal(self, game: State, frame: i64) -> vec[i64]:
        seat = seat_of(frame)
        stop = self._affordable(game, seat)
        numbers = zeros(game.figures.piles * SPACES)
        end: i64 = 0
        for pile in range(game.figures.piles):
            track = BID + pile * SPACES
            if game.meeple_seat[pile] != seat:
                end = fill(numbers, end, track + self._first_open(game, pile), track + stop)
        numbers = numbers[:end]
        if game.figures.investors:
            for each in investors_of(game, seat):
                numbers = extend(numbers, each.while_bidding(game, seat))
        return numbers

    def _first_open(self, game: State, pile: i64) -> i64:
        """The lowest space that outbids the meeple on a pile (R-DEM-1)."""
        holder = game.meeple_seat[pile]
        if holder < 0:
            return 0
        gap: i64 = 1
        if game.figures.investors:
            for each in investors_of(game, holder):
                gap = max(gap, each.gap(game))
        return game.meeple_space[pile] + gap

    def _affordable(self, game: State, seat: i64) -> i64:
        """How many spaces, from the first, this seat can pay besides its standing bid (R-DEM-2, R-DEM-9)."""
        money = spare_money(game, seat)
        stop: i64 = 0
        while stop < SPACES and cost(game, seat, stop) <= money:
            stop += 1
        return stop

    def take(self, game: State, frame: i64, answer: Answer) -> None:
        seat = seat_of(frame)
        if answer.number >= PAIR:
            self._look(game, seat, answer)
            return
        game.bound |= 1 << seat
        outbid = place_meeple(game, seat, answer.a, answer.b)
        if game.figures.investors:
            for each in investors_of(game, seat):
                each.when_placed(game, seat)
        if outbid >= 0:
            self._give_back(game, outbid)
        replace(game, pack(step.BID_TURN, (seat + 1) % game.players))

    def _give_back(self, game: State, outbid: i64) -> None:
        """A meeple comes back, and with it money that may pay an old fee (R-DEM-7)."""
        for each in investors_of(game, outbid):
            each.when_outbid(game, outbid)
        settle_fees(game, outbid)

    def _look(self, game: State, seat: i64, answer: Answer) -> None:
        for each in investors_of(game, seat):
            if answer.number in each.while_bidding(game, seat):
                investor.mark_used(game, seat, each)
                each.choose(game, seat, 0, 0, answer)
                return

    def why_not(self, game: State, frame: i64, answer: Answer) -> str:
        seat = seat_of(frame)
        reason = refuse_bid(game, seat, answer)
        if reason == "" and answer.b >= self._affordable(game, seat):
            return "costs-more-than-you-have"
        return reason if reason else "only-a-higher-space"


class Settle(Step):
    """One seat pays its bids, takes its cards and settles fees, old and new together (R-DEM-5 to R-DEM-8)."""

    def run(self, game: State, frame: i64) -> bool:
        done(game)
        seat = seat_of(frame)
        won = vec[i64]([pile for pile in range(game.figures.piles) if game.meeple_seat[pile] == seat])
        refund: i64 = 0
        for pile in won:
            amount = game.costs[seat * SPACES + game.meeple_space[pile]]
            if amount > 0:
                pay(game, seat, amount, "bid")
            else:
                refund -= amount
        credit(game, seat, refund, "bid")
        taken = vec[i64]()
        for pile in won:
            taken = extend(taken, self._take_pile(game, seat, pile))
        taken = in_order(taken)  # from which card on which pile a fee came is nobody's business (R-INFO-4)
        for kind in taken:
            if kind < COMMODITY:
                self._draw_fee(game, seat, kind - FEE)
        game.bound &= ~(1 << seat)
        settle_fees(game, seat)
        for kind in taken:
            if kind >= COMMODITY:
                self._lay_open(game, seat, kind)
        return False

    def _take_pile(self, game: State, seat: i64, pile: i64) -> vec[i64]:
        """Stock and action cards go to the portfolio; what is laid open is returned."""
        if game.events is not None:
            _tell_taken(game, seat, pile)
        rest = vec[i64]()
        taken = vec[i64]()
        for card in game.pile_cards:
            if pile_of(card) != pile:
                rest = append(rest, card)
            elif kind_of(card) < HELD:
                knowledge.gain(game, seat, kind_of(card), knowers_of(card))
            else:
                taken = append(taken, kind_of(card))
        game.pile_cards = rest
        return taken

    def _lay_open(self, game: State, seat: i64, kind: i64) -> None:
        """Commerce cards and the First Player Card."""
        if kind == FIRST_PLAYER_CARD:
            push(game, pack(step.HAND_OVER, seat))
            return
        game.commerce[seat * COMMERCE_KINDS + kind - COMMODITY] += 1
        if game.events is not None:
            game.emit(game.figures.everyone, events.CommerceTaken(seat, kind - COMMODITY))

    def _draw_fee(self, game: State, seat: i64, fee: i64) -> None:
        value = game.figures.fees[fee]
        game.fee_total += value
        if game.events is not None:
            game.emit(game.figures.everyone, events.FeeDrawn(seat, fee))
        for each in investors_of(game, seat):
            if each.is_paid_fees():
                game.discard[FEE + fee] += 1
                credit(game, seat, value, "fee")
                return
        game.fees[seat * FEES + fee] += 1


def _tell_taken(game: State, seat: i64, pile: i64) -> None:
    """The taker sees every face; the others what they have seen before (R-DEM-8)."""
    cards = [card for card in game.pile_cards if pile_of(card) == pile]
    for observer in range(game.players + 1):
        seen = [kind_of(card) if observer == seat or knowers_of(card) >> observer & 1 else None for card in cards]
        game.emit(1 << observer, events.PileTaken(seat, pile, tuple(seen)))


class HandOver(Step):
    """R-FPC-1: the seat that took the First Player Card keeps it or hands it to anybody."""

    question = "hand-over"
    public = True

    def run(self, game: State, frame: i64) -> bool:
        return True

    def legal(self, game: State, frame: i64) -> vec[i64]:
        return NUMBERS[SEAT : SEAT + game.players]

    def take(self, game: State, frame: i64, answer: Answer) -> None:
        done(game)
        game.next_first = answer.a
        if game.events is not None:
            game.emit(game.figures.everyone, events.FirstPlayerCardGiven(seat_of(frame), answer.a))

    def why_not(self, game: State, frame: i64, answer: Answer) -> str:
        return "no-such-seat" if answer.name == "seat" else "not-an-answer-to-this"


step.register(step.DEMAND, Demand())
step.register(step.BID_TURN, BidTurn())
step.register(step.SETTLE, Settle())
step.register(step.HAND_OVER, HandOver())
