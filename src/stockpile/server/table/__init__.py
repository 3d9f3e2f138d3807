"""The live game: its course, clocks and bots, and what everybody at it is shown."""
