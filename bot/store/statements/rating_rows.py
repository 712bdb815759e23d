"""The SQL of games that are over: looking them up, their stories, and ratings.

Ratings, and what powers have won, follow from the games that are kept, in the order in which those ended. So they are
made anew where a game comes too late or is kept no longer, or where a person is forgotten; the old ones stand until the
new ones take their place.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

import msgspec

from bot.store.rows import RATINGS_HIDDEN, PastGame, PowerRow, RatingRow, ResultRow, Search, StoryRow, Unrated
from bot.store.statements.script import Steps, find, marks, numbers, repeat, rows_of, script, tell, upsert, value

_STORIES = 'FROM stories JOIN tables ON tables."id" = stories."table"'
_RESULT = (
    'stories."table", tables."game", stories."guild", stories."ended_ms", tables."status", tables."options", '
    'tables."roster", stories."result", stories."turns", stories."decided"'
)
_MINE = 'SELECT "table" FROM players WHERE "user" = ?'


@script
def past_games(guild: int, wanted: Search, skip: int, most: int) -> Steps[list[PastGame]]:
    seen = f'(tables."parent" IN ({marks(wanted.channels)}) OR stories."table" IN ({_MINE}))'
    where = ['stories."guild" = ?', seen, 'stories."ended_ms" >= ?']
    values: list[object] = [guild, *wanted.channels, wanted.asker, wanted.since_ms]
    if wanted.until_ms is not None:
        where.append('stories."ended_ms" < ?')
        values.append(wanted.until_ms)
    if wanted.person is not None:
        where.append(f'stories."table" IN ({_MINE})')
        values.append(wanted.person)
    if wanted.thing:
        where.append("stories.\"things\" LIKE ? ESCAPE '!'")
        values.append("% " + re.sub("([!%_])", r"!\1", wanted.thing) + " %")
    order = 'ORDER BY stories."ended_ms" DESC, stories."table" DESC LIMIT ? OFFSET ?'
    tail = f"{_STORIES} WHERE {' AND '.join(where)} {order}"
    return (yield from rows_of(PastGame, tail, (*values, most, skip), strict=False))


@script
def story(number: int) -> Steps[StoryRow | None]:
    return next(iter((yield from rows_of(StoryRow, 'FROM stories WHERE "table" = ?', (number,)))), None)


@script
def results(guild: int, after: tuple[int, int], most: int) -> Steps[list[ResultRow]]:
    tail = (
        'WHERE stories."guild" = ? AND (stories."ended_ms", stories."table") > (?, ?) AND length(stories."result") > 0 '
        'ORDER BY stories."ended_ms", stories."table" LIMIT ?'
    )
    return (yield from _results(tail, (guild, *after, most)))


def _results(tail: str, values: Sequence[object]) -> Steps[list[ResultRow]]:
    return (yield from rows_of(ResultRow, f"{_STORIES} {tail}", values, strict=False, columns=_RESULT))


@script
def without_story(most: int) -> Steps[list[int]]:
    """Finished games without a story, or with one that lacks what they count by, lowest number first."""
    sql = (
        'SELECT "id" FROM tables JOIN saves ON saves."table" = tables."id" '
        "WHERE \"status\" IN ('ended', 'stopped') AND length(\"snapshot\") > 0 "
        'AND NOT EXISTS (SELECT 1 FROM stories WHERE stories."table" = tables."id" AND length("result") > 0 '
        'AND "turns" IS NOT NULL) '
        'ORDER BY "id" LIMIT ?'
    )
    return (yield from numbers(sql, (most,)))


@script
def tell_story(row: StoryRow) -> Steps[None]:
    """Keep a table's story once; an older one gets what it lacks. No log where somebody named in it has left."""
    left = yield from find(
        'SELECT 1 FROM former_players WHERE "table" = ? '
        'AND "user" NOT IN (SELECT "user" FROM players WHERE "table" = ?) LIMIT 1',
        (row.table, row.table),
    )
    yield from tell(
        "INSERT INTO stories "
        '("table", "guild", "ended_ms", "winners", "things", "poster", "log", "result", "turns", "decided") '
        'SELECT "id", "guild", "updated_ms", ?, ?, ?, ?, ?, ?, ? FROM tables WHERE "id" = ? ON CONFLICT ("table") '
        'DO UPDATE SET "turns" = excluded."turns", "decided" = excluded."decided", "result" = '
        'CASE WHEN length(stories."result") > 0 THEN stories."result" ELSE excluded."result" END '
        'WHERE length(stories."result") = 0 OR stories."turns" IS NULL',
        (row.winners, row.things, row.poster, b"" if left else row.log, row.result, row.turns, row.decided, row.table),
    )


_UPSERT = upsert("ratings", RatingRow.__struct_fields__, ("guild", "game", "players", "user"))
_COUNTED_UP_TO = '"guild" = ? AND length("result") > 0 AND ("ended_ms", "table") <= (?, ?)'
_COUNT_POWER = (
    'INSERT INTO powers ("guild", "power", "games", "won") VALUES (?, ?, ?, ?) '
    'ON CONFLICT ("guild", "power") DO UPDATE SET '
    '"games" = powers."games" + excluded."games", "won" = powers."won" + excluded."won"'
)


@script
def unrated_in() -> Steps[list[int]]:
    """Servers with ended games that their ratings have not taken into account."""
    sql = 'SELECT DISTINCT "guild" FROM stories WHERE "rated" = 0 AND length("result") > 0 ORDER BY "guild"'
    return (yield from numbers(sql))


@script
def counted_in() -> Steps[list[int]]:
    return (yield from numbers('SELECT DISTINCT "guild" FROM stories WHERE "rated" = 1 ORDER BY "guild"'))


@script
def unsummed_in() -> Steps[list[int]]:
    """Servers with ratings by number of players, as of an older version, and none for all."""
    sql = (
        'SELECT DISTINCT "guild" FROM (SELECT "guild" FROM ratings GROUP BY "guild", "game" HAVING min("players") > 0) '
        'AS parts ORDER BY "guild"'
    )
    return (yield from numbers(sql))


@script
def unrated(guild: int, most: int) -> Steps[Unrated]:
    """The oldest unrated games of a server, and its ratings as they are before them."""
    turn = yield from _turn(guild)
    tail = (
        'WHERE stories."guild" = ? AND stories."rated" = 0 AND length(stories."result") > 0 '
        'ORDER BY stories."ended_ms", stories."table" LIMIT ?'
    )
    rows = yield from _results(tail, (guild, most))
    sql = 'SELECT 1 FROM stories WHERE "guild" = ? AND "rated" = 1 AND ("ended_ms", "table") > (?, ?) LIMIT 1'
    late = (yield from find(sql, (guild, rows[0].ended_ms, rows[0].table))) if rows else []
    return Unrated(turn, rows, bool(late), (yield from ratings(guild)))


@script
def rate(
    guild: int, turn: int, tables: Sequence[int], rows: Sequence[RatingRow], powers: Sequence[PowerRow] = ()
) -> Steps[bool]:
    """Replace these ratings, add to the powers' wins, note games as counted; False if ``turn`` is past."""
    if (yield from _turn(guild)) != turn:
        return False
    yield from _add(rows, powers)
    yield from repeat('UPDATE stories SET "rated" = 1 WHERE "table" = ?', [(table,) for table in tables])
    yield from hold_back_ratings(guild)
    return True


@script
def recount(
    guild: int, turn: int, games: int, last: tuple[int, int], rows: Sequence[RatingRow], powers: Sequence[PowerRow]
) -> Steps[bool]:
    """Replace all that counted by the first ``games`` games; False if ``turn`` is past or one is new."""
    if (yield from _turn(guild)) != turn:
        return False
    if (yield from value(int, f"SELECT count(*) FROM stories WHERE {_COUNTED_UP_TO}", (guild, *last))) != games:
        return False
    yield from _drop(guild)
    yield from _add(rows, powers)
    yield from tell(f'UPDATE stories SET "rated" = 1 WHERE {_COUNTED_UP_TO}', (guild, *last))
    yield from hold_back_ratings(guild)
    return True


def stale(guild: int) -> Steps[None]:
    """Have results counted anew: the first game comes late. If no other has counted, no ratings are left."""
    yield from tell(
        'UPDATE stories SET "rated" = 0 WHERE "table" = (SELECT "table" FROM stories '
        'WHERE "guild" = ? AND "rated" = 1 ORDER BY "ended_ms", "table" LIMIT 1)',
        (guild,),
    )
    if not (yield from find('SELECT 1 FROM stories WHERE "guild" = ? AND "rated" = 1 LIMIT 1', (guild,))):
        yield from _drop(guild)
    yield from hold_back_ratings(guild)


def _drop(guild: int) -> Steps[None]:
    yield from tell('DELETE FROM ratings WHERE "guild" = ?', (guild,))
    yield from tell('DELETE FROM powers WHERE "guild" = ?', (guild,))


def _add(rows: Sequence[RatingRow], powers: Sequence[PowerRow]) -> Steps[None]:
    yield from repeat(_UPSERT, [msgspec.structs.astuple(row) for row in rows])
    yield from repeat(_COUNT_POWER, [msgspec.structs.astuple(row) for row in powers])


@script
def ratings(guild: int) -> Steps[list[RatingRow]]:
    tail = 'FROM ratings WHERE "guild" = ? ORDER BY "game", "players", "user"'
    return (yield from rows_of(RatingRow, tail, (guild,), strict=False))


@script
def powers(guild: int) -> Steps[list[PowerRow]]:
    return (yield from rows_of(PowerRow, 'FROM powers WHERE "guild" = ? ORDER BY "power"', (guild,), strict=False))


@script
def pools(guild: int) -> Steps[list[tuple[str, int]]]:
    """Pools of game and number of players with ratings, most people first; 0 is all numbers."""
    tail = 'WHERE "guild" = ? GROUP BY "game", "players" ORDER BY count(*) DESC, "game", "players"'
    rows = yield from find(f'SELECT "game", "players" FROM ratings {tail}', (guild,))
    return [(game, players) for game, players in rows]


@script
def results_of(guild: int, user: int, most: int) -> Steps[list[ResultRow]]:
    """Newest first. The plus keeps a database from looking through all games of the server instead of theirs."""
    tail = (
        'JOIN players ON players."table" = stories."table" WHERE players."user" = ? '
        'AND +stories."guild" = ? AND length(stories."result") > 0 '
        'ORDER BY stories."ended_ms" DESC, stories."table" DESC LIMIT ?'
    )
    return (yield from _results(tail, (user, guild, most)))


@script
def ratings_of(guild: int, user: int) -> Steps[list[RatingRow]]:
    tail = 'FROM ratings WHERE "guild" = ? AND "user" = ? ORDER BY "game", "players"'
    return (yield from rows_of(RatingRow, tail, (guild, user), strict=False))


@script
def ladder(guild: int, game: str, players: int, least: int, most: int) -> Steps[list[RatingRow]]:
    """The best of a pool with at least ``least`` games, without people who want no place in it."""
    tail = (
        'FROM ratings WHERE "guild" = ? AND "game" = ? AND "players" = ? AND "games" >= ? '
        'AND NOT EXISTS (SELECT 1 FROM preferences WHERE preferences."user" = ratings."user" AND "name" = ? '
        'AND "value" = ?) ORDER BY "mu" - "sigma" DESC, "user" LIMIT ?'
    )
    return (yield from rows_of(RatingRow, tail, (guild, game, players, least, *RATINGS_HIDDEN, most)))


def _turn(guild: int) -> Steps[int]:
    return (yield from value(int, 'SELECT "turn" FROM standings WHERE "guild" = ?', (guild,))) or 0


def hold_back_ratings(guild: int) -> Steps[None]:
    """Discard a count under way on a server; it begins anew after this transaction."""
    yield from tell(
        'INSERT INTO standings ("guild", "turn") VALUES (?, 1) '
        'ON CONFLICT ("guild") DO UPDATE SET "turn" = standings."turn" + 1',
        (guild,),
    )
