"""Moons (2.6): two face down in each home system, bases of their own kind, and 24 effects.

``rules`` is where they step into the base game, ``moon`` what they keep, with the only writers and their events, and
what a class of ``effects`` has to be. ``views`` shows nobody a face-down moon that they may not look at, and says what
is seen; ``ai`` reads views, never the state; ``text`` has all other words. No other expansion is known here, and
nothing outside imports this one but the pictures (``renderers``).
"""
