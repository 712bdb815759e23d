"""The SQL of games that are over: looking them up, and their stories. Scripts; none of them commits."""

from __future__ import annotations

from bot.store.rows import PastGame, ResultRow, Search, StoryRow
from bot.store.statements.reading import readable
from bot.store.statements.script import Script, find

_COLUMNS = (
    'stories."table", tables."game", tables."parent", tables."thread", tables."status", stories."ended_ms", '
    'stories."winners", tables."roster"'
)
_MINE = 'SELECT "table" FROM players WHERE "user" = ?'


def past_games(guild: int, wanted: Search, skip: int, most: int) -> Script[list[PastGame]]:
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


def story(number: int) -> Script[StoryRow | None]:
    """What is kept of a game that is over, or None."""
    rows = yield from find(
        'SELECT "table", "winners", "things", "poster", "log", "result" FROM stories WHERE "table" = ?', (number,)
    )
    return StoryRow(*rows[0]) if rows else None


def results(guild: int, after: tuple[int, int], most: int) -> Script[list[ResultRow]]:
    """Up to ``most`` ended games of a server behind this moment and table, oldest first."""
    rows = yield from find(
        'SELECT stories."table", tables."game", stories."guild", stories."ended_ms", tables."status", '
        'tables."options", tables."roster", stories."result" FROM stories '
        'JOIN tables ON tables."id" = stories."table" WHERE stories."guild" = ? '
        'AND (stories."ended_ms", stories."table") > (?, ?) AND length(stories."result") > 0 '
        'ORDER BY stories."ended_ms", stories."table" LIMIT ?',
        (guild, *after, most),
    )
    return [ResultRow(*row) for row in readable(rows, 0)]


def untold(most: int) -> Script[list[int]]:
    """Games that are over and have no story yet, or one without a result, lowest number first."""
    rows = yield from find(
        'SELECT "id" FROM tables JOIN saves ON saves."table" = tables."id" '
        "WHERE \"status\" IN ('ended', 'stopped') AND length(\"snapshot\") > 0 "
        'AND NOT EXISTS (SELECT 1 FROM stories WHERE stories."table" = tables."id" AND length("result") > 0) '
        'ORDER BY "id" LIMIT ?',
        (most,),
    )
    return [int(number) for (number,) in rows]
