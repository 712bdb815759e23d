"""Discord's limit as tables feel it: what each of their calls is for, and what people are told when it is reached."""

from __future__ import annotations

import asyncio

import msgspec
import pytest

from bot.ops.health import Health
from bot.ops.status import render
from bot.play import rosters
from bot.play.clock import Clock
from bot.play.lobbies.lobby import Lobbies
from bot.play.outgoing.direct_messages import People
from bot.play.outgoing.outbox import Outbox, Outgoing
from bot.play.outgoing.pictures import Pictures
from bot.play.outgoing.screen import APART_MS, LASTS_MS, PER_SECOND, CallKind, Governor, Slowness
from bot.play.rosters import Seated
from bot.play.running.table_registry import TableRegistry
from bot.process.metrics import Metrics
from bot.store.rows import TableRow
from bot.store.statements import changing
from bot.tables.contract.table import Body, Button, Menu, MenuOption, Picture
from bot.words.message import UserError
from tests.play.fakes import FakeScreen, Notebook, drain
from tests.play.room import CREEPING, Room
from tests.words.voices import DE, EN

ANA, BEN = Seated("Ana", 1), Seated("Ben", 2)
BUTTON = Body("Choose.", ((Button(1, "a", "A"),),))
MENU = Body("Choose.", menus=(Menu(1, "m", "Which?", (MenuOption("a", "A"), MenuOption("b", "B"))),))
PICTURE = Picture("slap.pile", b"{}", "alt", "pile.png")


class Listening(Governor):
    """Lets everything through and notes what it is for."""

    def __init__(self, clock: Clock) -> None:
        super().__init__(clock)
        self.heard: list[CallKind] = []

    async def turn(self, kind: CallKind) -> None:
        self.heard.append(kind)


class Mail:
    """An outbox whose calls are listened to."""

    def __init__(self) -> None:
        clock, self.screen = Clock(1_000_000, 0), FakeScreen()
        self.governor = Listening(clock)
        people = People(Notebook(), self.screen, clock)  # type: ignore[arg-type]  # of a store they need this
        pictures = Pictures(self.screen)
        self.outbox = Outbox(7, self.screen, pictures, self.governor, clock, people, lambda report: None)

    async def kinds(self) -> list[CallKind]:
        await drain(self.outbox)
        heard, self.governor.heard = self.governor.heard, []
        return heard


@pytest.mark.parametrize(
    ("row", "kind"),
    [
        (Outgoing("k", 1, BUTTON, restart="withdraw"), "card"),
        (Outgoing("k", 0, BUTTON, user=5), "question"),
        (Outgoing("k", 1, BUTTON), "panel"),
        (Outgoing("k", 1, MENU), "panel"),
        (Outgoing("k", 1, Body("Board", panel=True)), "panel"),
        (Outgoing("k", 1, Body("It was a long day.")), "story"),
    ],
)
async def test_what_a_post_and_its_edits_are_for(row: Outgoing, kind: CallKind) -> None:
    mail = Mail()
    mail.outbox.post(row)
    assert await mail.kinds() == [kind]
    if kind != "card":
        mail.outbox.edit("k", row.body)
        assert await mail.kinds() == [kind]


async def test_a_seed_goes_with_its_card_and_a_late_picture_last() -> None:
    mail = Mail()
    mail.outbox.post(Outgoing("k", 1, Body("Card"), seed="✋", restart="withdraw"))
    assert await mail.kinds() == ["card", "card"]
    mail.outbox.post(Outgoing("p", 1, msgspec.structs.replace(BUTTON, picture=PICTURE)))
    assert await mail.kinds() == ["panel", "picture"]
    mail.outbox.edit("p", BUTTON)  # what the table wants changed is no late picture
    assert await mail.kinds() == ["panel"]
    mail.outbox.erase("p")
    assert await mail.kinds() == ["story"]


def creeping(room: Room) -> Clock:
    """The room's clock, which does not stand any more, but only moves when it is turned."""
    room.clock.set(room.clock.now(), CREEPING)
    return room.clock


@pytest.mark.parametrize(("options", "times"), [({}, 1), ({"mode": "slow", "pace": "1 min"}, 0)])
async def test_a_live_table_that_has_to_slow_down_says_so_once(room: Room, options: dict[str, str], times: int) -> None:
    governor = room.services.governor = Governor(creeping(room))
    seats = rosters.encode([ANA, BEN])
    row = TableRow(game="slap", guild=1, parent=2, thread=3, host=1, status="running", seed="7", roster=seats)
    row = msgspec.structs.replace(row, options=msgspec.json.encode(options))
    room.table = await room.store.write(changing.create_table(row))
    actor, waiting, end = room.actor(), list[asyncio.Task[None]](), room.clock.now() + 60_000

    def over() -> bool:
        """Turns the clock a little each time it is asked, while as many cards of others wait as go in five seconds."""
        missing = 5 * PER_SECOND - governor.waiting("card")
        waiting.extend(asyncio.create_task(governor.turn("card")) for _ in range(missing))
        room.clock.set(room.clock.now() + 250, CREEPING)
        return room.clock.now() >= end

    await room.until(over)
    assert room.said("begins") == 1
    assert room.said(EN("play-slowed")) == times
    await actor.close()
    for call in waiting:
        call.cancel()


def test_the_sentence_is_in_the_tables_language() -> None:
    assert "langsamer" in DE("play-slowed")


async def test_a_lobby_is_refused_before_it_opens_when_live_tables_have_spoken_for_the_budget(room: Room) -> None:
    lobbies = Lobbies(TableRegistry(room.services))
    lobbies.check_room("slap", {"pace": "1.5 s"}, EN)
    for table in range(27):
        room.services.governor.seat_table(table, 80)
    for game, options in (("slap", {"pace": "1.5 s"}), ("slap", {}), ("cosmic", {"speed": "live"})):
        with pytest.raises(UserError, match="So many live tables are running"):
            lobbies.check_room(game, options, EN)
    lobbies.check_room("cosmic", {"speed": "daily"}, EN)
    lobby = await lobbies.open("slap", 1, 2, ANA, {})
    await lobbies.join(lobby.table, BEN, EN)
    with pytest.raises(UserError, match="So many live tables are running"):
        await lobbies.check_start(lobby.table, 1, EN)
    room.services.governor.clear_table(0)
    assert (await lobbies.check_start(lobby.table, 1, EN)).table == lobby.table


async def test_a_table_takes_no_room_while_it_sleeps_and_takes_it_again_when_it_wakes(room: Room) -> None:
    governor = room.services.governor
    actor = await room.seat("Ana", "Ben")
    await room.until(lambda: room.said("begins"))
    others = 26
    for table in range(100, 100 + others):
        governor.seat_table(table, 80)
    assert not governor.has_room(80)
    await actor.close()
    assert governor.has_room(80)
    again = room.actor()
    await room.until(lambda: not governor.has_room(80))
    await again.close()


async def test_calls_that_wait_are_shown_by_kind(room: Room) -> None:
    metrics = Metrics()
    governor = room.services.governor = Governor(creeping(room), metrics, at_once=2)
    health = Health(metrics, lambda: True)
    assert "table_calls_waiting" not in render(health).decode()
    health.registry = TableRegistry(room.services)
    kinds: tuple[CallKind, ...] = ("card", "card", "panel", "panel", "story")
    calls = [asyncio.create_task(governor.turn(kind)) for kind in kinds]
    await asyncio.sleep(0)
    text = render(health).decode().splitlines()
    assert 'table_calls_waiting{kind="card"} 0.0' in text
    assert 'table_calls_waiting{kind="panel"} 2.0' in text
    room.clock.set(room.clock.now() + 1_000, CREEPING)
    await asyncio.gather(*calls[:4])
    text = render(health).decode().splitlines()
    assert 'table_call_wait_seconds_bucket{kind="card",le="0.05"} 2.0' in text
    assert 'table_call_wait_seconds_bucket{kind="panel",le="0.5"} 0.0' in text
    assert 'table_call_wait_seconds_count{kind="panel"} 2.0' in text
    calls[4].cancel()


def test_a_crowd_of_a_moment_is_not_told_and_one_that_lasts_is_told_once() -> None:
    slowness = Slowness()
    assert not slowness.tells(1_000_000)
    assert not slowness.tells(1_000_000 + APART_MS + 1)  # another crowd, as after a start
    lasts = [slowness.tells(1_100_000 + ms) for ms in range(0, 3 * LASTS_MS, 1_000)]
    assert sum(lasts) == 1
    assert lasts.index(True) == LASTS_MS // 1_000
    assert not any(slowness.tells(9_000_000 + ms) for ms in range(0, 3 * LASTS_MS, 1_000))
