"""Bonds, commodities, dice, the First Player Card, and modules together."""
