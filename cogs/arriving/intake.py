"""Turn gateway events into inputs of tables: synchronously, each once, in the order of the connection."""

from __future__ import annotations

import logging
from collections.abc import Callable, Mapping
from contextlib import suppress
from functools import partial
from operator import attrgetter
from typing import TYPE_CHECKING, Any, Final, Literal, TypeAlias

import discord
import msgspec

from bot.play.clock import Clock
from bot.play.gateway_events import EchoEvent, MessageDeleted, PlaceLost, ReactionEvent, ReactionsCleared
from bot.play.running.table_registry import TableRegistry
from bot.process.metrics import Metrics
from bot.tables.contract.table import Link, Pressed, Stamp
from bot.words.message import language_of
from cogs.arriving.places import TableCommands, command_press, control_press, no_guest, note_taken
from cogs.arriving.replies import Interaction, Replies
from cogs.arriving.router import Router
from cogs.ui.bodies import read_nonce
from cogs.ui.components import control_used
from cogs.ui.translate import spoken
from cogs.ui.voices import voice_for

if TYPE_CHECKING:
    from discord.state import ConnectionState

log = logging.getLogger(__name__)

Handle: TypeAlias = Callable[[Any], None]
READY: Final = "READY"
"""Not guarded: without it there is no session, so an error ends the client, which begins anew."""
SERVER: Final = "GUILD_CREATE"


class Guard:
    """Stands before everything that takes events of the gateway. One per client."""

    def __init__(self, state: ConnectionState[Any], metrics: Metrics) -> None:
        self._state, self._metrics = state, metrics

    def stand(self) -> None:
        for kind, handle in self._state.parsers.items():
            self._state.parsers[kind] = self.before(kind, handle)

    def before(self, kind: str, handle: Handle) -> Handle:
        """Wrap a parser: an error (save in READY) costs that event alone; its content is not logged."""

        def guarded(payload: Any) -> None:
            try:
                handle(payload)
            except Exception as error:
                self._metrics.unread_events += 1
                log.error("an event of Discord's could not be read: %s, %s", kind, type(error).__name__)
                if kind == READY:
                    raise
                if kind == SERVER:
                    self._miss(payload)

        return guarded

    def _miss(self, payload: Any) -> None:
        """Mark a server that was read in part as unavailable, which the library does not."""
        with suppress(KeyError, TypeError, ValueError):
            if (guild := self._state._get_guild(int(payload["id"]))) is not None:
                guild.unavailable = True


REMEMBERED: Final = 10_000
"""Interactions remembered, as a resumed connection repeats what was lost moments ago."""


class Once:
    def __init__(self, handle: Callable[[Any], None]) -> None:
        self._handle = handle
        self._handled: dict[str, None] = {}

    def handle(self, payload: Mapping[str, Any]) -> None:
        """Synchronous, so that the order of presses stays."""
        number = str(payload["id"])
        if number in self._handled:
            log.info("an interaction came twice")
            return
        self._handled[number] = None
        if len(self._handled) > REMEMBERED:
            del self._handled[next(iter(self._handled))]
        self._handle(payload)


class Intake:
    """Sorts gateway events to tables. Everything here is synchronous."""

    def __init__(
        self,
        me: Callable[[], int],
        registry: TableRegistry,
        clock: Clock,
        replies: Replies,
        router: Router,
        commands: TableCommands,
        sequence: Callable[[int], int],
    ) -> None:
        """``me`` gives the bot's own user id; ``router`` takes the presses that belong to no running table.

        ``sequence`` gives the number of the event that a shard brings at this moment.
        """
        self._registry, self._router, self._replies = registry, router, replies
        self._me, self._clock, self._sequence = me, clock, sequence
        self._commands = commands
        self.elsewhere: Callable[[Interaction, int, str, tuple[str, ...]], None] | None = None
        self._replaying: set[int] = set()
        """Shards that were cut off, until what they missed has been replayed."""
        self._handlers: Mapping[str, tuple[Callable[[Any], int], Callable[..., None]]] = {
            "raw_reaction_add": (_named, self._reaction),
            "raw_reaction_remove": (_named, self._reaction),
            "raw_reaction_clear": (_named, self._cleared),
            "raw_reaction_clear_emoji": (_named, self._cleared),
            "message": (_home, self._message),
            "raw_message_delete": (_named, self._erased),
            "raw_bulk_message_delete": (_named, self._bulk_erased),
            "interaction": (_named, self._interaction),
            "raw_thread_delete": (_named, lambda at, gone: registry.lose_place(PlaceLost(at), channel=gone.thread_id)),
            "guild_channel_delete": (_home, lambda at, gone: registry.lose_place(PlaceLost(at), channel=gone.id)),
            "guild_remove": (attrgetter("id"), lambda at, gone: registry.lose_place(PlaceLost(at), guild=gone.id)),
            "guild_role_update": (_home, self._allowed),
            "guild_channel_update": (_home, self._allowed),
            "raw_thread_update": (_named, self._allowed),
            "member_update": (_home, self._allowed),
        }
        """By event: how to read its server, and the handler."""
        self._links: Mapping[str, Callable[[int], None]] = {
            "shard_disconnect": self._down,
            "shard_resumed": partial(self._up, "resumed"),
            "shard_connect": partial(self._up, "fresh"),  # READY: at the first, no table has lost anything
        }

    def handle(self, event: str, args: tuple[Any, ...]) -> None:
        """Handle one event. Never raises: that would end the connection for all tables."""
        try:
            if (link := self._links.get(event)) is not None:
                link(*args)
            elif (found := self._handlers.get(event)) is not None:
                guild, handler = found
                handler(self._stamp(self._registry.shard_of(guild(args[0]))), *args)
        except Exception:
            log.exception("an event of Discord's could not be taken: %s", event)

    def _stamp(self, shard: int) -> Stamp:
        return Stamp(self._clock.now(), self._sequence(shard), shard in self._replaying)

    def _reaction(self, at: Stamp, payload: discord.RawReactionActionEvent) -> None:
        added, mine = payload.event_type == "REACTION_ADD", payload.user_id == self._me()
        if mine and not added:
            self._cleared(at, payload)
        table = self._registry.table_in(payload.channel_id)
        if table is None or mine or (payload.member is not None and payload.member.bot):
            return
        name = payload.member.display_name if payload.member else ""
        emoji = str(payload.emoji)
        self._registry.put(table, ReactionEvent(at, payload.user_id, payload.message_id, emoji, added, name))

    def _cleared(
        self,
        at: Stamp,
        payload: discord.RawReactionActionEvent | discord.RawReactionClearEvent | discord.RawReactionClearEmojiEvent,
    ) -> None:
        """A moderator has removed reactions, ours among them; the bot removes none itself."""
        if (table := self._registry.table_in(payload.channel_id)) is not None:
            emoji = "" if isinstance(payload, discord.RawReactionClearEvent) else str(payload.emoji)
            self._registry.put(table, ReactionsCleared(at, payload.message_id, emoji))

    def _message(self, at: Stamp, message: discord.Message) -> None:
        if message.author.id != self._me():
            self._registry.chat(message.channel.id, at)
            return
        if isinstance(message.nonce, str) and (read := read_nonce(message.nonce)) is not None:
            self._registry.echo(read[0], EchoEvent(at, read[1], message.id, message.channel.id))

    def _erased(self, at: Stamp, payload: discord.RawMessageDeleteEvent) -> None:
        if (table := self._registry.table_in(payload.channel_id)) is not None:
            self._registry.put(table, MessageDeleted(at, payload.message_id))

    def _bulk_erased(self, at: Stamp, payload: discord.RawBulkMessageDeleteEvent) -> None:
        if (table := self._registry.table_in(payload.channel_id)) is not None:
            for message in sorted(payload.message_ids):
                self._registry.put(table, MessageDeleted(at, message))

    def _interaction(self, at: Stamp, interaction: Interaction) -> None:
        press = self._press(interaction)
        if press is None:
            self._router.press(interaction)
        else:
            note_taken(interaction)
            self._put(at, interaction, press)

    def carry(self, interaction: Interaction, table: int, choice: str, values: tuple[str, ...] = ()) -> None:
        """Bring a press that a cog has found out about to its table; the answer goes to this interaction."""
        if self.elsewhere is not None and not self._registry.plays(table):
            self.elsewhere(interaction, table, choice, values)
            return
        self.put_here(interaction, table, choice, values)

    def put_here(self, interaction: Interaction, table: int, choice: str, values: tuple[str, ...]) -> None:
        self._put(Stamp(self._clock.now()), interaction, Pressed(table=table, choice=choice, values=values, away=True))

    def _put(self, at: Stamp, interaction: Interaction, press: Pressed) -> None:
        reply = self._replies.expect(interaction)
        if press.guest and (refusal := no_guest(interaction.data or {}, press.guest, voice_for(interaction))):
            self._replies.answer_soon(reply, refusal)
            return
        sent = msgspec.structs.replace(
            press,
            at=at,
            reply=reply,
            user=interaction.user.id,
            name=interaction.user.display_name,
            moderator=interaction.permissions.manage_messages
            and self._registry.is_home(press.table, interaction.guild_id),
            language=language_of(interaction.locale.value),
            message=0 if interaction.message is None else interaction.message.id,
            files=interaction.guild_id is not None and not press.away and interaction.app_permissions.attach_files,
        )
        self._registry.put(press.table, sent)

    def control(self, data: Mapping[str, Any]) -> Pressed | None:
        """None if a cog answers it, or nobody."""
        return None if self._router.answers(control_used(data)[0]) else control_press(data)

    def _press(self, interaction: Interaction) -> Pressed | None:
        data: Mapping[str, Any] = interaction.data or {}
        if interaction.type in (discord.InteractionType.component, discord.InteractionType.modal_submit):
            return self.control(data)
        if interaction.type is not discord.InteractionType.application_command or interaction.channel_id is None:
            return None
        name, called = spoken(data)
        command = self._commands.get(name)
        if command is None:
            return None
        table = self._registry.table_in(interaction.channel_id, command.game)
        return None if table is None else command_press(table, command, called)

    def _allowed(
        self,
        at: Stamp,
        thing: discord.Role | discord.abc.GuildChannel | discord.RawThreadUpdateEvent | discord.Member,
        *_: object,
    ) -> None:
        """Note that the bot's permissions may have changed; member events come only for the bot itself."""
        self._registry.allowed(
            thing.guild_id if isinstance(thing, discord.RawThreadUpdateEvent) else thing.guild.id, at
        )

    def _down(self, shard: int) -> None:
        if shard not in self._replaying:  # discord.py says it again at each failed try to connect
            at = self._stamp(shard)
            self._replaying.add(shard)
            self._registry.link(Link(at, "down"), shard)

    def _up(self, how: Literal["resumed", "fresh"], shard: int) -> None:
        at = self._stamp(shard)
        self._replaying.discard(shard)
        self._registry.link(Link(at, how), shard)


def _named(event: Any) -> int:
    """0 for direct messages."""
    return int(event.guild_id or 0)


def _home(thing: discord.Message | discord.abc.GuildChannel | discord.Role | discord.Member) -> int:
    """0 for direct messages."""
    return 0 if thing.guild is None else thing.guild.id
