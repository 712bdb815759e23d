"""What the measurements of several processes share: a PostgreSQL server, and the processes themselves."""
