"""Interactions for another process's tables, left for it in the database as Discord sent them."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Mapping
from contextlib import suppress
from typing import Any, Final

import discord
import msgspec

from bot.cluster import Others
from bot.play.clock import Clock
from bot.play.outgoing.direct_messages import not_done
from bot.play.running.table_registry import TableRegistry
from bot.process.metrics import watched
from bot.store.errors import StoreError
from bot.store.statements import tables
from bot.store.store import Forward, Sharing
from cogs.arriving.intake import Intake
from cogs.arriving.replies import UNREACHED, Interaction, defer, once_answered, private
from cogs.ui.voices import voice_for

log = logging.getLogger(__name__)

UNTAKEN_MS: Final = 1_000
"""An interaction that nobody has taken is deferred so long after it was left."""
UNDONE_MS: Final = 2_500
"""One that was taken, but neither answered nor deferred, is deferred so long after it was left."""
SETTLED_MS: Final = 2_200
"""By then a taken one is deferred, unless it is a suggestion, which needs no answer any more."""
_COMMAND, _TYPING = 2, 4
_EPHEMERAL: Final = 64
"""Flag of a message that one person alone sees."""
_PAYLOAD: Final = "payload"


class Carried(msgspec.Struct, frozen=True):
    """A command for ``Intake.carry``. Processes of other versions read it."""

    table: int
    ask: int
    """Always 0."""
    choice: str
    values: tuple[str, ...] = ()


class Forwarded(msgspec.Struct, frozen=True):
    payload: bytes
    """JSON as Discord sent it."""
    act: Carried | None = None


class Forwarding:
    def __init__(
        self,
        client: discord.Client,
        registry: TableRegistry,
        sharing: Sharing,
        others: Others,
        intake: Intake,
        parse: Callable[[Any], None],
    ) -> None:
        """``parse`` is the library's own way of taking an interaction."""
        self._client, self._registry, self._sharing = client, registry, sharing
        self._others, self._intake, self._parse = others, intake, parse
        self._present: tuple[Mapping[str, Any], Forward | None] | None = None
        self._servers: dict[int, int] = {}
        self._queue: asyncio.Queue[tuple[Mapping[str, Any], Carried | None, int]] = asyncio.Queue()

    @property
    def _clock(self) -> Clock:
        return self._registry.services.clock

    def handle(self, payload: Mapping[str, Any]) -> None:
        """Synchronous, so that the order of a table's presses stays."""
        table = self._table_of(payload)
        if table is None or self._registry.plays(table):
            self._parse_now(payload, None)
        else:
            self._queue.put_nowait((payload, None, table))

    def carry(self, interaction: Interaction, table: int, choice: str, values: tuple[str, ...]) -> None:
        self._queue.put_nowait((interaction.extras[_PAYLOAD], Carried(table, 0, choice, values), table))

    def note(self, interaction: Interaction) -> None:
        if self._present is not None:
            self._mark(interaction, *self._present)

    async def send_on(self) -> None:
        """Send on one after another, until cancelled."""
        while True:
            payload, act, table = await self._queue.get()
            try:
                await self._send(payload, act, table)
            except StoreError as error:
                log.warning("it is not known where an interaction belongs: %s", error)
                watched(self._excuse(payload, error), "letters")

    async def arrived(self, forward: Forward, body: bytes) -> None:
        sent = msgspec.msgpack.decode(body, type=Forwarded)
        payload = msgspec.json.decode(sent.payload)
        if forward.interrupted or sent.act is not None:
            interaction = self._rebuilt(payload)
            self._mark(interaction, payload, forward)
            if sent.act is not None and not forward.interrupted:
                self._put_here(interaction, sent.act)
            else:  # whether the press counted is not known
                with suppress(*UNREACHED):
                    await private(interaction, voice_for(interaction)("play-interrupted"))
        else:
            self._parse_now(payload, forward)

    def _table_of(self, payload: Mapping[str, Any]) -> int | None:
        """Return the table of a press in a direct message or private answer; None for all others."""
        private = int((payload.get("message") or {}).get("flags") or 0) & _EPHEMERAL
        if "guild_id" in payload and not private:
            return None
        if payload["type"] in (_COMMAND, _TYPING):
            return self._registry.last_table(int(payload["user"]["id"]))
        press = self._intake.control(payload.get("data") or {})
        return None if press is None else press.table

    def _put_here(self, interaction: Interaction, act: Carried) -> None:
        self._intake.put_here(interaction, act.table, act.choice, act.values)

    def _parse_now(self, payload: Mapping[str, Any], forward: Forward | None) -> None:
        self._present = payload, forward
        try:
            self._parse(payload)
        finally:
            self._present = None

    def _rebuilt(self, payload: Mapping[str, Any]) -> Interaction:
        return discord.Interaction(data=payload, state=self._client._connection)  # type: ignore[arg-type]

    def _mark(self, interaction: Interaction, payload: Mapping[str, Any], forward: Forward | None) -> None:
        interaction.extras[_PAYLOAD] = payload
        if forward is None:
            return
        if forward.deferred:
            command = interaction.type is discord.InteractionType.application_command
            kinds = discord.InteractionResponseType
            how = kinds.deferred_channel_message if command else kinds.deferred_message_update
            interaction.response._response_type = how
        number, settled = forward.id, False

        def settle() -> None:
            nonlocal settled
            if not settled:
                settled = True
                watched(self._settle(number), "letters")

        once_answered(interaction, settle)
        self._clock.after(SETTLED_MS, settle)

    async def _settle(self, forward: int) -> None:
        try:
            await self._sharing.settle([forward])
        except StoreError as error:
            log.warning("an interaction that is answered could not be noted as such: %s", error)

    async def _send(self, payload: Mapping[str, Any], act: Carried | None, table: int) -> None:
        server = self._servers.get(table)
        if server is None:
            server = await self._registry.services.store.read(tables.server_of(table))
        if server is None or self._registry.holds(server):  # its game is over, or it has just become ours
            if act is None:
                self._parse_now(payload, None)
            else:
                interaction = self._rebuilt(payload)
                self._mark(interaction, payload, None)
                self._put_here(interaction, act)
            return
        self._servers[table] = server
        body = msgspec.msgpack.encode(Forwarded(msgspec.json.encode(payload), act))
        watched(self._leave(server, body, payload), "letters")

    async def _leave(self, server: int, body: bytes, payload: Mapping[str, Any]) -> None:
        """Tasks begin in the order in which they are made, and so do the forwarded messages."""
        try:
            forward = await self._others.leave_press(server, body)
        except StoreError as error:
            log.warning("an interaction could not be left for another process: %s", error)
            await self._excuse(payload, error)
            return
        if payload["type"] != _TYPING:

            def late(*, anyway: bool) -> None:
                watched(self._defer(forward, payload, anyway=anyway), "letters")

            self._clock.after(UNTAKEN_MS, lambda: late(anyway=False))
            self._clock.after(UNDONE_MS, lambda: late(anyway=True))

    async def _excuse(self, payload: Mapping[str, Any], error: StoreError) -> None:
        """Say that perhaps nothing was kept, except to somebody who is still typing."""
        if payload["type"] == _TYPING:
            return
        interaction = self._rebuilt(payload)
        with suppress(*UNREACHED):
            await private(interaction, not_done(error, voice_for(interaction)))

    async def _defer(self, forward: int, payload: Mapping[str, Any], *, anyway: bool) -> None:
        try:
            mine = await self._sharing.defer(forward, anyway=anyway)
        except StoreError as error:
            log.warning("it is not known whether an interaction was answered: %s", error)
            return
        if mine:
            await defer(self._rebuilt(payload))
