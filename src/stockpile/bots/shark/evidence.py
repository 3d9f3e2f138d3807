"""Evidence of what rivals hide: the auction as one seat saw it, the secrets that rivals may have, and how well a secret
explains what its rival did: its placing and its bids, each against all that it could have bid.

During the auction all of that is in the view. Afterwards the piles are gone, and memory.py keeps them, from the events
that the seat was told.
"""

from math import exp, log
from random import Random
from typing import Final

from stockpile.bots.broker.bidding import LEAST, Rivals
from stockpile.bots.broker.placing import Layout
from stockpile.bots.broker.position import Position
from stockpile.bots.broker.style import Style
from stockpile.bots.broker.valuation import Appraisal, Hints, pile_worths
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
from stockpile.rules.game import Game, View, view_of
from stockpile.rules.numbers import zeros
from stockpile.rules.vecs import append, i64, vec


class Auction:
    """What lies on the piles (unknown faces as UNKNOWN), money by seat and prices by company."""

    def __init__(self, table: list[int], money: list[int], prices: list[int], moved: bool, lasts: bool) -> None:
        self.table: vec[i64] = vec[i64](table)
        self.money: vec[i64] = vec[i64](money)
        self.prices: vec[i64] = vec[i64](prices)
        self.moved: bool = moved  # whether the last card was put elsewhere than its placer put it (R-INV-MARK)
        self.lasts: bool = lasts  # whether the piles still lie there


def auction_in(view: View, moved: bool) -> Auction:
    """The auction whose piles still lie there."""
    return Auction(list(view.pile_cards), list(view.money), list(view.prices), moved, True)


class Secret:
    """What a rival may hide: a pair, the kind of a face-down card, and how it thinks (the number of a lens)."""

    def __init__(self, company: i64, forecast: i64, kind: i64, lens: i64, weight: float) -> None:
        self.company: Final[i64] = company
        self.forecast: Final[i64] = forecast
        self.kind: Final[i64] = kind
        self.lens: Final[i64] = lens
        self.weight: float = weight


class Suspect:
    """A rival, or one of its hands: a pair and a face-down card that we have not seen, and how likely each secret."""

    def __init__(self, seat: i64, pair: i64, place: i64, lies_hidden: bool) -> None:
        self.seat: Final[i64] = seat
        self.pair: Final[i64] = pair  # -1: nothing to find out
        self.place: Final[i64] = place  # of a face-down card in the table of the auction; -1: there is none
        self.lies_hidden: Final[bool] = lies_hidden  # whether that card lies there still, and we have not seen it
        self.secrets: list[Secret] = []

    def draw(self, rng: Random) -> Secret:
        """One of the secrets, as likely as we believe."""
        at = rng.random()
        for secret in self.secrets:
            at -= secret.weight
            if at < 0.0:
                return secret
        return self.secrets[len(self.secrets) - 1]


# How much less is read into an auction that is only remembered, because not everything is as it was then; and into any
# auction of two players, because a seat with two pairs acts on both and each is looked at alone.
DOUBT_WHEN_REMEMBERED: Final = 2.5
DOUBT_WITH_TWO_PLAYERS: Final = 20.0


class Lens:
    """One way in which the others may think: a style, how likely it is, and by how many dollars they may deviate."""

    def __init__(self, style: Style, odds: float, placing: float, bidding: float) -> None:
        self.style: Final[Style] = style
        self.odds: Final[float] = odds  # before a rival has done anything
        self.placing: Final[float] = placing  # on where to put a card
        self.bidding: Final[float] = bidding  # and on what a bid promises

    def blurred(self, times: float) -> "Lens":
        """A lens with this many times the doubt."""
        return Lens(self.style, self.odds, times * self.placing, times * self.bidding)


class Evidence:
    """A view, the auction of the round, and how the others may think."""

    def __init__(self, view: View, auction: Auction, lenses: list[Lens]) -> None:
        self.view: View = view
        self.auction: Auction = auction
        less = 1.0 if auction.lasts else DOUBT_WHEN_REMEMBERED
        if view.players == 2:
            less *= DOUBT_WITH_TWO_PLAYERS
        self.lenses: list[Lens] = [lens.blurred(less) for lens in lenses]


def go_back(seen: View, auction: Auction) -> None:
    """Set a rival's view back to the auction, with what we have seen of the piles."""
    seen.pile_cards = auction.table[:]
    seen.money = auction.money[:]
    seen.prices = auction.prices[:]
    for card in auction.table:
        if card & UNKNOWN < STOCKS:
            _give_back(seen, _winner(seen, pile_of(card)), card & UNKNOWN)
    for at in range(len(seen.pile_cards)):
        if not knowers_of(seen.pile_cards[at]) >> seen.observer & 1:
            seen.pile_cards[at] |= UNKNOWN


def _winner(seen: View, pile: i64) -> i64:
    """The seat that made the last bid on a pile."""
    winner: i64 = -1
    for made in seen.bids_placed:
        if made >> 4 & 15 == pile:
            winner = made >> 8
    return winner


def _give_back(seen: View, seat: i64, company: i64) -> None:
    """Take a share out of a portfolio: at the auction it was still in a pile."""
    if seat == seen.observer:
        seen.regular[company] = max(0, seen.regular[company] - 1)
    elif seat >= 0:
        at = seat * HELD + company
        seen.known[at] = max(0, seen.known[at] - 1)


class PastBid:
    """What the rival saw when it made the bid. `worth` has the piles without its own face-down card."""

    def __init__(self, position: Position, appraisal: Appraisal, worth: vec[float], made: i64) -> None:
        self.pile: i64 = made >> 4 & 15
        self.space: i64 = made & 15
        self.worth: vec[float] = worth
        self.rivals: Rivals = Rivals(position, appraisal)
        self.position: Position = position
        self.lowest: vec[i64] = zeros(position.figures.piles)
        self.money: i64 = position.money
        view = position.view
        for pile in range(position.figures.piles):
            if view.meeple_seat[pile] == position.me:  # R-DEM-9
                self.lowest[pile] = SPACES
                self.money -= max(0, self.rivals.own_cost(view.meeple_space[pile]))
            elif view.meeple_seat[pile] >= 0:
                gap = i64(position.in_play.gaps[view.meeple_seat[pile]])
                self.lowest[pile] = view.meeple_space[pile] + gap

    def credit(self, hidden: i64, more: float, doubt: float) -> float:
        """The logarithm of how likely it is, if a card on a pile (-1: on none) is worth this much to the bidder."""
        worth = self.worth[:]
        if hidden >= 0:
            worth[hidden] += more
        promises = vec[float]()
        made = LEAST
        for pile in range(len(worth)):
            elsewhere = self._elsewhere(worth, pile) - self.position.style.decay
            later = vec[float]([elsewhere] * (SPACES + 2))
            for space in range(SPACES - 1, self.lowest[pile] - 1, -1):
                if self.rivals.own_cost(space) > self.money:
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
                best = max(best, worth[other] - self.rivals.own_price(self.lowest[other]))
        return best if best > LEAST else 0.0


NEVER: Final = 1e-300


class Witness:
    """What a rival did, seen with a pair that it may have: how well that goes together."""

    def __init__(self, evidence: Evidence, lens: Lens, world: Game, suspect: Suspect, company: i64, code: i64) -> None:
        self.lens: Lens = lens
        seat = suspect.seat
        self.seat: i64 = seat
        self.place: i64 = suspect.place
        seen = view_of(world, seat, vec[i64]())
        if not evidence.auction.lasts:
            go_back(seen, evidence.auction)
        if suspect.pair >= 0:
            _suppose(seen, evidence.view.pairs, suspect.pair, company, code)
        self.seen: View = seen
        self.position: Position = Position(seen, lens.style)
        self.appraisal: Appraisal = Appraisal(self.position)
        self.pile: i64 = -1  # where its face-down card lies
        self.face: i64 = UNKNOWN
        if self.place >= 0:
            card = seen.pile_cards[self.place]
            self.pile = pile_of(card)
            self.face = card & UNKNOWN
        self.shown: i64 = -1  # the other card of its hand
        self.shown_side: i64 = UP
        self.shown_pile: i64 = 0
        made = seen.bids_placed
        seen.bids_placed = vec[i64]()
        self.layout: Layout | None = self._layout(evidence.auction.moved)
        self.bids: list[PastBid] = []
        self._go_through(made)

    def _layout(self, moved: bool) -> Layout | None:
        """The piles as they lay before the rival placed its cards; None if we do not know both, or where they lay."""
        table = self.seen.pile_cards
        if self.place < 0:
            return None
        opening = self.seen.figures.piles
        if moved:  # the card that was moved is the last one now (R-INV-MARK)
            placer = placer_of(table[len(table) - 1])
            if placer == self.seat:
                return None
            if placer == placer_of(table[0]):  # it may have opened a pile: one fewer of those comes first
                opening -= 1
        partner = _partner(table, self.place, self.seat, opening)
        if partner < 0 or table[partner] & UNKNOWN == UNKNOWN:
            return None
        self.shown = table[partner] & UNKNOWN
        self.shown_side = side_of(table[partner])
        self.shown_pile = pile_of(table[partner])
        return Layout(self.position, self.appraisal, table[: min(partner, self.place)])

    def _go_through(self, made: vec[i64]) -> None:
        """The bids of the round, with all as it was before each of the rival's own."""
        seen = self.seen
        for pile in range(seen.figures.piles):
            seen.meeple_seat[pile] = -1
            seen.meeple_space[pile] = 0
        for bid in made:
            pile = bid >> 4 & 15
            if bid >> 8 == self.seat:
                worth = pile_worths(self.position, self.appraisal, seen.pile_cards)
                if self.face != UNKNOWN:
                    worth[self.pile] -= self.appraisal.ours[self.face]
                elif self.pile >= 0:
                    worth[self.pile] -= self.appraisal.ours_unseen - self.lens.style.suspicion
                    worth[self.pile] -= Hints(seen, self.lens.style).about(seen.pile_cards[self.place])
                self.bids.append(PastBid(self.position, self.appraisal, worth, bid))
            seen.meeple_seat[pile] = bid >> 8
            seen.meeple_space[pile] = bid & 15
            seen.bids_placed = append(seen.bids_placed, bid)

    def credit(self, kind: i64) -> float:
        """The logarithm of how likely its deeds are, if its face-down card is of a kind."""
        credit = 0.0
        more = self.appraisal.ours[kind] if self.pile >= 0 else 0.0
        for bid in self.bids:
            credit += bid.credit(self.pile, more, self.lens.bidding)
        layout = self.layout
        if layout is not None:
            credit += self._placing(layout, kind)
        return credit

    def _placing(self, layout: Layout, kind: i64) -> float:
        """Against all other ways to place the same two cards."""
        layout.add(self.shown_pile, self.shown, self.shown_side)
        layout.add(self.pile, kind, DOWN)
        seen = layout.score()
        layout.take(self.pile, kind, DOWN)
        layout.take(self.shown_pile, self.shown, self.shown_side)
        total = self._all_ways(layout, self.shown, kind, seen)
        if self.shown != kind:
            total += self._all_ways(layout, kind, self.shown, seen)
        if self.position.in_play.hides_both[self.seat]:
            total += self._all_ways(layout, kind, self.shown, seen, DOWN)
        return -log(max(total, NEVER))

    def _all_ways(self, layout: Layout, shown: i64, hidden: i64, seen: float, side: i64 = UP) -> float:
        total = 0.0
        for first in range(layout.piles):
            layout.add(first, shown, side)
            for second in range(layout.piles):
                layout.add(second, hidden, DOWN)
                total += exp(min((layout.score() - seen) / self.lens.placing, 50.0))
                layout.take(second, hidden, DOWN)
            layout.take(first, shown, side)
        return total


def _suppose(seen: View, ours: vec[i64], pair: i64, company: i64, code: i64) -> None:
    """Give a pair this face. What only the world says of other pairs, and what contradicts it, was not seen."""
    for other in range(len(seen.pair_known)):
        clashes = seen.pairs[2 * other] == company or seen.pairs[2 * other + 1] == code
        if other != pair and ours[2 * other] < 0 and clashes:
            seen.pairs[2 * other] = seen.pairs[2 * other + 1] = -1
            seen.pair_known[other] &= ~(1 << seen.observer)
    seen.pairs[2 * pair] = company
    seen.pairs[2 * pair + 1] = code


def _partner(table: vec[i64], place: i64, seat: i64, opening: i64) -> i64:
    """The card that was dealt to the same hand: of a rival's market cards, every two belong together."""
    own = vec[i64]()
    for at in range(opening, len(table)):  # this many opening cards come first
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
