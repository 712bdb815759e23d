"""WARP Asteroids (9.3): powers that circle the systems and are whoever's they have just reached.

``rules`` is where it steps into the base game, ``state`` what it keeps and where asteroids can go, with the moves that
alone write it and their events; ``views``, ``text`` and ``ai`` are what is seen, said and thought of them. No other
expansion is known here, and nothing outside imports this one but the pictures (``renderers``), which take its views.
The powers of the asteroids themselves are in ``powers``.
"""
