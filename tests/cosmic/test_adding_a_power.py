"""The page about adding a power is true: its power plays when its one file is there, and its test passes."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]
PAGE = ROOT / "docs" / "adding-a-power.md"
RUN = """
import sys
import bot.cosmic.powers
bot.cosmic.powers.__path__.append(sys.argv[1])
from bot.cosmic.kinds import registry
registry.load()
from tests.cosmic.table import Table
{tests}
for name, test in list(globals().items()):
    if name.startswith("test_"):
        test()
        print(name)
"""


def test_the_power_of_the_page_is_added_by_its_file_alone_and_passes_its_test(tmp_path: Path) -> None:
    power, tests = re.findall(r"^```text\n(.+?)^```", PAGE.read_text(), re.MULTILINE | re.DOTALL)
    (tmp_path / "tortoise.py").write_text(power)
    script = RUN.format(tests=tests)
    done = subprocess.run(
        [sys.executable, "-c", script, str(tmp_path)], cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    assert len(done.stdout.split()) == 2


def test_no_other_file_names_a_power_of_the_page() -> None:
    named = [path for path in (ROOT / "bot").rglob("*.py") if "tortoise" in path.read_text()]
    assert named == []
