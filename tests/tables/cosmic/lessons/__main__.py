"""``python -m tests.tables.cosmic.lessons`` writes the positions of all lessons anew."""

from __future__ import annotations

from bot.tables.cosmic.lessons import CURRICULUM, written
from tests.tables.cosmic.lessons import making

for name in CURRICULUM:
    making.CURRICULUM.joinpath(f"{name}.json").write_text(making.text(making.made(written(name))), encoding="utf-8")
