"""A Discord bot that turns a server into a games table: the slap game Zodiac and Cosmic Encounter.

The modules here wire the rooms together: ``__main__`` takes commands, ``settings`` the environment, and ``app`` is the
bot on Discord. Nothing else lives outside a room.
"""
