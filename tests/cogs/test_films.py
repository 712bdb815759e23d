"""The button of a result that shows the film of its game."""

from __future__ import annotations

import asyncio
from types import SimpleNamespace
from typing import Any

import discord
import pytest

from bot.play import rosters
from bot.play.rosters import Seated
from bot.store.rows import TableRow
from bot.words.message import UserError
from cogs import games
from cogs.games import Films
from tests.scripts import Answering


class Kept(Answering):
    """A store with one game that is over."""

    def __init__(self, roster: bytes = b"[]") -> None:
        self.roster = roster

    async def table(self, number: int) -> TableRow:
        return TableRow(id=number, game="slap", guild=1, parent=2, host=0, roster=self.roster, thread=3)


def press(shown: list[object]) -> Any:
    """Somebody presses the button below the result, in the game's channel."""

    async def nothing(**how: object) -> None:
        pass

    async def send(file: object) -> None:
        shown.append(file)

    return SimpleNamespace(
        locale=discord.Locale.american_english,
        message=SimpleNamespace(id=900),
        guild_id=1,
        channel_id=2,
        client=None,
        response=SimpleNamespace(defer=nothing),
        edit_original_response=nothing,
        followup=SimpleNamespace(send=send),
    )


async def test_a_film_is_shown_once_though_its_button_is_pressed_twice(monkeypatch: pytest.MonkeyPatch) -> None:
    fetching, fetched, shown = asyncio.Event(), asyncio.Event(), list[object]()

    async def film_in(*place: object) -> str:
        fetching.set()
        await fetched.wait()
        return "film"

    monkeypatch.setattr(games, "film_in", film_in)
    monkeypatch.setattr(games, "_without", lambda result: None)
    handlers: Any = Films(Kept())  # type: ignore[arg-type]  # of a store it needs this
    first = asyncio.create_task(handlers._show(press(shown), 5))
    await fetching.wait()
    second = asyncio.create_task(handlers._show(press(shown), 5))
    fetched.set()
    await asyncio.gather(first, second)
    assert shown == ["film"]


async def test_a_film_that_could_not_be_fetched_can_be_asked_for_again(monkeypatch: pytest.MonkeyPatch) -> None:
    found, shown = [None, "film"], list[object]()

    async def film_in(*place: object) -> str | None:
        return found.pop(0)

    monkeypatch.setattr(games, "film_in", film_in)
    monkeypatch.setattr(games, "_without", lambda result: None)
    handlers: Any = Films(Kept())  # type: ignore[arg-type]  # of a store it needs this
    with pytest.raises(UserError):
        await handlers._show(press(shown), 5)
    await handlers._show(press(shown), 5)
    assert shown == ["film"]


async def test_no_film_is_shown_that_names_somebody_who_has_deleted_their_data(monkeypatch: pytest.MonkeyPatch) -> None:
    shown = list[object]()

    async def film_in(*place: object) -> str:
        return "film"

    monkeypatch.setattr(games, "film_in", film_in)
    monkeypatch.setattr(games, "_without", lambda result: None)
    gone = rosters.encode([Seated("former player", gone=True), Seated("Ben", 12)])
    handlers: Any = Films(Kept(gone))  # type: ignore[arg-type]  # of a store it needs this
    with pytest.raises(UserError, match="deleted their data"):
        await handlers._show(press(shown), 5)
    assert shown == []
