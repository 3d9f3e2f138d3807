"""The game itself: pure rules, compiled where a compiler is at hand."""
