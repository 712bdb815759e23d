"""The lobby on Discord: its message and buttons, the private options panel, and the start of a thread."""

from __future__ import annotations

import logging
import re
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator, Sequence
from contextlib import asynccontextmanager, contextmanager, suppress
from typing import NamedTuple

import discord
from discord import app_commands

from bot.play.clock import Clock, rounds
from bot.play.games.lobby_games import LOBBY_GAMES, LobbyGame, table_name
from bot.play.lobbies.lobby import Lobbies, Lobby
from bot.play.roster import Seated
from bot.words.errors import UserError
from bot.words.language import language_of
from bot.words.marks import mention
from bot.words.options import BadOption
from bot.words.signs import clean_name
from bot.words.speech import speech
from cogs.arriving import router
from cogs.arriving.places import opening_place
from cogs.arriving.replies import UNREACHED, Interaction, private
from cogs.lobbies.lobby_views import (
    TYPED,
    LobbyPictures,
    buttons,
    lobby_says,
    lobby_view,
    option_called,
    option_panel,
    option_values,
    panel_view,
    started,
    value_form,
    value_view,
)
from cogs.lobbies.opening import Opening
from cogs.posting.screen import pictured
from cogs.posting.threads import open_thread
from cogs.ui.components import typed_value
from cogs.ui.voices import language_for, voice_for

log = logging.getLogger(__name__)

SEATS = re.compile("[0-9]{1,3}")
EXPIRY_CHECK_MS = 60_000
ONLY_LOBBY = discord.AllowedMentions.none()


class Call(NamedTuple):
    """A role that is mentioned above a new lobby."""

    role: int
    mark: str
    """As a message mentions it."""
    note: Callable[[], Awaitable[None]]
    """Remembers that it was mentioned; done just before that."""


class LobbyDesk:
    """Everything people do in lobbies. One per process."""

    def __init__(self, lobbies: Lobbies, opening: Opening, pictures: LobbyPictures) -> None:
        self._lobbies = lobbies
        self._opening = opening
        self._pictures = pictures

    @property
    def clock(self) -> Clock:
        """By which lobbies close."""
        return self._lobbies.clock

    async def new(
        self,
        interaction: Interaction,
        name: str,
        options: dict[str, str],
        wanted: int = 0,
        may_call: Callable[[], Awaitable[Call]] | None = None,
    ) -> None:
        """``/<game> new``: check permissions and options, open a table, post its lobby.

        With ``wanted`` it looks for so many people; ``may_call`` says whom it mentions, or raises why nobody.
        """
        guild, channel = opening_place(interaction)
        game = LOBBY_GAMES[name]
        spoken = interaction.guild_locale.value if interaction.guild_locale is not None else None
        options = {"language": language_of(spoken)} | options
        with _refused(game, interaction):
            game.check(options, None)
        async with self._opening.one_by_one(interaction):
            await self._opening.check(interaction)
            self._lobbies.check_room(name, options, voice_for(interaction))
            usual, chosen = game.seats(options), options.get(game.seats_option)
            most = await self._opening.most_players(interaction, None if chosen is None else usual, usual)
            if most != usual:
                options[game.seats_option] = str(most)
            call = None if may_call is None else await may_call()
            lobby = await self._lobbies.open(name, guild, channel, seated(interaction), options, wanted)
            if call is not None:
                await call.note()
        if call is None:
            await self._post(interaction, lobby, ONLY_LOBBY)
        else:
            mentions = discord.AllowedMentions(everyone=False, users=False, roles=[discord.Object(call.role)])
            await self._post(interaction, lobby, mentions, speech(lobby.language)("find-who", role=call.mark))

    @router.button("t{table:id}:0:rematch")
    async def rematch(self, interaction: Interaction, table: int) -> None:
        """The button below a result: a lobby with the same players and options, which tells them by a mention (R1).

        Whoever presses after the first one sits down in that lobby, or is told that they do.
        """
        opening_place(interaction)
        say = voice_for(interaction)
        person = seated(interaction)
        async with self._opening.one_by_one(interaction):
            found = await self._lobbies.rematch(
                table, person, say, lambda seats, most: self._opening.check_rematch(interaction, seats, most)
            )
        lobby, client, channel = found.lobby, interaction.client, interaction.channel_id or 0
        if found.how == "opened":
            others = [discord.Object(seat.user) for seat in lobby.seats if seat.user not in (None, lobby.host)]
            await self._post(interaction, lobby, discord.AllowedMentions(everyone=False, roles=False, users=others))
            with suppress(UserError):  # begun or closed meanwhile
                if (now := await self._lobbies.read(lobby.table, say)) != lobby:  # somebody sat down before it was up
                    await self._show(client, channel, now)
        elif found.how == "joined":
            joined = say("lobby-rematch-joined", table=str(lobby.table), host=mention(lobby.host))
            await _told(private(interaction, joined))
            await self._show(client, channel, lobby)
            await self._lobbies.welcome(lobby, interaction.user.id)
        else:
            await private(interaction, say("lobby-rematch-seated", table=str(lobby.table), host=mention(lobby.host)))

    async def rematch_here(self, interaction: Interaction, table: int | None) -> None:
        """``/table rematch``: of this game of the channel, by default of the one that the user played last.

        Raises ``UserError`` if they have played none here.
        """
        _, channel = opening_place(interaction)
        ended = [head.id for head in await self._lobbies.ended(interaction.user.id, channel)]
        wanted = ended[:1] if table is None else [one for one in ended if one == table]
        if not wanted:
            raise UserError(voice_for(interaction)("lobby-rematch-none"))
        await self.rematch(interaction, wanted[0])

    async def suggest_rematches(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[int]]:
        """The user's finished games of this channel."""
        say = voice_for(interaction)
        heads = await self._lobbies.ended(interaction.user.id, interaction.channel_id or 0)
        labels = [(table_name(head.game, head.id, say), head.id) for head in heads]
        fitting = [(label, table) for label, table in labels if typed.casefold() in label.casefold()]
        return [app_commands.Choice(name=label, value=table) for label, table in fitting]

    async def sit(self, interaction: Interaction, table: int, parent: int) -> None:
        """The presser sits down at a lobby of another channel, whose message shows it. Raises ``UserError``."""
        lobby = await self._lobbies.join(table, seated(interaction), voice_for(interaction))
        await self._show(interaction.client, parent, lobby)
        await self._lobbies.welcome(lobby, interaction.user.id)

    async def _post(
        self, interaction: Interaction, lobby: Lobby, mentions: discord.AllowedMentions, before: str = ""
    ) -> None:
        file = await self._pictures.file(lobby)
        answer = await pictured(
            lambda files: interaction.response.send_message(
                "\n".join(filter(None, (before, lobby_says(lobby)))),
                view=buttons(lobby),
                allowed_mentions=mentions,
                files=files,
            ),
            [] if file is None else [file],
        )
        if answer.message_id is not None:
            await self._lobbies.posted(lobby.table, answer.message_id)
        await self._lobbies.welcome(lobby, interaction.user.id)

    @router.button("l{table:id}:options")
    async def _open_options(self, interaction: Interaction, table: int) -> None:
        async with self._catching_up(interaction, table):
            lobby = await self._lobbies.read(table, voice_for(interaction))
            view = panel_view(lobby, language_for(interaction))
            panel = option_panel(lobby, voice_for(interaction))
            await interaction.response.send_message(panel, view=view, ephemeral=True)

    @router.button("l{table:id}:start")
    async def _start_pressed(self, interaction: Interaction, table: int) -> None:
        async with self._catching_up(interaction, table):
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

    @router.button("l{table:id}:add")
    async def _add_any(self, interaction: Interaction, table: int) -> None:
        async with self._catching_up(interaction, table):
            user, say = interaction.user.id, voice_for(interaction)
            await self._renew(interaction, await self._lobbies.add_computer(table, user, "", say))

    @router.button("l{table:id}:drop-{name:word}")
    async def _drop(self, interaction: Interaction, table: int, name: str) -> None:
        """A computer player is taken out again."""
        async with self._catching_up(interaction, table):
            user, say = interaction.user.id, voice_for(interaction)
            await self._renew(interaction, await self._lobbies.remove_computer(table, user, name, say))

    @router.menu("o{table:id}:{name:word}")
    @router.form("o{table:id}:{name:word}")
    async def choose(self, interaction: Interaction, given: router.Given, table: int, name: str) -> None:
        """The options panel: first which option, from the menu ``pick``, then its value; or ``back``."""
        value = typed_value(given)
        language, say = language_for(interaction), voice_for(interaction)
        lobby = await self._lobbies.read(table, say)
        if name == "pick":
            option = option_called(lobby, value, language)
            view = value_view(lobby, option, say)
            await interaction.response.edit_message(content=option_values(option, lobby, say), view=view)
            return
        if name == "back":
            await interaction.response.edit_message(content=option_panel(lobby, say), view=panel_view(lobby, language))
            return
        if value == TYPED:
            await interaction.response.send_modal(value_form(table, option_called(lobby, name, language), say))
            return
        if name == lobby.of.seats_option and SEATS.fullmatch(value):  # what is no such number is refused below
            await self._opening.most_players(interaction, int(value), int(value))
        with _refused(lobby.of, interaction):
            lobby = await self._lobbies.set_option(table, interaction.user.id, name, value, say)
        panel = panel_view(lobby, language)
        await _told(interaction.response.edit_message(content=option_panel(lobby, say), view=panel))
        await self._show(interaction.client, interaction.channel_id or 0, lobby)

    @router.menu("c{table:id}:temper", "c{table:id}:temper{seats:int}")
    async def _add(self, interaction: Interaction, given: router.Given, table: int, seats: int = 0) -> None:
        """A computer player of this temperament sits down; ``seats`` only makes the id another one each time."""
        temper, say = typed_value(given), voice_for(interaction)
        open_lobby = await self._lobbies.read(table, say)
        if temper not in {offered.name for offered in open_lobby.of.tempers_in(open_lobby.language)}:
            raise UserError(voice_for(interaction)("table-old-panel"))
        lobby = await self._lobbies.add_computer(table, interaction.user.id, temper, say)
        await self._renew(interaction, lobby)

    async def start_here(self, interaction: Interaction, game: str) -> None:
        """``/<game> start``: the user's lobby in this channel."""
        table = await self._lobbies.mine(interaction.user.id, interaction.channel_id or 0, game)
        if table is None:
            raise UserError(voice_for(interaction)("lobby-none-to-start"))
        await self._start(interaction, table)

    async def leave_here(self, interaction: Interaction, game: str) -> None:
        """``/<game> leave`` outside a game: the user's lobby in this channel."""
        table = await self._lobbies.mine(interaction.user.id, interaction.channel_id or 0, game)
        if table is None:
            raise UserError(voice_for(interaction)("lobby-none-here"))
        lobby = await self._lobbies.leave(table, interaction.user.id, voice_for(interaction))
        await _told(private(interaction, voice_for(interaction)("lobby-left")))
        await self._show(interaction.client, interaction.channel_id or 0, lobby)

    async def _start(self, interaction: Interaction, table: int) -> None:
        say = voice_for(interaction)
        with _refused((await self._lobbies.read(table, say)).of, interaction):
            lobby = await self._lobbies.check_start(table, interaction.user.id, say)
        message = await self._message(interaction, table)
        if message is None:
            raise UserError(say("lobby-lost"))
        client, channel = interaction.client, interaction.channel_id or 0
        await interaction.response.defer(ephemeral=True)
        name = table_name(lobby.game, lobby.table, speech(lobby.language))
        live = lobby.of.live(lobby.options)
        thread = await open_thread(client, channel, message, name, say, live=live)
        with _refused(lobby.of, interaction):
            lobby = await self._lobbies.start(table, thread, say)
        await self._edit(client, channel, message, started(lobby, thread, speech(lobby.language)), None)
        if interaction.type is discord.InteractionType.application_command:
            await private(interaction, started(lobby, thread, say))

    async def _renew(self, interaction: Interaction, lobby: Lobby) -> None:
        """Show the lobby in the message whose control was used, by a call of its own if that is no answer any more."""
        lobby, files = await self._drawn(lobby)
        await self._message(interaction, lobby.table)
        answer = pictured(
            lambda shown: interaction.response.edit_message(
                content=lobby_says(lobby), view=lobby_view(lobby), attachments=shown, allowed_mentions=ONLY_LOBBY
            ),
            files,
        )
        client, channel = interaction.client, interaction.channel_id or 0
        if not await _told(answer):
            await self._show(client, channel, lobby)
        elif interaction.message is not None:
            await self._keep_up(client, channel, interaction.message.id, lobby)

    async def _message(self, interaction: Interaction, table: int) -> int | None:
        """The lobby's message: the one whose control was used if its post has not been answered, or never will be."""
        message = await self._lobbies.message_of(table)
        if message is None and interaction.message is not None:
            message = interaction.message.id
            await self._lobbies.posted(table, message)
        return message

    @asynccontextmanager
    async def _catching_up(self, interaction: Interaction, table: int) -> AsyncIterator[None]:
        """Take a press. If the lobby says no its message may be from before, as when the process ended meanwhile."""
        try:
            yield
        except UserError as refusal:
            await _told(private(interaction, str(refusal)))
            await self._catch_up(interaction, table)

    async def _catch_up(self, interaction: Interaction, table: int) -> None:
        """Let the message whose control was used show what has become of the lobby, if it does not."""
        found, message = await self._lobbies.now(table), interaction.message
        if found is not None and message is not None and message.content.strip() != _says_now(*found).strip():
            await self._show_now(interaction.client, interaction.channel_id or 0, message.id, found)

    async def _keep_up(self, client: discord.Client, channel: int, message: int, shown: Lobby) -> None:
        """Show a lobby again that has changed while it was shown: calls to Discord overtake each other."""
        while (found := await self._lobbies.now(shown.table)) is not None:
            lobby, _ = found
            if lobby == shown or "lobby" not in (lobby.status, shown.status):
                return
            shown = await self._show_now(client, channel, message, found)

    async def _show_now(
        self, client: discord.Client, channel: int, message: int, found: tuple[Lobby, int | None]
    ) -> Lobby:
        """Show a lobby or what has become of it; returns what was shown."""
        lobby, thread = found
        files: list[discord.File] = []
        if lobby.status == "lobby":
            lobby, files = await self._drawn(lobby)
        await self._edit(client, channel, message, _says_now(lobby, thread), lobby_view(lobby), files)
        return lobby

    async def _drawn(self, lobby: Lobby) -> tuple[Lobby, list[discord.File]]:
        """The lobby with its picture; as it is by then if somebody sat down while it was drawn."""
        file = await self._pictures.file(lobby)
        with suppress(UserError):  # begun or closed meanwhile
            now = await self._lobbies.read(lobby.table, speech(lobby.language))
            if now != lobby and lobby.status == "lobby":
                lobby, file = now, await self._pictures.file(now)
        return lobby, [] if file is None else [file]

    async def _show(self, client: discord.Client, channel: int, lobby: Lobby) -> None:
        message = await self._lobbies.message_of(lobby.table)
        if message is not None:
            lobby, files = await self._drawn(lobby)
            await self._edit(client, channel, message, lobby_says(lobby), lobby_view(lobby), files)
            await self._keep_up(client, channel, message, lobby)

    async def _edit(
        self,
        client: discord.Client,
        channel: int,
        message: int,
        content: str,
        view: discord.ui.View | None,
        files: Sequence[discord.File] = (),
    ) -> None:
        """The lobby message is a convenience once the change is durable: a refusal is only logged."""
        partial = client.get_partial_messageable(channel).get_partial_message(message)
        try:
            await pictured(
                lambda shown: partial.edit(content=content, view=view, attachments=shown, allowed_mentions=ONLY_LOBBY),
                files,
            )
        except UNREACHED as error:
            log.info("a lobby message could not be edited: %s", error)

    async def expire_forever(self, client: discord.Client) -> None:
        """Close idle lobbies, once a minute."""
        await rounds("lobbies", self._lobbies.clock, EXPIRY_CHECK_MS, lambda: self._expire(client))

    async def _expire(self, client: discord.Client) -> None:
        for row, language in await self._lobbies.expire():
            if row.lobby_message is not None:
                say = speech(language)
                said = say("find-expired") if row.wanted > 0 else say("lobby-expired")
                await self._edit(client, row.parent, row.lobby_message, said, None)


def _says_now(lobby: Lobby, thread: int | None) -> str:
    """Return the text of a lobby's message, or its text once it is none any more; ``thread`` is that of its game."""
    if lobby.status == "lobby":
        return lobby_says(lobby)
    say = speech(lobby.language)
    return say("lobby-closed") if thread is None else started(lobby, thread, say)


async def _told(answer: Awaitable[object]) -> bool:
    """Answer, and whether Discord took it: what is stored is shown by the lobby's message all the same."""
    try:
        await answer
    except UNREACHED as error:
        log.info("an answer at a lobby could not be given: %s", error)
        return False
    return True


def seated(interaction: Interaction) -> Seated:
    """The presser as a player."""
    return Seated(clean_name(interaction.user.display_name), interaction.user.id)


@contextmanager
def _refused(game: LobbyGame, interaction: Interaction) -> Iterator[None]:
    """Say why an option cannot be, in the asker's language: a ``BadOption`` becomes a ``UserError``."""
    try:
        yield
    except BadOption as error:
        raise UserError(game.refusal(error, language_for(interaction))) from error
