"""The lobby: tables before and after their games, who sits where, and invitations."""
