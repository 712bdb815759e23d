"""The page about adding an expansion is true: its expansion plays when its folder is there, and its test passes."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from pathlib import Path

import bot.cosmic
from bot.cosmic.kinds import registry

ROOT = Path(__file__).parents[2]
PAGE = ROOT / "docs" / "adding-an-expansion.md"
RUN = """
import sys
from pathlib import Path
import bot.words.speech
bot.words.speech.LOCALES = Path(sys.argv[1]) / "locales"
import bot.cosmic.expansions
bot.cosmic.expansions.__path__.append(sys.argv[1])
from bot.cosmic.kinds import registry
from bot.cosmic.model import board
from bot.cosmic.words import text
from bot.cosmic.game import COSMIC
from bot.cosmic.expansions.beacons.views import BeaconsView
from bot.cosmic.model.options import Options
from bot.cosmic.seen.project import see_table
from bot.cosmic.events import Moved
from bot.cosmic.expansions.beacons.events import BeaconGrew
from bot.kernel.game import Game
from tests.cosmic.table import Table
{tests}
for name, test in list(globals().items()):
    if name.startswith("test_"):
        test()
        print(name)
"""
WORDS = re.compile(r"^`(locales/[\w/]+\.ftl)`\n\n```text\n(.+?)^```", re.MULTILINE | re.DOTALL)
FILES = re.compile(r"^`(\w+\.py)`\n\n```text\n(.+?)^```", re.MULTILINE | re.DOTALL)


def test_the_expansion_of_the_page_is_added_by_its_folder_alone_and_passes_its_test(tmp_path: Path) -> None:
    folder = tmp_path / "beacons"
    folder.mkdir()
    files = FILES.findall(PAGE.read_text())
    for name, content in files:
        (folder / name).write_text(content)
    shutil.copytree(ROOT / "locales", tmp_path / "locales")
    for name, content in WORDS.findall(PAGE.read_text()):
        (tmp_path / name).write_text(content)
    tests = PAGE.read_text().rpartition("## The test")[2].partition("```text\n")[2].partition("```")[0]
    done = subprocess.run(
        [sys.executable, "-c", RUN.format(tests=tests), str(tmp_path)],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    assert len(files) == 7
    assert done.returncode == 0, done.stderr
    assert len(done.stdout.split()) == 1


def test_no_other_file_names_the_expansion_of_the_page() -> None:
    assert [path for path in (ROOT / "bot").rglob("*.py") if "beacons" in path.read_text()] == []


def test_no_base_file_imports_an_expansion() -> None:
    home = Path(bot.cosmic.__path__[0])
    base = [path for path in home.rglob("*.py") if path.relative_to(home).parts[0] != "expansions"]
    naming = [path.name for path in base if re.search(r"(from|import) bot\.cosmic\.expansions", path.read_text())]
    assert naming == []


def test_expansions_stand_in_the_order_of_their_ranks() -> None:
    ranks = [expansion.rank for expansion in registry.EXPANSIONS.values()]
    assert ranks == sorted(ranks)
