"""Demand phase: the auction for the piles (R-DEM-1 to R-DEM-9)."""

from stockpile.rules import events, knowledge, step
from stockpile.rules.answers import BID, NUMBERS, Answer
from stockpile.rules.cards import FEE, FEES, SPACES, kind_of, knowers_of, pile_of
from stockpile.rules.money import pay, settle_fees
from stockpile.rules.state import State
from stockpile.rules.step import Step, each_in_turn, pack, seat_of, then


class Demand(Step):
    """Bidding until every pile has a meeple, then player by player pays and takes (R-DEM-5)."""

    name = "demand"

    def run(self, game: State, frame: int) -> bool:
        game.agenda.pop()
        game.phase = step.DEMAND
        game.meeple_seat = [-1] * game.tables.piles
        game.meeple_space = [0] * game.tables.piles
        then(game, [pack(step.BID_TURN, game.first), *each_in_turn(game, step.SETTLE)])
        return False


class BidTurn(Step):
    """A meeple on a space. Turns go round clockwise to the next seat that has a meeple in hand (R-DEM-3, R-DEM-9)."""

    question = "bid"

    def run(self, game: State, frame: int) -> bool:
        if -1 not in game.meeple_seat:
            game.agenda.pop()
            return False
        seat = seat_of(frame)
        while game.meeple_seat.count(seat) == game.tables.meeples:
            seat = (seat + 1) % game.players
        game.agenda[-1] = pack(step.BID_TURN, seat)
        return True

    def legal(self, game: State, frame: int) -> list[int]:
        seat = seat_of(frame)
        stop = self._affordable(game, seat)
        numbers: list[int] = []
        for pile in range(game.tables.piles):
            holder = game.meeple_seat[pile]
            track = BID + pile * SPACES
            if holder != seat:
                first = 0 if holder < 0 else game.meeple_space[pile] + 1
                numbers += NUMBERS[track + first : track + stop]
        return numbers

    def _affordable(self, game: State, seat: int) -> int:
        """How many spaces, from the first, this seat can pay besides its standing bid (R-DEM-2, R-DEM-9)."""
        track = game.tables.bidding
        money = game.money[seat]
        for pile in range(game.tables.piles):
            if game.meeple_seat[pile] == seat:
                money -= track[game.meeple_space[pile]]
        stop = 0
        while stop < SPACES and track[stop] <= money:
            stop += 1
        return stop

    def take(self, game: State, frame: int, answer: Answer) -> None:
        seat = seat_of(frame)
        pile = answer.args[0]
        space = answer.args[1]
        outbid = game.meeple_seat[pile]
        game.meeple_seat[pile] = seat
        game.meeple_space[pile] = space
        game.bound |= 1 << seat  # R-DEM-7
        if game.heard is not None:
            game.tell(game.tables.everyone, events.MeeplePlaced(seat, pile, space))
            if outbid >= 0:
                game.tell(game.tables.everyone, events.MeepleReturned(outbid, pile))
        game.agenda[-1] = pack(step.BID_TURN, (seat + 1) % game.players)

    def why_not(self, game: State, frame: int, answer: Answer) -> str:
        if answer.name != "bid":
            return "not-an-answer-to-this"
        seat = seat_of(frame)
        pile, space = answer.args
        if pile >= game.tables.piles:
            return "no-such-pile"
        if game.meeple_seat[pile] == seat:
            return "your-other-meeple-is-there"
        if space >= self._affordable(game, seat):
            return "costs-more-than-you-have"
        return "only-a-higher-space"


class Settle(Step):
    """One seat pays its bids, takes its cards and settles fees, old and new together (R-DEM-5 to R-DEM-8)."""

    def run(self, game: State, frame: int) -> bool:
        game.agenda.pop()
        seat = seat_of(frame)
        won = [pile for pile in range(game.tables.piles) if game.meeple_seat[pile] == seat]
        for pile in won:
            pay(game, seat, game.tables.bidding[game.meeple_space[pile]], "bid")
        drawn: list[int] = []
        for pile in won:
            self._take_pile(game, seat, pile, drawn)
        self._lay_fees_open(game, seat, drawn)
        game.bound &= ~(1 << seat)
        settle_fees(game, seat)
        return False

    def _take_pile(self, game: State, seat: int, pile: int, drawn: list[int]) -> None:
        if game.heard is not None:
            _tell_taken(game, seat, pile)
        rest: list[int] = []
        for card in game.table:
            if pile_of(card) != pile:
                rest.append(card)
            elif kind_of(card) >= FEE:
                drawn.append(kind_of(card) - FEE)
            else:
                knowledge.gain(game, seat, kind_of(card), knowers_of(card))
        game.table = rest

    def _lay_fees_open(self, game: State, seat: int, drawn: list[int]) -> None:
        """Sorted: from which card on which pile a fee came is nobody's business (R-INFO-4)."""
        drawn.sort()
        for fee in drawn:
            game.fees[seat * FEES + fee] += 1
            if game.heard is not None:
                game.tell(game.tables.everyone, events.FeeDrawn(seat, fee))


def _tell_taken(game: State, seat: int, pile: int) -> None:
    """The taker sees every face; the others what they have seen before (R-DEM-8)."""
    cards = [card for card in game.table if pile_of(card) == pile]
    for observer in range(game.players + 1):
        seen = [kind_of(card) if observer == seat or knowers_of(card) >> observer & 1 else None for card in cards]
        game.tell(1 << observer, events.PileTaken(seat, pile, tuple(seen)))


step.register(step.DEMAND, Demand())
step.register(step.BID_TURN, BidTurn())
step.register(step.SETTLE, Settle())
