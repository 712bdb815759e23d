"""Addresses of a table's messages and the lines before their words; the first one in its thread calls everybody."""

from __future__ import annotations

import asyncio
from typing import Literal

import msgspec
import pytest

from bot.play import rosters
from bot.play.outgoing.lookup import Lookup
from bot.play.outgoing.screen import LONGEST, PANEL_LONGEST, Refused
from bot.play.rosters import Seated
from bot.slap.options import MAX_PLAYERS, Options
from bot.store.rows import Batch, TableRow
from bot.store.statements import changing
from bot.tables.contract.table import Body, Button, Post, Stamp, Started
from bot.tables.slap.controller import SlapController
from tests.play.room import Room


def told(text: str, place: Literal["thread", "parent", "above", "dm"] = "above", thread: int = 3) -> tuple[int, str]:
    lookup = Lookup()
    lookup.row = TableRow(game="cosmic", guild=1, parent=2, thread=thread, host=1, options=b"{}", roster=b"[]", id=1)
    sent = lookup.outgoing(Post("k", Body(text), place=place))
    assert sent is not None
    return sent.channel, sent.body.text


def test_what_the_parent_channel_is_told_links_the_tables_thread() -> None:
    assert told("**Ana wins.**") == (2, "<#3>: **Ana wins.**")
    assert told("**Ana wins.**", place="thread") == (3, "**Ana wins.**")
    assert told("**Ana wins.**", thread=0) == (2, "**Ana wins.**")


def test_a_forum_has_no_place_above_its_posts_and_what_closes_a_game_carries_the_buttons_itself() -> None:
    again, check = Button(0, "rematch", "Rematch"), Button(0, "check", "Check")
    for forums, rows in ({2}, ((again,), (check,))), (set[int](), ((check,),)):
        lookup = Lookup(forums.__contains__)
        lookup.row = TableRow(game="cosmic", guild=1, parent=2, thread=3, host=1, options=b"{}", roster=b"[]", id=1)
        result = lookup.outgoing(Post("r", Body("Ana wins.", ((check,),)), in_forum=(again,)))
        assert result is not None
        assert (result.channel, result.body.buttons) == (3, rows)
        above = lookup.outgoing(Post("o", Body("Ana wins."), place="above"))
        assert (above is None) is bool(forums)


def test_a_link_leaves_no_message_too_long_for_discord() -> None:
    channel, text = told("x" * LONGEST)
    assert (channel, len(text), text[-1]) == (2, LONGEST, "…")


EVERYBODY = (1, 2, 3)


def calls(room: Room) -> list[tuple[int, ...]]:
    return [ping for ping in room.screen.pings if ping]


async def test_the_first_message_calls_everybody_and_no_other_one_does(room: Room) -> None:
    actor = await room.begun()
    assert (calls(room), room.screen.pings[0]) == ([EVERYBODY], EVERYBODY)
    assert room.screen.posted[0][2].startswith("<@1> <@2> <@3> ")
    await actor.close()
    again = room.actor()
    await room.answer(again, "pause", host=True)
    await room.until(lambda: len(room.screen.posted) > 1)
    assert calls(room) == [EVERYBODY]
    await again.close()


async def test_a_call_that_a_crash_left_unsent_is_made_after_it_and_not_twice(room: Room) -> None:
    room.screen.gate = asyncio.Event()
    actor = await room.seat("Ana", "Ben", "Cy")
    await room.answer(actor, "status")
    await actor.close()
    room.screen.gate = None
    again = room.actor()
    await room.until(lambda: room.said("begins"))
    await room.answer(again, "pause", host=True)
    await room.until(lambda: len(room.screen.posted) > 1)
    assert calls(room) == [EVERYBODY]
    await again.close()


@pytest.mark.parametrize("killed", [False, True])
async def test_a_call_that_discord_refused_comes_by_itself_with_the_message_that_is_tried_again(
    room: Room, killed: bool
) -> None:
    room.screen.trouble = [Refused(50013)]
    actor = await room.seat("Ana", "Ben", "Cy")
    await room.until(lambda: room.screen.posted)
    assert [channel for channel, _, _ in room.screen.posted] == [2]  # the parent channel is told
    await room.answer(actor, "status")
    if killed:
        await actor.close()
        actor = room.actor()
    else:
        room.clock.set(room.clock.now() + 10_000, 0)
    await room.until(lambda: room.said("<@1> <@2> <@3> "))
    assert calls(room) == [EVERYBODY]
    await actor.close()


async def test_in_a_new_thread_everybody_is_called_again(room: Room) -> None:
    actor = await room.begun()
    await actor.close()
    await room.store.write(changing.commit(Batch(table=room.table, fields={"thread": 33})))
    again = room.actor()
    await room.answer(again, "pause", host=True)
    await room.until(lambda: [channel for channel, _, _ in room.screen.posted if channel == 33])
    assert calls(room) == [EVERYBODY, EVERYBODY]
    await again.close()


def test_the_mentions_take_nothing_of_the_deal_however_many_sit_there_and_a_panel_has_more_room() -> None:
    names = [f"{'W' * 31}{number}" for number in range(MAX_PLAYERS)]
    controller = SlapController.new(1, names, frozenset(), 1, Options(max_players=MAX_PLAYERS))
    (deal, *_) = [one for one in controller.handle(Started(Stamp(0), True)) if isinstance(one, Post)]
    lookup, seats = Lookup(), [Seated(name, 10**18 + number) for number, name in enumerate(names)]
    row = TableRow(
        game="slap", guild=1, parent=2, thread=3, host=1, status="running", seed="7", roster=rosters.encode(seats)
    )
    lookup.row = row
    lookup.seat(row, controller)
    deal = msgspec.structs.replace(deal, ping=tuple(range(len(names))))
    sent = lookup.outgoing(deal)
    assert sent is not None
    assert sent.body.text.endswith(deal.body.text)
    assert len(sent.body.text) <= LONGEST
    panel = msgspec.structs.replace(deal, body=Body("x" * PANEL_LONGEST, panel=True))
    shown = lookup.outgoing(panel)
    assert shown is not None
    assert len(shown.body.text) == PANEL_LONGEST
