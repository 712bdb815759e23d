"""Records of games that are over, and their time: deleting old ones, and forgetting a person.

Backups are not touched: they go when their own time is over.
"""

from __future__ import annotations

import re
from collections.abc import Collection
from typing import Final

from bot.store.rows import PRACTICE, Forgotten, Traces
from bot.store.statements.changing import EVER_SEATED, LEAVER, forget_at
from bot.store.statements.events import forget_entrant, hold_back_steps
from bot.store.statements.moving import PARTS
from bot.store.statements.persons import has_left
from bot.store.statements.rating_rows import hold_back_ratings, stale
from bot.store.statements.script import Steps, change, erase, find, find_one, marks, numbers, repeat, script, tell

_PARTS = [part for part, (columns, _) in PARTS.items() if "table" in columns]
"""Everything that belongs to a table, before the table itself."""
_PRACTISED: Final = re.compile(r'\{"table":(\d+),')
_HEAD: Final = 40
_OVER = "('ended', 'stopped', 'broken')"
_NOBODY: Final = 0
"""Stands for a forgotten person who is still named in the story of a game under way."""
_OTHERS: Final = ("blocked", "predictions", "followers", "entrants", "away", "ratings", "people")
_OWN: Final = ("ratings", "away", "people", "reminders", "unanswered", "predictions", "followers", "mail")
"""Dropped with a person, once nothing else asks for them: where games count anew, others have met somebody unknown."""
_MINE = '("id" IN (SELECT "table" FROM players WHERE "user" = ?) OR "host" = ?)'


@script
def remove_finished(before_ms: int, most: int, guild: int | None = None) -> Steps[int]:
    """Delete up to ``most`` finished tables untouched since ``before_ms``, oldest first; how many."""
    there, of = ("", ()) if guild is None else (' AND "guild" = ?', (guild,))
    sql = f'SELECT "id" FROM tables WHERE "status" IN {_OVER} AND "updated_ms" < ?{there} ORDER BY "updated_ms" LIMIT ?'
    found = yield from numbers(sql, (before_ms, *of, most))
    sql = f'SELECT DISTINCT "guild" FROM stories WHERE "rated" = 1 AND "table" IN ({marks(found)})'
    counted = yield from numbers(sql, found)
    notes = [(f"{LEAVER}{number}", number, number) for number in found]
    yield from repeat(f'DELETE FROM preferences WHERE "name" = ? AND "user" IN {EVER_SEATED}', notes)
    for part in _PARTS:
        yield from repeat(f'DELETE FROM {part} WHERE "table" = ?', [(number,) for number in found])
    yield from erase(f'DELETE FROM tables WHERE "id" IN ({marks(found)})', found)
    yield from _forget_practices(found)
    for server in counted:
        yield from stale(server)
    return len(found)


@script
def traces(user: int) -> Steps[Traces]:
    finished = yield from find_one(f'SELECT count(*) FROM tables WHERE "status" IN {_OVER} AND {_MINE}', (user, user))
    sql = 'SELECT count(CASE WHEN "name" LIKE ? THEN 1 END), count(*) FROM preferences WHERE "user" = ?'
    noted, preferences = yield from find_one(sql, (f"{LEAVER}%", user))
    counts = " + ".join(f'(SELECT count(*) FROM {part} WHERE "user" = ?)' for part in _OTHERS)
    others = yield from find_one(f"SELECT {counts}", [user] * len(_OTHERS))
    named = yield from find_one('SELECT count(*) FROM former_players WHERE "user" = ?', (user,))
    still, left = yield from _open_tables(user)
    return Traces(finished[0], still, preferences - noted, named[0] + len(left), others[0], noted)


@script
def forget(user: int, name: str) -> Steps[Forgotten]:
    """Put ``name`` and nobody's id in the place of a person in all finished games, and drop what else is known of them.

    What may hold the name besides the roster goes as a whole: desk, messages, poster, log and chapters of those games,
    and what others practise of them. The ratings of others stay as they are.
    One that had lost its thread ends with it, since its story cannot be told without them. Games that go on without the
    person follow when they are over. If the person is still at a table, nothing is changed.
    """
    yield from hold_back_steps(user)
    still, left = yield from _open_tables(user)
    if still:
        return Forgotten(still)
    anonymous = 'INSERT INTO former_players ("user", "table") SELECT ?, "table" FROM former_players WHERE "user" = ? '
    yield from tell(f"{anonymous}ON CONFLICT DO NOTHING", (_NOBODY, user))
    named = yield from change('DELETE FROM former_players WHERE "user" = ?', (user,))
    sql = f'SELECT DISTINCT "guild" FROM tables WHERE {_MINE} ORDER BY "guild"'
    for server in (yield from numbers(sql, (user, user))):
        yield from hold_back_ratings(server)
    over = yield from numbers(f'SELECT "id" FROM tables WHERE "status" IN {_OVER} AND {_MINE}', (user, user))
    for number in over:
        yield from forget_at(number, user, name)
        yield from tell('UPDATE desks SET "desk" = ? WHERE "table" = ?', (b"", number))
        yield from tell('DELETE FROM outbox WHERE "table" = ?', (number,))
    yield from _forget_practices(over)
    yield from tell('DELETE FROM preferences WHERE "user" = ?', (user,))
    note = 'INSERT INTO preferences ("user", "name", "value") VALUES (?, ?, ?)'
    yield from repeat(note, [(user, f"{LEAVER}{number}", name) for number in left])
    yield from tell("DELETE FROM outbox WHERE \"user\" = ? AND \"state\" IN ('done', 'failed')", (user,))
    sql = "UPDATE outbox SET \"ping\" = '' WHERE ' ' || \"ping\" || ' ' LIKE ? AND \"state\" IN ('done', 'failed')"
    yield from tell(sql, (f"% {user} %",))
    sql = 'DELETE FROM refusals WHERE "channel" IN (SELECT "dm" FROM people WHERE "user" = ? AND "dm" <> 0)'
    yield from tell(sql, (user,))
    for part in _OWN:
        yield from tell(f'DELETE FROM {part} WHERE "user" = ?', (user,))
    yield from tell('DELETE FROM blocked WHERE "user" = ? OR "other" = ?', (user, user))
    yield from forget_entrant(user, name)
    return Forgotten(left=named + len(left))


def _forget_practices(tables: Collection[int]) -> Steps[None]:
    """Drop what anybody practises of these games: it is a copy, with the names of their players."""
    if not tables:
        return
    sql = f'SELECT "user", "name", substr("value", 1, {_HEAD}) FROM preferences WHERE "name" = ?'
    found = yield from find(sql, (PRACTICE,))
    gone = [row for row in found if (of := _PRACTISED.match(row[2])) is not None and int(of[1]) in tables]
    sql = f'DELETE FROM preferences WHERE "user" = ? AND "name" = ? AND substr("value", 1, {_HEAD}) = ?'
    yield from repeat(sql, gone)


def _open_tables(user: int) -> Steps[tuple[list[int], list[int]]]:
    """Open tables at which somebody is, and those whose game they have left."""
    sql = f'SELECT "id", "roster" FROM tables WHERE "status" NOT IN {_OVER} AND {_MINE} ORDER BY "id"'
    found = yield from find(sql, (user, user))
    left = [number for number, roster in found if has_left(roster, user)]
    return [number for number, _ in found if number not in left], left
