"""Threads of games: open one for a table, and move a table that has lost its own."""

from __future__ import annotations

from contextlib import suppress
from typing import Literal

import discord
import msgspec
from discord import app_commands

from bot.play.games.kind import options_of
from bot.play.games.lobby_games import LOBBY_GAMES, table_name
from bot.play.running.hall import Hall
from bot.play.running.resuming import LOST
from bot.store.rows import Batch, DeadlineRow, Status, TableHead, TableRow
from bot.store.statements import changing, sending, tables
from bot.words.errors import UserError
from bot.words.language import language_of
from bot.words.marks import channel as channel_link
from bot.words.speech import Speech, speech
from cogs.arriving.places import opening_place
from cogs.arriving.replies import UNREACHED, Interaction, private
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
MOST = 25


class Moving:
    """One per group of commands."""

    def __init__(self, hall: Hall) -> None:
        self._hall = hall
        self._store = hall.services.store

    async def move(self, interaction: Interaction, table: int) -> None:
        """Take the table into a new thread of this channel. Raises ``UserError`` with what stands in the way."""
        say = voice_for(interaction)
        guild, channel = opening_place(interaction)
        rights = interaction.permissions
        if not (rights.manage_messages or rights.manage_channels or rights.manage_guild):
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

    async def suggest(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[int]]:
        """The tables of this server that have lost their place."""
        heads = await self._store.read(tables.heads_in(interaction.guild_id or 0, ("broken",)))
        say = voice_for(interaction)
        lost = [head for head in heads if str(head.id).startswith(typed)]
        return [app_commands.Choice(name=table_name(head.game, head.id, say), value=head.id) for head in lost[:MOST]]

    async def _settle(self, row: TableRow, channel: int, thread: int, message: int) -> None:
        """The row and everything that still waits to be said point to the new place; then the table goes on there."""
        status: Status = "referee" if row.status == "referee" else "running"
        now = self._hall.services.clock.now()
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
        await self._hall.move(TableHead(row.id, row.game, row.guild, channel, thread, message, status))


async def _exists(client: discord.Client, channel: int) -> bool:
    try:
        await client.http.get_channel(channel)
    except (discord.NotFound, discord.Forbidden):
        return False
    return True
