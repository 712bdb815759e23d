"""The one writer on a server: a group that fails is repeated script by script, so a bad one fails alone.

A script counts as done only after the COMMIT of its group was answered. If the connection breaks in the middle of that
answer, the number of the group tells afterwards whether it was committed; nobody is answered before that is known. What
comes meanwhile was not begun, so it is refused at once. A process that is to end asks for a while only, says that it
does not know, and writes nothing more.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Iterator, Sequence
from contextlib import suppress
from typing import Any, Final

import asyncpg

from bot.process.tasks import watched
from bot.store.errors import LeaseLost, StoreAway, StoreError, StoreUnknown
from bot.store.grouping import GroupWriter, Piece
from bot.store.postgres import lease, processes
from bot.store.postgres.explaining import explained, is_away, stood_in_the_way
from bot.store.postgres.running import carry_out, carry_out_together
from bot.store.sharing import Share
from bot.store.store import Sleep

log = logging.getLogger(__name__)

Connect = Callable[[], Awaitable["asyncpg.Connection[Any]"]]

AGAIN_S: Final = 0.5
"""Real seconds between two tries to find out what became of a group: a server is waited for, not a table's time."""
GIVE_UP_S: Final = 5.0
"""Real seconds for which a process that is to end still asks; a container is mostly killed after ten."""
APART_S: Final = 0.05
"""Real seconds in which whoever was in the way may go on first; each try waits that much longer than the last."""
TRIES: Final = 8
"""How often a transaction is given up for the sake of others before it counts as refused."""


def _waves(group: Sequence[Piece[object]]) -> Iterator[list[Piece[object]]]:
    """Scripts that may be done at once, wave by wave: batches of different tables, anything else alone."""
    wave: list[Piece[object]] = []
    tables: set[int] = set()
    for piece in group:
        table = piece.script.table
        if wave and (table is None or not tables or table in tables):
            yield wave
            wave, tables = [], set()
        wave.append(piece)
        if table is not None:
            tables.add(table)
    if wave:
        yield wave


class Writer(GroupWriter):
    """Owns the writing connection."""

    def __init__(
        self,
        connection: asyncpg.Connection[Any],
        connect: Connect,
        token: str,
        place: str,
        now: Callable[[], int],
        share: Share | None = None,
        pause: Sleep = asyncio.sleep,
    ) -> None:
        """``connect`` makes another connection with the lock of the database, or raises.

        With ``share`` other processes write as well, each for the shards that it holds. ``pause`` takes real seconds.
        """
        self._connection: asyncpg.Connection[Any] | None = connection
        self._connect = connect
        self._token = token
        self._share = share
        self._place = place
        self._turn = 0
        self._pause = pause
        self._ending: asyncio.Task[None] | None = None
        """Ends when a process that is to end has asked for long enough."""
        self._asking: asyncio.Timeout | None = None
        """While we ask what became of a group: until when."""
        self.gave_up = False
        """Whether we have ceased to ask; nothing more is written then."""
        super().__init__(now)

    def stop_soon(self) -> None:
        """From ``GIVE_UP_S`` from now on, no longer ask what became of a group. Harmless when repeated."""
        if self._ending is None:
            self._ending = watched(self._end_asking(), "writer")

    async def close(self) -> None:
        """Finish what was submitted, then stop, like ``stop_soon`` at the latest. Harmless when repeated."""
        self.stop_soon()
        await super().close()
        if self._ending is not None:
            self._ending.cancel()
        await self._drop()

    def _explained(self, error: Exception) -> StoreError:
        return explained(error, self._place)

    async def _write(self, group: Sequence[Piece[object]]) -> None:
        """One transaction for all, or one each if they cannot share."""
        if self.gave_up:  # what is not known may still come to pass, and nothing may be built on it
            for piece in group:
                piece.error = StoreAway(self._place, "this process ends without it")
            return
        try:
            await self._until_it_goes(group)
        except Exception as error:
            if len(group) == 1 or is_away(error) or isinstance(error, LeaseLost | StoreUnknown):
                for piece in group:
                    piece.error = error
                return
            for piece in group:
                await self._write([piece])
        else:
            for piece in group:
                piece.error = None

    async def _until_it_goes(self, group: Sequence[Piece[object]]) -> None:
        """Carry a group out, again where nothing was kept and another try may do. Raises what went wrong at last."""
        was_away = False
        tries = 0
        while True:
            try:
                return await self._transaction(group)
            except Exception as error:
                if is_away(error) and not was_away:
                    was_away = True  # the server may be there on another connection
                    continue
                tries += 1
                if not stood_in_the_way(error) or tries == TRIES:
                    raise
            await self._pause(APART_S * tries)

    async def _transaction(self, group: Sequence[Piece[object]]) -> None:
        """Raises what went wrong; then nothing was kept."""
        connection = await self._connected()
        self._turn += 1
        committing = False
        try:
            await connection.execute("BEGIN")
            await carry_out(connection, lease.begin(self._token, self._turn))
            if self._share is not None:
                tables = [piece.script.table for piece in group if piece.script.table is not None]
                await carry_out(connection, processes.foreign_tables(tables, self._share))
            for wave in _waves(group):
                scripts = [self._begin(piece) for piece in wave]
                if len(wave) == 1:
                    wave[0].value = await carry_out(connection, scripts[0])
                    continue
                for piece, value in zip(wave, await carry_out_together(connection, scripts), strict=True):
                    piece.value = value
            committing = True
            await connection.execute("COMMIT")
        except Exception as error:
            if not (is_away(error) or connection.is_closed()):
                await connection.execute("ROLLBACK")
                raise
            await self._drop()
            if not (committing and await self._was_committed_in_time()):
                raise

    async def _connected(self) -> asyncpg.Connection[Any]:
        if self._connection is None or self._connection.is_closed():
            self._connection = await self._connect()
            log.info("the database %s is reached again", self._place)
        return self._connection

    async def _end_asking(self) -> None:
        await self._pause(GIVE_UP_S)
        if self._asking is not None:
            self._asking.reschedule(asyncio.get_running_loop().time())

    async def _was_committed_in_time(self) -> bool:
        """True if the last group was committed.

        Raises ``LeaseLost``, and ``StoreUnknown`` if the process has to end before.
        """
        late = self._ending is not None and self._ending.done()
        self._asking = asyncio.timeout(0 if late else None)
        try:
            async with self._asking:
                return await self._was_committed()
        except TimeoutError:
            self.gave_up = True
            log.warning(
                "one commit is unknown: the database %s was away as this process had to end, and what became of it is "
                "read there at the next start",
                self._place,
            )
            raise StoreUnknown(self._place) from None
        finally:
            self._asking = None

    async def _was_committed(self) -> bool:
        """The same, however long the server is away. Raises ``LeaseLost``."""
        while True:
            try:
                return await carry_out(await self._connected(), lease.last_turn(self._token)) == self._turn
            except LeaseLost:
                raise
            except Exception as error:  # whatever it is, such as too many connections, it says nothing about the group
                await self._drop()
                log.warning("what became of the last changes is not known yet: %s", explained(error, self._place))
                self._refuse_waiting(error)
                await self._pause(AGAIN_S)

    async def _drop(self) -> None:
        connection, self._connection = self._connection, None
        if connection is not None:
            with suppress(Exception):  # it is gone already
                await connection.close(timeout=1)
