"""The phases of a round, one file each, in the order they are played."""

from stockpile.rules.phases import action, demand, ending, information, movement, selling, supply

__all__ = ["action", "demand", "ending", "information", "movement", "selling", "supply"]
