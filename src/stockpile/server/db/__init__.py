"""The database: rows, writing, and several workers at one PostgreSQL."""
