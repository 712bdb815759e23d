"""``upgrade --check`` and ``replay --check``: old data and live games under this code, before it plays them."""

from __future__ import annotations

import shutil
import sqlite3
import tempfile
import time
from contextlib import closing
from pathlib import Path

from bot.admin.games import brief, unplayable
from bot.admin.moving import Ask, Database, opened
from bot.kernel.game import Game
from bot.play.games.kinds import KINDS, to_saved
from bot.process import version
from bot.store.errors import StoreDamaged
from bot.store.postgres.lease import version_stored
from bot.store.rows import TableHead
from bot.store.sqlite.backup import check, make_backup
from bot.store.sqlite.opening import explained, known_migrations, loss_of, migrate
from bot.store.sqlite.worker import open_database
from bot.store.statements import tables

LIVE = ("running", "paused", "referee", "broken")


def run(database: Database) -> int:
    """Return 1 if a live game would not go on as it is. Reads only. Raises ``StoreError`` for bad data."""
    print(f"This is version {version.with_commit()}.")
    return _server(database) if isinstance(database, str) else _file(database)


def _file(database: Path) -> int:
    if (loss := loss_of(database)) is not None:
        raise loss
    report = check(database)
    if report.problems:
        raise StoreDamaged(database, "; ".join(report.problems))
    newest = known_migrations()[-1].version
    # Beside the data, since a container's /tmp lies in its memory.
    folder = Path(tempfile.mkdtemp(prefix="upgrade-", dir=database.parent))
    try:
        copy = folder / database.name
        begun = time.monotonic()
        make_backup(database, copy)
        try:
            with closing(open_database(copy)) as connection:
                migrate(connection, copy)
        except sqlite3.Error as error:
            raise explained(error, database) from error
        seconds = max(time.monotonic() - begun, 1)
        _schema(report.version, newest)
        return _games(copy, f"about {seconds:.0f} s and its start (tried just now on a copy)")
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def _server(url: str) -> int:
    newest = known_migrations()[-1].version
    with opened(url) as ask:
        found = ask(version_stored())
    _schema(found, newest)
    if found < newest:
        print(
            "Games cannot be tried before that: make a backup (python -m bot backup FILE), restore it into another "
            "database (docs/drills.md), start this version there, and ask again."
        )
        return 0
    return _games(url, "its start")


def _schema(found: int, newest: int) -> None:
    if found == newest:
        print(f"Schema {newest} stays. You can go back to the older version at any time.")
        return
    print(f"Schema {found} is lifted to {newest} by the first start. The only way back is the backup made before it.")


def _games(database: Database, pause: str) -> int:
    with opened(database) as ask:
        if told := _rules(ask):
            print(f"Rules of games under way: {', '.join(told)}.")
    status = check_live(database)
    print(f"What stops: the bot, for {pause}. Nothing is lost, and tables go on by themselves.")
    named = "for each game named above, what its line says. Then start this version."
    print(f"What to do: {named if status else 'start this version in the place of the older one.'}")
    return status


def _rules(ask: Ask) -> list[str]:
    told = []
    for game, least, most in ask(tables.rules_under_way()):
        known = KINDS[game].rules.version if game in KINDS else 0
        before = f"{least}" if least == most else f"{least} to {most}"
        told.append(f"{game} {known} stays" if least == most == known else f"{game} from {before} to {known}")
    return told


def check_live(database: Database) -> int:
    """Resume every live game under the present code; return 1 if one cannot go on as it stands."""
    with opened(database) as ask:
        heads = ask(tables.heads(LIVE))
        troubles = [trouble for head in heads if (trouble := _trouble(ask, head))]
    goes_on = f"Games that go on as they are: {len(heads) - len(troubles)} of {len(heads)}."
    print(*troubles, goes_on if heads else "No games are under way.", sep="\n")
    return 1 if troubles else 0


def _trouble(ask: Ask, head: TableHead) -> str:
    """Describe a live game's trouble under the present code and the mend; empty if there is none."""
    named = f"Table {head.id} ({head.game})"
    try:
        row = ask(tables.table(head.id))
        if row is None or not row.snapshot:
            return ""
        if why := unplayable(row):
            return f"{': it would sleep, so '.join(why)}."
        resumed = Game.resume(KINDS[row.game].rules, to_saved(row, ask(tables.log(head.id))))
    except Exception as error:
        return (
            f"{named} cannot be taken up ({brief(error)}): its host would be asked what to do. "
            "Stay with the version that runs, and report it."
        )
    if dropped := len(resumed.dropped):
        lost = f"its last {dropped} decisions" if dropped > 1 else "its last decision"
        return (
            f"{named} would lose {lost}, at most what was decided since its present phase began: its thread is told, "
            "and people are asked again. Check again once that phase has ended, or upgrade now."
        )
    if resumed.strayed and row.version == resumed.game.rules.version:
        return f"{named} leads elsewhere than it was played. Stay with the version that runs, and report it."
    return ""
