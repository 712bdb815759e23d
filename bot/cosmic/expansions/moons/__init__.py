"""Moons (2.6): two face down in each home system, bases of their own kind, and 24 effects.

``rules`` is where they step into the base game, ``moon`` what they keep and what a class of ``effects`` has to be,
``moves`` the only writers, with their events. ``views`` shows nobody a face-down moon that they may not look at, and
``ai`` and ``alt`` read views, never the state; ``text`` has all other words. No other expansion is known here, and
nothing outside imports this one but the pictures (``renderers``).
"""
