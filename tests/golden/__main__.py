"""``python -m tests.golden`` replays all recorded games and plays all saves on; with ``record`` it makes new ones."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Sequence
from pathlib import Path

from bot.kernel.codec import NoUpgrade, Unreadable
from bot.kernel.export import BadExport
from bot.kernel.saved import RefereeNeeded
from bot.process.version import version
from tests.golden import files
from tests.golden.recording import record_games
from tests.golden.replaying import replay
from tests.golden.resuming import Lost, play_on
from tests.golden.saving import record_saves

FAILURES = (AssertionError, BadExport, Lost, NoUpgrade, RefereeNeeded, Unreadable)


def main(arguments: Sequence[str]) -> int:
    """The exit code: 1 if something differs or is recorded already."""
    parser = argparse.ArgumentParser(prog="python -m tests.golden", description=__doc__)
    parser.add_argument("do", nargs="?", choices=("check", "record"), default="check")
    if parser.parse_args(arguments).do == "record":
        return record(version())
    return check(files.games(), files.saves())


def check(games: Sequence[Path], saves: Sequence[Path]) -> int:
    """Replay the games, play the saves on, and name those that fail."""
    failed = _tried(games, lambda path: replay(files.read_game(path)))
    failed += _tried(saves, lambda path: play_on(files.read_save(path)))
    print(f"{len(games)} games and {len(saves)} saves, {failed} of them fail")
    return 1 if failed else 0


def _tried(paths: Sequence[Path], one: Callable[[Path], object]) -> int:
    failed = 0
    for path in paths:
        try:
            one(path)
        except FAILURES as error:
            failed += 1
            print(f"{path.parent.parent.name}/{files.named(path)}: {type(error).__name__}: {error}")
    return failed


def record(name: str) -> int:
    """Record games and saves of the version of this name; what is recorded is never written over."""
    folders = {files.GAMES / name: record_games, files.SAVES / name: record_saves}
    missing = {folder: make for folder, make in folders.items() if not folder.exists()}
    for folder, make in missing.items():
        make(folder)
    if missing:
        return 0
    print(f"{name} is recorded already; docs/golden-games.md says when its games may be deleted")
    return 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
