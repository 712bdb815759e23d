"""A data directory that belongs to somebody else: every admin command says so in one sentence, with the remedy."""

from __future__ import annotations

import os
import shutil
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from bot.__main__ import main
from bot.admin import doctor, games  # noqa: F401  # a stranger could not import them
from bot.settings import DATABASE
from bot.store.files import obstacle

NOBODY = 65534
COMMANDS = ("doctor", "verify 3", "replay --check", "export 1 game.json", "backup copy.sqlite3")


@contextmanager
def stranger(folder: Path) -> Iterator[str]:
    """Lock us out of ``folder``: root becomes somebody else, and anybody else takes their own rights away.

    The remedy that has to be named.
    """
    us = os.geteuid()
    folder.chmod(0o700 if us == 0 else 0)
    try:
        if us == 0:
            os.seteuid(NOBODY)
            yield f"belongs to user 0:{os.stat(folder).st_gid}, but this bot runs as {NOBODY}:"
        else:
            yield "has mode 0: chmod u+rwX"
    finally:
        os.seteuid(us)
        folder.chmod(0o700)


@pytest.fixture
def foreign(data: Path) -> Iterator[Path]:
    """A copy of the data that others could reach, were it not for its own rights."""
    home = Path(tempfile.mkdtemp())
    home.chmod(0o755)
    shutil.copytree(data, home / "data")
    yield home / "data"
    shutil.rmtree(home)


@pytest.mark.parametrize("command", COMMANDS)
def test_the_sentence_names_the_owner_and_the_remedy(
    foreign: Path, command: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("DATA_DIR", str(foreign))
    monkeypatch.setenv("DISCORD_TOKEN", "a.b.c")
    with stranger(foreign) as remedy:
        assert main(command.split()) == 1
    out, err = capsys.readouterr()
    said = out.splitlines()[-1] if command == "doctor" else err
    assert remedy in said
    assert str(foreign) in said
    assert "ch" + ("own -R" if os.geteuid() == 0 else "mod") in said


def test_what_is_in_the_way_is_named_from_the_root_on(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    (tmp_path / "folder").mkdir()
    assert obstacle(tmp_path / "new") == ""
    assert obstacle(tmp_path / "file") == ""
    assert obstacle(tmp_path / "file" / "x") == f"{tmp_path}/file is no folder"
    assert obstacle(tmp_path / "gone" / "deep" / "x") == f"the folder {tmp_path}/gone does not exist"
    assert obstacle(tmp_path / "folder") == "it is a folder"


def test_a_backup_names_the_database_that_is_missing_and_not_the_copy(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("DATA_DIR", str(tmp_path))
    assert main(["backup", str(tmp_path / "copy")]) == 1
    assert f"{tmp_path / DATABASE} cannot be opened or written: there is no such file." in capsys.readouterr().err


def test_what_nobody_foresaw_is_a_sentence_and_a_traceback_only_for_who_wants_it(
    data: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def broken(*anything: object) -> int:
        raise KeyError("seat 9")

    monkeypatch.setenv("DATA_DIR", str(data))
    monkeypatch.setattr(games, "verify", broken)
    assert main(["verify", "1"]) == 1
    assert capsys.readouterr().err == "`verify` met something unforeseen (KeyError: 'seat 9'). Please report it.\n"
    monkeypatch.setenv("LOG_LEVEL", "debug")
    assert main(["verify", "1"]) == 1
    assert "Traceback" in capsys.readouterr().err
