"""The strategy cards, one small class each, by what they do; ../strategy.py has what they share."""
