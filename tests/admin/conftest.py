"""A data directory with an ended game, one under way, and a lobby."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from bot.play import rosters
from bot.play.games.kinds import KINDS, to_row
from bot.play.rosters import Seated
from bot.settings import DATABASE
from bot.store.rows import Batch, TableRow
from bot.store.sqlite.store import SqliteStore
from bot.store.statements import changing

ENDED, UNDER_WAY, LOBBY = 1, 2, 3
NOW = 1_700_000_000_000


async def add_game(store: SqliteStore, turns: int, *, stop: bool) -> None:
    """A slap game of three people and a practice opponent, played for so many cards or collections."""
    seats = [Seated("Ana", 11), Seated("Ben", 12), Seated("Cy", 13), Seated("Ada")]
    options, seed = {"penalty": "1"}, 2**100 + turns
    row = TableRow(
        game="slap",
        guild=1,
        parent=2,
        thread=3,
        host=11,
        status="running",
        roster=rosters.encode(seats),
        options=msgspec.json.encode(options),
        seed=str(seed),
    )
    table = await store.write(changing.create_table(row))
    controller = KINDS["slap"].begin(table, seats, options, seed)
    game = controller.game
    for turn in range(turns):
        if turn % 7 == 5:
            game.act("slap", turn % 4, {"air": False}, "player")
        else:
            game.act("flip" if any(action.key == "flip" for action in game.actions) else "close", None, None, "echo")
    if stop:
        game.interrupt("stop", None, None, "host")
    saved = game.save()
    batch = Batch(
        table,
        decisions=[to_row(decision, game.rules.version) for decision in game.take_decisions()],
        snapshot=saved.snapshot,
        snapshot_phase=saved.phase,
        next_ask=saved.next_ask,
        desk=controller.dump(),
        status="ended" if stop else "running",
        fields={"version": game.rules.version},
    )
    await store.write(changing.commit(batch))


@pytest.fixture
async def data(tmp_path: Path) -> Path:
    folder = tmp_path / "data"
    folder.mkdir()
    store = await SqliteStore.open(folder / DATABASE, holder="test", now=lambda: NOW)
    await add_game(store, 60, stop=True)
    await add_game(store, 40, stop=False)
    await store.write(changing.create_table(TableRow(game="slap", guild=1, parent=2, host=11)))
    await store.close()
    return folder
