"""The game behind the interfaces of research: PettingZoo, Gymnasium, OpenSpiel, and batches of games."""
