"""Games of newer rules than the bot's sleep: told once, never put before the referee, taken up by a bot that can."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from dataclasses import replace
from typing import Any

import pytest

from bot.cosmic.game import COSMIC
from bot.kernel.flow import Rules
from bot.play.games.kinds import KINDS, CosmicKind, Kind, SlapKind
from bot.play.lobbies.lobby import Lobbies
from bot.play.rosters import Seated
from bot.play.running.resuming import is_newer
from bot.play.running.table_registry import TableRegistry
from bot.slap.game import RULES
from bot.store.rows import NEWER, Batch, OwedRow
from bot.store.statements import changing, tables, timing
from bot.words.message import UserError
from tests.patience import TIMEOUT_S
from tests.play.room import Room
from tests.words.voices import DE, EN

PLAYERS = ("Ana", "Ben", "Cy")
ACTS = {"slap": ("leave_sure", 3), "cosmic": ("order_zap", 2)}


def raised(rules: Rules[Any]) -> Rules[Any]:
    return replace(rules, version=rules.version + 1, upgrades={**rules.upgrades, rules.version: lambda saved: saved})


class NewerSlap(SlapKind):
    @property
    def rules(self) -> Rules[Any]:
        return raised(RULES)


class NewerCosmic(CosmicKind):
    @property
    def rules(self) -> Rules[Any]:
        return raised(COSMIC)


LATER: Mapping[str, Kind] = {"slap": NewerSlap(), "cosmic": NewerCosmic()}


async def played_by_a_newer_bot(room: Room, game: str) -> None:
    """A game that this bot has begun, and a newer one has gone on with; no process plays it."""
    actor = await room.seat(*PLAYERS, game=game)
    await room.until(lambda: room.said("begins"))
    await actor.close()
    room.services = room.services_with(LATER)
    actor = room.actor()
    await room.answer(actor, *ACTS[game])
    await actor.close()
    assert (await room.row()).version == KINDS[game].rules.version + 1
    room.services = room.services_with(KINDS)


async def kept(room: Room) -> tuple[object, ...]:
    row = await room.row()
    return (
        row.status,
        row.version,
        row.snapshot,
        row.desk,
        row.next_ask,
        await room.store.read(tables.history(room.table)),
    )


@pytest.mark.parametrize("game", ["slap", "cosmic"])
async def test_it_sleeps_unchanged_is_told_once_and_goes_on_under_a_bot_that_can(room: Room, game: str) -> None:
    await played_by_a_newer_bot(room, game)
    before = await kept(room)
    for _ in range(2):
        actor = room.actor()
        for user in (1, 2):
            for choice in ("status", "stop_sure", "referee_retry", "referee_stop"):
                assert await room.answer(actor, choice, user=user) == EN("play-newer-private")
        assert await room.answer(actor, "status", language="de") == DE("play-newer-private")
        await room.until(lambda: room.left)
        assert set(room.left) == {False}
        await actor.close()
        room.left.clear()
        assert await kept(room) == before
    assert room.said(EN("play-newer")) == 1
    assert room.said(EN("play-referee")) == 0
    assert not room.services.cases.exists()
    room.services = room.services_with(LATER)
    actor = room.actor()
    assert await room.answer(actor, "status") != EN("play-newer-private")
    assert NEWER not in [row.name for row in await room.store.read(timing.deadlines(room.table))]
    assert (await room.row()).status == "running"
    await actor.close()


async def test_what_was_open_has_the_time_that_was_left(room: Room) -> None:
    await played_by_a_newer_bot(room, "cosmic")
    due = {row.name: row.due_ms for row in await room.store.read(timing.deadlines(room.table))}
    assert due
    actor = room.actor()
    await room.until(lambda: room.said(EN("play-newer")))
    await actor.close()
    room.clock.set(room.clock.now() + 10 * 3_600_000, 0)
    assert (await room.store.read(timing.ringing(room.clock.now() + 10**10))).tables == []
    room.services = room.services_with(LATER)
    actor = room.actor()
    await room.answer(actor, "status")
    later = {row.name: row.due_ms for row in await room.store.read(timing.deadlines(room.table))}
    night = 7 * 3_600_000
    assert {name: later[name] for name in due} == {name: room.clock.now() + when - night for name, when in due.items()}
    await actor.close()


async def test_nobody_is_reminded_of_what_cannot_be_answered(room: Room) -> None:
    await played_by_a_newer_bot(room, "slap")
    await room.store.write(changing.commit(Batch(room.table, owed=[OwedRow(0, 1, "something", 5_000_000)])))
    assert [one.what for one in (await room.store.read(timing.pending_prompts(0, 10))).owed] == ["something"]
    actor = room.actor()
    await room.until(lambda: room.said(EN("play-newer")))
    assert (await room.store.read(timing.pending_prompts(0, 10))).owed == []
    await actor.close()


async def test_a_saved_version_counts_even_if_the_row_does_not_say_it(room: Room) -> None:
    actor = await room.begun()
    await actor.close()
    newer = replace(RULES, version=RULES.version + 1)
    snapshot = (await room.row()).snapshot.replace(b'"version":%d' % RULES.version, b'"version":%d' % newer.version)
    await room.store.write(changing.commit(Batch(room.table, snapshot=snapshot, snapshot_phase=2)))
    again = room.actor()
    assert await room.answer(again, "status") == EN("play-newer-private")
    await again.close()


async def test_what_cannot_be_read_is_not_newer(room: Room) -> None:
    actor = await room.begun()
    await actor.close()
    await room.store.write(changing.commit(Batch(room.table, snapshot=b"{}", snapshot_phase=2)))
    assert not is_newer(KINDS, await room.row())


async def test_at_a_table_before_its_referee_an_older_bot_changes_nothing(room: Room) -> None:
    await played_by_a_newer_bot(room, "slap")
    await room.store.write(changing.commit(Batch(room.table, status="referee")))
    before = await kept(room)
    actor = room.actor()
    for choice in ("referee_retry", "referee_undo", "referee_stop", "stop"):
        assert await room.answer(actor, choice, user=1) == EN("play-newer-private")
    assert await kept(room) == before
    assert room.said(EN("play-newer")) == 0
    await actor.close()


async def test_a_game_that_this_bot_does_not_know_sleeps_likewise(room: Room) -> None:
    actor = await room.begun()
    await actor.close()
    room.services = room.services_with({"cosmic": KINDS["cosmic"]})
    again = room.actor()
    assert await room.answer(again, "status") == EN("play-newer-private")
    assert (await room.row()).status == "running"
    await again.close()


async def test_a_process_wakes_at_once_what_slept_for_an_older_one(room: Room) -> None:
    await played_by_a_newer_bot(room, "cosmic")
    older = TableRegistry(room.services)
    await older.open()
    await older.wake()
    await room.until(lambda: room.said(EN("play-newer")) and not older.awake)
    await older.close()
    can = TableRegistry(room.services_with(LATER))
    await can.open()
    await can.wake()
    async with asyncio.timeout(TIMEOUT_S):
        while NEWER in [row.name for row in await room.store.read(timing.deadlines(room.table))]:  # noqa: ASYNC110
            await asyncio.sleep(0)  # what it waits for has no event
    await room.until(lambda: can.awake == 1)
    await can.close()


async def test_a_rematch_of_it_waits_for_the_newer_bot(room: Room) -> None:
    await played_by_a_newer_bot(room, "slap")
    await room.store.write(changing.commit(Batch(room.table, status="stopped")))
    lobbies = Lobbies(TableRegistry(room.services))

    async def may_open(seats: int, most: int) -> int:
        return most

    with pytest.raises(UserError, match="newer version"):
        await lobbies.rematch(room.table, Seated("Ana", 1), EN, may_open)
