"""Interactions that a connection brings again."""

from __future__ import annotations

from typing import Any

import pytest

from cogs.arriving import intake
from cogs.arriving.intake import Once


def test_an_interaction_that_comes_again_is_taken_once() -> None:
    taken: list[Any] = []
    door = Once(taken.append)
    for number in ("1", "2", "1", "3", "2"):
        door.handle({"id": number})
    assert [payload["id"] for payload in taken] == ["1", "2", "3"]


def test_only_the_last_ones_are_remembered(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(intake, "REMEMBERED", 2)
    taken: list[Any] = []
    door = Once(taken.append)
    for number in ("1", "2", "3", "3", "2", "1"):
        door.handle({"id": number})
    assert [payload["id"] for payload in taken] == ["1", "2", "3", "1"]
    assert len(door._handled) == 2
