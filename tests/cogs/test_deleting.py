"""The button that deletes what is stored about somebody."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import discord
import pytest

from bot.ops.maintenance import Plan
from bot.play.clock import Clock
from bot.store.rows import Forgotten
from cogs.server import AdminHandlers
from tests.scripts import Answering


class Kept(Answering):
    """A store with somebody who may still be at tables."""

    def __init__(self, *still: int) -> None:
        self.still = list(still)
        self.done: list[str] = []

    async def forget(self, user: int, name: str) -> Forgotten:
        self.done.append(f"forgot {user}")
        return Forgotten(self.still)

    async def tables_of(self, user: int) -> list[object]:
        return []

    async def wipe(self) -> None:
        self.done.append("wiped")


@pytest.mark.parametrize(("still", "done"), [((), ["forgot 7", "wiped"]), ((3,), ["forgot 7"])])
async def test_whoever_is_deleted_is_gone_from_the_files_before_they_are_told(
    still: tuple[int, ...], done: list[str]
) -> None:
    kept = Kept(*still)
    handlers = AdminHandlers(kept, Clock(0, 0), Plan(1, 1))  # type: ignore[arg-type]  # of a store it needs this
    told: list[list[str]] = []

    async def edit(content: str, view: object) -> None:
        told.append(list(kept.done))

    press: Any = SimpleNamespace(
        user=SimpleNamespace(id=7), locale=discord.Locale.american_english, response=SimpleNamespace(edit_message=edit)
    )
    await handlers._forget(press)
    assert told == [done]
