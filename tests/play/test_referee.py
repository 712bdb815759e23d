"""A fault inside a game: the table waits for its referee, who tries again, takes back or stops; nothing is lost."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from bot.kernel.game import Game
from bot.play.games.kinds import KINDS, to_saved
from bot.play.running.actor import Actor
from bot.play.running.resuming import CALLED
from bot.store.rows import Batch
from bot.store.statements import changing, sending, tables, timing
from bot.tables.cosmic.controller import CosmicController
from tests.play.room import Room
from tests.words.voices import DE, EN

HOST, GUEST = 1, 2


@contextmanager
def fault(monkeypatch: pytest.MonkeyPatch, where: str = "bot.slap.moves.leave") -> Iterator[None]:
    """The rules raise while this lasts."""

    def broken(*args: object, **more: object) -> None:
        raise RuntimeError("a fault in the rules")

    with monkeypatch.context() as patched:
        patched.setattr(where, broken)
        yield


async def waiting(room: Room, monkeypatch: pytest.MonkeyPatch, *names: str) -> Actor:
    """A table that has broken on its second action and waits for the referee."""
    actor = await room.seat(*(names or ("Ana", "Ben", "Cy", "Dot")))
    await room.until(lambda: room.said("begins"))
    assert await room.answer(actor, "leave_sure", user=4)
    with fault(monkeypatch):
        assert await room.answer(actor, "leave_sure", user=3) == EN("play-referee-private")
    await room.until(lambda: room.said(EN("play-referee")))
    return actor


async def keys(room: Room) -> list[str]:
    return [row.key for row in await room.store.read(tables.history(room.table))]


async def test_a_fault_keeps_the_last_durable_state_and_calls_for_the_referee_once(
    room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    actor = await waiting(room, monkeypatch)
    assert (await room.row()).status == "referee"
    assert await keys(room) == ["leave"]
    assert await room.answer(actor, "status", user=2) == EN("play-referee-private")
    assert await room.answer(actor, "leave_sure", user=2, language="de") == DE("play-referee-private")
    assert room.said(EN("play-referee")) == 1
    await actor.close()


async def test_the_case_reproduces_the_fault_and_names_nobody(room: Room, monkeypatch: pytest.MonkeyPatch) -> None:
    actor = await waiting(room, monkeypatch, "Xanthippe", "Ben", "Cy", "Dot")
    (path,) = room.services.cases.iterdir()
    case = json.loads(path.read_text())
    assert case["case"]["decision"]["key"] == "leave"
    assert "a fault in the rules" in case["traceback"]
    assert "choice='leave_sure'" in case["item"]
    assert "user=0" in case["item"]
    assert "Xanthippe" not in path.read_text()
    await actor.close()


async def test_nobody_decides_who_does_not_play_but_a_moderator(room: Room, monkeypatch: pytest.MonkeyPatch) -> None:
    actor = await waiting(room, monkeypatch)
    for choice in ("referee_retry", "referee_undo", "referee_stop", "stop"):
        assert await room.answer(actor, choice, user=98) == EN("play-only-referee")
    assert (await room.row()).status == "referee"
    assert await room.answer(actor, "referee_retry", user=99, host=True) == EN("play-chosen")  # a moderator
    await actor.close()


async def test_trying_again_goes_on_from_the_last_sound_state(room: Room, monkeypatch: pytest.MonkeyPatch) -> None:
    actor = await waiting(room, monkeypatch)
    assert await room.answer(actor, "referee_retry", user=HOST) == EN("play-chosen")
    assert (await room.row()).status == "running"
    await room.until(lambda: room.said(EN("play-retried")))
    assert await keys(room) == ["leave"]
    await room.answer(actor, "leave_sure", user=3)  # the fault is mended: the same action now counts
    assert await keys(room) == ["leave", "leave"]
    await actor.close()


async def test_a_fault_that_is_still_there_calls_for_the_referee_again(
    room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    actor = await waiting(room, monkeypatch)
    await room.answer(actor, "referee_retry", user=HOST)
    room.clock.set(room.clock.now() + 1, 0)
    with fault(monkeypatch):
        assert await room.answer(actor, "leave_sure", user=3) == EN("play-referee-private")
    await room.until(lambda: room.said(EN("play-referee")) == 2)
    assert (await room.row()).status == "referee"
    assert len(list(room.services.cases.iterdir())) == 2
    await actor.close()


async def test_taking_one_more_back_is_durable_told_and_shows_the_pile_again(
    room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    actor = await waiting(room, monkeypatch)
    before = await room.row()
    assert await room.answer(actor, "referee_undo", user=GUEST) == EN("play-voted")
    assert await room.answer(actor, "referee_undo", user=HOST) == EN("play-chosen")
    await room.until(lambda: room.said(EN("play-undone")))
    assert await keys(room) == []
    row = await room.row()
    assert row.status == "running"
    assert row.next_ask >= before.next_ask
    await actor.close()
    again = room.actor()  # a restart finds the same
    assert "Cards:" in await room.answer(again, "status")
    assert await room.answer(again, "leave_sure", user=4)  # Dot is back in the game
    assert await keys(room) == ["leave"]
    game = Game.resume(
        KINDS["slap"].rules, to_saved(await room.row(), await room.store.read(tables.log(room.table)))
    ).game
    assert game.state.statuses.count("left") == 1
    await again.close()


async def test_with_nothing_to_take_back_the_referee_is_told_and_nothing_changes(
    room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    actor = await room.seat("Ana", "Ben", "Cy")
    await room.until(lambda: room.said("begins"))
    with fault(monkeypatch):
        await room.answer(actor, "leave_sure", user=3)
    await room.until(lambda: room.said(EN("play-referee")))
    assert await room.answer(actor, "referee_undo", user=GUEST) == EN("play-voted")
    assert await room.answer(actor, "referee_undo", user=HOST) == EN("play-nothing-to-undo")
    assert (await room.row()).status == "referee"
    await actor.close()


async def test_without_a_power_that_broke_there_is_nothing_to_go_on_without(
    room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    actor = await waiting(room, monkeypatch)
    assert await room.answer(actor, "referee_without", user=GUEST) == EN("play-voted")
    assert await room.answer(actor, "referee_without", user=HOST) == EN("play-nothing-to-leave")
    assert (await room.row()).status == "referee"
    await actor.close()


@pytest.mark.parametrize("choice", ["referee_stop", "stop"])
async def test_stopping_ends_the_table_and_says_so(room: Room, monkeypatch: pytest.MonkeyPatch, choice: str) -> None:
    actor = await waiting(room, monkeypatch)
    assert await room.answer(actor, choice, user=GUEST) == EN("play-voted")
    assert await room.answer(actor, choice, user=HOST) == EN("play-chosen")
    await room.until(lambda: room.said(EN("play-stopped")))
    assert (await room.row()).status == "stopped"
    assert await room.answer(actor, "status") == EN("play-not-running")
    await room.until(lambda: True in room.left)  # only now may the thread's table be forgotten
    await actor.close()


@pytest.mark.parametrize("choice", ["referee_stop", "referee_undo"])
async def test_more_than_half_of_those_who_play_decide_and_no_host_or_moderator_alone(
    room: Room, monkeypatch: pytest.MonkeyPatch, choice: str
) -> None:
    actor = await waiting(room, monkeypatch)
    assert await room.answer(actor, choice, user=HOST, host=True) == EN("play-voted"), "a moderator who plays votes"
    said = EN(f"play-vote-{choice.replace('_', '-')}", votes=1, needed=2)
    await room.until(lambda: room.said(said))
    assert await room.answer(actor, choice, user=HOST) == EN("play-already-voted")
    for stranger in (4, 99):  # Dot has left, and the other never sat here
        assert await room.answer(actor, choice, user=stranger) == EN("play-only-referee")
    assert await room.answer(actor, choice, user=4, host=True) == EN("play-only-referee"), (
        "whoever has left decides nothing"
    )
    assert (await room.row()).status == "referee"
    await actor.close()
    again = room.actor()  # the vote outlives a restart
    assert await room.answer(again, choice, user=HOST) == EN("play-already-voted")
    assert await room.answer(again, choice, user=3) == EN("play-chosen")
    assert (await room.row()).status == ("stopped" if choice == "referee_stop" else "running")
    assert not [row for row in await room.store.read(timing.deadlines(room.table)) if row.name.startswith("ballot")]
    await again.close()


async def test_whoever_plays_tries_again_and_votes_of_before_do_not_count_at_the_next_fault(
    room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    actor = await waiting(room, monkeypatch)
    assert await room.answer(actor, "referee_stop", user=HOST) == EN("play-voted")
    assert await room.answer(actor, "referee_retry", user=GUEST) == EN("play-chosen")
    assert "Cards:" in await room.answer(actor, "status")
    assert not [row for row in await room.store.read(timing.deadlines(room.table)) if row.name.startswith("ballot")]
    with fault(monkeypatch):
        assert await room.answer(actor, "leave_sure", user=3) == EN("play-referee-private")
    assert await room.answer(actor, "referee_stop", user=GUEST) == EN("play-voted")
    assert (await room.row()).status == "referee"
    await actor.close()


async def test_a_stopped_game_ends_by_count_in_thread_and_parent_channel(
    room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    actor = await waiting(room, monkeypatch)
    assert await room.answer(actor, "referee_stop", user=GUEST) == EN("play-voted")
    assert await room.answer(actor, "referee_stop", user=HOST) == EN("play-chosen")
    row = await room.row()
    await room.until(lambda: True in room.left)
    endings = [(channel, words) for channel, _, words in room.screen.posted if " taken." in words]
    assert [channel for channel, _ in endings] == [row.thread, row.parent]
    assert await keys(room) == ["leave", "stop"]
    assert not await room.store.read(sending.outbox(room.table))
    await actor.close()


async def test_a_game_that_cannot_even_be_counted_ends_without_a_result_and_says_so_in_both_places(
    room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    actor = await waiting(room, monkeypatch)
    with fault(monkeypatch, "bot.slap.moves.stop"):
        assert await room.answer(actor, "referee_stop", user=GUEST) == EN("play-voted")
        assert await room.answer(actor, "referee_stop", user=HOST) == EN("play-chosen")
    row = await room.row()
    assert (row.status, await keys(room)) == ("stopped", ["leave"])
    await room.until(lambda: True in room.left)
    posted = [(channel, words) for channel, _, words in room.screen.posted]
    assert (row.thread, EN("play-stopped")) in posted
    assert (row.parent, f"<#{row.thread}>: {EN('play-stopped-without-result', table=str(room.table))}") in posted
    await actor.close()


async def test_a_game_that_is_over_leaves_the_memory_once_its_result_is_sent(room: Room) -> None:
    actor = await room.seat("Ana", "Ben")
    await room.until(lambda: room.said("begins"))
    await room.answer(actor, "stop_sure", user=99, host=True)
    await room.until(lambda: room.left)
    assert room.left[0] is True
    assert room.said(" taken.") == 2
    assert await room.answer(actor, "status") == EN("play-not-running")
    await actor.close()


async def test_a_waiting_table_is_not_forgotten_and_survives_a_restart(
    room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    actor = await waiting(room, monkeypatch)
    await room.until(lambda: room.left)
    assert set(room.left) == {False}
    await actor.close()
    again = room.actor()
    assert await room.answer(again, "leave_sure", user=3) == EN("play-referee-private")
    assert await room.answer(again, "referee_retry", user=HOST) == EN("play-chosen")
    assert (await room.row()).status == "running"
    await again.close()


async def test_a_table_that_cannot_even_be_taken_up_waits_for_the_referee(room: Room) -> None:
    actor = await room.seat("Ana", "Ben")
    await room.until(lambda: room.said("begins"))
    await actor.close()
    sound = (await room.row()).desk
    await room.store.write(changing.commit(Batch(room.table, desk=b"no desk")))
    again = room.actor()
    await room.until(lambda: room.said(EN("play-referee")))
    assert (await room.row()).status == "referee"
    await room.store.write(changing.commit(Batch(room.table, desk=sound)))
    assert await room.answer(again, "referee_retry", user=HOST) == EN("play-chosen")
    assert (await room.row()).status == "running"
    await again.close()


@pytest.mark.parametrize("choices", [("referee_retry",), ("referee_undo",), ("referee_retry", "referee_retry")])
async def test_what_was_open_has_the_time_that_was_left_however_long_the_referee_takes(
    room: Room, monkeypatch: pytest.MonkeyPatch, choices: tuple[str, ...]
) -> None:
    actor = await room.seat("Ana", "Ben", "Cy", game="cosmic")
    await room.until(lambda: room.said("begins"))
    await room.answer(actor, "order_zap", user=GUEST)
    controller = actor._running.controller
    assert isinstance(controller, CosmicController)
    assert controller._record.stop is not None
    left = controller._record.stop.due - room.clock.now()
    with fault(monkeypatch, "bot.tables.cosmic.people.votes.recount"):
        assert await room.answer(actor, "pause", user=GUEST) == EN("play-referee-private")
    await room.until(lambda: room.said(EN("play-referee")))
    for _ in choices[1:]:  # it cannot even be loaded yet
        room.clock.set(room.clock.now() + 72 * 3_600_000, 0)
        with fault(monkeypatch, "bot.tables.cosmic.progress.resumed"):
            await room.answer(actor, "referee_retry", user=HOST)
            await room.until(lambda: room.said(EN("play-referee")) == 2)
    room.clock.set(room.clock.now() + 72 * 3_600_000, 0)
    for user in (GUEST, HOST) if choices[-1] == "referee_undo" else (HOST,):
        await room.answer(actor, choices[-1], user=user)
    await room.answer(actor, "status", user=HOST)
    controller = actor._running.controller
    assert isinstance(controller, CosmicController)
    assert [player.strikes for player in controller.game.state.players] == [0, 0, 0]
    assert controller._record.stop is not None
    assert controller._record.stop.due - room.clock.now() == left
    assert actor._running.runner.timers["due"].due == controller._record.stop.due
    assert not any(due.name == CALLED for due in await room.store.read(timing.deadlines(room.table)))
    await actor.close()


async def test_the_referees_buttons_do_nothing_at_a_table_that_plays(room: Room) -> None:
    actor = await room.seat("Ana", "Ben")
    await room.until(lambda: room.said("begins"))
    for choice in ("referee_retry", "referee_undo", "referee_stop"):
        assert await room.answer(actor, choice, user=HOST) == EN("play-no-referee")
    assert (await room.row()).status == "running"
    await actor.close()


async def test_a_host_without_a_moderators_rights_needs_the_others_to_stop(room: Room) -> None:
    actor = await room.seat("Ana", "Ben")
    await room.until(lambda: room.said("begins"))
    await room.answer(actor, "stop_sure", user=HOST)
    assert (await room.row()).status == "running"
    await room.answer(actor, "stop_sure", user=GUEST)
    await room.until(lambda: room.said(" taken."))
    assert (await room.row()).status in ("ended", "stopped")
    await actor.close()
