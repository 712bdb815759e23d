"""``python -m bot pack``: a new pack works at once, and the list tells what is refused."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

from tests.cosmic.packs.making import ROOT, pack, spinner
from tests.cosmic.packs.test_scenes import play
from tests.python_forks import run_bot, run_code


def bot(*arguments: str, packs: Path | str = "") -> tuple[int, str]:
    return run_bot(*arguments, env={**os.environ, "PACKS": str(packs)})


def started(*arguments: str, path: Path) -> tuple[int, str]:
    """Say the same to a Python of its own, which finds what lies in ``path``."""
    done = subprocess.run(
        [sys.executable, "-m", "bot", *arguments],
        cwd=ROOT,
        env={**os.environ, "PACKS": "", "PYTHONPATH": str(path)},
        capture_output=True,
        text=True,
        check=False,
    )
    return done.returncode, done.stdout + done.stderr


def test_a_new_pack_is_entered_as_it_stands_and_plays(tmp_path: Path) -> None:
    status, said = bot("pack", "new", "attic", "--in", str(tmp_path))
    assert (status, f"{tmp_path / 'attic'} has the power Beacon" in said) == (0, True)
    status, said = bot("pack", "list", packs=tmp_path)
    assert status == 0
    assert said.startswith("the pack attic 1.0.0 by You (")
    assert said.endswith(") has Beacon\n")
    play("a_new_pack_plays", tmp_path)


def test_a_new_pack_takes_no_name_that_would_be_refused(tmp_path: Path) -> None:
    (tmp_path / "here").mkdir()
    for name, why in (
        ("zombie", "something in the game is called zombie"),
        ("here", "is there already"),
        ("A", "2 to"),
    ):
        status, said = bot("pack", "new", name, "--in", str(tmp_path))
        assert (status, why in said) == (1, True)
    status, said = bot("pack", "new", str(tmp_path / "attic"))
    assert (status, f"pack new attic --in {tmp_path}" in said) == (1, True)
    assert [path.name for path in tmp_path.iterdir()] == ["here"]


def test_a_new_pack_may_begin_with_a_copy_of_a_power_of_the_game(tmp_path: Path) -> None:
    status, said = bot("pack", "new", "attic", "--like", "Fury", "--in", str(tmp_path))
    assert (status, "has the power Attic" in said) == (0, True), said
    power = (tmp_path / "attic" / "powers" / "attic.py").read_text()
    assert "class WildAttic(Flare" in power
    assert "Fury" not in power.partition("class")[2]
    assert "event-noted-attic-rage = " in (tmp_path / "attic" / "words" / "de.ftl").read_text()
    assert bot("pack", "list", packs=tmp_path)[0] == 0
    for name, why in (("nobody", "There is no power nobody to copy."), ("witch", "Witch cannot be copied.")):
        status, said = bot("pack", "new", "porch", "--like", name, "--in", str(tmp_path))
        assert (status, said.strip().endswith(why), (tmp_path / "porch").exists()) == (1, True, False), said


def test_the_list_tells_why_a_pack_is_refused_and_the_doctor_too(tmp_path: Path) -> None:
    pack(tmp_path, "bad", spinner("return None").replace("Power, kind", "Pwer, kind"))
    for command in (("pack", "list"), ("doctor",)):
        status, said = bot(*command, packs=tmp_path)
        assert status == 1
        assert f"the pack in {tmp_path / 'bad'} is refused" in said
        assert "bad/powers/spinner.py:5: NameError" in said
    assert bot("pack", "list") == (0, "There are no packs: set PACKS to a folder that has some.\n")


CHECK = """
import sys
from dataclasses import replace
from bot.__main__ import main
from proving.packs import check

check.QUICK = replace(check.QUICK, measured=1, won=1)
sys.exit(main(sys.argv[1:]))
"""
"""A quick check that counts fewer games of computer players: what it counts is no claim of a test."""


def test_the_check_of_a_new_pack_is_passed(tmp_path: Path) -> None:
    bot("pack", "new", "attic", "--in", str(tmp_path))
    check = ("pack", "check", str(tmp_path / "attic"), "--quick")
    status, said = run_code(CHECK, *check, env={**os.environ, "PACKS": str(tmp_path)})
    assert status == 0, said
    assert "✓ beacon plays 6 random games, each twice alike, and is used in" in said
    assert "✗" not in said
    assert "! its" not in said
    page = (tmp_path / "attic" / "check.html").read_text()
    assert page.count('src="data:image/png;base64,') == 2
    assert "Beacon" in page


def test_packs_come_as_distributions_and_one_that_is_broken_stops_nothing(tmp_path: Path) -> None:
    pack(tmp_path, "installed")
    (tmp_path / "broken").mkdir()
    (tmp_path / "broken" / "__init__.py").write_text("raise RuntimeError('at once')")
    about = tmp_path / "powers-1.0.dist-info"
    about.mkdir()
    (about / "METADATA").write_text("Metadata-Version: 2.1\nName: powers\nVersion: 1.0\n")
    named = "[zodiac_table.powers]\none = installed\ntwo = nowhere\nthree = broken.inside\n"
    (about / "entry_points.txt").write_text(named)
    status, said = started("pack", "list", path=tmp_path)
    assert status == 1
    assert "the pack installed 1.0.0 by Somebody" in said
    assert "the pack in nowhere is refused: ModuleNotFoundError: there is no package nowhere." in said
    assert "the pack in broken.inside is refused: RuntimeError: at once." in said


def test_the_vocabulary_is_printed_from_the_code() -> None:
    status, said = bot("pack", "moves")
    assert status == 0
    for row in ("## LOSING.before", "- `remember(game: Cosmic,", "- `Question.one_of(", "## arrivals"):
        assert row in said
