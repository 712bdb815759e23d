"""The page about adding a power is true: its power plays and tells what it does, by its files alone."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from pathlib import Path

import msgspec

from renderers.kit.canvas import Canvas
from renderers.kit.pieces import Figure

ROOT = Path(__file__).parents[2]
PAGE = ROOT / "docs" / "adding-a-power.md"
RUN = """
import sys
from pathlib import Path
import bot.words.speech
bot.words.speech.LOCALES = Path(sys.argv[1]) / "locales"
import bot.cosmic.powers
bot.cosmic.powers.__path__.append(sys.argv[1])
from bot.cosmic.kinds import registry
registry.load()
{tests}
for name, test in list(globals().items()):
    if name.startswith("test_"):
        test()
        print(name)
"""


def examples() -> list[str]:
    """The power, its words in English and German, its emblem, its tests."""
    return re.findall(r"^```text\n(.+?)^```", PAGE.read_text(), re.MULTILINE | re.DOTALL)


def test_the_power_of_the_page_is_added_by_its_files_alone_and_passes_its_tests(tmp_path: Path) -> None:
    power, english, german, _, tests = examples()
    (tmp_path / "tortoise.py").write_text(power)
    shutil.copytree(ROOT / "locales", tmp_path / "locales")
    for language, words in (("en", english), ("de", german)):
        (tmp_path / "locales" / language / "cosmic" / "powers" / "tortoise.ftl").write_text(words)
    script = RUN.format(tests=tests)
    done = subprocess.run(
        [sys.executable, "-c", script, str(tmp_path)], cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    assert len(done.stdout.split()) == 4


def test_the_code_of_the_page_keeps_to_the_length_of_lines() -> None:
    assert [line for block in examples() for line in block.splitlines() if len(line) > 120] == []


def test_the_emblem_of_the_page_is_drawn_within_its_radius() -> None:
    figure = msgspec.json.decode(examples()[3], type=Figure)
    c = Canvas(120, 120, "#000000")
    figure.draw(c, 60, 60, 50, "#FFFFFF", "#000000")
    box = c.reduced().getbbox()
    assert box is not None
    assert min(box[:2]) >= 8
    assert max(box[2:]) <= 112


def test_no_other_file_names_a_power_of_the_page() -> None:
    named = [path for path in (ROOT / "bot").rglob("*.py") if "tortoise" in path.read_text()]
    assert named == []
