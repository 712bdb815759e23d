"""The machine of the rules: hooks, effects, who answers (``listeners``), what is in force, uses, checkpoints.

It names no power and no card, and it knows no table, word or picture. ``dispatch`` is where phases ask.
"""
