"""``/slap``: the slap game's commands. Those that act at a table are taken where they arrive (``intake``)."""

from __future__ import annotations

import discord
from discord import app_commands
from discord.ext import commands

from bot.play.games.lobby_games import LOBBY_GAMES
from bot.store.store import Store
from bot.words.language import DEFAULT
from bot.words.message import ids
from cogs.arriving.acts import TableCommand, TableCommands
from cogs.arriving.places import add_table_command, at_table
from cogs.arriving.replies import private
from cogs.lobbies.lobby import LobbyDesk
from cogs.lobbies.opening import with_options
from cogs.ui.translate import shown_as
from cogs.ui.voices import voice_for

GAME = LOBBY_GAMES["slap"]
_AT_TABLE = ("stop", "status", "pause", "resume")
_SHOWN = ids("command-slap-", _AT_TABLE)
TABLE_COMMANDS: TableCommands = {(GAME.name, name): TableCommand(name) for name in ("leave", *_AT_TABLE)}
"""Slash commands that are actions at the table of the thread."""


@app_commands.guild_install()
@app_commands.guild_only()
class SlapCog(commands.GroupCog, group_name="slap", group_description=shown_as("command-slap")):
    """The slash commands below ``/slap``."""

    def __init__(self, lobby: LobbyDesk, store: Store) -> None:
        self._lobby = lobby
        for name in _AT_TABLE:
            add_table_command(self, name, shown_as(_SHOWN[name]), store)

    @app_commands.command(name="new", description=shown_as("command-slap-new"))
    @with_options(GAME.options_in(DEFAULT))
    async def new(self, interaction: discord.Interaction[discord.Client], /, **chosen: str | None) -> None:
        """Open a lobby for the slap game with the options that were chosen."""
        options = {name: value for name, value in chosen.items() if value is not None}
        await self._lobby.new(interaction, GAME.name, options)

    @app_commands.command(name="start", description=shown_as("command-slap-start"))
    async def start(self, interaction: discord.Interaction[discord.Client]) -> None:
        """The Start button, by command."""
        await self._lobby.start_here(interaction, GAME.name)

    @app_commands.command(name="leave", description=shown_as("command-slap-leave"))
    async def leave(self, interaction: discord.Interaction[discord.Client]) -> None:
        """At a table: taken on arrival."""
        if not at_table(interaction):
            await self._lobby.leave_here(interaction, GAME.name)

    @app_commands.command(name="rules", description=shown_as("command-slap-rules"))
    async def rules(self, interaction: discord.Interaction[discord.Client]) -> None:
        """The rules in short."""
        await private(interaction, voice_for(interaction)("slap-rules-both"))
