from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests import cosmic_examples
from tests.cosmic import notation_run
from tests.cosmic.notation import Scenario, read
from tests.rulebook import COSMIC

OWN = sorted((Path(__file__).parents[1] / "examples").glob("*.txt"))
ALL = [scenario for path in (*COSMIC, *OWN) for scenario in read(path.read_text(encoding="utf-8"))[0]]
FINE = """E1 a tie is won by the defense [5.1.2]
 given at:planning offense:a defense:b target:b2 off:a3,c2 b2:b3 a.hand:A12 b.hand:A14
 do    a.card:A12 b.card:A14 rest
 then  total:17-17 outcome:defense warp:a3,c2 c.hand:-
"""


@pytest.mark.parametrize("scenario", ALL, ids=lambda scenario: scenario.id)
def test_the_engine_does_as_the_scenario_says(scenario: Scenario) -> None:
    assert notation_run.run(scenario) == []


def test_the_worked_examples_of_the_rules_are_among_them() -> None:
    told = [number for book in COSMIC for number in re.findall(r"^\*\*(EX\d+) ", book.read_text("utf-8"), re.MULTILINE)]
    played = {re.sub(r"[a-z]$", "", scenario.id) for scenario in ALL}
    assert len(told) == 64
    assert set(told) - played == {"EX64"}, "the free distribution of tokens is tried in the tests of Skill Tokens"
    assert cosmic_examples.main([]) == 0


def test_scenarios_have_different_ids_and_are_all_readable() -> None:
    assert len({scenario.id for scenario in ALL}) == len(ALL)
    for path in (*COSMIC, *OWN):
        assert read(path.read_text(encoding="utf-8"))[1] == []


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("total:17-17", "total:17-18"),
        ("outcome:defense", "outcome:offense"),
        ("warp:a3,c2", "warp:a3"),
        ("warp:a3,c2", "warp~a2"),
        ("warp:a3,c2", "warp!a3"),
        ("c.hand:-", "c.hand:A14"),
        ("c.hand:-", "c.hand~C"),
        ("c.hand:-", "c.hand:#1"),
        ("c.hand:-", "c.foreign:1"),
        ("c.hand:-", "b.dormant:yes"),
        ("c.hand:-", "discard:A12"),
        ("c.hand:-", "discard!A14"),
        ("c.hand:-", "deck:#3"),
        ("c.hand:-", "won:a"),
        ("c.hand:-", "over:yes"),
        ("c.hand:-", "offense:c"),
        ("c.hand:-", "events:deal"),
        ("c.hand:-", "events:outcome(outcome=offense)"),
        ("c.hand:-", "events!revealed"),
        ("c.hand:-", "events!totals(offense=17)"),
        ("c.hand:-", "asks~a.target"),
        ("c.hand:-", "a.target?b1"),
        ("c.hand:-", "a.mood:good"),
        ("c.hand:-", "weather:fine"),
        ("c.hand:-", "b.hand:A7*x"),
        ("a.card:A12", "a.card:A13"),
        ("a.card:A12", "a.card:A12!"),
        ("a.card:A12", "a.card:A13!4.4.1"),
        ("a.card:A12", "a.target:b2"),
        ("a.card:A12", "c.card:A12"),
        ("a.card:A12", "jump"),
        ("a.card:A12", "a.join:offense a.card:A12"),
        ("a.hand:A12", "a.hand:A99"),
        ("a.hand:A12", "a.hand:A13*2"),
        ("a.hand:A12", "a.powers:nobody"),
        ("a.hand:A12", "mood:good"),
        ("a.hand:A12", "a1:a4 a1:a3"),
        ("off:a3,c2", "off:a21"),
        ("off:a3,c2", "off:z2"),
        ("at:planning", "at:lunch"),
        ("target:b2", "target:17"),
        ("offense:a", "players:7 offense:a"),
    ],
)
def test_a_scenario_that_is_wrong_or_malformed_is_a_failure(old: str, new: str) -> None:
    assert cosmic_examples.check(FINE) == (1, [])
    assert old in FINE
    passed, failed = cosmic_examples.check(FINE.replace(old, new, 1))
    assert passed == 0
    assert failed


def test_the_example_in_the_description_of_the_notation_runs() -> None:
    described = Path(__file__).parents[3] / "docs" / "notation.md"
    assert cosmic_examples.check(described.read_text(encoding="utf-8")) == (1, [])


def test_a_refusal_is_expected_with_its_rule_and_leaves_the_game_as_it_was() -> None:
    text = FINE.replace("a.card:A12 ", "a.card:A13!4.7.4 a.card:C! a.card:A12 ")
    assert cosmic_examples.check(text) == (1, [])


def test_the_command_counts_and_tells_by_its_exit_code(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    good, bad, empty = tmp_path / "good", tmp_path / "bad", tmp_path / "empty"
    good.write_text(FINE)
    bad.write_text(FINE.replace("17-17", "17-16"))
    empty.write_text("nothing here")
    assert cosmic_examples.main([str(good)]) == 0
    assert capsys.readouterr().out == "1 passed, 0 failed\n"
    assert cosmic_examples.main([str(good), str(bad)]) == 1
    assert capsys.readouterr().out.endswith("1 passed, 1 failed\n")
    assert cosmic_examples.main([str(empty)]) == 1
    assert cosmic_examples.main([str(tmp_path / "missing")]) == 1
