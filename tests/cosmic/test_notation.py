from __future__ import annotations

import pytest

from tests.cosmic import notation
from tests.cosmic.notation import Unread, read

FINE = """E1 a tie is won by the defense [5.1.2 5.3.2]   # as in the rules
 given off:a3,c2 target:b2
 given b2:b3 a.hand:A12 b.hand:A14,C*2
 do    a.card:A12
 do    b.card:A14
 then  total:17-17 discard~A12
 do    pass
 then  warp:a3,c2 events!landed b.hand:#2
"""


def test_a_scenario_is_a_position_and_turns_of_do_and_then() -> None:
    (scenario,), wrong = read(FINE)
    assert wrong == []
    assert (scenario.id, scenario.title) == ("E1", "a tie is won by the defense")
    assert scenario.rules == ("5.1.2", "5.3.2")
    assert [str(word) for word in scenario.given] == ["off:a3,c2", "target:b2", "b2:b3", "a.hand:A12", "b.hand:A14,C*2"]
    assert [step.part for step in scenario.steps] == ["do", "then", "do", "then"]
    assert [[str(word) for word in step.words] for step in scenario.steps] == [
        ["a.card:A12", "b.card:A14"],
        ["total:17-17", "discard~A12"],
        ["pass"],
        ["warp:a3,c2", "events!landed", "b.hand:#2"],
    ]


def test_a_word_tells_its_player_by_the_first_letter_of_its_path() -> None:
    (scenario,), _ = read(FINE)
    assert [word.seat for word in scenario.given] == [None, None, None, 0, 1]


def test_only_fenced_blocks_with_scenarios_are_read_where_there_are_fences() -> None:
    text = f"# A title\n\nE5 is prose here\n\n```yaml\nkey: value\n```\n\n```text\n{FINE}```\n"
    scenarios, wrong = read(text)
    assert len(scenarios) == 1
    assert wrong == []


@pytest.mark.parametrize(
    ("old", "new", "line"),
    [
        (" given off", " gven off", 2),
        (" given b2", " then b2:b3\n given b2", 4),
        ("off:a3", "off;a3", 2),
        ("E1 a tie", "e1 a tie", 1),
        (" do    pass\n", " do    pass;\n", 7),
    ],
)
def test_a_malformed_line_is_reported_with_its_number(old: str, new: str, line: int) -> None:
    scenarios, wrong = read(FINE + "E2 another\n then  over\n" if old != "E1 a tie" else FINE)
    assert wrong == []
    text = FINE.replace(old, new, 1) + "E2 another\n then  over\n"
    scenarios, wrong = read(text)
    assert wrong[0].line == line
    assert [scenario.id for scenario in scenarios] == ["E2"]


@pytest.mark.parametrize(
    "text", ["E1 t\n do pass\n", "E1 t\n then\n", "E1 t\n", "E1 t\n given a1:a2\n then # nothing\n"]
)
def test_a_scenario_that_expects_nothing_is_malformed(text: str) -> None:
    scenarios, wrong = read(text)
    assert scenarios == []
    assert "nothing is expected" in str(wrong[0])


def test_values_are_lists_counts_stacks_sizes_pairs_and_events() -> None:
    assert notation.items("A8,C*2,plague") == ["A8", "C", "C", "plague"]
    assert notation.items("-") == notation.items("") == []
    assert notation.shares("b2*3,a1") == {"b2": 3, "a1": 1}
    assert notation.stacks("a4,b2.EL") == {0: (4, ""), 1: (2, "EL")}
    assert notation.stacks("-") == {}
    assert notation.size("#3") == 3
    assert notation.size("3") is None
    assert notation.event("lost(seat=b,tokens=2)") == ("lost", {"seat": "b", "tokens": "2"})
    assert notation.event("lost") == ("lost", {})


def test_an_answer_that_must_be_refused_ends_with_an_exclamation_mark_and_perhaps_a_rule() -> None:
    assert notation.refusal("a1*5!4.4.1") == ("a1*5", "4.4.1")
    assert notation.refusal("a1*5!") == ("a1*5", "")
    assert notation.refusal("a1*5") == ("a1*5", None)


@pytest.mark.parametrize("value", ["4a", "a", "g4", "a4,a2", "a4,,b2"])
def test_what_is_no_stack_of_tokens_is_refused(value: str) -> None:
    with pytest.raises(Unread):
        notation.stacks(value)


@pytest.mark.parametrize("value", ["lost(seat)", "lost(=b)", "lost(seat=a", "(seat=a)"])
def test_what_is_no_event_is_refused(value: str) -> None:
    with pytest.raises(Unread):
        notation.event(value)
