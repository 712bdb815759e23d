"""How the process lives: supervision, health, metrics over HTTP, the budget of sessions.

No game and no table is known here, and nothing here says a name, an id or a card.
"""
