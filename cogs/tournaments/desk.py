"""``/event``, its buttons, and the rounds in which tournaments go on by themselves."""

from __future__ import annotations

import logging
import re
from typing import Any, Final

import discord

from bot.errors import UserError
from bot.play.games.records import options_of
from bot.play.hall import Hall
from bot.play.holidays.dates import BadDate, moment
from bot.play.holidays.going import Holidays
from bot.play.lobbies.lobby import Lobbies
from bot.play.lobbies.lobby_games import LOBBY_GAMES, table_name
from bot.play.rounds import rounds
from bot.play.tournaments import telling
from bot.play.tournaments.tables import Beginning
from bot.play.tournaments.telling import GAME
from bot.play.tournaments.tournaments import Tournaments
from bot.standing.tournament import Tournament
from bot.tables.contract.choices import EVENT
from bot.tables.contract.table import Button
from bot.words.language import language_of
from bot.words.message import ids
from bot.words.speech import speech
from cogs.arriving.presses import Presses
from cogs.arriving.replies import Interaction, changeable, private
from cogs.lobbies.lobby import seated
from cogs.places import opening_place
from cogs.posting.in_time import Draw, encoded_in_time, pictured
from cogs.posting.threads import StarterGone, open_thread, put_away
from cogs.tournaments import controls
from cogs.tournaments.controls import Wish, filled_in, opening, opening_form
from cogs.ui.components import button_view
from cogs.voices import manager_voice, voice_for

log = logging.getLogger(__name__)

EVERY_MS: Final = 10_000
"""Between two looks at what goes on by itself."""
DAY_MS: Final = 86_400_000
USUAL_DAYS: Final = 7
"""How long sign-up is open where nobody says until when."""
LONGEST_DAYS: Final = 60
"""For how long sign-up may be open at most."""
_BUTTON: Final = re.compile(rf"t(\d{{1,15}}):0:({'|'.join(EVENT)})")
_WHY: Final = ids("tournament-date-", ("unknown", "unclear", "past", "far"))


class EventDesk:
    """Answers ``/event``, takes its presses, and opens the tables of each round. One per client."""

    def __init__(self, hall: Hall, lobbies: Lobbies, draw: Draw) -> None:
        self._draw = draw
        self._clock = hall.services.clock
        self._tournaments = Tournaments(hall, lobbies)
        self._lobbies = lobbies
        self._holidays = Holidays(hall)
        self._presses = Presses()

    async def open(self, interaction: Interaction, wish: Wish) -> None:
        """Open sign-up for a tournament in this channel. Raises ``UserError``."""
        say = manager_voice(interaction)
        guild, channel = opening_place(interaction)
        now_ms = self._clock.now()
        closes_ms = now_ms + USUAL_DAYS * DAY_MS
        if wish.until:
            zone, place = await self._holidays.zone(interaction.user.id)
            try:
                closes_ms = moment(wish.until, now_ms, place)
                if closes_ms > now_ms + LONGEST_DAYS * DAY_MS:
                    raise BadDate("far")
            except BadDate as error:
                raise UserError(say(_WHY[error.why], zone=zone)) from None
        spoken = interaction.guild_locale.value if interaction.guild_locale is not None else None
        options = {"language": language_of(spoken), LOBBY_GAMES[GAME].speed_option: wish.speed}
        tournament = Tournament(wish.kind, wish.size, wish.people, closes_ms, wish.days * DAY_MS)
        if not await self._tournaments.open(guild, channel, tournament, options):
            raise UserError(say("tournament-runs"))
        await private(interaction, say("tournament-opened"))

    async def join(self, interaction: Interaction, table: int = 0) -> None:
        """Be in, or be at one's table; ``table`` is that of the button. Raises ``UserError``."""
        say, guild = voice_for(interaction), interaction.guild_id or 0
        await private(interaction, await self._tournaments.join(guild, seated(interaction), say, table))

    async def leave(self, interaction: Interaction) -> None:
        """Be out. Raises ``UserError``."""
        say, guild = voice_for(interaction), interaction.guild_id or 0
        await private(interaction, await self._tournaments.leave(guild, interaction.user.id, say))

    async def show(self, interaction: Interaction) -> None:
        """How the tournament stands that was opened last, for the asker alone; with buttons for who manages the server.

        Raises ``UserError`` if there was none and the asker cannot open one.
        """
        say, going = voice_for(interaction), await self._tournaments.current(interaction.guild_id or 0)
        view = discord.utils.MISSING
        if interaction.permissions.manage_guild:
            view = controls.view(say, runs=going is not None and not going.row.over)
        elif going is None:
            raise UserError(say("tournament-none"))
        if going is None:
            await private(interaction, say("tournament-none"), view=view)
            return
        words, shown = await self._tournaments.shown(going, say)
        file = None
        if shown is not None:
            file = await encoded_in_time(self._draw, shown.renderer, shown.view, shown.file, shown.alt)
        await pictured(lambda files: private(interaction, words, files, view), [] if file is None else [file])

    async def ask_end(self, interaction: Interaction) -> None:
        """Ask whether the tournament is really to be ended. Raises ``UserError``."""
        say = manager_voice(interaction)
        going = await self._tournaments.current(interaction.guild_id or 0)
        if going is None or going.row.over:
            raise UserError(say("tournament-none"))
        view = button_view([[(controls.SURE, Button(0, "", say("tournament-sure-yes"), style="danger"))]])
        await private(interaction, say("tournament-sure"), view=view)

    def take(self, interaction: Interaction) -> bool:
        """Handle one of our buttons or forms; False if it is something else. Synchronous."""
        data: dict[str, Any] = dict(interaction.data or {})
        custom_id = str(data.get("custom_id", ""))
        wish = opening(custom_id)
        if interaction.type is discord.InteractionType.modal_submit and wish is not None:
            self._presses.begin(interaction, self._sent(interaction, wish, data))
            return True
        if interaction.type is not discord.InteractionType.component or not changeable(interaction):
            return False
        if wish is not None:
            self._presses.begin(interaction, self._ask(interaction, custom_id, wish))
            return True
        found = _BUTTON.fullmatch(custom_id)
        match custom_id if found is None else found[2]:
            case telling.JOIN:
                work = self.join(interaction)
            case telling.HERE if found is not None:
                work = self.join(interaction, int(found[1]))
            case telling.LEAVE:
                work = self.leave(interaction)
            case telling.SHOW | controls.SHOW:
                work = self.show(interaction)
            case controls.END:
                work = self.ask_end(interaction)
            case controls.SURE:
                work = self._end(interaction)
            case _:
                return False
        self._presses.begin(interaction, work)
        return True

    async def run(self, client: discord.Client) -> None:
        """Let tournaments go on by themselves, until cancelled."""
        await rounds("tournaments", self._clock, EVERY_MS, lambda: self._round(client))

    async def _ask(self, interaction: Interaction, custom_id: str, wish: Wish) -> None:
        """What else there is to choose, in a form. Raises ``UserError``."""
        await interaction.response.send_modal(opening_form(custom_id, wish, manager_voice(interaction)))

    async def _sent(self, interaction: Interaction, wish: Wish, data: dict[str, Any]) -> None:
        """The form comes back. Raises ``UserError``."""
        await self.open(interaction, filled_in(wish, data, manager_voice(interaction)))

    async def _end(self, interaction: Interaction) -> None:
        say = manager_voice(interaction)
        await self._tournaments.end(interaction.guild_id or 0, say)
        await interaction.response.edit_message(content=say("tournament-ended"), view=None)

    async def _round(self, client: discord.Client) -> None:
        await self._tournaments.step_all()
        for beginning in await self._tournaments.to_begin():
            await self._begin(client, beginning)

    async def _begin(self, client: discord.Client, beginning: Beginning) -> None:
        """Give a table its thread, if it is still to begin: others had theirs first, and Discord may have let us wait.

        What Discord refuses is tried again in the next round.
        """
        row = beginning.row
        if not await self._tournaments.waits(row.id):
            return
        options = options_of(row)
        say = speech(language_of(options.get("language")))
        try:
            self._lobbies.check_room(row.game, options, say)
            name, live = table_name(row.game, row.id, say), LOBBY_GAMES[row.game].live(options)
            thread = await open_thread(client, row.parent, beginning.message, name, say, live=live)
            if not await self._tournaments.begin(row.id, thread):  # ended while Discord let us wait
                await put_away(client, thread)
        except StarterGone:
            await self._tournaments.post_again(row.id)
        except UserError as refusal:
            log.info("table %s of a tournament cannot begin yet: %s", row.id, refusal)
