"""What the chance of a game and that of its bots are drawn from: from the same seed, and neither leads to the other.

A bot is handed what it draws from. If the cards followed from that as well, it could deal the game again and see every
secret. So the two come from texts of different kinds, and a bot gets a digest: who does not know the seed already can
only guess it.

>>> deal_seed(seed=1, deal=7) == deal_seed(1, 7) != deal_seed(1, 8)
True
>>> bot_seed(seed=1, deal=7, seat=0)[:16]
'fc1bdf54299edc94'
"""

from hashlib import sha256
from random import Random


def deal_seed(seed: int, deal: int) -> int:
    """For the cards, the dice and the lot of a deal."""
    return Random(f"deal/{seed}/{deal}").getrandbits(64)


def bot_seed(seed: int, deal: int, seat: int) -> str:
    """For whoever sits in this seat of a deal."""
    return sha256(f"bot/{seed}/{deal}/{seat}".encode()).hexdigest()
