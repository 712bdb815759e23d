"""Every rule of the asteroids is named by a scenario or a test."""

from __future__ import annotations

import re
from pathlib import Path

HERE = Path(__file__).parent
EXAMPLES = HERE.parents[1] / "examples" / "asteroids.txt"
RULES = {*range(1, 36), 40}
"""All of 9.3."""


def test_every_rule_from_a1_to_a40_is_named() -> None:
    brackets = " ".join(re.findall(r"\[([^\]]*)\]", EXAMPLES.read_text()))
    named = set(re.findall(r"\bA(\d+)\b", brackets))
    for path in HERE.glob("test_*.py"):
        for name in re.findall(r"^def (test_\w+)", path.read_text(), re.MULTILINE):
            named |= set(re.findall(r"_a(\d+)", name))
    assert {number for number in RULES if str(number) not in named} == set()
