"""What is kept of games that are over, and for how long: deleting old ones, and forgetting a person.

Scripts to be carried out inside a transaction; none of them commits. Backups are not touched: they go when their own
time is over.
"""

from __future__ import annotations

import re
from collections.abc import Collection
from typing import Final

from bot.store.rows import PRACTICE, Forgotten, Traces
from bot.store.statements.blocking import forget_blocks
from bot.store.statements.changing import seat_players
from bot.store.statements.events.tournaments import forget_entrant, hold_back_steps
from bot.store.statements.following import forget_follows
from bot.store.statements.people import without_person
from bot.store.statements.rating import forget_ratings, stale
from bot.store.statements.reminding import forget_reminders
from bot.store.statements.script import Script, change, find, find_one, repeat, tell
from bot.store.statements.watching import forget_predictions

_PARTS = (
    "saves",
    "desks",
    "decisions",
    "notes",
    "outbox",
    "deadlines",
    "players",
    "former_players",
    "refusals",
    "owed",
    "reminders",
    "away",
    "stories",
    "predictions",
    "followers",
    "chapters",
    "tournaments",
    "entrants",
    "meetings",
)
"""Everything that belongs to a table, before the table itself."""
_PRACTISED: Final = re.compile(r'\{"table":(\d+),')
"""How a practice begins: of which game it is."""
_HEAD: Final = 40
"""Characters of a practice in which that stands."""
_OVER = "('ended', 'stopped', 'broken')"
"""States of a table at which nothing happens any more."""
_MINE = '("id" IN (SELECT "table" FROM players WHERE "user" = ?) OR "host" = ?)'


def remove_finished(before_ms: int, most: int, guild: int | None = None) -> Script[int]:
    """Delete up to ``most`` tables that are over and untouched since ``before_ms``, oldest first; returns how many.

    Of one server, or of all.
    """
    there, of = ("", ()) if guild is None else (' AND "guild" = ?', (guild,))
    found = yield from find(
        f'SELECT "id" FROM tables WHERE "status" IN {_OVER} AND "updated_ms" < ?{there} ORDER BY "updated_ms" LIMIT ?',
        (before_ms, *of, most),
    )
    marks = ", ".join("?" * len(found))
    counted = yield from find(
        f'SELECT DISTINCT "guild" FROM stories WHERE "rated" = 1 AND "table" IN ({marks or "NULL"})',
        [number for (number,) in found],
    )
    for part in _PARTS:
        yield from repeat(f'DELETE FROM {part} WHERE "table" = ?', found)
    yield from repeat('DELETE FROM tables WHERE "id" = ?', found)
    yield from _forget_practices({number for (number,) in found})
    for (server,) in counted:
        yield from stale(server)
    return len(found)


def traces(user: int) -> Script[Traces]:
    """What is stored about one person."""
    finished = yield from find_one(f'SELECT count(*) FROM tables WHERE "status" IN {_OVER} AND {_MINE}', (user, user))
    preferences = yield from find_one(
        'SELECT (SELECT count(*) FROM preferences WHERE "user" = ?) + (SELECT count(*) FROM blocked WHERE "user" = ?) '
        '+ (SELECT count(*) FROM predictions WHERE "user" = ?) + (SELECT count(*) FROM followers WHERE "user" = ?) '
        '+ (SELECT count(*) FROM entrants WHERE "user" = ?)',
        (user, user, user, user, user),
    )
    left = yield from find_one('SELECT count(*) FROM former_players WHERE "user" = ?', (user,))
    open_tables = yield from _open_tables(user)
    return Traces(finished[0], open_tables, preferences[0], left[0])


def forget(user: int, name: str) -> Script[Forgotten]:
    """Put ``name`` and nobody's id in the place of a person in all finished games, and drop what else is known of them.

    The ratings of their servers are made anew without them.

    What may hold the name besides the roster goes as a whole: desk, messages, poster, log and chapters of those games,
    and what others practise of them.
    One that had lost its thread ends with it, since its story cannot be told without them. If the person is still at
    a table, nothing is changed.
    """
    yield from hold_back_steps(user)
    if still := (yield from _open_tables(user)):
        return Forgotten(still)
    left = yield from change('DELETE FROM former_players WHERE "user" = ?', (user,))
    servers = yield from find(f'SELECT DISTINCT "guild" FROM tables WHERE {_MINE} ORDER BY "guild"', (user, user))
    for (server,) in servers:
        yield from stale(server)
    yield from forget_ratings(user)
    rows = yield from find(f'SELECT "id", "host", "roster" FROM tables WHERE {_MINE}', (user, user))
    for number, host, roster in rows:
        cleaned = without_person(roster, user, name)
        yield from tell(
            'UPDATE tables SET "roster" = ?, "host" = ?, '
            '"status" = CASE "status" WHEN \'broken\' THEN \'stopped\' ELSE "status" END WHERE "id" = ?',
            (cleaned, 0 if host == user else host, number),
        )
        yield from tell('UPDATE desks SET "desk" = ? WHERE "table" = ?', (b"", number))
        yield from tell('DELETE FROM outbox WHERE "table" = ?', (number,))
        yield from tell('UPDATE stories SET "poster" = ?, "log" = ? WHERE "table" = ?', (b"", b"", number))
        yield from tell('DELETE FROM chapters WHERE "table" = ?', (number,))
        yield from seat_players(number, cleaned)
    yield from _forget_practices({number for number, _, _ in rows})
    yield from tell('DELETE FROM preferences WHERE "user" = ?', (user,))
    yield from tell('DELETE FROM away WHERE "user" = ?', (user,))
    yield from tell("DELETE FROM outbox WHERE \"user\" = ? AND \"state\" IN ('done', 'failed')", (user,))
    sql = "UPDATE outbox SET \"ping\" = '' WHERE ' ' || \"ping\" || ' ' LIKE ? AND \"state\" IN ('done', 'failed')"
    yield from tell(sql, (f"% {user} %",))
    sql = 'DELETE FROM refusals WHERE "channel" IN (SELECT "dm" FROM people WHERE "user" = ? AND "dm" <> 0)'
    yield from tell(sql, (user,))
    yield from tell('DELETE FROM people WHERE "user" = ?', (user,))
    yield from forget_reminders(user)
    yield from forget_blocks(user)
    yield from forget_predictions(user)
    yield from forget_follows(user)
    yield from forget_entrant(user, name)
    return Forgotten(left=left)


def _forget_practices(tables: Collection[int]) -> Script[None]:
    """Drop what anybody practises of these games: it is a copy, with the names of their players."""
    if not tables:
        return
    found = yield from find(
        f'SELECT "user", substr("value", 1, {_HEAD}) FROM preferences WHERE "name" = ?', (PRACTICE,)
    )
    gone = [
        (user, PRACTICE, begins)
        for user, begins in found
        if (of := _PRACTISED.match(begins)) is not None and int(of[1]) in tables
    ]
    sql = f'DELETE FROM preferences WHERE "user" = ? AND "name" = ? AND substr("value", 1, {_HEAD}) = ?'
    yield from repeat(sql, gone)


def _open_tables(user: int) -> Script[list[int]]:
    sql = f'SELECT "id" FROM tables WHERE "status" NOT IN {_OVER} AND {_MINE} ORDER BY "id"'
    found = yield from find(sql, (user, user))
    return [row[0] for row in found]
