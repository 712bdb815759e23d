"""The one writer of SQLite's file: each piece of a group has a savepoint of its own, so a bad one fails alone."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path

from bot.store.errors import StoreError
from bot.store.grouping import GroupWriter, Piece
from bot.store.sqlite.opening import explained
from bot.store.sqlite.worker import Worker, carry_out, transaction
from bot.store.statements.script import Script


class Writer(GroupWriter):
    """Owns the writing connection."""

    def __init__(self, worker: Worker, path: Path, guard: Script[None], now: Callable[[], int]) -> None:
        """``guard`` is carried out first in every transaction and stops all of it by raising."""
        self._worker = worker
        self._path = path
        self._guard = guard
        self.erased = False
        """Whether something was deleted that nobody may find in the files, and may still be there."""
        super().__init__(now)

    async def _write(self, group: Sequence[Piece[object]]) -> None:
        await self._worker.run(partial(self._in_thread, group=group))

    def _explained(self, error: Exception) -> StoreError:
        return explained(error, self._path)

    def _in_thread(self, connection: sqlite3.Connection, group: Sequence[Piece[object]]) -> None:
        """One transaction for all, or one each if they cannot share."""
        try:
            with transaction(connection):
                carry_out(connection, self._guard)
                for piece in group:
                    self._attempt(piece, connection)
        except Exception as error:
            if len(group) == 1:
                group[0].error = error
                return
            # A full disk may still have room for the small ones, and nobody pays for another's fault.
            for piece in group:
                self._in_thread(connection, [piece])

    def _attempt(self, piece: Piece[object], connection: sqlite3.Connection) -> None:
        """Run inside a savepoint. Raises only if SQLite has given up the whole transaction."""
        connection.execute("SAVEPOINT piece")
        try:
            piece.value = carry_out(connection, self._begin(piece), self._note_erased)
            piece.error = None
        except Exception as error:
            if not connection.in_transaction:
                raise
            connection.execute("ROLLBACK TO piece")
            piece.error = error
        connection.execute("RELEASE piece")

    def _note_erased(self) -> None:
        self.erased = True
