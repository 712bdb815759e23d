"""``/slap``: the slap game's commands. Those that act at a table are taken where they arrive (``intake``)."""

from __future__ import annotations

import discord
from discord import app_commands
from discord.ext import commands

from bot.errors import UserError
from bot.kernel.language import DEFAULT
from bot.play.hall import Hall
from bot.slap.words import options_in
from bot.slap.words import words as slap_words
from cogs.acts import TableCommand, TableCommands
from cogs.lobby import LobbyDesk
from cogs.replies import Interaction, private
from cogs.words import language_for, words, words_for

COMMANDS = words(DEFAULT).COMMANDS
OPTIONS = options_in(DEFAULT)
GAME = "slap"
TABLE_COMMANDS: TableCommands = {
    (GAME, name): TableCommand(name) for name in ("leave", "stop", "status", "pause", "resume")
}
"""Slash commands that are actions at the table of the thread."""


def _choices(name: str) -> list[app_commands.Choice[str]]:
    option = next(option for option in OPTIONS if option.name == name)
    return [app_commands.Choice(name=label, value=value) for value, label in option.values]


@app_commands.guild_only()
class SlapCog(commands.GroupCog, group_name="slap", group_description=COMMANDS["slap"]):
    """The command group."""

    def __init__(self, hall: Hall, lobby: LobbyDesk) -> None:
        self._hall = hall
        self._lobby = lobby

    @app_commands.command(name="new", description=COMMANDS["slap new"])
    @app_commands.describe(**{option.name: option.sentence for option in OPTIONS})
    @app_commands.choices(**{option.name: _choices(option.name) for option in OPTIONS})
    async def new(
        self,
        interaction: discord.Interaction[discord.Client],
        mode: str | None = None,
        pace: str | None = None,
        slap_by: str | None = None,
        flip: str | None = None,
        comebacks: str | None = None,
        penalty: str | None = None,
        empty_false_slap: str | None = None,
        short_challenge: str | None = None,
        flip_limit: str | None = None,
        late: str | None = None,
        show: str | None = None,
        max_players: str | None = None,
        language: str | None = None,
    ) -> None:
        """Open a lobby."""
        given = {
            "mode": mode,
            "pace": pace,
            "slap_by": slap_by,
            "flip": flip,
            "comebacks": comebacks,
            "penalty": penalty,
            "empty_false_slap": empty_false_slap,
            "short_challenge": short_challenge,
            "flip_limit": flip_limit,
            "late": late,
            "show": show,
            "max_players": max_players,
            "language": language,
        }
        await self._lobby.new(interaction, "slap", {name: value for name, value in given.items() if value is not None})

    @app_commands.command(name="start", description=COMMANDS["slap start"])
    async def start(self, interaction: discord.Interaction[discord.Client]) -> None:
        """The Start button, by command."""
        await self._lobby.start_here(interaction, "slap")

    @app_commands.command(name="leave", description=COMMANDS["slap leave"])
    async def leave(self, interaction: discord.Interaction[discord.Client]) -> None:
        """At a table: taken on arrival."""
        if not self._is_table(interaction):
            await self._lobby.leave_here(interaction, "slap")

    @app_commands.command(name="status", description=COMMANDS["slap status"])
    async def status(self, interaction: discord.Interaction[discord.Client]) -> None:
        """At a table: taken on arrival."""
        self._only_at_table(interaction)

    @app_commands.command(name="pause", description=COMMANDS["slap pause"])
    async def pause(self, interaction: discord.Interaction[discord.Client]) -> None:
        """At a table: taken on arrival."""
        self._only_at_table(interaction)

    @app_commands.command(name="resume", description=COMMANDS["slap resume"])
    async def resume(self, interaction: discord.Interaction[discord.Client]) -> None:
        """At a table: taken on arrival."""
        self._only_at_table(interaction)

    @app_commands.command(name="stop", description=COMMANDS["slap stop"])
    async def stop(self, interaction: discord.Interaction[discord.Client]) -> None:
        """At a table: taken on arrival."""
        self._only_at_table(interaction)

    @app_commands.command(name="rules", description=COMMANDS["slap rules"])
    async def rules(self, interaction: discord.Interaction[discord.Client]) -> None:
        """The rules in short."""
        await private(interaction, slap_words(language_for(interaction)).RULES)

    def _is_table(self, interaction: Interaction) -> bool:
        return interaction.channel_id is not None and self._hall.table_in(interaction.channel_id, GAME) is not None

    def _only_at_table(self, interaction: Interaction) -> None:
        if not self._is_table(interaction):
            raise UserError(words_for(interaction).NO_TABLE_HERE)
