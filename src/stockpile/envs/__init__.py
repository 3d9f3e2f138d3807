"""Stockpile for researchers: PettingZoo, Gymnasium, OpenSpiel, and batches of games in NumPy arrays.

Nothing is imported here: each interface needs its own library, of the extra `research`.
"""
