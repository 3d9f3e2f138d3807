"""What tests share: tables, games, servers and people."""
