"""WARP Zodiac (9.1): signs, Karma, the Spiritual Leader and Nemesis.

``rules`` is where it steps into the base game, ``state`` what it keeps, with the only writers and their events;
``karma`` has its steps in a challenge. ``views`` begins with what the signs are to one another and ends with the chart
in words; it and ``ai`` never read the state, and ``text`` has all other words. No other expansion is known here, and
nothing outside imports this one but the pictures (``renderers``).
"""
