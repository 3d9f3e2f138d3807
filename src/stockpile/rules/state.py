"""The state of a game: vecs of small numbers and an agenda of what is still to be done.

Nothing here is a rule. Phases and cards change a state; `stockpile.rules.game.Game` is what callers hold.
"""

from typing import Final

from stockpile.rules.cards import COMMERCE_KINDS, HELD, STOCKS
from stockpile.rules.chance import Chance
from stockpile.rules.events import Event
from stockpile.rules.public import Public, given
from stockpile.rules.vecs import i64, vec

BARS: Final[i64] = 10  # room for what one observer knows of one owner's hidden cards (knowledge.py)

_NO_CHANCE: Final = Chance()


class State(Public):
    """What lies open, and what only some know or nobody."""

    def __init__(self) -> None:
        super().__init__()
        self.chance: Chance = _NO_CHANCE
        # Written by tools/write_state.py: attributes.
        self.drawn: i64 = 0  # market cards drawn so far
        self.commerce_drawn: i64 = 0  # commerce cards drawn so far
        self.strategies_drawn: i64 = 0  # strategy cards drawn so far
        self.regular: vec[i64] = vec[i64]()  # seat * HELD + kind: cards in the regular portfolio
        self.hand: vec[i64] = vec[i64]()  # seat << 4 | kind: cards dealt and not placed yet
        self.pile_cards: vec[i64] = vec[i64]()  # cards on the piles in order of arrival (cards.card_on)
        self.pairs: vec[i64] = vec[i64]()  # company, forecast, company, forecast ... of this round
        self.known: vec[i64] = vec[i64]()  # (observer * players + owner) * HELD + kind (knowledge.py)
        self.barred: vec[i64] = vec[i64]()  # (observer * players + owner) * BARS + kind (knowledge.py)
        self.commerce_hand: vec[i64] = vec[i64]()  # seat << 4 | kind: commerce cards drawn and not placed yet
        self.offers: vec[i64] = vec[i64]()  # seat << 8 | number: investors dealt and not picked; later, in the box
        self.picked: vec[i64] = vec[i64]()  # seat << 8 | number: investors picked in secret, until all are in (R-SET-7)
        self.strategies: vec[i64] = vec[i64]()  # seat << 8 | number: strategy cards in hand
        self.strategies_boxed: vec[i64] = vec[i64]()  # seat << 8 | number: strategy cards put back in the box
        # End of what is written.
        self.costs: vec[i64] = vec[i64]()  # seat * SPACES + space: what a bid costs; follows from the investors
        self.events: list[Event] | None = None  # what happened, while it is recorded

    def take_hidden(self, other: "State") -> None:
        """Become like another in all that does not lie open."""
        self.chance = other.chance
        # Written by tools/write_state.py: copies.
        self.drawn = other.drawn
        self.commerce_drawn = other.commerce_drawn
        self.strategies_drawn = other.strategies_drawn
        self.regular = other.regular[:]
        self.hand = other.hand[:]
        self.pile_cards = other.pile_cards[:]
        self.pairs = other.pairs[:]
        self.known = other.known[:]
        self.barred = other.barred[:]
        self.commerce_hand = other.commerce_hand[:]
        self.offers = other.offers[:]
        self.picked = other.picked[:]
        self.strategies = other.strategies[:]
        self.strategies_boxed = other.strategies_boxed[:]
        # End of what is written.
        self.costs = other.costs  # worked out again as a whole, never changed

    def take_lists(self, lists: dict[str, list[int]]) -> None:
        super().take_lists(lists)
        # Written by tools/write_state.py: lists.
        self.regular = given(lists, "regular", self.regular)
        self.hand = given(lists, "hand", self.hand)
        self.pile_cards = given(lists, "pile_cards", self.pile_cards)
        self.pairs = given(lists, "pairs", self.pairs)
        self.known = given(lists, "known", self.known)
        self.barred = given(lists, "barred", self.barred)
        self.commerce_hand = given(lists, "commerce_hand", self.commerce_hand)
        self.offers = given(lists, "offers", self.offers)
        self.picked = given(lists, "picked", self.picked)
        self.strategies = given(lists, "strategies", self.strategies)
        self.strategies_boxed = given(lists, "strategies_boxed", self.strategies_boxed)
        # End of what is written.
        self.costs = given(lists, "costs", self.costs)

    def cards_of(self, seat: i64) -> i64:
        """How many cards are in a regular portfolio: public (R-INFO-1)."""
        total: i64 = 0
        for at in range(seat * HELD, seat * HELD + HELD):
            total += self.regular[at]
        return total

    def commodities_of(self, seat: i64) -> vec[i64]:
        """How many commodities of each kind a seat has: its commerce cards without the taxes."""
        return self.commerce[seat * COMMERCE_KINDS : seat * COMMERCE_KINDS + COMMERCE_KINDS - 1]

    def emit(self, audience: i64, event: Event) -> None:
        """Record an event for an audience (a mask of observers). Ask `events is not None` first: silence is free."""
        events = self.events
        if events is not None:
            events.append(event.to(audience))

    def shares_of(self, seat: i64, company: i64) -> i64:
        """All shares of a company; a split card counts two (R-END-2)."""
        return self.regular[seat * HELD + company] + 2 * self.split[seat * STOCKS + company]
