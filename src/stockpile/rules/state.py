"""The state of a game: flat lists of small numbers and an agenda of what is still to be done.

Nothing here is a rule. Phases and cards change a state; `stockpile.rules.game.Game` is what callers hold.
"""

from typing import Final

from stockpile.rules.cards import COMMERCE_KINDS, HELD, STOCKS
from stockpile.rules.chance import Chance
from stockpile.rules.events import Event
from stockpile.rules.tables import ROW, Tables

BARS: Final = 10  # room for what one observer knows of one owner's hidden cards (knowledge.py)

_NONE: Final[list[int]] = []  # stands for every list of a state not set up yet; never changed
_NO_TABLES: Final = Tables()
_NO_CHANCE: Final = Chance()

# Everything that makes two states equal, in the order of the JSON form. Tables stand for config and content.
NUMBERS: Final = (
    "round",
    "first",
    "phase",
    "drawn",
    "bound",
    "commerce_drawn",
    "strategies_drawn",
    "next_first",
    "kept",
    "fee_total",
)
LISTS: Final = (
    "prices",
    "money",
    "regular",
    "split",
    "fees",
    "discard",
    "hand",
    "table",
    "meeple_seat",
    "meeple_space",
    "forecasts",
    "pairs",
    "pair_known",
    "falsified",
    "known",
    "barred",
    "bonds",
    "commerce",
    "commerce_hand",
    "gone",
    "offers",
    "picked",
    "lots",
    "investors",
    "used",
    "strategies",
    "strategies_boxed",
    "strategies_played",
    "tally",
    "agenda",
)

# What 0.1.0 called fields of games and views, for those that were written then.
_RENAMED: Final = {
    "schemes": "strategies",
    "schemes_drawn": "strategies_drawn",
    "scheme_hands": "strategy_hands",
    "spent": "strategies_played",
    "boxed": "strategies_boxed",
    "boxes": "strategy_boxes",
    "goods": "commerce",
    "goods_hand": "commerce_hand",
    "goods_hands": "commerce_hands",
    "cast": "investors",
}


def renamed(data: dict[str, object]) -> dict[str, object]:
    """A game or view as JSON, with the names that fields have now.

    >>> renamed({"schemes": [1], "money": [20]})
    {'strategies': [1], 'money': [20]}
    """
    return {_RENAMED.get(name, name): value for name, value in data.items()}


class State:
    """Plain data. It can be made without arguments, and then is no game yet."""

    def __init__(self) -> None:
        self.tables: Tables = _NO_TABLES
        self.chance: Chance = _NO_CHANCE
        self.players: int = 0
        self.round: int = 0  # counted from 0
        self.first: int = 0  # the seat with the first player token
        self.phase: int = 0  # number of the phase's step, for views
        self.drawn: int = 0  # market cards drawn so far
        self.bound: int = 0  # mask of the seats whose bids bind money, until they have their cards (R-DEM-7)
        self.commerce_drawn: int = 0  # commerce cards drawn so far
        self.strategies_drawn: int = 0  # strategy cards drawn so far
        self.next_first: int = -1  # who holds the First Player Card (R-FPC-1)
        self.kept: int = 0  # which kind of card was kept before dealing: 1 a company, 2 a forecast (R-INV-PHIL)
        self.fee_total: int = 0  # what the fee cards in this round's piles add up to (R-STR-10)
        self.prices: list[int] = _NONE  # by company: the space its ticker stands on
        self.money: list[int] = _NONE  # by seat
        self.regular: list[int] = _NONE  # seat * HELD + kind: cards in the regular portfolio
        self.split: list[int] = _NONE  # seat * STOCKS + company: cards in the split portfolio
        self.fees: list[int] = _NONE  # seat * FEES + fee: unpaid fee cards
        self.discard: list[int] = _NONE  # by kind
        self.hand: list[int] = _NONE  # seat << 4 | kind: cards dealt and not placed yet
        self.table: list[int] = _NONE  # cards on the piles in order of arrival (cards.card_on)
        self.meeple_seat: list[int] = _NONE  # by pile: who has the standing bid, or -1
        self.meeple_space: list[int] = _NONE  # by pile: on which space
        self.forecasts: list[int] = _NONE  # the six of this round; none before the dice are rolled
        self.pairs: list[int] = _NONE  # company, forecast, company, forecast ... of this round
        self.pair_known: list[int] = _NONE  # by pair: mask of the observers who know it
        self.falsified: list[int] = _NONE  # by pair: Falsified Earnings lying on it (R-STR-8)
        self.known: list[int] = _NONE  # (observer * players + owner) * HELD + kind (knowledge.py)
        self.barred: list[int] = _NONE  # (observer * players + owner) * BARS + kind (knowledge.py)
        self.bonds: list[int] = _NONE  # by seat
        self.commerce: list[int] = _NONE  # seat * COMMERCE_KINDS + kind: commodities, and taxes last
        self.commerce_hand: list[int] = _NONE  # seat << 4 | kind: commerce cards drawn and not placed yet
        self.gone: list[int] = _NONE  # commerce cards by kind, and then bonds, that have left the game (R-COM-4)
        self.offers: list[int] = _NONE  # seat << 8 | number: investors dealt and not picked; later, in the box
        self.picked: list[int] = _NONE  # seat << 8 | number: investors picked in secret, until all are in (R-SET-7)
        self.lots: list[int] = _NONE  # by pile: the investor that is bid on (R-AUC-1)
        self.investors: list[int] = _NONE  # seat * 2 + slot: the investors in play, or -1; empty without that module
        self.used: list[int] = _NONE  # by seat: abilities used this round (a bit a slot) and strategies played << 4
        self.strategies: list[int] = _NONE  # seat << 8 | number: strategy cards in hand
        self.strategies_boxed: list[int] = _NONE  # seat << 8 | number: strategy cards put back in the box
        self.strategies_played: list[int] = _NONE  # strategy cards played
        self.costs: list[int] = _NONE  # seat * SPACES + space: what a bid costs; follows from the investors
        self.tally: list[int] = _NONE  # the final breakdown, once the game is over (ending.py)
        self.agenda: list[int] = _NONE  # frames (step.py), what comes next at the end
        self.heard: list[Event] | None = None  # events, while somebody listens

    def turn(self, place: int) -> int:
        """The seat that is `place` seats after the first player, clockwise."""
        return (self.first + place) % self.players

    def value(self, company: int) -> int:
        """What one share is worth today."""
        return self.tables.values[company * ROW + self.prices[company]]

    def cards_of(self, seat: int) -> int:
        """How many cards are in a regular portfolio: public (R-INFO-1)."""
        total = 0
        for at in range(seat * HELD, seat * HELD + HELD):
            total += self.regular[at]
        return total

    def commodities_of(self, seat: int) -> list[int]:
        """How many commodities of each kind a seat has: its commerce cards without the taxes."""
        return self.commerce[seat * COMMERCE_KINDS : seat * COMMERCE_KINDS + COMMERCE_KINDS - 1]

    def tell(self, audience: int, event: Event) -> None:
        """Record an event for an audience (a mask of observers). Ask `heard is not None` first: silence is free."""
        heard = self.heard
        if heard is not None:
            heard.append(event.to(audience))

    def shares_of(self, seat: int, company: int) -> int:
        """All shares of a company; a split card counts two (R-END-2)."""
        return self.regular[seat * HELD + company] + 2 * self.split[seat * STOCKS + company]
