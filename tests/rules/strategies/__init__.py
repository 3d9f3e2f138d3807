"""The strategy cards, each by its rule (S-...)."""
