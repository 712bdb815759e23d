"""Every rule of the asteroids is named by a scenario or a test."""

from __future__ import annotations

import re
from pathlib import Path

from tests.cosmic.notation import read
from tests.rulebook import RULES

HERE = Path(__file__).parent
EXAMPLES = (RULES / "asteroids.md", HERE.parents[1] / "examples" / "asteroids.txt")
NUMBERS = {*range(1, 36), 40}
"""All of 9.3."""


def test_every_rule_from_ast1_to_ast40_is_named() -> None:
    brackets = " ".join(" ".join(scenario.rules) for path in EXAMPLES for scenario in read(path.read_text())[0])
    named = set(re.findall(r"\bAST(\d+)\b", brackets))
    for path in HERE.glob("test_*.py"):
        for name in re.findall(r"^def (test_\w+)", path.read_text(), re.MULTILINE):
            named |= set(re.findall(r"_ast(\d+)", name))
    assert {number for number in NUMBERS if str(number) not in named} == set()
