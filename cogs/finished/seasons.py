"""``/season``: opened and ended by who may manage the server, looked at by everybody; by command and by button."""

from __future__ import annotations

import re
from typing import Any, Final

import discord
from discord import app_commands
from discord.ext import commands

from bot.errors import UserError
from bot.play.games.seasons import Seasons
from bot.play.hall import Hall
from bot.play.holidays.dates import BadDate, moment
from bot.play.holidays.going import Holidays
from bot.play.lobbies.lobby_games import LOBBY_GAMES, game_name
from bot.play.lobbies.policy import Policies
from bot.standing.season import Line
from bot.store.rows import SeasonRow
from bot.words.marks import date_time, mention
from bot.words.message import ids
from bot.words.speech import Speech
from cogs.arriving.presses import Presses
from cogs.arriving.replies import NOBODY, Interaction, changeable
from cogs.descriptions import shown_as
from cogs.lobbies.finding import GAMES
from cogs.lobbies.lobby_views import typed_value
from cogs.ui.components import finished, form
from cogs.voices import manager_voice, voice_for

LINES: Final = 25
"""Lines of the table of points; below them the asker's own."""
_DAY_MS: Final = 86_400_000
_WHY: Final = ids("season-date-", ("unknown", "unclear", "past", "far"))
_LONGEST: Final = 60
"""Characters of a date that is typed into the form."""
_ALL: Final = "all"
_CONTROL: Final = re.compile(rf"season:(end|open:({_ALL}|{'|'.join(LOBBY_GAMES)}))")


class SeasonDesk:
    """One per client."""

    def __init__(self, hall: Hall, kept_days: int) -> None:
        """``kept_days``: for so long ended games are kept at most; 0 for ever."""
        self._store, self._clock = hall.services.store, hall.services.clock
        self._seasons = Seasons(self._store, self._clock)
        self._holidays = Holidays(hall)
        self._kept_days = kept_days
        self._presses = Presses()

    async def open(self, interaction: Interaction, until: str, game: str) -> None:
        """Begin a season and say so in the channel. Raises ``UserError``."""
        say, guild = manager_voice(interaction), interaction.guild_id or 0
        zone, place = await self._holidays.zone(interaction.user.id)
        try:
            end_ms = moment(until, self._clock.now(), place)
        except BadDate as error:
            raise UserError(say(_WHY[error.why], zone=zone)) from None
        days = await self._longest(guild)
        if days and end_ms > self._clock.now() + days * _DAY_MS:
            raise UserError(say("season-longer-than-kept", days=days))
        if not await self._seasons.open(guild, game, end_ms):
            raise UserError(say("season-runs"))
        said = say("season-opened", game=_called(game, say), until=date_time(end_ms // 1000))
        await interaction.response.send_message(said, allowed_mentions=NOBODY)

    async def show(self, interaction: Interaction) -> None:
        """The table of points of the newest season, for the asker alone. Raises ``UserError`` if there was none."""
        say, newest = voice_for(interaction), await self._seasons.newest(interaction.guild_id or 0)
        manages = interaction.permissions.manage_guild
        if newest is None and not manages:
            raise UserError(say("season-none"))
        if newest is None:
            said = say("season-none")
        else:
            said = _told(newest[0], await self._seasons.standings(newest[0]), interaction.user.id, say, runs=newest[1])
        view = _controls(say, runs=newest is not None and newest[1]) if manages else discord.ui.View(timeout=None)
        await interaction.response.send_message(said, view=finished(view), ephemeral=True, allowed_mentions=NOBODY)

    async def end(self, interaction: Interaction) -> None:
        """End the season now and put its table into the channel. Raises ``UserError``."""
        say = manager_voice(interaction)
        row = await self._seasons.end(interaction.guild_id or 0)
        if row is None:
            raise UserError(say("season-none-runs"))
        said = _told(row, await self._seasons.standings(row), 0, say, runs=False)
        await interaction.response.send_message(said, allowed_mentions=NOBODY)

    def take(self, interaction: Interaction) -> bool:
        """Handle one of our buttons or forms; False if it is something else. Synchronous."""
        data: dict[str, Any] = dict(interaction.data or {})
        found = _CONTROL.fullmatch(str(data.get("custom_id", "")))
        if found is None:
            return False
        game = "" if found[2] == _ALL else found[2]
        if interaction.type is discord.InteractionType.modal_submit and found[2]:
            self._presses.begin(interaction, self.open(interaction, typed_value(data), game))
        elif interaction.type is discord.InteractionType.component and changeable(interaction):
            self._presses.begin(interaction, self._ask(interaction, found[0]) if found[2] else self.end(interaction))
        else:
            return False
        return True

    async def _ask(self, interaction: Interaction, custom_id: str) -> None:
        """Until when, in a form. Raises ``UserError``."""
        say = manager_voice(interaction)
        await interaction.response.send_modal(form(custom_id, say("season-until"), say("season-until-hint"), _LONGEST))

    async def _longest(self, guild: int) -> int:
        """Days for which ended games of a server are kept, 0 for ever: a season counts those that are there."""
        limits = [days for days in (self._kept_days, (await Policies(self._store).read(guild)).kept or 0) if days]
        return min(limits, default=0)


@app_commands.allowed_installs(guilds=True, users=False)
@app_commands.allowed_contexts(guilds=True, dms=False, private_channels=False)
class SeasonCog(commands.GroupCog, group_name="season", group_description=shown_as("command-season")):
    """The command group."""

    def __init__(self, desk: SeasonDesk) -> None:
        self._desk = desk

    @app_commands.command(name="open", description=shown_as("command-season-open"))
    @app_commands.describe(until=shown_as("command-season-open-until"), game=shown_as("command-season-open-game"))
    @app_commands.choices(game=GAMES)
    async def open(self, interaction: discord.Interaction[discord.Client], until: str, game: str = "") -> None:
        """Begin a season."""
        await self._desk.open(interaction, until, game)

    @app_commands.command(name="show", description=shown_as("command-season-show"))
    async def show(self, interaction: discord.Interaction[discord.Client]) -> None:
        """The table of points."""
        await self._desk.show(interaction)

    @app_commands.command(name="end", description=shown_as("command-season-end"))
    async def end(self, interaction: discord.Interaction[discord.Client]) -> None:
        """End it before its date."""
        await self._desk.end(interaction)


def _called(game: str, say: Speech) -> str:
    """Which games count."""
    return game_name(game, say) if game else say("season-all")


def _told(row: SeasonRow, lines: list[Line], asker: int, say: Speech, *, runs: bool) -> str:
    """A season in words."""
    shown = lines[:LINES]
    shown += [line for line in lines[LINES:] if line.user == asker]
    until = date_time(row.end_ms // 1000)
    head = say("season-head", game=_called(row.game, say), until=until, runs=runs)
    rows = [
        say("season-row", place=line.place, person=mention(line.user), points=line.points, games=line.games)
        for line in shown
    ]
    return "\n".join([head, *(rows or [say("season-empty")]), say("season-rule")])


def _controls(say: Speech, *, runs: bool) -> discord.ui.View:
    """What who manages the server can do."""
    view = discord.ui.View(timeout=None)
    if runs:
        view.add_item(
            discord.ui.Button(custom_id="season:end", label=say("season-end"), style=discord.ButtonStyle.danger)
        )
        return view
    for game in ("", *LOBBY_GAMES):
        label = say("season-open", game=_called(game, say))
        view.add_item(discord.ui.Button(custom_id=f"season:open:{game or _ALL}", label=label))
    return view
