"""Invitations open to *strong* computer players."""

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
