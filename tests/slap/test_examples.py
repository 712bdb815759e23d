from __future__ import annotations

from pathlib import Path

import pytest

from tests import slap_examples
from tests.rulebook import SLAP
from tests.slap import e_examples
from tests.slap.notation import Example, read

HERE = Path(__file__).parent / "examples"
OWN = [example for path in sorted(HERE.glob("*.txt")) for example in read(path.read_text(encoding="utf-8"))[0]]
ENGINE = [example for example in OWN if example.id.startswith("E")]
FINE = "E1 title [R6]\n given a:7C,2S b:9G,4B pile:Z turn:a\n do flip\n then turn:b\n"


@pytest.mark.parametrize("example", ENGINE, ids=lambda example: example.id)
def test_the_table_does_as_the_example_says(example: Example) -> None:
    assert e_examples.run(example) == []


def test_own_examples_have_different_ids_and_are_all_readable() -> None:
    assert len({example.id for example in OWN}) == len(OWN) >= 25
    for path in HERE.glob("*.txt"):
        assert read(path.read_text(encoding="utf-8"))[1] == []


def test_the_examples_in_the_rules_pass() -> None:
    passed, failed = slap_examples.check(SLAP.read_text(encoding="utf-8"))
    assert failed == []
    assert passed >= 73
    assert slap_examples.main([]) == 0


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("turn:b", "turn:a"),
        ("turn:b", "pile:Z"),
        ("turn:b", "pattern:double"),
        ("turn:b", "a:-"),
        ("turn:b", "ch:a,court,1"),
        ("turn:b", "won:a"),
        ("turn:b", "locked:a"),
        ("turn:b", "slap:win"),
        ("turn:b", "broke:a"),
        ("turn:b", "due:a"),
        ("turn:b", "hist:-"),
        ("turn:b", "weather:fine"),
        ("turn:b", ""),
        ("do flip", "do jump"),
        ("do flip", "do flip:a"),
        ("do flip", "do slap:z"),
        ("do flip", "do leave:a leave:b close leave:a"),
        ("7C", "11C"),
        ("7C", "@G9"),
        ("7C", "2S"),
        ("turn:a", ""),
        ("turn:a", "turn:c"),
        ("turn:a", "turn:a turn:b"),
        ("turn:a", "turn:a mood:good"),
        ("turn:a", "turn:a comebacks:7"),
        ("turn:a", "turn:a broke:b"),
        ("pile:Z", "pile:Z hist:9C"),
        ("pile:Z", "pile"),
        (" given", " gven"),
        (" do flip\n", ""),
        ("b:9G,4B", ""),
    ],
)
def test_an_example_that_is_wrong_or_malformed_is_a_failure(old: str, new: str) -> None:
    assert slap_examples.check(FINE) == (1, [])
    passed, failed = slap_examples.check(FINE.replace(old, new, 1))
    assert passed == 0
    assert failed


def test_a_malformed_line_is_reported_with_its_number() -> None:
    _, failed = slap_examples.check(FINE.replace(" do flip", " did flip"))
    assert any("line 3" in problem and "did flip" in problem for problem in failed)


def test_a_time_that_is_no_number_is_a_failure_of_that_example() -> None:
    text = "D1 t [A5]\n given s5:pattern open:s5 seats:a,b\n events slap:a,s5,soon\n then a=wins\n" + FINE
    passed, failed = slap_examples.check(text)
    assert passed == 1
    assert len(failed) == 1
    assert "D1" in failed[0]


def test_only_fenced_blocks_with_examples_are_read_where_there_are_fences() -> None:
    text = f"# A title\n\nE5 is prose here\n\n```yaml\nkey: value\n```\n\n```text\n{FINE}```\n"
    assert slap_examples.check(text) == (1, [])


def test_the_command_counts_and_tells_by_its_exit_code(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    good, bad, empty = tmp_path / "good", tmp_path / "bad", tmp_path / "empty"
    good.write_text(FINE)
    bad.write_text(FINE.replace("turn:b", "turn:a"))
    empty.write_text("nothing here")
    assert slap_examples.main([str(good)]) == 0
    assert capsys.readouterr().out == "1 passed, 0 failed\n"
    assert slap_examples.main([str(good), str(bad)]) == 1
    assert capsys.readouterr().out.endswith("1 passed, 1 failed\n")
    assert slap_examples.main([str(empty)]) == 1
    assert slap_examples.main([str(tmp_path / "missing")]) == 1
