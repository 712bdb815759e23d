"""The level of computer players at a table: as it was chosen in the lobby, and as before at tables saved before."""

from __future__ import annotations

import msgspec
import pytest

from bot.cosmic.ai.player import LEVELS
from bot.cosmic.model.options import Options
from bot.play.games.kinds import CosmicKind
from bot.play.lobbies.lobby import Lobby
from bot.play.rosters import Seated
from bot.tables.contract.table import Stamp
from bot.tables.cosmic.chair import Chair
from bot.tables.cosmic.clockwork import computers
from bot.tables.cosmic.controller import CosmicController
from bot.tables.cosmic.handling import Running
from bot.tables.cosmic.record import Record
from cogs.lobbies.lobby_views import lobby_says
from tests.cosmic.table import Table

ROSTER = [Seated("Ana", 1), Seated("Ada", None, temper="sly"), Seated("Bo", None, temper="bold")]
GAS = Table(hands={0: ["A20", "edict.ionic_gas"], 1: ["A4"]}).wish(0, "target", "blue-1").run(until="checkpoint.reveal")


@pytest.mark.parametrize(("chosen", "level"), [({}, "normal"), ({"computers": "easy"}, "easy")])
def test_a_new_table_has_the_level_that_was_chosen(chosen: dict[str, str], level: str) -> None:
    controller = CosmicKind().begin(1, ROSTER, chosen, 7)
    assert CosmicController.load(controller.game, controller.dump())._record.level == level


def test_tables_saved_before_there_were_levels_keep_easy_players() -> None:
    controller = CosmicController.new(
        1, ["Ana", "Ada", "Bo"], ["", "sly", "bold"], 7, Options(), "daily", level="normal"
    )
    old = msgspec.json.decode(controller.dump())
    del old["level"]
    assert msgspec.convert(old, Record).level == "easy"


def test_the_level_of_the_table_answers() -> None:
    """An easy player spends Ionic Gas on a challenge that it wins; a normal one keeps it."""
    number, ask = next(iter(GAS.game.asks.items()))
    assert ask.seat == 0
    while ask.key != "checkpoint.between" and "ionic_gas" not in str(ask.form):
        GAS.close()
        number, ask = next(iter(GAS.game.asks.items()))
    said = {}
    for level in LEVELS:
        record = Record(1, [Chair(name, "bold") for name in ("Ana", "Ben", "Cy", "Dot")], "daily", level=level)
        table = Running(GAS.game, record, Stamp(0))
        said[level] = {str(computers.answers(table, number + shift, ask)) for shift in range(6)}
    assert any("ionic_gas" in one for one in said["easy"])
    assert said["normal"] == {"pass"}


@pytest.mark.parametrize(
    ("language", "options", "shown"),
    [
        ("en", {}, "(computer, sly)"),
        ("en", {"computers": "easy"}, "Computer players: easy"),
        ("de", {}, "(Computer, listig)"),
    ],
)
def test_the_lobby_shows_it(language: str, options: dict[str, str], shown: str) -> None:
    lobby = Lobby(1, "cosmic", 1, ROSTER, {"language": language, **options}, "lobby")
    assert shown in lobby_says(lobby)
