"""What every store does in the same way: each question and each job by its script."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Coroutine, Mapping
from functools import wraps
from typing import Any, Concatenate, ParamSpec, TypeAlias, TypeVar

from bot.store import jobs
from bot.store.rows import Batch, TableRow
from bot.store.statements import keeping, reading, reminding
from bot.store.statements.script import Script

T = TypeVar("T")
P = ParamSpec("P")
_Method: TypeAlias = "Callable[Concatenate[ScriptedStore, P], Coroutine[Any, Any, T]]"


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

    @abstractmethod
    async def _read(self, script: Callable[[], Script[T]]) -> T:
        """Carry out what changes nothing. Made anew for each try."""

    @abstractmethod
    async def _write(self, job: jobs.Job[T]) -> T:
        """Do a job, durable on return."""

    async def renew(self, lease_ms: int) -> None:
        """Hold the lease for ``lease_ms`` from now. Raises ``LeaseLost``."""
        await self._write(jobs.Renew(self._token, self._now() + lease_ms))

    # --- writing -----------------------------------------------------------------------------------------------------

    async def create_table(self, row: TableRow, due: Mapping[str, int] | None = None) -> int:
        """Add a table and return its id; ``due`` names its first deadlines (unix ms)."""
        return await self._write(jobs.CreateTable(row, due or {}, self._now()))

    async def commit(self, batch: Batch) -> None:
        """Make a batch durable."""
        await self._write(jobs.Commit(batch, self._now()))

    set_preference = writing(jobs.SetPreference)
    set_person = writing(jobs.SetPerson)
    remind = writing(jobs.Remind)
    set_settings = writing(jobs.SetSettings)
    set_commands_digest = writing(jobs.SetCommandsDigest)
    remove_finished = writing(jobs.RemoveFinished)
    forget = writing(jobs.Forget)

    # --- reading -----------------------------------------------------------------------------------------------------

    table = _reading(reading.table)
    table_in = _reading(reading.table_in)
    rematch_of = _reading(reading.rematch_of)
    log = _reading(reading.log)
    history = _reading(reading.history)
    notes = _reading(reading.notes)
    heads = _reading(reading.heads)
    tables_of = _reading(reading.tables_of)
    outbox = _reading(reading.outbox)
    owing = _reading(reading.owing)
    last_order = _reading(reading.last_order)
    deadlines = _reading(reading.deadlines)
    ringing = _reading(reading.ringing)
    lobbies_due = _reading(reading.lobbies_due)
    preference = _reading(reading.preference)
    preferences = _reading(reading.preferences)
    commands_digest = _reading(reading.commands_digest)
    people = _reading(reading.people)
    owed = _reading(reading.owed)
    reminders = _reading(reminding.reminders)
    owing_after = _reading(reminding.owing_after)
    unanswered = _reading(reminding.unanswered)
    heads_in = _reading(reading.heads_in)
    hosted = _reading(reading.hosted)
    settings = _reading(reading.settings)
    refusals = _reading(reading.refusals)
    refusals_in = _reading(reading.refusals_in)
    stuck = _reading(reading.stuck)
    traces = _reading(keeping.traces)
