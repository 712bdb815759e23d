"""Every rule of the moons is named by a scenario or a test, and every moon is in a test of its own."""

from __future__ import annotations

import re
from pathlib import Path

from bot.cosmic.expansions.moons.moon import MOONS
from tests.cosmic.notation import read
from tests.rulebook import RULES

HERE = Path(__file__).parent
EXAMPLES = (RULES / "moons.md", HERE.parents[1] / "examples" / "moons.txt")


def test_every_rule_from_2_6_1_to_2_6_7_is_named() -> None:
    named = set(
        re.findall(
            r"\b2\.6\.(\d)\b",
            " ".join(" ".join(scenario.rules) for path in EXAMPLES for scenario in read(path.read_text())[0]),
        )
    )
    for path in HERE.glob("test_*.py"):
        for name in re.findall(r"^def (test_\w+)", path.read_text(), re.MULTILINE):
            named |= set(re.findall(r"2_6_(\d)", name))
    assert named >= set("1234567")


def test_every_moon_is_in_a_position_of_the_tests_of_effects() -> None:
    tested = (HERE / "test_effects.py").read_text()
    assert {name for name in MOONS if f'"{name}"' not in tested} == set()
