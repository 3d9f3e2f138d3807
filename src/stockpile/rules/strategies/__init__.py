"""The strategy cards, one small class each, by what they do; ../strategy.py has what they share."""

from stockpile.rules.strategies import income, market, secrets, shares

__all__ = ["income", "market", "secrets", "shares"]
