"""What lies open on the table: the fields that a state and every view of it have in common.

Fields are declared in fields.py. The marked blocks are written from there (tools/write_state.py).
"""

from typing import Final, NamedTuple

from stockpile.rules.figures import ROW, Figures
from stockpile.rules.vecs import i64, vec

_NO_FIGURES: Final = Figures()


def given(lists: dict[str, list[int]], name: str, now: vec[i64]) -> vec[i64]:
    """The list of that name, or what is there now."""
    return vec[i64](lists[name]) if name in lists else now


class Bid(NamedTuple):
    """A meeple that was placed, and whether somebody has gone further on that pile since."""

    seat: int
    pile: int
    space: int
    outbid: bool


class Public:
    """Plain data. It can be made without arguments, and then is no game yet."""

    def __init__(self) -> None:
        self.figures: Figures = _NO_FIGURES
        self.players: i64 = 0
        # Written by tools/write_state.py: attributes.
        self.round: i64 = 0  # counted from 0
        self.first: i64 = 0  # the seat with the first player token
        self.phase: i64 = 0  # number of the phase's step
        self.bound: i64 = 0  # mask of the seats whose bids bind money, until they have their cards (R-DEM-7)
        self.next_first: i64 = -1  # who holds the First Player Card (R-FPC-1)
        self.kept: i64 = 0  # which kind of card was kept before dealing: 1 a company, 2 a forecast (R-INV-PHIL)
        self.fee_total: i64 = 0  # what the fee cards in this round's piles add up to (R-STR-10)
        self.prices: vec[i64] = vec[i64]()  # by company: the space its ticker stands on
        self.money: vec[i64] = vec[i64]()  # by seat
        self.split: vec[i64] = vec[i64]()  # seat * STOCKS + company: cards in the split portfolio
        self.fees: vec[i64] = vec[i64]()  # seat * FEES + fee: unpaid fee cards
        self.discard: vec[i64] = vec[i64]()  # by kind
        self.meeple_seat: vec[i64] = vec[i64]()  # by pile: who has the standing bid, or -1
        self.meeple_space: vec[i64] = vec[i64]()  # by pile: on which space
        self.bids_placed: vec[i64] = vec[i64]()  # seat << 8 | pile << 4 | space: the bids of this round, in order
        self.forecasts: vec[i64] = vec[i64]()  # the six of this round; none before the dice are rolled
        self.pair_known: vec[i64] = vec[i64]()  # by pair: mask of the observers who know it
        self.falsified: vec[i64] = vec[i64]()  # by pair: Falsified Earnings lying on it (R-STR-8)
        self.bonds: vec[i64] = vec[i64]()  # by seat
        self.commerce: vec[i64] = vec[i64]()  # seat * COMMERCE_KINDS + kind: commodities, and taxes last
        self.gone: vec[i64] = vec[i64]()  # commerce cards by kind, and then bonds, that have left the game (R-COM-4)
        self.lots: vec[i64] = vec[i64]()  # by pile: the investor that is bid on (R-AUC-1)
        self.investors: vec[i64] = vec[i64]()  # seat * 2 + slot: the investors in play, or -1; empty without them
        self.used: vec[i64] = vec[i64]()  # by seat: abilities used this round (a bit a slot), strategies played << 4
        self.strategies_played: vec[i64] = vec[i64]()
        self.tally: vec[i64] = vec[i64]()  # the final breakdown, once the game is over (ending.py)
        self.agenda: vec[i64] = vec[i64]()  # frames (step.py), what comes next at the end
        # End of what is written.

    def take_public(self, other: "Public") -> None:
        """Become like another in all that lies open; nothing that can change is shared."""
        self.figures = other.figures
        self.players = other.players
        # Written by tools/write_state.py: copies.
        self.round = other.round
        self.first = other.first
        self.phase = other.phase
        self.bound = other.bound
        self.next_first = other.next_first
        self.kept = other.kept
        self.fee_total = other.fee_total
        self.prices = other.prices[:]
        self.money = other.money[:]
        self.split = other.split[:]
        self.fees = other.fees[:]
        self.discard = other.discard[:]
        self.meeple_seat = other.meeple_seat[:]
        self.meeple_space = other.meeple_space[:]
        self.bids_placed = other.bids_placed[:]
        self.forecasts = other.forecasts[:]
        self.pair_known = other.pair_known[:]
        self.falsified = other.falsified[:]
        self.bonds = other.bonds[:]
        self.commerce = other.commerce[:]
        self.gone = other.gone[:]
        self.lots = other.lots[:]
        self.investors = other.investors[:]
        self.used = other.used[:]
        self.strategies_played = other.strategies_played[:]
        self.tally = other.tally[:]
        self.agenda = other.agenda[:]
        # End of what is written.

    def take_lists(self, lists: dict[str, list[int]]) -> None:
        """Take what is given of lists, by name; the others stay. (Why it is not done one by one: listview.py.)"""
        # Written by tools/write_state.py: lists.
        self.prices = given(lists, "prices", self.prices)
        self.money = given(lists, "money", self.money)
        self.split = given(lists, "split", self.split)
        self.fees = given(lists, "fees", self.fees)
        self.discard = given(lists, "discard", self.discard)
        self.meeple_seat = given(lists, "meeple_seat", self.meeple_seat)
        self.meeple_space = given(lists, "meeple_space", self.meeple_space)
        self.bids_placed = given(lists, "bids_placed", self.bids_placed)
        self.forecasts = given(lists, "forecasts", self.forecasts)
        self.pair_known = given(lists, "pair_known", self.pair_known)
        self.falsified = given(lists, "falsified", self.falsified)
        self.bonds = given(lists, "bonds", self.bonds)
        self.commerce = given(lists, "commerce", self.commerce)
        self.gone = given(lists, "gone", self.gone)
        self.lots = given(lists, "lots", self.lots)
        self.investors = given(lists, "investors", self.investors)
        self.used = given(lists, "used", self.used)
        self.strategies_played = given(lists, "strategies_played", self.strategies_played)
        self.tally = given(lists, "tally", self.tally)
        self.agenda = given(lists, "agenda", self.agenda)
        # End of what is written.

    @property
    def bids(self) -> tuple[Bid, ...]:
        """All bids of this round in order: they were made in the open (R-INFO-3)."""
        bids: list[Bid] = []
        for at in range(len(self.bids_placed)):
            placed = self.bids_placed[at]
            pile = placed >> 4 & 15
            outbid = any(later >> 4 & 15 == pile for later in self.bids_placed[at + 1 :])
            bids.append(Bid(placed >> 8, pile, placed & 15, outbid))
        return tuple(bids)

    def turn(self, place: i64) -> i64:
        """The seat that is `place` seats after the first player, clockwise."""
        return (self.first + place) % self.players

    def value(self, company: i64) -> i64:
        """What one share is worth today."""
        return self.figures.values[company * ROW + self.prices[company]]
