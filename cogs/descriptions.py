"""Descriptions of commands: in English for discord.py, and with their id for the translator."""

from __future__ import annotations

from discord import app_commands

from bot.words.language import DEFAULT
from bot.words.speech import speech

KEY = "key"
"""Under this name a description has its id among discord.py's extras."""


def shown_as(key: str) -> app_commands.locale_str:
    """What Discord shows for a command, a parameter or a choice."""
    return app_commands.locale_str(speech(DEFAULT)(key), **{KEY: key})
