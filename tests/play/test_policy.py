"""What a server allows: every reason on its own, moderators, and that it survives in the store."""

from __future__ import annotations

import pytest

from bot.play.policy import Opener, Policies, Policy, Reason, refusal
from bot.store.rows import TableRow
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
    assert refusal(policy, opener, 5, open_here) == why


async def test_settings_are_kept_and_defaults_leave_no_row(room: Room) -> None:
    policies = Policies(room.store)
    assert await policies.read(1) == Policy()
    chosen = Policy((2, 3), "role", 7, 5, 4)
    await policies.write(1, chosen)
    assert await Policies(room.store).read(1) == chosen
    assert await policies.read(2) == Policy()
    await policies.write(1, Policy())
    assert await room.store.settings(1) is None


async def test_only_open_tables_of_the_channel_count(room: Room) -> None:
    for status, parent in [("lobby", 5), ("running", 5), ("referee", 5), ("ended", 5), ("stopped", 5), ("running", 6)]:
        await room.store.create_table(TableRow(game="slap", guild=1, parent=parent, host=1, status=status))  # type: ignore[arg-type]
    assert await Policies(room.store).open_tables(1, 5) == 3
    assert await Policies(room.store).open_tables(2, 5) == 0
