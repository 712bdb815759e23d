"""Blows to three processes, one after another, with presses that wait; each game goes on after each.

The drills of the page are carried out, for each process in turn. People press at tables of a process that is gone, in
their direct messages; where the games are compared, time stands.
"""

from __future__ import annotations

import re
import time
from collections.abc import Collection, Iterable, Mapping

import asyncpg

from bot.store.postgres.lease import SCHEMA
from cogs.arriving.forwarding import UNTAKEN_MS
from sandbox.guilds.interactions import DEFER, DEFER_UPDATE
from tests.deploy.files import command_lines
from tests.image.games import Cosmic, Game
from tests.image.stage import Stage, until

PAGE, TITLE = "drills.md", "Several processes"
KILL, STOP, RESTART = 0, 1, 3
"""Which of the page's blocks is which drill."""
DRILLED = "bot-1"
"""The process that the page kills and stops."""
ASKED = "bot"
"""Who is asked on the page for its doctor."""
TAKEN = "is played here until its own process is back"
"""What a process logs of each shard that it takes over."""


def instead(line: str, names: Mapping[str, str]) -> str:
    """A line of the page with other services."""
    return re.sub(r"(?<!-m )\bbot(-\d)?(?= |$)", lambda found: names.get(found[0], found[0]), line)


class Blows:
    """One after another."""

    def __init__(self, stage: Stage) -> None:
        self.stage = stage
        self.sandbox = stage.sandbox

    async def all(self) -> None:
        """Kill each process, stop one, restart the server."""
        first, *others = self.stage.shares
        await self.kill(others[0], "told to wait", waiting_ms=UNTAKEN_MS)
        await self.kill(others[1], "waiting")
        await self.kill_in_full_play(first)
        await self.stop()
        await self.restart_server()

    # --- kill -9 ------------------------------------------------------------------------------------------------------

    async def kill(self, name: str, how: str, waiting_ms: int = 0) -> None:
        """``kill -9``. At one of its tables people press meanwhile; all others stand as they stood.

        After ``waiting_ms`` they are told that it takes longer.
        """
        kill, doctor, *start = self._lines(KILL, name)
        stage, mine = self.stage, self.stage.games_of(name)
        pressed = next(game for game in reversed(mine) if isinstance(game, Cosmic))
        await stage.act()
        before, stories, identifies = await stage.standing(), await stage.stories(), stage.identifies
        began = time.monotonic()
        await stage.type(kill)
        presses = [press for who in pressed.people if (press := pressed.press_waiting(who)) is not None]
        await self._letters(len(presses))
        if waiting_ms:
            await self.sandbox.advance(waiting_ms)
        await self._taken_over(mine, identifies)
        seconds = time.monotonic() - began
        answers = [await self.sandbox.outcome(press) for press in presses]
        assert all((answer.kind in (DEFER, DEFER_UPDATE)) if waiting_ms else not answer.failed for answer in answers)
        await self._letters(0)
        await self._compare_stories(stories)
        if not waiting_ms:
            self._compare(before, await stage.standing(), {pressed})
        held = await stage.held(doctor)
        assert set().union(*held.values()) == {*stage.shards}, held
        assert len(held) == len(stage.shares) - 1
        rounds = await stage.goes_on()
        back = await self._back(start, name)
        stage.say(
            f"kill -9 {name}: taken over after {seconds:.0f} s; {len(presses)} presses in direct messages, {how}, "
            f"were answered; every game went on within {rounds} rounds; has its shards back after {back:.0f} s"
        )

    async def kill_in_full_play(self, name: str) -> None:
        """``kill -9`` while the clock runs and cards are turned, and with the process that direct messages come to."""
        kill, doctor, *start = self._lines(KILL, name)
        stage, mine = self.stage, self.stage.games_of(name)
        stories, identifies = await stage.stories(), stage.identifies
        await stage.clock(1)
        cosmic = [game for game in mine if isinstance(game, Cosmic)]
        presses = [press for game in cosmic for press in game.press_panel()]
        began = time.monotonic()
        await stage.type(kill)
        presses += [press for game in cosmic for press in game.press_panel()]
        for game in stage.everything:
            if game not in mine:
                await game.settled()
        await self._taken_over(mine, identifies)
        seconds = time.monotonic() - began
        answers = [await self.sandbox.outcome(press) for press in presses]
        await stage.clock(0)
        await self._compare_stories(stories)
        held = await stage.held(doctor)
        assert set().union(*held.values()) == {*stage.shards}, held
        rounds = await stage.goes_on()
        back = await self._back(start, name)
        failed = sum(answer.failed for answer in answers)
        stage.say(
            f"kill -9 {name} in full play: taken over after {seconds:.0f} s, while the others played on; "
            f"of {len(presses)} presses at its tables {failed} failed; every game went on within {rounds} rounds; "
            f"has its shards back after {back:.0f} s"
        )

    async def _taken_over(self, games: Iterable[Game], identifies: int) -> None:
        """Wait until the others play the shards of these games, and each has answered."""
        shards = {self.stage.shard_of(game) for game in games}

        async def connected() -> bool:
            return self.stage.identifies >= identifies + len(shards)

        await until(connected)
        for game in games:
            await game.settled()

    # --- the others ---------------------------------------------------------------------------------------------------

    async def stop(self) -> None:
        """SIGTERM: handed over at once."""
        stop, doctor, start = self._lines(STOP, DRILLED)
        stage, mine = self.stage, self.stage.games_of(DRILLED)
        before, identifies = await stage.standing(), stage.identifies
        began = time.monotonic()
        await stage.type(stop)
        ended = time.monotonic() - began
        assert stage.compose.ended[DRILLED] == 0
        held = await stage.held(doctor, connecting=True)
        assert set().union(*held.values()) == {*stage.shards}, held
        await self._taken_over(mine, identifies)
        seconds = time.monotonic() - began
        self._compare(before, await stage.standing())
        rounds = await stage.goes_on()
        health = self._lines(KILL, DRILLED)[-1]
        back = await self._back([start, health], DRILLED)
        stage.say(
            f"SIGTERM to {DRILLED}: status 0 after {ended:.1f} s, the others have its shards at once and answer "
            f"after {seconds:.0f} s; every game stood as before and went on within {rounds} rounds; "
            f"has its shards back after {back:.0f} s"
        )

    async def restart_server(self) -> None:
        """PostgreSQL is away for a moment: nobody takes over."""
        restart, logs = command_lines(PAGE, TITLE, RESTART)
        stage = self.stage
        before, identifies = await stage.standing(), stage.identifies
        told = (await stage.type(logs)).count(TAKEN)
        began = time.monotonic()
        await stage.type(restart)
        await self._renewed()
        seconds = time.monotonic() - began
        self._compare(before, await stage.standing())
        assert stage.identifies == identifies
        assert (await stage.type(logs)).count(TAKEN) == told
        rounds = await stage.goes_on()
        stage.say(
            f"PostgreSQL restarted: all three write again after {seconds:.0f} s, nobody took over; "
            f"every game stood as before and went on within {rounds} rounds"
        )

    # --- looking ------------------------------------------------------------------------------------------------------

    def _lines(self, block: int, name: str) -> list[str]:
        """The page's lines of a drill, with this process in the place of the one that it is drilled with."""
        names = {DRILLED: name, ASKED: DRILLED if name == ASKED else ASKED}
        return [instead(line, names) for line in command_lines(PAGE, TITLE, block)]

    def _compare(
        self, before: Mapping[Game, str], after: Mapping[Game, str], but: Collection[Game] = frozenset()
    ) -> None:
        for game, said in before.items():
            assert game in but or after[game] == said, (game.kind, said, after[game])

    async def _compare_stories(self, before: Mapping[Game, str]) -> None:
        """Nothing of what had happened is undone, or happens again."""
        for game, told in before.items():
            assert (now := await game.story()).startswith(told), (told, now)

    async def _back(self, start: Iterable[str], name: str) -> float:
        """Start a process again until it has its shards back, and games stand as before; how many seconds it took."""
        stage = self.stage
        before = await stage.standing()
        up, health = start
        began = time.monotonic()
        await stage.type(up)
        await stage.until_ready([health])
        seconds = time.monotonic() - began
        held = await stage.held(self._lines(KILL, name)[1])
        assert held == stage.usual, held
        self._compare(before, await stage.standing())
        return seconds

    async def _letters(self, count: int) -> None:
        """Wait until so many presses lie in the database for another process."""
        connection = await asyncpg.connect(self.stage.compose.database)

        async def there() -> bool:
            return bool(await connection.fetchval(f"SELECT count(*) FROM {SCHEMA}.letters") == count)

        try:
            await until(there)
        finally:
            await connection.close()

    async def _renewed(self) -> None:
        """Wait until every process has renewed its lease on the server that was away."""
        leases = f'SELECT "id", "until_ms" FROM {SCHEMA}.lease'
        connection = await asyncpg.connect(self.stage.compose.database)
        before = {int(number): int(until_ms) for number, until_ms in await connection.fetch(leases)}

        async def renewed() -> bool:
            return all(until_ms > before[number] for number, until_ms in await connection.fetch(leases))

        try:
            await until(renewed)
        finally:
            await connection.close()
