"""Every rule of Cosmic Encounter is named by a test, so that whoever reads a rule finds what holds the engine to it.

A test names a rule in the brackets of a scenario, in its own name (``_4_0_6``, ``_z12``), or in a comment behind its
first line.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import lru_cache
from pathlib import Path

import pytest

from tests.cosmic.notation import read
from tests.rulebook import COSMIC, NUMBER

HERE = Path(__file__).parent
EXAMPLES = (*COSMIC, *sorted((HERE / "examples").glob("*.txt")))
"""All files with scenarios: the rules and our own."""
ABOUT_THE_TEXT = {"0.1", "0.2", "0.3", "0.8"}
"""What these say is how the rules are to be read."""


def rules() -> list[str]:
    """The numbers of all rules, from the project's own list."""
    lines = (HERE / "rules.txt").read_text(encoding="utf-8").splitlines()
    return [number for line in lines if not line.startswith("#") for number in line.split()]


def demands() -> list[str]:
    """The rules that demand something: without headings, which are numbers that others continue."""
    every = rules()
    return [
        one for one in every if one not in ABOUT_THE_TEXT and not any(other.startswith(f"{one}.") for other in every)
    ]


@lru_cache(maxsize=1)
def named() -> frozenset[str]:
    """Every number that a test names."""
    return frozenset(_named())


def _named() -> Iterator[str]:
    for path in EXAMPLES:
        for scenario in read(path.read_text(encoding="utf-8"))[0]:
            yield from scenario.rules
    for path in (*HERE.rglob("test_*.py"), *(HERE.parent / "tables" / "cosmic").rglob("test_*.py")):
        for name, comment in re.findall(
            r"^(?:async )?def (test_\w+)\(.*?\) -> None:(?:  # ([^\n]*))?$",
            path.read_text(encoding="utf-8"),
            re.MULTILINE | re.DOTALL,
        ):
            yield from re.findall(rf"\b{NUMBER}\b", comment)
            yield from _in_name(name)


def _in_name(name: str) -> Iterator[str]:
    """The numbers in ``test_..._4_0_3_4_2_4_e14``: nothing parts one from the next, so each has to be a rule."""
    for run in re.findall(r"(?<=_)\d+(?:_\d+)+", name):
        for parts in _read(run.split("_")):
            yield from parts
    yield from (found.upper() for found in re.findall(r"(?<=_)(?:z|s|ast|x)\d+(?=_|$)", name))


def _read(digits: list[str]) -> Iterator[list[str]]:
    """All ways to read digits as numbers of rules, one after the other, none left over."""
    if not digits:
        yield []
    for length in (2, 3):
        first = ".".join(digits[:length])
        if len(digits) >= length and first in rules():
            yield from ([first, *others] for others in _read(digits[length:]))


@pytest.mark.parametrize("part", ["0", "1", "2", "3", "4", "5", "6", "7", "8", "Z", "S", "AST", "X"])
def test_every_rule_of_a_part_is_named_by_a_test(part: str) -> None:
    demanded = [rule for rule in demands() if re.match(rf"{part}[.\d]", rule)]
    assert demanded
    assert [rule for rule in demanded if rule not in named()] == []


def test_a_rule_that_no_test_names_would_be_noticed() -> None:
    assert {"4.0.3", "Z12", "X1", "2.3.1"} <= named(), "by a name, a scenario, a comment"
    assert named().isdisjoint({"4.0.11", "Z48", "10.1", "9.1"})


def test_the_list_has_each_rule_once_and_no_part_ends_early() -> None:
    every = rules()
    assert len(set(every)) == len(every)
    for part, count in {"Z": 47, "S": 25, "X": 7}.items():
        assert [rule for rule in every if re.match(rf"{part}\d", rule)] == [f"{part}{at}" for at in range(1, count + 1)]
    assert [rule for rule in every if rule[:3] == "AST"] == [f"AST{number}" for number in (*range(1, 36), 40)]
    ends = {"0": 9, "1": 4, "2": 8, "3": 14, "4": 11, "5": 9, "6": 12, "7": 7, "8": 17}
    for part, last in ends.items():
        found = {int(rule.split(".")[1]) for rule in every if rule.startswith(f"{part}.")}
        assert found - {0} == set(range(1, last + 1))
