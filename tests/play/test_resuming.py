"""A table that is taken up again: what was on its way, what came meanwhile, and what goes on by itself."""

from __future__ import annotations

import asyncio

import pytest

from bot.play.items import Open
from bot.play.outbox import Report
from bot.play.screen import Found
from tests.play.room import Room


async def test_what_an_earlier_take_up_sent_is_heard_of_and_not_sent_again(
    room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    gate = room.screen.gate = asyncio.Event()  # the deal is on its way and does not arrive

    async def recent(channel: int) -> list[Found]:
        await gate.wait()
        return []

    monkeypatch.setattr(room.screen, "recent", recent)
    actor = await room.seat("Ana", "Ben")
    await room.until(lambda: actor.waiting)
    (deal,) = await room.store.outbox(room.table)
    actor._queue.put_nowait(Open())
    actor._queue.put_nowait(Report("sent", "post", deal.key, 1_001, channel=deal.channel))
    assert "Cards:" in await room.answer(actor, "status")
    assert (await room.row()).status == "running"
    gate.set()
    await room.until(lambda: not actor.waiting)
    assert room.screen.posted == []
    assert await room.store.outbox_message(deal.key, room.table) == 1_001
    await actor.close()


async def test_a_table_that_is_taken_up_counts_down_again_before_it_judges_what_came_meanwhile(room: Room) -> None:
    actor = await room.seat("Ana", "Ben")
    await room.until(lambda: room.said("begins"))
    await actor.close()
    again = room.actor()
    assert "Cards:" in await room.answer(again, "status")  # queued before the store has answered
    room.clock.set(room.clock.now() + 10_000, 0)
    await room.until(lambda: room.said("turned it."))
    await again.close()
