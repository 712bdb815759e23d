"""The lobby on Discord: its message and buttons, the private options panel, and the start of a thread."""

from __future__ import annotations

import asyncio
import logging
import re
from collections.abc import Mapping, Sequence
from typing import Any, Literal

import discord

from bot.errors import UserError
from bot.kernel.language import Language, language_of
from bot.kernel.names import clean_name
from bot.kernel.table import Button
from bot.play.lobby import Lobbies, Lobby
from bot.play.lobby_words import LobbyWords, lobby_words
from bot.play.roster import Seated
from bot.slap.course import REMATCH
from bot.slap.option_text import OptionText
from bot.slap.options import MIN_PLAYERS, from_strings
from bot.slap.words import options_in
from cogs.errors import guard
from cogs.opening import Opening
from cogs.replies import Interaction, private
from cogs.ui.components import button_view, form, select_view
from cogs.words import Words, language_for, words, words_for

log = logging.getLogger(__name__)

LOBBY_BUTTON = re.compile(r"l(\d{1,15}):(join|leave|add|start|options)")
REMATCH_BUTTON = re.compile(rf"t(\d{{1,15}}):0:{REMATCH}")
OPTION_SELECT = re.compile(r"o(\d{1,15}):(\w{1,32})")
TYPED = "…"
"""The value that asks for a form instead of being one."""
ARCHIVE_MINUTES: Literal[1440] = 1440
THREAD_EXISTS = 160004
EXPIRY_CHECK_MS = 60_000
ONLY_LOBBY = discord.AllowedMentions.none()


class LobbyDesk:
    """Everything people do in lobbies. One per process."""

    def __init__(self, lobbies: Lobbies, opening: Opening) -> None:
        self._lobbies = lobbies
        self._opening = opening
        self._tasks: set[asyncio.Task[None]] = set()

    async def new(self, interaction: Interaction, options: dict[str, str]) -> None:
        """``/slap new``: check permissions and options, open a table, post its lobby."""
        guild, channel = _place(interaction)
        spoken = interaction.guild_locale.value if interaction.guild_locale is not None else None
        options = {"language": language_of(spoken)} | options
        self._lobbies.check("slap", options)
        await self._opening.check(interaction)
        usual, wanted = from_strings(options).max_players, options.get("max_players")
        most = await self._opening.most_players(interaction, None if wanted is None else usual, usual)
        if most != usual:
            options["max_players"] = str(most)
        host = seated(interaction)
        await self._post(interaction, await self._lobbies.open("slap", guild, channel, host, options), ONLY_LOBBY)

    async def rematch(self, interaction: Interaction, table: int) -> None:
        """The button below a result: a lobby with the same players and options, which tells them by a mention (R1)."""
        _place(interaction)
        await self._opening.check(interaction)
        lobby = await self._lobbies.rematch(table, seated(interaction), _said(interaction))
        others = [discord.Object(seat.user) for seat in lobby.seats if seat.user not in (None, lobby.host)]
        mentions = discord.AllowedMentions(everyone=False, roles=False, users=others)
        await self._post(interaction, lobby, mentions)

    async def _post(self, interaction: Interaction, lobby: Lobby, mentions: discord.AllowedMentions) -> None:
        answer = await interaction.response.send_message(
            lobby_text(lobby), view=buttons(lobby), allowed_mentions=mentions
        )
        if answer.message_id is not None:
            await self._lobbies.posted(lobby.table, answer.message_id)

    async def press(self, interaction: Interaction, table: int, choice: str) -> None:
        """One of the lobby's buttons."""
        user, said = interaction.user.id, _said(interaction)
        if choice == "options":
            lobby = await self._lobbies.read(table, said)
            language = language_for(interaction)
            view = panel_view(lobby, language)
            await interaction.response.send_message(words(language).option_panel(lobby), view=view, ephemeral=True)
            return
        if choice == "start":
            await self._start(interaction, table)
            return
        most = seats_of(await self._lobbies.read(table, said))
        if choice == "join":
            lobby = await self._lobbies.join(table, seated(interaction), most, said)
        elif choice == "leave":
            lobby = await self._lobbies.leave(table, user, said)
        else:
            lobby = await self._lobbies.add_computer(table, user, most, said)
        await interaction.response.edit_message(
            content=lobby_text(lobby), view=lobby_view(lobby), allowed_mentions=ONLY_LOBBY
        )

    async def choose(self, interaction: Interaction, table: int, name: str, value: str) -> None:
        """The options panel: first which option, then which value."""
        language = language_for(interaction)
        text = words(language)
        if name == "pick":
            lobby = await self._lobbies.read(table, _said(interaction))
            option = option_called(value, language)
            view = value_view(lobby, option, text)
            await interaction.response.edit_message(content=text.option_values(option, lobby), view=view)
            return
        if name == "back":
            lobby = await self._lobbies.read(table, _said(interaction))
            await interaction.response.edit_message(content=text.option_panel(lobby), view=panel_view(lobby, language))
            return
        if value == TYPED:
            await interaction.response.send_modal(value_form(table, option_called(name, language), text))
            return
        if name == "max_players" and value.isdecimal():  # what is no number is refused below
            await self._opening.most_players(interaction, int(value), int(value))
        said = _said(interaction)
        lobby = await self._lobbies.set_option(table, interaction.user.id, name, value, seats_in, said)
        await interaction.response.edit_message(content=text.option_panel(lobby), view=panel_view(lobby, language))
        await self._show(interaction.client, interaction.channel_id or 0, lobby)

    async def start_here(self, interaction: Interaction) -> None:
        """``/slap start``: the user's lobby in this channel."""
        await self._start(interaction, await self._mine(interaction))

    async def leave_here(self, interaction: Interaction) -> None:
        """``/slap leave`` outside a game: the user's lobby in this channel."""
        lobby = await self._lobbies.leave(await self._mine(interaction), interaction.user.id, _said(interaction))
        await private(interaction, words_for(interaction).LEFT_LOBBY)
        await self._show(interaction.client, interaction.channel_id or 0, lobby)

    async def _mine(self, interaction: Interaction) -> int:
        table = await self._lobbies.mine(interaction.user.id, interaction.channel_id or 0)
        if table is None:
            raise UserError(words_for(interaction).NO_LOBBY_HERE)
        return table

    async def _start(self, interaction: Interaction, table: int) -> None:
        text, said = words_for(interaction), _said(interaction)
        lobby = await self._lobbies.check_start(table, interaction.user.id, MIN_PLAYERS, said)
        message = await self._lobbies.message_of(table)
        if message is None and interaction.message is not None:  # quicker than Discord's answer to our post
            message = interaction.message.id
            await self._lobbies.posted(table, message)
        if message is None:
            raise UserError(text.LOBBY_LOST)
        client, channel = interaction.client, interaction.channel_id or 0
        await interaction.response.defer(ephemeral=True)
        thread = await self._open_thread(client, channel, message, lobby, text)
        lobby = await self._lobbies.start(table, thread, MIN_PLAYERS, said)
        await self._edit(client, channel, message, words(lobby.language).started(lobby, thread), None)
        if interaction.type is discord.InteractionType.application_command:
            await private(interaction, text.started(lobby, thread))

    async def _open_thread(self, client: discord.Client, channel: int, message: int, lobby: Lobby, text: Words) -> int:
        """A thread on the lobby's message has the message's own id, so a repeat after a crash finds it again."""
        name = words(lobby.language).thread_name(lobby.table)
        try:
            thread = await client.http.start_thread_with_message(
                channel, message, name=name, auto_archive_duration=ARCHIVE_MINUTES
            )
        except discord.HTTPException as error:
            if error.code == THREAD_EXISTS:
                return message
            raise UserError(text.thread_failed(error.code)) from error
        return int(thread["id"])

    async def _show(self, client: discord.Client, channel: int, lobby: Lobby) -> None:
        message = await self._lobbies.message_of(lobby.table)
        if message is not None:
            await self._edit(client, channel, message, lobby_text(lobby), lobby_view(lobby))

    async def _edit(
        self, client: discord.Client, channel: int, message: int, content: str, view: discord.ui.View | None
    ) -> None:
        """The lobby message is a convenience once the change is durable: a refusal is only logged."""
        partial = client.get_partial_messageable(channel).get_partial_message(message)
        try:
            await partial.edit(content=content, view=view, allowed_mentions=ONLY_LOBBY)
        except discord.HTTPException as error:
            log.info("a lobby message could not be edited: %s", error)

    async def expire_forever(self, client: discord.Client) -> None:
        """Close idle lobbies, once a minute."""
        while True:
            await self._lobbies.clock.sleep(EXPIRY_CHECK_MS)
            for row, language in await self._lobbies.expire():
                if row.lobby_message is not None:
                    await self._edit(client, row.parent, row.lobby_message, words(language).LOBBY_EXPIRED, None)

    def take(self, interaction: Interaction) -> None:
        """Any interaction that belongs to no running table; slash commands have their own way."""
        data: dict[str, Any] = dict(interaction.data or {})
        custom_id = str(data.get("custom_id", ""))
        values = data.get("values") or [""]
        if interaction.type is discord.InteractionType.modal_submit:
            values = [typed_value(data)]
        elif interaction.type is not discord.InteractionType.component:
            return
        if match := REMATCH_BUTTON.fullmatch(custom_id):
            work = self.rematch(interaction, int(match[1]))
        elif match := LOBBY_BUTTON.fullmatch(custom_id):
            work = self.press(interaction, int(match[1]), match[2])
        elif match := OPTION_SELECT.fullmatch(custom_id):
            work = self.choose(interaction, int(match[1]), match[2], str(values[0]))
        else:
            work = private(interaction, words_for(interaction).STALE_BUTTON)
        task = asyncio.get_running_loop().create_task(guard(interaction, work))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)


def _place(interaction: Interaction) -> tuple[int, int]:
    """Server and channel in which a table may be opened as far as Discord lets us. Raises ``UserError``."""
    text = words_for(interaction)
    if interaction.guild_id is None or interaction.channel_id is None:
        raise UserError(text.NOT_IN_SERVER)
    if isinstance(interaction.channel, discord.Thread):
        raise UserError(text.NOT_IN_THREAD)
    missing = [name for name in text.PERMISSIONS if not getattr(interaction.app_permissions, name)]
    if missing:
        raise UserError(text.missing_permissions(missing, interaction.channel_id))
    return interaction.guild_id, interaction.channel_id


def seats_of(lobby: Lobby) -> int:
    """How many players the lobby's options allow."""
    return seats_in(lobby.options)


def seats_in(options: dict[str, str]) -> int:
    """How many players these options allow."""
    return from_strings(options).max_players


def seated(interaction: Interaction) -> Seated:
    """The presser as a player."""
    return Seated(clean_name(interaction.user.display_name), interaction.user.id)


def lobby_text(lobby: Lobby) -> str:
    """What the lobby message says, in the table's language."""
    return words(lobby.language).lobby(lobby, seats_of(lobby))


def lobby_view(lobby: Lobby) -> discord.ui.View | None:
    """The buttons of an open lobby, none of a closed one."""
    return buttons(lobby) if lobby.status == "lobby" else None


def buttons(lobby: Lobby) -> discord.ui.View:
    """The lobby's buttons."""
    t, text = lobby.table, words(lobby.language)
    rows: Sequence[Sequence[tuple[str, Button]]] = [
        [
            (f"l{t}:join", Button(0, "join", text.JOIN, style="success")),
            (f"l{t}:leave", Button(0, "leave", text.LEAVE)),
            (f"l{t}:add", Button(0, "add", text.ADD_COMPUTER)),
            (f"l{t}:options", Button(0, "options", text.OPTIONS_BUTTON)),
            (f"l{t}:start", Button(0, "start", text.START, style="primary")),
        ]
    ]
    return button_view(rows)


def panel_view(lobby: Lobby, language: Language) -> discord.ui.View:
    """The select of the options panel, in the language of whoever opened it: every option that has a choice here."""
    offered = [o for o in options_in(language) if o.typed or len(o.possible(lobby.options)) > 1]
    options = [(option.name, option.title, option.sentence) for option in offered]
    return select_view(f"o{lobby.table}:pick", words(language).CHANGE_OPTION, options)


def option_called(name: str, language: Language) -> OptionText:
    """One option in words."""
    return next(option for option in options_in(language) if option.name == name)


def value_view(lobby: Lobby, option: OptionText, text: Words) -> discord.ui.View:
    """The select of one option's values, and typing one where that is possible."""
    values = [(value, label, "") for value, label in option.possible(lobby.options)]
    if option.typed:
        values.append((TYPED, text.OTHER_VALUE, text.typed_hint(option)))
    return select_view(f"o{lobby.table}:{option.name}", option.title, values, (f"o{lobby.table}:back", text.BACK))


def value_form(table: int, option: OptionText, text: Words) -> discord.ui.Modal:
    """The form for a value that is not in the list."""
    return form(f"o{table}:{option.name}", option.title, text.typed_hint(option))


def typed_value(data: Mapping[str, Any]) -> str:
    """What was typed into the only field of a form."""
    rows = data.get("components") or [{}]
    field = rows[0].get("component") or (rows[0].get("components") or [{}])[0]
    return str(field.get("value", "")).strip()


def _said(interaction: Interaction) -> LobbyWords:
    return lobby_words(language_for(interaction))
