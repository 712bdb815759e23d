"""``export``, ``verify``, ``replay``, ``recount``: games as files, and ratings counted anew."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Sequence
from pathlib import Path

import msgspec

from bot.admin.moving import Database, game_of, opened
from bot.kernel import export as files
from bot.play.clock import Clock
from bot.play.games.kinds import KINDS, PLAYABLES
from bot.play.games.results import OlderStories, Ratings, export as export_table
from bot.play.running.resuming import is_newer, missing_pack, saved_under
from bot.store.choosing import open_store
from bot.store.errors import BackupRefused, explained_os
from bot.store.files import Digest, digest_file, write_private
from bot.store.postgres.backup import DUMP, check_backup as check_backup_of_server
from bot.store.rows import PowerRow, RatingRow, TableRow
from bot.store.sqlite.backup import check_backup, is_part_of, unix_ms
from bot.store.sqlite.opening import SQLITE
from bot.store.statements import rating_rows
from bot.store.store import Store
from bot.words.message import StartError


def export(database: Database, table: int, to: Path) -> int:
    """Write a game to a file, a live one with a warning. ``StartError`` if it would hit the database."""
    if isinstance(database, Path) and is_part_of(database, to):
        raise StartError(f"{to} is the database itself. Name another file for the game.")
    row, data, decisions = _packed(database, table, secret=True)
    try:
        write_private(to, data)
    except OSError as error:
        raise explained_os(error, to) from error
    if row.status in files.UNDER_WAY:
        warning = "this game is still under way. The file shows hidden cards and the seed: keep it from players."
        print(f"Warning: {warning}", file=sys.stderr)
    print(f"Exported table {table} ({row.game}, {row.status}, {decisions} decisions) to {to}.")
    return 0


def _packed(database: Database, number: int, *, secret: bool = False) -> tuple[TableRow, bytes, int]:
    """A table's row, its game as a file, and the number of decisions. Raises ``StartError``."""
    row, log, history = game_of(database, number)
    if why := unplayable(row):
        raise StartError(f"{': '.join(why)}.")
    try:
        return row, export_table(KINDS[row.game], row, log, history, secret=secret), len(history)
    except Exception as error:
        raise StartError(f"Table {number} makes no sense to this bot ({brief(error)}): restore a backup.") from error


def unplayable(row: TableRow) -> tuple[str, ...]:
    """Explain why this bot cannot play a game, and what to do; empty if it can."""
    named = f"Table {row.id} ({row.game})"
    if not is_newer(KINDS, row):
        missing = missing_pack(KINDS, row)
        return (f"{named} needs the pack {missing}", "put it where PACKS looks") if missing else ()
    advice = "run the newer version"
    if row.game not in KINDS:
        return f"{named} plays a game that this bot does not know", advice
    found = f"was last played under rules {saved_under(row)}"
    return f"{named} {found}; this bot knows rules up to {KINDS[row.game].rules.version}", advice


def brief(error: Exception) -> str:
    return f"{type(error).__name__}: {error}" if str(error) else type(error).__name__


def verify(database: Database, target: str) -> int:
    if target.isascii() and target.isdecimal():
        row, game, _ = _packed(database, int(target))
        if row.status in files.UNDER_WAY:
            raise StartError(f"Table {target} is still under way: its shuffle is a secret until the game has ended.")
        return _verify_game(game, f"Table {target}")
    path = Path(target)
    head = _content(path, len(SQLITE))
    if head.startswith(DUMP):
        digest, listed = asyncio.run(check_backup_of_server(path))
        contents = "pg_restore finds this bot's tables in it" if listed else "pg_restore is not here to look into it"
        print(f"{path} is a backup of a PostgreSQL database: {contents}.")
        print(digest_told(path, digest))
        return 0
    if head != SQLITE:
        return _verify_game(_content(path), str(path))
    report = check_backup(path)
    if report.problems:
        raise BackupRefused(path, report.problems)
    print(f"{path} is sound: version {report.version} of {report.newest}, {report.counts.get('tables', 0)} tables.")
    print(digest_told(path, report.digest))
    for wrong in report.damaged:
        print(f"It was damaged before it was backed up: {wrong}. The other tables are whole.")
    return 0


def is_dump(path: Path) -> bool:
    return _content(path, len(DUMP)) == DUMP


def digest_told(backup: Path, digest: Digest) -> str:
    if digest == "fits":
        return "Its SHA-256 digest fits: it is what was backed up, to the last bit."
    name = digest_file(backup).name
    return f"There is no digest beside it ({name}), so a changed bit that leaves it in order would not be noticed."


def replay(file: Path, steps: int | None) -> int:
    content = files.read(_content(file))
    game = files.replay(PLAYABLES, content, steps)
    for number, made in enumerate(content.decisions[:steps], 1):
        who = "-" if made.seat is None else f"seat {made.seat}"
        choice = "" if made.choice is None else f" {msgspec.json.encode(made.choice).decode()}"
        print(f"{number:5}  phase {made.phase:<4} {who:8} {made.key}{choice} (by {made.by})")
    print(msgspec.json.format(msgspec.json.encode(game.state), indent=1).decode())
    return 0


def _verify_game(data: bytes, name: str) -> int:
    verdict = files.verify(PLAYABLES, data)
    if verdict.replayed:
        print(f"{name} is true: shuffled from its seed and played again, all {verdict.decisions} decisions fit.")
    else:
        print(f"{name}: the seals fit. {_not_as_it_was(verdict)}")
    if verdict.shuffle:
        print(f"The hash of its shuffle is {verdict.shuffle}: it must be the one that was posted when the game began.")
    return 0


def _not_as_it_was(verdict: files.Verdict) -> str:
    first = f"It was played under rules {', '.join(map(str, verdict.older))}, and rules have changed since."
    again = "A bot of those rules can play it again as it was."
    if verdict.fit < verdict.decisions:
        fit = f"the first {verdict.fit} of its {verdict.decisions} decisions fit, and the next one does not"
        return f"{first} Under this bot's {fit}, so it was not played to its end. {again}"
    went = f"its {verdict.decisions} decisions all fit, but from number {verdict.same + 1} on it goes another way"
    return f"{first} Under this bot's {went} than it did. {again}"


def _content(path: Path, most: int = -1) -> bytes:
    try:
        with path.open("rb") as file:
            return file.read(most)
    except OSError as error:
        raise StartError(f"{path} cannot be read: {error.strerror}.") from error


def recount_ratings(database: Database) -> int:
    """Raises a ``StoreError`` if a bot plays there."""
    return asyncio.run(_recount_ratings(database))


async def _recount_ratings(database: Database) -> int:
    if isinstance(database, Path):
        with opened(database):  # where none is, none is made
            pass
    url, path = (database, Path()) if isinstance(database, str) else ("", database)
    store = await open_store(url, path, holder="recount", now=unix_ms)
    try:
        games, servers, changed = await recount(store)
    finally:
        await store.close()
    where = "1 server" if servers == 1 else f"{servers} servers"
    print(f"Counted anew: {games} games on {where}; {changed} ratings and powers have changed.")
    return 0


async def recount(store: Store) -> tuple[int, int, int]:
    """Recount all ratings; return the numbers of games, of servers, and of ratings and powers that changed.

    Raises ``StoreError``. Each server's ratings change at once; where it is cut off the others keep theirs.
    """
    older = OlderStories(store, Clock(0, 0), KINDS)
    while await older.portion():  # what older games count by
        pass
    servers = await store.read(rating_rows.counted_in())
    before = await _counted(store, servers)
    counting = Ratings(store, Clock(0, 0))
    for guild in servers:
        await counting.anew(guild)
    while await counting.portion():
        pass
    servers = await store.read(rating_rows.counted_in())
    after = await _counted(store, servers)
    return counting.counted, len(servers), sum(before.get(key) != after.get(key) for key in {*before, *after})


async def _counted(store: Store, servers: Sequence[int]) -> dict[tuple[object, ...], RatingRow | PowerRow]:
    found: dict[tuple[object, ...], RatingRow | PowerRow] = {}
    for guild in servers:
        found |= {(guild, row.game, row.players, row.user): row for row in await store.read(rating_rows.ratings(guild))}
        found |= {(guild, row.power): row for row in await store.read(rating_rows.powers(guild))}
    return found
