"""A Discord bot that turns a server into a games table: the slap game Zodiac and Cosmic Encounter.

The modules here wire the rooms together (``app``) or serve all of them: settings, errors, log, metrics, tasks, version.
Anything that belongs to one room only lives in that room.
"""
