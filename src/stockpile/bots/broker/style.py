"""The broker's style: the few numbers that are not figures of the game."""

from typing import Final


class Style:
    """Found by letting brokers with different numbers play each other. Small changes make little difference."""

    def __init__(self, **others: float) -> None:
        self.envy: float = 1.1  # how much a dollar of the average rival counts against one of ours
        self.suspicion: float = 2.0  # how much less than an average card we expect where another seat hid one
        self.trust: float = 7.0  # how much more, once the seat that hid it bids for that pile
        self.distrust: float = 4.5  # how much less, once the seat that hid it bids, and never for that pile
        self.doubt: float = 5.0  # how far others may differ from us on what a pile is worth
        self.unrest: float = 0.25  # how likely a rival with a standing bid will be bidding again
        self.churn: float = 2.5  # variance of a lead in shares, for each round to come
        self.haze: float = 0.4  # the same for what is uncertain anyway
        self.liquidity: float = 0.5  # what a dollar in hand is worth beyond itself, with auctions to come
        self.thrift: float = 0.12  # how much more a dollar bid costs for each round to come, if there are no bonds
        self.reserve: float = 16.0  # what stays in hand to bid with, when bonds are bought
        self.barter: float = 0.7  # what a Boom or Bust is worth as payment for strategies, for each round to come
        self.lag: float = 1.0  # what it costs to be outbid: others name the price next
        self.decay: float = 4.0  # how much less the other piles will offer by then
        for name, number in others.items():
            if not hasattr(self, name):
                raise ValueError(f"a style has no {name}")
            setattr(self, name, number)


USUAL: Final = Style()

# The first broker, which read nothing into the bids of others. Strength is measured against it.
BROKER_1: Final = Style(
    envy=0.8,
    suspicion=1.5,
    trust=0.0,
    distrust=0.0,
    unrest=0.35,
    churn=1.0,
    haze=0.3,
    thrift=0.0,
    reserve=12.0,
    barter=0.0,
)
