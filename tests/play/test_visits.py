"""One notification is enough for all tables of a person, until they come or half a day has passed."""

from __future__ import annotations

from bot.play.clock import Clock
from bot.play.outgoing.direct_messages import MANY, UNREAD_MS, Neighbours, Visits
from bot.play.outgoing.outbox import Outbox, Outgoing
from bot.tables.contract.table import Body
from tests.play.fakes import drain
from tests.play.test_outbox import Bench

ANA, BEN = 11, 12


class Tables:
    """Two tables of one process."""

    def __init__(self) -> None:
        self.bench = bench = Bench()
        self.screen, self.visits, self.clock = bench.screen, bench.people.visits, bench.clock
        other = Outbox(8, bench.screen, bench.pictures, bench.outbox._governor, bench.clock, bench.people, bench.report)
        self.of = {7: bench.outbox, 8: other}

    async def tell(self, table: int, user: int = ANA, *, patient: bool = True) -> bool:
        """A table writes to somebody; whether they were notified."""
        row = Outgoing(f"k{len(self.screen.posted)}", 0, Body("asked"), user=user, patient=patient)
        self.of[table].post(row)
        await drain(self.of[table])
        return not self.screen.silent[-1]


async def test_another_table_notifies_nobody_who_has_not_come_yet() -> None:
    tables = Tables()
    assert await tables.tell(7)
    assert not await tables.tell(8)
    assert await tables.tell(8, BEN), "to each their own"
    tables.visits.came(ANA)
    assert await tables.tell(8)


async def test_what_cannot_wait_and_a_table_s_own_notifications_are_never_silent() -> None:
    tables = Tables()
    assert await tables.tell(7)
    assert await tables.tell(8, patient=False)
    assert not await tables.tell(7)
    assert await tables.tell(8)


async def test_after_half_a_day_a_notification_stands_for_no_other() -> None:
    tables = Tables()
    assert await tables.tell(7)
    tables.clock.set(tables.clock.now() + UNREAD_MS - 1, 0)
    assert not await tables.tell(8)
    tables.clock.set(tables.clock.now() + 1, 0)
    assert await tables.tell(8)


async def test_a_notification_that_did_not_get_through_counts_for_nothing() -> None:
    tables = Tables()
    tables.screen.closed.add(900 + ANA)
    tables.of[7].post(Outgoing("a", 0, Body("asked"), user=ANA))
    await drain(tables.of[7])
    tables.screen.closed.clear()
    assert not tables.visits.awaited(ANA, 8), "nothing got through"


def test_a_clock_that_was_set_back_silences_nobody() -> None:
    clock = Clock(1_000_000, 0)
    visits = Visits(clock, Neighbours())
    visits.notified(ANA, 7)
    assert visits.awaited(ANA, 8)
    visits._clock = Clock(500_000, 0)
    assert not visits.awaited(ANA, 8)


def test_only_so_many_are_remembered() -> None:
    visits = Visits(Clock(1_000_000, 0), Neighbours())
    for user in range(MANY + 1):
        visits.notified(user, 7)
    assert not visits.awaited(0, 8)
    assert visits.awaited(1, 8)
    assert visits.awaited(MANY, 8)
