"""What bots draw their chance from. A table's seed is random and secret: from answers that hang on hidden cards, or on
anything that follows from them, somebody could test a guess at those cards.

>>> len(table_seed()), table_seed() == table_seed(), table_seed(7) == table_seed(7)
(32, False, True)
>>> answer_seed("5eed", seat=2, number=31)
'eb9f724e05d5932de4fd29c5830635833352ed9c02974ca87b4f23a4f7abb4b0'
"""

import secrets
from hashlib import sha256
from random import Random
from typing import Final

BITS: Final = 128


def table_seed(dealt_from: int | None = None) -> str:
    """For all bots of one game. Where the cards are dealt from a known seed there is nothing to keep: it gives both."""
    drawn = secrets.randbits(BITS) if dealt_from is None else Random(f"bots of {dealt_from}").getrandbits(BITS)
    return f"{drawn:032x}"


def answer_seed(table: str, seat: int, number: int) -> str:
    """For one answer: bots can be made anew for each, and a game that was put away goes on as if nobody had left.

    A bot learns nothing from it of the table's seed, from which it could know what the others draw.
    """
    return sha256(f"{table}/{seat}/{number}".encode()).hexdigest()
