"""Descriptions of commands, in English for discord.py and with their id for the translator; what a name is in them."""

from __future__ import annotations

from typing import TypeAlias

from discord import app_commands

from bot.words.language import DEFAULT
from bot.words.speech import speech

Name: TypeAlias = app_commands.Range[str, 0, 100]
"""The name of something that is typed into a command; what Discord offers to fill in is no longer either."""
KEY = "key"
"""Under this name a description has its id among discord.py's extras."""


def shown_as(key: str) -> app_commands.locale_str:
    """What Discord shows for a command, a parameter or a choice."""
    return app_commands.locale_str(speech(DEFAULT)(key), **{KEY: key})
