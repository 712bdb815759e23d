"""The SQL of who keeps away from whom. Scripts; none of them commits."""

from __future__ import annotations

from bot.store.statements.script import Script, find, tell


def block(user: int, other: int) -> Script[None]:
    """Keep that a person has blocked another one."""
    yield from tell('INSERT INTO blocked ("user", "other") VALUES (?, ?) ON CONFLICT DO NOTHING', (user, other))


def unblock(user: int, other: int) -> Script[None]:
    """Forget that a person has blocked another one."""
    yield from tell('DELETE FROM blocked WHERE "user" = ? AND "other" = ?', (user, other))


def blocked_by(user: int) -> Script[list[int]]:
    """Whom a person has blocked, by id."""
    found = yield from find('SELECT "other" FROM blocked WHERE "user" = ? ORDER BY "other"', (user,))
    return [int(other) for (other,) in found]


def apart_from(user: int) -> Script[set[int]]:
    """Whom a person has blocked, and who has blocked them."""
    sql = 'SELECT "other" FROM blocked WHERE "user" = ? UNION SELECT "user" FROM blocked WHERE "other" = ?'
    found = yield from find(sql, (user, user))
    return {int(other) for (other,) in found}


def forget_blocks(user: int) -> Script[None]:
    """Forget whom a person has blocked, and who has blocked them."""
    yield from tell('DELETE FROM blocked WHERE "user" = ? OR "other" = ?', (user, user))
