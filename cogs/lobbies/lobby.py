"""The lobby on Discord: its message and buttons, the private options panel, and the start of a thread."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager, suppress
from typing import NamedTuple, cast

import discord
import msgspec

from bot.play.clock import Clock, rounds
from bot.play.digests import link
from bot.play.games.lobby_games import LOBBY_GAMES, LobbyGame, Preset, spoken_at, table_name
from bot.play.holidays import BadDate, Holidays, soon
from bot.play.lobbies.forms import changes, topics
from bot.play.lobbies.lobby import Lobbies, Lobby, TooFew, check_host
from bot.play.rosters import Seated
from bot.tables.contract.table import Button
from bot.words.message import DEFAULT, UserError
from bot.words.options import BadOption, Topic
from bot.words.signs import channel as channel_mark, clean_name, mention
from bot.words.speech import Speech, speech
from cogs.arriving import router
from cogs.arriving.places import lobby_place, opening_place
from cogs.arriving.replies import NOBODY, UNREACHED, Interaction, private
from cogs.lobbies import listings
from cogs.lobbies.lobby_views import (
    buttons,
    date_form,
    games_view,
    lobby_says,
    lobby_view,
    options_line,
    started,
    topic_form,
    topics_view,
)
from cogs.lobbies.opening import Opening
from cogs.posting import open_thread
from cogs.ui.components import button_view, filled
from cogs.ui.forms import open_form
from cogs.ui.voices import language_for, server_language, voice_for

log = logging.getLogger(__name__)

EXPIRY_CHECK_MS = 60_000


class Call(NamedTuple):
    role: int
    mark: str
    note: Callable[[], Awaitable[None]]
    """Stores that it was mentioned; awaited just before that."""


class LobbyHandlers:
    def __init__(self, lobbies: Lobbies, opening: Opening) -> None:
        self._lobbies, self._opening = lobbies, opening
        self._holidays = Holidays(lobbies.registry)

    @property
    def clock(self) -> Clock:
        return self._lobbies.clock

    async def play(self, interaction: Interaction, game: str, preset: str, language: str) -> None:
        """Without a game ask for it first. Raises ``UserError``."""
        if game:
            await self.new(interaction, game, preset, language)
            return
        opening_place(interaction, posts=True)
        say = voice_for(interaction)
        await private(interaction, say("lobby-which-game"), view=games_view(preset, language, say))

    @router.button("play:{game:game}:{preset:word?}:{language:word?}")
    async def new(
        self,
        interaction: Interaction,
        game: str,
        preset: str = "",
        language: str = "",
        wanted: int = 0,
        may_call: Callable[[], Awaitable[Call]] | None = None,
    ) -> None:
        """Check, open, post. ``may_call`` returns the role to mention, or raises. Raises ``UserError``."""
        guild, channel = opening_place(interaction, posts=True)
        await self._opening.forum(interaction)
        of, user = LOBBY_GAMES.get(game), interaction.user.id
        if of is None:
            raise UserError(voice_for(interaction)("table-old-panel"))
        first = await self._lobbies.is_first(user, game, guild)
        options = {**of.first} if first else {}
        options |= of.presets.get(cast(Preset, preset or ("tonight" if first else "")), {})
        ours = server_language(interaction)
        options["language"] = language or (ours if ours in spoken_at(of) else DEFAULT)
        if wanted:
            options[of.seats_option] = str(wanted)
        with _refused(of, interaction):
            if options["language"] not in (spoken := spoken_at(of)):
                raise BadOption("language", options["language"], ", ".join(spoken))
            of.check(options, None)
        async with self._opening.one_by_one(interaction):
            await self._opening.check(interaction)
            self._lobbies.check_room(game, options, voice_for(interaction))
            usual = of.seats(options)
            most = await self._opening.most_players(interaction, wanted or None, usual)
            if most != usual:
                options[of.seats_option] = str(most)
            call = None if may_call is None else await may_call()
            alone = preset == "alone"
            lobby = await self._lobbies.open(game, guild, channel, seated(interaction), options, wanted, alone=alone)
            if call is not None:
                await call.note()
        if call is None:
            await self._post(interaction, lobby, NOBODY)
        else:
            mentions = discord.AllowedMentions(everyone=False, users=False, roles=[discord.Object(call.role)])
            await self._post(interaction, lobby, mentions, speech(lobby.language)("find-who", role=call.mark))

    @router.button("t{table:id}:0:rematch")
    async def rematch(self, interaction: Interaction, table: int) -> None:
        """The button below a result: a lobby with the same players and options, which tells them by a mention (R1).

        Whoever presses after the first one sits down in that lobby, or is told that they do.
        """
        opening_place(interaction, posts=True)
        await self._opening.forum(interaction)
        say, person = voice_for(interaction), seated(interaction)
        async with self._opening.one_by_one(interaction):
            found = await self._lobbies.rematch(
                table, person, say, lambda seats, most: self._opening.check_rematch(interaction, seats, most)
            )
        lobby, client = found.lobby, interaction.client
        if found.how == "opened":
            others = [discord.Object(seat.user) for seat in lobby.seats if seat.user not in (None, lobby.host)]
            await self._post(interaction, lobby, discord.AllowedMentions(everyone=False, roles=False, users=others))
            with suppress(UserError):  # begun or closed meanwhile
                if (now := await self._lobbies.read(lobby.table, say)) != lobby:  # somebody sat down before it was up
                    await self._show(client, now)
        elif found.how == "joined":
            joined = say("lobby-rematch-joined", table=str(lobby.table), host=mention(lobby.host))
            await _arrived(private(interaction, joined))
            await self._show(client, lobby)
            await self._lobbies.welcome(lobby, interaction.user.id)
        else:
            await private(interaction, say("lobby-rematch-seated", table=str(lobby.table), host=mention(lobby.host)))

    async def sit(self, interaction: Interaction, table: int) -> None:
        """For a lobby of another channel, whose message shows it. Raises ``UserError``."""
        lobby = await self._lobbies.join(table, seated(interaction), voice_for(interaction))
        await self._show(interaction.client, lobby)
        await self._lobbies.welcome(lobby, interaction.user.id)

    async def _post(
        self, interaction: Interaction, lobby: Lobby, mentions: discord.AllowedMentions, before: str = ""
    ) -> None:
        words = "\n".join(filter(None, (before, lobby_says(lobby))))
        place = await self._opening.forum(interaction)
        if place is not None:
            await interaction.response.defer(thinking=True)
            post = await listings.open_post(place, lobby, words, mentions)
            await self._point(interaction, lobby, place.id, post, words)
        else:
            answer = await interaction.response.send_message(words, view=buttons(lobby), allowed_mentions=mentions)
            if answer.message_id is not None:
                await self._lobbies.posted(lobby.table, answer.message_id)
        await self._lobbies.welcome(lobby, interaction.user.id)

    async def _point(self, interaction: Interaction, lobby: Lobby, place: int, post: int | None, words: str) -> None:
        """Without a post the lobby stands below the command, or nowhere in a thread."""
        say = speech(lobby.language)
        if post is not None:
            await self._lobbies.posted(lobby.table, post, place)
            title, host = lobby.of.called(say.language).title, mention(lobby.host)
            text = say("lobby-posted", game=title, host=host, post=channel_mark(post))
            await interaction.edit_original_response(content=text, allowed_mentions=NOBODY)
        elif isinstance(interaction.channel, discord.Thread):
            await self._lobbies.leave(lobby.table, lobby.host, say)
            refused = voice_for(interaction)("lobby-no-post", forum=channel_mark(place))
            await interaction.edit_original_response(content=refused)
        else:
            below = await interaction.edit_original_response(
                content=words, view=buttons(lobby), allowed_mentions=NOBODY
            )
            await self._lobbies.posted(lobby.table, below.id)

    @router.button("l{table:id}:options", "l{table:id}:drop-{name:word}")  # the second on lobbies of an older version
    async def _open_options(self, interaction: Interaction, table: int, name: str = "") -> None:
        async with self._catching_up(interaction, table):
            say = voice_for(interaction)
            lobby = await self._lobbies.read(table, say)
            await private(interaction, options_line(lobby, say), view=topics_view(lobby, say))

    @router.menu("c{table:id}:temper", "c{table:id}:temper{seats:int}", "o{table:id}:{name:word}")
    async def _old_menu(
        self, interaction: Interaction, _: router.Given, table: int, name: str = "", seats: int = 0
    ) -> None:
        """For lobbies of an older version: these choices are among the options now."""
        await self._open_options(interaction, table)

    @router.button("l{table:id}:topic_{topic:word}")
    async def _ask(self, interaction: Interaction, table: int, topic: str) -> None:
        """Raises ``UserError`` for everybody but the host."""
        say = voice_for(interaction)
        lobby = await self._lobbies.read(table, say)
        check_host(lobby, interaction.user.id, say)
        await open_form(interaction, topic_form(lobby, _topic(lobby, topic, say), say.language))

    @router.form("o{table:id}:{topic:word}")
    async def choose(self, interaction: Interaction, _: router.Given, table: int, topic: str) -> None:
        user, language, say = interaction.user.id, language_for(interaction), voice_for(interaction)
        lobby = await self._lobbies.read(table, say)
        given, wanted = filled(dict(interaction.data or {})), _topic(lobby, topic, say)
        with _refused(lobby.of, interaction):
            found = changes(lobby, wanted, language, given)
            if seats := found.options.get(lobby.of.seats_option):
                await self._opening.most_players(interaction, int(seats), int(seats))
            lobby = await self._lobbies.change(table, user, found.options, found.computers, say)
        answer = interaction.response.edit_message(content=options_line(lobby, say), view=topics_view(lobby, say))
        await _arrived(answer)
        await self._show(interaction.client, lobby)

    @router.button("l{table:id}:date")
    async def _ask_date(self, interaction: Interaction, table: int) -> None:
        """Raises ``UserError`` for everybody but the host."""
        say = voice_for(interaction)
        lobby = await self._lobbies.read(table, say)
        check_host(lobby, interaction.user.id, say)
        zone, place = await self._holidays.zone(interaction.user.id)
        await open_form(interaction, date_form(lobby, zone, place, say))

    @router.form("l{table:id}:date")
    async def set_date(self, interaction: Interaction, entered: router.Given, table: int) -> None:
        user, say, written = interaction.user.id, voice_for(interaction), next(iter(entered), "").strip()
        zone, place = await self._holidays.zone(user)
        try:
            date = soon(written, self.clock.now(), place) if written else 0
        except BadDate:
            raise UserError(say("lobby-date.unknown", zone=zone)) from None
        before = await self._lobbies.read(table, say)
        lobby = await self._lobbies.set_date(table, user, date, say)
        answer = interaction.response.edit_message(content=options_line(lobby, say), view=topics_view(lobby, say))
        await _arrived(answer)
        await self._show(interaction.client, lobby)
        await self._take_down(interaction, before)
        await listings.put_up(interaction.guild, lobby, await self._way(interaction, lobby))

    async def _take_down(self, interaction: Interaction, lobby: Lobby) -> None:
        if lobby.date_ms > self.clock.now():
            await listings.take_down(interaction.guild, await self._way(interaction, lobby))

    async def _way(self, interaction: Interaction, lobby: Lobby) -> str:
        message = await self._lobbies.message_of(lobby.table) or 0
        return f"{link(interaction.guild_id or 0, lobby_place(interaction.client, lobby.parent, message))}/{message}"

    @router.button("l{table:id}:start")
    async def _start_pressed(self, interaction: Interaction, table: int) -> None:
        async with self._catching_up(interaction, table):
            try:
                await self._start(interaction, table)
            except TooFew as refusal:
                lobby = await self._lobbies.read(table, voice_for(interaction))
                if lobby.wanted or lobby.host != interaction.user.id or interaction.response.is_done():
                    raise
                await self._message(interaction, table)  # the button offered stands below another message
                fill = Button(0, "fill", voice_for(interaction)("lobby-fill"), style="primary")
                await private(interaction, str(refusal), view=button_view([[(f"l{table}:fill", fill)]]))

    @router.button("l{table:id}:fill")
    async def _fill(self, interaction: Interaction, table: int) -> None:
        say = voice_for(interaction)
        if await self._lobbies.message_of(table) is None:
            raise UserError(say("lobby-lost"))
        await self._lobbies.fill(table, interaction.user.id, say)
        await self._start(interaction, table)

    @router.button("l{table:id}:join")
    async def _join(self, interaction: Interaction, table: int) -> None:
        async with self._catching_up(interaction, table):
            lobby = await self._lobbies.join(table, seated(interaction), voice_for(interaction))
            await self._renew(interaction, lobby)
            await self._lobbies.welcome(lobby, interaction.user.id)

    @router.button("l{table:id}:leave")
    async def _leave(self, interaction: Interaction, table: int) -> None:
        async with self._catching_up(interaction, table):
            lobby = await self._lobbies.leave(table, interaction.user.id, voice_for(interaction))
            await self._renew(interaction, lobby)
            if lobby.status == "stopped":
                await self._take_down(interaction, lobby)

    @router.button("l{table:id}:add")
    async def _add(self, interaction: Interaction, table: int) -> None:
        async with self._catching_up(interaction, table):
            lobby = await self._lobbies.add_computer(table, interaction.user.id, voice_for(interaction))
            await self._renew(interaction, lobby)

    async def leave_here(self, interaction: Interaction) -> bool:
        table = await self._lobbies.mine(interaction.user.id, interaction.channel_id or 0)
        if table is None:
            return False
        lobby = await self._lobbies.leave(table, interaction.user.id, voice_for(interaction))
        await _arrived(private(interaction, voice_for(interaction)("lobby-left")))
        await self._show(interaction.client, lobby)
        if lobby.status == "stopped":
            await self._take_down(interaction, lobby)
        return True

    async def _start(self, interaction: Interaction, table: int) -> None:
        say = voice_for(interaction)
        before = await self._lobbies.read(table, say)
        with _refused(before.of, interaction):
            lobby = await self._lobbies.check_start(table, interaction.user.id, say)
        message = await self._message(interaction, table)
        if message is None:
            raise UserError(say("lobby-lost"))
        client, channel = interaction.client, interaction.channel_id or 0
        await interaction.response.defer(ephemeral=True)
        name = table_name(lobby.game, lobby.table, speech(lobby.language))
        live = lobby.of.live(lobby.options)
        posted = channel == message
        thread = message if posted else await open_thread(client, channel, message, name, say, live=live)
        with _refused(lobby.of, interaction):
            lobby = await self._lobbies.start(table, thread, say)
        await self._edit(client, channel, message, started(lobby, thread, speech(lobby.language), in_post=posted), None)
        if interaction.message is not None and interaction.message.flags.ephemeral:
            begun = started(lobby, thread, say, in_post=posted)
            await _arrived(interaction.edit_original_response(content=begun, view=None))
        await listings.tag(client, channel, msgspec.structs.replace(lobby, status="running"))
        await self._take_down(interaction, before)

    async def _renew(self, interaction: Interaction, lobby: Lobby) -> None:
        """Edit the used message, by a separate call if it is no answer any more."""
        await self._message(interaction, lobby.table)
        answer = interaction.response.edit_message(
            content=lobby_says(lobby), view=lobby_view(lobby), attachments=(), allowed_mentions=NOBODY
        )
        client, channel = interaction.client, interaction.channel_id or 0
        await listings.tag(client, channel, lobby)
        if not await _arrived(answer):
            await self._show(client, lobby)
        elif interaction.message is not None:
            await self._keep_up(client, channel, interaction.message.id, lobby)

    async def _message(self, interaction: Interaction, table: int) -> int | None:
        """The lobby's message; if none is stored, the used one is stored as such."""
        message = await self._lobbies.message_of(table)
        if message is None and interaction.message is not None:
            message = interaction.message.id
            await self._lobbies.posted(table, message)
        return message

    @asynccontextmanager
    async def _catching_up(self, interaction: Interaction, table: int) -> AsyncIterator[None]:
        """A refusal may mean that the message is out of date, as after a crash: show the lobby anew."""
        try:
            yield
        except UserError as refusal:
            await _arrived(private(interaction, str(refusal)))
            await self._catch_up(interaction, table)

    async def _catch_up(self, interaction: Interaction, table: int) -> None:
        found, message = await self._lobbies.now(table), interaction.message
        client, channel = interaction.client, interaction.channel_id or 0
        if found is None or message is None:
            return
        if message.content.strip() != _says_now(*found, in_post=channel == message.id).strip():
            await self._show_now(client, channel, message.id, found)

    async def _keep_up(self, client: discord.Client, channel: int, message: int, shown: Lobby) -> None:
        """Show it again while it has changed meanwhile: calls to Discord overtake each other."""
        while (found := await self._lobbies.now(shown.table)) is not None:
            lobby, _ = found
            if lobby == shown or "lobby" not in (lobby.status, shown.status):
                return
            shown = await self._show_now(client, channel, message, found)

    async def _show_now(
        self, client: discord.Client, channel: int, message: int, found: tuple[Lobby, int | None]
    ) -> Lobby:
        lobby, thread = found
        in_post = lobby_place(client, channel, message) == message
        await self._edit(client, channel, message, _says_now(lobby, thread, in_post=in_post), lobby_view(lobby))
        return lobby

    async def _show(self, client: discord.Client, lobby: Lobby) -> None:
        message, channel = await self._lobbies.message_of(lobby.table), lobby.parent
        if message is not None:
            await self._edit(client, channel, message, lobby_says(lobby), lobby_view(lobby))
            await listings.tag(client, lobby_place(client, channel, message), lobby)
            await self._keep_up(client, channel, message, lobby)

    async def _edit(
        self, client: discord.Client, channel: int, message: int, content: str, view: discord.ui.View | None
    ) -> None:
        """A refusal is only logged: the change is durable, the message a convenience."""
        partial = client.get_partial_messageable(lobby_place(client, channel, message)).get_partial_message(message)
        try:
            await partial.edit(content=content, view=view, attachments=(), allowed_mentions=NOBODY)
        except UNREACHED as error:
            log.info("a lobby message could not be edited: %s", error)

    async def expire_forever(self, client: discord.Client) -> None:
        await rounds("lobbies", self._lobbies.clock, EXPIRY_CHECK_MS, lambda: self._expire(client))

    async def _expire(self, client: discord.Client) -> None:
        for row, language in await self._lobbies.expire():
            if row.lobby_message is not None:
                say = speech(language)
                said = say("find-expired") if row.wanted > 0 else say("lobby-expired")
                await self._edit(client, row.parent, row.lobby_message, said, None)


def _says_now(lobby: Lobby, thread: int | None, *, in_post: bool) -> str:
    if lobby.status == "lobby":
        return lobby_says(lobby)
    say = speech(lobby.language)
    return say("lobby-closed") if thread is None else started(lobby, thread, say, in_post=in_post)


async def _arrived(answer: Awaitable[object]) -> bool:
    """False if Discord refused the answer: the lobby's message shows the change all the same."""
    try:
        await answer
    except UNREACHED as error:
        log.info("an answer at a lobby could not be given: %s", error)
        return False
    return True


def seated(interaction: Interaction) -> Seated:
    return Seated(clean_name(interaction.user.display_name), interaction.user.id)


def _topic(lobby: Lobby, name: str, say: Speech) -> Topic:
    """Raises ``UserError`` if the lobby's game has no such form (any more)."""
    found = next((topic for topic, _ in topics(lobby, say) if topic == name), None)
    if found is None:
        raise UserError(say("table-old-panel"))
    return found


@contextmanager
def _refused(game: LobbyGame, interaction: Interaction) -> Iterator[None]:
    """Turn a ``BadOption`` into a ``UserError`` in the asker's language."""
    try:
        yield
    except BadOption as error:
        raise UserError(game.refusal(error, language_for(interaction))) from error
