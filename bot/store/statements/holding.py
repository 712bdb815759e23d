"""The lease, which says who may write: one row, whose token every transaction looks at first."""

from __future__ import annotations

from bot.store.errors import LeaseLost
from bot.store.statements.columns import upsert
from bot.store.statements.script import Steps, change, find, script, tell

_COLUMNS = ("id", "holder", "machine", "token", "until_ms")
_ACQUIRE = upsert("lease", _COLUMNS, ("id",))


@script
def holder() -> Steps[tuple[str, str, int] | None]:
    """Return the holder of the lease: name, machine, and until when (unix ms); None if nobody holds it."""
    rows = yield from find('SELECT "holder", "machine", "until_ms" FROM lease')
    return (str(rows[0][0]), str(rows[0][1]), int(rows[0][2])) if rows else None


def acquire(holder: str, machine: str, token: str, until_ms: int) -> Steps[None]:
    """Make the lease ours, whoever held it."""
    yield from tell(_ACQUIRE, (1, holder, machine, token, until_ms))


@script
def verify(token: str, lock: str = "") -> Steps[None]:
    """Raise ``LeaseLost`` unless the lease is ours. Inside a transaction this holds until its end.

    ``lock`` is what a database with several writers needs for that.
    """
    rows = yield from find(f'SELECT "token" FROM lease{lock}')
    if not rows or rows[0][0] != token:
        raise LeaseLost


@script
def renew(token: str, until_ms: int) -> Steps[None]:
    """Move the end of our lease; raises ``LeaseLost``."""
    if (yield from change('UPDATE lease SET "until_ms" = ? WHERE "token" = ?', (until_ms, token))) != 1:
        raise LeaseLost


@script
def release(token: str) -> Steps[None]:
    """Give our lease up; another's stays."""
    yield from tell('DELETE FROM lease WHERE "token" = ?', (token,))
