"""A power with its flares is a small file, and gets no larger; its set and its level take three lines. The sheets of
part 3 ask for more than those before them, so that their files are longer.
"""

from __future__ import annotations

from pathlib import Path

from bot.cosmic import powers


def test_powers_are_small_files() -> None:
    home = Path(powers.__file__).parent
    lines = sorted(path.read_text().count("\n") for path in home.glob("*.py") if path.stem != "__init__")
    assert lines[len(lines) // 2] <= 90
    assert lines[len(lines) * 9 // 10] <= 145
