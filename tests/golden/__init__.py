"""Recorded games and saves that every later version must replay and take up: see docs/golden-games.md.

The data is in ``games`` and ``saves``, one folder for each version that recorded it. It holds no name of a module.
"""
