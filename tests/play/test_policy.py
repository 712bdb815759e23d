"""The policy of a server: every reason on its own, moderators, and that it survives in the store."""

from __future__ import annotations

import pytest

from bot.play.policy import LOBBIES, MEMBER, Hosted, Opener, Policies, Policy, Reason, refusal
from bot.store.rows import Status, TableRow
from bot.store.statements import changing, sending
from tests.play.room import Room

PERSON, GUEST, MODERATOR = Opener(frozenset({7}), False), Opener(frozenset(), False), Opener(frozenset(), True)


@pytest.mark.parametrize(
    ("policy", "opener", "open_here", "why"),
    [
        (Policy(), GUEST, 99, None),
        (Policy(channels=(4, 5)), GUEST, 0, None),
        (Policy(channels=(4,)), MODERATOR, 0, "channel"),
        (Policy(who="moderators"), PERSON, 0, "moderators"),
        (Policy(who="moderators"), MODERATOR, 0, None),
        (Policy(who="role", role=7), PERSON, 0, None),
        (Policy(who="role", role=7), GUEST, 0, "role"),
        (Policy(who="role", role=7), MODERATOR, 0, None),
        (Policy(who="role"), PERSON, 0, "role"),
        (Policy(tables=2), GUEST, 1, None),
        (Policy(tables=2), MODERATOR, 2, "tables"),
    ],
)
def test_each_reason(policy: Policy, opener: Opener, open_here: int, why: Reason | None) -> None:
    assert refusal(policy, opener, 5, open_here, Hosted()) == why


@pytest.mark.parametrize(
    ("policy", "hosted", "why"),
    [
        (Policy(), Hosted(MEMBER - 1, LOBBIES - 1), None),
        (Policy(), Hosted(MEMBER, 0), "member"),
        (Policy(), Hosted(LOBBIES, LOBBIES), "lobbies"),
        (Policy(member=2), Hosted(2, 0), "member"),
        (Policy(member=None), Hosted(99, 99), None),
    ],
)
def test_nobody_opens_tables_without_end(policy: Policy, hosted: Hosted, why: Reason | None) -> None:
    for opener in (PERSON, MODERATOR):
        assert refusal(policy, opener, 5, 0, hosted) == why


async def test_a_members_tables_are_counted_on_their_server_while_they_are_open(room: Room) -> None:
    opened: list[tuple[Status, int, int]] = [
        ("lobby", 1, 8), ("running", 1, 8), ("referee", 1, 8), ("ended", 1, 8), ("lobby", 2, 8), ("lobby", 1, 9),
    ]  # fmt: skip
    for status, guild, host in opened:
        row = TableRow(game="slap", guild=guild, parent=5, host=host, status=status)
        await room.store.write(changing.create_table(row))
    assert await Policies(room.store).hosted(1, 8) == Hosted(3, 1)
    assert await Policies(room.store).hosted(2, 9) == Hosted()


async def test_settings_of_before_the_limit_per_member_have_it(room: Room) -> None:
    await room.store.write(sending.set_settings(1, b'{"who":"role","role":7}'))
    assert await Policies(room.store).read(1) == Policy(who="role", role=7, member=MEMBER)


async def test_settings_are_kept_and_defaults_leave_no_row(room: Room) -> None:
    policies = Policies(room.store)
    assert await policies.read(1) == Policy()
    chosen = Policy((2, 3), "role", 7, 5, 4)
    await policies.write(1, chosen)
    assert await Policies(room.store).read(1) == chosen
    assert await policies.read(2) == Policy()
    await policies.write(1, Policy())
    assert await room.store.read(sending.settings(1)) is None


async def test_only_open_tables_of_the_channel_count(room: Room) -> None:
    statuses: tuple[Status, ...] = ("lobby", "running", "referee", "ended", "stopped")
    for status, parent in [*((one, 5) for one in statuses), ("running", 6)]:
        await room.store.write(
            changing.create_table(TableRow(game="slap", guild=1, parent=parent, host=1, status=status))
        )
    assert await Policies(room.store).open_tables(1, 5) == 3
    assert await Policies(room.store).open_tables(2, 5) == 0
