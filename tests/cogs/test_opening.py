"""The limit of players at a table that is opened again, where the admins have set a limit meanwhile."""

from __future__ import annotations

from pathlib import Path
from types import SimpleNamespace
from typing import Any

import discord
import pytest

from bot.play.clock import Clock
from bot.play.policy import Policies, Policy
from bot.store.sqlite.store import SqliteStore
from bot.words.message import UserError
from cogs.lobbies.opening import Opening


async def test_a_rematch_keeps_to_the_servers_limit_of_players(tmp_path: Path) -> None:
    store = await SqliteStore.open(tmp_path / "t.sqlite3", holder="test", now=Clock(1_000_000, 0).now)
    asker: Any = SimpleNamespace(
        guild_id=1,
        channel_id=2,
        channel=None,
        app_permissions=discord.Permissions.all(),
        user=SimpleNamespace(id=7),
        permissions=discord.Permissions.none(),
        locale=discord.Locale.american_english,
    )
    policies = Policies(store)
    opening = Opening(policies)
    assert await opening.check_rematch(asker, 4, 10) == 10
    await policies.write(1, Policy(players=4))
    assert await opening.check_rematch(asker, 4, 10) == 4
    assert await opening.check_rematch(asker, 2, 3) == 3
    await policies.write(1, Policy(players=3))
    with pytest.raises(UserError, match="at most 3 players"):
        await opening.check_rematch(asker, 4, 10)
    await store.close()
