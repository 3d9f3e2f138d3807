"""The questions of the modules: investors, strategies, bonds, commerce cards, the First Player Card."""
