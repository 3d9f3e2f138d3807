"""Attackers of every kind, for a server of our own on this machine: bounded, and ending by themselves."""
