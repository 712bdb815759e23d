"""A whole table under test: the sandbox, the real bot as a process, people who play, and a shadow game that predicts.

The shadow is the rules engine under the same seed; it tells the test what the next message must say, and where a
pattern lies, without reading anything that the bot keeps hidden.
"""

from __future__ import annotations

import asyncio
import os
import re
import signal
import sys
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine, Sequence
from contextlib import asynccontextmanager, suppress
from functools import partial
from pathlib import Path
from types import TracebackType
from typing import Any

from bot.kernel.game import Game
from bot.slap import rules
from bot.slap.deck import label
from bot.slap.game import RULES
from bot.slap.options import Options, from_strings
from bot.slap.state import SlapState
from cogs.ui.components import plain
from sandbox.guilds.permissions import Permission
from tests.e2e.forked import ROOT, Forked, fork
from tests.e2e.lobbies import opened
from tests.patience import TIMEOUT_S
from tests.sandbox.client import Sandbox
from tests.words.voices import EN

COUNTDOWN_MS = 10_000
AFTER_PILE_MS = 2_000
PACE_MS = 3_000
RECEIPT = re.compile(r"\*\*\w+ takes \d")
"""Begins the report on a slapped pile."""
HAND = "✋"
Json = dict[str, Any]


class Bot:
    """The bot's process, in a session of its own, so that leaving the context ends it with all its render workers."""

    def __init__(
        self,
        sandbox: Sandbox,
        data: Path,
        seed: int,
        log: Path | None = None,
        around: Sequence[str] = (),
        **environment: str,
    ) -> None:
        """``around`` is a command that is to run the bot's own, which is appended to it."""
        self.sandbox = sandbox
        self.around = around
        self.data = data
        self.log = log
        data.mkdir(exist_ok=True)
        self.environment = {"TEST_SEED": str(seed), **environment}
        self.process: asyncio.subprocess.Process | Forked | None = None

    async def __aenter__(self) -> Bot:
        try:
            await self.start()
        except BaseException:
            self._end()
            raise
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        try:
            await self.stop()
        finally:
            self._end()

    def _end(self) -> None:
        if isinstance(self.process, Forked):
            self.process.end()
        elif self.process is not None:
            with suppress(ProcessLookupError):
                os.killpg(self.process.pid, signal.SIGKILL)

    async def start(self, **environment: str) -> None:
        """Start and wait until it is on the gateway and its commands are synced."""
        identified = self._identifies()
        inherited = {k: v for k, v in os.environ.items() if "TOKEN" not in k}
        whole = {
            **inherited,
            **self.sandbox.environment,
            "DATA_DIR": str(self.data),
            "LOG_LEVEL": "WARNING",
            "TEST_ARM": str(self.data / "armed"),
            **self.environment,
            **environment,
        }
        errors = os.dup(2) if self.log is None else os.open(self.log, os.O_WRONLY | os.O_APPEND | os.O_CREAT)
        try:
            self.process = await self._process(whole, errors)
        finally:
            os.close(errors)
        async with asyncio.timeout(TIMEOUT_S):
            while self._identifies() == identified or not self.sandbox.discord.commands.synced:
                # a process starts; the sandbox tells nobody of it
                assert self.process.returncode is None, "the bot did not start"
                await asyncio.sleep(0.02)

    async def _process(self, environment: dict[str, str], errors: int) -> asyncio.subprocess.Process | Forked:
        if not self.around:
            return await fork(environment, errors)
        command = (*self.around, sys.executable, "-m", "tests.e2e.bot_entry")
        return await asyncio.create_subprocess_exec(
            *command, cwd=ROOT, start_new_session=True, stderr=errors, env=environment
        )

    def _identifies(self) -> int:
        return self.sandbox.discord.gateway.counts.identifies

    async def killed(self) -> None:
        """Wait until the bot has killed itself at its crash point."""
        assert self.process is not None
        async with asyncio.timeout(TIMEOUT_S):
            assert await self.process.wait() == -signal.SIGKILL

    async def killed_before(self, work: Coroutine[Any, Any, object]) -> bool:
        """True if the bot kills itself at its crash point before ``work`` is done, which is given up then."""
        death, other = asyncio.create_task(self.killed()), asyncio.create_task(work)
        await asyncio.wait({death, other}, return_when=asyncio.FIRST_COMPLETED)
        for task in (death, other):
            task.cancel()
            with suppress(asyncio.CancelledError):
                await task
        return not death.cancelled()

    def arm(self) -> None:
        """From now on passings of the crash point count."""
        (self.data / "armed").touch()

    async def kill(self) -> None:
        """Like ``kill -9``."""
        assert self.process is not None
        self.process.kill()
        await self.process.wait()

    async def stop(self) -> int:
        """SIGTERM, and the exit status."""
        assert self.process is not None
        if self.process.returncode is None:
            self.process.terminate()
        async with asyncio.timeout(TIMEOUT_S):
            return await self.process.wait()


class Table:
    """One slap table in play."""

    def __init__(
        self,
        sandbox: Sandbox,
        bot: Bot,
        seed: int,
        players: Sequence[str],
        options: Options,
        channel: str = "table",
    ) -> None:
        self.sandbox = sandbox
        self.channel = channel
        self.bot = bot
        self.shadow: Game[SlapState] = Game.new(RULES, seed, len(players), options)
        self.names = [players[place] for place in self.shadow.state.seating]
        self.thread = ""
        self.lobby: Json = {}
        self.cards: list[Json] = []

    @property
    def state(self) -> SlapState:
        return self.shadow.state

    def posts(self) -> list[Json]:
        """The bot's messages in the thread, oldest first; suits as plain signs, whether or not it has its emojis."""
        return [{**message, "content": plain(message["content"])} for message in self.sandbox.messages(self.thread)]

    async def open(self, players: Sequence[str], computers: int = 0, **options: str) -> None:
        """Lobby, joins, start; returns when the deal message is there."""
        host = players[0]
        self.lobby = {"id": await opened(self.sandbox, host, "slap", self.channel, **options)}
        for player in players[1:]:
            await self.sandbox.press(player, self.lobby, "Join")
        for _ in range(computers):
            await self.sandbox.press(host, self.lobby, "Add computer player")
        before = len(self.sandbox.threads(self.channel))
        await self.sandbox.press(host, self.lobby, "Start")
        await self.sandbox.wait_for(lambda: len(self.sandbox.threads(self.channel)) > before)
        self.thread = str(self.sandbox.threads(self.channel)[-1]["id"])
        await self.said("begins")

    async def said(self, words: str, *, after: int = 0) -> Json:
        """The first message of the thread that contains these words."""

        def look() -> Json | None:
            return next((m for m in self.posts()[after:] if words in m["content"]), None)

        return await self.sandbox.wait_for(look)

    def _has_more(self, count: int) -> bool:
        return len(self.posts()) > count

    async def turn(self, ms: int | None = None) -> Json:
        """Let the time to the next card pass; returns the card's message and moves the shadow along."""
        before = len(self.posts())
        if ms is None:
            ms = COUNTDOWN_MS if not self.cards else PACE_MS
        while rules.next_step(self.state).kind == "collect":
            self.shadow.act("close", None, None, "echo")
            await self.sandbox.advance(ms)
            await self.settled()
            await self.sandbox.wait_for(partial(self._has_more, before))
            before, ms = len(self.posts()), AFTER_PILE_MS
        step = rules.next_step(self.state)
        assert step.kind == "card", step
        await self.sandbox.advance(ms)
        card = await self.said(f"**{label(step.card)}**", after=before)
        self.shadow.act("flip", None, None, "echo")
        self.cards.append(card)
        await self.settled()
        return card

    async def settled(self) -> None:
        """Everything the bot received so far has been judged: its private answer comes after that (one queue, A1)."""
        await self.sandbox.slash(self.names[0], self.thread, "answer")

    async def fly(self) -> Json:
        """Let the next message be posted but keep its echo back: it is in the air until ``release``."""
        before = len(self.posts())
        self.sandbox.fault("hold-echo")
        await self.sandbox.advance(PACE_MS)
        await self.sandbox.wait_for(lambda: len(self.posts()) > before)
        return self.posts()[before]

    async def turn_to_pattern(self) -> Json:
        """Turn cards until one makes a pattern."""
        for _ in range(60):
            card = await self.turn()
            if rules.pattern(self.state):
                return card
        raise AssertionError("no pattern in 60 cards: take another seed")

    def slap(self, who: str, card: Json | None = None, emoji: str = HAND) -> None:
        self.sandbox.react(who, card or self.cards[-1], emoji)


@asynccontextmanager
async def table(
    data: Path,
    players: Sequence[str] = ("Ana", "Ben", "Cy"),
    *,
    seed: int = 1,
    options: dict[str, str] | None = None,
    environment: dict[str, str] | None = None,
    computers: int = 0,
    prepare: Callable[[Sandbox], None] = lambda sandbox: None,
    log: Path | None = None,
    around: Sequence[str] = (),
) -> AsyncIterator[Table]:
    """A started game of ``players`` under a frozen clock. At the end nothing may have broken Discord's contract."""
    async with Sandbox.start(rate=0) as sandbox:
        prepare(sandbox)
        async with Bot(sandbox, data, seed, log, around, **(environment or {})) as bot:
            seats = [*players, *(f"computer {n}" for n in range(computers))]
            game = Table(sandbox, bot, seed, seats, from_strings(options or {}))
            await game.open(players, computers, **(options or {}))
            yield game
        assert sandbox.violations == []


async def told(ask: Callable[[], Awaitable[str]], words: str) -> str:
    """Ask again until the answer has these words, for what the bot does without anything that could be waited for."""
    async with asyncio.timeout(TIMEOUT_S):
        while words not in (answer := await ask()):
            pass
    return answer


def cards_line(status: str) -> str:
    """The line of a slap game's status that counts everybody's cards, and the pile's."""
    begins = EN("slap-cards", counts="")
    (line,) = [one for one in status.splitlines() if one.startswith(begins)]
    return line


def deny(sandbox: Sandbox, flag: Permission, channel: str = "table") -> None:
    """Take permissions from the bot in one channel, by overwrite, of which the bot hears; none gives all back."""
    overwrite = {"id": sandbox.world.bot["id"], "type": 1, "allow": "0", "deny": str(int(flag))}
    sandbox.world.change_channel(sandbox.place(channel), {"permission_overwrites": [overwrite] if flag else []})


def seed_with_pattern(players: int, kind: str | None = None, within: int = 12) -> int:
    """The first seed whose game shows a pattern among the first cards, with no collection before it."""
    for seed in range(1, 10_000):
        game = Game.new(RULES, seed, players, Options())
        for _ in range(within):
            if rules.next_step(game.state).kind != "card":
                break
            game.act("flip", None, None, "echo")
            found = rules.pattern(game.state)
            if found and (kind is None or found.kind == kind):
                return seed
    raise AssertionError("no such seed")
