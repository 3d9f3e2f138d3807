"""The investors, each by its rule (R-INV-...)."""
