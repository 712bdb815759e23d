"""A running table over a real store and a screen without Discord: what is refused, what is kept."""

from __future__ import annotations

import pytest

from bot.play.outgoing.direct_messages import not_done
from bot.play.outgoing.outbox import Report
from bot.store.errors import StoreAway, StoreFull, StoreUnknown
from bot.store.sqlite.store import SqliteStore
from bot.store.statements import tables
from tests.play.room import Room, press
from tests.scripts import refusing
from tests.words.voices import EN


async def test_an_action_on_a_full_disk_is_not_counted_and_the_table_goes_on_when_there_is_room(
    room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    actor = await room.seat("Ana", "Ben", "Cy")
    await room.until(lambda: room.screen.posted)
    await room.answer(actor, "status")  # all before it is durable

    with monkeypatch.context() as patched:
        patched.setattr(SqliteStore, "write", refusing("commit", StoreFull()))
        actor.put(press("leave_sure"))
        await room.until(lambda: ("token-leave_sure", EN("play-disk-full")) in room.screen.replies)
    history = await room.store.read(tables.history(room.table))
    assert [row for row in history if row.key == "leave"] == []
    room.clock.set(room.clock.now() + 6_000, 0)  # the table takes itself up again
    actor.put(press("status"))
    await room.until(lambda: any(token == "token-status" for token, _ in room.screen.replies))
    assert "Cards:" in dict(room.screen.replies)["token-status"]
    await actor.close()


async def test_whoever_acts_before_the_table_is_taken_up_again_is_told_so_and_the_table_does_not_leave(
    room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    actor = await room.begun()

    with monkeypatch.context() as patched:
        patched.setattr(SqliteStore, "write", refusing("commit", StoreFull()))
        assert await room.answer(actor, "leave_sure") == EN("play-disk-full")
        actor._queue.put(Report("edited", "edit", "zod:1:1"))  # cannot be noted either
        assert await room.answer(actor, "status", user=2) == EN("play-disk-full")
    assert room.left == []  # nobody would wake it: its timers are not set
    room.clock.set(room.clock.now() + 6_000, 0)
    while await room.answer(actor, "status") == EN("play-disk-full"):
        pass
    room.clock.set(room.clock.now() + 12_000, 0)
    await room.until(lambda: room.said("turned it."))
    await actor.close()


async def test_whoever_acted_when_it_is_not_known_what_was_kept_is_told_just_that(
    room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    actor = await room.begun()

    monkeypatch.setattr(SqliteStore, "write", refusing("commit", StoreUnknown("postgres")))
    assert await room.answer(actor, "leave_sure") == EN("play-interrupted")
    assert room.services.metrics.store_refusals == 0
    assert not_done(StoreUnknown("postgres"), EN) == EN("play-interrupted-here")
    await actor.close()


async def test_a_press_counts_as_soon_as_something_can_be_saved_again(
    room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    actor = await room.begun()

    with monkeypatch.context() as patched:
        patched.setattr(SqliteStore, "write", refusing("commit", StoreAway("postgres", "it is stopped")))
        assert await room.answer(actor, "leave_sure") == EN("play-disk-trouble")
        assert await room.answer(actor, "leave_sure", user=2) == EN("play-disk-trouble")
    assert await room.answer(actor, "leave_sure", user=3) != EN("play-disk-trouble")  # nobody has turned the clock
    assert [row.seat for row in await room.store.read(tables.history(room.table)) if row.key == "leave"] == [2]
    await actor.close()
