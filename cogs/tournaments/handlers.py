"""The buttons and forms of tournaments, and the rounds in which these go on by themselves."""

from __future__ import annotations

import logging
from typing import Final

import discord

from bot.play.clock import rounds
from bot.play.games.kind import options_of
from bot.play.games.lobby_games import LOBBY_GAMES, table_name
from bot.play.holidays import BadDate, Holidays, moment
from bot.play.lobbies.lobby import Lobbies
from bot.play.running.table_registry import TableRegistry
from bot.play.tournaments.organising import Act, Award, Begin, More, TakeOut
from bot.play.tournaments.tables import Beginning
from bot.play.tournaments.telling import GAME
from bot.play.tournaments.tournaments import Tournaments
from bot.ratings.tournament import Tournament
from bot.tables.contract.table import Button
from bot.words.errors import UserError
from bot.words.language import language_of
from bot.words.message import ids
from bot.words.speech import Speech, speech
from cogs.arriving import router
from cogs.arriving.places import opening_place
from cogs.arriving.replies import Interaction, private
from cogs.lobbies.lobby import seated
from cogs.posting.screen import DrawOne, encoded_in_time, pictured
from cogs.posting.threads import StarterGone, open_thread, put_away
from cogs.tournaments import controls
from cogs.tournaments.controls import Wish, filled_in, opening_form
from cogs.ui.components import button_view
from cogs.ui.forms import open_form
from cogs.ui.voices import manager_voice, voice_for

log = logging.getLogger(__name__)

EVERY_MS: Final = 10_000
"""Between two looks at what goes on by itself."""
DAY_MS: Final = 86_400_000
USUAL_DAYS: Final = 7
"""How long sign-up is open where nobody says until when."""
LONGEST_DAYS: Final = 60
"""For how long sign-up may be open at most."""
_WHY: Final = ids("tournament-date-", ("unknown", "unclear", "past", "far"))


class EventHandlers:
    """Answers buttons, menus and forms, and opens the tables of each round. One per client."""

    def __init__(self, registry: TableRegistry, lobbies: Lobbies, draw: DrawOne) -> None:
        self._draw = draw
        self._clock = registry.services.clock
        self._tournaments = Tournaments(registry, lobbies)
        self._lobbies = lobbies
        self._holidays = Holidays(registry)

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

    @router.button("t{table:id}:0:event_here")
    async def join(self, interaction: Interaction, table: int = 0) -> None:
        """Be in, or be at one's table; ``table`` is that of the button. Raises ``UserError``."""
        say, guild = voice_for(interaction), interaction.guild_id or 0
        await private(interaction, await self._tournaments.join(guild, seated(interaction), say, table))

    @router.button("event:join", "t{table:id}:0:event_join")
    async def _join(self, interaction: Interaction, table: int = 0) -> None:
        await self.join(interaction)

    @router.button("event:leave", "t{table:id}:0:event_leave")
    async def _leave(self, interaction: Interaction, table: int = 0) -> None:
        await self.leave(interaction)

    @router.button(controls.SHOW, "t{table:id}:0:event_show", anywhere=True)
    async def _show(self, interaction: Interaction, table: int = 0) -> None:
        await self.show(interaction)

    @router.button(controls.RUN, anywhere=True)
    async def _run(self, interaction: Interaction) -> None:
        """Show the tournament with what its organiser can do."""
        now = await self._running(interaction, manager_voice(interaction))
        await self.show(interaction, controls.running(voice_for(interaction), begun=bool(now.rounds)))

    async def leave(self, interaction: Interaction) -> None:
        """Be out. Raises ``UserError``."""
        say, guild = voice_for(interaction), interaction.guild_id or 0
        await private(interaction, await self._tournaments.leave(guild, interaction.user.id, say))

    async def show(self, interaction: Interaction, view: discord.ui.View | None = None) -> None:
        """Show the tournament opened last, to the asker alone; below it ``view``, or the way in and out.

        Raises ``UserError`` if there was none.
        """
        say, going = voice_for(interaction), await self._tournaments.current(interaction.guild_id or 0)
        if going is None:
            raise UserError(say("tournament-none"))
        if view is None:
            view = button_view([]) if going.row.over else controls.entry(say, begun=bool(going.now.rounds))
        await self._tournaments.seen(going, interaction.user.id)
        words, shown = await self._tournaments.shown(going, say)
        file = None
        if shown is not None:
            file = await encoded_in_time(self._draw, shown.renderer, shown.view, shown.file, shown.alt)
        await pictured(lambda files: private(interaction, words, files, view), [] if file is None else [file])

    async def goes_on(self, guild: int) -> bool:
        """True if a tournament of the server is not over."""
        going = await self._tournaments.current(guild)
        return going is not None and not going.row.over

    @router.button(controls.END)
    async def ask_end(self, interaction: Interaction) -> None:
        """Ask whether the tournament is really to be ended. Raises ``UserError``."""
        say = manager_voice(interaction)
        going = await self._tournaments.current(interaction.guild_id or 0)
        if going is None or going.row.over:
            raise UserError(say("tournament-none"))
        view = button_view([[(controls.SURE, Button(0, "", say("tournament-sure-yes"), style="danger"))]])
        await private(interaction, say("tournament-sure"), view=view)

    async def run(self, client: discord.Client) -> None:
        """Let tournaments go on by themselves, until cancelled."""
        await rounds("tournaments", self._clock, EVERY_MS, lambda: self._round(client))

    @router.button(controls.OPEN, anywhere=True)
    async def _ask(self, interaction: Interaction) -> None:
        """Ask what it is to be. Raises ``UserError``."""
        await open_form(interaction, opening_form(manager_voice(interaction)))

    @router.form(controls.OPEN, anywhere=True)
    async def _sent(self, interaction: Interaction, typed: router.Given) -> None:
        """The form comes back. Raises ``UserError``."""
        await self.open(interaction, filled_in(typed, manager_voice(interaction)))

    async def _running(self, interaction: Interaction, say: Speech) -> Tournament:
        """The tournament that goes on. Raises ``UserError`` without one."""
        going = await self._tournaments.current(interaction.guild_id or 0)
        if going is None or going.row.over:
            raise UserError(say("tournament-none"))
        return going.now

    @router.button("event:ask_{what:award|out}")
    async def _ask_whom(self, interaction: Interaction, what: str) -> None:
        """Something is to be done about the tournament: to whom, or to which table."""
        say = manager_voice(interaction)
        view = controls.menus(what, await self._running(interaction, say), interaction.user.id, say)
        await private(interaction, say("tournament-choose", what=what), view=view)

    @router.button("event:ask_{what:begin|more}")
    async def _ask_whether(self, interaction: Interaction, what: str) -> None:
        """Something is to be done about the tournament: whether really."""
        say = manager_voice(interaction)
        now = await self._running(interaction, say)
        words, view = controls.sure(Begin() if what == "begin" else More(len(now.rounds)), now, say)
        await private(interaction, words, view=view)

    @router.menu("event:pick:{number:int}")
    async def _picked(self, interaction: Interaction, chosen: router.Given, number: int) -> None:
        """Something was picked: whether it is really to be done."""
        say = manager_voice(interaction)
        act = controls.act_of(chosen[0] if chosen else "")
        if act is None:
            raise UserError(say("table-stale-button"))
        words, view = controls.sure(act, await self._running(interaction, say), say)
        await interaction.response.edit_message(content=words, view=view)

    @router.button("event:do:begin")
    async def _do_begin(self, interaction: Interaction) -> None:
        await self._act(interaction, Begin())

    @router.button("event:do:more:{number:int}")
    async def _do_more(self, interaction: Interaction, number: int) -> None:
        await self._act(interaction, More(number))

    @router.button("event:do:award:{number:int}:{place:int}:{entrant:int}")
    async def _do_award(self, interaction: Interaction, number: int, place: int, entrant: int) -> None:
        await self._act(interaction, Award(number, place, entrant))

    @router.button("event:do:out:{user:person}")
    async def _do_take_out(self, interaction: Interaction, user: int) -> None:
        await self._act(interaction, TakeOut(user))

    async def _act(self, interaction: Interaction, act: Act) -> None:
        say = manager_voice(interaction)
        await self._tournaments.organise(interaction.guild_id or 0, act, interaction.user.id, say)
        await interaction.response.edit_message(content=say("tournament-done"), view=None)

    @router.button(controls.SURE)
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
