"""The database: rows, schema and migrations."""
