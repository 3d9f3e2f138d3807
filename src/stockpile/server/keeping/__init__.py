"""Keeping a house in order: finished games become files, and a database is copied while it is used."""
