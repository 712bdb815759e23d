"""Reminders and the list of one's games through the real bot."""

from __future__ import annotations

import asyncio
import re
from pathlib import Path

import pytest

from bot.play.reminders import ROUND_MS
from sandbox.jsons import Json
from tests.e2e.cosmic import controls, text_of
from tests.e2e.preferring import opened, prefer
from tests.e2e.test_cosmic_lobby import begun, said, server
from tests.words.voices import EN


@pytest.mark.parametrize("fault", [{}, {"kind": "drop", "after": True}, {"kind": "status", "status": 503, "times": 3}])
async def test_one_is_told_what_one_owes_and_reminded_of_it_once_by_direct_message(tmp_path: Path, fault: Json) -> None:
    async with server(tmp_path) as sandbox:
        thread = await begun(sandbox)
        listed = await said(sandbox, "Ana", "games")
        assert listed.startswith("**Your move** at one table, soonest first:\n**[Cosmic Encounter 1](")
        assert f"/{thread})" in listed
        for _ in range(5):  # a round is no event that could be waited for: it sees what is owed within these minutes
            await sandbox.advance(ROUND_MS)
            await said(sandbox, "Ana", "games")
        if fault:
            dm = sandbox.world.dm(sandbox.user("Ana"))["id"]
            how = dict(fault)
            sandbox.fault(how.pop("kind"), "POST", f"/channels/{dm}/messages", **how)
        due = int(re.findall(r"<t:(\d+):R>", listed)[0]) * 1000
        await sandbox.advance((due - sandbox.discord.clock.now_ms) * 6 // 10)

        def reminded() -> list[Json]:
            return [m for m in sandbox.dm_of("Ana") if m["content"].startswith("⏰")]

        async def looked() -> None:
            await said(sandbox, "Ana", "games")
            await asyncio.sleep(0.1)  # a post is tried again in real time, and what fails comes with a later round

        for _ in range(10):  # long before the next moment at which one is reminded
            await sandbox.advance(ROUND_MS)
            await said(sandbox, "Ana", "games")
        await sandbox.advance_until(reminded, ROUND_MS, looked)
        (told,) = reminded()
        assert told["content"].startswith(EN("reminder-head"))
        assert "**Cosmic Encounter 1**" in told["content"]
        answer = await sandbox.press("Ana", told, EN("cosmic-table-answer"))
        assert answer.message is not None
        by_hand = await sandbox.slash("Ana", thread, "answer")
        assert by_hand.message is not None
        assert text_of(answer.message.data).endswith(text_of(by_hand.message.data))
        assert sandbox.faults.rules == [], "nothing was left out"


async def test_what_one_has_set_is_kept_shown_in_the_form_and_all_or_nothing(tmp_path: Path) -> None:
    """[issue 41: forms with missing or foreign values: one sentence, what was typed is kept]"""
    async with server(tmp_path) as sandbox:
        _, usual = await opened(sandbox, "Ana")
        on = "motion suggestions tips ratings"
        assert usual == {"level": "normal", "place": "dm", "quiet": "", "asked": "", "on": on}
        strict = {"level": "strict", "place": "thread", "quiet": "22-7 utc+2"}
        assert await prefer(sandbox, "Ana", **strict) == EN("settings-kept")
        assert (await opened(sandbox, "Ana"))[1] == {**usual, **strict, "quiet": "22:00-07:00 UTC+2"}
        refused = await prefer(sandbox, "Ana", level="off", quiet="all night")
        assert refused == EN("table-bad-hours")
        pressed, there = await opened(sandbox, "Ana")
        assert (there["level"], there["quiet"]) == ("off", "all night")
        answer = await sandbox.submit("Ana", pressed, {"2": "", "4": []})
        assert answer.message is not None
        assert (await opened(sandbox, "Ana"))[1] == {**usual, "level": "off", "place": "thread", "on": ""}
        await prefer(sandbox, "Ana", asked=["never"], on=["motion", "told"])
        assert (await opened(sandbox, "Ana"))[1]["on"] == "motion told"


async def test_how_often_one_is_asked_is_told_to_the_others_if_one_wants(tmp_path: Path) -> None:
    async with server(tmp_path) as sandbox:
        thread = await begun(sandbox)
        await prefer(sandbox, "Ana", asked=["never"])
        assert "Ana says" not in await said(sandbox, "Ana", "board", channel=thread)
        await prefer(sandbox, "Ana", on=["motion", "tips", "ratings", "told"])
        assert "Ana says: Never ask me, just pass." in await said(sandbox, "Ana", "board", channel=thread)


async def test_when_one_is_asked_at_one_table_becomes_a_wish_for_all_by_a_button_below_the_orders(
    tmp_path: Path,
) -> None:
    async with server(tmp_path) as sandbox:
        thread = await begun(sandbox)
        orders = await sandbox.slash("Ana", thread, "orders")
        assert orders.message is not None
        (menu,) = [one.id for one in controls(orders.message.data) if one.id.endswith("order_rounds")]
        changed = await sandbox.select("Ana", orders.message, menu, "reveal", "aimed")
        assert changed.message is not None
        (button,) = [one.id for one in controls(changed.message.data) if "asked_" in one.id]
        told = await sandbox.press("Ana", changed.message, button)
        assert told.message is not None
        assert told.message.data["content"] == EN("settings-kept")
        assert (await opened(sandbox, "Ana"))[1]["asked"] == "aimed reveal"
