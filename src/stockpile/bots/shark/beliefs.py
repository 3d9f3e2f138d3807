"""What the others hide, concluded from how they played.

For every rival, each secret it may have (information pair and face-down card) is scored by how well it explains what
the rival did: where a sound player with that secret would have put its cards, and which piles it would have bid for.
A secret is believed in proportion to that. Nothing here sees the world: all is worked out from one seat's view.
"""

from math import exp, log
from random import Random
from typing import Final

from stockpile.bots.broker.market.position import Position
from stockpile.bots.broker.market.valuation import Appraisal, pile_worths
from stockpile.bots.broker.round.bidding import LEAST, Rivals
from stockpile.bots.broker.round.placing import Layout
from stockpile.bots.broker.style import Style
from stockpile.bots.shark.auction import Auction
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
from stockpile.rules.sample import sample, unseen_kinds
from stockpile.rules.vecs import append, i64, vec
from stockpile.rules.view import View, view_of

TRIES: Final[i64] = 60


class Reading:
    """How much is read into what the others do."""

    def __init__(self, placing: float = 1.0, bidding: float = 1.5, open_mind: float = 0.05) -> None:
        self.placing: float = placing  # dollars by which sound players differ on where to put a card
        self.bidding: float = bidding  # and on what a pile is worth
        self.open_mind: float = open_mind  # how much of a belief is kept for players who think otherwise


class Secret:
    """What a rival may hide: a pair, and the kind of a face-down card."""

    def __init__(self, company: i64, forecast: i64, kind: i64, prior: float) -> None:
        self.company: Final[i64] = company
        self.forecast: Final[i64] = forecast
        self.kind: Final[i64] = kind
        self.weight: float = prior


class Suspect:
    """One rival: an information pair and a face-down card that we have not seen, and how likely each secret is."""

    def __init__(self, seat: i64, pair: i64, place: i64) -> None:
        self.seat: Final[i64] = seat
        self.pair: Final[i64] = pair  # -1: nothing to find out
        self.place: Final[i64] = place  # in the table; -1: no card of it lies hidden
        self.secrets: list[Secret] = []

    def draw(self, rng: Random) -> Secret:
        """One of the secrets, as likely as we believe."""
        at = rng.random()
        for secret in self.secrets:
            at -= secret.weight
            if at < 0.0:
                return secret
        return self.secrets[len(self.secrets) - 1]


class Beliefs:
    """About all rivals, from one view and the auction of the round."""

    def __init__(self, view: View, auction: Auction, rng: Random, style: Style, reading: Reading) -> None:
        self.view: View = view
        self.auction: Auction = auction
        self.style: Style = style
        self.reading: Reading = reading
        self.pool: vec[i64] = unseen_kinds(view)
        self.codes: vec[i64] = view.forecasts_left(view.pairs)
        self.suspects: list[Suspect] = []
        world = sample(view, rng)
        for place in range(view.players):
            seat = view.turn(place)
            if seat != view.observer:
                for suspect in _suspects(view, auction, seat):
                    self._weigh(suspect, world)

    def _weigh(self, suspect: Suspect, world: Game) -> None:
        """Every secret of a rival by prior and likelihood."""
        companies = _unseen_companies(self.view) if suspect.pair >= 0 else vec[i64]([-1])
        codes = self.codes if suspect.pair >= 0 else vec[i64]([0])
        for company in companies:
            for at in range(len(codes)):
                if codes[at] not in codes[:at]:
                    self._weigh_pair(suspect, world, company, codes[at])
        _normalize(suspect.secrets, self.reading.open_mind)
        self.suspects.append(suspect)

    def _weigh_pair(self, suspect: Suspect, world: Game, company: i64, code: i64) -> None:
        witness = Witness(self.auction, world, suspect, company, code, self.style, self.reading)
        alike = 0.0
        for each in self.codes:
            if each == code:
                alike += 1.0
        alike = max(alike, 1.0)
        if suspect.place < 0:
            suspect.secrets.append(Secret(company, code, -1, log(alike) + witness.credit(-1)))
            return
        known = self.auction.table[suspect.place] & UNKNOWN
        for kind in range(KINDS):
            if kind == known or (known == UNKNOWN and self.pool[kind] > 0):
                prior = log(alike * float(max(1, self.pool[kind])))
                suspect.secrets.append(Secret(company, code, kind, prior + witness.credit(kind)))

    def draw(self, rng: Random) -> tuple[dict[int, tuple[int, int]], dict[int, int]]:
        """Pairs and face-down cards, all at once: drawn anew until they go together."""
        pairs: dict[int, tuple[int, int]] = {}
        cards: dict[int, int] = {}
        for _try in range(TRIES):
            pairs, cards = {}, {}
            companies: i64 = 0
            codes = self.codes[:]
            pool = self.pool[:]
            fits = True
            for suspect in self.suspects:
                secret = suspect.draw(rng)
                if suspect.pair >= 0:
                    at = _find(codes, secret.forecast)
                    fits = fits and at >= 0 and not companies >> secret.company & 1
                    if not fits:
                        break
                    companies |= 1 << secret.company
                    codes[at] = 0
                    pairs[suspect.pair] = (secret.company, secret.forecast)
                if suspect.place >= 0 and self.auction.lasts:
                    pool[secret.kind] -= 1
                    fits = fits and pool[secret.kind] >= 0
                    cards[suspect.place] = secret.kind
            if fits:
                break
            pairs, cards = {}, {}
        return pairs, cards


def _find(numbers: vec[i64], wanted: i64) -> i64:
    for at in range(len(numbers)):
        if numbers[at] == wanted:
            return at
    return -1


def _normalize(secrets: list[Secret], open_mind: float) -> None:
    """From logarithms to odds that add up to 1, with an open mind."""
    most = secrets[0].weight
    for secret in secrets:
        most = max(most, secret.weight)
    total = 0.0
    for secret in secrets:
        secret.weight = exp(secret.weight - most)
        total += secret.weight
    for secret in secrets:
        secret.weight = (1.0 - open_mind) * secret.weight / total + open_mind / float(len(secrets))


def _unseen_companies(view: View) -> vec[i64]:
    seen: i64 = 0
    for at in range(0, len(view.pairs), 2):
        if view.pairs[at] >= 0:
            seen |= 1 << view.pairs[at]
    return vec[i64]([company for company in range(STOCKS) if not seen >> company & 1])


def _suspects(view: View, auction: Auction, seat: i64) -> list[Suspect]:
    """A rival's unseen pairs and face-down cards, side by side."""
    table = auction.table
    dealt = len(view.pairs)
    pairs = vec[i64]([pair for pair in view.tables.own_pairs(seat) if 2 * pair < dealt and view.pairs[2 * pair] < 0])
    places = vec[i64]()
    for at in range(len(table)):
        if placer_of(table[at]) == seat and side_of(table[at]) == DOWN:
            places = append(places, at)
    acted = len(places) > 0
    for placed in view.bids_placed:
        acted = acted or placed >> 8 == seat
    if not acted:
        return []
    found: list[Suspect] = []
    for at in range(max(len(pairs), len(places))):
        pair = pairs[at] if at < len(pairs) else -1
        place = places[at] if at < len(places) else -1
        found.append(Suspect(seat, pair, place))
    return found


class Witness:
    """What a rival did, seen with a pair that it may have: how well that goes together."""

    def __init__(
        self, auction: Auction, world: Game, suspect: Suspect, company: i64, code: i64, style: Style, reading: Reading
    ) -> None:
        self.reading: Reading = reading
        seat = suspect.seat
        self.seat: i64 = seat
        self.place: i64 = suspect.place
        seen = view_of(world, seat, vec[i64]())
        if not auction.lasts:
            _go_back(seen, auction)
        if suspect.pair >= 0:
            _suppose(seen, suspect.pair, company, code)
        self.seen: View = seen
        self.position: Position = Position(seen, style)
        self.appraisal: Appraisal = Appraisal(self.position)
        self.worth: vec[float] = pile_worths(self.position, self.appraisal, seen.table)
        if self.place >= 0:
            card = seen.table[self.place]
            if card & UNKNOWN != UNKNOWN:
                self.worth[pile_of(card)] -= self.appraisal.ours[card & UNKNOWN]
            else:
                self.worth[pile_of(card)] -= self.appraisal.ours_unseen - style.suspicion
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


def _suppose(seen: View, pair: i64, company: i64, code: i64) -> None:
    """Give the pair this face; what contradicts it was not seen."""
    for other in range(len(seen.pair_known)):
        if other != pair and (seen.pairs[2 * other] == company or _clash(seen, other, code)):
            seen.pairs[2 * other] = seen.pairs[2 * other + 1] = -1
            seen.pair_known[other] &= ~(1 << seen.observer)
    seen.pairs[2 * pair] = company
    seen.pairs[2 * pair + 1] = code


def _clash(seen: View, pair: i64, code: i64) -> bool:
    """Whether a pair has taken the last of a forecast."""
    if seen.pairs[2 * pair] < 0 or seen.pairs[2 * pair + 1] != code:
        return False
    alike: i64 = 0
    for each in seen.forecasts:
        if each == code:
            alike += 1
    return alike < 2


def _partner(table: vec[i64], place: i64, seat: i64, piles: i64) -> i64:
    """The card that was dealt to the same hand: of a rival's market cards, every two belong together."""
    own = vec[i64]()
    for at in range(piles, len(table)):  # the opening cards come first
        kind = table[at] & UNKNOWN
        if placer_of(table[at]) == seat and (kind < KINDS or kind == UNKNOWN):
            own = append(own, at)
    at = _find(own, place)
    if at < 0:
        return -1
    other = at + 1 if at % 2 == 0 else at - 1
    return own[other] if other < len(own) else -1
