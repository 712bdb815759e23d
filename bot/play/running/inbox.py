"""A table's queue in order of arrival (slap A1), bounded for each person, and its controller's inputs."""

from __future__ import annotations

import asyncio
from collections import Counter
from typing import TypeAlias

import msgspec

from bot.play import gateway_events as events
from bot.play.clock import Timer
from bot.play.outgoing.lookup import Lookup
from bot.play.outgoing.outbox import Report, Slowed, Wordless
from bot.store.rows import Batch, OutboxState, RefusalRow
from bot.tables.contract import table as contract
from bot.words.message import DEFAULT
from bot.words.speech import Speech, speech


class Rang(msgspec.Struct, frozen=True):
    """A timer has run out; stale if another one of that name was set since."""

    name: str
    timer: Timer | None


class Open(msgspec.Struct, frozen=True):
    """Take the table up from the store (again)."""


class Look(msgspec.Struct, frozen=True):
    """The table has been quiet for a while: it may be time to sleep."""


Item: TypeAlias = events.Incoming | Report | Slowed | Wordless | Rang | Open | Look


def say_to(item: Item) -> Speech:
    return speech(item.language if isinstance(item, contract.Pressed) else DEFAULT)


class Translator:
    """Turns a table's items into inputs, and notes in the batch what the store must learn from them."""

    def __init__(self, table: int, lookup: Lookup, timers: dict[str, Timer], durable: set[str]) -> None:
        self._table = table
        self._lookup = lookup
        self._timers = timers
        self._durable = durable
        self.refused: set[int] = set()

    def input(self, item: Item, batch: Batch, now: contract.Stamp) -> contract.Input | None:
        """Return the input for the table controller; None for nothing. ``now`` is for items that carry no stamp."""
        lookup = self._lookup
        if isinstance(item, events.ReactionEvent):
            seat, key = lookup.users.get(item.user), lookup.keys.get(item.message)
            if item.added:
                return contract.Reacted(item.at, seat, key, item.emoji, item.name)
            return contract.Unreacted(item.at, seat, key, item.emoji)
        if isinstance(item, contract.Pressed):
            return _pressed(item, lookup)
        if isinstance(item, events.EchoEvent):
            if item.message not in lookup.keys:  # the outbox may have heard of it already, but has not reported it yet
                batch.outbox_state.append((item.key, "post", "done", item.message))
            lookup.know(item.key, item.channel, item.message)
            return contract.Echo(item.at, item.key)
        if isinstance(item, events.MessageDeleted):
            key = lookup.keys.pop(item.message, None)
            return None if key is None or key in lookup.erasing else contract.Erased(item.at, key)
        if isinstance(item, events.ReactionsCleared):
            key = lookup.keys.get(item.message)
            return None if key is None else contract.Bared(item.at, key, item.emoji)
        if isinstance(item, Report):
            return self.report(item, batch, now)
        if isinstance(item, Rang):
            return self._rang(item, batch, now)
        if isinstance(item, events.PermissionsChanged):
            return contract.Allowed(item.at) if self.refused else None
        return item if isinstance(item, contract.Input) else None

    def report(self, report: Report, batch: Batch, now: contract.Stamp) -> contract.Input | None:
        if report.kind == "sent":
            if report.channel in self.refused:
                self.refused.discard(report.channel)
                batch.delivered.append(report.channel)
            if report.message not in self._lookup.keys:
                self._lookup.know(report.key, report.channel, report.message)
                batch.outbox_state.append((report.key, "post", "done", report.message))
            return contract.Sent(now, report.key)
        if report.kind == "failed" and report.what != "erase":
            if report.channel:
                self.refused.add(report.channel)
                batch.refused.append(RefusalRow(report.channel, self._table, report.code, now.ms))
            if report.what != "seed":
                batch.outbox_state.append((report.key, report.what, "failed", None))
            return contract.Unsent(now, report.key, report.what, report.code)
        if report.what != "seed":
            state: OutboxState = "failed" if report.kind == "dropped" else "done"
            batch.outbox_state.append((report.key, report.what, state, None))
        if report.kind == "erased":
            batch.outbox_state.append((report.key, "edit", "done", None))
        return None

    def _rang(self, item: Rang, batch: Batch, now: contract.Stamp) -> contract.Input | None:
        if item.timer is not self._timers.get(item.name):
            return None
        self._timers.pop(item.name, None)
        if item.name in self._durable:
            self._durable.discard(item.name)
            batch.cleared.append(item.name)
        return contract.Tick(now, item.name)


def _pressed(press: contract.Pressed, lookup: Lookup) -> contract.Pressed:
    guest = press.guest or str(press.user)
    return msgspec.structs.replace(
        press,
        seat=lookup.users.get(press.user),
        guest=guest,
        guest_seat=lookup.users.get(int(guest)),
        key=lookup.keys.get(press.message, ""),
        left=press.user in lookup.left,
        user=0,
        message=0,
    )


PRESSES = 5
"""Presses, commands and typing of one person that may wait at one table."""
REACTIONS = 20
"""Reactions of one person that may wait; a client sends four a second at most, more is a script."""


class Inbox:
    """Queue of one actor, which alone takes from it."""

    def __init__(self) -> None:
        self._items: asyncio.Queue[Item | None] = asyncio.Queue()
        self._waiting: Counter[tuple[type, int]] = Counter()

    def offer(self, item: events.Incoming) -> bool:
        """Queue what came from outside; False if its sender has too much waiting already."""
        whose = _whose(item)
        if whose is not None:
            if self._waiting[whose] >= (REACTIONS if isinstance(item, events.ReactionEvent) else PRESSES):
                return False
            self._waiting[whose] += 1
        self._items.put_nowait(item)
        return True

    def put(self, item: Item | None) -> None:
        """Queue what the table itself needs; None ends it."""
        self._items.put_nowait(item)

    async def get(self) -> Item | None:
        return self._count_off(await self._items.get())

    def rest(self) -> list[Item | None]:
        return [self._count_off(self._items.get_nowait()) for _ in range(self._items.qsize())]

    def empty(self) -> bool:
        return self._items.empty()

    def __len__(self) -> int:
        return self._items.qsize()

    def _count_off(self, item: Item | None) -> Item | None:
        whose = _whose(item)
        if whose is not None:
            self._waiting[whose] -= 1
            if not self._waiting[whose]:
                del self._waiting[whose]
        return item


def _whose(item: Item | None) -> tuple[type, int] | None:
    if isinstance(item, contract.Pressed | events.Autocomplete):
        return contract.Pressed, item.user
    return (events.ReactionEvent, item.user) if isinstance(item, events.ReactionEvent) else None
