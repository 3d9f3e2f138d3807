"""Time at a table: how long a question may take, when it begins, and what is kept of it."""
