"""Trouble around a table: restarts, games that were taken back, deleted messages, refused posts."""

from __future__ import annotations

from bot.tables.contract import blockade
from bot.tables.contract.blockade import TIMER
from bot.tables.contract.table import Erased, Ring, Unsent
from bot.tables.cosmic import chronicle, progress
from bot.tables.cosmic.clockwork import stops
from bot.tables.cosmic.handling import Running
from bot.tables.cosmic.progress import UNHELD
from bot.tables.cosmic.telling import notices, panel


def resumed(table: Running, away: int = 0, back: int = 0, *, in_place: bool = False) -> None:
    """Another process ran the table until now: its timers run on from where they were.

    For ``away`` milliseconds nobody could do anything (``_was_away``). The clock was set ``back``: else everything
    would be due so much later, and messages would never grow old.
    """
    blocked, table.record.blocked = table.record.blocked, False
    if back:
        table.record.turn_back(back)
    if away:
        _was_away(table, away, in_place=in_place)
    _ring_again(table)
    stops.renumber(table)
    if table.record.mode == "running":
        progress.advance(table)
    if blocked and not away:
        panel.renew(table)


def rewound(table: Running, away: int = 0, *, in_place: bool = False) -> None:
    """The game was taken back under the table: everything is asked anew, and the panel shows how it is now."""
    table.game.take_events()
    saved = table.game.save()
    chronicle.forget(table, (saved.phase, len(saved.log)))
    if away:
        _was_away(table, away, in_place=in_place)
        _ring_again(table)
    progress.advance(table)


def _was_away(table: Running, away: int, *, in_place: bool) -> None:
    """Everything is due so much later, and everybody owes again what they did; a place that is gone has no panel."""
    for person in table.record.people:
        person.owes = ("", 0)
    if table.record.panel is not None and not in_place:
        panel.lost(table)
    if table.record.mode == "running":  # a table that stands still goes on by itself from where it stood
        timers = table.record.timers.items()
        table.record.timers = {name: when if name == UNHELD else when + away for name, when in timers}
        stops.shift(table, away)


def _ring_again(table: Running) -> None:
    """Set all timers that run, which no process does any more."""
    for name, when in table.record.timers.items():
        if table.record.mode == "running" or name in (panel.REFRESH, UNHELD, TIMER):
            table.add(Ring(name, max(0, when - table.now)))


def erased(table: Running, event: Erased) -> None:
    """Somebody deleted a message: the panel is posted anew; a deleted question is found by button and command."""
    panel.erased(table, event.key)


def unsent(table: Running, event: Unsent) -> None:
    """Discord refused a message for good: a question goes another way, and a thread that takes none is told of once."""
    record = table.record
    mine = record.panel is not None and event.key == record.panel.key
    if any(person.prompt is not None and person.prompt.key == event.key for person in record.people):
        notices.refused(table, event)
    elif blockade.unreachable(table, event, table.people()):
        return
    elif event.what == "edit" and mine:
        panel.renew(table)  # the old one may still stand, as in a thread that was archived
    elif event.what == "post" and not notices.is_digest(table, event.key):
        panel.refused(table, event.key)
        notices.unpinged(table, event.key)
        if not record.blocked:
            record.blocked = True
            table.ring(TIMER, table.now + blockade.refused(table, event.code))


def sent(table: Running, key: str) -> None:
    """A message is out. Once that is the panel, the one before it goes, and the thread takes messages again."""
    if panel.stands(table, key) and blockade.over(table):
        table.record.blocked = False
        table.hush(TIMER)
        notices.ping_again(table)


def try_again(table: Running) -> None:
    """Post the panel, if the thread took no message before."""
    if table.record.blocked:
        table.record.blocked = False
        panel.renew(table)


def allowed(table: Running) -> None:
    """Retry after a refusal: post the panel or, for its board, send it once more."""
    if table.record.blocked:
        try_again(table)
    else:
        panel.show_again(table)
