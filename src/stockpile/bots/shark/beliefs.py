"""What the others hide, concluded from how they played.

For every rival, each secret it may have (information pair and face-down card) is scored by how well it explains what
the rival did: where a sound player with that secret would have put its cards, and which piles it would have bid for.
A secret is believed in proportion to that, on average over some worlds, because what the rival did depends on what else
it has. How the rival thinks is one more secret: of several ways, that one counts which explains its deeds. Nothing here
sees the world: all is worked out from one seat's view.
"""

from math import exp, log
from random import Random
from typing import Final

from stockpile.bots.broker.style import Style
from stockpile.bots.shark.witness import Witness, find
from stockpile.rules.cards import DOWN, HELD, KINDS, SEATS, STOCKS, UNKNOWN, knowers_of, pile_of, placer_of, side_of
from stockpile.rules.game import Game, View
from stockpile.rules.sample import unseen_kinds
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


WORLDS: Final[i64] = 2  # in which a rival is looked at through each lens
OPEN_MIND: Final = 0.05  # how much of a belief is kept for players who think in yet another way
TRIES: Final[i64] = 60
NO_FORECAST: Final[i64] = 0


class Beliefs:
    """About all rivals, from one view and the auction of the round."""

    def __init__(self, evidence: Evidence, rng: Random, worlds: i64 = WORLDS) -> None:
        view = evidence.view
        self.evidence: Evidence = evidence
        self.pool: vec[i64] = unseen_kinds(view)
        self.codes: vec[i64] = view.forecasts_left(view.pairs)
        self.suspects: list[Suspect] = []
        drawn = [view.sample(rng) for _ in range(worlds)]
        for place in range(view.players):
            seat = view.turn(place)
            if seat != view.observer:
                for suspect in _suspects(view, evidence.auction, seat):
                    self._weigh(suspect, drawn)

    def _weigh(self, suspect: Suspect, worlds: list[Game]) -> None:
        """Every secret of a rival by prior and likelihood."""
        companies = _unseen_companies(self.evidence.view) if suspect.pair >= 0 else vec[i64]([-1])
        codes = self.codes if suspect.pair >= 0 else vec[i64]([0])
        for company in companies:
            for at in range(len(codes)):
                if codes[at] not in codes[:at]:
                    for lens in range(len(self.evidence.lenses)):
                        self._weigh_pair(suspect, worlds, lens, company, codes[at])
        if len(suspect.secrets) > 0:
            _normalize(suspect.secrets)
            self.suspects.append(suspect)

    def _weigh_pair(self, suspect: Suspect, worlds: list[Game], number: i64, company: i64, code: i64) -> None:
        """A pair with every face-down card, seen through one of the lenses."""
        lens = self.evidence.lenses[number]
        witnesses = [Witness(self.evidence, lens, world, suspect, company, code) for world in worlds]
        alike = 0.0
        for each in self.codes:
            if each == code:
                alike += 1.0
        odds = lens.odds * max(alike, 1.0)
        if suspect.place < 0:
            suspect.secrets.append(Secret(company, code, -1, number, log(odds) + _credit(witnesses, -1)))
            return
        known = self.evidence.auction.table[suspect.place] & UNKNOWN
        for kind in range(KINDS):
            if kind == known or (known == UNKNOWN and self._may_be(kind)):
                prior = log(odds * float(max(1, self.pool[kind])))
                suspect.secrets.append(Secret(company, code, kind, number, prior + _credit(witnesses, kind)))

    def _may_be(self, kind: i64) -> bool:
        """Whether an unseen card may be of this kind. Once the piles are gone, it may lie open somewhere by now."""
        if self.evidence.auction.lasts:
            return self.pool[kind] > 0
        return self.evidence.view.figures.deck[kind] > 0

    def draw(self, rng: Random) -> "Guess":
        """Pairs and face-down cards, all at once: drawn anew until they go together."""
        for _try in range(TRIES):
            guess = Guess(self.codes[:], self.pool[:])
            for suspect in self.suspects:
                if not guess.take(suspect, suspect.draw(rng)):
                    break
            else:
                return guess
        return Guess(self.codes, self.pool)


def _credit(witnesses: list[Witness], kind: i64) -> float:
    """The logarithm of how likely a rival's deeds are, on average over the worlds."""
    credits = vec[float]()
    most = -1e30
    for witness in witnesses:
        credit = witness.credit(kind)
        credits = append(credits, credit)
        most = max(most, credit)
    total = 0.0
    for credit in credits:
        total += exp(credit - most)
    return most + log(total / float(len(credits)))


class Guess:
    """What all rivals hide, as far as it is guessed: pairs by number, cards by place in the table, lenses by seat."""

    def __init__(self, codes: vec[i64], pool: vec[i64]) -> None:
        self.pairs: dict[int, tuple[int, int]] = {}
        self.cards: dict[int, int] = {}
        self.lenses: vec[i64] = vec[i64]([-1] * SEATS)
        self._codes: vec[i64] = codes  # forecasts that are not in a pair yet
        self._pool: vec[i64] = pool  # cards that lie nowhere yet, by kind
        self._companies: i64 = 0  # a mask of those that have a pair

    def take(self, suspect: Suspect, secret: Secret) -> bool:
        """One rival's secret more; False if it does not go with the others. A rival thinks in one way."""
        if self.lenses[suspect.seat] >= 0 and self.lenses[suspect.seat] != secret.lens:
            return False
        if suspect.pair >= 0:
            at = find(self._codes, secret.forecast)
            if at < 0 or self._companies >> secret.company & 1:
                return False
            self._codes[at] = NO_FORECAST
            self._companies |= 1 << secret.company
            self.pairs[suspect.pair] = (secret.company, secret.forecast)
        self.lenses[suspect.seat] = secret.lens
        if suspect.lies_hidden:
            if self._pool[secret.kind] == 0:
                return False
            self._pool[secret.kind] -= 1
            self.cards[suspect.place] = secret.kind
        return True


def _normalize(secrets: list[Secret]) -> None:
    """From logarithms to odds that add up to 1, with an open mind."""
    most = secrets[0].weight
    for secret in secrets:
        most = max(most, secret.weight)
    total = 0.0
    for secret in secrets:
        secret.weight = exp(secret.weight - most)
        total += secret.weight
    for secret in secrets:
        secret.weight = (1.0 - OPEN_MIND) * secret.weight / total + OPEN_MIND / float(len(secrets))


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
    pairs = vec[i64]([pair for pair in view.figures.own_pairs(seat) if 2 * pair < dealt and view.pairs[2 * pair] < 0])
    places = vec[i64]()
    for step in range(len(table)):  # cards from a hand first: an opening card (R-INV-ROBINS) tells less of the pair
        at = (step + view.figures.piles) % len(table)
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
        hidden = place >= 0 and auction.lasts and table[place] & UNKNOWN == UNKNOWN
        found.append(Suspect(seat, pair, place, hidden))
    return found
