"""A running table over a real store and a screen without Discord: what is refused, what is kept."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from bot.kernel.table import Stamp
from bot.play import roster, text
from bot.play.actor import Actor, Services
from bot.play.clock import Clock
from bot.play.governor import Governor
from bot.play.kinds import KINDS
from bot.play.pictures import Pictures
from bot.play.raw import RawPress
from bot.play.roster import Seated
from bot.store.errors import StoreFull
from bot.store.rows import Batch, TableRow
from bot.store.store import Store
from tests.play.fakes import FakeScreen


class Room:
    """A store, a clock that stands, a fake screen, and one table."""

    def __init__(self, store: Store, clock: Clock, folder: Path) -> None:
        self.store, self.clock, self.screen = store, clock, FakeScreen()
        pictures = Pictures(self.screen)
        cases = folder / "cases"
        self.services = Services(store, self.screen, clock, Governor(clock), pictures, KINDS, cases)
        self.table = 0

    async def seat(self, *names: str) -> Actor:
        seats = [Seated(name, number + 1) for number, name in enumerate(names)]
        row = TableRow(
            game="slap", guild=1, parent=2, thread=3, host=1, status="running", seed="7", roster=roster.encode(seats)
        )
        self.table = await self.store.create_table(row)
        return Actor(self.table, self.services, lambda table: None)

    async def until(self, condition: object) -> None:
        """Let the tasks run until the condition holds."""
        assert callable(condition)
        async with asyncio.timeout(10):
            while not condition():  # noqa: ASYNC110  # what it waits for has no event
                await asyncio.sleep(0.005)


@pytest.fixture
async def room(tmp_path: Path):  # type: ignore[no-untyped-def]
    clock = Clock(1_000_000, 0)
    store = await Store.open(tmp_path / "t.sqlite3", holder="test", now=clock.now)
    yield Room(store, clock, tmp_path)
    await store.close()


def press(choice: str, user: int = 1) -> RawPress:
    return RawPress(Stamp(1), user, 0, choice, f"token-{choice}", "", host=False)


async def test_an_action_on_a_full_disk_is_not_counted_and_the_table_goes_on_when_there_is_room(
    room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    actor = await room.seat("Ana", "Ben", "Cy")
    await room.until(lambda: room.screen.posted)

    async def full(self: Store, batch: Batch) -> None:
        raise StoreFull

    with monkeypatch.context() as patched:
        patched.setattr(Store, "commit", full)
        actor.put(press("leave"))
        await room.until(lambda: ("token-leave", text.DISK_FULL) in room.screen.replies)
    history = await room.store.history(room.table)
    assert [row for row in history if row.key == "leave"] == []
    room.clock.set(room.clock.now() + 6_000, 0)  # the table takes itself up again
    actor.put(press("status"))
    await room.until(lambda: any(token == "token-status" for token, _ in room.screen.replies))
    assert "Cards:" in dict(room.screen.replies)["token-status"]
    await actor.close()


async def test_a_fault_in_a_game_keeps_the_last_durable_state_and_calls_for_the_referee(
    room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    actor = await room.seat("Ana", "Ben")
    await room.until(lambda: room.screen.posted)
    before = await room.store.table(room.table)

    def broken(self: object, event: object) -> None:
        raise RuntimeError("a fault in the rules")

    with monkeypatch.context() as patched:
        patched.setattr("bot.slap.desk.SlapDesk.handle", broken)
        actor.put(press("leave"))
        await room.until(lambda: any(text.REFEREE in words for _, _, words in room.screen.posted))
    after = await room.store.table(room.table)
    assert before is not None
    assert after is not None
    assert after.status == "referee"
    assert after.snapshot == before.snapshot
    assert list(room.services.cases.iterdir())
    actor.put(press("status"))
    await room.until(lambda: dict(room.screen.replies).get("token-status") == text.REFEREE_PRIVATE)
    await actor.close()


async def test_an_accepted_action_is_durable_before_anybody_is_answered(
    room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    actor = await room.seat("Ana", "Ben", "Cy")
    await room.until(lambda: room.screen.posted)
    order: list[str] = []
    commit = Store.commit

    async def watched(self: Store, batch: Batch) -> None:
        await commit(self, batch)
        if any(row.key == "leave" for row in batch.decisions):
            order.append("durable")

    async def reply(token: str, words: str) -> None:
        order.append("answered")

    monkeypatch.setattr(Store, "commit", watched)
    monkeypatch.setattr(room.screen, "reply", reply)
    actor.put(press("leave"))
    await room.until(lambda: "answered" in order)
    assert order == ["durable", "answered"]
    await actor.close()
