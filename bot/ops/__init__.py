"""How the process lives: supervision, health, metrics over HTTP, session budget. No game and no table is known here."""
