"""The hooks are few, each has a line and two users or a reason, and their page is up to date."""

from __future__ import annotations

import pytest

from tests.hooks_page import PAGE, STEPS, Stage, Use, misjudged, page, stages, uses


def test_there_are_at_most_45_hooks_each_with_a_line() -> None:
    found = stages()
    assert 0 < len({stage.hook for stage in found}) <= 45
    assert [stage.name for stage in (*found, *stages(STEPS)) if not stage.says] == []


def test_each_stage_has_two_users_or_says_why_not() -> None:
    made = uses()
    assert list(filter(None, (misjudged(stage, made[stage.name]) for stage in (*stages(), *stages(STEPS))))) == []


@pytest.mark.parametrize(
    ("says", "users", "wrong"),
    [
        ("A card is drawn.", ["mind", "edict quash"], False),
        ("A card is drawn.", ["mind"], True),
        ("A card is drawn.", ["mind", "mind"], True),
        ("A card is drawn.", [], True),
        ("A card is drawn. One user: Mind.", ["mind", "mind"], False),
        ("A card is drawn. One user: Mind.", ["mind", "edict quash"], True),
        ("A card is drawn. One user: Mind.", [], True),
        ("A card is drawn. No user: a window.", [], False),
        ("A card is drawn. No user: a window.", ["mind"], True),
    ],
)
def test_a_reason_is_given_exactly_where_it_is_needed(says: str, users: list[str], wrong: bool) -> None:
    made = [Use(user, print) for user in users]
    assert bool(misjudged(Stage("DRAWN", "DRAWN", "Moment", says), made)) is wrong


def test_the_page_of_hooks_is_up_to_date() -> None:
    assert PAGE.read_text() == page(), "run python -m tests.hooks_page"
