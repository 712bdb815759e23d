"""What can stand in a table's queue, and how each item becomes an input of the game's desk."""

from __future__ import annotations

from typing import TypeAlias

import msgspec

from bot.play.clock import Timer
from bot.play.ledger import Ledger
from bot.play.outgoing.lookup import Lookup
from bot.play.outgoing.outbox import Report, Slowed
from bot.play.raw import Raw, RawEcho, RawErased, RawPeople, RawPlaceLost, RawPress, RawReaction, RawTyping
from bot.store.rows import Batch, OutboxState, RefusalRow
from bot.tables.contract.table import Echo, Erased, Input, Pressed, Reacted, Sent, Stamp, Tick, Unreacted, Unsent
from bot.words.language import DEFAULT
from bot.words.speech import Speech, speech


class Rang(msgspec.Struct, frozen=True):
    """A timer ran out; stale if the table has set another one of that name since."""

    name: str
    timer: Timer | None


class Open(msgspec.Struct, frozen=True):
    """Take the table up from the store (again)."""


class Look(msgspec.Struct, frozen=True):
    """The table has been quiet for a while: it may be time to sleep."""


Item: TypeAlias = Raw | Report | Slowed | Rang | Open | Look


def say_to(item: Item) -> Speech:
    """The voice for whoever sent the item."""
    return speech(item.language if isinstance(item, RawPress) else DEFAULT)


class Translator:
    """Turns one table's items into inputs, and notes in the batch what the store must learn from the item itself."""

    def __init__(self, table: int, lookup: Lookup, ledger: Ledger, timers: dict[str, Timer]) -> None:
        """All but ``table`` is shared with the actor."""
        self._table = table
        self._lookup = lookup
        self._ledger = ledger
        self._timers = timers
        self.refused: set[int] = set()
        """Channels in which Discord refused this table's last message."""

    def input(self, item: Item, batch: Batch, now: Stamp) -> Input | None:
        """What the desk is told; None for nothing. ``now`` is for items that carry no stamp."""
        lookup = self._lookup
        if isinstance(item, RawReaction):
            seat, key = lookup.users.get(item.user), lookup.keys.get(item.message)
            if item.added:
                return Reacted(item.at, seat, key, item.emoji, item.name)
            return Unreacted(item.at, seat, key, item.emoji)
        if isinstance(item, RawPress):
            return _pressed(item, lookup)
        if isinstance(item, RawEcho):
            if item.message not in lookup.keys:  # the outbox may have heard of it already, but has not reported it yet
                batch.outbox_state.append((item.key, "post", "done", item.message))
            lookup.know(item.key, item.channel, item.message)
            return Echo(item.at, item.key)
        if isinstance(item, RawErased):
            key = lookup.keys.pop(item.message, None)
            return None if key is None or key in lookup.erasing else Erased(item.at, key)
        if isinstance(item, Report):
            return self.report(item, batch, now)
        if isinstance(item, Rang):
            return self._rang(item, batch, now)
        if isinstance(item, Open | Look | Slowed | RawPlaceLost | RawTyping | RawPeople):
            return None
        return item

    def report(self, report: Report, batch: Batch, now: Stamp) -> Input | None:
        """The same for what became of an outgoing message."""
        if report.kind == "sent":
            if report.channel in self.refused:
                self.refused.discard(report.channel)
                batch.delivered.append(report.channel)
            if report.message not in self._lookup.keys:
                self._lookup.know(report.key, report.channel, report.message)
                batch.outbox_state.append((report.key, "post", "done", report.message))
            return Sent(now, report.key)
        if report.kind == "failed" and report.what != "erase":
            if report.channel:
                self.refused.add(report.channel)
                batch.refused.append(RefusalRow(report.channel, self._table, report.code, now.ms))
            if report.what != "seed":
                batch.outbox_state.append((report.key, report.what, "failed", None))
            return Unsent(now, report.key, report.what, report.code)
        if report.what != "seed":
            state: OutboxState = "failed" if report.kind == "dropped" else "done"
            batch.outbox_state.append((report.key, report.what, state, None))
        if report.kind == "erased":
            batch.outbox_state.append((report.key, "edit", "done", None))
        return None

    def _rang(self, item: Rang, batch: Batch, now: Stamp) -> Input | None:
        if item.timer is not self._timers.get(item.name):
            return None
        self._timers.pop(item.name, None)
        if item.name in self._ledger.durable:
            self._ledger.durable.discard(item.name)
            batch.cleared.append(item.name)
        return Tick(now, item.name)


def _pressed(item: RawPress, lookup: Lookup) -> Pressed:
    guest = item.guest or item.user
    return Pressed(
        item.at,
        lookup.users.get(item.user),
        item.ask,
        item.choice,
        item.reply,
        item.name,
        lookup.is_host(item),
        item.language,
        item.values,
        str(guest),
        lookup.users.get(guest),
        item.host,
        lookup.keys.get(item.message, ""),
        item.user in lookup.left,
        item.away,
    )
