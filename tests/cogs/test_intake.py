"""Events of several shards: whose numbers and gaps they are stamped with, and which tables hear of a connection."""

from __future__ import annotations

from types import MappingProxyType, SimpleNamespace
from typing import Any, cast

import discord
import pytest

from bot.play.clock import Clock
from bot.tables.contract.table import Link, Pressed, Stamp
from cogs.arriving.intake import Intake
from cogs.arriving.places import TableCommands
from cogs.arriving.replies import Replies
from cogs.arriving.router import Router
from cogs.ui.bodies import ShownPictures
from cogs.ui.components import OwnEmojis
from tests.words.voices import DE

HERE, THERE = 0 << 22, 1 << 22
"""A server of shard 0 and one of shard 1, of two."""
NUMBERS = (70, 71)
"""What each shard counts at this moment."""


class TableRegistry:
    """Notes what it is told."""

    games = ("slap",)

    def __init__(self) -> None:
        self.items: list[Any] = []
        self.links: list[tuple[str, int]] = []
        self.changed: list[tuple[int, Stamp]] = []
        """Servers where the bot's permissions may have changed."""

    def shard_of(self, guild: int) -> int:
        return (guild >> 22) % 2

    def table_in(self, thread: int, game: str = "") -> int:
        return 1

    def put(self, table: int, item: Any) -> None:
        self.items.append(item)

    def plays(self, table: int) -> bool:
        return True

    def is_home(self, table: int, guild: int | None) -> bool:
        return guild == HERE

    def allowed(self, guild: int, at: Stamp) -> None:
        self.changed.append((guild, at))

    def link(self, link: Link, shard: int) -> None:
        self.links.append((link.state, shard))


def opened(registry: Any, commands: TableCommands = MappingProxyType({})) -> Intake:
    clock = Clock(1_000, 0)
    replies = Replies(clock, ShownPictures(), OwnEmojis())
    return Intake(lambda: 0, registry, clock, replies, Router(), commands, lambda shard: NUMBERS[shard])


def deleted(guild: int | None) -> Any:
    """Somebody deletes a message there; no server means a direct message."""
    return SimpleNamespace(guild_id=guild, channel_id=5, message_id=6)


@pytest.mark.parametrize(("guild", "number"), [(HERE, 70), (THERE, 71), (None, 70)])
def test_an_event_has_the_number_of_its_servers_shard(guild: int | None, number: int) -> None:
    registry = TableRegistry()
    opened(registry).handle("raw_message_delete", (deleted(guild),))
    assert [item.at for item in registry.items] == [Stamp(1_000, number)]


@pytest.mark.parametrize("event", ["guild_role_update", "guild_channel_update", "member_update"])
def test_tables_hear_that_roles_channels_or_the_bot_itself_have_changed(event: str) -> None:
    registry, thing = TableRegistry(), SimpleNamespace(guild=SimpleNamespace(id=THERE))
    opened(registry).handle(event, (thing, thing))
    assert registry.changed == [(THERE, Stamp(1_000, 71))]


def test_tables_hear_that_a_thread_was_unlocked() -> None:
    registry, data = TableRegistry(), {"id": "5", "type": 11, "guild_id": str(THERE), "parent_id": "4"}
    opened(registry).handle("raw_thread_update", (discord.RawThreadUpdateEvent(cast(Any, data)),))
    assert registry.changed == [(THERE, Stamp(1_000, 71))]


def test_only_the_shard_that_was_cut_off_replays() -> None:
    registry = TableRegistry()
    intake = opened(registry)
    intake.handle("shard_disconnect", (1,))
    for guild in (HERE, THERE, None):
        intake.handle("raw_message_delete", (deleted(guild),))
    intake.handle("shard_resumed", (1,))
    intake.handle("raw_message_delete", (deleted(THERE),))
    assert [item.at.replayed for item in registry.items] == [False, True, False, False]


def test_a_shard_that_fails_to_connect_again_and_again_is_down_once() -> None:
    registry = TableRegistry()
    intake = opened(registry)
    for event, shard in (
        ("shard_disconnect", 1),
        ("shard_disconnect", 1),
        ("shard_disconnect", 0),
        ("shard_resumed", 0),
        ("shard_disconnect", 1),
        ("shard_connect", 1),
    ):
        intake.handle(event, (shard,))
    assert registry.links == [("down", 1), ("down", 0), ("resumed", 0), ("fresh", 1)]


@pytest.mark.parametrize("event", ["connect", "disconnect", "resumed"])
def test_what_the_library_says_of_no_shard_is_not_heard(event: str) -> None:
    registry = TableRegistry()
    opened(registry).handle(event, ())
    assert registry.links == []


def used(**more: Any) -> Any:
    """Ana uses something in a thread of the server, where she and the bot may all."""
    usual = {
        "id": 1,
        "type": discord.InteractionType.component,
        "guild_id": HERE,
        "channel_id": 5,
        "user": SimpleNamespace(id=9, display_name="Ana"),
        "permissions": discord.Permissions.all(),
        "app_permissions": discord.Permissions.all(),
        "locale": discord.Locale.german,
        "message": SimpleNamespace(id=6),
        "extras": {},
    }
    return SimpleNamespace(**{**usual, **more})


async def test_a_press_reaches_its_table_at_once_with_when_it_came_and_who_it_was() -> None:
    registry = TableRegistry()
    opened(registry).handle("interaction", (used(data={"custom_id": "t7:3:pick", "values": ["a"]}),))
    assert registry.items == [
        Pressed(
            Stamp(1_000, 70),
            ask=3,
            choice="pick",
            reply="1",
            name="Ana",
            language="de",
            values=("a",),
            moderator=True,
            table=7,
            user=9,
            message=6,
            files=True,
        )
    ]


async def test_what_a_command_brings_from_elsewhere_says_so_and_nothing_of_the_place_it_came_from() -> None:
    registry = TableRegistry()
    interaction = used(guild_id=THERE, message=None, data={})
    opened(registry).carry(interaction, 7, "help", ("on",))
    (press,) = registry.items
    assert (press.table, press.choice, press.values, press.away) == (7, "help", ("on",), True)
    assert (press.moderator, press.files, press.message) == (False, False, 0)


@pytest.mark.parametrize(
    ("resolved", "refusal"),
    [
        ({"users": {"8": {"username": "zodiac", "bot": True}}}, "table-no-bots"),
        ({"users": {"8": {"username": "Zoe"}}}, "table-no-member"),
    ],
)
async def test_whoever_chooses_a_bot_or_a_stranger_for_a_seat_is_told_so_and_no_table_hears_of_it(
    monkeypatch: pytest.MonkeyPatch, resolved: dict[str, Any], refusal: str
) -> None:
    registry, said = TableRegistry(), list[str]()
    monkeypatch.setattr(Replies, "answer_soon", lambda self, name, words: said.append(words))
    chosen = {"custom_id": "t7:0:give_2", "component_type": 5, "values": ["8"], "resolved": resolved}
    opened(registry).handle("interaction", (used(data=chosen),))
    assert registry.items == []
    assert said == [DE(refusal)]
