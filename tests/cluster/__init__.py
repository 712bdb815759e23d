"""Several processes that play one bot."""
