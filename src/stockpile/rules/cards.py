"""What can lie on the table, as small numbers.

The engine counts cards by *kind*. Stock cards come first, so that a company and its stock card share one number:

>>> MARKET[COSMIC], MARKET[BOOM], MARKET[FEE]
('cosmic', 'boom', 'fee-1')
"""

from typing import Final

COMPANIES: Final = ("cosmic", "bank", "labs", "auto", "steel", "electric")
COSMIC: Final = 0
BANK: Final = 1
LABS: Final = 2
AUTO: Final = 3
STEEL: Final = 4
ELECTRIC: Final = 5

BOOM: Final = 6
BUST: Final = 7
FEE: Final = 8  # the smallest of the three fees; 9 and 10 are the others
MARKET: Final = (*COMPANIES, "boom", "bust", "fee-1", "fee-2", "fee-3")

COMMODITIES: Final = ("gold", "platinum", "oil", "gas", "corn", "cattle")
COMMODITY: Final = 11  # the first of six
TAX: Final = 17
COMMERCE_KINDS: Final = 7  # kinds of commerce cards: six commodities, and taxes last
FIRST_PLAYER_CARD: Final = 18
CARDS: Final = (*MARKET, *COMMODITIES, "tax", "first-player")
UNKNOWN: Final = 31

STOCKS: Final = 6  # companies, and kinds of stock cards
HELD: Final = 8  # kinds that can lie in a regular portfolio: six stocks, Boom and Bust
FEES: Final = 3
KINDS: Final = 11  # kinds of market cards

UP: Final = 0
DOWN: Final = 1
SIDES: Final = ("up", "down")

PILES: Final = 5  # the most piles there can be
SPACES: Final = 8  # of a bidding track
SEATS: Final = 5
PAIRS: Final = 6
NOBODY: Final = 7  # placer of a card the bank laid out

# A share leaves a portfolio in one of three forms (R-SEL-1).
SHARE: Final = 0  # a regular card
WHOLE: Final = 1  # a split card, both of its shares
HALF: Final = 2  # one share of a split card, which goes back to the regular portfolio
FORMS: Final = ("share", "whole", "half")


# A card on a pile is one number, so that the whole table is a flat list: kind, side, pile, placer and who knows it.


def card_on(pile: int, kind: int, side: int, placer: int, knowers: int) -> int:
    """Pack a card on a pile; `knowers` is a mask of the observers who have seen its face."""
    return kind | side << 5 | pile << 6 | placer << 9 | knowers << 12


def kind_of(card: int) -> int:
    return card & 31


def side_of(card: int) -> int:
    return card >> 5 & 1


def pile_of(card: int) -> int:
    return card >> 6 & 7


def placer_of(card: int) -> int:
    return card >> 9 & 7


def knowers_of(card: int) -> int:
    return card >> 12
