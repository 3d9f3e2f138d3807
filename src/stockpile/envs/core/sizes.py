"""How much room the parts of an observation have: the same for all numbers of players, modules and boards.

What is not in play stays 0 and is never written. Changing a figure here changes the observation: `VERSION` goes up.
"""

from typing import Final

from stockpile.rules.vecs import i64

VERSION: Final = 1
STEPS: Final[i64] = 48  # questions and phases, by the number of their step
INVESTORS: Final[i64] = 32
STRATEGIES: Final[i64] = 32
FORECASTS: Final[i64] = 17  # values that a forecast can have
MODULES: Final[i64] = 8
KINDS_ON_PILES: Final[i64] = 19
ROW_CARDS: Final[i64] = 24  # cards on the table, in order
ROW_BIDS: Final[i64] = 40  # bids of a round, in order: every space of every pile
ROW_FRAMES: Final[i64] = 32  # of the agenda
STANDING: Final[i64] = 8  # columns of the final breakdown
DECK: Final[i64] = 80
COMMERCE_DECK: Final[i64] = 25
