"""The powers that only asteroids have, one module each, and their edict; ``load`` of the registry finds them.

They work like the powers of players (``bot.cosmic.powers``) and know nothing of how asteroids move.
"""
