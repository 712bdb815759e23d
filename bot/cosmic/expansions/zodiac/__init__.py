"""WARP Zodiac (9.1): signs, Karma, the Spiritual Leader and Nemesis.

``rules`` is where it steps into the base game, ``state`` what it keeps, ``chart`` what the signs are to one another,
``moves`` the only writers; ``playing``, ``karma`` and ``positions`` are its steps in a challenge. ``alt``, ``views``
and ``ai`` read views, never the state. No other expansion is known here, and nothing outside imports this one but the
pictures (``renderers``).
"""
