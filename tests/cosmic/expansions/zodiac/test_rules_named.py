"""Every rule of the Zodiac is named by a scenario or a test."""

from __future__ import annotations

import re
from pathlib import Path

from tests.cosmic.notation import read
from tests.rulebook import RULES

HERE = Path(__file__).parent
EXAMPLES = (RULES / "zodiac.md", HERE.parents[1] / "examples" / "zodiac.txt")


def test_every_rule_from_z1_to_z47_is_named() -> None:
    brackets = " ".join(" ".join(scenario.rules) for path in EXAMPLES for scenario in read(path.read_text())[0])
    named = set(re.findall(r"\bZ(\d+)\b", brackets))
    for path in HERE.glob("test_*.py"):
        for name in re.findall(r"^def (test_\w+)", path.read_text(), re.MULTILINE):
            named |= set(re.findall(r"_z(\d+)", name))
    assert {number for number in range(1, 48) if str(number) not in named} == set()
