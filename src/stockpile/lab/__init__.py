"""Many games at once: to count, and to check that every rule of the house holds in all of them."""
