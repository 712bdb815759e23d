"""A table that is reloaded: what was on its way, what came meanwhile, and what goes on by itself."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

import msgspec
import pytest

from bot.play.outgoing.outbox import Report
from bot.play.outgoing.screen import Found, Trouble, control_ids
from bot.play.running.inbox import Open
from bot.store.rows import Batch, OutboxRow
from bot.store.statements import changing, sending
from bot.tables.contract.table import Body
from tests.patience import TIMEOUT_S
from tests.play.room import Room, press
from tests.store.sent import sent


async def test_what_an_earlier_take_up_sent_is_heard_of_and_not_sent_again(
    room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    gate = room.screen.gate = asyncio.Event()  # the deal is on its way and does not arrive

    async def find(channel: int, since_ms: int, wanted: Callable[[Found], bool]) -> int | None:
        await gate.wait()
        return None

    monkeypatch.setattr(room.screen, "find", find)
    actor = await room.seat("Ana", "Ben")
    await room.until(lambda: actor.waiting)
    (deal,) = await room.store.read(sending.outbox(room.table))
    actor._queue.put(Open())
    actor._queue.put(Report("sent", "post", deal.key, 1_001, channel=deal.channel))
    assert "Cards:" in await room.answer(actor, "status")
    assert (await room.row()).status == "running"
    gate.set()
    await room.until(lambda: not actor.waiting)
    assert room.screen.posted == []
    assert (await sent(room.store, room.table))[deal.key] == 1_001
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


@pytest.mark.parametrize("arrived", [True, False])
async def test_a_card_in_the_air_is_withdrawn_after_a_restart_also_if_discord_is_unwell_then(
    room: Room, monkeypatch: pytest.MonkeyPatch, arrived: bool
) -> None:
    actor = await room.seat("Ana", "Ben")
    await room.until(lambda: room.said("begins"))
    await room.answer(actor, "status")
    room.screen.gate = asyncio.Event()
    room.clock.set(room.clock.now() + 10_000, 0)
    await room.until(lambda: actor.waiting)
    await actor.close()
    (card,) = await room.store.read(sending.outbox(room.table))
    assert card.restart == "withdraw"
    body = msgspec.json.decode(card.body, type=Body)
    trouble = [Trouble(0)]

    async def find(channel: int, since_ms: int, wanted: Callable[[Found], bool]) -> int | None:
        if trouble:
            raise trouble.pop()
        assert wanted(Found(1_900, body.text, control_ids(room.table, body)))
        return 1_900 if arrived else None

    monkeypatch.setattr(room.screen, "find", find)
    room.screen.gate = None
    room.screen.edits.clear()
    again = room.actor()
    assert "Cards:" in await room.answer(again, "status")
    for _ in range(3):
        room.clock.set(room.clock.now() + 1_000, 0)
        await room.answer(again, "status")
    await room.until(lambda: not again.waiting)
    assert (await room.row()).status == "running"
    assert [message for message, _ in room.screen.edits] == ([1_900] if arrived else [])
    await room.answer(again, "status")
    assert [row.key for row in await room.store.read(sending.outbox(room.table)) if row.key == card.key] == []
    await again.close()


async def test_a_message_that_cannot_be_read_is_left_out_and_the_table_goes_on(room: Room) -> None:
    actor = await room.seat("Ana", "Ben")
    await room.until(lambda: room.said("begins"))
    await room.answer(actor, "status")
    await actor.close()
    unread = OutboxRow("zod:1:x", room.table, 3, "post", b'{"text": 7}', "resend", order=1)
    await room.store.write(changing.commit(Batch(room.table, outbox=[unread])))
    again = room.actor()
    assert "Cards:" in await room.answer(again, "status")
    assert (await room.row()).status == "running"
    assert [row.key for row in await room.store.read(sending.outbox(room.table)) if row.key == "zod:1:x"] == []
    await again.close()


async def test_messages_after_a_restart_count_as_the_youngest(room: Room) -> None:
    actor = await room.seat("Ana", "Ben", game="cosmic")
    await room.until(lambda: room.said("Cosmic"))
    await actor.close()
    earlier = [OutboxRow(f"old{n}", room.table, 3, "post", b"", "resend", "done", 100 + n, order=n) for n in range(60)]
    await room.store.write(changing.commit(Batch(room.table, outbox=earlier)))
    again = room.actor()
    again.put(press("pause"))
    await room.until(lambda: room.said("pause"))
    vote = next(key for _, key, words in room.screen.posted if "pause" in words)
    async with asyncio.timeout(TIMEOUT_S):
        while await room.store.read(sending.outbox(room.table)):  # noqa: ASYNC110  # that all is noted as sent has no event
            await asyncio.sleep(0.005)
    assert vote in await sent(room.store, room.table)
    await again.close()
