"""What can lie on the table, as small numbers.

The engine counts cards by *kind*. Stock cards come first, so that a company and its stock card share one number:

>>> MARKET[COSMIC], MARKET[BOOM], MARKET[FEE]
('cosmic', 'boom', 'fee-1')
"""

from typing import Final

from stockpile.rules.vecs import i64

COMPANIES: Final = ("cosmic", "bank", "labs", "auto", "steel", "electric")
COSMIC: Final[i64] = 0
BANK: Final[i64] = 1
LABS: Final[i64] = 2
AUTO: Final[i64] = 3
STEEL: Final[i64] = 4
ELECTRIC: Final[i64] = 5

BOOM: Final[i64] = 6
BUST: Final[i64] = 7
FEE: Final[i64] = 8  # the smallest of the three fees; 9 and 10 are the others
MARKET: Final = (*COMPANIES, "boom", "bust", "fee-1", "fee-2", "fee-3")

COMMODITIES: Final = ("gold", "platinum", "oil", "gas", "corn", "cattle")
COMMODITY: Final[i64] = 11  # the first of six
TAX: Final[i64] = 17
COMMERCE_KINDS: Final[i64] = 7  # kinds of commerce cards: six commodities, and taxes last
FIRST_PLAYER_CARD: Final[i64] = 18
CARDS: Final = (*MARKET, *COMMODITIES, "tax", "first-player")
UNKNOWN: Final[i64] = 31

STOCKS: Final[i64] = 6  # companies, and kinds of stock cards
HELD: Final[i64] = 8  # kinds that can lie in a regular portfolio: six stocks, Boom and Bust
FEES: Final[i64] = 3
KINDS: Final[i64] = 11  # kinds of market cards

UP: Final[i64] = 0
DOWN: Final[i64] = 1
SIDES: Final = ("up", "down")

PILES: Final[i64] = 5  # the most piles there can be
SPACES: Final[i64] = 8  # of a bidding track
SEATS: Final[i64] = 5
PAIRS: Final[i64] = 6
NOBODY: Final[i64] = 7  # placer of a card the bank laid out

# A share leaves a portfolio in one of three forms (R-SEL-1).
SHARE: Final[i64] = 0  # a regular card
WHOLE: Final[i64] = 1  # a split card, both of its shares
HALF: Final[i64] = 2  # one share of a split card, which goes back to the regular portfolio
FORMS: Final = ("share", "whole", "half")
SHARES_IN: Final = (1, 2, 1)  # how many shares each form is


# A card on a pile is one number, so that the whole table is a flat list: kind, side, pile, placer and who knows it.


def card_on(pile: i64, kind: i64, side: i64, placer: i64, knowers: i64) -> i64:
    """Pack a card on a pile; `knowers` is a mask of the observers who have seen its face."""
    return kind | side << 5 | pile << 6 | placer << 9 | knowers << 12


def kind_of(card: i64) -> i64:
    return card & 31


def side_of(card: i64) -> i64:
    return card >> 5 & 1


def pile_of(card: i64) -> i64:
    return card >> 6 & 7


def placer_of(card: i64) -> i64:
    return card >> 9 & 7


def knowers_of(card: i64) -> i64:
    return card >> 12
