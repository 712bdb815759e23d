"""Holidays through the real bot: by command and by button, in both languages, kept through a fall."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.tables.contract.choices import PLANS
from tests.e2e.cosmic import cosmic, text_of
from tests.e2e.harness import table as slap_table, told
from tests.sandbox.client import Sandbox
from tests.words.voices import DE, EN

DAY_MS = 86_400_000


async def said(sandbox: Sandbox, command: str, **options: str) -> str:
    answer = await sandbox.slash("Ana", "lobby", command, **options)
    assert answer.message is not None, answer
    return text_of(answer.message.data)


async def back(sandbox: Sandbox) -> str:
    shown = await sandbox.slash("Ana", "lobby", "away")
    assert shown.message is not None
    answer = await sandbox.press("Ana", shown.message, "h0:back")
    assert answer.message is not None
    return str(answer.message.data["content"])


async def test_one_goes_away_is_answered_for_and_comes_back_to_a_digest(tmp_path: Path) -> None:
    async with cosmic(tmp_path, ("Ben", "Ana", "Cy"), 0, speed="daily") as table:
        sandbox = table.sandbox
        for bad, why in (
            ("1999-12-31", EN("away-date-past", zone="UTC")),
            ("2099-01-01", EN("away-date-far", zone="UTC")),
            ("3/4", EN("away-date-unclear", zone="UTC")),
            ("soon", EN("away-date-unknown", zone="UTC")),
        ):
            assert await said(sandbox, "away", until=bad) == why
        assert await said(sandbox, "away") == EN("away-not")
        gone = await said(sandbox, "away", until="in 2 weeks", then="careful")
        assert gone.startswith("**You're away until <t:")
        assert "no zap and no flare on its own" in gone
        await table.bot.kill()
        await table.bot.start()
        await told(table.status, "🌴 is away until")
        listed = await said(sandbox, "games")
        assert "You're away until" in listed
        assert "Your move" not in listed
        await sandbox.advance(DAY_MS)
        assert (await back(sandbox)).startswith("**Welcome back!** You play again at Cosmic Encounter 1.")
        welcomed = await sandbox.wait_for(
            lambda: [text_of(one) for one in sandbox.dm_of("Ana") if "Welcome back to table" in text_of(one)]
        )
        assert len(welcomed) == 1
        assert "🌴" not in await table.status()


async def test_one_goes_away_and_comes_back_by_button_in_ones_own_language(tmp_path: Path) -> None:
    async with cosmic(tmp_path, ("Ben", "Ana", "Cy"), 0, speed="daily") as table:
        sandbox = table.sandbox
        sandbox.world.locales[sandbox.people["Ana"]] = "de"
        shown = await sandbox.through("Ana", table.thread, "board", "more")
        assert shown.message is not None
        opened = sandbox.open_press("Ana", shown.message, "t1:0:away")
        assert (await sandbox.outcome(opened)).modal is not None
        refused = await sandbox.submit("Ana", opened, {"0": "bald", "1": "pass"})
        assert refused.message is not None
        assert refused.message.data["content"] == DE("away-date-unknown", zone="UTC")
        again = sandbox.open_press("Ana", shown.message, "t1:0:away")
        form = (await sandbox.outcome(again)).modal
        assert form is not None
        typed, chosen = (row["component"] for row in form["components"])
        assert typed["value"] == "bald"
        assert [one["value"] for one in chosen["options"] if one.get("default")] == ["pass"]
        gone = await sandbox.submit("Ana", again, {"0": "24.12. 18:00 Europe/Berlin", "1": "careful"})
        assert gone.message is not None
        assert "**Du bist bis <t:" in gone.message.data["content"]
        await told(table.status, "🌴 is away until")
        listed = await sandbox.slash("Ana", "lobby", "games")
        assert listed.message is not None
        offered = await sandbox.press("Ana", listed.message, "h0:away")
        assert offered.message is not None
        assert "Du bist bis <t:" in offered.message.data["content"]
        home = await sandbox.press("Ana", offered.message, "h0:back")
        assert home.message is not None
        assert home.message.data["content"].startswith("**Willkommen zurück!**")


@pytest.mark.parametrize("plan", PLANS)
async def test_who_is_away_from_a_slow_slap_table_is_told_what_is_pressed_there(tmp_path: Path, plan: str) -> None:
    async with slap_table(tmp_path, options={"mode": "slow"}) as play:
        gone = await said(play.sandbox, "away", until="in 2 weeks", then=plan)
        assert EN(f"away-done-slap-{plan}") in gone.splitlines()
        assert "orders" not in gone, "nobody orders anything there"
        assert "checkpoint" not in gone


async def test_whoever_is_away_at_all_tables_is_so_at_each_over_a_kill_and_comes_back_to_all(tmp_path: Path) -> None:
    async with cosmic(tmp_path, ("Ben", "Ana", "Cy"), 0, speed="daily") as table:
        sandbox = table.sandbox
        opened = await sandbox.slash("Ben", "lobby", "play", game="slap", preset="week")
        assert opened.message is not None
        await sandbox.press("Ana", opened.message, EN("lobby-join"))
        await sandbox.press("Ben", opened.message, EN("lobby-start"))
        await sandbox.wait_for(lambda: sandbox.threads("lobby"))
        slow = str(sandbox.threads("lobby")[0]["id"])

        async def status() -> str:
            shown = await sandbox.slash("Ben", slow, "answer")
            assert shown.message is not None
            return text_of(shown.message.data)

        gone = await said(sandbox, "away", until="in 2 weeks", then="careful")
        assert EN("away-done-cosmic-careful") in gone
        assert EN("away-done-slap-careful") in gone
        await table.bot.kill()
        await table.bot.start()
        await told(table.status, "🌴 is away until")
        await told(status, "🌴 is away until")
        listed = await said(sandbox, "games")
        assert listed.count("away until") == 1
        await sandbox.advance(DAY_MS)
        assert "Cosmic Encounter 1" in await back(sandbox)
        await sandbox.wait_for(
            lambda: len([one for one in sandbox.dm_of("Ana") if "Welcome back to" in text_of(one)]) == 2
        )
        assert "🌴" not in await table.status() + await status()
        assert await said(sandbox, "away") == EN("away-not")


async def test_the_others_vote_for_a_caretaker_who_plays_until_whoever_is_silent_is_back(tmp_path: Path) -> None:
    async with cosmic(tmp_path, ("Ben", "Ana"), 0, flares="off") as table:
        sandbox = table.sandbox
        await table.drive("Ben", "The sides are set")
        silent: list[dict[str, object]] = []
        while not silent:
            for answer in (await table.answers("Ben"))[:1]:
                await table.play("Ben", answer)
            await table.pass_time(130_000)
            silent = [post for post in table.posts() if "has missed three deadlines" in str(post["content"])]
        more = await sandbox.act("Ben", await table.new_panel(), "more")
        assert more.message is not None
        missing = await sandbox.act("Ben", more.message, "seats")
        assert missing.message is not None
        voted = await sandbox.press("Ben", missing.message, EN("cosmic-table-seat-care"))
        assert voted.message is not None
        assert text_of(voted.message.data).startswith(EN("cosmic-table-noted"))
        await table.bot.kill()
        await table.bot.start()
        await told(table.status, "has stopped answering")
        assert "the others have voted that a caretaker plays" in await said(sandbox, "games")
        assert (await back(sandbox)).startswith("**Welcome back!**")
        welcomed = await sandbox.wait_for(
            lambda: [text_of(one) for one in sandbox.dm_of("Ana") if "Welcome back to table" in text_of(one)]
        )
        assert len(welcomed) == 1
        assert "🌴" not in await table.status()
