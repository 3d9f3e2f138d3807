"""The broker's temper: the few numbers that are not figures of the game."""

from typing import Final


class Style:
    """Found by letting brokers with different numbers play each other; around these little changes."""

    def __init__(self, **others: float) -> None:
        self.envy: float = 0.8  # how much a dollar of the average rival counts against one of ours
        self.suspicion: float = 1.5  # how much less than an average card we expect where somebody else hid one
        self.doubt: float = 5.0  # how far others may differ from us on what a pile is worth
        self.unrest: float = 0.35  # how likely a rival with a standing bid will be bidding again
        self.churn: float = 1.0  # variance of a lead in shares, for each round to come
        self.haze: float = 0.3  # the same for what is uncertain anyway
        self.liquidity: float = 0.5  # what a dollar in hand is worth beyond itself, with auctions to come
        self.lag: float = 1.0  # what it costs to be outbid: others name the price next
        self.decay: float = 4.0  # how much less the other piles will offer by then
        for name, number in others.items():
            if not hasattr(self, name):
                raise ValueError(f"a style has no {name}")
            setattr(self, name, number)


USUAL: Final = Style()
