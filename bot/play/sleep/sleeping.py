"""A table that leaves the memory while nothing happens at it, and comes back as if it had been there all the time.

What it waits for is in the store then: everything it has to say is said, and all its timers are rows, which one alarm
for the whole process reads. Whether it sleeps is decided by how long nobody has done anything and by when it does
something next; whatever that depends on, nothing is said, shown or answered differently after it was woken.
"""

from __future__ import annotations

from typing import Final

import msgspec

from bot.kernel.seat import Seat
from bot.play.live_table import RunningTable
from bot.store.rows import Batch, DeadlineRow
from bot.tables.contract.table import Preference

QUIET_MS: Final = 60_000
"""A table sleeps once nobody has done anything at it for so long, if nothing rings there within that time either."""
QUIET: Final = "quiet"
"""Name of the deadline row that says when somebody's quiet hours begin or end next: no timer of the desk."""


class Slept(msgspec.Struct, frozen=True):
    """What a table knew that is not in the store, small enough to be kept while it sleeps."""

    quiet: tuple[Seat, ...] | None
    """Which seats its desk believes to be in their quiet hours."""
    preferences: tuple[Preference, ...] | None
    """What its desk believes of them to prefer."""
    words_only: bool
    """Whether its server takes no pictures."""
    chatter: int
    """How many messages of people its desk has counted."""


def can_sleep(table: RunningTable) -> bool:
    """Whether nothing is under way, and nothing rings soon or could be forgotten."""
    if table.desk is None or table.lookup.status != "running" or not table.errands.idle:
        return False
    soonest = table.services.clock.now() + QUIET_MS
    timers = table.errands.timers
    known = all(name in table.ledger.durable and timer.due >= soonest for name, timer in timers.items())
    return known and (table.quiet.turns is None or table.quiet.turns >= soonest)


async def put_to_sleep(table: RunningTable) -> Slept:
    """Note that the table sleeps and what wakes it. Raises ``StoreError``."""
    assert table.desk is not None
    batch = Batch(table=table.table, asleep=True)
    if table.quiet.turns is None:
        batch.cleared.append(QUIET)
    else:
        batch.deadlines.append(DeadlineRow(table.table, QUIET, table.quiet.turns))
    await table.services.store.commit(batch)
    return Slept(table.quiet.told, table.preferences.told, table.errands.outbox.words_only, table.desk.chatter)
