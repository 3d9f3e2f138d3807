"""Guests: who somebody is, on which devices, and how another device is added."""
