"""Effects of a table become durable before they are run."""

from __future__ import annotations

import pytest

from bot.play.gateway_events import EchoEvent, ReactionEvent
from bot.play.outgoing.screen import NewMessage, Trouble
from bot.store.rows import Batch, OutboxRow
from bot.store.sqlite.store import SqliteStore
from bot.store.statements import changing, sending, tables
from bot.store.statements.script import Script
from bot.tables.contract.table import Stamp
from tests.play.room import Room, press
from tests.scripts import batch_of


async def test_an_accepted_action_is_durable_before_anybody_is_answered(
    room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    actor = await room.seat("Ana", "Ben", "Cy")
    await room.until(lambda: room.screen.posted)
    order: list[str] = []
    write = SqliteStore.write

    async def watched(self: SqliteStore, script: Script[object]) -> object:
        done = await write(self, script)
        batch = batch_of(script)
        if batch is not None and any(row.key == "leave" for row in batch.decisions):
            order.append("durable")
        return done

    async def reply(token: str, words: str) -> None:
        order.append("answered")

    monkeypatch.setattr(SqliteStore, "write", watched)
    monkeypatch.setattr(room.screen, "reply", reply)
    actor.put(press("leave_sure"))
    await room.until(lambda: "answered" in order)
    assert order == ["durable", "answered"]
    await actor.close()


@pytest.mark.parametrize("echo_first", [True, False])
async def test_a_message_is_noted_as_sent_whichever_of_echo_and_answer_comes_first(
    room: Room, monkeypatch: pytest.MonkeyPatch, echo_first: bool
) -> None:
    # Else the table would send it anew when it is reloaded.
    post = room.screen.post

    async def echoing(channel: int, new: NewMessage, picture: bytes | None) -> int:
        message = await post(channel, new, picture)
        echo = EchoEvent(Stamp(room.clock.now()), new.nonce, message, channel)
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
    assert [row.key for row in await room.store.read(sending.outbox(room.table)) if row.kind == "post"] == []
    await actor.close()


async def test_the_echo_of_a_result_settles_it_although_the_game_is_over_and_the_answer_was_lost(room: Room) -> None:
    actor = await room.seat("Ana", "Ben")
    await room.until(lambda: room.said("begins"))
    await room.answer(actor, "status")
    await actor.close()
    result = OutboxRow("zod:1:r", room.table, 3, "post", b'{"text":"Ana wins."}', "resend", order=1)
    await room.store.write(changing.commit(Batch(room.table, status="ended", outbox=[result])))
    room.screen.trouble = [Trouble(0)] * 3
    over = room.actor()
    await room.until(lambda: len(room.screen.trouble) < 3)
    over.put(EchoEvent(Stamp(1), "zod:1:r", 1_900, 3))
    await room.until(lambda: room.left)
    assert room.left == [True]
    assert await room.store.read(sending.outbox(room.table)) == []
    assert room.said("Ana wins.") == 0
    await over.close()


async def test_an_onlookers_reactions_leave_nothing_and_a_players_are_in_the_event_log(room: Room) -> None:
    actor = await room.seat("Ana", "Ben")
    await room.until(lambda: room.said("begins"))
    await room.answer(actor, "status")
    for user in (99, 98, 1):
        for message in (1_001, 77):
            for added in (True, False):
                actor.put(ReactionEvent(Stamp(1), user, message, "✋", added=added))
    await room.answer(actor, "status")
    assert {note.seat for note in await room.store.read(tables.notes(room.table))} <= {0, 1}
    assert len(await room.store.read(tables.notes(room.table))) == 4
    await actor.close()
