"""The table of seers: whoever predicts equally well shares a place."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import discord
import pytest

from bot.store.rows import PredictedRow, SeerRow
from cogs import rating
from cogs.rating import Seers
from tests.scripts import Answering
from tests.words.voices import EN


class Kept(Answering):
    """A store with the predictions of four people."""

    async def seers(self, guild: int, most: int) -> list[SeerRow]:
        return [SeerRow(11, 4, 7), SeerRow(12, 4, 7), SeerRow(13, 4, 8), SeerRow(14, 1, 7)]

    async def predicted(self, guild: int, user: int, most: int) -> list[PredictedRow]:
        return []

    async def seer(self, guild: int, user: int) -> SeerRow | None:
        return None


async def test_equal_seers_share_a_place(monkeypatch: pytest.MonkeyPatch) -> None:
    said = list[str]()

    async def private(interaction: object, words: str) -> None:
        said.append(words)

    monkeypatch.setattr(rating, "private", private)
    press: Any = SimpleNamespace(
        guild_id=1, guild=SimpleNamespace(id=1), user=SimpleNamespace(id=9), locale=discord.Locale.american_english
    )
    await Seers(Kept()).show(press)  # type: ignore[arg-type]  # of a store it needs this
    places = [line.split(".")[0] for line in said[0].removeprefix(EN("watch-seers")).splitlines() if line]
    assert places == ["1", "1", "3", "4"]
