"""The shark: a bot that searches."""
