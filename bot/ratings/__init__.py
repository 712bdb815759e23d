"""Ratings, statistics, and what an ended game counts. Pure: no Discord, no store, no clock.

``result`` is one ended game as it counts, with statistics of such; ``rating`` works out ratings and the points of a
season, and ``tournament`` says how a tournament stands and goes on. No game's rules are known here, nothing of ours is
imported, and nothing is kept: ``bot.play`` reads and writes what the store has.
"""
