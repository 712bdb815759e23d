"""README and docs are true: their links lead somewhere and their commands exist."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
PAPERS = [ROOT / "README.md", *sorted((ROOT / "docs").rglob("*.md"))]


@pytest.mark.parametrize("paper", PAPERS, ids=lambda paper: paper.name)
def test_every_link_and_picture_leads_to_a_file(paper: Path) -> None:
    for target in re.findall(r"\]\(([^)#]+)\)", paper.read_text()):
        if not target.startswith("http"):
            assert (paper.parent / target).exists(), f"{paper.name}: {target}"


def test_every_make_target_of_the_readme_exists() -> None:
    makefile = (ROOT / "Makefile").read_text()
    for target in re.findall(r"`?make (\w+)", (ROOT / "README.md").read_text()):
        assert re.search(rf"^{target}:", makefile, re.MULTILINE), target


def test_the_command_line_knows_the_subcommands_of_the_readme() -> None:
    shown = subprocess.run(
        [sys.executable, "-m", "bot", "--help"], cwd=ROOT, capture_output=True, text=True, check=True
    ).stdout
    for command in re.findall(r"python -m bot (\w+)", (ROOT / "README.md").read_text()):
        assert command in shown


def test_no_token_is_one_clear_sentence() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "bot", "run"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        env={"PATH": "/usr/bin"},
        check=False,
    )
    assert done.returncode == 1
    assert "DISCORD_TOKEN" in done.stderr
    assert "Traceback" not in done.stderr
