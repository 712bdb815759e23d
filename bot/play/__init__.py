"""Running tables: actors, outbox, timers. Asynchronous, but knows no Discord and no pixel."""
