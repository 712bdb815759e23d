"""Buttons in lines of a phone of 400 px: never more than two, as far as a row can be broken."""

from __future__ import annotations

import pytest

from bot.tables.contract import message
from bot.tables.contract.table import Button


def row(*labels: str) -> tuple[Button, ...]:
    return tuple(Button(0, f"b{at}", label) for at, label in enumerate(labels))


@pytest.mark.parametrize(
    ("labels", "lines"),
    [
        ((), 0),
        (("Answer",), 1),
        (("Answer", "My hand", "Log"), 1),
        (("Answer", "My hand", "Log", "More …"), 2),
        (("Antworten", "Meine Hand", "Verlauf", "Mehr …"), 2),
        (("A caretaker plays until they are back", "Pass"), 2),
        (("x" * 80,), 1),
        (("攻撃" * 6, "攻撃" * 6), 2),
    ],
)
def test_a_row_goes_on_in_the_next_line_where_it_is_too_long(labels: tuple[str, ...], lines: int) -> None:
    assert message.lines(row(*labels)) == lines


def test_a_sign_needs_room_too() -> None:
    plain = row("Attack 40", "Attack 19", "Attack 9")
    assert message.lines(plain) == 1
    assert message.lines([Button(0, "b", one.label, "⚔️") for one in plain]) == 2


def test_rows_stay_as_they_are_if_they_fit_and_are_filled_up_if_not() -> None:
    two = (row("Pass"), row("My hand", "More …"))
    assert message.fitted(two, 1) == two
    three = (row("Accept Ben's offer"), row("Make an offer", "No deal"), row("My hand", "More …"))
    fitted = message.fitted(three, 0)
    assert sum(map(message.lines, fitted)) == 2
    assert [one for line in fitted for one in line] == [one for line in three for one in line]


def test_there_are_never_more_rows_than_discord_takes() -> None:
    long = tuple(row("x" * 40) for _ in range(5))
    assert len(message.fitted(long, 0)) == 5
    assert len(message.fitted(long, 4)) == 1
