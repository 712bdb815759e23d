"""Where a command was typed: at a table or not, and where a table may be opened."""

from __future__ import annotations

import discord

from bot.errors import UserError
from bot.play.hall import Hall
from cogs.replies import Interaction
from cogs.words import words_for

__all__ = ["at_table", "only_at_table", "opening_place"]


def at_table(hall: Hall, interaction: Interaction, game: str = "") -> bool:
    """Whether this game, or any, is under way in this channel: then the intake has taken the command already."""
    return interaction.channel_id is not None and hall.table_in(interaction.channel_id, game) is not None


def only_at_table(hall: Hall, interaction: Interaction, game: str = "") -> None:
    """For commands that only the intake carries out. Raises ``UserError`` where there is no such game."""
    if not at_table(hall, interaction, game):
        raise UserError(words_for(interaction).NO_TABLE_HERE)


def opening_place(interaction: Interaction) -> tuple[int, int]:
    """Server and channel in which a table may be opened as far as Discord lets us. Raises ``UserError``."""
    text = words_for(interaction)
    if interaction.guild_id is None or interaction.channel_id is None:
        raise UserError(text.NOT_IN_SERVER)
    if isinstance(interaction.channel, discord.Thread):
        raise UserError(text.NOT_IN_THREAD)
    missing = [name for name in text.PERMISSIONS if not getattr(interaction.app_permissions, name)]
    if missing:
        raise UserError(text.missing_permissions(missing, interaction.channel_id))
    return interaction.guild_id, interaction.channel_id
