"""Where a command was typed: at a table or not."""

from __future__ import annotations

from bot.errors import UserError
from bot.play.hall import Hall
from cogs.replies import Interaction
from cogs.words import words_for

__all__ = ["at_table", "only_at_table"]


def at_table(hall: Hall, interaction: Interaction, game: str = "") -> bool:
    """Whether this game, or any, is under way in this channel: then the intake has taken the command already."""
    return interaction.channel_id is not None and hall.table_in(interaction.channel_id, game) is not None


def only_at_table(hall: Hall, interaction: Interaction, game: str = "") -> None:
    """For commands that only the intake carries out. Raises ``UserError`` where there is no such game."""
    if not at_table(hall, interaction, game):
        raise UserError(words_for(interaction).NO_TABLE_HERE)
