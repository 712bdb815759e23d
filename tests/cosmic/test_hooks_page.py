"""The hooks are few, each has a line and two users or a reason, and their page shows them all."""

from __future__ import annotations

import pytest

from proving.packs.hooks_page import Stage, Use, misjudged, page, stages, uses


def test_there_are_at_most_85_hooks_each_with_a_line() -> None:
    found = stages()
    assert 0 < len(found) <= 85
    assert [stage.name for stage in found if not stage.says] == []


def test_each_stage_has_two_users_or_says_why_not() -> None:
    made = uses()
    assert list(filter(None, (misjudged(stage, made[stage.name]) for stage in stages()))) == []


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


def test_the_page_shows_each_stage_with_an_example_where_anybody_uses_it() -> None:
    parts = page().split("\n## ")[1:]
    assert [part.partition("\n")[0] for part in parts] == [stage.name for stage in stages()]
    used = uses()
    assert all(("```text" in part) == bool(used[part.partition("\n")[0]]) for part in parts)


def test_the_page_names_things_as_authors_have_them() -> None:
    assert "Modifier[Totals, None]" in page()
    assert "hook_args." not in page()
