"""What kills, floods and measures a server. Nothing of it runs in one."""
