"""The stage of the walk: the admin's commands, a sandbox with a server for each shard, and games of people."""

from __future__ import annotations

import asyncio
import re
import time
from collections import Counter
from collections.abc import Awaitable, Callable, Iterable, Mapping, Sequence

from bot.store.store import Share
from tests.image.compose import Compose, Failed
from tests.image.games import Game
from tests.patience import TIMEOUT_S
from tests.sandbox.client import Sandbox

STEP_MS = 10_000
"""Passes after everybody has done something."""
ROUNDS = 30
"""After so many of these every game has gone on, or one stands still."""
LOOK_S = 0.1
"""Real seconds between two looks for what nobody tells."""
FAULT = "\n!!  "
"""Before what the doctor wants mended."""
_PROCESS = re.compile(r"has shards (\S+): it plays (shard [\d, ]+|nothing)")


class Stage:
    """The admin, the people, and what they see."""

    def __init__(self, sandbox: Sandbox, compose: Compose, shares: Mapping[str, Share]) -> None:
        self.sandbox = sandbox
        self.compose = compose
        self.shares = shares
        """What each service of the bot begins with."""
        self.games: list[list[Game]] = []
        """By shard."""
        self._began = time.monotonic()

    def say(self, words: str) -> None:
        """One line for a step."""
        print(f"{time.monotonic() - self._began:5.0f} s  {words}", flush=True)

    # --- the admin ---------------------------------------------------------------------------------------------------

    async def type(self, line: str) -> str:
        """Carry out a command line, while the sandbox goes on. Raises ``Failed``."""
        return await asyncio.to_thread(self.compose.type, line)

    async def until_ready(self, lines: Iterable[str]) -> None:
        """Ask by each of these lines until the answer is that a process is ready."""
        for line in lines:

            async def ready(line: str = line) -> bool:
                try:
                    return "ready" in await self.type(line)
                except Failed:
                    return False

            await until(ready)

    async def held(self, line: str, *, connecting: bool = False) -> dict[str, set[int]]:
        """Ask the doctor by this line what each process plays; by what it begins with.

        While shards are ``connecting`` it may find fault with that.
        """
        try:
            told = await self.type(line)
        except Failed as complaint:
            told = str(complaint)
            if not connecting or told.count(FAULT) > 1 or "not ready, waiting for: shard" not in told:
                raise
        return {share: {*map(int, re.findall(r"\d+", plays))} for share, plays in _PROCESS.findall(told)}

    @property
    def usual(self) -> dict[str, set[int]]:
        """The same if all are there."""
        return {str(share): {*range(share.first, share.last + 1)} for share in self.shares.values()}

    @property
    def shards(self) -> range:
        """All of them."""
        return range(next(iter(self.shares.values())).of)

    @property
    def identifies(self) -> int:
        return self.sandbox.discord.gateway.counts.identifies

    # --- the people --------------------------------------------------------------------------------------------------

    @property
    def everything(self) -> list[Game]:
        """All games, shard by shard."""
        return [game for games in self.games for game in games]

    def games_of(self, name: str) -> list[Game]:
        """The games of the shards that a service begins with."""
        share = self.shares[name]
        return [game for shard in range(share.first, share.last + 1) for game in self.games[shard]]

    def shard_of(self, game: Game) -> int:
        """The shard of a game's server."""
        return next(shard for shard, games in enumerate(self.games) if game in games)

    async def standing(self) -> dict[Game, str]:
        """Read what each game says to its people; whoever was away is back by looking, which the others are told."""
        await asyncio.gather(*(game.standing() for game in self.everything))
        return await of_each(self.everything, lambda game: game.standing())

    async def stories(self) -> dict[Game, str]:
        return await of_each(self.unfinished, lambda game: game.story())

    async def act(self) -> None:
        """Everybody does something at every table."""
        await asyncio.gather(*(game.act() for game in self.unfinished))

    async def goes_on(self) -> int:
        """Everybody plays until each game that was not over has got further; after how many rounds that was."""
        before = await self.stories()
        for rounds in range(ROUNDS):
            now = await self.stories()
            before = {game: told for game, told in before.items() if now.get(game, "") == told}
            if not before:
                return rounds
            await self.act()
            await self.pass_time()
        raise AssertionError([(game.kind, await game.standing()) for game in before])

    async def pass_time(self, ms: int = STEP_MS, seen_by: Sequence[Game] = ()) -> None:
        """Turn the clock, and let these tables see it, or all."""
        await self.sandbox.advance(ms)
        await asyncio.gather(*(game.settled() for game in seen_by or self.everything))

    async def clock(self, rate: float) -> None:
        """Let time pass by itself, or stand."""
        self.sandbox.discord.clock.set_rate(rate)
        await self.sandbox.server.control.feed.tell()

    @property
    def unfinished(self) -> list[Game]:
        """The games that are not over."""
        return [game for game in self.everything if not game.over]


def counted(games: Iterable[Game]) -> str:
    return ", ".join(f"{count} {kind}" for kind, count in Counter(game.kind for game in games).items())


async def of_each(games: Iterable[Game], ask: Callable[[Game], Awaitable[str]]) -> dict[Game, str]:
    """Ask all of them at once."""
    asked = list(games)
    return dict(zip(asked, await asyncio.gather(*map(ask, asked)), strict=True))


async def until(look: Callable[[], Awaitable[bool]]) -> None:
    """Look again and again, since nobody tells. TimeoutError in the end."""
    async with asyncio.timeout(TIMEOUT_S):
        while True:
            if await look():
                return
            await asyncio.sleep(LOOK_S)
