"""Games that are over, for the commands that read them: which one is meant, and its file."""

from __future__ import annotations

import io

import discord
from discord import app_commands

from bot.errors import UserError
from bot.play.export import export
from bot.play.hall import Hall
from bot.store.rows import TableRow
from cogs.admin_words import words as admin_words
from cogs.replies import Interaction
from cogs.words import language_for, words_for

__all__ = ["FINISHED", "FinishedGames"]

FINISHED = ("ended", "stopped")
MOST = 25


class FinishedGames:
    """Of one game, or of all. Stateless but for the store."""

    def __init__(self, hall: Hall, game: str = "") -> None:
        self._store = hall.services.store
        self._hall = hall
        self._game = game

    async def find(self, interaction: Interaction, table: int | None) -> TableRow:
        """The finished game of this number, or of this thread. Raises ``UserError`` if there is none here."""
        number = table if table is not None else await self._store.table_in(interaction.channel_id or 0)
        row = await self._store.table(number) if number is not None else None
        fits = row is not None and row.status in FINISHED and bool(row.snapshot) and self._game in ("", row.game)
        if row is None or not fits or row.guild != interaction.guild_id:
            raise UserError(words_for(interaction).NOTHING_TO_VERIFY)
        return row

    async def send_file(self, interaction: Interaction, table: int | None) -> None:
        """The game as one file, for the asker alone; one under way would show hidden cards."""
        row = await self.find(interaction, table)
        log, history = await self._store.log(row.id), await self._store.history(row.id)
        data = export(self._hall.services.kinds[row.game], row, log, history)
        file = discord.File(io.BytesIO(data), f"table-{row.id}.json")
        said = admin_words(language_for(interaction)).exported(row.id)
        await interaction.response.send_message(said, file=file, ephemeral=True)

    async def suggest(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[int]]:
        """The user's finished games, newest first."""
        heads = await self._store.tables_of(interaction.user.id)
        ended = [
            head
            for head in heads
            if head.status in FINISHED and str(head.id).startswith(typed) and self._game in ("", head.game)
        ]
        text = words_for(interaction)
        return [app_commands.Choice(name=text.thread_name(head.game, head.id), value=head.id) for head in ended[:MOST]]
