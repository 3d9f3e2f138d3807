"""Several workers at one PostgreSQL, players who come to any of them, and what kills them."""
