"""A table under test without Discord: a real store, a clock that stands, a fake screen, and one actor."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping
from pathlib import Path

from bot.play import rosters
from bot.play.clock import Clock
from bot.play.games.kinds import KINDS, Kind
from bot.play.outgoing.direct_messages import Mail, People
from bot.play.outgoing.pictures import Pictures
from bot.play.outgoing.screen import Governor
from bot.play.rosters import Seated
from bot.play.running.actor import Actor
from bot.play.running.services import Services
from bot.store.rows import TableRow
from bot.store.statements import changing, tables
from bot.store.store import Store
from bot.tables.contract.table import Pressed, Stamp
from bot.words.message import Language
from tests.patience import TIMEOUT_S
from tests.play.fakes import FakeScreen

CREEPING = 1e-9
"""Rate of a clock that moves when it is turned and hardly else, and yet does not stand."""


class Room:
    """A store, a clock that stands, a fake screen, and one table."""

    def __init__(self, store: Store, clock: Clock, folder: Path) -> None:
        self.store, self.clock, self.screen = store, clock, FakeScreen()
        self.folder = folder
        self.services = self.services_with(KINDS)
        self.table = 0
        self.left: list[bool] = []
        """Whether the game was over, each time the actor had nothing more to do."""

    def services_with(self, kinds: Mapping[str, Kind]) -> Services:
        pictures, people = Pictures(self.screen), People(self.store, self.screen, self.clock)
        return Services(
            self.store,
            self.screen,
            self.clock,
            Governor(self.clock),
            pictures,
            people,
            kinds,
            self.folder / "cases",
        )

    def mail(self) -> Mail:
        """The mail of a new process, which knows nobody yet."""
        return Mail(self.store, self.screen, People(self.store, self.screen, self.clock), self.clock)

    async def seat(self, *names: str, game: str = "slap") -> Actor:
        """A new table, running, of which the first player is the host."""
        seats = [Seated(name, number + 1) for number, name in enumerate(names)]
        row = TableRow(
            game=game, guild=1, parent=2, thread=3, host=1, status="running", seed="7", roster=rosters.encode(seats)
        )
        self.table = await self.store.write(changing.create_table(row))
        return self.actor()

    async def begun(self) -> Actor:
        """A new table of three whose game has begun; all of that is durable."""
        actor = await self.seat("Ana", "Ben", "Cy")
        await self.until(lambda: self.said("begins"))
        await self.answer(actor, "status")
        return actor

    def actor(self) -> Actor:
        """Take the table up, as after a start."""
        return Actor(self.table, self.services, lambda table, over: self.left.append(over))

    async def until(self, condition: Callable[[], object]) -> None:
        """Let the tasks run until the condition holds."""
        async with asyncio.timeout(TIMEOUT_S):
            while not condition():  # noqa: ASYNC110  # what it waits for has no event
                await asyncio.sleep(0.005)

    async def row(self) -> TableRow:
        found = await self.store.read(tables.table(self.table))
        assert found is not None
        return found

    def said(self, words: str) -> int:
        return sum(words in text for _, _, text in self.screen.posted)

    async def answer(
        self, actor: Actor, choice: str, user: int = 1, *, host: bool = False, language: Language = "en"
    ) -> str:
        """Press and wait for the private answer."""
        before = len(self.screen.replies)
        actor.put(press(choice, user, host=host, language=language))
        await self.until(lambda: len(self.screen.replies) > before)
        return self.screen.replies[-1][1]


def press(choice: str, user: int = 1, *, host: bool = False, language: Language = "en") -> Pressed:
    return Pressed(Stamp(1), choice=choice, reply=f"token-{choice}", user=user, moderator=host, language=language)
