"""Whatever an interaction says, somebody is answered in words, nothing breaks, and no table moves for a stranger."""

from __future__ import annotations

import asyncio
import json
import re
import sqlite3
from collections.abc import Iterator, Sequence
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from bot.play.outgoing.direct_messages import OPENED_WITHIN_MS
from sandbox.guilds.interactions import DEFER_UPDATE, FORM, Interaction
from sandbox.guilds.messages import LOADING
from tests.e2e.cosmic import CosmicTable
from tests.e2e.harness import Bot
from tests.e2e.hostile import Hostile, Input
from tests.e2e.lobbies import opened
from tests.patience import TIMEOUT_S
from tests.sandbox.client import Sandbox

AT_ONCE = 50
INPUTS = 500
OUTSIDERS = ("Dot", "Eve")
SEATED = ("Ana", "Ben", "Cy")
MODERATOR = "Finn"
"""Who may stop what others play."""
LOOK = {"slap": "answer", "cosmic": "board"}
"""The command that tells how a table of each game stands."""
LOOKED_AT = ("panel", "messages", "deleted")
"""What a look may change of a table's controller: its panel moves down to whoever looks."""


class World:
    """Tables of every sort, and people who sit at some of them."""

    def __init__(self, sandbox: Sandbox, bot: Bot, data: Path, seed: int) -> None:
        self.sandbox, self.bot, self.data = sandbox, bot, data
        self.hostile = Hostile(sandbox, seed)
        self.threads: dict[str, tuple[str, str]] = {}
        """Thread of each table with its game and somebody to look at it."""
        self.followed: set[str] = set()
        """Tokens of interactions under which something more was said than the first answer."""
        find = sandbox.discord.interactions.live

        def live(token: str) -> Interaction:
            self.followed.add(token)
            return find(token)

        sandbox.discord.interactions.live = live  # type: ignore[method-assign]

    async def open(self) -> None:
        """Running games of both kinds, one that is over, and two lobbies."""
        for game, people, options in (
            ("slap", ("Ana", "Ben"), {"slap_by": "both", "flip": "manual"}),
            ("slap", ("Ben", "Cy"), {"mode": "slow"}),
            ("slap", ("Cy", "Ana"), {}),
        ):
            lobby = await opened(self.sandbox, people[0], game, **options)
            await self.sandbox.press(people[1], lobby, "Join")
            await self._start(people[0], lobby, game)
        zodiac = {"zodiac": "on", "moons": "on"}
        for people, options in ((("Ana", "Cy"), zodiac), (("Ben", "Ana"), {"speed": "lively"})):
            table = CosmicTable(self.sandbox, self.bot, people)
            await table.open(2, **({"speed": "live"} | options))
            self.threads[table.thread] = ("cosmic", people[0])
        for game, who in (("slap", "Ben"), ("cosmic", "Cy")):
            await opened(self.sandbox, who, game)
        await self.settled()
        await self.sandbox.advance(OPENED_WITHIN_MS)  # whoever is written to for the first time need not wait for it
        await self.settled()

    async def _start(self, host: str, lobby: str, game: str) -> None:
        before = len(self.sandbox.threads())
        await self.sandbox.press(host, lobby, "Start")
        await self.sandbox.wait_for(lambda: len(self.sandbox.threads()) > before)
        self.threads[str(self.sandbox.threads()[-1]["id"])] = (game, host)

    async def settled(self) -> None:
        """All that was asked of the tables is done, said and heard: each answers in its own turn."""
        for _ in range(3):
            looks = [self.sandbox.slash(who, thread, LOOK[game]) for thread, (game, who) in self.threads.items()]
            await asyncio.gather(*looks)

    async def send(self, inputs: list[Input]) -> list[Interaction]:
        """All of them at once; each is answered while the clock stands."""
        waiting = [one.open(self.sandbox) for one in inputs]
        await asyncio.wait([act.answer for act in waiting], timeout=TIMEOUT_S)
        assert [one for one, act in zip(inputs, waiting, strict=True) if not act.answer.done()] == [], "never answered"
        for act in waiting:
            answer = act.answer.result()
            if answer.kind == FORM and answer.modal is not None:
                self.hostile.forms[answer.modal["custom_id"]] = answer.modal
        return waiting

    def unsaid(self, acts: Sequence[Interaction], since: int) -> list[tuple[Any, ...]]:
        """List acts that were answered without a word: *thinking* for ever, or noted without any effect."""
        events = self.sandbox.events[since:]
        told = {event.data["id"] for event in events if event.name == "MESSAGE_UPDATE"}
        begun = any(event.name == "THREAD_CREATE" for event in events)  # by a press that names another message's lobby
        bad = []
        for act in acts:
            answer = act.answer.result()
            thinks = answer.message is not None and bool(answer.message.data["flags"] & LOADING)
            noted = answer.kind == DEFER_UPDATE and act.token not in self.followed
            unchanged = act.message is not None and act.message.id not in told and not begun
            if answer.failed or thinks or (noted and unchanged):
                bad.append((answer.kind, act.kind, act.command, act.message and act.message.id))
        return bad

    async def round(self, who: tuple[str, ...]) -> None:
        """Some inputs of these people; tables at which none of them sits stay as they were, but for a moderator."""
        users = {int(self.sandbox.user(name)) for name in who}
        before, since = self.tables(), len(self.sandbox.events)
        acts = await self.send([self.hostile.draw(self.hostile.dice.choice(who)) for _ in range(AT_ONCE)])
        await self.settled()
        await self.sandbox.wait_for(lambda: not self.unsaid(acts, since))
        assert [line for line in self.sandbox.discord.transcript.lines if _answers_twice(line)] == []
        after = self.tables()
        for number, (seated, state) in before.items():
            now = after[number]
            if who != (MODERATOR,) and not users & (seated | now[0]):
                assert now[1] == state, (who, number)

    def tables(self) -> dict[int, tuple[set[int], dict[str, Any]]]:
        """Of every game: who sits there, and everything that is saved of it."""
        with closing(sqlite3.connect(self.data / "tables.sqlite3")) as store:
            store.row_factory = sqlite3.Row
            return {row["id"]: (_people(row["roster"]), _state(store, row)) for row in _running(store)}


def _answers_twice(line: dict[str, Any]) -> bool:
    """True if the bot has answered an interaction that had its answer, or too late."""
    return line.get("status") in (400, 404) and re.search(r'"code": (40060|10062)', line["answer"]) is not None


def _running(store: sqlite3.Connection) -> Iterator[sqlite3.Row]:
    yield from store.execute("SELECT * FROM tables WHERE status != 'lobby'").fetchall()


def _people(roster: bytes) -> set[int]:
    return {seat["user"] for seat in json.loads(roster) if seat.get("user")}


def _state(store: sqlite3.Connection, row: sqlite3.Row) -> dict[str, Any]:
    def all_of(table: str, key: str = '"table"') -> list[tuple[Any, ...]]:
        return [tuple(one) for one in store.execute(f"SELECT * FROM {table} WHERE {key} = ?", (row["id"],))]

    (kept,) = store.execute('SELECT desk FROM desks WHERE "table" = ?', (row["id"],)).fetchone()
    controller = {key: value for key, value in json.loads(kept or "{}").items() if key not in LOOKED_AT}
    head = [row[name] for name in ("host", "status", "options", "roster", "seed")]
    return {"head": head, "decisions": all_of("decisions"), "save": all_of("saves"), "desk": controller}


async def attack(data: Path, seed: int, count: int) -> None:
    """So many inputs against a new world; what must hold is held to."""
    log = data / "log"
    async with Sandbox.start(rate=0) as sandbox:
        async with Bot(sandbox, data / "bot", seed, log, TEST_STEADY="1") as bot:
            sandbox.discord.spec = None  # it takes most of the time; what is documented is refused without it
            world = World(sandbox, bot, data / "bot", seed)
            await world.open()
            groups = [OUTSIDERS, *((name,) for name in SEATED), OUTSIDERS, (MODERATOR,)]
            for number in range(count // AT_ONCE):
                await world.round(groups[number % len(groups)])
                await sandbox.advance(1_000)
                await world.settled()
        assert sandbox.violations == []
    bad = [line for line in log.read_text().splitlines() if '"level": "ERROR"' in line or not line.startswith("{")]
    assert bad == []


async def test_five_hundred_hostile_inputs(tmp_path: Path) -> None:
    await attack(tmp_path, 0, INPUTS)


@pytest.mark.soak
@pytest.mark.parametrize("seed", range(1, 41))
async def test_twenty_thousand_hostile_inputs(tmp_path: Path, seed: int) -> None:
    await attack(tmp_path, seed, INPUTS)
