"""A server seen from outside: what it tells whoever runs it, and a panel of that in the terminal."""
