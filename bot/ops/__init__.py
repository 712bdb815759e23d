"""The life of the process: from its start to its end, supervision, log, health, metrics over HTTP, maintenance.

No game is known here, and no table but by its number, and nothing here says a name, an id or a card.
"""
