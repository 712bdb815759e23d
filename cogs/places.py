"""Where a command was typed: at a table or not, and where a table may be opened."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

import discord
from discord import app_commands
from discord.ext import commands

from bot.errors import UserError
from cogs.arriving.replies import Interaction
from cogs.permissions import NEEDED, missing_permissions
from cogs.voices import voice_for

WITHOUT_THREADS = (discord.ChannelType.voice, discord.ChannelType.stage_voice)
"""Channels whose chat takes commands, but has no threads."""
_TAKEN = "taken"
"""In the extras of an interaction that a table answers."""


def note_taken(interaction: Interaction) -> None:
    """The intake has put this interaction into a table's queue: that table answers it, and nobody else."""
    interaction.extras[_TAKEN] = True


def at_table(interaction: Interaction) -> bool:
    """Whether a table has taken this command on arrival.

    Not whether there is a table here now: one may have begun or ended since, and then two would answer, or nobody.
    """
    return _TAKEN in interaction.extras


def only_at_table(interaction: Interaction) -> None:
    """For commands that only the intake carries out. Raises ``UserError`` if no table has taken it."""
    if not at_table(interaction):
        raise UserError(voice_for(interaction)("table-no-table-here"))


def add_table_command(
    cog: commands.GroupCog,
    name: str,
    description: app_commands.locale_str,
    elsewhere: Callable[[Interaction, str], Awaitable[None]] | None = None,
) -> None:
    """Add a command without parameters that a table takes on arrival; ``elsewhere`` is done where none has taken it."""

    async def act(interaction: Interaction) -> None:
        if elsewhere is None:
            only_at_table(interaction)
        elif not at_table(interaction):
            await elsewhere(interaction, name)

    assert cog.app_command is not None
    cog.app_command.add_command(app_commands.Command(name=name, description=description, callback=act))


def server_of(interaction: Interaction) -> int:
    """The server on which somebody typed or pressed. Raises ``UserError`` in direct messages."""
    if interaction.guild_id is None:
        raise UserError(voice_for(interaction)("table-not-in-server"))
    return interaction.guild_id


def opening_place(interaction: Interaction) -> tuple[int, int]:
    """Server and channel in which a table may be opened as far as Discord lets us. Raises ``UserError``."""
    say, guild = voice_for(interaction), server_of(interaction)
    if interaction.channel_id is None:
        raise UserError(say("table-not-in-server"))
    if isinstance(interaction.channel, discord.Thread):
        raise UserError(say("table-not-in-thread"))
    if getattr(interaction.channel, "type", None) in WITHOUT_THREADS:
        raise UserError(say("table-not-in-voice"))
    missing = [name for name in NEEDED if not getattr(interaction.app_permissions, name)]
    if missing:
        raise UserError(missing_permissions(missing, interaction.channel_id, say))
    return guild, interaction.channel_id
