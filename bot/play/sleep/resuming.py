"""Takes a table up from the store, and nothing else: at a start, after a failed transaction, after a move.

The desk learns of it before anything that came meanwhile is judged.
"""

from __future__ import annotations

import logging
from typing import Any

import msgspec

from bot.kernel.game import Game, Resumed
from bot.play import roster
from bot.play.games.records import options_of, to_saved
from bot.play.live_table import RunningTable
from bot.play.reminding.lines import link
from bot.play.sleep.absence import ABSENT, Absence, absence
from bot.play.sleep.sleeping import QUIET, Slept
from bot.play.sleep.taking_up import know_places, resume_messages
from bot.store.rows import Batch, DeadlineRow, OutboxRow, TableRow
from bot.tables.contract.table import Body, Chatted, Effect, Rewound, Started

log = logging.getLogger("bot.play.actor")


async def resume(table: RunningTable, slept: Slept | None = None) -> None:
    """Take the table up; without a game under way only its messages.

    With ``slept`` it has only left the memory for a while, and its desk learns nothing of that.
    Raises ``StoreError``, and whatever a desk or game raises that does not fit this version of the bot.
    """
    store = table.services.store
    table.errands.start_over()
    row = await store.table(table.table)
    table.lookup.row, table.desk = row, None
    if row is None:
        return
    await know_places(store, row, table.lookup, table.errands.outbox)
    back = max(0, row.updated_ms - table.services.clock.now())  # every timer was set before that was written
    waits = await store.deadlines(table.table)
    gone = absence(waits, table.services.clock.now())
    waits = [due for due in waits if due.name not in (*ABSENT, QUIET)] if row.status != "lobby" else []
    table.ledger.durable.update(due.name for due in waits)
    table.translator.refused = {refusal.channel for refusal in await store.refusals(table.table)}
    pending = await store.outbox(table.table)
    table.ledger.continue_after(await store.last_order(table.table))
    waits = [msgspec.structs.replace(due, due_ms=due.due_ms - back) for due in waits]
    if row.status == "running" and slept is not None and not gone.away and not back:
        await _wake(table, row, pending, slept)
    elif row.status == "running":
        await _play_on(table, row, pending, gone, back)
    else:
        await resume_messages(store, table.table, pending, table.lookup, table.errands.outbox)
    _ring_again(table, waits)


async def _wake(table: RunningTable, row: TableRow, pending: list[OutboxRow], slept: Slept) -> None:
    """Build the desk as it was when the table was put to sleep: all that may wait are deletions that were refused."""
    await _load(table, row)
    await resume_messages(table.services.store, table.table, pending, table.lookup, table.errands.outbox)
    table.count_load(row)
    table.quiet.told = slept.quiet
    table.preferences.told = slept.preferences
    table.errands.outbox.words_only = slept.words_only
    log.debug("the table is awake again")
    assert table.desk is not None
    counted = Chatted(table.now(), slept.chatter) if slept.chatter else None
    await table.handle(table.desk, counted, Batch(table=table.table))
    table.ask_for_people()


async def _play_on(table: RunningTable, row: TableRow, pending: list[OutboxRow], gone: Absence, back: int) -> None:
    """Build the desk, and tell it what has happened: it begins, goes on, has lost actions, or has been away."""
    fresh = not row.snapshot
    resumed = await _load(table, row)
    await resume_messages(table.services.store, table.table, pending, table.lookup, table.errands.outbox)
    assert table.desk is not None
    log.info("the game begins" if fresh else "the game goes on")
    table.count_load(row)
    if resumed is not None and resumed.dropped:
        await _tell_dropped(table, resumed, gone)
    else:
        started = Started(table.now(), fresh, gone.away, back, _way(row), gone.in_place)
        await table.handle(table.desk, started, Batch(table=table.table, cleared=_noted(gone)))
    table.ask_for_people()


def _noted(gone: Absence) -> list[str]:
    """What does not have to be remembered any more, once the desk knows it."""
    return list(ABSENT) if gone.away else []


def _way(row: TableRow) -> str:
    return link(row.guild, row.thread or row.parent)


async def _load(table: RunningTable, row: TableRow) -> Resumed[Any] | None:
    """Build the desk; returns how the game was resumed, None if it has just begun."""
    kind = table.kind(row)
    seated = roster.decode(row.roster)
    table.lookup.left = await table.services.store.former_players(row.id)
    if not row.snapshot:
        table.seat(row, kind.begin(row.id, seated, options_of(row), int(row.seed)))
        await table.commit(Batch(table=table.table, fields={"version": kind.rules.version}), [])
        return None
    resumed = Game.resume(kind.rules, to_saved(row, await table.services.store.log(row.id)))
    table.seat(row, kind.load(row.id, seated, resumed.game, row.desk))
    if row.version != kind.rules.version and not resumed.dropped:
        notice = list[Effect]()
        if resumed.renumbered:
            notice.append(table.notice(Body(table.say("play-upgraded-buttons"))))
        batch = Batch(table=table.table, fields={"version": kind.rules.version})
        table.perform(await table.commit(batch, notice))
    return resumed


async def _tell_dropped(table: RunningTable, resumed: Resumed[Any], gone: Absence) -> None:
    """After an upgrade the end of the log does not fit any more: forget it, and let the table go on from before."""
    assert table.desk is not None
    first = resumed.dropped[0]
    log.warning("%s decisions no longer fit and were dropped", len(resumed.dropped))
    batch = Batch(table=table.table, dropped_from=(first.phase, first.seq), cleared=_noted(gone))
    batch.fields["version"] = table.desk.game.rules.version
    batch.next_ask = table.desk.game.save().next_ask
    notice = table.notice(Body(table.say("play-upgraded", dropped=len(resumed.dropped))))
    rewound = Rewound(table.now(), gone.away, gone.in_place)
    table.perform(await table.commit(batch, [notice, *table.desk.handle(rewound)]))


def _ring_again(table: RunningTable, waits: list[DeadlineRow]) -> None:
    """Set the long timers, after the desk's start, which may have given up or renewed some of them."""
    for due in waits:
        if due.name in table.ledger.durable and due.name not in table.errands.timers:
            table.errands.ring(due.name, max(0, due.due_ms - table.services.clock.now()))
