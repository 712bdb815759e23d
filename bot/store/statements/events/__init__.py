"""The SQL of what hosts open for a whole server: seasons and tournaments."""
