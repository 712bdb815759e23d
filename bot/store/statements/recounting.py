"""The SQL of games that are over: looking them up, and their stories. Scripts; none of them commits."""

from __future__ import annotations

from bot.store.rows import PastGame, ResultRow, Search, StoryRow
from bot.store.statements.columns import names_of, readable
from bot.store.statements.script import Steps, find, script, tell

_COLUMNS = (
    'stories."table", tables."game", tables."parent", tables."thread", tables."status", stories."ended_ms", '
    'stories."winners", tables."roster"'
)
RESULT = (
    'stories."table", tables."game", stories."guild", stories."ended_ms", tables."status", tables."options", '
    'tables."roster", stories."result", stories."turns", stories."decided" '
    'FROM stories JOIN tables ON tables."id" = stories."table"'
)
"""The columns of a ``ResultRow``, and where they are."""
_MINE = 'SELECT "table" FROM players WHERE "user" = ?'


@script
def past_games(guild: int, wanted: Search, skip: int, most: int) -> Steps[list[PastGame]]:
    """Up to ``most`` games of a server that are over and wanted, newest first, without the first ``skip``."""
    marks = ", ".join("?" * len(wanted.channels)) or "NULL"
    where = [f'(tables."parent" IN ({marks}) OR stories."table" IN ({_MINE}))', 'stories."ended_ms" >= ?']
    values: list[object] = [guild, *wanted.channels, wanted.asker, wanted.since_ms]
    if wanted.until_ms is not None:
        where.append('stories."ended_ms" < ?')
        values.append(wanted.until_ms)
    if wanted.person is not None:
        where.append(f'stories."table" IN ({_MINE})')
        values.append(wanted.person)
    if wanted.thing:
        where.append("stories.\"things\" LIKE ? ESCAPE '!'")
        values.append(f"% {_plain(wanted.thing)} %")
    rows = yield from find(
        f'SELECT {_COLUMNS} FROM stories JOIN tables ON tables."id" = stories."table" WHERE stories."guild" = ? '
        f'AND {" AND ".join(where)} ORDER BY stories."ended_ms" DESC, stories."table" DESC LIMIT ? OFFSET ?',
        (*values, most, skip),
    )
    return [PastGame(*row) for row in readable(rows, 0)]


def _plain(word: str) -> str:
    """The word in a pattern that means nothing but itself."""
    return "".join(f"!{sign}" if sign in "!%_" else sign for sign in word)


@script
def story(number: int) -> Steps[StoryRow | None]:
    rows = yield from find(f'SELECT {names_of(StoryRow)} FROM stories WHERE "table" = ?', (number,))
    return StoryRow(*rows[0]) if rows else None


@script
def results(guild: int, after: tuple[int, int], most: int) -> Steps[list[ResultRow]]:
    """Up to ``most`` ended games of a server behind this moment and table, oldest first."""
    rows = yield from find(
        f'SELECT {RESULT} WHERE stories."guild" = ? '
        'AND (stories."ended_ms", stories."table") > (?, ?) AND length(stories."result") > 0 '
        'ORDER BY stories."ended_ms", stories."table" LIMIT ?',
        (guild, *after, most),
    )
    return [ResultRow(*row) for row in readable(rows, 0)]


@script
def untold(most: int) -> Steps[list[int]]:
    """Games that are over and have no story yet, or one that lacks what they count by, lowest number first."""
    rows = yield from find(
        'SELECT "id" FROM tables JOIN saves ON saves."table" = tables."id" '
        "WHERE \"status\" IN ('ended', 'stopped') AND length(\"snapshot\") > 0 "
        'AND NOT EXISTS (SELECT 1 FROM stories WHERE stories."table" = tables."id" AND length("result") > 0 '
        'AND "turns" IS NOT NULL) '
        'ORDER BY "id" LIMIT ?',
        (most,),
    )
    return [int(number) for (number,) in rows]


@script
def tell_story(row: StoryRow) -> Steps[None]:
    """Keep the story of a table, once; an older one gets what it lacks to count by.

    Its log is left out where somebody who has left is named in it.
    """
    left = yield from find(
        'SELECT 1 FROM former_players WHERE "table" = ? '
        'AND "user" NOT IN (SELECT "user" FROM players WHERE "table" = ?) LIMIT 1',
        (row.table, row.table),
    )
    log = b"" if left else row.log
    yield from tell(
        "INSERT INTO stories "
        '("table", "guild", "ended_ms", "winners", "things", "poster", "log", "result", "turns", "decided") '
        'SELECT "id", "guild", "updated_ms", ?, ?, ?, ?, ?, ?, ? FROM tables WHERE "id" = ? ON CONFLICT ("table") '
        'DO UPDATE SET "turns" = excluded."turns", "decided" = excluded."decided", "result" = '
        'CASE WHEN length(stories."result") > 0 THEN stories."result" ELSE excluded."result" END '
        'WHERE length(stories."result") = 0 OR stories."turns" IS NULL',
        (row.winners, row.things, row.poster, log, row.result, row.turns, int(row.decided), row.table),
    )
