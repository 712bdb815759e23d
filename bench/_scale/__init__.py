"""Shared parts of measurements of several processes: a PostgreSQL server, and the processes themselves."""
