"""``python -m bot doctor``: settings, data directory, database, lease, room on the disk, backups, stuck tables.

Looks only; the one thing it writes is an empty file in the data directory, gone again at once.
"""

from __future__ import annotations

import os
import platform
import shutil
import tempfile
from collections.abc import Iterator, Mapping
from pathlib import Path

import msgspec

from bot import version
from bot.admin.reading import Ask, opened
from bot.errors import StartError
from bot.ops import health
from bot.play.upkeep import DAY_MS, START_DELAY_MS, newest
from bot.settings import DATABASE, from_environment, http_address
from bot.store.access import obstacle
from bot.store.backups import FOLDER
from bot.store.errors import StoreError
from bot.store.machine import machine
from bot.store.postgres import letters, processes
from bot.store.sharing import NOBODY, ONCE, Standing
from bot.store.sqlite.backup import Report, check
from bot.store.statements import holding, reading

LEAST_ROOM = 200_000_000
"""Bytes below which the disk counts as nearly full."""
STUCK_MS = 60_000


class Finding(msgspec.Struct, frozen=True):
    """One thing looked at; ``mend`` is empty if all is well with it."""

    what: str
    mend: str = ""


def examine(env: Mapping[str, str], data: Path, now_ms: int) -> Iterator[Finding]:
    """Everything in turn; what depends on something missing is left out."""
    yield Finding(f"this is version {version.told()}")
    yield _settings(env)
    try:
        yield from _data(env, data, now_ms)
    except OSError as error:
        why = obstacle(data / DATABASE) or error.strerror or str(error)
        yield Finding(f"the data directory {data} cannot be read", f"{why}.")


def _data(env: Mapping[str, str], data: Path, now_ms: int) -> Iterator[Finding]:
    """What lies in the data directory. OSError if it keeps us out."""
    if not data.is_dir():
        yield Finding(f"the data directory {data} does not exist", "Set DATA_DIR, or start the bot once: it makes it.")
        return
    list(data.iterdir())
    yield _directory(data)
    yield _room(data)
    if url := env.get("DATABASE_URL"):
        yield from _server(env, url, now_ms)
        return
    database = data / DATABASE
    if not database.exists():
        yield Finding("there is no database yet: the first start makes it")
        return
    try:
        report = check(database)
    except StoreError as error:
        yield Finding("the database cannot be used", str(error))
        return
    yield _database(report)
    yield _backups(env, data, now_ms, _first_table(database))
    if report.version != report.newest:
        return
    try:
        with opened(database) as ask:
            yield from _holder(env, ask, now_ms)
            yield from _tables(ask, now_ms)
    except StoreError as error:
        yield Finding("the tables cannot be read", str(error))


def _server(env: Mapping[str, str], url: str, now_ms: int) -> Iterator[Finding]:
    """What lies on a PostgreSQL server."""
    try:
        with opened(url) as ask:
            yield Finding("the database server answers, and what lies there is of this version")
            yield from _processes(env, ask, now_ms)
            yield from _tables(ask, now_ms)
    except StoreError as error:
        yield Finding("the database cannot be used", str(error))


def _settings(env: Mapping[str, str]) -> Finding:
    try:
        from_environment(env, platform.node())
    except StartError as error:
        return Finding("the settings are wrong", str(error))
    return Finding("the settings make sense")


def _directory(data: Path) -> Finding:
    try:
        with tempfile.TemporaryFile(dir=data):
            pass
    except OSError as error:
        mend = f"Let the bot's user write there: {obstacle(data / DATABASE) or error.strerror}."
        return Finding(f"the data directory {data} cannot be written to", mend)
    return Finding(f"the data directory {data} can be written to")


def _room(data: Path) -> Finding:
    free = shutil.disk_usage(data).free
    if free < LEAST_ROOM:
        return Finding(f"the disk has only {free // 1_000_000} MB left", "Make room: a full disk stops every table.")
    return Finding(f"the disk has {free // 1_000_000} MB left")


def _database(report: Report) -> Finding:
    if report.problems:
        return Finding(f"the database is damaged: {'; '.join(report.problems)}", "Restore the newest backup.")
    if report.version != report.newest:
        older = f"the database is sound, of the older version {report.version}"
        return Finding(f"{older}: it is upgraded to {report.newest} at the next start; ask the doctor again after it")
    return Finding(f"the database is sound, version {report.version}, {report.bytes // 1_000} kB")


def _first_table(database: Path) -> int | None:
    """When the oldest table was made, as far as that can be read."""
    try:
        with opened(database) as ask:
            return ask(reading.first_table())
    except StoreError:
        return None


def _backups(env: Mapping[str, str], data: Path, now_ms: int, first: int | None) -> Finding:
    if env.get("BACKUPS_KEPT") == "0":
        return Finding("nightly backups are switched off (BACKUPS_KEPT)")
    made = newest(data / FOLDER, now_ms)
    if made is None:
        missed = first is not None and now_ms - first > DAY_MS + START_DELAY_MS
        mend = "A night was missed. Read the log: the bot says why it fails." if missed else ""
        return Finding("there is no nightly backup yet: the bot makes the first a minute after its start", mend)
    days = (now_ms - made) / DAY_MS
    if days > 2:
        return Finding(f"the newest nightly backup is {days:.0f} days old", "Read the log: the bot says why it fails.")
    return Finding(f"the newest nightly backup is {days * 24:.0f} hours old")


def _processes(env: Mapping[str, str], ask: Ask, now_ms: int) -> Iterator[Finding]:
    """All processes that share the database, and what each of them plays; the holder where nobody shares it."""
    roll = ask(processes.roll())
    if not roll:
        yield from _holder(env, ask, now_ms)
        return
    standing = ask(processes.standing())
    for number, name, where in roll:
        if number in standing.members:
            yield _process(standing, number, f"{name} {'on this machine' if where == machine() else 'elsewhere'}")
    of = max((member.share.of for member in standing.members.values()), default=0)
    if idle := [shard for shard in range(of) if standing.holders.get(shard, NOBODY) == NOBODY]:
        waiting = ask(letters.waiting(idle))
        left = f", for which {waiting} presses and wishes of players wait" if waiting else ""
        mend = "Start the process that has them, or wait 20 seconds."
        yield Finding(f"nobody plays {_named(idle)} of {of}{left}", mend)
    if any(where == machine() for _, _, where in roll):
        yield from _ready(env)


def _process(standing: Standing, number: int, name: str) -> Finding:
    member = standing.members[number]
    if member.over:
        mend = "It is gone or stands still: start it again."
        return Finding(f"the process {name}, which has shards {member.share}, has lost its lease", mend)
    held = [shard for shard, holder in standing.holders.items() if holder == number and shard != ONCE]
    leads = ", and does what is done once for all" if standing.holders.get(ONCE) == number else ""
    return Finding(f"the process {name} has shards {member.share}: it plays {_named(held)}{leads}")


def _named(shards: list[int]) -> str:
    return f"shard {', '.join(map(str, shards))}" if shards else "nothing"


def _holder(env: Mapping[str, str], ask: Ask, now_ms: int) -> Iterator[Finding]:
    held = ask(holding.holder())
    if held is None or held[2] <= now_ms:
        yield Finding("no bot holds the database")
    else:
        holder, where, _ = held
        here = where == machine()
        yield Finding(f"the bot {holder} {'on this machine' if here else 'on another machine'} holds the database")
        if here:
            yield from _ready(env)


def _tables(ask: Ask, now_ms: int) -> Iterator[Finding]:
    for head in ask(reading.heads(("referee",))):
        mend = "Its host uses /table referee; the case is in the folder cases."
        yield Finding(f"table {head.id} waits for its referee", mend)
    for stuck in ask(reading.stuck(now_ms - STUCK_MS)):
        mend = f"Use /table doctor in channel {stuck.channel}."
        yield Finding(f"table {stuck.table} owes {stuck.count} messages", mend)
    for refusal in ask(reading.refusals(None)):
        mend = "Use /table doctor on its server."
        yield Finding(f"channel {refusal.channel} refused table {refusal.table} (code {refusal.code})", mend)


def _ready(env: Mapping[str, str]) -> Iterator[Finding]:
    """Whether the bot at work can play everywhere; says nothing where it serves no health or cannot be asked."""
    try:
        address = http_address(env)
    except StartError:  # the settings have been found wrong
        return
    answers, said = (False, "") if address is None else health.ask(address, "/readyz")
    if answers:
        yield Finding("the bot is ready")
    elif said.startswith(health.NOT_READY):
        yield Finding(f"the bot is {said}", "The log says why; what is away at Discord connects again by itself.")


def run(data: Path, now_ms: int) -> int:
    """Print what was found; 1 if something has to be mended."""
    found = list(examine(os.environ, data, now_ms))
    for finding in found:
        print(f"!!  {finding.what}. {finding.mend}" if finding.mend else f"ok  {finding.what}")
    return 1 if any(finding.mend for finding in found) else 0
