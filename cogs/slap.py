"""``/slap``: the slap game's commands. Those that act at a table are taken where they arrive (``intake``)."""

from __future__ import annotations

import discord
from discord import app_commands
from discord.ext import commands

from bot.errors import UserError
from bot.play.hall import Hall
from bot.slap.option_text import OPTIONS
from bot.slap.text import RULES
from cogs import text
from cogs.lobby import LobbyDesk
from cogs.replies import Interaction, private


def _choices(name: str) -> list[app_commands.Choice[str]]:
    option = next(option for option in OPTIONS if option.name == name)
    return [app_commands.Choice(name=label, value=value) for value, label in option.values]


@app_commands.guild_only()
class SlapCog(commands.GroupCog, group_name="slap", group_description="The slap game: quick eyes, quick hands"):
    """The command group."""

    def __init__(self, hall: Hall, lobby: LobbyDesk) -> None:
        self._hall = hall
        self._lobby = lobby

    @app_commands.command(name="new", description="Open a table: a lobby with Join, Options and Start")
    @app_commands.describe(**{option.name: option.sentence for option in OPTIONS})
    @app_commands.choices(**{option.name: _choices(option.name) for option in OPTIONS})
    async def new(
        self,
        interaction: discord.Interaction[discord.Client],
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
        await self._lobby.new(interaction, {name: value for name, value in given.items() if value is not None})

    @app_commands.command(name="start", description="Start the game of your open lobby in this channel")
    async def start(self, interaction: discord.Interaction[discord.Client]) -> None:
        """The Start button, by command."""
        await self._lobby.start_here(interaction)

    @app_commands.command(name="leave", description="Leave the game in this thread, or your lobby in this channel")
    async def leave(self, interaction: discord.Interaction[discord.Client]) -> None:
        """At a table: taken on arrival."""
        if not self._is_table(interaction):
            await self._lobby.leave_here(interaction)

    @app_commands.command(
        name="status", description="Cards, turn and challenge of the game in this thread, for you alone"
    )
    async def status(self, interaction: discord.Interaction[discord.Client]) -> None:
        """At a table: taken on arrival."""
        self._only_at_table(interaction)

    @app_commands.command(name="pause", description="Ask to pause the game in this thread")
    async def pause(self, interaction: discord.Interaction[discord.Client]) -> None:
        """At a table: taken on arrival."""
        self._only_at_table(interaction)

    @app_commands.command(name="resume", description="Ask to go on with a paused game")
    async def resume(self, interaction: discord.Interaction[discord.Client]) -> None:
        """At a table: taken on arrival."""
        self._only_at_table(interaction)

    @app_commands.command(name="stop", description="Host or moderator: end the game in this thread by count")
    async def stop(self, interaction: discord.Interaction[discord.Client]) -> None:
        """At a table: taken on arrival."""
        self._only_at_table(interaction)

    @app_commands.command(name="rules", description="How the slap game is played")
    async def rules(self, interaction: discord.Interaction[discord.Client]) -> None:
        """The rules in short."""
        await private(interaction, RULES)

    def _is_table(self, interaction: Interaction) -> bool:
        return interaction.channel_id is not None and self._hall.table_in(interaction.channel_id) is not None

    def _only_at_table(self, interaction: Interaction) -> None:
        if not self._is_table(interaction):
            raise UserError(text.NO_TABLE_HERE)
