"""Interactions for tables of other processes: their order, when they are deferred, and what has become of them."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Collection
from typing import Any

import discord
import msgspec
import pytest

from bot.cluster import Others
from bot.play.clock import Clock
from bot.store.errors import StoreAway, StoreError, StoreUnknown
from bot.store.store import Forward, Share
from bot.tables.contract.table import Pressed
from cogs.arriving import forwarding
from cogs.arriving.forwarding import SETTLED_MS, UNDONE_MS, UNTAKEN_MS, Carried, Forwarded, Forwarding
from cogs.arriving.places import control_press
from cogs.arriving.replies import note_answered
from tests.patience import TIMEOUT_S
from tests.scripts import Answering
from tests.words.voices import EN

HERE, THERE, OVER = 7, 8, 9
"""Tables: played here, played by another process, and over."""
SERVERS = {HERE: 0, THERE: 1 << 22, OVER: 0}


async def until(condition: Callable[[], bool]) -> None:
    """Let other tasks go on until something is so."""
    async with asyncio.timeout(TIMEOUT_S):
        while not condition():  # noqa: ASYNC110  # nothing tells of it
            await asyncio.sleep(0)


USER = {"id": 5, "username": "Ana", "discriminator": "0", "avatar": None}


class Rows:
    """A double of the rows that ``Sharing`` keeps in the database."""

    share = Share(0, 0, 2)

    def __init__(self) -> None:
        self.left: list[tuple[int, bytes]] = []
        self.taken: set[int] = set()
        self.settled: list[int] = []
        self.away: StoreError | None = None

    async def leave(self, shard: int, body: bytes) -> int:
        if self.away is not None:
            raise self.away
        self.left.append((shard, body))
        return len(self.left)

    async def defer(self, forward: int, *, anyway: bool) -> bool:
        return (anyway or forward not in self.taken) and forward not in self.settled

    async def settle(self, forwards: Collection[int]) -> None:
        self.settled += forwards

    def tell(self, news: str) -> None:
        pass


class Store(Answering):
    async def server_of(self, number: int) -> int | None:
        return SERVERS[number]


class TableRegistry:
    """Of a registry what forwarding asks of it."""

    def __init__(self) -> None:
        self.services = self
        self.store = Store()
        self.clock = Clock(0, 0)

    def plays(self, table: int) -> bool:
        return table == HERE

    def holds(self, guild: int) -> bool:
        return guild == 0

    def last_table(self, user: int) -> int | None:
        return THERE


class Intake:
    def __init__(self) -> None:
        self.put: list[tuple[int, int, str, tuple[str, ...]]] = []

    def control(self, data: Any) -> Pressed | None:
        return control_press(data)

    def put_here(self, interaction: Any, table: int, choice: str, values: tuple[str, ...]) -> None:
        self.put.append((interaction.id, table, choice, values))


class Scene:
    """Forwarding with everything around it, and what has come of it."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.rows, self.registry, self.intake = Rows(), TableRegistry(), Intake()
        self.parsed: list[int] = []
        self.deferred: list[int] = []
        self.said: list[tuple[int, str]] = []
        self.seen: list[discord.Interaction[discord.Client]] = []
        client = discord.Client(intents=discord.Intents(guilds=True))
        others = Others(self.rows, self.registry.clock)  # type: ignore[arg-type]  # of a store it needs this
        self.forwarding = Forwarding(client, self.registry, self.rows, others, self.intake, self._parse)  # type: ignore[arg-type]  # likewise
        self._state = client._connection
        self.sending = asyncio.create_task(self.forwarding.send_on())

        async def defer(interaction: Any) -> None:
            self.deferred.append(interaction.id)

        async def private(interaction: Any, words: str) -> None:
            self.said.append((interaction.id, words))

        monkeypatch.setattr(forwarding, "defer", defer)
        monkeypatch.setattr(forwarding, "private", private)

    def _parse(self, payload: Any) -> None:
        self.parsed.append(int(payload["id"]))
        if "guild_id" in payload:
            return
        interaction = discord.Interaction(data=payload, state=self._state)
        self.forwarding.note(interaction)
        self.seen.append(interaction)

    def press(self, number: int, table: int, **more: Any) -> None:
        self.forwarding.handle(payload(number, table, **more))

    async def left(self, count: int) -> list[int]:
        """The interactions that lie in the database, once there are so many."""
        await until(lambda: len(self.rows.left) == count)
        return [_sent(body)["id"] for _, body in self.rows.left]

    def turn(self, ms: int) -> None:
        self.registry.clock.set(self.registry.clock.now() + ms, 0)


def payload(number: int, table: int, **more: Any) -> dict[str, Any]:
    return {
        "id": number,
        "application_id": 1,
        "type": 3,
        "token": "t",
        "version": 1,
        "user": USER,
        "data": {"custom_id": f"t{table}:1:q_yes", "component_type": 2},
        "entitlements": [],
        "attachment_size_limit": 1,
        "locale": "en-US",
        **more,
    }


def _sent(body: bytes) -> dict[str, Any]:
    inner = msgspec.msgpack.decode(body)["body"]
    found: dict[str, Any] = msgspec.json.decode(msgspec.msgpack.decode(inner, type=Forwarded).payload)
    return found


@pytest.fixture
async def scene(monkeypatch: pytest.MonkeyPatch) -> Scene:
    return Scene(monkeypatch)


async def test_presses_for_a_table_of_another_process_are_left_in_their_order(scene: Scene) -> None:
    for number in range(1, 31):
        scene.press(number, THERE)
    assert await scene.left(30) == list(range(1, 31))
    assert {shard for shard, _ in scene.rows.left} == {1}
    assert scene.parsed == []


async def test_what_is_for_a_table_here_or_in_a_server_is_taken_at_once(scene: Scene) -> None:
    scene.press(1, HERE)
    scene.press(2, THERE, guild_id=str(SERVERS[THERE]))
    assert scene.parsed == [1, 2]


async def test_a_private_answer_in_another_server_is_about_its_own_table(scene: Scene) -> None:
    scene.press(1, THERE, guild_id="5", message={"flags": 64})
    assert await scene.left(1) == [1]
    scene.press(2, THERE, guild_id="5", message={"flags": 0})
    assert scene.parsed == [2]


async def test_a_button_of_a_game_that_is_over_is_taken_here(scene: Scene) -> None:
    scene.press(1, OVER)
    await until(lambda: scene.parsed == [1])
    assert scene.rows.left == []


async def test_a_command_follows_the_table_last_played(scene: Scene) -> None:
    scene.press(1, HERE, type=2, data={"id": "4", "name": "cosmic", "type": 1})
    assert await scene.left(1) == [1]


async def test_what_nobody_takes_is_deferred_after_a_second(scene: Scene) -> None:
    scene.press(1, THERE)
    scene.press(2, THERE)
    await scene.left(2)
    scene.rows.taken.add(1)
    scene.turn(UNTAKEN_MS)
    await until(lambda: scene.deferred == [2])
    scene.rows.settled.append(2)
    scene.turn(UNDONE_MS - UNTAKEN_MS)
    await until(lambda: scene.deferred == [2, 1])


async def test_what_is_typed_into_a_command_is_never_deferred(scene: Scene) -> None:
    scene.press(1, THERE, type=4, data={"id": "4", "name": "cosmic", "type": 1})
    await scene.left(1)
    scene.turn(UNDONE_MS)
    await asyncio.sleep(0)
    assert scene.deferred == []


async def test_without_a_database_the_person_is_told_that_nothing_counted(scene: Scene) -> None:
    scene.rows.away = StoreAway("games", "away")
    scene.press(1, THERE)
    await until(lambda: bool(scene.said))
    assert "did **not** count" in scene.said[0][1]


async def test_if_it_is_not_known_what_was_left_the_person_is_told_just_that(scene: Scene) -> None:
    scene.rows.away = StoreUnknown("games")
    scene.press(1, THERE)
    await until(lambda: bool(scene.said))
    assert scene.said[0][1] == EN("play-interrupted-here")


async def test_if_a_table_cannot_be_looked_up_the_person_is_told_and_the_next_press_goes_on(
    scene: Scene, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def away(number: int) -> int | None:
        raise StoreAway("tables", "away")

    with monkeypatch.context() as patch:
        patch.setattr(scene.registry.store, "server_of", away)
        scene.press(1, THERE)
        await until(lambda: bool(scene.said))
    assert "did **not** count" in scene.said[0][1]
    scene.press(2, THERE)
    assert await scene.left(1) == [2]


async def test_what_another_process_has_left_is_settled_with_its_first_answer(scene: Scene) -> None:
    for number in (1, 2):
        body = msgspec.msgpack.encode(Forwarded(msgspec.json.encode(payload(number, HERE))))
        await scene.forwarding.arrived(Forward(number, body, False, False), body)
    assert scene.parsed == [1, 2]
    note_answered(scene.seen[0])
    await until(lambda: scene.rows.settled == [1])
    scene.turn(SETTLED_MS)
    await until(lambda: scene.rows.settled == [1, 2])


async def test_an_act_that_a_command_has_found_out_goes_on_with_it(scene: Scene) -> None:
    body = msgspec.msgpack.encode(Forwarded(msgspec.json.encode(payload(1, HERE)), Carried(HERE, 0, "help", ("on",))))
    await scene.forwarding.arrived(Forward(3, body, False, False), body)
    assert scene.intake.put == [(1, HERE, "help", ("on",))]


async def test_acts_go_between_processes_of_this_version_and_of_those_that_had_more_to_say_of_them(
    scene: Scene,
) -> None:
    older = {"table": HERE, "ask": 0, "choice": "log", "values": [], "guest": 0, "named": "member"}
    body = msgspec.msgpack.encode({"payload": msgspec.json.encode(payload(1, HERE)), "act": older})
    await scene.forwarding.arrived(Forward(3, body, False, False), body)
    assert scene.intake.put == [(1, HERE, "log", ())]
    sent = msgspec.msgpack.decode(msgspec.msgpack.encode(Forwarded(b"", Carried(HERE, 0, "log"))))
    assert sent["act"] == {name: older[name] for name in ("table", "ask", "choice", "values")}, (
        "the others are optional"
    )


async def test_what_was_deferred_meanwhile_is_answered_afterwards(scene: Scene) -> None:
    body = msgspec.msgpack.encode(Forwarded(msgspec.json.encode(payload(1, HERE))))
    await scene.forwarding.arrived(Forward(3, body, True, False), body)
    assert scene.seen[0].response.is_done()


async def test_what_a_dead_process_had_in_hand_is_not_done_again(scene: Scene) -> None:
    body = msgspec.msgpack.encode(Forwarded(msgspec.json.encode(payload(1, HERE))))
    await scene.forwarding.arrived(Forward(3, body, False, True), body)
    assert scene.parsed == []
    assert "may not have counted" in scene.said[0][1]
