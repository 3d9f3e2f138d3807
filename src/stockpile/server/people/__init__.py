"""People: one's own games, what the server knows of a guest and how it forgets them, and what a host may forbid."""
