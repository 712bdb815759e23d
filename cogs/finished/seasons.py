"""``/season``: opened and ended by who may manage the server, looked at by everybody; by command and by button."""

from __future__ import annotations

from typing import Final

import discord
from discord import app_commands
from discord.ext import commands

from bot.play.games.lobby_games import LOBBY_GAMES
from bot.play.holidays import LONGEST_WRITTEN, BadDate, Holidays, moment
from bot.play.lobbies.policy import Policies
from bot.play.running.hall import Hall
from bot.play.tournaments.seasons import SeasonEnds, Seasons, called, told
from bot.store.rows import SeasonRow
from bot.words.errors import UserError
from bot.words.language import language_of
from bot.words.marks import channel, date_time
from bot.words.message import ids
from bot.words.speech import Speech
from cogs.arriving import router
from cogs.arriving.replies import NOBODY, Interaction, private
from cogs.lobbies.finding import GAMES
from cogs.posting.screen import DrawOne, encoded_in_time, pictured
from cogs.ui.components import finished, form, typed_value
from cogs.ui.translate import shown_as
from cogs.ui.voices import manager_voice, voice_for

_DAY_MS: Final = 86_400_000
_WHY: Final = ids("season-date-", ("unknown", "unclear", "past", "far"))
BUTTON: Final = "season:show"
"""The button that shows the table of points."""
_ALL: Final = "all"
"""Stands in an id for all games."""


class SeasonDesk:
    """Answers ``/season`` and the presses of its messages. One per client."""

    def __init__(self, hall: Hall, draw: DrawOne, ends: SeasonEnds, kept_days: int) -> None:
        """``kept_days``: for so long ended games are kept at most; 0 for ever."""
        self._draw, self._ends = draw, ends
        self._store, self._clock = hall.services.store, hall.services.clock
        self._seasons = Seasons(self._store, self._clock)
        self._holidays = Holidays(hall)
        self._kept_days = kept_days

    async def open(self, interaction: Interaction, until: str, game: str) -> None:
        """Begin a season and say so in the channel, where its end is told too. Raises ``UserError``."""
        say, guild = manager_voice(interaction), interaction.guild_id or 0
        zone, place = await self._holidays.zone(interaction.user.id)
        try:
            end_ms = moment(until, self._clock.now(), place)
        except BadDate as error:
            raise UserError(say(_WHY[error.why], zone=zone)) from None
        days = await self._longest(guild)
        if days and end_ms > self._clock.now() + days * _DAY_MS:
            raise UserError(say("season-longer-than-kept", days=days))
        language = language_of(None if interaction.guild_locale is None else interaction.guild_locale.value)
        row = SeasonRow(guild, game, self._clock.now(), end_ms, interaction.channel_id or 0, language)
        if not await self._seasons.open(row):
            raise UserError(say("season-runs"))
        said = say("season-opened", game=called(game, say), until=date_time(end_ms // 1000))
        await interaction.response.send_message(said, allowed_mentions=NOBODY)

    async def show(self, interaction: Interaction, *, past: bool = False) -> None:
        """The table of points of the newest season, for the asker alone; with ``past`` of the one that ended last.

        Raises ``UserError`` if there was none.
        """
        say, guild = voice_for(interaction), interaction.guild_id or 0
        manages = interaction.permissions.manage_guild
        newest = await self._seasons.newest(guild)
        over = await self._seasons.past(guild)
        if past:
            if over is None:
                raise UserError(say("season-none-past"))
            newest = over, False
        elif newest is None and not manages:
            raise UserError(say("season-none"))
        await interaction.response.defer(ephemeral=True, thinking=True)
        runs = newest is not None and newest[1]
        view = discord.ui.View(timeout=None)
        if not past:
            view = _controls(say, runs=runs, manages=manages, past=runs and over is not None)
        if newest is None:
            await private(interaction, say("season-none"), view=finished(view))
            return
        points = await self._seasons.points(newest[0])
        body = told(newest[0], points, say, runs=runs, asker=interaction.user.id)
        file = None
        if (shown := body.picture) is not None:
            file = await encoded_in_time(self._draw, shown.renderer, shown.view, shown.file, shown.alt)
        await pictured(
            lambda files: private(interaction, body.text, files, finished(view)), [] if file is None else [file]
        )

    @router.button("season:end")
    async def end(self, interaction: Interaction) -> None:
        """End the season now; its table comes into the channel in which it was opened. Raises ``UserError``."""
        say = manager_voice(interaction)
        row = await self._seasons.end(interaction.guild_id or 0, interaction.channel_id or 0)
        if row is None:
            raise UserError(say("season-none-runs"))
        await private(interaction, say("season-ended", channel=channel(row.channel)))
        await self._ends.tell()

    @router.button(BUTTON)
    async def _now(self, interaction: Interaction) -> None:
        await self.show(interaction)

    @router.button("season:past")
    async def _before(self, interaction: Interaction) -> None:
        await self.show(interaction, past=True)

    @router.button("season:open:all", "season:open:{game:game}")
    async def _ask(self, interaction: Interaction, game: str = _ALL) -> None:
        """Until when, in a form. Raises ``UserError``."""
        say = manager_voice(interaction)
        until = form(f"season:open:{game}", say("season-until"), say("season-until-hint"), LONGEST_WRITTEN)
        await interaction.response.send_modal(until)

    @router.form("season:open:all", "season:open:{game:game}")
    async def _asked(self, interaction: Interaction, typed: router.Given, game: str = "") -> None:
        await self.open(interaction, typed_value(typed), game)

    async def _longest(self, guild: int) -> int:
        """Days for which ended games of a server are kept, 0 for ever: a season counts those that are there."""
        limits = [days for days in (self._kept_days, (await Policies(self._store).read(guild)).kept or 0) if days]
        return min(limits, default=0)


@app_commands.allowed_installs(guilds=True, users=False)
@app_commands.allowed_contexts(guilds=True, dms=False, private_channels=False)
class SeasonCog(commands.GroupCog, group_name="season", group_description=shown_as("command-season")):
    """The slash commands below ``/season``."""

    def __init__(self, desk: SeasonDesk) -> None:
        self._desk = desk

    @app_commands.command(name="open", description=shown_as("command-season-open"))
    @app_commands.describe(until=shown_as("command-season-open-until"), game=shown_as("command-season-open-game"))
    @app_commands.choices(game=GAMES)
    async def open(
        self,
        interaction: discord.Interaction[discord.Client],
        until: app_commands.Range[str, 1, LONGEST_WRITTEN],
        game: str = "",
    ) -> None:
        """Begin a season."""
        await self._desk.open(interaction, until, game)

    @app_commands.command(name="show", description=shown_as("command-season-show"))
    @app_commands.describe(past=shown_as("command-season-show-past"))
    async def show(self, interaction: discord.Interaction[discord.Client], past: bool = False) -> None:
        """The table of points."""
        await self._desk.show(interaction, past=past)

    @app_commands.command(name="end", description=shown_as("command-season-end"))
    async def end(self, interaction: discord.Interaction[discord.Client]) -> None:
        """End it before its date."""
        await self._desk.end(interaction)


def _controls(say: Speech, *, runs: bool, manages: bool, past: bool) -> discord.ui.View:
    """The way to the season before, if there is one, and what who manages the server can do."""
    view = discord.ui.View(timeout=None)
    if past:
        view.add_item(discord.ui.Button(custom_id="season:past", label=say("season-past")))
    if not manages:
        return view
    if runs:
        view.add_item(
            discord.ui.Button(custom_id="season:end", label=say("season-end"), style=discord.ButtonStyle.danger)
        )
        return view
    for game in ("", *LOBBY_GAMES):
        label = say("season-open", game=called(game, say))
        view.add_item(discord.ui.Button(custom_id=f"season:open:{game or _ALL}", label=label))
    return view
