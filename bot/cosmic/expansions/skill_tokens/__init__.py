"""WARP Skill Tokens (9.2): every token has a letter, which makes it an Escort, Leader, Shield or Weapon.

``rules`` is where it steps into the base game and which letters are chosen, ``state`` what it keeps, with the only
writers and their events; ``escorts`` calls Escorts. ``views`` has the letters, so that pictures and alt texts can read
them without the state; ``text`` has all other words. No other expansion is known here, and nothing outside
imports this one but the pictures (``renderers``).
"""
