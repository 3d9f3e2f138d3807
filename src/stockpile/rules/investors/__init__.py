"""The investors, one small class each, by the part of the round they belong to; ../investor.py has the hooks."""

from stockpile.rules.investors import action, demand, round_end, selling, supply

__all__ = ["action", "demand", "round_end", "selling", "supply"]
