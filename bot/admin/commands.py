"""The admin's subcommands of ``python -m bot``: their arguments, and who carries them out.

Imports what a subcommand needs only when it runs, so that ``--help`` stays quick.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import traceback
from pathlib import Path
from typing import Any

from bot.settings import DATABASE, database_url
from bot.store.errors import StoreError
from bot.words.errors import StartError

NAMES = ("backup", "restore", "export", "verify", "replay", "doctor", "move", "recount", "pack")


def add(commands: Any) -> None:
    """Add the subcommands to ``argparse``'s subparsers."""
    backup = commands.add_parser("backup", help="copy the data while the bot runs, and verify the copy")
    backup.add_argument("to", type=Path)
    restore = commands.add_parser("restore", help="put a verified backup in the place of the data; stop the bot first")
    restore.add_argument("backup", type=Path)
    export = commands.add_parser("export", help="write one game to a file; of a game under way it shows hidden cards")
    export.add_argument("table", type=int)
    export.add_argument("to", type=Path)
    verify = commands.add_parser("verify", help="check a backup, an exported game, or the shuffle of an ended game")
    verify.add_argument("target", help="a file, or the number of a table")
    replay = commands.add_parser("replay", help="show an exported game, or check that every live game goes on")
    replay.add_argument("file", type=Path, nargs="?")
    replay.add_argument("--step", type=int, help="only so many decisions")
    replay.add_argument(
        "--check", action="store_true", help="resume all live games under this code, as before an upgrade"
    )
    move = commands.add_parser("move", help="move everything into another, empty database; stop the bot first")
    move.add_argument("source", help="a file of SQLite, or the postgresql:// address of a database")
    move.add_argument("target", help="the same")
    commands.add_parser("recount", help="work all ratings out again from the games that are kept; stop the bot first")
    pack = commands.add_parser("pack", help="powers from outside the bot: list them, or begin a pack of your own")
    kinds = pack.add_subparsers(dest="act", required=True)
    kinds.add_parser("list", help="show all packs, and why one is refused (PACKS)")
    new = kinds.add_parser("new", help="write a pack that works, with one power, both flares, words and an emblem")
    new.add_argument("name", help="2 to 12 small letters")
    new.add_argument("--in", dest="home", type=Path, default=Path(), help="the folder for it, else the present one")
    check = kinds.add_parser("check", help="prove a pack: its source, and its powers in random games")
    check.add_argument("folder", type=Path)
    check.add_argument("--quick", action="store_true", help="six games for each power, not a hundred")
    commands.add_parser("doctor", help="look at settings, data, disk, backups and stuck tables")


def run(chosen: argparse.Namespace) -> int:
    """Carry one out; returns the exit status. Raises ``StartError`` or a ``StoreError`` with a sentence.

    What nobody foresaw becomes a sentence as well; with LOG_LEVEL=DEBUG its traceback is printed too.
    """
    try:
        return _run(chosen)
    except (StartError, StoreError):
        raise
    except OSError as error:
        raise StartError(f"{error.filename or chosen.command}: {error.strerror or error}.") from error
    except Exception as error:
        if os.environ.get("LOG_LEVEL", "").upper() == "DEBUG":
            traceback.print_exc()
        what = f"{type(error).__name__}: {error}"
        raise StartError(f"`{chosen.command}` met something unforeseen ({what}). Please report it.") from error


def _run(chosen: argparse.Namespace) -> int:
    data = Path(os.environ.get("DATA_DIR", "data"))
    from bot.admin import doctor, games, moving
    from bot.kernel.saving.export import BadExport
    from bot.store.sqlite import backup

    url = database_url(os.environ)
    file = data / DATABASE
    database = url or file
    try:
        match chosen.command:
            case "backup" if url:
                from bot.store.postgres.backup import make_backup

                asyncio.run(make_backup(url, chosen.to))
                print(f"Backed up to {chosen.to} by pg_dump, and looked over.")
            case "backup":
                wrong = backup.back_up(file, chosen.to)
                print(f"Backed up to {chosen.to} and verified.")
                for one in wrong:
                    print(f"The database itself is damaged: {one}. The other tables are whole.")
            case "restore" if url or (chosen.backup.is_file() and games.is_dump(chosen.backup)):
                raise StartError("PostgreSQL's own pg_restore puts a backup back there: docs/drills.md says how.")
            case "restore":
                report = backup.restore(chosen.backup, file)
                print(f"Restored from {chosen.backup}. {games.digest_told(chosen.backup, report.digest)}")
            case "move":
                return moving.run(_database(chosen.source), _database(chosen.target))
            case "recount":
                from bot.admin import games

                return games.recount_ratings(database)
            case "export":
                return games.export(database, chosen.table, chosen.to)
            case "verify":
                return games.verify(database, chosen.target)
            case "pack":
                from bot.admin import packs

                match chosen.act:
                    case "list":
                        return packs.show()
                    case "new":
                        return packs.make(chosen.home, chosen.name)
                return packs.check(chosen.folder, quick=chosen.quick)
            case "doctor":
                return doctor.run(data, backup.unix_ms())
            case "replay" if chosen.check:
                return games.check_live(database)
            case "replay" if chosen.file is not None:
                return games.replay(chosen.file, chosen.step)
            case _:
                raise StartError("Name the file of an exported game, or use --check for all live games.")
    except BadExport as error:
        raise StartError(str(error)) from error
    return 0


def _database(named: str) -> Path | str:
    """Parse a path, or the address of a server."""
    return named if named.startswith(("postgresql://", "postgres://")) else Path(named)
