"""A warning comes in time before Discord refuses a shard, once, and with what to do."""

from __future__ import annotations

import pytest

from bot.ops.crowding import CROWDED, MOST, Crowding, shards_wanted


@pytest.mark.parametrize(("servers", "wanted"), [(0, 1), (1_000, 1), (1_001, 2), (2_400, 3), (25_000, 25)])
def test_a_thousand_servers_want_a_shard(servers: int, wanted: int) -> None:
    assert shards_wanted(servers) == wanted


def test_the_fullest_shard_decides_and_is_told_once(caplog: pytest.LogCaptureFixture) -> None:
    crowding = Crowding(fixed=True)
    crowding.look({})
    crowding.look({0: CROWDED - 1, 1: CROWDED - 1})
    assert caplog.records == []
    for _ in range(2):
        crowding.look({0: 300, 1: CROWDED})
    (warning,) = caplog.messages
    assert f"a shard has {CROWDED} servers" in warning
    assert f"above {MOST}" in warning
    assert "3 shards are wanted: set SHARDS to that or to 0, and restart the bot" in warning


def test_who_leaves_the_number_to_discord_has_only_to_restart(caplog: pytest.LogCaptureFixture) -> None:
    Crowding(fixed=False).look({0: CROWDED})
    assert "2 shards are wanted: restart the bot" in caplog.messages[0]


def test_it_is_told_again_after_there_was_room(caplog: pytest.LogCaptureFixture) -> None:
    crowding = Crowding(fixed=True)
    for servers in (CROWDED, CROWDED - 1, CROWDED):
        crowding.look({0: servers})
    assert len(caplog.messages) == 2
