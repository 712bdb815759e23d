"""Discord is unwell for minutes, again and again, while both games are played: nothing is said twice, nothing is lost.

A storm begins with calls whose answer is lost after they have taken effect, or that fail; then Discord answers nothing
for minutes; and often the echo of the message is lost as well. The clock of the bot and that of its library are turned
together, so that a nonce is forgotten when it would be.
"""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest

from sandbox.faults import Fault
from tests.e2e.cosmic import cosmic
from tests.e2e.doubles import doubles
from tests.e2e.harness import table
from tests.sandbox.client import Sandbox
from tests.store.postgres.server import server_of_this_process

STEP_MS = 20_000
QUIET_STEPS = 4
"""Steps of play between two storms."""
LONGEST_STORM = 40
"""Steps after which a storm ends that has nothing more to hit."""
UNWELL = (500, 502, 503, 504)
MESSAGES = r"/channels/\d+/messages$"
CHANGES = r"/channels/\d+/messages/\d+"
HERE = {"TEST_LIBRARY_CLOCK": "1"}
SHORT, LONG = 24, 1_000


class Storms:
    """Arms faults by chance, and counts those that have hit."""

    def __init__(self, sandbox: Sandbox, seed: int) -> None:
        self.sandbox = sandbox
        self.random = Random(seed)
        self.hit = 0

    def begin(self) -> None:
        """The next messages of the bot meet a storm, and perhaps its edits and deletions."""
        lost = Fault("drop", "POST", MESSAGES, after=self.random.random() < 0.8)
        if self.random.random() < 0.3:
            lost = Fault("status", "POST", MESSAGES, status=self.random.choice(UNWELL), after=True)
        faults = [lost]
        if self.random.random() < 0.5:
            faults.append(Fault("hold-echo"))
        if self.random.random() < 0.3:
            faults.append(Fault("429", "POST", MESSAGES, retry_after=self.random.choice((1.0, 20.0, 200.0))))
        status = self.random.choice((503, 503, 500))
        faults.append(Fault("status", "POST", MESSAGES, status=status, times=self.random.randint(1, 10)))
        if self.random.random() < 0.3:
            changed = self.random.choice(("PATCH", "DELETE", "PUT"))
            faults.append(Fault("drop", changed, CHANGES, after=self.random.random() < 0.5, times=2))
        for fault in faults:
            self.sandbox.faults.add(fault)
            self.hit += fault.times

    def rest(self) -> None:
        self.hit -= sum(fault.times for fault in self.sandbox.faults.rules)
        self.sandbox.faults.clear()

    async def play(self, faults: int, step: Callable[[], Awaitable[object]], over: Callable[[], bool]) -> None:
        """Steps of play with storms in between until so many faults have hit, or the game is over."""
        while self.hit < faults and not over():
            self.begin()
            for _ in range(LONGEST_STORM):
                if not self.sandbox.faults.rules or over():
                    break
                await step()
            self.rest()
            for _ in range(QUIET_STEPS):
                await step()


async def slap_through(data: Path, faults: int, seed: int, **environment: str) -> tuple[int, list[tuple[Any, ...]]]:
    """Slap games under storms: how many faults have hit, and what was said twice."""
    async with table(data, ("Ana", "Ben"), seed=seed, environment=HERE | environment) as play:
        storms = Storms(play.sandbox, seed)

        def over() -> bool:
            return any(" piles taken." in message["content"] for message in play.posts()[-5:])

        async def step() -> None:
            newest = play.posts()[-1]
            if storms.random.random() < 0.1:  # a table that heard nothing of anybody for long waits to be asked
                asked = await play.sandbox.slash(play.names[0], play.thread, "pause")
                if asked.message is not None and ":resume'" in str(asked.message.data["components"]):
                    await play.sandbox.act(play.names[0], asked.message, "resume")
            if storms.random.random() < 0.3:
                play.slap(storms.random.choice(play.names), newest)
            await play.sandbox.advance(STEP_MS)
            await play.settled()

        while storms.hit < faults:
            await storms.play(faults, step, over)
            if over():
                await play.open(["Ana", "Ben"])
        return storms.hit, doubles(play.sandbox)


async def cosmic_through(data: Path, faults: int, seed: int, **environment: str) -> tuple[int, list[tuple[Any, ...]]]:
    """Cosmic games under storms, with the stories of each challenge told once and in order."""
    async with cosmic(data, ("Ana", "Ben"), 1, seed=seed, environment=HERE | environment) as play:
        storms = Storms(play.sandbox, seed)

        async def step() -> None:
            if storms.random.random() < 0.5:
                await play.answer_all()
            await play.pass_time(STEP_MS)

        while storms.hit < faults:
            await storms.play(faults, step, lambda: play.over)
            for _ in range(QUIET_STEPS):  # what waited for a next try goes out
                await play.pass_time(60_000)
            told = [re.search(r"Challenge (\d+) · ", story) for story in play.stories()]
            numbers = [int(found[1]) for found in told if found is not None]
            assert numbers == list(range(1, len(numbers) + 1))
            if play.over:
                await play.open(1, speed="live")
        return storms.hit, doubles(play.sandbox)


@pytest.mark.parametrize("through", [slap_through, cosmic_through])
async def test_nothing_is_said_twice_however_discord_fails(tmp_path: Path, through: Any) -> None:
    hit, twice = await through(tmp_path, SHORT, 1)
    assert hit >= SHORT
    assert twice == []


@pytest.mark.parametrize("through", [slap_through, cosmic_through])
async def test_nothing_is_said_twice_with_the_tables_on_a_postgresql_server(tmp_path: Path, through: Any) -> None:
    url = await (await server_of_this_process()).database()
    hit, twice = await through(tmp_path, SHORT // 2, 2, DATABASE_URL=url)
    assert hit >= SHORT // 2
    assert twice == []


@pytest.mark.soak
@pytest.mark.parametrize("through", [slap_through, cosmic_through])
async def test_nothing_is_said_twice_in_a_thousand_faults_of_discord(tmp_path: Path, through: Any) -> None:
    hit, twice = 0, list[tuple[Any, ...]]()
    for seed in range(10):
        more, again = await through(tmp_path / str(seed), LONG // 10, seed)
        hit, twice = hit + more, twice + again
    assert hit >= LONG
    assert twice == []
