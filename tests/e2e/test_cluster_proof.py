"""Three processes, people at tables of several servers and in their direct messages, and whatever can befall a process.

After each blow everything that was accepted before is there, every press was answered or deferred, and nothing was said
twice. What each blow does by itself is in ``test_cluster``.
"""

from __future__ import annotations

import asyncio
import signal
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from cogs.arriving.forwarding import UNDONE_MS, UNTAKEN_MS
from sandbox.guilds.interactions import Interaction
from tests.e2e.clustered import Cluster, cluster
from tests.e2e.cosmic import CosmicTable, controls
from tests.patience import TIMEOUT_S
from tests.store.postgres.server import Server

TRIOS = (("Ana", "Ben"), ("Ben", "Cy"), ("Cy", "Ana"), ("Ana", "Dot"))
"""Who plays at one table after another: everybody at several."""


@pytest.fixture
def server() -> Iterator[Server]:
    server = Server()
    try:
        server.start("-c", "fsync=on")
        yield server
    finally:
        server.remove()


class Proof:
    """Tables in play, and what their people do."""

    def __init__(self, three: Cluster, server: Server, seed: int) -> None:
        self.three = three
        self.server = server
        self.random = Random(seed)
        self.plays: list[CosmicTable] = []

    async def open(self, tables: int) -> None:
        """One table on each server, as many servers as tables."""
        shards = len(self.three.channels)
        for number in range(tables):
            self.plays.append(await self.three.table(number % shards, *TRIOS[number % len(TRIOS)]))

    async def play(self, steps: int) -> None:
        """Everybody answers something, by command or in direct messages, and time passes."""
        for _ in range(steps):
            play = self.random.choice(self.plays)
            await play.answer_all()
            await play.pass_time(self.random.choice((2_000, 20_000)))

    async def standing(self) -> list[str]:
        for play in self.plays:
            await play.standing()
        return [said for play in self.plays for said in await play.standing()]

    def presses(self) -> list[Interaction]:
        """Everybody uses a control of each table's newest direct message at the same moment, and waits for nothing."""
        found = []
        for play in self.plays:
            for person in play.people:
                dm = play.told(person)
                buttons = [one for one in controls(dm) if not one.values] if dm is not None else []
                if dm is not None and buttons:
                    found.append(self.three.sandbox.open_press(person, dm["id"], self.random.choice(buttons).id))
        return found

    async def answered(self, presses: list[Interaction]) -> None:
        """Every press gets an answer, or is told in time that one follows."""
        for ms in (UNTAKEN_MS, UNDONE_MS - UNTAKEN_MS):
            if not all(press.answer.done() for press in presses):
                await self.three.sandbox.advance(ms)
        async with asyncio.timeout(TIMEOUT_S):
            await asyncio.gather(*(asyncio.shield(press.answer) for press in presses))

    async def back(self, process: int) -> None:
        """Start a process anew; until it has all its shards back, what happens there reaches nobody."""
        identifies = self.three.identifies
        await self.three.again(process)
        await self.three.served(identifies, self.three.each)

    async def kill(self, process: int) -> None:
        """``kill -9``; the others take over, and it comes back."""
        before, identifies = await self.standing(), self.three.identifies
        await self.three.kill(process)
        presses = self.presses() if process else []  # Discord's direct messages come to the first alone
        if presses:
            await self.answered(presses)
        await self.three.served(identifies, self.three.each)
        if not presses:
            assert await self.standing() == before
        await self.back(process)
        await self.play(1)

    async def stand_still(self, process: int) -> None:
        """SIGSTOP for longer than a lease: it is taken over, and ends when it wakes."""
        before, identifies = await self.standing(), self.three.identifies
        await self.three.stand_still(process)
        await self.three.served(identifies, self.three.each)
        assert await self.standing() == before
        self.three.send(process, signal.SIGCONT)
        running = self.three.bots[process].process
        assert running is not None
        async with asyncio.timeout(TIMEOUT_S):
            assert await running.wait() == 1
        assert await self.standing() == before
        await self.back(process)

    async def restart_server(self) -> None:
        """The database is away for a moment; nobody takes over from anybody."""
        before, identifies = await self.standing(), self.three.identifies
        self.server.stop()
        self.server.start("-c", "fsync=on")
        await self.three.renewed()
        assert await self.standing() == before
        assert self.three.identifies == identifies


async def prove(data: Path, server: Server, *, each: int, tables: int, rounds: int, seed: int) -> None:
    """Blow after blow, and between them people play."""
    async with cluster(data, server.url(), each=each) as three:
        proof = Proof(three, server, seed)
        await proof.open(tables)
        for _ in range(rounds):
            for process in range(3):
                await proof.play(2)
                await proof.kill(process)
            await proof.play(2)
            await proof.stand_still(1)
            await proof.restart_server()
            await proof.play(2)


@pytest.mark.soak
async def test_three_processes_lose_nothing_and_say_nothing_twice(tmp_path: Path, server: Server) -> None:
    await prove(tmp_path, server, each=1, tables=3, rounds=1, seed=1)


@pytest.mark.soak
@pytest.mark.parametrize("seed", range(5))
async def test_twelve_servers_on_three_processes(tmp_path: Path, server: Server, seed: int) -> None:
    await prove(tmp_path, server, each=4, tables=12, rounds=2, seed=seed)
