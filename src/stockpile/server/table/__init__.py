"""The live game: its log, clock and bots, and what everybody at the table is shown."""
