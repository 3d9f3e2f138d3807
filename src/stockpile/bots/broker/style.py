"""The broker's temper: the few numbers that are not figures of the game."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Style:
    """Found by letting brokers with different numbers play each other; around these little changes."""

    envy: float = 0.8  # how much a dollar of the average rival counts against one of ours
    suspicion: float = 1.5  # how much less than an average card we expect where somebody else hid one
    doubt: float = 5.0  # how far others may differ from us on what a pile is worth
    unrest: float = 0.35  # how likely a rival with a standing bid will be bidding again
    churn: float = 1.0  # variance of a lead in shares, for each round to come
    haze: float = 0.3  # the same for what is uncertain anyway
    liquidity: float = 0.5  # what a dollar in hand is worth beyond itself as long as there are auctions to come
    lag: float = 1.0  # what it costs to be outbid: others name the price next
    decay: float = 4.0  # how much less the other piles will offer by then
