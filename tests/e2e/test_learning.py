"""``/cosmic learn`` through the real bot: in direct messages, by button and command, over a kill, and deleted."""

from __future__ import annotations

from pathlib import Path

from tests.e2e.harness import Bot
from tests.e2e.test_cosmic_lobby import said
from tests.sandbox.client import Sandbox
from tests.words.voices import EN


async def test_a_lesson_is_played_in_direct_messages_and_goes_on_after_a_kill(tmp_path: Path) -> None:
    async with Sandbox.start(rate=0) as sandbox, Bot(sandbox, tmp_path, 1) as bot:
        assert await said(sandbox, "Ana", "cosmic learn") == EN("learn-sent")
        await sandbox.wait_for(lambda: sandbox.dm_of("Ana"))
        (lesson,) = sandbox.dm_of("Ana")
        assert EN("learn-aim-where") in lesson["content"]
        assert [file["filename"] for file in lesson["attachments"]] == ["board.png"]
        wrong = await sandbox.press("Ana", lesson["id"], "t0:1:q_o_0")
        assert not wrong.failed
        await sandbox.wait_for(lambda: EN("learn-aim-crowded") in sandbox.message(lesson["id"])["content"])
        await sandbox.press("Ana", lesson["id"], "t0:1:q_o_1")
        await sandbox.wait_for(lambda: EN("learn-aim-came") in sandbox.message(lesson["id"])["content"])
        await sandbox.press("Ana", lesson["id"], "Next lesson")
        await sandbox.wait_for(lambda: EN("learn-tokens-where") in sandbox.message(lesson["id"])["content"])
        await sandbox.press("Ana", lesson["id"], "t0:2:q_more_2")
        await sandbox.wait_for(lambda: "planet 3: 1" in sandbox.message(lesson["id"])["content"])
        await bot.kill()
        await bot.start()
        await sandbox.press("Ana", lesson["id"], "t0:2:q_more_2")
        await sandbox.wait_for(lambda: "planet 3: 2" in sandbox.message(lesson["id"])["content"])
        typed = await sandbox.slash("Ana", "table", "cosmic learn", answer="Ana's planet 2: 4")
        assert typed.message is not None
        assert typed.message.only_for == sandbox.user("Ana")
        assert EN("learn-tokens-came") in typed.message.data["content"]
        assert sandbox.violations == []


async def test_whoever_takes_no_direct_messages_learns_where_they_asked(tmp_path: Path) -> None:
    async with Sandbox.start(rate=0) as sandbox, Bot(sandbox, tmp_path, 1):
        sandbox.close_dm("Ben")
        here = await sandbox.slash("Ben", "table", "cosmic learn", lesson="card")
        assert here.message is not None
        assert here.message.only_for == sandbox.user("Ben")
        assert here.message.data["content"].startswith(EN("learn-closed"))
        assert EN("learn-card-where") in here.message.data["content"]
        assert sandbox.message(here.message.id)["attachments"][0]["filename"] == "hand.png"
        assert sandbox.messages("table") == []
        unknown = await said(sandbox, "Ben", "cosmic learn", lesson="cooking")
        assert unknown == EN("learn-no-such")
        offered = await sandbox.complete("Ben", "table", "cosmic learn", "answer", "attack")
        assert [one["value"] for one in offered] == ["Attack 20", "Attack 10", "Attack 6"]
        lessons = await sandbox.complete("Ben", "table", "cosmic learn", "lesson", "card")
        assert [one["value"] for one in lessons] == ["card"]
        assert sandbox.violations == []
