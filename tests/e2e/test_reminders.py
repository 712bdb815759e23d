"""Reminders and the list of one's games through the real bot."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from bot.play.reminding.reminders import ROUND_MS
from sandbox.jsons import Json
from tests.e2e.test_cosmic_lobby import begun, said, server


@pytest.mark.parametrize("fault", [{}, {"kind": "drop", "after": True}, {"kind": "status", "status": 503, "times": 3}])
async def test_one_is_told_what_one_owes_and_reminded_of_it_once_by_direct_message(tmp_path: Path, fault: Json) -> None:
    async with server(tmp_path) as sandbox:
        thread = await begun(sandbox)
        listed = await said(sandbox, "Ana", "table games")
        assert listed.startswith("**Your move** at one table, soonest first:\n- **Cosmic Encounter 1**: ")
        assert f"/{thread})" in listed
        for _ in range(5):  # a round is no event that could be waited for: it sees what is owed within these minutes
            await sandbox.advance(ROUND_MS)
            await said(sandbox, "Ana", "table games")
        if fault:
            dm = sandbox.world.dm(sandbox.user("Ana"))["id"]
            how = dict(fault)
            sandbox.fault(how.pop("kind"), "POST", f"/channels/{dm}/messages", **how)
        due = int(re.findall(r"<t:(\d+):R>", listed)[0]) * 1000
        await sandbox.advance((due - sandbox.discord.clock.now_ms) * 6 // 10)

        def reminded() -> list[str]:
            return [m["content"] for m in sandbox.dm_of("Ana") if m["content"].startswith("⏰")]

        for _ in range(10):  # long before the next moment at which one is reminded
            await sandbox.advance(ROUND_MS)
            await said(sandbox, "Ana", "table games")
        await sandbox.wait_for(reminded)
        (told,) = reminded()
        assert "**Cosmic Encounter 1**" in told
        assert sandbox.faults.rules == [], "nothing was left out"


async def test_how_one_is_reminded_is_set_kept_and_shown(tmp_path: Path) -> None:
    async with server(tmp_path) as sandbox:
        assert "normal, twice; by direct message; no quiet hours" in await said(sandbox, "Ana", "table reminders")
        shown = await said(sandbox, "Ana", "table reminders", level="strict", place="thread", quiet="22-7 utc+2")
        assert "strict, four times; in the thread; quiet hours 22:00-07:00 UTC+2" in shown
        refused = await said(sandbox, "Ana", "table reminders", quiet="all night")
        assert refused.startswith("I do not understand these quiet hours.")
        assert "quiet hours 22:00-07:00 UTC+2" in await said(sandbox, "Ana", "table reminders")
        assert "no quiet hours" in await said(sandbox, "Ana", "table reminders", quiet="off")


async def test_how_often_one_is_asked_at_all_tables_is_set_kept_and_told_if_one_wants(tmp_path: Path) -> None:
    async with server(tmp_path) as sandbox:
        thread = await begun(sandbox)
        assert "as is usual at each table" in await said(sandbox, "Ana", "table asked")
        refused = await said(sandbox, "Ana", "table asked", tell=True)
        assert refused.startswith("Say how often I ask you")
        shown = await said(sandbox, "Ana", "table asked", often="never")
        assert shown == "When something can be played, I ask you: **never; I pass, but for my orders**. Only you know."
        assert "Ana is asked" not in await said(sandbox, "Ana", "cosmic status", channel=thread)
        assert "*Status* tells the others" in await said(sandbox, "Ana", "table asked", tell=True)
        assert "Ana is asked at no round" in await said(sandbox, "Ana", "cosmic status", channel=thread)
        assert "as is usual at each table" in await said(sandbox, "Ana", "table asked", often="usual")


async def test_whether_pictures_may_move_is_set_and_kept(tmp_path: Path) -> None:
    async with server(tmp_path) as sandbox:
        assert (await said(sandbox, "Ana", "table motion")).startswith("Pictures may move")
        assert (await said(sandbox, "Ana", "table motion", show="off")).startswith("Pictures are still")
        assert (await said(sandbox, "Ana", "table motion")).startswith("Pictures are still")
        assert (await said(sandbox, "Ana", "table motion", show="on")).startswith("Pictures may move")
