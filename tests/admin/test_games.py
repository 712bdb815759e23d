"""Games as files: whole, sealed, refused when changed; and whether live games go on under the present code."""

from __future__ import annotations

import json
from collections.abc import Callable
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from typing import Any

import msgspec
import pytest

from bot.__main__ import main
from bot.admin.moving import game_of
from bot.cosmic.game import COSMIC
from bot.cosmic.model.options import Options
from bot.kernel import export as files
from bot.kernel.event import Event
from bot.kernel.game import Game
from bot.kernel.saved import NotOffered
from bot.play.games.kinds import KINDS, PLAYABLES
from bot.play.games.results import export
from bot.settings import DATABASE
from bot.slap.game import RULES
from bot.store.sqlite.worker import open_database
from bot.store.statements.moving import seal
from tests.admin.conftest import ENDED, LOBBY, UNDER_WAY

Run = Callable[..., tuple[int, str, str]]


@pytest.fixture
def run(data: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Run:
    """The command line: exit status, what it printed, what it complained of."""
    monkeypatch.setenv("DATA_DIR", str(data))

    def call(*arguments: object) -> tuple[int, str, str]:
        status = main([str(argument) for argument in arguments])
        told = capsys.readouterr()
        return status, told.out, told.err

    return call


def test_an_ended_game_is_exported_whole_and_verified_by_playing_it_again(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    status, out, err = run("export", ENDED, file)
    assert (status, err) == (0, "")
    assert "61 decisions" in out
    status, out, _ = run("verify", file)
    assert status == 0
    assert "all 61 decisions fit" in out
    posted = PLAYABLES["slap"].begin(4, {"penalty": "1"}, 2**100 + 60).state.commitment
    assert f"The hash of its shuffle is {posted}:" in out
    assert run("verify", ENDED)[0] == 0


@pytest.mark.parametrize("number", [0, 2**63 - 1, 2**63, 10**30])
def test_a_number_that_no_table_has_is_told_in_a_sentence(run: Run, tmp_path: Path, number: int) -> None:
    for command in (["verify", number], ["export", number, tmp_path / "game.json"]):
        status, _, err = run(*command)
        assert (status, "There is no game at table" in err) == (1, True)


def test_no_export_takes_the_place_of_the_database(run: Run, data: Path) -> None:
    status, out, err = run("export", ENDED, data / DATABASE)
    assert (status, out) == (1, "")
    assert "is the database itself" in err
    assert run("verify", ENDED)[0] == 0


def test_an_export_names_players_but_no_discord_ids(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    run("export", ENDED, file)
    content = json.loads(file.read_text())["content"]
    assert content["players"][0] == {"name": "Ana", "computer": False}
    assert content["players"][3] == {"name": "Ada", "computer": True}
    assert "user" not in file.read_text()


def test_a_game_under_way_is_exported_with_a_warning_and_its_shuffle_not_shown(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    status, _, err = run("export", UNDER_WAY, file)
    assert status == 0
    assert "hidden cards" in err
    assert files.verify(PLAYABLES, file.read_bytes()).replayed
    status, out, err = run("verify", UNDER_WAY)
    assert status == 1
    assert "still under way" in err
    assert out == ""


def test_a_game_of_newer_rules_is_refused_with_what_to_do(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    run("export", ENDED, file)
    content = json.loads(file.read_text())
    content["content"]["versions"] = [RULES.version, RULES.version + 1]
    file.write_text(json.dumps(reseal(content)))
    for command in ("verify", "replay"):
        status, _, err = run(command, file)
        assert status == 1
        assert err.endswith("use a newer bot.\n")


async def test_the_file_of_a_table_under_way_is_made_only_where_it_stays_secret(data: Path) -> None:
    row, log, history = game_of(data / DATABASE, UNDER_WAY)
    with pytest.raises(files.StillSecret, match="given out after the end"):
        export(KINDS["slap"], row, log, history)
    assert files.read(export(KINDS["slap"], row, log, history, secret=True)).status == "running"


@pytest.mark.parametrize("table", [LOBBY, 99])
def test_what_is_no_game_cannot_be_exported(run: Run, tmp_path: Path, table: int) -> None:
    status, _, err = run("export", table, tmp_path / "game.json")
    assert status == 1
    assert "There is no game at table" in err
    assert not (tmp_path / "game.json").exists()


def reseal(file: dict[str, Any]) -> dict[str, Any]:
    content = msgspec.convert(file["content"], files.Export)
    return {**file, "digest": files._digest(content)}


def changed(file: dict[str, Any], how: str) -> bytes:
    """The file after somebody has worked on it."""
    content = file["content"]
    if how == "cut short":
        return json.dumps(file).encode()[:-100]
    if how == "not a game":
        return b'{"hello": 1}'
    if how == "other format":
        file["format"] = "table game 99"
    elif how == "other name":
        content["players"][0]["name"] = "Zoe"
    elif how == "decision changed":
        content["decisions"][5]["seat"] = 0
    elif how == "decision dropped and sealed anew":
        del content["decisions"][10]
        file = reseal(file)
    elif how == "other winner and sealed anew":
        content["decisions"][5]["seat"] = 3 - content["decisions"][5]["seat"]
        file = reseal(file)
    elif how == "other seed and sealed anew":
        content["seed"] = "7"
        file = reseal(file)
    elif how == "last decision dropped and sealed anew":
        content["decisions"].pop()
        file = reseal(file)
    elif how == "impossible options and sealed anew":
        content["options"]["penalty"] = "ninety"
        file = reseal(file)
    elif how == "unknown game and sealed anew":
        content["game"] = "chess"
        file = reseal(file)
    return json.dumps(file).encode()


@pytest.mark.parametrize(
    ("how", "why"),
    [
        ("cut short", "damaged"),
        ("not a game", "no game of this bot"),
        ("other format", "format"),
        ("other name", "was changed"),
        ("decision changed", "was changed"),
        ("decision dropped and sealed anew", "Decision"),
        ("other winner and sealed anew", "Decision"),
        ("other seed and sealed anew", "Decision"),
        ("last decision dropped and sealed anew", "does not end as the file says"),
        ("impossible options and sealed anew", "cannot begin"),
        ("unknown game and sealed anew", "does not know"),
    ],
)
def test_a_tampered_export_is_refused_in_one_sentence(run: Run, tmp_path: Path, how: str, why: str) -> None:
    file = tmp_path / "game.json"
    run("export", ENDED, file)
    file.write_bytes(changed(json.loads(file.read_text()), how))
    for command in ("verify", "replay"):
        status, out, err = run(command, file)
        if command == "replay" and "does not end" in why:
            continue  # it shows what is there; only verify looks at the end
        assert status == 1
        assert why in err
        assert len(err.splitlines()) == 1
        assert out == ""


def raise_version(monkeypatch: pytest.MonkeyPatch, **changed: Any) -> None:
    """The bot of the command line knows later rules of the slap game, of which some things are others."""
    later = replace(RULES, version=RULES.version + 1, upgrades={RULES.version: lambda saved: saved}, **changed)
    monkeypatch.setitem(PLAYABLES, "slap", replace(PLAYABLES["slap"], rules=later))
    monkeypatch.setattr(type(KINDS["slap"]), "rules", later)


def test_a_game_of_older_rules_is_played_again_by_lifting(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    run("export", ENDED, tmp_path / "game.json")
    raise_version(monkeypatch)
    for target in (tmp_path / "game.json", ENDED):
        status, out, _ = run("verify", target)
        assert (status, "all 61 decisions fit" in out, "The hash of its shuffle is" in out) == (0, True, True)


class News(Event, frozen=True):
    """One thing more that is told."""


def test_of_a_game_that_older_rules_played_otherwise_is_said_how_far_it_fits(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    run("export", ENDED, tmp_path / "game.json")

    def refuse(*_: object) -> None:
        raise NotOffered("stop")

    raise_version(monkeypatch, interrupts={"stop": refuse})
    status, out, _ = run("verify", tmp_path / "game.json")
    assert status == 0
    assert "played under rules 1, and rules have changed since" in out
    assert "the first 60 of its 61 decisions fit, and the next one does not, so it was not played to its end" in out

    def telling(game: Any) -> Any:
        game.emit(News())
        return RULES.phases["deal"](game)

    raise_version(monkeypatch, phases={**RULES.phases, "deal": telling})
    status, out, _ = run("verify", tmp_path / "game.json")
    assert status == 0
    assert "its 61 decisions all fit, but from number 1 on it goes another way than it did" in out


def test_a_game_whose_pack_is_taken_away_is_named_before(run: Run, data: Path) -> None:
    saved = json.loads(Game.new(COSMIC, 1, 4, Options()).save().snapshot)
    saved["state"] |= {"packs": {"attic": "1.2.0 ab"}, "lineup": "attic.beacon"}
    with closing(open_database(data / DATABASE)) as connection:
        connection.execute("UPDATE tables SET game = 'cosmic', version = ? WHERE id = ?", (COSMIC.version, UNDER_WAY))
        values = (UNDER_WAY, 0, json.dumps(saved, separators=(",", ":")).encode())
        connection.execute("REPLACE INTO saves VALUES (?, ?, ?, ?)", (*values, seal(*values)))
    status, out, _ = run("replay", "--check")
    told = f"Table {UNDER_WAY} (cosmic) needs the pack attic 1.2.0: it would sleep, so put it where PACKS looks."
    assert (status, out) == (1, f"{told}\nGames that go on as they are: 0 of 1.\n")


def test_games_of_newer_rules_are_named_with_what_to_do(run: Run, data: Path, tmp_path: Path) -> None:
    newer = RULES.version + 1
    with closing(open_database(data / "tables.sqlite3")) as connection:
        connection.execute("UPDATE tables SET version = ?", (newer,))
    told = f"(slap) was last played under rules {newer}; this bot knows rules up to {RULES.version}"
    status, out, _ = run("replay", "--check")
    assert (status, out) == (
        1,
        f"Table {UNDER_WAY} {told}: it would sleep, so run the newer version.\nGames that go on as they are: 0 of 1.\n",
    )
    for command in (["verify", ENDED], ["export", ENDED, tmp_path / "game.json"]):
        status, _, err = run(*command)
        assert (status, f"Table {ENDED} {told}: run the newer version." in err) == (1, True)
    with closing(open_database(data / "tables.sqlite3")) as connection:
        connection.execute("UPDATE tables SET game = 'chess'")
    assert f"Table {UNDER_WAY} (chess) plays a game that this bot does not know" in run("replay", "--check")[1]


def test_replay_goes_to_any_step(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    run("export", ENDED, file)
    status, out, _ = run("replay", file, "--step", 3)
    assert status == 0
    assert [line.split()[0] for line in out.splitlines()[:4]] == ["1", "2", "3", "{"]
    assert '"flips": 3' in out
    assert '"outcome": null' in out
    assert '"how": "stopped"' in run("replay", file)[1]


def test_replay_without_a_file_says_what_to_give(run: Run) -> None:
    status, _, err = run("replay")
    assert status == 1
    assert "--check" in err


def test_replay_check_passes_when_every_live_game_goes_on(run: Run, data: Path) -> None:
    before = (data / "tables.sqlite3").read_bytes()
    assert run("replay", "--check") == (0, "Games that go on as they are: 1 of 1.\n", "")
    assert (data / "tables.sqlite3").read_bytes() == before


@pytest.mark.parametrize(
    ("damage", "says"),
    [
        (
            "INSERT INTO decisions VALUES (2, 999, 0, NULL, 'dance', x'6E756C6C', 'echo', 1, '0', NULL)",
            "would lose its last decision, at most what was decided since its present phase began: its thread is told, "
            "and people are asked again. Check again once that phase has ended, or upgrade now.",
        ),
        ("UPDATE saves SET snapshot = x'7B7D' WHERE \"table\" = 2", "Stay with the version that runs, and report it."),
        (
            "UPDATE decisions SET digest = '5' WHERE \"table\" = 2",
            "leads elsewhere than it was played. Stay with the version",
        ),
    ],
)
def test_replay_check_names_each_game_that_does_not_go_on(run: Run, data: Path, damage: str, says: str) -> None:
    with closing(open_database(data / "tables.sqlite3")) as connection:
        connection.execute(damage)
    status, out, _ = run("replay", "--check")
    assert status == 1
    assert f"Table {UNDER_WAY}" in out
    assert says in out


def test_a_backup_is_verified_and_a_damaged_one_refused(run: Run, tmp_path: Path) -> None:
    copy = tmp_path / "copy.sqlite3"
    assert run("backup", copy)[0] == 0
    status, out, _ = run("verify", copy)
    assert status == 0
    assert "3 tables" in out
    content = copy.read_bytes()
    copy.write_bytes(content[:4096] + b"\xff" * 8192 + content[12288:])
    for command in ("verify", "restore"):
        status, _, err = run(command, copy)
        assert status == 1
        assert "refused" in err
        assert len(err.splitlines()) == 1


def test_a_newer_backup_is_refused_and_the_data_left_alone(run: Run, data: Path, tmp_path: Path) -> None:
    copy = tmp_path / "copy.sqlite3"
    run("backup", copy)
    with closing(open_database(copy)) as connection:
        connection.execute("PRAGMA user_version = 99")
    before = (data / "tables.sqlite3").read_bytes()
    for command in ("verify", "restore"):
        status, _, err = run(command, copy)
        assert status == 1
        assert "Run the newer bot again" in err
    assert (data / "tables.sqlite3").read_bytes() == before


def test_what_was_backed_up_can_be_restored(run: Run, data: Path, tmp_path: Path) -> None:
    copy = tmp_path / "copy.sqlite3"
    run("backup", copy)
    (data / "tables.sqlite3").unlink()
    assert run("restore", copy)[0] == 0
    assert run("verify", ENDED)[0] == 0


@pytest.mark.parametrize("command", [("export", "1", "x"), ("verify", "1"), ("replay", "--check"), ("backup", "x")])
def test_without_a_database_the_answer_is_one_sentence(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], command: tuple[str, ...]
) -> None:
    monkeypatch.setenv("DATA_DIR", str(tmp_path / "nowhere"))
    monkeypatch.chdir(tmp_path)
    assert main(list(command)) == 1
    told = capsys.readouterr()
    assert "database" in told.err
    assert len(told.err.splitlines()) == 1
