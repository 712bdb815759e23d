"""Ratings, statistics, and what an ended game counts. Pure: no Discord, no store, no clock.

``result`` is one ended game as it counts; ``rating``, ``statistics`` and ``season`` are worked out from such, and
``tournament`` and ``coming`` say how a tournament stands and goes on. No game's rules are known here,
nothing of ours is imported, and nothing is kept: ``bot.play`` reads and writes what the store has.
"""
