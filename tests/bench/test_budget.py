"""Lobbies count a live table with what it is measured to call."""

from __future__ import annotations

import pytest

from bench.budget import AFTER, cosmic_calls, slap_calls
from bot.play.clock import Clock
from bot.play.games.kinds import KINDS
from bot.play.outgoing.screen import Governor


@pytest.mark.parametrize(("pace", "pace_ms"), [("1.5 s", 1_500), ("3 s", 3_000), ("10 s", 10_000)])
def test_a_slap_table_calls_about_as_often_as_the_lobby_counts(pace: str, pace_ms: int) -> None:
    assert slap_calls(pace_ms, 1) == pytest.approx(KINDS["slap"].calls_per_minute({"pace": pace}), rel=0.15)


def test_a_live_table_of_cosmic_calls_about_as_often_as_the_lobby_counts() -> None:
    assert cosmic_calls("live", 2) == pytest.approx(KINDS["cosmic"].calls_per_minute({"speed": "live"}), rel=0.15)


def test_after_is_what_the_governor_admits() -> None:
    governor = Governor(Clock(0, 0))
    governor.seat_table(1, AFTER - 1)
    assert governor.has_room(1)
    assert not governor.has_room(2)
