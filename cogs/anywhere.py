"""Commands that have nothing to do with one table: on every server, in direct messages, and for whoever has installed
the bot for themselves.
"""

from __future__ import annotations

from typing import TypeVar

import discord
from discord import app_commands
from discord.ext import commands

from bot.play.games.lookup import suggest
from bot.play.holidays import LONGEST_WRITTEN
from bot.tables.contract.away import PLANS
from bot.words.message import ids
from cogs.holidays import USUAL, HolidayHandlers
from cogs.lookup import LookupHandlers
from cogs.my import MyGames
from cogs.server.admin import AdminHandlers
from cogs.ui.translate import shown_as
from cogs.ui.voices import Name, language_for

T = TypeVar("T")
_PLANS = ids("away-plan-", PLANS)


def anywhere(command: T) -> T:
    """Offer a command everywhere, also to people who install the bot for themselves."""
    contexts = app_commands.allowed_contexts(guilds=True, dms=True, private_channels=True)
    return app_commands.allowed_installs(guilds=True, users=True)(contexts(command))


class AnywhereCog(commands.Cog):
    """One per client."""

    def __init__(self, mine: MyGames, holidays: HolidayHandlers, looking: LookupHandlers, admin: AdminHandlers) -> None:
        self._mine = mine
        self._holidays = holidays
        self._looking = looking
        self._admin = admin

    @anywhere
    @app_commands.command(name="games", description=shown_as("command-games"))
    async def games(self, interaction: discord.Interaction[discord.Client]) -> None:
        await self._mine.show(interaction)

    @anywhere
    @app_commands.command(name="away", description=shown_as("command-away"))
    @app_commands.describe(until=shown_as("command-away-until"), then=shown_as("command-away-then"))
    @app_commands.choices(then=[app_commands.Choice(name=shown_as(_PLANS[value]), value=value) for value in PLANS])
    async def away(
        self,
        interaction: discord.Interaction[discord.Client],
        until: app_commands.Range[str, 1, LONGEST_WRITTEN] | None = None,
        then: str = USUAL,
    ) -> None:
        if until is None:
            await self._holidays.show(interaction)
        else:
            await self._holidays.go(interaction, until, then)

    @anywhere
    @app_commands.command(name="rules", description=shown_as("command-rules"))
    @app_commands.describe(topic=shown_as("command-rules-topic"))
    async def rules(self, interaction: discord.Interaction[discord.Client], topic: Name = "") -> None:
        await self._looking.rules(interaction, topic)

    @rules.autocomplete("topic")
    async def topics(
        self, interaction: discord.Interaction[discord.Client], typed: str
    ) -> list[app_commands.Choice[str]]:
        return [app_commands.Choice(name=one, value=one) for one in suggest(typed, language_for(interaction))]

    @anywhere
    @app_commands.command(name="help", description=shown_as("command-help"))
    async def help(self, interaction: discord.Interaction[discord.Client]) -> None:
        await self._looking.help(interaction)

    @anywhere
    @app_commands.command(name="privacy", description=shown_as("command-privacy"))
    async def privacy(self, interaction: discord.Interaction[discord.Client]) -> None:
        await self._admin.privacy(interaction)
