"""A table that has lost its thread goes on in another channel: the thread there, the row, and who may."""

from __future__ import annotations

import discord
import msgspec
from discord import app_commands

from bot.errors import UserError
from bot.play.games.records import options_of
from bot.play.hall import Hall
from bot.play.lobbies.lobby_games import LOBBY_GAMES, table_name
from bot.play.sleep.absence import LOST
from bot.store.rows import Batch, DeadlineRow, Status, TableHead, TableRow
from bot.words.language import language_of
from bot.words.marks import channel as channel_link
from bot.words.speech import speech
from cogs.arriving.replies import Interaction, private
from cogs.places import opening_place
from cogs.posting.threads import open_thread
from cogs.voices import voice_for

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
        row = await self._store.table(table)
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
        heads = await self._store.heads_in(interaction.guild_id or 0, ("broken",))
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
            for out in await self._store.outbox(row.id)
        ]
        fields: dict[str, int | bytes | str | None] = {"thread": thread, "parent": channel, "lobby_message": message}
        await self._store.commit(Batch(table=row.id, status=status, outbox=waiting, deadlines=unnoticed, fields=fields))
        await self._hall.move(TableHead(row.id, row.game, row.guild, channel, thread, message, status))


async def _exists(client: discord.Client, channel: int) -> bool:
    try:
        await client.http.get_channel(channel)
    except (discord.NotFound, discord.Forbidden):
        return False
    return True
