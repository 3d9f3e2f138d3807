"""Finished games and record files: read again, shown, and put into files."""
