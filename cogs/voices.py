"""In which language somebody is answered who pressed or typed."""

from __future__ import annotations

import discord

from bot.errors import UserError
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
