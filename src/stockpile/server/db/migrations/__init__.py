"""Changes of the stored tables, one file each, applied in order when a server starts."""
