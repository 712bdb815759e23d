"""``/rating``: the ratings of a server, by command."""

from __future__ import annotations

import discord
from discord import app_commands
from discord.ext import commands

from cogs.descriptions import shown_as
from cogs.lobbies.finding import GAMES
from cogs.rating.desk import RatingDesk


@app_commands.guild_install()
@app_commands.allowed_contexts(guilds=True)
class RatingCog(commands.GroupCog, group_name="rating", group_description=shown_as("command-rating")):
    """The slash commands below ``/rating``."""

    def __init__(self, desk: RatingDesk) -> None:
        self._desk = desk

    @app_commands.command(name="list", description=shown_as("command-rating-list"))
    @app_commands.describe(
        game=shown_as("command-rating-list-game"),
        players=shown_as("command-rating-list-players"),
    )
    @app_commands.choices(game=GAMES)
    async def listed(
        self,
        interaction: discord.Interaction[discord.Client],
        game: str | None = None,
        players: app_commands.Range[int, 2, 12] | None = None,
    ) -> None:
        """Show the list of ratings for a game with so many players."""
        await self._desk.show(interaction, game, players)

    @app_commands.command(name="of", description=shown_as("command-rating-of"))
    @app_commands.describe(person=shown_as("command-rating-of-person"))
    async def of(self, interaction: discord.Interaction[discord.Client], person: discord.User | None = None) -> None:
        """One's own page, or that of somebody else."""
        who = person or interaction.user
        await self._desk.page(interaction, who.id, who.display_name)

    @app_commands.command(name="powers", description=shown_as("command-rating-powers"))
    async def powers(self, interaction: discord.Interaction[discord.Client]) -> None:
        """What each power has won."""
        await self._desk.powers(interaction)

    @app_commands.command(name="hide", description=shown_as("command-rating-hide"))
    async def hide(self, interaction: discord.Interaction[discord.Client]) -> None:
        """Stand in no list."""
        await self._desk.hide(interaction, hidden=True)

    @app_commands.command(name="show", description=shown_as("command-rating-show"))
    async def show(self, interaction: discord.Interaction[discord.Client]) -> None:
        """Appear in the lists again."""
        await self._desk.hide(interaction, hidden=False)
