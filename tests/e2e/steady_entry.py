"""A bot whose every step can be compared with another's, and faults that would give hidden cards away.

``TEST_STEADY``: everything that an input leads to, and what follows from its having been sent, is sent before the next
input is judged, no request waits for its
share of the budget, and a picture is not drawn but numbered: its width and height are a checksum of what would have
been on it. So two tables that do the same send the same, however busy the machine is.

``TEST_LEAKS``: pairs ``<table>:<leak>`` with names of ``LEAKS``: these tables give away whether somebody has
``TEST_CARD`` in hand.
"""

from __future__ import annotations

import hashlib
import struct
from collections.abc import Callable, Iterator, Sequence
from typing import Any

import msgspec

from bot.cosmic.timing import automation
from bot.kernel.ask import Ask
from bot.play.outgoing.outbox import Report
from bot.play.outgoing.pictures import Pictures
from bot.play.outgoing.screen import CallKind, Governor
from bot.play.running.actor import Actor
from bot.tables.contract.table import Decided, Picture, Predict, Pressed
from bot.tables.cosmic.clockwork import deadlines, looks, prepared
from bot.tables.cosmic.handling import Running
from bot.tables.cosmic.messages import panel
from bot.tables.cosmic.presses import looking
from bot.words.speech import Speech
from tests.play.fakes import drain

Leaky = Callable[[Running], bool]
_PNG = b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR"
_LONGEST_SIDE = 10_000


def install() -> None:
    """In the bot's process, before it starts."""
    take = Actor._handle

    async def thoroughly(self: Actor, item: Any) -> None:
        await take(self, item)
        await drain(self._running.runner.outbox)
        while reports := _reports(self):
            for report in reports:
                await take(self, report)
            await drain(self._running.runner.outbox)

    async def at_once(self: Governor, kind: CallKind) -> None:
        """The budget is that of all tables together, and says nothing about one."""

    async def numbered(self: Pictures, picture: Picture, *, asked: bool = False) -> bytes:
        return as_number(picture)

    Actor._handle = thoroughly  # type: ignore[method-assign]  # for the life of this process
    Governor.turn = at_once  # type: ignore[method-assign]  # for the life of this process
    Pictures.prepare = lambda self, picture: None  # type: ignore[method-assign]  # for the life of this process
    Pictures.ready = lambda self, picture: as_number(picture)  # type: ignore[method-assign]  # for the life of this process
    Pictures.get = numbered  # type: ignore[method-assign]  # for the life of this process


def _reports(actor: Any) -> list[Report]:
    """Take what is known by now of messages that went out from the queue: what follows from it is sent, too."""
    waiting = actor._queue.rest()
    for item in waiting:
        if not isinstance(item, Report):
            actor._queue.offer(item)
    return [item for item in waiting if isinstance(item, Report)]


def as_number(picture: Picture) -> bytes:
    """The head of a picture whose width and height tell what is on it."""
    digest = hashlib.blake2b(picture.renderer.encode() + picture.view, digest_size=8).digest()
    return _PNG + struct.pack(">II", *(1 + side % _LONGEST_SIDE for side in struct.unpack(">II", digest)))


def late(leaky: Leaky) -> None:
    ring = Running.ring

    def later(self: Running, name: str, when: int) -> None:
        ring(self, name, when + (name == deadlines.DUE and leaky(self)))

    Running.ring = later  # type: ignore[method-assign]  # for the life of this process


def written(leaky: Leaky) -> None:
    """A live table writes to everybody in its rounds."""
    together = vars(Running)["together"].func
    setattr(Running, "together", property(lambda table: together(table) and not leaky(table)))  # noqa: B010


def skipped(leaky: Leaky) -> None:
    honest = prepared._prepared

    def quick(table: Running, ask: Ask) -> Iterator[prepared.Prepared]:
        if ask.form.count() == 1 and not table.record.is_computer(ask.seat) and leaky(table):
            passed = ask.form.sample(lambda sides: 0)
            yield prepared.Prepared(lambda table, number, ask: passed, prepared.AT_ONCE, "standing")
        yield from honest(table, ask)

    prepared._prepared = quick


def unstopped(leaky: Leaky) -> None:
    """Between challenges nobody is waited for, stop or not."""
    honest = looks.is_asked
    looks.is_asked = lambda table, ask: honest(table, ask) and not (ask.key == automation.BETWEEN and leaky(table))


def counted(leaky: Leaky) -> None:
    """A prediction brings the panel up."""
    press = looking.press

    def told(table: Running, event: Pressed, say: Speech) -> None:
        press(table, event, say)
        if leaky(table) and any(isinstance(effect, Predict) for effect in table.effects):
            panel.renew(table)

    looking.press = told


def told(leaky: Leaky) -> None:
    add = Running.add

    def longer(self: Running, *effects: Any) -> None:
        for effect in effects:
            if isinstance(effect, Decided) and leaky(self):
                effect = msgspec.structs.replace(effect, lines=("Somebody holds it.", *effect.lines))
            add(self, effect)

    Running.add = longer  # type: ignore[method-assign]  # for the life of this process


LEAKS: dict[str, Callable[[Leaky], None]] = {
    "late": late,
    "written": written,
    "skipped": skipped,
    "unstopped": unstopped,
    "counted": counted,
    "told": told,
}
"""Ways in which a table could give away what somebody holds, or has predicted."""


def leak(pairs: Sequence[str], card: str) -> None:
    """Let some tables give away whether somebody holds a card."""
    for pair in pairs:
        number, _, name = pair.partition(":")
        LEAKS[name](_holding(int(number), card))


def _holding(number: int, card: str) -> Leaky:
    return lambda table: table.record.table == number and any(card in one.hand for one in table.game.state.players)
