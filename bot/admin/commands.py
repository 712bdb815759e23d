"""Subcommands of ``python -m bot``. Imports come late, so that ``--help`` stays quick."""

from __future__ import annotations

import argparse
import asyncio
import os
import sys
import traceback
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from bot.settings import DATABASE, database_url
from bot.store.errors import StoreError
from bot.words.message import StartError

if TYPE_CHECKING:
    from bot.cosmic.ai.choosing import Level
    from bot.cosmic.selfplay import Show
    from bot.kernel.export import Player


NAMES = ("backup", "restore", "export", "verify", "replay", "doctor", "move", "recount", "pack", "upgrade")


def add(commands: Any) -> None:
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
    new.add_argument("--like", default="", metavar="POWER", help="begin with a copy of this power of the game")
    new.add_argument("--in", dest="home", type=Path, default=Path(), help="the folder for it, else the present one")
    kinds.add_parser("moves", help="print all hooks, questions and moves of which powers are made")
    check = kinds.add_parser("check", help="prove a pack: source, words, emblems, random games, effect, strength")
    check.add_argument("folder", type=Path)
    check.add_argument("--quick", action="store_true", help="six games for each power, not a hundred")
    upgrade = commands.add_parser("upgrade", help="say what this version would do to the data of an older one")
    upgrade.add_argument("--check", action="store_true", required=True, help="try it on a copy; the start upgrades")
    commands.add_parser("doctor", help="look at settings, data, disk, backups and stuck tables")


def run(chosen: argparse.Namespace) -> int:
    """Return the exit status; unforeseen errors become sentences. Raises ``StartError``, ``StoreError``."""
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
    from bot.admin import doctor, games, moving, packs, upgrading
    from bot.kernel.export import BadExport
    from bot.store.sqlite import backup

    url, file = database_url(os.environ), data / DATABASE
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
                return games.recount_ratings(database)
            case "export":
                return games.export(database, chosen.table, chosen.to)
            case "verify":
                return games.verify(database, chosen.target)
            case "pack":
                match chosen.act:
                    case "list":
                        return packs.show()
                    case "new":
                        return packs.make(chosen.home, chosen.name, chosen.like)
                    case "moves":
                        return packs.vocabulary()
                return packs.check(chosen.folder, quick=chosen.quick)
            case "upgrade":
                return upgrading.run(database)
            case "doctor":
                return doctor.run(data, backup.unix_ms())
            case "replay" if chosen.check:
                return upgrading.check_live(database)
            case "replay" if chosen.file is not None:
                return games.replay(chosen.file, chosen.step)
            case _:
                raise StartError("Name the file of an exported game, or use --check for all live games.")
    except BadExport as error:
        raise StartError(str(error)) from error
    return 0


def _database(named: str) -> Path | str:
    return named if named.startswith(("postgresql://", "postgres://")) else Path(named)


_PLAYERS = 4
_SEED = 1
_LEVEL = "normal"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--players", type=int, help=f"2 to 6, default {_PLAYERS}")
    parser.add_argument("--seed", type=int, help=f"the same seed gives the same game, default {_SEED}")
    parser.add_argument(
        "--set", action="append", default=[], metavar="FLAG=VALUE", help="a flag of the table, such as flares=off"
    )
    parser.add_argument("--level", default=_LEVEL, help=f"how well they play: normal or easy, default {_LEVEL}")
    parser.add_argument("--resume", type=Path, metavar="FILE", help="go on with the game of a file, not a new one")
    parser.add_argument("--step", type=int, help="stop when the game has so many decisions")
    parser.add_argument("--export", type=Path, metavar="FILE", help="write the game to a file afterwards")


def watch(chosen: argparse.Namespace) -> int:
    """Play on, print, write. Raises ``StartError`` for an impossible table or an unusable file."""
    show, options, players = _begun(chosen) if chosen.resume is None else _resumed(chosen)
    if chosen.step is not None and chosen.step < len(show.decisions):
        raise StartError(f"--step: the game has {len(show.decisions)} decisions already; give a larger number.")
    for line in show.lines(chosen.step):
        print(line)
    if chosen.export is not None:
        _write(show, options, players, chosen.export)
    return 0


def _begun(chosen: argparse.Namespace) -> tuple[Show, Mapping[str, str], Sequence[Player]]:
    from bot.cosmic.game import COSMIC
    from bot.cosmic.selfplay import Show, names
    from bot.kernel.export import Player
    from bot.play.games.kinds import PLAYABLES
    from bot.words.options import BadOption

    flags = dict(pair.partition("=")[::2] for pair in chosen.set)
    count = _PLAYERS if chosen.players is None else chosen.players
    try:
        game = PLAYABLES[COSMIC.name].begin(count, flags, _SEED if chosen.seed is None else chosen.seed)
    except BadOption as error:
        raise StartError(f"{error}.") from error
    called = names(count)
    return Show(game, called, level=_level(chosen)), flags, [Player(name, True) for name in called]


def _resumed(chosen: argparse.Namespace) -> tuple[Show, Mapping[str, str], Sequence[Player]]:
    from bot.cosmic.game import COSMIC
    from bot.cosmic.selfplay import Show
    from bot.kernel.export import BadExport, restore
    from bot.play.games.kinds import PLAYABLES

    if chosen.players is not None or chosen.seed is not None or chosen.set:
        raise StartError("--resume: players, seed and flags are in the file; leave --players, --seed and --set out.")
    try:
        resumed = restore({COSMIC.name: PLAYABLES[COSMIC.name]}, chosen.resume.read_bytes())
    except OSError as error:
        raise StartError(f"{chosen.resume} cannot be read: {error.strerror}.") from error
    except BadExport as error:
        raise StartError(str(error)) from error
    content = resumed.content
    show = Show(resumed.game, [player.name for player in content.players], content.decisions, _level(chosen))
    return show, content.options, content.players


def _level(chosen: argparse.Namespace) -> Level:
    """Read the players' level; *strong* needs a process that looks ahead for them, as tables have."""
    from bot.cosmic.ai.player import LEVELS, STRONG

    levels = {name: level for name, level in LEVELS.items() if level is not STRONG}
    if chosen.level not in levels:
        raise StartError(f"--level: there is no {chosen.level} here; choose {' or '.join(levels)}.")
    return levels[chosen.level]


def _write(show: Show, options: Mapping[str, str], players: Sequence[Player], to: Path) -> None:
    from bot.kernel.export import of_game, seal
    from bot.store.files import write_private

    content = of_game(show.game, show.decisions, options, players)
    try:
        write_private(to, seal(content, secret=True))
    except OSError as error:
        raise StartError(f"{to} cannot be written: {error.strerror}.") from error
    if not show.game.over:
        print("Warning: this game is still under way. The file shows hidden cards and the seed.", file=sys.stderr)
    print(f"Exported to {to}: {len(content.decisions)} decisions.", file=sys.stderr)
