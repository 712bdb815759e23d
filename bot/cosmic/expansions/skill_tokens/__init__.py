"""WARP Skill Tokens (9.2): every token has a letter, which makes it an Escort, Leader, Shield or Weapon.

``rules`` is where it steps into the base game, ``state`` what it keeps, ``moves`` the only writer, with its events;
``choosing`` and ``escorts`` are what it asks. ``views`` has the letters themselves, so that pictures and ``alt`` can
read them without the state; ``text`` has all other words. No other expansion is known here, and nothing outside
imports this one but the pictures (``renderers``).
"""
