"""Wishes of controllers beyond the slap game: prompts, private controls, forms, mentions, debts, other seats."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator

import pytest

from bot.play import rosters
from bot.play.gateway_events import Autocomplete, MessageDeleted
from bot.play.outgoing.direct_messages import BELIEVED_MS
from bot.play.outgoing.outbox import Outbox
from bot.play.outgoing.screen import Found, Trouble
from bot.play.rosters import Giver
from bot.play.running.actor import Actor
from bot.store.errors import StoreFull
from bot.store.rows import OwedAt
from bot.store.sqlite.store import SqliteStore
from bot.store.statements import persons, sending, tables, timing
from bot.tables.contract.table import Pressed, Stamp
from tests.play.room import Room
from tests.play.workshop import DUE_MS, SECRET, WorkshopKind
from tests.scripts import refusing
from tests.store.sent import owed, sent
from tests.words.voices import EN

PROMPT = f"Your hand: {SECRET}."
DM = 901
"""Where the first player gets direct messages (``FakeScreen``)."""


@pytest.fixture
async def actor(room: Room) -> AsyncIterator[Actor]:
    """A workshop of Ana, Ben and Cy, whose users are 1, 2 and 3."""
    room.services = room.services_with({"workshop": WorkshopKind()})
    actor = await room.seat("Ana", "Ben", "Cy", game="workshop")
    await room.until(lambda: room.said("Choose an act.") and "there panel" in heard())
    await answered(room, actor, act("paid"))  # all of that is durable now
    yield actor
    await actor.close()


def act(choice: str, user: int = 1, values: tuple[str, ...] = (), guest: int = 0) -> Pressed:
    return Pressed(
        Stamp(1),
        ask=1,
        choice=choice,
        reply=f"token-{choice}",
        name=f"user {user}",
        values=values,
        guest=str(guest or ""),
        user=user,
    )


async def answered(room: Room, actor: Actor, press: Pressed) -> str:
    before = len(room.screen.replies)
    actor.put(press)
    await room.until(lambda: len(room.screen.replies) > before)
    return room.screen.replies[-1][1]


def heard() -> list[str]:
    return WorkshopKind.newest.record.heard


def paid() -> list[str]:
    return [line for line in heard() if line.startswith("paid")]


# --- direct messages -------------------------------------------------------------------------------------------------


async def test_a_prompt_goes_to_the_direct_messages_of_the_seats_person_alone(room: Room, actor: Actor) -> None:
    await answered(room, actor, act("prompt", user=2))
    await room.until(lambda: room.said(PROMPT))
    assert [(channel, words) for channel, _, words in room.screen.posted if words == PROMPT] == [(902, PROMPT)]
    await room.until(lambda: "there w1" in heard())


async def test_the_channel_of_a_person_is_opened_once_and_kept_over_restarts(room: Room, actor: Actor) -> None:
    await answered(room, actor, act("prompt"))
    await answered(room, actor, act("prompt"))
    await room.until(lambda: "there w2" in heard())  # else it would be said once more after the restart
    assert room.said(PROMPT) == 2
    await actor.close()
    again = room.actor()
    await answered(room, again, act("prompt"))
    await room.until(lambda: room.said(PROMPT) == 3)
    assert room.screen.opened == [1]
    await again.close()


async def test_a_seat_without_a_person_gets_no_prompt_and_no_report(room: Room, actor: Actor) -> None:
    actor.put(act("machine"))
    assert await answered(room, actor, act("owe", user=2)) == "Owed."
    assert room.said(PROMPT) == 0
    assert not [line for line in heard() if line.startswith("unsent")]


async def test_closed_direct_messages_are_reported_and_not_tried_again_for_an_hour(room: Room, actor: Actor) -> None:
    room.screen.closed = {DM}
    await answered(room, actor, act("prompt"))
    await room.until(lambda: "unsent post w1 50007" in heard())
    assert (await room.store.read(persons.people([1])))[1].refused == 50007
    room.screen.closed = set()
    await answered(room, actor, act("prompt"))
    await room.until(lambda: "unsent post w2 50007" in heard())
    room.clock.set(room.clock.now() + BELIEVED_MS, 0)
    await answered(room, actor, act("prompt"))
    await room.until(lambda: room.said(PROMPT) == 1)
    await room.until(lambda: "there w3" in heard())
    assert (await room.store.read(persons.people([1])))[1].refused == 0


async def test_a_refused_prompt_says_nothing_in_public(room: Room, actor: Actor) -> None:
    room.screen.closed = {DM}
    await answered(room, actor, act("prompt"))
    await room.until(lambda: "unsent post w1 50007" in heard())
    assert [words for channel, _, words in room.screen.posted if channel != DM] == ["<@1> <@2> <@3> Choose an act."]


async def test_pressing_join_again_lets_the_next_prompt_be_tried(room: Room, actor: Actor) -> None:
    room.screen.closed = {DM}
    await answered(room, actor, act("prompt"))
    await room.until(lambda: "unsent post w1 50007" in heard())
    room.screen.closed = set()
    await room.services.people.open_dm(1)
    await answered(room, actor, act("prompt"))
    await room.until(lambda: room.said(PROMPT) == 1)


async def test_somebodys_troubled_direct_messages_hold_up_nobody_else(room: Room, actor: Actor) -> None:
    room.screen.trouble = [Trouble(500)]  # meets the opening of Ana's channel
    await answered(room, actor, act("prompt"))
    await answered(room, actor, act("prompt", user=2))
    await answered(room, actor, act("ping"))
    await room.until(lambda: room.said("You are asked.") and room.said(PROMPT))
    assert room.screen.opened == [2]
    room.clock.set(room.clock.now() + 2_000, 0)
    await room.until(lambda: room.said(PROMPT) == 2)


async def test_a_prompt_that_a_crash_left_unsent_is_sent_once_after_it(room: Room, actor: Actor) -> None:
    room.screen.gate = asyncio.Event()
    await answered(room, actor, act("prompt"))  # durable, and on its way
    await actor.close()
    room.screen.gate = None
    again = room.actor()
    await room.until(lambda: room.said(PROMPT))
    await answered(room, again, act("owe"))
    assert room.said(PROMPT) == 1
    await again.close()


async def test_a_prompt_that_went_out_just_before_a_crash_is_found_and_not_sent_again(room: Room, actor: Actor) -> None:
    room.screen.gate = asyncio.Event()
    await answered(room, actor, act("prompt"))
    await actor.close()
    room.screen.gate = None
    room.screen.there = [Found(77, PROMPT, (f"t{room.table}:2:show", f"t{room.table}:2:swap"))]
    again = room.actor()
    await room.until(lambda: "there w1" in heard())
    await answered(room, again, act("paid"))
    assert room.said(PROMPT) == 0
    assert (await sent(room.store, room.table))[f"zod:{room.table}:w1"] == 77
    await again.close()


# --- private answers -------------------------------------------------------------------------------------------------


async def test_a_private_picture_that_is_ready_in_time_comes_with_its_words(room: Room, actor: Actor) -> None:
    actor.put(act("show"))
    await room.until(lambda: room.screen.shown)
    ((token, body, picture, renew),) = room.screen.shown
    assert (token, body.text, renew) == ("token-show", "Your cards.", False)
    assert picture is not None
    assert room.screen.redrawn == []


async def test_a_private_picture_that_takes_long_follows_its_words(room: Room, actor: Actor) -> None:
    room.screen.drawing = asyncio.Event()
    actor.put(act("show"))
    await answered(room, actor, act("owe"))
    assert room.screen.shown == []
    room.clock.set(room.clock.now() + 1_000, 0)
    await room.until(lambda: room.screen.shown)
    assert room.screen.shown[0][2] is None
    room.screen.drawing.set()
    await room.until(lambda: room.screen.redrawn)
    assert room.screen.redrawn[0][0] == "token-show"


async def test_what_was_chosen_reaches_the_controller_and_the_answer_renews(room: Room, actor: Actor) -> None:
    actor.put(act("chosen", values=("gears", "sun")))
    await room.until(lambda: room.screen.shown)
    assert "chosen by 0: gears/sun; 1 on 0" in heard()
    assert room.screen.shown[0][3] is True


async def test_an_answer_in_a_message_s_place_overtakes_what_was_to_be_changed_in_it(
    room: Room, actor: Actor, monkeypatch: pytest.MonkeyPatch
) -> None:
    overtaken: list[int] = []
    monkeypatch.setattr(Outbox, "overtaken", lambda outbox, message: overtaken.append(message))
    room.screen.pressed["token-chosen"] = 1_005
    actor.put(act("chosen", values=("sun",)))
    await room.until(lambda: room.screen.shown)
    assert overtaken == [1_005]


async def test_a_form_opens_and_what_is_written_comes_as_values(room: Room, actor: Actor) -> None:
    actor.put(act("form"))
    await room.until(lambda: room.screen.prompted)
    assert [field.label for field in room.screen.prompted[0].fields] == ["Why", "More"]
    assert await answered(room, actor, act("written", values=("because", ""))) == "Read: ('because', '')"


# --- mentions and deletions ------------------------------------------------------------------------------------------


async def test_only_the_pinged_are_notified_and_an_edit_takes_the_mention_away(room: Room, actor: Actor) -> None:
    await answered(room, actor, act("ping"))
    await room.until(lambda: room.said("You are asked."))
    assert room.screen.posted[-1][2] == "<@1> <@2> You are asked."
    assert room.screen.pings[-1] == (1, 2)
    assert room.screen.pings[:-1] == [(1, 2, 3)]
    await answered(room, actor, act("calm"))
    await room.until(lambda: room.screen.edits)
    assert room.screen.edits[-1][1] == "All have answered."


async def test_a_mention_that_a_crash_left_unsent_still_notifies_after_it(room: Room, actor: Actor) -> None:
    room.screen.gate = asyncio.Event()
    await answered(room, actor, act("ping"))
    await actor.close()
    room.screen.gate = None
    again = room.actor()
    await room.until(lambda: room.said("<@1> <@2> You are asked."))
    assert room.screen.pings[-1] == (1, 2)
    await again.close()


async def test_a_deleted_message_of_our_own_is_no_deletion_to_the_controller(room: Room, actor: Actor) -> None:
    await answered(room, actor, act("ping"))
    await room.until(lambda: "there ping" in heard())
    await answered(room, actor, act("erase"))
    await room.until(lambda: room.screen.erased)
    actor.put(MessageDeleted(Stamp(2), room.screen.erased[0]))
    await answered(room, actor, act("owe"))
    assert "erased ping" not in heard()
    assert [row.state for row in await room.store.read(sending.outbox(room.table, ("waiting",)))] == []


async def test_a_post_that_is_deleted_before_it_went_out_never_does(room: Room, actor: Actor) -> None:
    room.screen.gate = asyncio.Event()
    await answered(room, actor, act("hasty"))
    room.screen.gate.set()
    await room.until(lambda: room.said("first"))
    await answered(room, actor, act("end"))
    await room.until(lambda: room.left)
    assert room.said("second") == 0
    assert await room.store.read(sending.outbox(room.table)) == []


async def test_an_edit_of_a_message_that_nobody_knows_is_reported_as_gone(room: Room, actor: Actor) -> None:
    await answered(room, actor, act("calm"))
    await room.until(lambda: "unsent edit ping 10008" in heard())
    assert "All have answered." not in [words for _, words in room.screen.edits]


# --- debts and seats -------------------------------------------------------------------------------------------------


async def test_what_seats_owe_is_kept_for_their_people_until_they_owe_nothing(room: Room, actor: Actor) -> None:
    await answered(room, actor, act("owe"))
    assert await room.store.read(timing.owed(1)) == [OwedAt(1, room.table, 0, "an alliance", DUE_MS, 1, 3)]
    assert [row.user for row in await owed(room.store)] == [2, 1]
    await answered(room, actor, act("paid"))
    assert await room.store.read(timing.owed(1)) == []


async def test_a_seat_that_changes_hands_is_the_newcomers_at_once_and_after_a_restart(room: Room, actor: Actor) -> None:
    await answered(room, actor, act("owe"))
    assert await answered(room, actor, act("reseat", values=("Dot",), guest=4)) == "Dot sits down."
    assert "reseat by 0: Dot; 4 on None" in heard()
    await room.until(lambda: room.said("You sit here now."))
    places = {words: channel for channel, _, words in room.screen.posted}
    assert (places["You are replaced."], places["You sit here now."]) == (901, 904)
    assert await room.store.read(timing.owed(1)) == []
    assert [row.what for row in await room.store.read(timing.owed(4))] == ["an alliance"]
    await answered(room, actor, act("paid", user=4))
    await answered(room, actor, act("paid", user=1))
    assert paid()[-2:] == ["paid by 0: ; 4 on 0", "paid by None: ; 1 on None"]
    await actor.close()
    again = room.actor()
    await answered(room, again, act("paid", user=4))
    assert paid()[-1] == "paid by 0: ; 4 on 0"
    row = await room.row()
    assert [seated.user for seated in rosters.decode(row.roster)] == [4, 2, 3]
    assert row.host == 4
    assert [head.id for head in await room.store.read(tables.tables_of(1))] == []
    await again.close()


async def test_whoever_has_sat_from_the_beginning_answers_for_a_place_that_is_given_away(
    room: Room, actor: Actor
) -> None:
    given = ("Dot", "given")
    await answered(room, actor, act("reseat", values=given, guest=4))
    await answered(room, actor, act("reseat", user=4, values=given, guest=5))
    await answered(room, actor, act("end", user=2))
    seated = rosters.decode((await room.row()).roster)
    assert [seat.given_by for seat in seated] == [Giver(1), None, None], "nobody who came later"


async def test_a_seat_that_a_computer_takes_over_owes_and_hears_nothing(room: Room, actor: Actor) -> None:
    await answered(room, actor, act("owe"))
    actor.put(act("machine", user=2))
    await answered(room, actor, act("owe", user=2))
    assert [row.user for row in await owed(room.store)] == [2]
    assert (await room.row()).host == 2


async def test_nobody_gets_two_seats(room: Room, actor: Actor) -> None:
    actor.put(act("reseat", values=("Ben",), guest=2))
    await room.until(lambda: room.said(EN("play-referee")))
    assert [seated.user for seated in rosters.decode((await room.row()).roster)] == [1, 2, 3]


async def test_a_seat_is_not_given_away_on_a_full_disk(
    room: Room, actor: Actor, monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as patched:
        patched.setattr(SqliteStore, "write", refusing("commit", StoreFull()))
        assert await answered(room, actor, act("reseat", values=("Dot",), guest=4)) == EN("play-disk-full")
    room.clock.set(room.clock.now() + 6_000, 0)
    await room.until(lambda: WorkshopKind.newest.events)
    await answered(room, actor, act("paid", user=1))
    assert paid()[-1] == "paid by 0: ; 1 on 0"


# --- suggestions -----------------------------------------------------------------------------------------------------


async def test_suggestions_are_a_look_that_writes_nothing(room: Room, actor: Actor) -> None:
    before = (await room.row()).updated_ms
    found: list[object] = []
    room.clock.set(room.clock.now() + 1, 0)
    actor.put(Autocomplete(2, "play", "ge", found.extend))
    await room.until(lambda: found)
    assert found[0] == ("play 1 ge0", "ge0")
    assert (await room.row()).updated_ms == before


async def test_suggestions_that_fail_are_none_and_need_no_referee(
    room: Room, actor: Actor, caplog: pytest.LogCaptureFixture
) -> None:
    found: list[object] = []
    actor.put(Autocomplete(2, "play", "break", found.append))
    await room.until(lambda: found)
    assert found == [()]
    assert SECRET not in caplog.text
    assert await answered(room, actor, act("owe")) == "Owed."
