"""``/table``: what is common to all games."""

from __future__ import annotations

from collections.abc import Sequence

import discord
from discord import app_commands
from discord.ext import commands

from bot.errors import UserError
from bot.play.hall import Hall
from bot.play.reminding.preferences import LEVELS, PLACES, PREFERENCE, wish_of
from bot.play.reminding.quiet import PREFERENCE as QUIET
from bot.play.reminding.quiet import BadHours, hours
from bot.play.reminding.reminders import link, owed_line
from bot.store.rows import Reminded
from bot.words.language import DEFAULT
from cogs.admin import AdminDesk
from cogs.arriving.acts import TableCommand, TableCommands
from cogs.arriving.replies import private
from cogs.finished import FinishedGames
from cogs.places import only_at_table
from cogs.posting.moving import Moving
from cogs.voices import language_for, voice_for
from cogs.words import Words, words, words_for

OPEN = ("lobby", "running", "paused", "referee", "broken")
LONGEST = 2_000
COMMANDS = words(DEFAULT).COMMANDS
TABLE_COMMANDS: TableCommands = {("table", "referee"): TableCommand("referee_{action}")}
"""Slash commands that are actions at the table of the thread."""


def _choices(values: Sequence[str]) -> list[app_commands.Choice[str]]:
    return [app_commands.Choice(name=COMMANDS[_reminding(value)], value=value) for value in values]


def _reminding(value: str) -> str:
    """The key in ``COMMANDS`` of a level or place of reminders."""
    return " ".join(("table", "reminders", value))


@app_commands.guild_install()
@app_commands.allowed_contexts(guilds=True, dms=True)
class TableCog(commands.GroupCog, group_name="table", group_description=COMMANDS["table"]):
    """The command group."""

    def __init__(self, hall: Hall, admin: AdminDesk) -> None:
        self._store = hall.services.store
        self._hall = hall
        self._finished = FinishedGames(hall)
        self._moving = Moving(hall)
        self._admin = admin

    @app_commands.command(name="games", description=COMMANDS["table games"])
    async def games(self, interaction: discord.Interaction[discord.Client]) -> None:
        """A private list with a link to each."""
        text, say = words_for(interaction), voice_for(interaction)
        heads = [head for head in await self._store.tables_of(interaction.user.id) if head.status in OPEN]
        if not heads:
            raise UserError(text.NO_GAMES)
        names = {head.id: text.thread_name(head.game, head.id) for head in heads}
        owed = [one for one in await self._store.owed(interaction.user.id) if one.table in names]
        asked = [owed_line(names[one.table], one, say) for one in owed]
        asking = {one.table for one in owed}
        others = [
            text.table(names[head.id], head.status, link(head.guild, head.thread or head.parent))
            for head in heads
            if head.id not in asking
        ]
        await private(interaction, fitted([text.ASKED, *asked] if asked else [], [text.TABLES, *others], text))

    @app_commands.command(name="reminders", description=COMMANDS["table reminders"])
    @app_commands.describe(
        level=COMMANDS["table reminders level"],
        place=COMMANDS["table reminders place"],
        quiet=COMMANDS["table reminders quiet"],
    )
    @app_commands.choices(level=_choices(LEVELS), place=_choices(PLACES))
    async def reminders(
        self,
        interaction: discord.Interaction[discord.Client],
        level: str | None = None,
        place: str | None = None,
        quiet: str | None = None,
    ) -> None:
        """Change what is given, and show how it stands."""
        user, language = interaction.user.id, language_for(interaction)
        text = words(language)
        wish = wish_of(await self._store.preference(user, PREFERENCE))
        setting = await self._store.preference(user, QUIET)
        if quiet is not None:
            try:
                found = None if quiet.strip().lower() == "off" else hours(quiet)
            except BadHours:
                raise UserError(text.BAD_HOURS) from None
            await self._hall.set_quiet(user, found)
            setting = None if found is None else found.written
        if level is not None or place is not None:
            wish = wish_of(f"{level or wish.level} {place or wish.place} {language}")
            await self._store.set_preference(user, PREFERENCE, wish.written)
            await self._store.remind(Reminded([], [], {user: 0}))
        labels = [text.COMMANDS[_reminding(chosen)] for chosen in (wish.level, wish.place)]
        await private(interaction, text.reminders(labels[0], labels[1], setting))

    @app_commands.command(name="verify", description=COMMANDS["table verify"])
    @app_commands.describe(table=COMMANDS["table verify table"])
    async def verify(self, interaction: discord.Interaction[discord.Client], table: int | None = None) -> None:
        """Recompute the published hash from seed and deck (slap R5)."""
        row = await self._finished.find(interaction, table)
        check = self._hall.services.kinds[row.game].verify(row.snapshot)
        text = words_for(interaction)
        await private(interaction, text.verified(row.id, check.seed, check.published, check.recomputed))

    @app_commands.command(name="export", description=COMMANDS["table export"])
    @app_commands.describe(table=COMMANDS["table verify table"])
    async def export_game(self, interaction: discord.Interaction[discord.Client], table: int | None = None) -> None:
        """A finished game as one file, for the asker alone; one under way would show hidden cards."""
        await self._finished.send_file(interaction, table)

    @export_game.autocomplete("table")
    @verify.autocomplete("table")
    async def finished_tables(
        self, interaction: discord.Interaction[discord.Client], typed: str
    ) -> list[app_commands.Choice[int]]:
        """The user's finished games, newest first."""
        return await self._finished.suggest(interaction, typed)

    @app_commands.command(name="move", description=COMMANDS["table move"])
    @app_commands.describe(table=COMMANDS["cosmic move table"])
    @app_commands.guild_only()
    async def move(self, interaction: discord.Interaction[discord.Client], table: int) -> None:
        """Take a table that has lost its thread to this channel."""
        await self._moving.move(interaction, table)

    @move.autocomplete("table")
    async def lost_tables(
        self, interaction: discord.Interaction[discord.Client], typed: str
    ) -> list[app_commands.Choice[int]]:
        """The tables of this server that have lost their thread."""
        return await self._moving.suggest(interaction, typed)

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
        only_at_table(interaction)

    @app_commands.command(name="help", description=COMMANDS["table help"])
    async def help(self, interaction: discord.Interaction[discord.Client]) -> None:
        """A private overview."""
        await private(interaction, words_for(interaction).HELP)


def fitted(asked: list[str], others: list[str], text: Words) -> str:
    """As many lines as a message holds, what one is asked first; the rest is counted."""
    lines = [*asked, *(others if len(others) > 1 else [])]
    for kept in range(len(lines), 0, -1):
        left = [text.more_tables(len(lines) - kept)] if kept < len(lines) else []
        if len(whole := "\n".join([*lines[:kept], *left])) <= LONGEST:
            return whole
    raise AssertionError("one line fits")
