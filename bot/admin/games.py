"""``export``, ``verify`` and ``replay``: games as files, and whether live games go on under the present code.

Prints for the admin; what goes wrong is raised as a sentence.
"""

from __future__ import annotations

import sys
from pathlib import Path

import msgspec

from bot.admin.reading import Database, game_of, opened
from bot.errors import StartError
from bot.kernel.game import Game
from bot.kernel.saving import export as files
from bot.play.games.export import export as export_table
from bot.play.games.kinds import KINDS, PLAYABLES
from bot.play.games.records import to_saved
from bot.store.errors import BackupRefused, explained_os
from bot.store.files import write_private
from bot.store.rows import TableRow
from bot.store.sqlite.backup import Report, check_backup, is_part_of
from bot.store.statements import reading

SQLITE = b"SQLite format 3\x00"
LIVE = ("running", "paused", "referee")


def export(database: Database, table: int, to: Path) -> int:
    """Write a game to a file; a game under way only with a warning. ``StartError`` if the database would be lost."""
    if isinstance(database, Path) and is_part_of(database, to):
        raise StartError(f"{to} is the database itself. Name another file for the game.")
    row, data, decisions = _packed(database, table, secret=True)
    try:
        write_private(to, data)
    except OSError as error:
        raise explained_os(error, to) from error
    if row.status in files.UNDER_WAY:
        print(
            "Warning: this game is still under way. The file shows hidden cards and the seed: keep it from players.",
            file=sys.stderr,
        )
    print(f"Exported table {table} ({row.game}, {row.status}, {decisions} decisions) to {to}.")
    return 0


def _packed(database: Database, number: int, *, secret: bool = False) -> tuple[TableRow, bytes, int]:
    """A table's row, its game as a file, and how many decisions that has. ``StartError`` if it makes no sense."""
    row, log, history = game_of(database, number)
    try:
        return row, export_table(KINDS[row.game], row, log, history, secret=secret), len(history)
    except Exception as error:
        raise StartError(f"Table {number} makes no sense to this bot ({_brief(error)}): restore a backup.") from error


def _brief(error: Exception) -> str:
    return f"{type(error).__name__}: {error}" if str(error) else type(error).__name__


def verify(database: Database, target: str) -> int:
    """Check a backup, an exported game, or the game of a table by its number."""
    if target.isascii() and target.isdecimal():
        row, game, _ = _packed(database, int(target))
        if row.status in files.UNDER_WAY:
            raise StartError(f"Table {target} is still under way: its shuffle is a secret until the game has ended.")
        return _verify_game(game, f"Table {target}")
    path = Path(target)
    data = _content(path)
    if not data.startswith(SQLITE):
        return _verify_game(data, str(path))
    report = check_backup(path)
    if report.problems:
        raise BackupRefused(path, report.problems)
    print(f"{path} is sound: version {report.version} of {report.newest}, {report.counts.get('tables', 0)} tables.")
    print(digest_told(report))
    return 0


def digest_told(report: Report) -> str:
    """Whether a backup is known to be what it was to the last bit."""
    if report.digest == "fits":
        return "Its SHA-256 digest fits: it is what was backed up, to the last bit."
    name = f"{Path(report.path).name}.sha256"
    return f"There is no digest beside it ({name}), so a changed bit that leaves it in order would not be noticed."


def replay(file: Path, steps: int | None) -> int:
    """Show an exported game decision by decision, and the state after the last one shown."""
    content = files.read(_content(file))
    game = files.replay(PLAYABLES, content, steps)
    for number, made in enumerate(content.decisions[:steps], 1):
        who = "-" if made.seat is None else f"seat {made.seat}"
        choice = "" if made.choice is None else f" {msgspec.json.encode(made.choice).decode()}"
        print(f"{number:5}  phase {made.phase:<4} {who:8} {made.key}{choice} (by {made.by})")
    print(msgspec.json.format(msgspec.json.encode(game.state), indent=1).decode())
    return 0


def check_live(database: Database) -> int:
    """Resume every live game under the present code and report; 1 if one cannot go on exactly as it stands."""
    bad = 0
    with opened(database) as ask:
        heads = ask(reading.heads(LIVE))
        for head in heads:
            try:
                row = ask(reading.table(head.id))
                if row is None or not row.snapshot:
                    continue
                resumed = Game.resume(KINDS[row.game].rules, to_saved(row, ask(reading.log(head.id))))
            except Exception as error:
                bad += 1
                print(f"Table {head.id} ({head.game}) cannot be taken up: {_brief(error)}.")
                continue
            if resumed.dropped or (resumed.strayed and row.version == resumed.game.rules.version):
                bad += 1
                what = f"would lose its last {len(resumed.dropped)} decisions" if resumed.dropped else "leads elsewhere"
                print(f"Table {head.id} ({row.game}) {what}.")
    print(f"{len(heads)} live games, {bad} with problems." if bad else f"{len(heads)} live games, all go on.")
    return 1 if bad else 0


def _verify_game(data: bytes, name: str) -> int:
    verdict = files.verify(PLAYABLES, data)
    if not verdict.replayed:
        print(f"{name}: the seals fit. It was played under older rules than this bot's, so it was not played again.")
        return 0
    print(f"{name} is true: shuffled from its seed and played again, all {verdict.decisions} decisions fit.")
    print(f"The hash of its shuffle is {verdict.shuffle}: it must be the one that was posted when the game began.")
    return 0


def _content(path: Path) -> bytes:
    try:
        return path.read_bytes()
    except OSError as error:
        raise StartError(f"{path} cannot be read: {error.strerror}.") from error
