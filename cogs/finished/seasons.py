"""Seasons: opened and ended by who may manage the server, looked at by everybody."""

from __future__ import annotations

from typing import Final

from bot.play.games.lobby_games import LOBBY_GAMES
from bot.play.holidays import LONGEST_WRITTEN, BadDate, Holidays, moment
from bot.play.lobbies.policy import Policies
from bot.play.running.table_registry import TableRegistry
from bot.play.tournaments.seasons import SeasonEnds, Seasons, called, told
from bot.store.rows import SeasonRow
from bot.tables.contract.table import Button, Field
from bot.words.errors import UserError
from bot.words.language import language_of
from bot.words.marks import channel, date_time
from bot.words.message import ids
from cogs.arriving import router
from cogs.arriving.places import server_of
from cogs.arriving.replies import NOBODY, Interaction, private
from cogs.posting.screen import DrawOne, encoded_in_time, pictured
from cogs.ui.components import button_view, fields_form
from cogs.ui.forms import Pick, open_form
from cogs.ui.voices import manager_voice, voice_for

_DAY_MS: Final = 86_400_000
_WHY: Final = ids("season-date-", ("unknown", "unclear", "past", "far"))
BUTTON: Final = "season:show"
"""The button that shows the table of points."""
OPEN: Final = "season:open"
END: Final = "season:ask_end"
"""The buttons for who manages the server: without a season that runs, and with one."""
_ALL: Final = "all"
"""Stands in the form for all games."""


class SeasonHandlers:
    """Answers the buttons and forms of seasons. One per client."""

    def __init__(self, registry: TableRegistry, draw: DrawOne, ends: SeasonEnds, kept_days: int) -> None:
        """``kept_days``: for so long ended games are kept at most; 0 for ever."""
        self._draw, self._ends = draw, ends
        self._store, self._clock = registry.services.store, registry.services.clock
        self._seasons = Seasons(self._store, self._clock)
        self._holidays = Holidays(registry)
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
        say, guild = voice_for(interaction), server_of(interaction)
        newest, over = await self._seasons.newest(guild), await self._seasons.past(guild)
        if past:
            newest = None if over is None else (over, False)
        if newest is None:
            raise UserError(say("season-none-past" if past else "season-none"))
        runs = newest[1]
        await interaction.response.defer(ephemeral=True, thinking=True)
        row = [("season:past", Button(0, "", say("season-past")))] if runs and over is not None else []
        points = await self._seasons.points(newest[0])
        body = told(newest[0], points, say, runs=runs, asker=interaction.user.id)
        file = None
        if (shown := body.picture) is not None:
            file = await encoded_in_time(self._draw, shown.renderer, shown.view, shown.file, shown.alt)
        view = button_view([row])
        await pictured(lambda files: private(interaction, body.text, files, view), [] if file is None else [file])

    async def goes_on(self, guild: int) -> SeasonRow | None:
        """Return the season of a server that has not ended."""
        newest = await self._seasons.newest(guild)
        return newest[0] if newest is not None and newest[1] else None

    @router.button(END, anywhere=True)
    async def ask_end(self, interaction: Interaction) -> None:
        """Ask once more. Raises ``UserError``."""
        say = manager_voice(interaction)
        view = button_view([[("season:end", Button(0, "", say("season-sure-yes"), style="danger"))]])
        await private(interaction, say("season-sure"), view=view)

    @router.button("season:end")
    async def end(self, interaction: Interaction) -> None:
        """End the season now; its table comes into the channel in which it was opened. Raises ``UserError``."""
        say = manager_voice(interaction)
        row = await self._seasons.end(interaction.guild_id or 0, interaction.channel_id or 0)
        if row is None:
            raise UserError(say("season-none-runs"))
        await private(interaction, say("season-ended", channel=channel(row.channel)))
        await self._ends.tell()

    @router.button(BUTTON, anywhere=True)
    async def _now(self, interaction: Interaction) -> None:
        await self.show(interaction)

    @router.button("season:past")
    async def _before(self, interaction: Interaction) -> None:
        await self.show(interaction, past=True)

    @router.button(OPEN, anywhere=True)
    async def _ask(self, interaction: Interaction) -> None:
        """Until when, and which games, in a form. Raises ``UserError``."""
        say = manager_voice(interaction)
        games = [(game or _ALL, called(game, say)) for game in ("", *LOBBY_GAMES)]
        fields = (
            Field(say("season-until"), say("season-until-hint"), most=LONGEST_WRITTEN),
            Pick(say("season-games"), games, chosen=(_ALL,)),
        )
        await open_form(interaction, fields_form(OPEN, say("season-open"), fields))

    @router.form(OPEN, anywhere=True)
    async def _asked(self, interaction: Interaction, typed: router.Given) -> None:
        say, (until, game) = manager_voice(interaction), (*typed, "", "")[:2]
        if game not in (_ALL, *LOBBY_GAMES):
            raise UserError(say("season-which"))
        await self.open(interaction, until.strip(), "" if game == _ALL else game)

    async def _longest(self, guild: int) -> int:
        """Days for which ended games of a server are kept, 0 for ever: a season counts those that are there."""
        limits = [days for days in (self._kept_days, (await Policies(self._store).read(guild)).kept or 0) if days]
        return min(limits, default=0)
