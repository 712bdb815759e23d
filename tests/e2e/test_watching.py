"""Predictions through the real bot: by button and command, for the presser alone, kept over kill -9, settled once."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.e2e.cosmic import CosmicTable, cosmic, text_of
from tests.words.voices import EN

CARD = "Which challenge card"


async def said(table: CosmicTable, who: str, command: str, **options: str) -> str:
    """The private answer to a slash command in the thread, which nobody else sees."""
    answer = await table.sandbox.slash(who, table.thread, command, **options)
    assert answer.message is not None, answer
    assert answer.message.only_for == table.sandbox.user(who)
    return text_of(answer.message.data)


@pytest.mark.parametrize("point", ["before_commit", "in_commit", "after_commit"])
async def test_a_prediction_is_kept_if_it_was_accepted_and_settled_once(tmp_path: Path, point: str) -> None:
    crash = {"TEST_CRASH": f"{point}:1"}
    async with cosmic(tmp_path, ("Ana", "Ben"), 0, seed=4, environment=crash, flares="off") as table:
        await table.drive("Ben", CARD)
        sandbox = table.sandbox
        table.bot.arm()
        sandbox.open_slash("Dot", table.thread, "table predict", side="offense")
        await table.bot.killed()
        table.bot.environment["TEST_CRASH"] = ""
        await table.bot.start()
        await table.status()
        kept = "still sealed" in await said(table, "Dot", "table seers")
        assert kept == (point == "after_commit")
        if not kept:
            assert (await said(table, "Dot", "table predict", side="offense")).startswith("Sealed")
        watch = await sandbox.press("Eve", await table.new_panel(), EN("watch-button"))
        assert watch.message is not None
        assert watch.message.only_for == sandbox.user("Eve")
        assert (await sandbox.press("Eve", watch.message, "t1:0:predict_defense")).failed is False
        before = len(table.stories())
        await table.drive_until(lambda: len(table.stories()) > before)
        await table.bot.kill()
        await table.bot.start()
        await table.status()
        assert await said(table, "Ana", "table predict", side="offense") == EN("watch-seated")
        told = await said(table, "Dot", "table seers")
        assert told.count(f"<@{sandbox.user('Dot')}>") <= 1
        assert "still sealed" not in told
        dot, eve = [await _row(table, who) for who in ("Dot", "Eve")]
        assert sorted([dot, eve]) in (["0 of 1", "1 of 1"], ["", ""])


async def test_predictions_belong_to_games_of_cosmic_encounter(tmp_path: Path) -> None:
    async with cosmic(tmp_path) as table:
        answer = await table.sandbox.slash("Dot", "table", "table predict", side="offense")
        assert answer.message is not None
        assert answer.message.data["content"] == EN("watch-only-cosmic")
        assert await said(table, "Dot", "table seers") == EN("watch-seers-none")


async def _row(table: CosmicTable, who: str) -> str:
    """How often somebody was right, as they are told; empty if nothing of theirs counts."""
    lines = (await said(table, who, "table seers")).splitlines()
    return next((line.removeprefix("You: ").removesuffix(" right") for line in lines if line.startswith("You: ")), "")
