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

from bot.admin import packs
from bot.admin.moving import Ask, opened
from bot.cluster import newest as newest_rules
from bot.ops import health
from bot.ops.maintenance import DAY_MS, START_DELAY_MS, newest, of_the_future
from bot.play.games.kinds import KINDS, rules_known
from bot.process import version
from bot.settings import DATABASE, database_url, from_environment, http_address, misspelt
from bot.store import store
from bot.store.errors import StoreError
from bot.store.files import FOLDER, fault_of, machine, obstacle
from bot.store.postgres import lease, running, sharing
from bot.store.sqlite.backup import Report, check
from bot.store.sqlite.opening import known_migrations, loss_of
from bot.store.statements import sending, tables
from bot.store.store import NOBODY, ONCE, ClusterState
from bot.words.message import StartError

LEAST_ROOM = 200_000_000
STUCK_MS = 60_000


class Finding(msgspec.Struct, frozen=True):
    what: str
    mend: str = ""


def examine(env: Mapping[str, str], data: Path, now_ms: int) -> Iterator[Finding]:
    yield Finding(f"this is version {version.with_commit()}")
    yield Finding(f"it knows schema {known_migrations()[-1].version} and rules {rules_known()}")
    yield _settings(env)
    for name, meant in misspelt(env).items():
        mend = f"Is {meant} meant? Rename it." if meant else "Take it away; .env.example has all that there are."
        yield Finding(f"the variable {name} is no setting of this bot", mend)
    yield from (Finding(*found) for found in packs.findings())
    try:
        yield from _data(env, data, now_ms)
    except OSError as error:
        why = obstacle(data / DATABASE) or error.strerror or str(error)
        yield Finding(f"the data directory {data} cannot be read", f"{why}.")


def _data(env: Mapping[str, str], data: Path, now_ms: int) -> Iterator[Finding]:
    """Raises OSError if the directory cannot be read."""
    if not data.is_dir():
        yield Finding(f"the data directory {data} does not exist", "Set DATA_DIR, or start the bot once: it makes it.")
        return
    list(data.iterdir())
    yield _directory(data)
    yield _room(data)
    try:
        url = database_url(env)
    except StartError:  # the settings have been found wrong
        return
    if url:
        yield from _server(env, data, url, now_ms)
        return
    database = data / DATABASE
    if (loss := loss_of(database)) is not None:
        yield Finding("the database is lost", str(loss))
        return
    if not database.exists():
        yield Finding("there is no database yet: the first start makes it")
        return
    try:
        report = check(database)
    except StoreError as error:
        yield Finding("the database cannot be used", str(error))
        return
    yield _database(report)
    mend = "A bit has changed on the disk: look at that. A backup of before still has it; all other tables are whole."
    yield from (Finding(wrong, mend) for wrong in report.damaged)
    yield from _backups(env, data, now_ms, None if report.problems else _first_table(database))
    if report.problems or report.version != report.newest:
        return
    try:
        with opened(database) as ask:
            yield from _holder(env, ask, now_ms)
            yield from _tables(ask, now_ms)
    except StoreError as error:
        yield Finding("the tables cannot be read", str(error))


def _server(env: Mapping[str, str], data: Path, url: str, now_ms: int) -> Iterator[Finding]:
    if running.is_exposed(url):
        yield Finding(running.UNVERIFIED, running.VERIFY)
    try:
        with opened(url) as ask:
            yield Finding("the database server answers, and what lies there is of this version")
            # Of several processes one makes the backups, perhaps on a volume that is not seen here.
            yield from _backups(env, data, now_ms, None if ask(lease.roll()) else ask(tables.first_table()))
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
    try:
        with opened(database) as ask:
            return ask(tables.first_table())
    except StoreError:
        return None


def _backups(env: Mapping[str, str], data: Path, now_ms: int, first: int | None) -> Iterator[Finding]:
    if later := of_the_future(data / FOLDER, now_ms):
        mend = (
            "Look at this machine's clock. If it is right, delete them: they count for nothing, and no night does it."
        )
        yield Finding(f"{len(later)} backups say that they come from the future, such as {later[0].name}", mend)
    if env.get("BACKUPS_KEPT") == "0":
        yield Finding("nightly backups are switched off (BACKUPS_KEPT)")
        return
    found = newest(data / FOLDER, now_ms)
    if found is None:
        missed = first is not None and now_ms - first > DAY_MS + START_DELAY_MS
        mend = "A night was missed. Read the log: the bot says why it fails." if missed else ""
        yield Finding("there is no nightly backup yet: the bot makes the first a minute after its start", mend)
        return
    path, made = found
    if fault := fault_of(path):
        mend = "Make one by hand (python -m bot backup FILE), and look at the disk."
        yield Finding(f"the newest nightly backup, {path.name}, {fault}", mend)
    days = (now_ms - made) / DAY_MS
    if days > 2:
        yield Finding(f"the newest nightly backup is {days:.0f} days old", "Read the log: the bot says why it fails.")
    elif not fault:
        yield Finding(f"the newest nightly backup is {days * 24:.0f} hours old, and to the last bit what was backed up")


def _processes(env: Mapping[str, str], ask: Ask, now_ms: int) -> Iterator[Finding]:
    roll = ask(lease.roll())
    if not roll:
        yield from _holder(env, ask, now_ms)
        return
    cluster_state = ask(lease.cluster_state())
    for number, name, where in roll:
        if number in cluster_state.members:
            yield _process(cluster_state, number, f"{name} {'on this machine' if where == machine() else 'elsewhere'}")
    of = max((member.share.of for member in cluster_state.members.values()), default=0)
    if idle := [shard for shard in range(of) if cluster_state.holders.get(shard, NOBODY) == NOBODY]:
        waiting = ask(sharing.waiting(idle))
        left = f", for which {waiting} presses and wishes of players wait" if waiting else ""
        mend = "Start the process that has them, or wait 20 seconds."
        yield Finding(f"nobody plays {_named(idle)} of {of}{left}", mend)
    if any(where == machine() for _, _, where in roll):
        yield from _ready(env)


def _process(cluster_state: ClusterState, number: int, name: str) -> Finding:
    member = cluster_state.members[number]
    if member.over:
        mend = "It is gone or stands still: start it again."
        return Finding(f"the process {name}, which has shards {member.share}, has lost its lease", mend)
    held = [shard for shard, holder in cluster_state.holders.items() if holder == number and shard != ONCE]
    leads = ", and does what is done once for all" if cluster_state.holders.get(ONCE) == number else ""
    if number not in newest_rules(cluster_state):
        mend = "It takes nothing over as long as newer ones live: upgrade it too, or stop them."
        older = f"has shards {member.share} and older rules than others ({member.share.rules})"
        return Finding(f"the process {name} {older}: it plays {_named(held)}{leads}", mend)
    return Finding(f"the process {name} has shards {member.share}: it plays {_named(held)}{leads}")


def _named(shards: list[int]) -> str:
    return f"shard {', '.join(map(str, shards))}" if shards else "nothing"


def _holder(env: Mapping[str, str], ask: Ask, now_ms: int) -> Iterator[Finding]:
    held = ask(store.holder())
    if held is None or held[2] <= now_ms:
        yield Finding("no bot holds the database")
        return
    here = held[1] == machine()
    yield Finding(f"the bot {held[0]} {'on this machine' if here else 'on another machine'} holds the database")
    if here:
        yield from _ready(env)


def _rules(ask: Ask) -> Finding:
    found = ask(tables.rules_under_way())
    told = ", ".join(f"{game} {least}" if least == most else f"{game} {least} to {most}" for game, least, most in found)
    if any(game not in KINDS or most > KINDS[game].rules.version for game, _, most in found):
        mend = "Run the newer version: games of rules that this one does not know sleep until then."
        return Finding(f"games under way have newer rules: {told}", mend)
    return Finding(f"the games under way have rules {told}" if told else "no games are under way")


def _tables(ask: Ask, now_ms: int) -> Iterator[Finding]:
    yield _rules(ask)
    mend = "Its players choose in its thread; the case is in the folder cases."
    yield from (Finding(f"table {head.id} waits for its referee", mend) for head in ask(tables.heads(("referee",))))
    for stuck in ask(sending.stuck(now_ms - STUCK_MS)):
        yield Finding(f"table {stuck.table} owes {stuck.count} messages", f"Use /doctor in channel {stuck.channel}.")
    for bare in ask(sending.wordless()):
        mend = f"Discord refused a picture; it is tried again. Use /doctor in channel {bare.channel}."
        yield Finding(f"table {bare.table} shows words only (code {bare.code})", mend)
    for refusal in ask(sending.refusals(None)):
        mend = "Use /doctor on its server."
        yield Finding(f"channel {refusal.channel} refused table {refusal.table} (code {refusal.code})", mend)


def _ready(env: Mapping[str, str]) -> Iterator[Finding]:
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
    found = list(examine(os.environ, data, now_ms))
    for finding in found:
        print(f"!!  {finding.what}. {finding.mend}" if finding.mend else f"ok  {finding.what}")
    return 1 if any(finding.mend for finding in found) else 0
