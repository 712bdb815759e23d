"""The panel of settings says at once that a role which a search may mention cannot be mentioned."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import discord
import pytest

from bot.ops.maintenance import Plan
from bot.play.clock import Clock
from cogs.server import AdminHandlers
from tests.play.room import Room
from tests.words.voices import EN

ROLE = 10**18


def choosing(said: list[str], *, mentionable: bool, everyone: bool) -> Any:
    """An admin presses on the panel, on a server with this role."""

    async def edit_message(content: str, view: discord.ui.View) -> None:
        said.append(content)

    return SimpleNamespace(
        guild_id=1,
        guild=SimpleNamespace(get_role=lambda number: SimpleNamespace(mentionable=mentionable)),
        app_permissions=SimpleNamespace(mention_everyone=everyone),
        permissions=discord.Permissions(manage_guild=True),
        locale=discord.Locale.american_english,
        response=SimpleNamespace(edit_message=edit_message),
    )


@pytest.mark.parametrize(
    ("mentionable", "everyone", "silent"), [(True, False, False), (False, True, False), (False, False, True)]
)
async def test_a_role_that_cannot_be_mentioned_is_told_when_it_is_chosen(
    room: Room, mentionable: bool, everyone: bool, silent: bool
) -> None:
    said = list[str]()
    handlers = AdminHandlers(room.store, Clock(0, 0), Plan(0, 0))
    press = choosing(said, mentionable=mentionable, everyone=everyone)
    await handlers._set(press, ("None", str(ROLE), "", "", "None"), "more")
    assert [EN("admin-called-silent", role=f"<@&{ROLE}>") in words for words in said] == [silent]
    await handlers._set(press, ("None", "", "", "", "None"), "more")
    assert EN("admin-called-silent", role=f"<@&{ROLE}>") not in said[-1]
