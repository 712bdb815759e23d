"""Events of several shards: whose numbers and gaps they are stamped with, and which tables hear of a connection."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

from bot.play.clock import Clock
from bot.tables.contract.table import Link, Stamp
from cogs.arriving.intake import Intake
from cogs.arriving.replies import Replies
from cogs.posting.shown import ShownPictures
from cogs.ui.emojis import OwnEmojis

HERE, THERE = 0 << 22, 1 << 22
"""A server of shard 0 and one of shard 1, of two."""
NUMBERS = (70, 71)
"""What each shard counts at this moment."""


class Hall:
    """Notes what it is told."""

    games = ("slap",)

    def __init__(self) -> None:
        self.items: list[Any] = []
        self.links: list[tuple[str, int]] = []

    def shard_of(self, guild: int) -> int:
        return (guild >> 22) % 2

    def table_in(self, thread: int, game: str = "") -> int:
        return 1

    def put(self, table: int, item: Any) -> None:
        self.items.append(item)

    def is_home(self, table: int, guild: int | None) -> bool:
        return guild == HERE

    def link(self, link: Link, shard: int) -> None:
        self.links.append((link.state, shard))


def opened(hall: Any) -> Intake:
    clock = Clock(1_000, 0)
    replies = Replies(clock, ShownPictures(), OwnEmojis())
    return Intake(lambda: 0, hall, clock, replies, lambda other: None, {}, lambda shard: NUMBERS[shard])


def deleted(guild: int | None) -> Any:
    """Somebody deletes a message there; no server means a direct message."""
    return SimpleNamespace(guild_id=guild, channel_id=5, message_id=6)


@pytest.mark.parametrize(("guild", "number"), [(HERE, 70), (THERE, 71), (None, 70)])
def test_an_event_has_the_number_of_its_servers_shard(guild: int | None, number: int) -> None:
    hall = Hall()
    opened(hall).take("raw_message_delete", (deleted(guild),))
    assert [item.at for item in hall.items] == [Stamp(1_000, number)]


def test_only_the_shard_that_was_cut_off_replays() -> None:
    hall = Hall()
    intake = opened(hall)
    intake.take("shard_disconnect", (1,))
    for guild in (HERE, THERE, None):
        intake.take("raw_message_delete", (deleted(guild),))
    intake.take("shard_resumed", (1,))
    intake.take("raw_message_delete", (deleted(THERE),))
    assert [item.at.replayed for item in hall.items] == [False, True, False, False]


def test_a_shard_that_fails_to_connect_again_and_again_is_down_once() -> None:
    hall = Hall()
    intake = opened(hall)
    for event, shard in (
        ("shard_disconnect", 1),
        ("shard_disconnect", 1),
        ("shard_disconnect", 0),
        ("shard_resumed", 0),
        ("shard_disconnect", 1),
        ("shard_connect", 1),
    ):
        intake.take(event, (shard,))
    assert hall.links == [("down", 1), ("down", 0), ("resumed", 0), ("fresh", 1)]


@pytest.mark.parametrize("event", ["connect", "disconnect", "resumed"])
def test_what_the_library_says_of_no_shard_is_not_heard(event: str) -> None:
    hall = Hall()
    opened(hall).take(event, ())
    assert hall.links == []
