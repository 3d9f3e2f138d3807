"""The balance of the game as one page for the browser."""
