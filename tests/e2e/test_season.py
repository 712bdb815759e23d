"""``/season`` through the real bot: opened, looked at and ended, by command and by button, also over a kill."""

from __future__ import annotations

from pathlib import Path

from tests.e2e.harness import Bot
from tests.e2e.test_cosmic_lobby import said, server
from tests.sandbox.client import Sandbox
from tests.words.voices import EN

ADMIN = "Finn"


async def test_who_manages_the_server_opens_a_season_and_it_lasts_over_a_kill(tmp_path: Path) -> None:
    async with Sandbox.start(rate=0) as sandbox, Bot(sandbox, tmp_path, 1) as bot:
        assert await said(sandbox, "Ana", "season show") == EN("season-none")
        assert await said(sandbox, "Ana", "season open", until="in 2 weeks") == EN("admin-needs-manage-server")
        assert await said(sandbox, ADMIN, "season end") == EN("season-none-runs")
        for until, why in (("2020-01-01", "past"), ("in 900 days", "far"), ("soon", "unknown"), ("3/4", "unclear")):
            refused = await said(sandbox, ADMIN, "season open", until=until)
            assert refused == EN(f"season-date-{why}", zone="UTC"), until
        opened = await sandbox.slash(ADMIN, "table", "season open", until="in 2 weeks", game="slap")
        assert opened.message is not None
        assert opened.message.only_for == "", "everybody reads that it has begun"
        assert "A season has begun" in opened.message.data["content"]
        await bot.kill()
        await bot.start()
        assert await said(sandbox, ADMIN, "season open", until="in 3 weeks") == EN("season-runs")
        shown = await sandbox.slash("Ana", "table", "season show")
        assert shown.message is not None
        assert EN("season-empty") in shown.message.data["content"]
        assert not shown.message.data.get("components"), "only who manages the server gets buttons"
        assert sandbox.violations == []


async def test_a_season_is_opened_and_ended_by_buttons(tmp_path: Path) -> None:
    async with server(tmp_path) as sandbox:
        shown = await sandbox.slash(ADMIN, "table", "season show")
        assert shown.message is not None
        asked = sandbox.open_press(ADMIN, shown.message, "season:open:all")
        assert (await sandbox.outcome(asked)).modal is not None
        opened = await sandbox.submit(ADMIN, asked, {"value": "in 2 weeks"})
        assert opened.message is not None
        assert "all games" in opened.message.data["content"]
        running = await sandbox.slash(ADMIN, "table", "season show")
        assert running.message is not None
        ended = await sandbox.press(ADMIN, running.message, EN("season-end"))
        assert ended.message is not None
        assert ended.message.only_for == ""
        assert "ended" in ended.message.data["content"]
        assert await said(sandbox, ADMIN, "season end") == EN("season-none-runs")
