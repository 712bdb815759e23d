"""Moons (2.6): two face down in each home system, bases of their own kind, and 24 effects.

``rules`` is where they step into the base game, ``state`` what they keep, ``moves`` the only writers, ``moon`` what a
class of ``effects`` has to be. ``views`` shows nobody a face-down moon that they may not look at, and ``ai`` and
``alt`` read views, never the state. No other expansion is known here, and nothing outside imports this one but the
pictures (``renderers``).
"""
