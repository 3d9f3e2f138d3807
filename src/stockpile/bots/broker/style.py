"""The broker's temper: the few numbers that are not figures of the game."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Style:
    """Found by letting brokers with different numbers play each other."""

    margin: float = 0.0  # what a pile must be worth beyond its price
    envy: float = 0.8  # how much a rival's dollar counts against one of ours
    trap: float = 1.0  # how much a bad surprise in a rival's pile counts
    floor: float = 0.5  # how much the worth of the poorest pile counts when placing cards
    boldness: float = 0.0  # how far to jump
    churn: float = 0.8  # how many shares of lead come and go in one round
    doubt: float = 0.3  # uncertainty of a lead of which everything is known
    majority: float = 0.9  # weight of majorities
    cash: float = 0.5  # what a dollar in hand is worth beyond itself, up to `purse`
    purse: float = 25.0
    thrift: float = 0.0
    noise: float = 5.0
    idle: float = 0.4
    hidden: float = -1.0
    deny: float = 0.0
    jump: int = 1
    newplace: int = 1
