"""What phases and powers need around a challenge: turns, roles, draws, totals, checkpoints and what is offered in them.

Still no power and no card by name. The order of things is in ``phases``.
"""
