"""Tables that leave the memory while nothing happens to them: when, what wakes them, and that nobody can tell."""

from __future__ import annotations

import asyncio
import gc
import weakref
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Literal

import pytest

from bot.cosmic.ai.choosing import TEMPERS
from bot.cosmic.ai.player import Computer
from bot.cosmic.seen.project import see_seat
from bot.play import rosters
from bot.play.clock import Clock
from bot.play.outgoing.outbox import Wordless
from bot.play.outgoing.pictures import FIRST_MS
from bot.play.outgoing.screen import Refused
from bot.play.rosters import Seated
from bot.play.running import actor as actors, resuming
from bot.play.running.live_table import RunningTable
from bot.play.running.resuming import EARLY_MS
from bot.play.running.table_registry import TableRegistry
from bot.store.errors import StoreFull
from bot.store.rows import Batch, OutboxRow, TableHead, TableRow
from bot.store.sqlite.store import SqliteStore
from bot.store.statements import changing, persons, sending, tables, timing
from bot.store.statements.script import Script
from bot.tables.contract.table import Link, Pressed, Stamp, Started, Tick
from bot.tables.cosmic.controller import CosmicController
from bot.tables.cosmic.controls import Asked
from bot.tables.cosmic.questions.labels import answer_text
from bot.tables.slap.controller import SlapController
from tests.play.room import Room, press
from tests.scripts import batch_of, name_of

MINUTE_MS = 60_000
HOUR_MS = 60 * MINUTE_MS
PEOPLE = ("Ana", "Ben")


async def begin(room: Room, registry: TableRegistry, game: str = "cosmic", thread: int = 3, **options: str) -> int:
    """A new game of two people, in Cosmic with two computer players."""
    seats = [Seated(name, number + 1) for number, name in enumerate(PEOPLE)]
    if game == "cosmic":
        seats += [Seated("Ada"), Seated("Emmy", temper="bold")]
        options = {"speed": "lively", **options}
    row = TableRow(
        game=game, guild=1, parent=2, thread=thread, host=1, status="running", seed="7", roster=rosters.encode(seats),
        options=("{" + ",".join(f'"{name}":"{value}"' for name, value in options.items()) + "}").encode(),
    )  # fmt: skip
    room.table = await room.store.write(changing.create_table(row))
    registry.start(TableHead(room.table, game, 1, 2, thread, 0, "running"))
    return room.table


async def settled(room: Room, registry: TableRegistry) -> None:
    """Nothing is queued, being sent or being woken any more, and nothing comes of that."""
    calm = 0
    while calm < 5:
        await asyncio.sleep(0)
        room.clock.set(room.clock.now(), 0)  # a clock that stands calls nobody by itself
        busy = any(not actor._running.runner.idle or not actor.opened.is_set() for actor in registry._actors.values())
        waking = registry._alarm._looking or registry._hurrying._tables or registry._calling._tables
        await room.store.read(sending.outbox(0))  # after everything that was to be read before
        await room.store.write(persons.set_preference(0, "none", None))  # and written
        calm = 0 if busy or registry.queued or waking else calm + 1


async def asleep(room: Room, registry: TableRegistry) -> None:
    """Let time pass until all tables sleep."""
    for _ in range(30):
        await settled(room, registry)
        if not registry.awake:
            return
        room.clock.set(room.clock.now() + resuming.QUIET_MS, 0)
    raise AssertionError("they do not sleep")


@pytest.fixture
def heard(monkeypatch: pytest.MonkeyPatch) -> list[object]:
    """All that controllers are told, of both games."""
    found: list[object] = []
    for controller in (CosmicController, SlapController):

        def listening(self: object, event: object, handle: Callable[..., object] = controller.handle) -> object:
            found.append(event)
            return handle(self, event)

        monkeypatch.setattr(controller, "handle", listening)
    return found


async def restarted(room: Room) -> TableRegistry:
    """The tables of another process, woken as after a start."""
    room.services = room.services_with(room.services.kinds)
    registry = TableRegistry(room.services)
    await registry.open()
    await registry.wake()
    return registry


async def test_a_quiet_table_leaves_the_memory_and_a_press_brings_it_back_without_a_word(
    room: Room, heard: list[object]
) -> None:
    registry = TableRegistry(room.services)
    table = await begin(room, registry)
    await asleep(room, registry)
    gc.collect()
    assert not [found for found in gc.get_objects() if isinstance(found, CosmicController)]
    said, edited = list(room.screen.posted), list(room.screen.edits)
    heard.clear()
    registry.put(table, press("nothing of this game"))
    await room.until(lambda: room.screen.replies or room.screen.shown)
    assert registry.awake == 1
    assert [type(event).__name__ for event in heard] == ["Pressed"]
    await settled(room, registry)
    assert (room.screen.posted, room.screen.edits) == (said, edited)
    await asleep(room, registry)
    await registry.close()


async def test_who_has_just_pressed_finds_the_table_awake(room: Room) -> None:
    registry = TableRegistry(room.services)
    table = await begin(room, registry)
    await asleep(room, registry)
    registry.put(table, press("nothing of this game"))
    await settled(room, registry)
    room.clock.set(room.clock.now() + resuming.QUIET_MS - 1, 0)
    await settled(room, registry)
    assert registry.awake == 1
    room.clock.set(room.clock.now() + 1, 0)
    await room.until(lambda: registry.awake == 0)
    await registry.close()


async def test_a_table_at_which_something_rings_soon_stays(room: Room) -> None:
    registry = TableRegistry(room.services)
    table = await begin(room, registry, "slap")
    await settled(room, registry)
    assert registry.awake == 1
    [countdown] = registry._actors[table]._running.runner.timers.values()
    assert countdown.due - room.clock.now() < resuming.QUIET_MS
    await registry.close()


async def test_a_deadline_wakes_its_table_in_time_and_no_other(room: Room, heard: list[object]) -> None:
    registry = TableRegistry(room.services)
    first = await begin(room, registry, hours="all")
    await asleep(room, registry)
    room.clock.set(room.clock.now() + 10 * MINUTE_MS, 0)
    second = await begin(room, registry, thread=4, hours="all")
    await asleep(room, registry)
    due = {
        head.id: (await room.store.read(timing.deadlines(head.id)))[0].due_ms
        for head in await room.store.read(tables.heads(["running"]))
    }
    assert due[first] < due[second]
    room.clock.set(due[first] - EARLY_MS - 1, 0)
    await settled(room, registry)
    assert registry.awake == 0
    heard.clear()
    room.clock.set(due[first] - EARLY_MS, 0)
    await room.until(lambda: list(registry._actors) == [first])
    await settled(room, registry)
    assert heard == []
    room.clock.set(due[first], 0)
    await room.until(lambda: any(isinstance(event, Tick) for event in heard))
    assert min(event.at.ms for event in heard if isinstance(event, Tick)) == due[first]
    await settled(room, registry)
    assert second not in registry._actors
    await registry.close()


async def test_a_start_wakes_only_tables_whose_clocks_are_due_and_those_that_were_awake(
    room: Room, heard: list[object]
) -> None:
    registry = TableRegistry(room.services)
    late, early, awake = [await begin(room, registry, thread=thread) for thread in (3, 4, 5)]
    await asleep(room, registry)
    registry.put(awake, press("nothing of this game"))
    await settled(room, registry)
    await registry.close()
    [row] = [due for due in await room.store.read(timing.deadlines(early)) if due.name == "due"]
    soon = type(row)(early, "due", room.clock.now() - 1)
    await room.store.write(
        changing.commit(Batch(early, asleep=True, deadlines=[soon]))
    )  # as if it had rung while nobody was there
    await room.store.write(changing.commit(Batch(awake)))  # saved, and so awake
    heard.clear()
    again = await restarted(room)
    await settled(room, again)
    started = [event for event in heard if isinstance(event, Started)]
    assert len(started) == 2
    assert late not in again._actors
    assert again.table_in(3) == late
    heard.clear()
    again.put(late, press("nothing of this game"))  # the first thing that this process hears of it
    await settled(room, again)
    assert [type(event).__name__ for event in heard][:1] == ["Started"]
    await again.close()


async def test_a_table_that_cannot_be_saved_does_not_sleep(room: Room, monkeypatch: pytest.MonkeyPatch) -> None:
    registry = TableRegistry(room.services)
    await begin(room, registry)
    await settled(room, registry)
    write = SqliteStore.write

    async def full(self: SqliteStore, script: Script[object]) -> object:
        batch = batch_of(script)
        if batch is not None and batch.asleep:
            raise StoreFull
        return await write(self, script)

    monkeypatch.setattr(SqliteStore, "write", full)
    room.clock.set(room.clock.now() + resuming.QUIET_MS, 0)
    await settled(room, registry)
    assert registry.awake == 1
    assert (await room.row()).status == "running"
    monkeypatch.setattr(SqliteStore, "write", write)
    await asleep(room, registry)
    await registry.close()


async def test_deadlines_that_cannot_be_read_are_read_again(room: Room, monkeypatch: pytest.MonkeyPatch) -> None:
    registry = TableRegistry(room.services)
    table = await begin(room, registry)
    await asleep(room, registry)
    read = SqliteStore.read
    asked: list[str] = []

    async def broken(self: SqliteStore, script: Script[object]) -> object:
        if name_of(script) != "ringing":
            return await read(self, script)
        asked.append("ringing")
        raise StoreFull

    monkeypatch.setattr(SqliteStore, "read", broken)
    room.clock.set((await room.store.read(timing.deadlines(table)))[0].due_ms, 0)
    await room.until(lambda: asked)
    await settled(room, registry)
    monkeypatch.setattr(SqliteStore, "read", read)
    room.clock.set(room.clock.now() + 5_000, 0)
    await room.until(lambda: registry.awake == 1)
    await registry.close()


async def test_a_table_stays_until_all_it_has_to_say_is_said(room: Room) -> None:
    room.screen.gate = asyncio.Event()
    registry = TableRegistry(room.services)
    await begin(room, registry)
    await room.until(lambda: registry.waiting)
    for _ in range(3):
        room.clock.set(room.clock.now() + resuming.QUIET_MS, 0)
        await asyncio.sleep(0.01)
    assert registry.awake == 1
    room.screen.gate.set()
    await room.until(lambda: not registry.waiting)
    await asleep(room, registry)
    assert await room.store.read(sending.unsent()) == []
    await registry.close()


async def test_a_table_without_pictures_sleeps_keeps_to_it_and_tries_them_by_itself(room: Room) -> None:
    registry = TableRegistry(room.services)
    table = await begin(room, registry)
    await settled(room, registry)
    registry._actors[table]._running.runner.outbox._report(Wordless(50013))
    registry._actors[table]._running.runner.outbox.sending.words_only = 50013
    await asleep(room, registry)
    assert [(one.table, one.code) for one in await room.store.read(sending.wordless())] == [(table, 50013)]
    registry.put(table, press("nothing of this game"))
    await settled(room, registry)
    assert registry._actors[table]._running.runner.outbox.sending.words_only == 50013
    await asleep(room, registry)
    room.clock.set(room.clock.now() + FIRST_MS, 0)
    await settled(room, registry)
    await asleep(room, registry)
    assert not registry._slept[table].hindered
    assert await room.store.read(sending.wordless()) == []
    await registry.close()


async def test_a_sleeping_table_without_pictures_tries_them_once_the_bot_s_permissions_change(room: Room) -> None:
    registry = TableRegistry(room.services)
    table = await begin(room, registry)
    await settled(room, registry)
    registry._actors[table]._running.runner.outbox._report(Wordless(50013))
    registry._actors[table]._running.runner.outbox.sending.words_only = 50013
    await asleep(room, registry)
    registry.allowed(99, Stamp(room.clock.now()))
    assert registry.awake == 0
    registry.allowed(1, Stamp(room.clock.now()))
    await settled(room, registry)
    await asleep(room, registry)
    assert not registry._slept[table].hindered
    assert await room.store.read(sending.wordless()) == []
    await registry.close()


async def paused(room: Room, registry: TableRegistry) -> int:
    """A table of the slap game that stands still."""
    table = await begin(room, registry, "slap")
    await room.until(lambda: room.said("begins"))
    for user in (1, 2):
        registry.put(table, press("pause", user))
    await settled(room, registry)
    controller = registry._actors[table]._running.controller
    assert isinstance(controller, SlapController)
    assert controller._record.air is not None
    room.clock.set(room.clock.now() + 6_000, 0)  # no echo comes: the answer to the post counts
    await room.until(lambda: controller._record.mode == "paused")
    return table


@pytest.mark.parametrize("state", ["resumed", "fresh"])
async def test_a_sleeping_slap_table_hears_that_the_connection_was_gone(
    room: Room, heard: list[object], state: Literal["resumed", "fresh"]
) -> None:
    registry = TableRegistry(room.services)
    await paused(room, registry)
    await begin(room, registry, thread=4)  # nothing of Cosmic goes by the connection
    await asleep(room, registry)
    heard.clear()
    down, up = Link(Stamp(1), "down"), Link(Stamp(2), state)
    registry.link(down)
    await settled(room, registry)
    assert heard == []
    registry.link(up)
    await settled(room, registry)
    assert heard == [up]
    await asleep(room, registry)
    await registry.close()


async def test_who_presses_while_the_connection_is_gone_meets_a_table_that_knows(
    room: Room, heard: list[object]
) -> None:
    registry = TableRegistry(room.services)
    table = await paused(room, registry)
    await asleep(room, registry)
    heard.clear()
    down = Link(Stamp(1), "down")
    registry.link(down)
    registry.put(table, press("status"))
    await settled(room, registry)
    assert heard[0] == down
    await registry.close()


async def test_a_slap_table_hears_of_a_restart_although_it_sleeps(room: Room, heard: list[object]) -> None:
    registry = TableRegistry(room.services)
    await paused(room, registry)
    await asleep(room, registry)
    await registry.close()
    heard.clear()
    again = await restarted(room)
    await room.until(lambda: any(isinstance(event, Started) for event in heard))
    await again.close()


async def test_a_cancelled_timer_keeps_nothing_in_memory() -> None:
    clock = Clock(0, 0)

    class Large:
        def call(self) -> None:
            raise AssertionError

    large = Large()
    there = weakref.ref(large)
    clock.after(HOUR_MS, large.call).cancel()
    del large
    assert there() is None
    for _ in range(10_000):
        clock.after(HOUR_MS, lambda: None).cancel()
    assert len(clock._heap) < 2_500


# --- nobody can tell --------------------------------------------------------------------------------------------------


@asynccontextmanager
async def world(folder: Path, now: int) -> AsyncIterator[Room]:
    folder.mkdir()
    clock = Clock(now, 0)

    async def never(seconds: float) -> None:
        await asyncio.Event().wait()

    store = await SqliteStore.open(folder / "t.sqlite3", holder="test", now=clock.now, sleep=never)
    try:
        yield Room(store, clock, folder)
    finally:
        await store.close()


def seen(room: Room) -> list[object]:
    """All that the tables have done on Discord since the last look, in any order: lanes overtake each other."""
    screen = room.screen
    keys = {1_001 + at: key for at, (_, key, _) in enumerate(screen.posted)}
    done = [
        *(("post", *post) for post in screen.posted),
        *(("edit", keys[message], words) for message, words in screen.edits),
        *(("erase", keys[message]) for message in screen.erased), *(("reply", *reply) for reply in screen.replies),
        *(("show", token, body.text) for token, body, _, _ in screen.shown),
    ]  # fmt: skip
    return sorted(done, key=repr)


async def played(room: Room, script: list[tuple[int, list[Pressed]]], *, steps: int) -> list[list[object]]:
    """A game of Cosmic, and what was done on Discord up to each moment.

    An empty script is filled: with the moments at which something rings, and with what Ana and Ben answer then.
    """
    registry = TableRegistry(room.services)
    table = await begin(room, registry)
    await settled(room, registry)
    found = [seen(room)]
    tokens = 0
    minds = [Computer(TEMPERS["careful"], lambda sides: sides - 1) for _ in range(4)]
    writing = not script
    for step in range(steps):
        if writing:
            timers = registry._actors[table]._running.runner.timers.values()
            if not timers:
                break
            script.append((min(timer.due for timer in timers), []))
        when, presses = script[step]
        if when > room.clock.now():
            room.clock.set(when, 0)
        await settled(room, registry)
        if writing and step % 2 == 0:
            controller = registry._actors[table]._running.controller
            users = {seat: user for user, seat in registry._actors[table]._running.lookup.users.items()}
            assert isinstance(controller, CosmicController)
            game = controller.game
            for number, ask in game.asks.items():
                if ask.seat in users and number not in game.sealed:
                    view = see_seat(game.state, ask.seat)
                    asked = Asked(number, ask, view, controller._record.names)
                    words = answer_text(asked, minds[ask.seat].answer(view, ask))
                    user = users[ask.seat]
                    for choice, about, values in (("play", 0, (words,)), ("q_sure", number, ())):
                        tokens += 1
                        stamp = Stamp(room.clock.now())
                        presses.append(Pressed(stamp, None, about, choice, f"t{tokens}", values=values, user=user))
                    break
        for one in presses:
            registry.put(table, one)
            await settled(room, registry)
        for _ in range(step % 3):
            registry.chat(3, Stamp(room.clock.now()))
        await settled(room, registry)
        room.clock.set(room.clock.now() + 1, 0)
        await settled(room, registry)
        found.append(seen(room))
    await registry.close()
    return found


async def test_a_game_that_sleeps_whenever_it_can_looks_like_one_that_never_does(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Sleeping may depend on secrets, because it shows nowhere."""
    script: list[tuple[int, list[Pressed]]] = []
    steps = 120
    for module in (actors, resuming):
        monkeypatch.setattr(module, "QUIET_MS", 10**12)
    async with world(tmp_path / "awake", 1_700_000_000_000) as room:
        waking = await played(room, script, steps=steps)
    slept: list[int] = []
    put_to_sleep = resuming.put_to_sleep

    async def counted(table: RunningTable) -> resuming.Slept:
        slept.append(1)
        return await put_to_sleep(table)

    monkeypatch.setattr("bot.play.running.actor.put_to_sleep", counted)
    for module in (actors, resuming):
        monkeypatch.setattr(module, "QUIET_MS", 1)
    async with world(tmp_path / "asleep", 1_700_000_000_000) as room:
        sleepy = await played(room, script, steps=len(waking) - 1)
    assert len(slept) > 30
    assert len(waking) > 60
    for step, (one, other) in enumerate(zip(waking, sleepy, strict=True)):
        assert one == other, step
    assert any(choice == "play" for _, presses in script for choice in [one.choice for one in presses])


async def test_a_refused_message_is_not_forgotten_while_the_table_sleeps(room: Room) -> None:
    room.screen.trouble = [Refused(50013)] * 8
    registry = TableRegistry(room.services)
    await begin(room, registry)
    await asleep(room, registry)
    assert await room.store.read(sending.refusals(room.table))
    await registry.close()


async def test_a_refused_deletion_is_not_forgotten_while_the_table_sleeps(room: Room) -> None:
    registry = TableRegistry(room.services)
    table = await begin(room, registry)
    await settled(room, registry)
    outbox = registry._actors[table]._running.runner.outbox
    key, (_, message) = next((key, place) for key, place in outbox.known.items() if place[0] == 3)
    erase = OutboxRow(key, table, 3, "erase", b"", "resend", order=1_000)
    await room.store.write(changing.commit(Batch(table, outbox=[erase])))
    room.screen.trouble = [Refused(50083)]
    outbox.erase(key)
    await asleep(room, registry)
    assert message not in room.screen.erased
    registry.put(table, press("status"))
    await settled(room, registry)
    assert message in room.screen.erased
    assert not await room.store.read(sending.unsent())
    await registry.close()
