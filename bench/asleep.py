"""5,000 open games of Cosmic that sleep: start, overdue clocks, and memory after the clock was turned by an hour.

The games are played by their controllers as silent people leave them: by deadlines alone, to different points. What a
bot saves of them goes into the database: snapshot, log, controller, deadline, what people owe, and the messages that
stand, which the sandbox has too. Some deadlines passed while no bot ran; the others are spread over a day. The bot runs
as a real process against the sandbox, whose clock it follows; memory is that of its process group (PSS, Linux only).

``BENCH_GAMES`` sets another number of games.
"""

from __future__ import annotations

import asyncio
import os
import re
import socket
import sqlite3
import tempfile
import time
from collections.abc import Awaitable, Callable
from contextlib import closing
from dataclasses import dataclass, field
from pathlib import Path
from random import Random

import aiohttp

from bench.start import Place, ask, connected, memory_mb, places, running_bot
from bot.kernel.codec import encode
from bot.kernel.event import Seat
from bot.kernel.game import Saved
from bot.play import rosters
from bot.play.games.kinds import CosmicKind, to_row
from bot.play.rosters import Seated
from bot.settings import DATABASE
from bot.store.choosing import open_store
from bot.store.rows import Batch, DeadlineRow, OutboxRow, OwedRow, PersonRow, TableRow
from bot.store.sqlite.worker import carry_out
from bot.store.statements import changing, persons, timing
from bot.store.store import Store
from bot.tables.contract.table import Erase, Hush, Input, Owe, Post, Ring, Stamp, Started, Tick
from bot.tables.cosmic.record import read
from sandbox.core import Discord
from sandbox.guilds.demo import demo_world
from sandbox.server import Server
from sandbox.settings import HOST, Settings

GAMES = 5_000
PLAYERS = 5
MEMBERS = 100
"""Of each server."""
STEPS = 12
"""Most deadlines by which a game has gone on."""
SEEDS = 4
SPEED = {"speed": "relaxed"}
AT_A_TIME = 500

MINUTE_MS = 60_000
HOUR_MS = 60 * MINUTE_MS
SPREAD_MS = 24 * HOUR_MS
LATE = 0.04
"""The share of the games whose deadline passed within the hour before the start."""
TURN_MS = 5 * MINUTE_MS
CALM_S = 0.3
READY_PATIENCE_S = 120.0
TURN_PATIENCE_S = 45.0
"""After so many real seconds the clock is turned on although something is still being sent."""

NUMBER = 999_999_999
"""The table's number in a game that is not yet in the database."""


@dataclass(frozen=True)
class Game:
    """A game at some point, as a controller leaves it; moments count from its beginning."""

    saved: Saved
    dump: bytes
    seed: int
    due_ms: int
    seating: tuple[int, ...]
    owed: dict[Seat, Owe]
    standing: dict[str, Post]
    """Messages that were not deleted, by key."""


def _games() -> list[Game]:
    return [game for seed in range(SEEDS) for game in _played(seed)]


def _played(seed: int) -> list[Game]:
    """One game after each of its deadlines."""
    rules = CosmicKind()
    controller = rules.begin(NUMBER, [Seated(f"Player {n}", n + 1) for n in range(PLAYERS)], SPEED, seed)
    found = list[Game]()
    rings = dict[str, int]()
    owed = dict[Seat, Owe]()
    standing = dict[str, Post]()
    event: Input = Started(Stamp(0), fresh=True)
    now = 0
    for step in range(STEPS):
        for effect in controller.handle(event):
            match effect:
                case Ring():
                    rings[effect.name] = now + effect.ms
                case Hush():
                    rings.pop(effect.name, None)
                case Owe():
                    owed[effect.seat] = effect
                case Post():
                    standing[effect.key] = effect
                case Erase():
                    standing.pop(effect.key, None)
        if list(rings) != ["due"]:
            break  # over, or a timer that is not saved
        seating = tuple(controller.seating)
        found.append(
            Game(controller.game.save(), controller.dump(), seed, rings["due"], seating, dict(owed), dict(standing))
        )
        now = rings.pop("due")
        event = Tick(Stamp(now, step), "due")
    return found


@dataclass
class _Filling:
    """Puts games into the database and their messages into the sandbox."""

    discord: Discord
    store: Store
    rules: CosmicKind = field(default_factory=CosmicKind)
    members: dict[int, list[Seated]] = field(default_factory=dict)
    dms: dict[int, str] = field(default_factory=dict)

    async def add(self, game: Game, place: Place, number: int, due_ms: int) -> None:
        """One sleeping game whose deadline is at ``due_ms``."""
        seats = await self._people(place, number)
        later = due_ms - game.due_ms
        row = TableRow(
            game="cosmic",
            guild=place.guild,
            parent=place.channel,
            thread=place.thread,
            host=seats[0].user or 0,
            status="running",
            options=b'{"speed":"relaxed"}',
            seed=str(game.seed),
            roster=rosters.encode(seats),
            version=self.rules.rules.version,
        )
        table = await self.store.write(changing.create_table(row))
        record = read(game.dump.replace(f":{NUMBER}:".encode(), f":{table}:".encode()))
        record.table = table
        record.turn_back(-later)
        saved = game.saved
        users = [seats[player].user or 0 for player in game.seating]
        await self.store.write(
            changing.commit(
                Batch(
                    table=table,
                    decisions=[to_row(decision, row.version) for decision in saved.log],
                    snapshot=saved.snapshot,
                    snapshot_phase=saved.phase,
                    desk=encode(record),
                    next_ask=saved.next_ask,
                    outbox=[self._message(post, key, table, place, users) for key, post in game.standing.items()],
                    deadlines=[DeadlineRow(table, "due", due_ms)],
                    owed=[
                        OwedRow(
                            seat,
                            users[seat],
                            owe.what,
                            owe.due_ms + later if owe.due_ms else 0,
                            owe.public,
                            owe.language,
                        )
                        for seat, owe in game.owed.items()
                        if owe.what
                    ],
                    asleep=True,
                )
            )
        )

    async def _people(self, place: Place, number: int) -> list[Seated]:
        """Five members of the server; each sits at a few of its tables."""
        members = self.members.get(place.guild)
        if members is None:
            world = self.discord.world
            users = [world.add_user(f"Member {n} of {place.guild}")["id"] for n in range(MEMBERS)]
            members = self.members[place.guild] = [Seated(f"Member {n}", int(user)) for n, user in enumerate(users)]
            for user in users:
                world.join(str(place.guild), user)
                self.dms[int(user)] = world.dm(user)["id"]
            rows = [PersonRow(int(user), int(self.dms[int(user)])) for user in users]
            await asyncio.gather(*(self.store.write(persons.set_person(row)) for row in rows))
        return [members[(number * PLAYERS + n) % len(members)] for n in range(PLAYERS)]

    def _message(self, post: Post, key: str, table: int, place: Place, users: list[int]) -> OutboxRow:
        """A message that stands in the sandbox, and the row that knows it."""
        user = users[post.seat] if post.place == "dm" and post.seat is not None else 0
        channel = self.dms[user] if user else str(place.thread)
        message = self.discord.messages.post(
            channel, self.discord.world.bot, {"content": post.body.text[:1_000] or "..."}, {}
        )
        return OutboxRow(
            key=key.replace(f":{NUMBER}:", f":{table}:"),
            table=table,
            channel=int(channel),
            kind="post",
            body=b"",
            restart=post.restart,
            state="done",
            message=int(message.id),
            order=int(re.sub(r"\D", "", key.rpartition(":")[2])),
            user=user,
            at_ms=self.discord.clock.now_ms,
        )


async def fill(store: Store, discord: Discord, where: list[Place]) -> None:
    """A sleeping game in each place; the deadlines of some have passed."""
    kinds, dice, games = _games(), Random(7), len(where)
    filling = _Filling(discord, store)
    now = discord.clock.now_ms
    late = int(games * LATE)
    work = [
        filling.add(
            kinds[number % len(kinds)],
            place,
            number,
            now - dice.randrange(1, HOUR_MS) if number < late else now + dice.randrange(MINUTE_MS, SPREAD_MS),
        )
        for number, place in enumerate(where)
    ]
    for first in range(0, games, AT_A_TIME):
        await asyncio.gather(*work[first : first + AT_A_TIME])


@dataclass
class _Watch:
    """Looks at the running bot from outside."""

    server: Server
    overdue: Callable[[int], Awaitable[int]]
    """How many tables' clocks should have rung by this moment and have not."""
    http: str

    async def metrics(self) -> dict[str, float]:
        async with aiohttp.ClientSession() as session, session.get(f"http://{self.http}/metrics") as answer:
            lines = (await answer.text()).splitlines()
        plain = (line.split() for line in lines if line.startswith("table_") and "{" not in line)
        return {name: float(value) for name, value in plain}

    async def right(self, at_ms: int, patience_s: float) -> float:
        """Seconds until every clock that should have rung by then has; RuntimeError if that takes too long."""
        began = time.perf_counter()
        while late := await self.overdue(at_ms):
            if time.perf_counter() - began > patience_s:
                raise RuntimeError(f"{late} clocks are still late after {patience_s} s")
            await asyncio.sleep(CALM_S)
        return time.perf_counter() - began

    async def calm(self, patience_s: float) -> None:
        """Wait until nothing is left to be sent, drawn or judged, though not for ever."""
        ends = time.perf_counter() + patience_s
        while time.perf_counter() < ends:
            await asyncio.sleep(CALM_S)
            seen = await self.metrics()
            if not any(seen[f"table_{name}"] for name in ("outbox_depth", "queue_depth", "pictures_waiting")):
                return

    async def turn(self, ms: int) -> None:
        """Turn the clock of Discord and of the bot."""
        self.server.discord.clock.advance(ms)
        await self.server.control.feed.tell()


def overdue_in(path: Path) -> Callable[[int], Awaitable[int]]:
    """Return a counter of a file's tables whose clock should have rung by a moment and has not."""

    async def overdue(at_ms: int) -> int:
        with closing(sqlite3.connect(f"file:{path}?mode=ro", uri=True)) as connection:
            return len(carry_out(connection, timing.ringing(at_ms)).tables)

    return overdue


Fill = Callable[[Store, Discord], Awaitable[None]]
"""Puts open games into a store, and what Discord knows of them into the sandbox."""


async def measured(folder: Path, fill_it: Fill, overdue: Callable[[int], Awaitable[int]], url: str) -> dict[str, float]:
    """Start on what ``fill_it`` puts into the database at ``url``, or in the folder; and let an hour pass.

    Raises ``RuntimeError`` if clocks are late for too long.
    """
    async with Server(Settings(rate=1.0, limits=False), 0) as server:
        demo = demo_world(server.discord)
        store = await open_store(url, folder / DATABASE, holder="bench", now=lambda: server.discord.clock.now_ms)
        await fill_it(store, server.discord)
        await store.close()
        with closing(socket.socket()) as free:
            free.bind((HOST, 0))
            http = f"{HOST}:{free.getsockname()[1]}"
        watch = _Watch(server, overdue, http)
        began, at_ms = time.perf_counter(), server.discord.clock.now_ms
        figures = {"clocks late at the start": float(await overdue(at_ms))}
        async with running_bot(server, folder, http, url) as group:
            await connected(server)
            await ask(server, demo)
            ready = time.perf_counter()
            figures["ready s"] = ready - began
            await watch.right(at_ms, READY_PATIENCE_S)
            figures["all clocks right after s"] = time.perf_counter() - began
            figures["memory then MB"] = most = memory_mb(group)
            slowest = handled = 0.0
            for _ in range(HOUR_MS // TURN_MS):
                await watch.calm(TURN_PATIENCE_S)
                most = max(most, memory_mb(group))
                await watch.turn(TURN_MS)
                handled += await overdue(server.discord.clock.now_ms)
                slowest = max(slowest, await watch.right(server.discord.clock.now_ms, READY_PATIENCE_S))
            figures["clocks that rang in the hour"] = handled
            figures["slowest clocks after a turn s"] = slowest
            for _ in range(2):  # nobody does anything for a while
                await watch.calm(TURN_PATIENCE_S)
                most = max(most, memory_mb(group))
                await watch.turn(MINUTE_MS + 1)
            await watch.calm(TURN_PATIENCE_S)
            figures["memory after an hour MB"] = memory_mb(group)
            figures["largest memory seen MB"] = max(most, figures["memory after an hour MB"])
            seen = await watch.metrics()
            figures["awake after an hour"] = seen["table_awake_tables"]
            figures["waiting to be sent after an hour"] = seen["table_outbox_depth"]
            figures["answer then ms"] = await ask(server, demo)
            figures["whole run s"] = time.perf_counter() - began
    return figures


def run() -> dict[str, float]:
    """Seconds, megabytes and numbers of tables."""
    games = int(os.environ.get("BENCH_GAMES", GAMES))
    with tempfile.TemporaryDirectory(dir=os.environ.get("BENCH_DIR")) as folder:
        path = Path(folder)

        async def filled(store: Store, discord: Discord) -> None:
            await fill(store, discord, places(discord, games))

        return asyncio.run(measured(path, filled, overdue_in(path / DATABASE), ""))
