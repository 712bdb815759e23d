"""``/event``: tournaments of the slap game, by command."""

from __future__ import annotations

from typing import TypeAlias, cast

import discord
from discord import app_commands
from discord.ext import commands

from bot.play.holidays import LONGEST_WRITTEN
from bot.standing.tournament import Kind
from cogs.tournaments.controls import DAYS, PEOPLE, SIZE, USUAL_DAYS, Wish
from cogs.tournaments.desk import EventDesk
from cogs.ui.translate import shown_as

_Interaction: TypeAlias = discord.Interaction[discord.Client]


@app_commands.guild_install()
@app_commands.allowed_contexts(guilds=True)
class EventCog(commands.GroupCog, group_name="event", group_description=shown_as("command-event")):
    """The slash commands below ``/event``."""

    def __init__(self, desk: EventDesk) -> None:
        self._desk = desk

    @app_commands.command(name="open", description=shown_as("command-event-open"))
    @app_commands.describe(
        kind=shown_as("command-event-open-kind"),
        until=shown_as("command-event-open-until"),
        people=shown_as("command-event-open-people"),
        size=shown_as("command-event-open-size"),
        speed=shown_as("command-event-open-speed"),
        days=shown_as("command-event-open-days"),
    )
    @app_commands.choices(
        kind=[
            app_commands.Choice(name=shown_as("command-event-knockout"), value="knockout"),
            app_commands.Choice(name=shown_as("command-event-swiss"), value="swiss"),
        ],
        speed=[
            app_commands.Choice(name=shown_as("command-event-live"), value="live"),
            app_commands.Choice(name=shown_as("command-event-slow"), value="slow"),
        ],
    )
    async def open(
        self,
        interaction: _Interaction,
        kind: str,
        until: app_commands.Range[str, 0, LONGEST_WRITTEN] = "",
        people: app_commands.Range[int, *PEOPLE] = PEOPLE[1],
        size: app_commands.Range[int, *SIZE] = SIZE[0],
        speed: str = "live",
        days: app_commands.Range[int, *DAYS] = USUAL_DAYS,
    ) -> None:
        """Sign-up for a tournament."""
        await self._desk.open(interaction, Wish(cast("Kind", kind), speed, until, people, size, days))

    @app_commands.command(name="join", description=shown_as("command-event-join"))
    async def join(self, interaction: _Interaction) -> None:
        """Enter the tournament."""
        await self._desk.join(interaction)

    @app_commands.command(name="leave", description=shown_as("command-event-leave"))
    async def leave(self, interaction: _Interaction) -> None:
        """Leave the tournament."""
        await self._desk.leave(interaction)

    @app_commands.command(name="show", description=shown_as("command-event-show"))
    async def show(self, interaction: _Interaction) -> None:
        """Show how the tournament stands."""
        await self._desk.show(interaction)

    @app_commands.command(name="end", description=shown_as("command-event-end"))
    async def end(self, interaction: _Interaction) -> None:
        """End it without a winner."""
        await self._desk.ask_end(interaction)
