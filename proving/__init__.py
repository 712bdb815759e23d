"""Prove a game: play it by chance and look after everything, or let computer players play it and count.

``slap`` and ``cosmic`` walk through games in which nothing may be lost; a ``tournament`` is played by several processes
with paired seeds, and its ``findings`` are shares with intervals. Nothing here runs at a table, and nothing needs
pytest: tests and measurements call it alike. What fails raises AssertionError.
"""
