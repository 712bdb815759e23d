"""The hooks are few, each has a line, and their page is up to date."""

from __future__ import annotations

from tests.hooks_page import PAGE, page, stages


def test_there_are_at_most_45_hooks_each_with_a_line() -> None:
    found = stages()
    assert 0 < len({stage.hook for stage in found}) <= 45
    assert [stage.name for stage in found if not stage.says] == []


def test_the_page_of_hooks_is_up_to_date() -> None:
    assert PAGE.read_text() == page(), "run python -m tests.hooks_page"
