"""``/table``: what is common to all games."""

from __future__ import annotations

import io

import discord
from discord import app_commands
from discord.ext import commands

from bot.errors import UserError
from bot.kernel.language import DEFAULT
from bot.play.export import export
from bot.play.hall import Hall
from bot.slap.verify import recompute
from bot.store.rows import TableRow
from cogs.acts import TableCommand, TableCommands
from cogs.admin import AdminDesk
from cogs.admin_words import words as admin_words
from cogs.places import only_at_table
from cogs.replies import private
from cogs.words import language_for, words, words_for

OPEN = ("lobby", "running", "paused", "referee")
FINISHED = ("ended", "stopped")
MOST = 25
COMMANDS = words(DEFAULT).COMMANDS
TABLE_COMMANDS: TableCommands = {("table", "referee"): TableCommand("referee_{action}")}
"""Slash commands that are actions at the table of the thread."""


class TableCog(commands.GroupCog, group_name="table", group_description=COMMANDS["table"]):
    """The command group."""

    def __init__(self, hall: Hall, admin: AdminDesk) -> None:
        self._store = hall.services.store
        self._hall = hall
        self._admin = admin

    @app_commands.command(name="games", description=COMMANDS["table games"])
    async def games(self, interaction: discord.Interaction[discord.Client]) -> None:
        """A private list with a link to each."""
        heads = await self._store.tables_of(interaction.user.id)
        rows = [(head.id, head.status, head.thread or head.parent) for head in heads if head.status in OPEN][:MOST]
        text = words_for(interaction)
        await private(interaction, text.games(rows) if rows else text.NO_GAMES)

    @app_commands.command(name="verify", description=COMMANDS["table verify"])
    @app_commands.describe(table=COMMANDS["table verify table"])
    async def verify(self, interaction: discord.Interaction[discord.Client], table: int | None = None) -> None:
        """Recompute the published hash from seed and deck (slap R5)."""
        row = await self._finished(interaction, table)
        check = recompute(row.snapshot)
        text = words_for(interaction)
        await private(interaction, text.verified(row.id, check.seed, check.published, check.recomputed))

    @app_commands.command(name="export", description=COMMANDS["table export"])
    @app_commands.describe(table=COMMANDS["table verify table"])
    async def export_game(self, interaction: discord.Interaction[discord.Client], table: int | None = None) -> None:
        """A finished game as one file, for the asker alone; one under way would show hidden cards."""
        row = await self._finished(interaction, table)
        log, history = await self._store.log(row.id), await self._store.history(row.id)
        data = export(self._hall.services.kinds[row.game], row, log, history)
        file = discord.File(io.BytesIO(data), f"table-{row.id}.json")
        said = admin_words(language_for(interaction)).exported(row.id)
        await interaction.response.send_message(said, file=file, ephemeral=True)

    @export_game.autocomplete("table")
    @verify.autocomplete("table")
    async def finished_tables(
        self, interaction: discord.Interaction[discord.Client], typed: str
    ) -> list[app_commands.Choice[int]]:
        """The user's finished games, newest first."""
        heads = await self._store.tables_of(interaction.user.id)
        ended = [head for head in heads if head.status in FINISHED and str(head.id).startswith(typed)]
        text = words_for(interaction)
        return [app_commands.Choice(name=text.thread_name(head.game, head.id), value=head.id) for head in ended[:MOST]]

    @app_commands.command(name="settings", description=COMMANDS["table settings"])
    @app_commands.guild_only()
    async def settings(self, interaction: discord.Interaction[discord.Client]) -> None:
        """A private panel."""
        await self._admin.settings(interaction)

    @app_commands.command(name="doctor", description=COMMANDS["table doctor"])
    @app_commands.guild_only()
    async def doctor(self, interaction: discord.Interaction[discord.Client]) -> None:
        """A private list of findings."""
        await self._admin.doctor(interaction)

    @app_commands.command(name="privacy", description=COMMANDS["table privacy"])
    async def privacy(self, interaction: discord.Interaction[discord.Client]) -> None:
        """A private overview with a button."""
        await self._admin.privacy(interaction)

    @app_commands.command(name="referee", description=COMMANDS["table referee"])
    @app_commands.describe(action=COMMANDS["table referee action"])
    @app_commands.choices(
        action=[
            app_commands.Choice(name=COMMANDS["table referee retry"], value="retry"),
            app_commands.Choice(name=COMMANDS["table referee undo"], value="undo"),
            app_commands.Choice(name=COMMANDS["table referee stop"], value="stop"),
        ]
    )
    @app_commands.guild_only()
    async def referee(self, interaction: discord.Interaction[discord.Client], action: str) -> None:
        """At a table: taken on arrival."""
        only_at_table(self._hall, interaction)

    @app_commands.command(name="help", description=COMMANDS["table help"])
    async def help(self, interaction: discord.Interaction[discord.Client]) -> None:
        """A private overview."""
        await private(interaction, words_for(interaction).HELP)

    async def _finished(self, interaction: discord.Interaction[discord.Client], table: int | None) -> TableRow:
        number = table if table is not None else await self._store.table_in(interaction.channel_id or 0)
        row = await self._store.table(number) if number is not None else None
        if row is None or row.status not in FINISHED or not row.snapshot or row.guild != interaction.guild_id:
            raise UserError(words_for(interaction).NOTHING_TO_VERIFY)
        return row
