"""``/table``: what is common to all games."""

from __future__ import annotations

import discord
from discord import app_commands
from discord.ext import commands

from bot.errors import UserError
from bot.play.hall import Hall
from bot.slap.verify import recompute
from bot.store.rows import TableRow
from cogs import text
from cogs.replies import private

OPEN = ("lobby", "running", "paused", "referee")
FINISHED = ("ended", "stopped")
MOST = 25


class TableCog(commands.GroupCog, group_name="table", group_description="Your tables, help, and checking a shuffle"):
    """The command group."""

    def __init__(self, hall: Hall) -> None:
        self._store = hall.services.store

    @app_commands.command(name="games", description="The tables you sit at")
    async def games(self, interaction: discord.Interaction[discord.Client]) -> None:
        """A private list with a link to each."""
        heads = await self._store.tables_of(interaction.user.id)
        rows = [(head.id, head.status, head.thread or head.parent) for head in heads if head.status in OPEN][:MOST]
        await private(interaction, text.games(rows) if rows else text.NO_GAMES)

    @app_commands.command(
        name="verify", description="Check the shuffle of a finished game against the hash of its start"
    )
    @app_commands.describe(table="Number of the table; leave it out in the thread of a finished game")
    async def verify(self, interaction: discord.Interaction[discord.Client], table: int | None = None) -> None:
        """Recompute the published hash from seed and deck (slap R5)."""
        row = await self._finished(interaction, table)
        check = recompute(row.snapshot)
        await private(interaction, text.verified(row.id, check.seed, check.published, check.recomputed))

    @verify.autocomplete("table")
    async def finished_tables(
        self, interaction: discord.Interaction[discord.Client], typed: str
    ) -> list[app_commands.Choice[int]]:
        """The user's finished games, newest first."""
        heads = await self._store.tables_of(interaction.user.id)
        numbers = [head.id for head in heads if head.status in FINISHED and str(head.id).startswith(typed)]
        return [app_commands.Choice(name=text.thread_name(number), value=number) for number in numbers[:MOST]]

    @app_commands.command(name="help", description="What this bot can do and how")
    async def help(self, interaction: discord.Interaction[discord.Client]) -> None:
        """A private overview."""
        await private(interaction, text.HELP)

    async def _finished(self, interaction: discord.Interaction[discord.Client], table: int | None) -> TableRow:
        number = table if table is not None else await self._store.table_in(interaction.channel_id or 0)
        row = await self._store.table(number) if number is not None else None
        if row is None or row.status not in FINISHED or not row.snapshot or row.guild != interaction.guild_id:
            raise UserError(text.NOTHING_TO_VERIFY)
        return row
