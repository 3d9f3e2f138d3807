"""The game for researchers: environments of the usual suites, and batches of games."""
