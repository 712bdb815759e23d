"""Names of timers are written as they are read; what a controller does not know leaves it alone."""

from __future__ import annotations

import pytest

from bot.tables.contract.choices import Timer, named, timer


@pytest.mark.parametrize(
    ("name", "found"),
    [
        ("due", Timer("due")),
        ("think.12", Timer("think", (12,))),
        ("hit.4.0", Timer("hit", (4, 0))),
    ],
)
def test_a_name_is_read_as_it_was_written(name: str, found: Timer) -> None:
    assert timer(name) == found
    assert named(found.kind, *found.about) == name


@pytest.mark.parametrize("name", ["hit.None.2", "think.", "think.-1"])
def test_what_is_no_row_of_numbers_is_about_nothing(name: str) -> None:
    assert timer(name).about == ()
