"""What every store does in the same way: each question and each job by its script."""

from __future__ import annotations

import asyncio
from abc import ABC, abstractmethod
from collections.abc import Awaitable, Callable, Coroutine, Mapping
from contextlib import suppress
from functools import wraps
from typing import Any, Concatenate, ParamSpec, TypeAlias, TypeVar

from bot.store import jobs
from bot.store.errors import LeaseLost, StoreError
from bot.store.rows import Batch, OutboxRow, Progress, SeasonRow, TableRow
from bot.store.sharing import Sharing
from bot.store.statements import (
    blocking,
    following,
    holidays,
    keeping,
    rating,
    reading,
    recounting,
    reminding,
    watching,
)
from bot.store.statements.events import seasons, tournaments
from bot.store.statements.script import Script
from bot.tasks import watched

T = TypeVar("T")
P = ParamSpec("P")
Sleep: TypeAlias = Callable[[float], Awaitable[None]]
"""Waits for so many seconds."""
_Method: TypeAlias = "Callable[Concatenate[ScriptedStore, P], Coroutine[Any, Any, T]]"

RENEWALS = 3
"""How often the lease is renewed within its time."""


def _reading(question: Callable[P, Script[T]]) -> _Method[P, T]:
    """A method that asks a question."""

    @wraps(question)
    async def read(store: ScriptedStore, /, *args: P.args, **kwargs: P.kwargs) -> T:
        return await store._read(lambda: question(*args, **kwargs))

    return read


def writing(made: Callable[P, jobs.Job[T]]) -> _Method[P, T]:
    """A method that does a job."""

    async def write(store: ScriptedStore, /, *args: P.args, **kwargs: P.kwargs) -> T:
        return await store._write(made(*args, **kwargs))

    return write


class ScriptedStore(ABC):
    """A store without its database: ``bot.store.api.Store`` says what its methods do."""

    def __init__(self, now: Callable[[], int], token: str) -> None:
        """``now`` gives unix milliseconds; ``token`` is that of our lease."""
        self._now = now
        self._token = token
        self._closed = False
        self._renewal: asyncio.Task[None] | None = None
        self._renewed = True
        self._lost = asyncio.Event()
        self._sharing: Sharing | None = None

    @abstractmethod
    async def _read(self, script: Callable[[], Script[T]]) -> T:
        """Carry out what changes nothing. Made anew for each try."""

    @abstractmethod
    async def _submit(self, job: jobs.Job[T]) -> T:
        """Do a job, durable on return."""

    async def _write(self, job: jobs.Job[T]) -> T:
        try:
            return await self._submit(job)
        except LeaseLost:
            self._lost.set()
            raise

    @property
    def sharing(self) -> Sharing | None:
        """The other processes, if several share the database."""
        return self._sharing

    # --- the lease ---------------------------------------------------------------------------------------------------

    @abstractmethod
    def stop_soon(self) -> None:
        """The process is to end: wait for nobody any longer who may never answer."""

    @property
    def holds_lease(self) -> bool:
        """Whether what is stored was still ours to write at the last renewal."""
        return self._renewed and not self._closed and not self._lost.is_set()

    async def lost(self) -> None:
        """Wait until another process is found to hold the lease; then nobody here may act any more."""
        await self._lost.wait()

    async def renew(self, lease_ms: int) -> None:
        """Hold the lease for ``lease_ms`` from now. Raises ``LeaseLost``."""
        await self._write(jobs.Renew(self._token, self._now() + lease_ms))

    def _hold(self, lease_ms: int, sleep: Sleep) -> None:
        self._renewal = watched(self._keep_lease(lease_ms, sleep), "lease", endless=True)

    async def _keep_lease(self, lease_ms: int, sleep: Sleep) -> None:
        """Renew until closed. A failure is not raised here: the next commit meets it and tells its caller."""
        while True:
            await sleep(lease_ms / RENEWALS / 1000)
            try:
                await self.renew(lease_ms)
                self._renewed = True
                await self._after_renewal()
            except StoreError:
                self._renewed = False

    @abstractmethod
    async def _after_renewal(self) -> None:
        """What a driver does now and then beside its work."""

    async def _let_go(self) -> None:
        """Renew no more, and give the lease up. On a full or broken database it stays and expires."""
        self._closed = True
        if self._renewal is not None:
            self._renewal.cancel()
            with suppress(asyncio.CancelledError):
                await self._renewal
        with suppress(StoreError):
            await self._release()

    async def _release(self) -> None:
        """Give the lease up; another's stays."""
        await self._submit(jobs.Release(self._token))

    # --- writing -----------------------------------------------------------------------------------------------------

    async def create_table(self, row: TableRow, due: Mapping[str, int] | None = None) -> int:
        """Add a table and return its id; ``due`` names its first deadlines (unix ms)."""
        return await self._write(jobs.CreateTable(row, due or {}, self._now()))

    async def commit(self, batch: Batch) -> None:
        """Make a batch durable."""
        await self._write(jobs.Commit(batch, self._now()))

    async def tell_end(self, row: SeasonRow, table: TableRow, said: OutboxRow) -> int:
        """Tell the end of a season, once."""
        return await self._write(jobs.TellEnd(row, table, said, self._now()))

    async def open_tournament(self, row: TableRow, state: bytes, said: OutboxRow) -> int:
        """Begin a tournament."""
        return await self._write(jobs.OpenTournament(row, state, said, self._now()))

    async def advance(self, progress: Progress) -> bool:
        """Carry out a step of a tournament."""
        return await self._write(jobs.Advance(progress, self._now()))

    set_preference = writing(jobs.SetPreference)
    go_away = writing(jobs.GoAway)
    come_back = writing(jobs.ComeBack)
    block = writing(jobs.Block)
    unblock = writing(jobs.Unblock)
    told = writing(jobs.Told)
    unfollow = writing(jobs.Unfollow)
    set_person = writing(jobs.SetPerson)
    remind = writing(jobs.Remind)
    open_season = writing(jobs.OpenSeason)
    end_season = writing(jobs.EndSeason)
    rate = writing(jobs.Rate)
    recount = writing(jobs.Recount)
    set_settings = writing(jobs.SetSettings)
    tell_story = writing(jobs.TellStory)
    set_commands_digest = writing(jobs.SetCommandsDigest)
    remove_finished = writing(jobs.RemoveFinished)
    forget = writing(jobs.Forget)

    # --- reading -----------------------------------------------------------------------------------------------------

    table = _reading(reading.table)
    server_of = _reading(reading.server_of)
    table_in = _reading(reading.table_in)
    rematch_of = _reading(reading.rematch_of)
    log = _reading(reading.log)
    history = _reading(reading.history)
    notes = _reading(reading.notes)
    heads = _reading(reading.heads)
    tables_of = _reading(reading.tables_of)
    ended_of = _reading(reading.ended_of)
    outbox = _reading(reading.outbox)
    owing = _reading(reading.owing)
    last_order = _reading(reading.last_order)
    deadlines = _reading(reading.deadlines)
    ringing = _reading(reading.ringing)
    lobbies_due = _reading(reading.lobbies_due)
    preference = _reading(reading.preference)
    preferences = _reading(reading.preferences)
    away_from = _reading(holidays.away_from)
    holidays_of = _reading(holidays.holidays_of)
    blocked_by = _reading(blocking.blocked_by)
    apart_from = _reading(blocking.apart_from)
    former_players = _reading(reading.former_players)
    digests = _reading(following.digests)
    chapters = _reading(following.chapters)
    seers = _reading(watching.seers)
    seer = _reading(watching.seer)
    predicted = _reading(watching.predicted)
    commands_digest = _reading(reading.commands_digest)
    people = _reading(reading.people)
    owed = _reading(reading.owed)
    reminders = _reading(reminding.reminders)
    owing_after = _reading(reminding.owing_after)
    unanswered = _reading(reminding.unanswered)
    heads_in = _reading(reading.heads_in)
    hosted = _reading(reading.hosted)
    lobbies_in = _reading(reading.lobbies_in)
    settings = _reading(reading.settings)
    all_settings = _reading(reading.all_settings)
    past_games = _reading(recounting.past_games)
    story = _reading(recounting.story)
    results = _reading(recounting.results)
    untold_seasons = _reading(seasons.untold_seasons)
    seasons_of = _reading(seasons.seasons_of)
    tournament = _reading(tournaments.tournament)
    tournament_in = _reading(tournaments.tournament_in)
    tournaments_running = _reading(tournaments.running)
    meetings = _reading(tournaments.meetings)
    meeting = _reading(tournaments.meeting)
    unrated_in = _reading(rating.unrated_in)
    counted_in = _reading(rating.counted_in)
    unrated = _reading(rating.unrated)
    ratings = _reading(rating.ratings)
    ratings_of = _reading(rating.ratings_of)
    ladder = _reading(rating.ladder)
    powers = _reading(rating.powers)
    pools = _reading(rating.pools)
    results_of = _reading(rating.results_of)
    untold = _reading(recounting.untold)
    refusals = _reading(reading.refusals)
    refusals_in = _reading(reading.refusals_in)
    stuck = _reading(reading.stuck)
    traces = _reading(keeping.traces)
