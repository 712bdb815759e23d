"""A running table over a real store and a screen without Discord: what is refused, what is kept."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from bot.kernel.table import Stamp
from bot.play import text
from bot.play.items import Open
from bot.play.outbox import Report
from bot.play.raw import RawEcho
from bot.play.screen import Found
from bot.store.errors import StoreFull
from bot.store.rows import Batch
from bot.store.store import Store
from tests.play.room import Room, press


async def test_an_action_on_a_full_disk_is_not_counted_and_the_table_goes_on_when_there_is_room(
    room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    actor = await room.seat("Ana", "Ben", "Cy")
    await room.until(lambda: room.screen.posted)
    await room.answer(actor, "status")  # all before it is durable

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


@pytest.mark.parametrize("echo_first", [True, False])
async def test_a_message_is_noted_as_sent_whichever_of_echo_and_answer_comes_first(
    room: Room, monkeypatch: pytest.MonkeyPatch, echo_first: bool
) -> None:
    # Else the table would send it anew when it is taken up again.
    post = room.screen.post

    async def echoing(channel: int, table: int, nonce: str, *more: Any, **options: Any) -> int:
        message = await post(channel, table, nonce, *more, **options)
        echo = RawEcho(Stamp(room.clock.now()), nonce, message, channel)
        if echo_first:
            actor.put(echo)
            await room.until(lambda: not actor.queued)
        else:  # in the same moment as the answer: judged when the outbox knows, but has not reported
            actor.put(echo)
        return message

    monkeypatch.setattr(room.screen, "post", echoing)
    actor = await room.seat("Ana", "Ben")
    await room.until(lambda: room.screen.posted)
    await room.answer(actor, "status")
    assert [row.key for row in await room.store.outbox(room.table) if row.kind == "post"] == []
    await actor.close()
