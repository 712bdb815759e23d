"""Threads of games: open one for a table, and move a table that has lost its own."""

from __future__ import annotations

from contextlib import suppress
from typing import Final, Literal

import discord
import msgspec

from bot.play.games.kind import options_of
from bot.play.games.lobby_games import LOBBY_GAMES, table_name
from bot.play.reminding.digests import link
from bot.play.running.resuming import LOST
from bot.play.running.table_registry import TableRegistry
from bot.store.rows import Batch, DeadlineRow, Status, TableHead, TableRow
from bot.store.statements import changing, sending, tables
from bot.words.errors import UserError
from bot.words.language import language_of
from bot.words.marks import channel as channel_link
from bot.words.speech import Speech, speech
from cogs.arriving import router
from cogs.arriving.places import opening_place, server_of
from cogs.arriving.replies import UNREACHED, Interaction, private
from cogs.ui.components import ListRow, list_panel
from cogs.ui.refusals import MESSAGE_GONE, NO_ACCESS, THREAD_EXISTS, THREADS_FULL, TOO_MANY, WRONG_CHANNEL
from cogs.ui.voices import voice_for

LIVE_MINUTES: Literal[1440] = 1_440
SLOW_MINUTES: Literal[10080] = 10_080
"""After so long without a message Discord takes a thread out of its lists. It is the most that it allows: at slow
tables days may pass.
"""


class StarterGone(UserError):
    """The message on which the thread was to hang is not there any more."""


async def open_thread(client: discord.Client, channel: int, message: int, name: str, say: Speech, *, live: bool) -> int:
    """The id of the thread on a message, which is the message's own. Raises ``UserError`` if Discord refuses it,
    ``StarterGone`` if the message was deleted.
    """
    minutes = LIVE_MINUTES if live else SLOW_MINUTES
    try:
        thread = await client.http.start_thread_with_message(channel, message, name=name, auto_archive_duration=minutes)
    except discord.HTTPException as error:
        if error.code == THREAD_EXISTS:
            return message
        failed = StarterGone if error.code == MESSAGE_GONE else UserError
        raise failed(thread_failed(error.code, say)) from error
    except discord.RateLimited as error:
        raise UserError(thread_failed(TOO_MANY, say)) from error
    return int(thread["id"])


async def put_away(client: discord.Client, thread: int) -> None:
    """Take a thread of ours out of the lists in which nothing is played after all; a word in it brings it back.

    Whoever has opened a thread may do that. If Discord refuses, it stays where it is.
    """
    with suppress(*UNREACHED):
        await client.http.edit_channel(thread, archived=True)


def thread_failed(code: int, say: Speech) -> str:
    """Why Discord refused the game's thread, and what to do."""
    if code in THREADS_FULL:
        return say("lobby-threads-full")
    if code in NO_ACCESS:
        return say("lobby-no-access")
    if code == WRONG_CHANNEL:
        return say("lobby-no-threads-here")
    return say("lobby-lost") if code == MESSAGE_GONE else say("lobby-thread-refused", code=str(code))


MOVABLE = ("broken", "running", "referee")
STILL: Final = "server:still"
"""The button that shows the games that stand still."""
_MOST: Final = 10
"""Games of that list."""


def may_move(interaction: Interaction) -> bool:
    rights = interaction.permissions
    return rights.manage_messages or rights.manage_channels or rights.manage_guild


class Moving:
    """Shows the games that stand still, and takes one to where it can go on. One per client."""

    def __init__(self, registry: TableRegistry) -> None:
        self._registry = registry
        self._store = registry.services.store

    @router.button(STILL, anywhere=True)
    async def show(self, interaction: Interaction) -> None:
        """List the games without a thread, and those that wait for their referee. Raises ``UserError``."""
        say, guild = voice_for(interaction), server_of(interaction)
        if not may_move(interaction):
            raise UserError(say("table-only-moderators-move"))
        await interaction.response.defer(ephemeral=True, thinking=True)
        rows: list[ListRow] = []
        for head in await self._store.read(tables.heads_in(guild, MOVABLE)):
            name = table_name(head.game, head.id, say)
            lost = head.thread is None or head.status == "broken" or await self._lost(interaction, head.thread)
            if lost:
                rows.append(ListRow(say("server-lost", name=name), f"move:{head.id}", say("server-move")))
            elif head.status == "referee":
                rows.append(ListRow(say("server-referee", name=name), link(guild, head.thread), say("server-go")))
        if not rows:
            raise UserError(say("server-all-go-on"))
        left = len(rows) - _MOST
        head_words = say("server-still-head", more=max(0, left))
        await interaction.followup.send(view=list_panel(head_words, rows[:_MOST]), ephemeral=True)

    async def _lost(self, interaction: Interaction, thread: int) -> bool:
        """True if a thread is gone and nobody has told us; Discord is asked about those that it has put away."""
        known = interaction.guild is not None and interaction.guild.get_thread(thread) is not None
        return not known and not await _exists(interaction.client, thread)

    @router.button("move:{table:id}", anywhere=True)
    async def move(self, interaction: Interaction, table: int) -> None:
        """Take the table into a new thread of this channel. Raises ``UserError`` with what stands in the way."""
        say = voice_for(interaction)
        guild, channel = opening_place(interaction)
        if not may_move(interaction):
            raise UserError(say("table-only-moderators-move"))
        row = await self._store.read(tables.table(table))
        if row is None or row.guild != guild or row.status not in MOVABLE:
            raise UserError(say("table-nothing-to-move"))
        if row.status != "broken" and row.thread is not None and await _exists(interaction.client, row.thread):
            raise UserError(say("table-still-there", thread=channel_link(row.thread)))
        options = options_of(row)
        public_say = speech(language_of(options.get("language")))
        name = table_name(row.game, row.id, public_say)
        answer = await interaction.response.send_message(
            public_say("table-moved", name=name), allowed_mentions=discord.AllowedMentions.none()
        )
        if answer.message_id is None:
            raise UserError(say("lobby-lost"))
        live = LOBBY_GAMES[row.game].live(options)
        thread = await open_thread(interaction.client, channel, answer.message_id, name, say, live=live)
        await self._settle(row, channel, thread, answer.message_id)
        await private(interaction, say("table-moved-to", thread=channel_link(thread)))

    async def _settle(self, row: TableRow, channel: int, thread: int, message: int) -> None:
        """The row and everything that still waits to be said point to the new place; then the table goes on there."""
        status: Status = "referee" if row.status == "referee" else "running"
        now = self._registry.services.clock.now()
        unnoticed = [] if row.status == "broken" else [DeadlineRow(row.id, LOST, now)]  # nobody told us of the loss
        moved = {row.thread: thread, row.parent: channel}
        waiting = [
            msgspec.structs.replace(out, channel=moved.get(out.channel, out.channel))
            for out in await self._store.read(sending.outbox(row.id))
        ]
        fields: dict[str, int | bytes | str | None] = {"thread": thread, "parent": channel, "lobby_message": message}
        await self._store.write(
            changing.commit(Batch(table=row.id, status=status, outbox=waiting, deadlines=unnoticed, fields=fields))
        )
        await self._registry.move(TableHead(row.id, row.game, row.guild, channel, thread, message, status))


async def _exists(client: discord.Client, channel: int) -> bool:
    try:
        await client.http.get_channel(channel)
    except (discord.NotFound, discord.Forbidden):
        return False
    return True
