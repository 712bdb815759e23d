"""Items of a table become inputs of its controller, and nobody can fill its queue."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Any

import pytest

from bot.play.gateway_events import Autocomplete, Incoming, ReactionEvent
from bot.play.outgoing.lookup import Lookup
from bot.play.running.inbox import PRESSES, REACTIONS, Inbox, Translator
from bot.store.rows import Batch
from bot.store.sqlite.store import SqliteStore
from bot.store.statements.script import Script
from bot.tables.contract.table import Pressed, Stamp
from tests.play.room import Room, press
from tests.words.voices import DE, EN


def heard(press: Pressed) -> Any:
    lookup = Lookup()
    lookup.users.update({51: 0, 52: 1})
    lookup.left.add(53)
    lookup.know("cos:7:q1", 5, 900)
    return Translator(7, lookup, {}, set()).input(press, Batch(table=7), Stamp(2))


@pytest.mark.parametrize(
    ("user", "guest", "seat", "meant", "guest_seat", "left"),
    [
        (51, "", 0, "51", 0, False),
        (51, "52", 0, "52", 1, False),
        (53, "99", None, "99", None, True),
        (54, "", None, "54", None, False),
    ],
)
def test_a_controller_hears_of_people_by_seat_and_of_messages_by_key(
    user: int, guest: str, seat: int | None, meant: str, guest_seat: int | None, left: bool
) -> None:
    press = Pressed(Stamp(1), choice="go", reply="r", name="Ana", table=7, user=user, guest=guest, message=900)
    said = heard(press)
    assert (said.seat, said.guest, said.guest_seat, said.left) == (seat, meant, guest_seat, left)
    assert said.key == "cos:7:q1"
    assert (said.user, said.message) == (0, 0), "no desk knows an id of Discord's"
    assert (said.at, said.choice, said.reply, said.name) == (Stamp(1), "go", "r", "Ana")


def hand(user: int, message: int = 1) -> ReactionEvent:
    return ReactionEvent(Stamp(1), user, message, "✋", added=True)


async def test_a_table_under_one_persons_presses_answers_the_others_after_a_few_of_them(
    room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    actor = await room.begun()
    disk, write = asyncio.Event(), SqliteStore.write

    async def slow(self: SqliteStore, script: Script[object]) -> object:
        await disk.wait()
        return await write(self, script)

    monkeypatch.setattr(SqliteStore, "write", slow)
    room.screen.replies.clear()
    actor.put(press("leave_sure", 3))  # is being written
    await asyncio.sleep(0)
    for _ in range(500):
        actor.put(press("help", 1, language="de"))
    actor.put(press("status", 2))
    await room.until(lambda: len(room.screen.replies) == 500 - PRESSES)
    assert room.screen.replies == [("token-help", DE("play-too-fast"))] * (500 - PRESSES)
    assert actor.queued <= PRESSES + 1
    disk.set()
    await room.until(lambda: any(token == "token-status" for token, _ in room.screen.replies))
    assert await room.answer(actor, "help") != EN("play-too-fast")  # what waited is done, and counts no more
    await actor.close()


async def test_the_order_of_arrival_stays_whoever_pressed_how_often() -> None:
    queue = Inbox()
    items: list[Incoming] = [hand(1), press("a", 2), hand(1, 2), press("b", 1), hand(2)]
    assert all(queue.offer(item) for item in items)
    assert [await queue.get() for _ in items] == items
    assert queue.empty()


async def test_reactions_too_many_are_passed_over_and_everybody_has_a_share_of_their_own() -> None:
    queue = Inbox()
    assert [queue.offer(hand(1)) for _ in range(REACTIONS + 2)] == [True] * REACTIONS + [False] * 2
    assert queue.offer(hand(2))
    assert queue.offer(press("slap", 1))  # a button is no reaction
    await queue.get()
    assert queue.offer(hand(1))
    assert not queue.offer(hand(1))


async def test_typing_too_fast_gets_no_suggestions_and_no_silence() -> None:
    queue, answers = Inbox(), list[Sequence[tuple[str, str]]]()
    while queue.offer(Autocomplete(1, "card", "x", answers.append)):
        assert len(queue) <= PRESSES
    assert len(queue) == PRESSES
    queue.put(None)  # what the table itself needs is never turned away
    assert [isinstance(item, Autocomplete) for item in queue.rest()] == [True] * PRESSES + [False]
    assert queue.offer(Autocomplete(1, "card", "x", answers.append))
