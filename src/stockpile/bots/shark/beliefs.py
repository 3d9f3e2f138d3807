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

from stockpile.bots.shark.evidence import Auction, Evidence, Secret, Suspect, Witness, find
from stockpile.rules.cards import DOWN, KINDS, SEATS, STOCKS, UNKNOWN, placer_of, side_of
from stockpile.rules.game import Game, View
from stockpile.rules.sample import unseen_kinds
from stockpile.rules.vecs import append, i64, vec

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
        """Pairs and face-down cards, all at once: drawn again until they go together."""
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
