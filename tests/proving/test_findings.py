"""Findings of tournaments: shares with their intervals."""

from __future__ import annotations

import pytest

from proving.findings import findings, share
from proving.tournament import Tournament


@pytest.mark.parametrize(
    ("count", "of", "low", "high"),
    [(0, 0, 0.0, 1.0), (0, 10, 0.0, 0.2775), (10, 10, 0.7225, 1.0), (52, 200, 0.2042, 0.3249), (1, 3, 0.0615, 0.7923)],
)
def test_intervals_are_those_of_wilson(count: int, of: int, low: float, high: float) -> None:
    found = share(count, of)
    assert (found.low, found.high) == pytest.approx((low, high), abs=0.0001)


def test_no_games_come_to_nothing() -> None:
    with pytest.raises(ValueError, match="no games"):
        findings(Tournament("new", "old", "base", 3, 1, 1), [])
