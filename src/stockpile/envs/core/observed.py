"""What an encoder reads: a view, or straight from a state what the view would show.

Both name the same fields of the table. In a state the observer's own row stands among the others' (so an offset goes
with it), and own cards carry the seat (a tag); in a view the row stands alone and the tag is 0. Cards and pairs that
the observer has not seen are described by the seats that know them, which is public and the same in both. So there is
one encoder, and one test compares the two ways to the byte.
"""

from stockpile.rules.cards import HELD, SEATS
from stockpile.rules.game import View
from stockpile.rules.numbers import zeros
from stockpile.rules.public import Public
from stockpile.rules.state import BARS, State
from stockpile.rules.vecs import i64, vec


class Observed:
    """One observer's eyes. It is pointed at a game or view, read, and pointed at the next: nothing is copied."""

    def __init__(self) -> None:
        self.public: Public = Public()
        self.observer: i64 = 0
        self.deck_left: i64 = 0
        # Where the observer's own row starts in lists that have one for every observer, and the public's.
        self.own_regular: i64 = 0
        self.own_known: i64 = 0
        self.own_barred: i64 = 0
        self.all_known: i64 = 0
        self.all_barred: i64 = 0
        self.tag: i64 = 0  # what stands above the number of a card of the observer's own
        self.regular: vec[i64] = vec[i64]()
        self.known: vec[i64] = vec[i64]()
        self.barred: vec[i64] = vec[i64]()
        self.public_known: vec[i64] = vec[i64]()
        self.public_barred: vec[i64] = vec[i64]()
        self.table: vec[i64] = vec[i64]()
        self.pairs: vec[i64] = vec[i64]()
        self.hand: vec[i64] = vec[i64]()
        self.commerce_hand: vec[i64] = vec[i64]()
        self.offers: vec[i64] = vec[i64]()
        self.picked: vec[i64] = vec[i64]()
        self.strategies: vec[i64] = vec[i64]()
        self.strategies_boxed: vec[i64] = vec[i64]()
        # How many cards each seat has: public, and counted here.
        self.cards: vec[i64] = zeros(SEATS)
        self.hands: vec[i64] = zeros(SEATS)
        self.commerce_hands: vec[i64] = zeros(SEATS)
        self.offer_hands: vec[i64] = zeros(SEATS)
        self.picks: vec[i64] = zeros(SEATS)
        self.strategy_hands: vec[i64] = zeros(SEATS)
        self.strategy_boxes: vec[i64] = zeros(SEATS)

    def look_at_game(self, game: State, observer: i64, full: bool) -> None:
        """See a state with one observer's eyes (a seat, or the number of players for a spectator).

        Most hands are counted for the full form alone: the small one does not have them.
        """
        players = game.players
        self.public = game
        self.observer = observer
        self.deck_left = len(game.chance.market_deck) - game.drawn
        self.own_regular = observer * HELD
        self.own_known = observer * players * HELD
        self.own_barred = observer * players * BARS
        self.all_known = players * players * HELD
        self.all_barred = players * players * BARS
        self.tag = observer
        self.regular = game.regular
        self.known = self.public_known = game.known
        self.barred = self.public_barred = game.barred
        self.table = game.pile_cards
        self.pairs = game.pairs
        self.hand = game.hand
        self.commerce_hand = game.commerce_hand
        self.offers = game.offers
        self.picked = game.picked
        self.strategies = game.strategies
        self.strategies_boxed = game.strategies_boxed
        for seat in range(players):
            self.cards[seat] = game.cards_of(seat)
        count_by_seat(self.strategy_hands, game.strategies, 8)
        if full:
            count_by_seat(self.hands, game.hand, 4)
            count_by_seat(self.commerce_hands, game.commerce_hand, 4)
            count_by_seat(self.offer_hands, game.offers, 8)
            count_by_seat(self.picks, game.picked, 8)
            count_by_seat(self.strategy_boxes, game.strategies_boxed, 8)

    def look_at_view(self, view: View) -> None:
        self.public = view
        self.observer = view.observer
        self.deck_left = view.deck_left
        self.own_regular = self.own_known = self.own_barred = self.all_known = self.all_barred = self.tag = 0
        self.regular = view.regular
        self.known = view.known
        self.barred = view.barred
        self.public_known = view.public_known
        self.public_barred = view.public_barred
        self.table = view.pile_cards
        self.pairs = view.pairs
        self.hand = view.hand
        self.commerce_hand = view.commerce_hand
        self.offers = view.offers
        self.picked = view.picked
        self.strategies = view.strategies
        self.strategies_boxed = view.strategies_boxed
        copy_counts(self.cards, view.cards)
        copy_counts(self.hands, view.hands)
        copy_counts(self.commerce_hands, view.commerce_hands)
        copy_counts(self.offer_hands, view.offer_hands)
        copy_counts(self.picks, view.picks)
        copy_counts(self.strategy_hands, view.strategy_hands)
        copy_counts(self.strategy_boxes, view.strategy_boxes)


def count_by_seat(counts: vec[i64], cards: vec[i64], bits: i64) -> None:
    """How many cards each seat has, in a list in which the seat stands above this many bits."""
    for seat in range(len(counts)):
        counts[seat] = 0
    for card in cards:
        counts[card >> bits] += 1


def copy_counts(counts: vec[i64], given: vec[i64]) -> None:
    """Copy counts that a view has already."""
    for seat in range(len(given)):
        counts[seat] = given[seat]
