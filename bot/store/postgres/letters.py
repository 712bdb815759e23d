"""Letters between processes: what one leaves for whoever holds a shard."""

from __future__ import annotations

from collections.abc import Sequence

from bot.store.jobs import Job
from bot.store.postgres.processes import NOW, notify
from bot.store.sharing import NOBODY, Letter
from bot.store.statements.doing import script_of
from bot.store.statements.script import Script, change, find, find_one, repeat


class Write(Job[int], frozen=True):
    """Leave a letter; its number comes back."""

    shard: int
    body: bytes


class Collect(Job[list[Letter]], frozen=True):
    """Take the letters for these shards that nobody has in hand, oldest first."""

    shards: tuple[int, ...]
    number: int


class Defer(Job[bool], frozen=True):
    """Note that whoever waits for the answer is told that it takes longer."""

    letter: int
    anyway: bool
    """Also if a living process has it in hand."""


class Settle(Job[None], frozen=True):
    """These letters are done."""

    letters: tuple[int, ...]


def waiting(shards: Sequence[int]) -> Script[int]:
    """How many letters for these shards nobody has in hand."""
    (count,) = yield from find_one(
        'SELECT count(*) FROM letters WHERE "taker" = ? AND "shard" = ANY(?)', (NOBODY, list(shards))
    )
    return int(count)


@script_of.register
def _(job: Write) -> Script[int]:
    (number,) = yield from find_one(
        'INSERT INTO letters ("shard", "body") VALUES (?, ?) RETURNING "id"', (job.shard, job.body)
    )
    yield from notify()
    return int(number)


@script_of.register
def _(job: Collect) -> Script[list[Letter]]:
    rows = yield from find(
        'UPDATE letters SET "taker" = ? WHERE "taker" = ? AND "shard" = ANY(?) '
        'RETURNING "id", "body", "deferred", "interrupted"',
        (job.number, NOBODY, list(job.shards)),
    )
    return [Letter(number, body, bool(late), bool(again)) for number, body, late, again in sorted(rows)]


@script_of.register
def _(job: Defer) -> Script[bool]:
    free = f'"taker" NOT IN (SELECT "id" FROM lease WHERE "until_ms" > {NOW})'
    return bool(
        (
            yield from change(
                f'UPDATE letters SET "deferred" = 1 WHERE "id" = ? AND "deferred" = 0 AND (? = 1 OR {free})',
                (job.letter, job.anyway),
            )
        )
    )


@script_of.register
def _(job: Settle) -> Script[None]:
    yield from repeat('DELETE FROM letters WHERE "id" = ?', [(letter,) for letter in job.letters])
