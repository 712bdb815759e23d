"""The machine of the rules: who answers a hook (``listeners``), what is in force, how uses are announced and answered.

It names no power and no card, and it knows no table, word or picture. ``dispatch`` is where phases ask.
"""
