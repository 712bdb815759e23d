"""The language of an answer on Discord, and lists that have to fit into a message."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, TypeAlias

import discord
from discord import app_commands

from bot.words.errors import UserError
from bot.words.language import Language, language_of
from bot.words.speech import Speech, speech


def language_for(interaction: discord.Interaction[discord.Client]) -> Language:
    """The language of whoever pressed or typed."""
    return language_of(interaction.locale.value)


def voice_for(interaction: discord.Interaction[discord.Client]) -> Speech:
    """The voice for a private answer."""
    return speech(language_for(interaction))


def manager_voice(interaction: discord.Interaction[discord.Client]) -> Speech:
    """The voice for who manages the server. Raises ``UserError`` for everybody else, and in direct messages."""
    say = voice_for(interaction)
    if interaction.guild_id is None:
        raise UserError(say("table-not-in-server"))
    if not interaction.permissions.manage_guild:
        raise UserError(say("admin-needs-manage-server"))
    return say


LONGEST: Final = 2_000
"""Characters of a message."""


def as_many(lines: Sequence[str], more: Callable[[int], str], longest: int = LONGEST) -> str:
    """The first lines, as many as ``longest`` characters hold; ``more`` says how many were left out.

    A first line that is too long by itself is cut.
    """
    for kept in range(len(lines), 0, -1):
        left = [more(len(lines) - kept)] if kept < len(lines) else []
        if len(whole := "\n".join([*lines[:kept], *left])) <= longest:
            return whole
    return "\n".join(lines)[:longest]


Name: TypeAlias = app_commands.Range[str, 0, 100]
"""The name of something that is typed into a command; what Discord offers to fill in is no longer either."""
