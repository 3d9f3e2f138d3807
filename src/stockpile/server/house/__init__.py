"""All tables and everybody who comes: guests, the lobby, and games to look back on."""
