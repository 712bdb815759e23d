"""Answers open to *strong* computer players, and how long each is thought about."""

from __future__ import annotations

import pytest

from bot.cosmic.strong import search as looking
from tests.cosmic.table import Table

HANDS = {0: ["A4", "A6"], 1: ["A8"]}
HOME = {f"yellow-{planet}": 2 for planet in range(1, 6)}
ABROAD = {"red-1": 1, "red-2": 1, "purple-1": 1, "purple-2": 1}


@pytest.mark.parametrize("leads", [True, False])
def test_nobody_is_invited_who_would_win_alone(monkeypatch: pytest.MonkeyPatch, leads: bool) -> None:
    """However well it might go in the worlds that are looked at."""
    table = Table(("", "", "", ""), hands=HANDS, tokens={2: HOME | (ABROAD if leads else {})})
    table.wish(0, "target", "blue-1").run(until="invite.offense")
    (ask,) = table.open("invite.offense")
    monkeypatch.setattr(looking, "_row", lambda game, ask, tried, *rest: [float(2 in choice) for choice in tried])
    found = looking.search(table.game, ask, [], 1)
    assert isinstance(found, list)
    assert (2 in found) is not leads


def test_an_answer_that_is_behind_after_two_worlds_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whichever is ahead goes on to the last world."""
    table = Table(("", "", "", ""), hands=HANDS).wish(0, "target", "blue-1").run(until="invite.offense")
    (ask,) = table.open("invite.offense")
    worth = {(): 0.5, (2,): 0.6}
    rows: list[int] = []

    def row(game: object, ask: object, tried: list[list[int]], *rest: object) -> list[float]:
        rows.append(len(tried))
        return [worth.get(tuple(choice), 0.4) for choice in tried]

    monkeypatch.setattr(looking, "_row", row)
    assert looking.search(table.game, ask, [], 1) == [2]
    assert rows == [rows[0], rows[0], 2, 2]
