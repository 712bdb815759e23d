"""Tables before their games: who sits down, with which options, and what a server allows.

Every change is one transaction. How a lobby looks on Discord is not known here, but in ``cogs.lobbies``.
"""
