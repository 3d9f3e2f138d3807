"""The investors, one small class each, by the part of the round they belong to; ../investor.py has the hooks."""
