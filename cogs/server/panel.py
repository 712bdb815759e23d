"""``/server`` and ``/admin``: a panel each, with a button for everything that there is about a server."""

from __future__ import annotations

import re
from typing import Final

from discord import app_commands
from discord.ext import commands

from bot.play.tournaments.seasons import called
from bot.tables.contract.table import Field
from bot.words.errors import UserError
from bot.words.marks import date_time
from bot.words.speech import Speech
from cogs.arriving import router
from cogs.arriving.places import server_of
from cogs.arriving.replies import Interaction
from cogs.finished.games import FinishedGames
from cogs.finished.history import BUTTON as HISTORY
from cogs.finished.seasons import BUTTON as SEASON, END as END_SEASON, OPEN as OPEN_SEASON, SeasonHandlers
from cogs.lobbies.finding import OPEN as LOBBIES
from cogs.posting.threads import STILL, may_move
from cogs.rating import BUTTON as RATINGS, MINE
from cogs.reporting import ReportHandlers
from cogs.server.admin import SETTINGS_BUTTON, AdminHandlers
from cogs.tournaments.controls import OPEN as OPEN_TOURNAMENT, RUN as RUN_TOURNAMENT, SHOW as TOURNAMENT
from cogs.tournaments.handlers import EventHandlers
from cogs.ui.components import ListRow, fields_form, list_panel
from cogs.ui.forms import open_form
from cogs.ui.translate import shown_as
from cogs.ui.voices import manager_voice, voice_for

BUTTON: Final = "server:panel"
"""The button that shows the panel."""
VERIFY: Final = "server:verify"
_LONGEST_NUMBER: Final = 15


class ServerPanel:
    """Shows the panels. One per client."""

    def __init__(self, games: FinishedGames, seasons: SeasonHandlers, events: EventHandlers) -> None:
        self._games, self._seasons, self._events = games, seasons, events

    @router.button(BUTTON, anywhere=True)
    async def show(self, interaction: Interaction) -> None:
        """Show the panel for everybody. Raises ``UserError`` in direct messages."""
        say, _ = voice_for(interaction), server_of(interaction)
        rows = panel(say, moves=may_move(interaction))
        await interaction.response.send_message(view=list_panel(say("server-head"), rows), ephemeral=True)

    async def manage(self, interaction: Interaction) -> None:
        """Show the panel of managers, to moderators as much as they may do. Raises ``UserError`` for everybody else."""
        say, guild = voice_for(interaction), server_of(interaction)
        manages = interaction.permissions.manage_guild
        if not (manages or may_move(interaction)):
            manager_voice(interaction)
        rows = [*await self._managed(guild, say)] if manages else []
        rows.append(_still(say))
        await interaction.response.send_message(view=list_panel(say("server-admin-head"), rows), ephemeral=True)

    async def _managed(self, guild: int, say: Speech) -> list[ListRow]:
        rows = [ListRow(say("server-settings"), SETTINGS_BUTTON, say("admin-settings-button"))]
        if (season := await self._seasons.goes_on(guild)) is None:
            rows.append(ListRow(say("server-no-season"), OPEN_SEASON, say("season-open")))
        else:
            runs = say("server-season-runs", game=called(season.game, say), until=date_time(season.end_ms // 1_000))
            rows.append(ListRow(runs, END_SEASON, say("season-end"), "danger"))
        if await self._events.goes_on(guild):
            rows.append(ListRow(say("server-tournament-runs"), RUN_TOURNAMENT, say("tournament-run")))
        else:
            rows.append(ListRow(say("server-no-tournament"), OPEN_TOURNAMENT, say("tournament-open-button")))
        return rows

    @router.button(VERIFY, anywhere=True)
    async def _verify(self, interaction: Interaction) -> None:
        """Check the shuffle of this thread's game, or ask which one is meant."""
        say, here = voice_for(interaction), await self._games.over_here(interaction)
        if here is not None:
            await self._games.verify(interaction, here)
            return
        number = Field(say("server-verify-number"), say("server-verify-hint"), most=_LONGEST_NUMBER)
        await open_form(interaction, fields_form(VERIFY, say("server-verify-button"), [number]))

    @router.form(VERIFY, anywhere=True)
    async def _verify_that(self, interaction: Interaction, typed: router.Given) -> None:
        number = "".join(typed[:1]).strip()
        if not re.fullmatch("[0-9]{1,15}", number):
            raise UserError(voice_for(interaction)("server-no-number"))
        await self._games.verify(interaction, int(number))


def panel(say: Speech, *, moves: bool) -> list[ListRow]:
    """A row for everything that everybody may look at; the games that stand still for moderators alone."""
    rows = [
        ListRow(say("server-games"), HISTORY, say("history-button")),
        ListRow(say("server-ratings"), RATINGS, say("rating-button")),
        ListRow(say("server-mine"), MINE, say("rating-button-mine")),
        ListRow(say("server-season"), SEASON, say("season-button")),
        ListRow(say("server-tournament"), TOURNAMENT, say("tournament-button")),
        ListRow(say("server-lobbies"), LOBBIES, say("server-lobbies-button")),
        ListRow(say("server-verify"), VERIFY, say("server-verify-button")),
    ]
    return [*rows, _still(say)] if moves else rows


def _still(say: Speech) -> ListRow:
    return ListRow(say("server-still"), STILL, say("server-still-button"))


class ServerCog(commands.Cog):
    """The slash commands about a server."""

    def __init__(self, panels: ServerPanel, admin: AdminHandlers, reporting: ReportHandlers) -> None:
        self._panels = panels
        self._admin = admin
        self._reporting = reporting

    @app_commands.guild_install()
    @app_commands.guild_only()
    @app_commands.command(name="server", description=shown_as("command-server"))
    async def server(self, interaction: Interaction) -> None:
        await self._panels.show(interaction)

    @app_commands.guild_install()
    @app_commands.guild_only()
    @app_commands.command(name="admin", description=shown_as("command-admin"))
    @app_commands.default_permissions(manage_guild=True)
    async def admin(self, interaction: Interaction) -> None:
        await self._panels.manage(interaction)

    @app_commands.guild_install()
    @app_commands.guild_only()
    @app_commands.command(name="doctor", description=shown_as("command-doctor"))
    @app_commands.default_permissions(manage_guild=True)
    async def doctor(self, interaction: Interaction) -> None:
        await self._admin.doctor(interaction)

    @app_commands.guild_install()
    @app_commands.guild_only()
    @app_commands.command(name="report", description=shown_as("command-report"))
    async def report(self, interaction: Interaction) -> None:
        await self._reporting.ask(interaction)
