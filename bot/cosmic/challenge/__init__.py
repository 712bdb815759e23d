"""The needs of phases and powers around a challenge: turns, roles, draws, totals, checkpoints and their offers.

Still no power and no card by name. The order of things is in ``phases``.
"""
