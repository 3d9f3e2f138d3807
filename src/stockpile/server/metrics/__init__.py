"""Metrics: what a server counts, and the routes that show it."""
