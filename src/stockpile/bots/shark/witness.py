"""How well a secret explains what a rival did: its placing and its bids, as a sound player would have seen them."""

from math import exp, log
from typing import Final

from stockpile.bots.broker.market.position import Position
from stockpile.bots.broker.market.valuation import Appraisal, pile_worths
from stockpile.bots.broker.round.bidding import LEAST, Rivals
from stockpile.bots.broker.round.placing import Layout
from stockpile.bots.broker.style import Style
from stockpile.bots.shark.auction import Auction
from stockpile.bots.shark.suspects import Suspect
from stockpile.rules.cards import (
    DOWN,
    HELD,
    KINDS,
    SPACES,
    STOCKS,
    UNKNOWN,
    UP,
    knowers_of,
    pile_of,
    placer_of,
    side_of,
)
from stockpile.rules.game import Game
from stockpile.rules.numbers import zeros
from stockpile.rules.vecs import append, i64, vec
from stockpile.rules.view import View, view_of


class Reading:
    """How much is read into what the others do."""

    def __init__(self, placing: float = 1.0, bidding: float = 1.5, open_mind: float = 0.05) -> None:
        self.placing: float = placing  # dollars by which sound players differ on where to put a card
        self.bidding: float = bidding  # and on what a pile is worth
        self.open_mind: float = open_mind  # how much of a belief is kept for players who think otherwise


FADED: Final = 2.5  # how much less is read into an auction that is only remembered: not all is as it was then
BLURRED: Final = 8.0  # and with two players: who has two pairs acts on both, and each is looked at alone


class Evidence:
    """What beliefs are drawn from: a view, the auction of the round, and how the others are taken to think."""

    def __init__(self, view: View, auction: Auction, style: Style, reading: Reading) -> None:
        self.view: View = view
        self.auction: Auction = auction
        self.style: Style = style
        less = (1.0 if auction.lasts else FADED) * (BLURRED if view.players == 2 else 1.0)
        self.reading: Reading = Reading(less * reading.placing, less * reading.bidding, reading.open_mind)


class Witness:
    """What a rival did, seen with a pair that it may have: how well that goes together."""

    def __init__(self, evidence: Evidence, world: Game, suspect: Suspect, company: i64, code: i64) -> None:
        self.reading: Reading = evidence.reading
        seat = suspect.seat
        self.seat: i64 = seat
        self.place: i64 = suspect.place
        seen = view_of(world, seat, vec[i64]())
        if not evidence.auction.lasts:
            _go_back(seen, evidence.auction)
        if suspect.pair >= 0:
            _suppose(seen, evidence.view.pairs, suspect.pair, company, code)
        self.seen: View = seen
        self.position: Position = Position(seen, evidence.style)
        self.appraisal: Appraisal = Appraisal(self.position)
        self.worth: vec[float] = pile_worths(self.position, self.appraisal, seen.table)
        if self.place >= 0:
            card = seen.table[self.place]
            if card & UNKNOWN != UNKNOWN:
                self.worth[pile_of(card)] -= self.appraisal.ours[card & UNKNOWN]
            else:
                self.worth[pile_of(card)] -= self.appraisal.ours_unseen - evidence.style.suspicion
        self.bids: list[PastBid] = []
        self._go_through_bids()

    def _go_through_bids(self) -> None:
        """The bids of the round, with the meeples as they stood before each of the rival's own."""
        seen = self.seen
        for pile in range(seen.tables.piles):
            seen.meeple_seat[pile] = -1
            seen.meeple_space[pile] = 0
        for made in seen.bids_placed:
            pile = made >> 4 & 15
            if made >> 8 == self.seat:
                self.bids.append(PastBid(self.position, self.appraisal, made))
            seen.meeple_seat[pile] = made >> 8
            seen.meeple_space[pile] = made & 15

    def credit(self, kind: i64) -> float:
        """The logarithm of how likely its deeds are, if its face-down card is of a kind."""
        credit = self._bids(kind)
        if self.place >= 0:
            credit += self._placing(kind)
        return credit

    def _placing(self, kind: i64) -> float:
        """Against all other ways to place the same two cards."""
        table = self.seen.table
        partner = _partner(table, self.place, self.seat, self.seen.tables.piles)
        if partner < 0 or table[partner] & UNKNOWN == UNKNOWN:
            return 0.0
        before = min(partner, self.place)
        layout = Layout(self.position, self.appraisal, table[:before])
        shown = table[partner] & UNKNOWN
        side = side_of(table[partner])
        layout.add(pile_of(table[partner]), shown, side)
        layout.add(pile_of(table[self.place]), kind, DOWN)
        seen = layout.score()
        layout.take(pile_of(table[self.place]), kind, DOWN)
        layout.take(pile_of(table[partner]), shown, side)
        total = self._all_ways(layout, shown, kind, seen)
        if shown != kind:
            total += self._all_ways(layout, kind, shown, seen)
        return -log(total)

    def _all_ways(self, layout: Layout, shown: i64, hidden: i64, seen: float) -> float:
        total = 0.0
        for first in range(layout.piles):
            layout.add(first, shown, UP)
            for second in range(layout.piles):
                layout.add(second, hidden, DOWN)
                total += exp(min((layout.score() - seen) / self.reading.placing, 50.0))
                layout.take(second, hidden, DOWN)
            layout.take(first, shown, UP)
        return total

    def _bids(self, kind: i64) -> float:
        """Each bid against all others that could have been made."""
        worth = self.worth[:]
        if self.place >= 0:
            worth[pile_of(self.seen.table[self.place])] += self.appraisal.ours[kind]
        credit = 0.0
        for bids in self.bids:
            credit += bids.credit(worth, self.reading.bidding)
        return credit


class PastBid:
    """A bid that a rival made, and what it would have seen when it made it."""

    def __init__(self, position: Position, appraisal: Appraisal, made: i64) -> None:
        self.pile: i64 = made >> 4 & 15
        self.space: i64 = made & 15
        self.rivals: Rivals = Rivals(position, appraisal)
        self.position: Position = position
        self.lowest: vec[i64] = zeros(position.tables.piles)
        view = position.view
        for pile in range(position.tables.piles):
            if view.meeple_seat[pile] >= 0:
                gap = i64(position.in_play.gaps[view.meeple_seat[pile]])
                self.lowest[pile] = view.meeple_space[pile] + gap

    def credit(self, worth: vec[float], doubt: float) -> float:
        """The logarithm of how likely somebody makes it to whom the piles are worth so much."""
        money = self.position.money
        promises = vec[float]()
        made = LEAST
        for pile in range(len(worth)):
            elsewhere = self._elsewhere(worth, pile) - self.position.style.decay
            later = vec[float]([elsewhere] * (SPACES + 2))
            for space in range(SPACES - 1, self.lowest[pile] - 1, -1):
                if self.rivals.own_cost(space) > money:
                    continue
                promise = self.rivals.promise(pile, space, worth[pile], later)
                promises = append(promises, promise)
                if pile == self.pile and space == self.space:
                    made = promise
        total = 0.0
        for promise in promises:
            total += exp(min((promise - made) / doubt, 50.0))
        return -log(total) if made > LEAST else 0.0

    def _elsewhere(self, worth: vec[float], pile: i64) -> float:
        best = LEAST
        for other in range(len(worth)):
            if other != pile and self.lowest[other] < SPACES:
                best = max(best, worth[other] - float(self.rivals.own_cost(self.lowest[other])))
        return best if best > LEAST else 0.0


def _go_back(seen: View, auction: Auction) -> None:
    """To the auction: a rival's view as it was then, with what we have seen of the piles."""
    seen.table = auction.table[:]
    seen.money = auction.money[:]
    seen.prices = auction.prices[:]
    for card in auction.table:
        if card & UNKNOWN < STOCKS:
            _give_back(seen, _winner(seen, pile_of(card)), card & UNKNOWN)
    for at in range(len(seen.table)):
        if not knowers_of(seen.table[at]) >> seen.observer & 1:
            seen.table[at] |= UNKNOWN


def _winner(seen: View, pile: i64) -> i64:
    """Who made the last bid on a pile."""
    winner: i64 = -1
    for made in seen.bids_placed:
        if made >> 4 & 15 == pile:
            winner = made >> 8
    return winner


def _give_back(seen: View, seat: i64, company: i64) -> None:
    """A share that was in a pile is not in a portfolio yet."""
    if seat == seen.observer:
        seen.regular[company] = max(0, seen.regular[company] - 1)
    elif seat >= 0:
        at = seat * HELD + company
        seen.known[at] = max(0, seen.known[at] - 1)


def _suppose(seen: View, ours: vec[i64], pair: i64, company: i64, code: i64) -> None:
    """Give a pair this face. What only the world says of other pairs, and what contradicts it, was not seen."""
    for other in range(len(seen.pair_known)):
        clashes = seen.pairs[2 * other] == company or seen.pairs[2 * other + 1] == code
        if other != pair and ours[2 * other] < 0 and clashes:
            seen.pairs[2 * other] = seen.pairs[2 * other + 1] = -1
            seen.pair_known[other] &= ~(1 << seen.observer)
    seen.pairs[2 * pair] = company
    seen.pairs[2 * pair + 1] = code


def _partner(table: vec[i64], place: i64, seat: i64, piles: i64) -> i64:
    """The card that was dealt to the same hand: of a rival's market cards, every two belong together."""
    own = vec[i64]()
    for at in range(piles, len(table)):  # the opening cards come first
        kind = table[at] & UNKNOWN
        if placer_of(table[at]) == seat and (kind < KINDS or kind == UNKNOWN):
            own = append(own, at)
    at = find(own, place)
    if at < 0:
        return -1
    other = at + 1 if at % 2 == 0 else at - 1
    return own[other] if other < len(own) else -1


def find(numbers: vec[i64], wanted: i64) -> i64:
    """Where a number stands, -1 if nowhere."""
    for at in range(len(numbers)):
        if numbers[at] == wanted:
            return at
    return -1
