"""The questions of the base game, in the order of the round."""
