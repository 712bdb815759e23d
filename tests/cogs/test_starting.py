"""A lobby whose people change while Discord opens the thread."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import discord
import pytest

from bot.play.lobbies.lobby import Lobbies
from bot.play.policy import Policies
from bot.play.rosters import Seated
from bot.play.running.table_registry import TableRegistry
from bot.words.message import UserError
from cogs.lobbies.lobby import LobbyHandlers
from cogs.lobbies.opening import Opening
from tests.play.room import Room
from tests.words.voices import EN

ANA, BEN, CY = Seated("Ana", 1), Seated("Ben", 2), Seated("Cy", 3)


async def test_whoever_starts_is_told_why_so_many_cannot_play_like_this_any_more(room: Room) -> None:
    lobbies = Lobbies(TableRegistry(room.services))
    lobby = await lobbies.open("cosmic", 1, 2, ANA, {"bases_to_win": "6"})
    for person in (BEN, CY):
        await lobbies.join(lobby.table, person, EN)
    await lobbies.posted(lobby.table, 900)

    async def start_thread(*place: int, **how: object) -> dict[str, str]:
        await lobbies.leave(lobby.table, 3, EN)
        return {"id": "900"}

    async def defer(**how: object) -> None:
        pass

    press: Any = SimpleNamespace(
        user=SimpleNamespace(id=1, display_name="Ana"),
        channel_id=2,
        locale=discord.Locale.american_english,
        type=discord.InteractionType.component,
        message=None,
        client=SimpleNamespace(http=SimpleNamespace(start_thread_with_message=start_thread)),
        response=SimpleNamespace(defer=defer),
    )
    handlers = LobbyHandlers(lobbies, Opening(Policies(room.store)))
    with pytest.raises(UserError):
        await handlers._start(press, lobby.table)
    assert (await lobbies.read(lobby.table, EN)).status == "lobby"
