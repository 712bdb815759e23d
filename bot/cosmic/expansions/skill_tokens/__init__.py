"""WARP Skill Tokens (9.2): every token has a letter, which makes it an Escort, Leader, Shield or Weapon.

``rules`` is where it steps into the base game, ``state`` what it keeps, ``moves`` the only writer; ``laying``,
``escorts``, ``unseen`` and ``choosing`` are what it asks. ``letters`` has constants alone, so that pictures and words
can read it. No other expansion is known here, and nothing outside imports this one but the pictures (``renderers``).
"""
