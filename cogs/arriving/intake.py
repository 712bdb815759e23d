"""Where gateway events become inputs of tables: synchronously, in the order of the connection (slap A1).

Each shard has a connection of its own, with its own numbers, gaps and replays; a table's server is on one of them.

``take`` is called from the client's ``dispatch``, before any task starts and before anything is awaited. It stamps the
event and puts it into the table's queue; judging happens there. discord.py's own handlers run as well and later.
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Mapping
from typing import Any

import discord

from bot.play.clock import Clock
from bot.play.hall import Hall
from bot.play.raw import RawEcho, RawErased, RawPlaceLost, RawPress, RawReaction
from bot.tables.contract.table import Link, Stamp
from bot.words.language import language_of
from cogs.arriving.acts import NO_TABLE, Act, TableCommands, command_act, control_act
from cogs.arriving.replies import Interaction, Replies
from cogs.places import note_taken
from cogs.posting.nonces import read_nonce
from cogs.voices import voice_for

log = logging.getLogger(__name__)


class Intake:
    """Sorts gateway events to tables. Everything here is synchronous."""

    def __init__(
        self,
        me: Callable[[], int],
        hall: Hall,
        clock: Clock,
        replies: Replies,
        other: Callable[[Interaction], None],
        commands: TableCommands,
        sequence: Callable[[int], int],
    ) -> None:
        """``me`` gives the bot's own user id; ``other`` takes the interactions that belong to no running table.

        ``sequence`` gives the number of the event that a shard brings at this moment.
        """
        self._me = me
        self._hall = hall
        self._clock = clock
        self._replies = replies
        self._other = other
        self._commands = commands
        self._sequence = sequence
        self.elsewhere: Callable[[Interaction, Act], None] | None = None
        """Takes acts at tables that another process plays; None if there is none."""
        self._replaying: set[int] = set()
        """Shards that were cut off, until what they missed has been replayed."""
        self._handlers: Mapping[str, tuple[Callable[[Any], int], Callable[..., None]]] = {
            "raw_reaction_add": (_named, self._reaction),
            "raw_reaction_remove": (_named, self._reaction),
            "message": (_home, self._message),
            "raw_message_delete": (_named, self._erased),
            "raw_bulk_message_delete": (_named, self._bulk_erased),
            "interaction": (_named, self._interaction),
            "raw_thread_delete": (_named, self._thread_lost),
            "guild_channel_delete": (_home, self._channel_lost),
            "guild_remove": (_itself, self._guild_lost),
        }
        """What is done with an event, and how to see on which server it happened."""
        self._links: Mapping[str, Callable[[int], None]] = {
            "shard_disconnect": self._down,
            "shard_resumed": self._resumed,
            "shard_connect": self._fresh,
        }

    def take(self, event: str, args: tuple[Any, ...]) -> None:
        """Handle one dispatched event.

        Never raises: that would end the connection for all tables, and one event is not worth it.
        """
        try:
            if (link := self._links.get(event)) is not None:
                link(*args)
            elif (found := self._handlers.get(event)) is not None:
                guild, handler = found
                handler(self._stamp(self._hall.shard_of(guild(args[0]))), *args)
        except Exception:
            log.exception("an event of Discord's could not be taken: %s", event)

    def _stamp(self, shard: int) -> Stamp:
        return Stamp(self._clock.now(), self._sequence(shard), shard in self._replaying)

    def _reaction(self, at: Stamp, payload: discord.RawReactionActionEvent) -> None:
        table = self._hall.table_in(payload.channel_id)
        if table is None or payload.user_id == self._me() or (payload.member is not None and payload.member.bot):
            return
        added = payload.event_type == "REACTION_ADD"
        name = payload.member.display_name if payload.member else ""
        emoji = str(payload.emoji)
        self._hall.put(table, RawReaction(at, payload.user_id, payload.message_id, emoji, added, name))

    def _message(self, at: Stamp, message: discord.Message) -> None:
        if message.author.id != self._me():
            self._hall.chat(message.channel.id, at)
            return
        if isinstance(message.nonce, str) and (read := read_nonce(message.nonce)) is not None:
            table, key = read
            self._hall.echo(table, RawEcho(at, key, message.id, message.channel.id))

    def _erased(self, at: Stamp, payload: discord.RawMessageDeleteEvent) -> None:
        if (table := self._hall.table_in(payload.channel_id)) is not None:
            self._hall.put(table, RawErased(at, payload.message_id))

    def _bulk_erased(self, at: Stamp, payload: discord.RawBulkMessageDeleteEvent) -> None:
        if (table := self._hall.table_in(payload.channel_id)) is not None:
            for message in sorted(payload.message_ids):
                self._hall.put(table, RawErased(at, message))

    def _interaction(self, at: Stamp, interaction: Interaction) -> None:
        act = self._act(interaction)
        if act is None:
            self._other(interaction)
        else:
            note_taken(interaction)
            self._put(at, interaction, act)

    def carry(self, interaction: Interaction, act: Act) -> None:
        """Bring an act to its table that a cog has found out about; its answer goes to this interaction."""
        if self.elsewhere is not None and not self._hall.plays(act.table):
            self.elsewhere(interaction, act)
            return
        self.put_here(interaction, act)

    def put_here(self, interaction: Interaction, act: Act) -> None:
        """The same for a table that is played here."""
        self._put(Stamp(self._clock.now()), interaction, act, away=True)

    def _put(self, at: Stamp, interaction: Interaction, act: Act, *, away: bool = False) -> None:
        reply = self._replies.expect(interaction)
        if act.bot:
            self._replies.answer_soon(reply, voice_for(interaction)("table-no-bots"))
            return
        press = RawPress(
            at,
            interaction.user.id,
            act.ask,
            act.choice,
            reply,
            interaction.user.display_name,
            interaction.permissions.manage_messages and self._hall.is_home(act.table, interaction.guild_id),
            language_of(interaction.locale.value),
            act.values,
            act.guest,
            0 if interaction.message is None else interaction.message.id,
            away,
        )
        self._hall.put(act.table, press)

    def _act(self, interaction: Interaction) -> Act | None:
        data: Mapping[str, Any] = interaction.data or {}
        if interaction.type in (discord.InteractionType.component, discord.InteractionType.modal_submit):
            act = control_act(data)
            return None if act is None or act.table == NO_TABLE else act
        if interaction.type is not discord.InteractionType.application_command or interaction.channel_id is None:
            return None
        called = (data.get("options") or [{}])[0]
        group = str(data.get("name"))
        command = self._commands.get((group, str(called.get("name"))))
        if command is None or command.is_elsewhere(called):
            return None
        game = command.game or (group if group in self._hall.games else "")
        table = self._hall.table_in(interaction.channel_id, game)
        if table is None:
            return None
        return command_act(table, command, called, data)

    def _thread_lost(self, at: Stamp, payload: discord.RawThreadDeleteEvent) -> None:
        self._hall.lose_place(RawPlaceLost(at), channel=payload.thread_id)

    def _channel_lost(self, at: Stamp, channel: discord.abc.GuildChannel) -> None:
        self._hall.lose_place(RawPlaceLost(at), channel=channel.id)

    def _guild_lost(self, at: Stamp, guild: discord.Guild) -> None:
        self._hall.lose_place(RawPlaceLost(at), guild=guild.id)

    def _down(self, shard: int) -> None:
        if shard not in self._replaying:  # discord.py says it again at each failed try to connect
            at = self._stamp(shard)
            self._replaying.add(shard)
            self._hall.link(Link(at, "down"), shard)

    def _resumed(self, shard: int) -> None:
        at = self._stamp(shard)
        self._replaying.discard(shard)
        self._hall.link(Link(at, "resumed"), shard)

    def _fresh(self, shard: int) -> None:
        """READY: a new session. At the very first one hardly a table is awake, and none has lost anything."""
        at = self._stamp(shard)
        self._replaying.discard(shard)
        self._hall.link(Link(at, "fresh"), shard)


def _named(event: Any) -> int:
    """The server that an event names; 0 for direct messages."""
    return int(event.guild_id or 0)


def _home(thing: discord.Message | discord.abc.GuildChannel) -> int:
    """The server of a message or a channel; 0 for direct messages."""
    return 0 if thing.guild is None else thing.guild.id


def _itself(guild: discord.Guild) -> int:
    return guild.id
