"""Tables before their games: who sits down, and with which options.

Every change is one transaction. How a lobby looks on Discord is not known here, but in ``cogs.lobbies``.
"""
