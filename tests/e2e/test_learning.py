"""``/learn`` through the real bot: lessons in direct messages, over a kill, and where there are none."""

from __future__ import annotations

from pathlib import Path

from tests.e2e.cosmic import parts
from tests.e2e.harness import Bot
from tests.e2e.test_cosmic_lobby import said
from tests.sandbox.client import Sandbox
from tests.words.voices import EN


async def test_a_lesson_is_played_in_direct_messages_and_goes_on_after_a_kill(tmp_path: Path) -> None:
    async with Sandbox.start(rate=0) as sandbox, Bot(sandbox, tmp_path, 1) as bot:
        assert await said(sandbox, "Ana", "learn") == EN("learn-list", passed=0, of=12)
        shown = await sandbox.slash("Ana", "table", "learn")
        assert shown.message is not None
        begun = await sandbox.press("Ana", shown.message, EN("learn-go-on"))
        assert not begun.failed
        await sandbox.wait_for(lambda: sandbox.dm_of("Ana"))
        (lesson,) = sandbox.dm_of("Ana")
        assert EN("learn-aim-where") in lesson["content"]
        assert [file["filename"] for file in lesson["attachments"]] == ["board.png"]
        wrong = await sandbox.select("Ana", lesson["id"], "t0:1:q_m_0", "0")
        assert not wrong.failed
        await sandbox.wait_for(lambda: EN("learn-aim-crowded") in sandbox.message(lesson["id"])["content"])
        await sandbox.select("Ana", lesson["id"], "t0:1:q_m_0", "1")
        await sandbox.wait_for(lambda: EN("learn-aim-came") in sandbox.message(lesson["id"])["content"])
        await sandbox.press("Ana", lesson["id"], "Next lesson")
        await sandbox.wait_for(lambda: EN("learn-tokens-where") in sandbox.message(lesson["id"])["content"])
        menu = next(one for one in parts(sandbox.message(lesson["id"])) if one.get("custom_id") == "t0:2:q_w")
        (third,) = [one["value"] for one in menu["options"] if "planet 3" in one["label"]]
        await sandbox.select("Ana", lesson["id"], "t0:2:q_w", third)
        await sandbox.wait_for(lambda: "q_more_2" in str(sandbox.message(lesson["id"])["components"]))
        await sandbox.press("Ana", lesson["id"], "t0:2:q_more_2")
        await sandbox.wait_for(lambda: "planet 3: 1" in str(sandbox.message(lesson["id"])["components"]))
        await bot.kill()
        await bot.start()
        await sandbox.press("Ana", lesson["id"], "t0:2:q_more_2")
        await sandbox.wait_for(lambda: "planet 3: 2" in str(sandbox.message(lesson["id"])["components"]))
        assert await said(sandbox, "Ana", "learn") == EN("learn-list", passed=1, of=12)
        assert sandbox.violations == []


async def test_whoever_takes_no_direct_messages_learns_where_they_asked(tmp_path: Path) -> None:
    async with Sandbox.start(rate=0) as sandbox, Bot(sandbox, tmp_path, 1):
        sandbox.close_dm("Ben")
        shown = await sandbox.slash("Ben", "table", "learn")
        assert shown.message is not None
        assert shown.message.only_for == sandbox.user("Ben")
        here = await sandbox.select("Ben", shown.message, "learn:lesson", "card")
        assert here.message is not None
        assert here.message.only_for == sandbox.user("Ben")
        assert here.message.data["content"].startswith(EN("learn-closed"))
        assert EN("learn-card-where") in here.message.data["content"]
        assert sandbox.message(here.message.id)["attachments"][0]["filename"] == "hand.png"
        assert sandbox.messages("table") == []
        assert sandbox.violations == []
