"""``/season`` through the real bot: opened, looked at and ended, by command and by button, also over a kill."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from tests.e2e.harness import Bot, table
from tests.e2e.test_cosmic_lobby import said, server
from tests.e2e.test_rating import long_enough
from tests.sandbox.client import Sandbox
from tests.words.voices import EN

ADMIN = "Finn"
ROUND_MS = 30_000


async def shown(sandbox: Sandbox, who: str, **options: bool) -> dict[str, Any]:
    """What ``/season show`` says to somebody, once it is there."""
    answer = await sandbox.slash(who, "table", "season show", **options)
    message = answer.message
    assert message is not None
    await sandbox.wait_for(lambda: message.data["content"])
    assert message.only_for
    return message.data


def ends(sandbox: Sandbox) -> list[dict[str, Any]]:
    """The messages in the channel that tell the end of a season."""
    return [message for message in sandbox.messages("table") if "ended <t:" in message["content"]]


async def test_who_manages_the_server_opens_a_season_and_it_lasts_over_a_kill(tmp_path: Path) -> None:
    async with Sandbox.start(rate=0) as sandbox, Bot(sandbox, tmp_path, 1) as bot:
        assert await said(sandbox, "Ana", "season show") == EN("season-none")
        assert await said(sandbox, "Ana", "season show", past=True) == EN("season-none-past")
        assert await said(sandbox, "Ana", "season open", until="in 2 weeks") == EN("admin-needs-manage-server")
        assert await said(sandbox, ADMIN, "season end") == EN("season-none-runs")
        for until, why in (
            ("2020-01-01", "past"),
            ("yesterday", "unknown"),
            ("in 900 days", "far"),
            ("2036-11-26", "far"),
            ("soon", "unknown"),
            ("3/4", "unclear"),
        ):
            refused = await said(sandbox, ADMIN, "season open", until=until)
            assert refused == EN(f"season-date-{why}", zone="UTC"), until
        opened = await sandbox.slash(ADMIN, "table", "season open", until="in 2 weeks", game="slap")
        assert opened.message is not None
        assert opened.message.only_for == "", "everybody reads that it has begun"
        assert "A season has begun" in opened.message.data["content"]
        await bot.kill()
        await bot.start()
        assert await said(sandbox, ADMIN, "season open", until="in 3 weeks") == EN("season-runs")
        now = await shown(sandbox, "Ana")
        assert EN("season-empty") in now["content"]
        assert "ends <t:" in now["content"]
        assert not now.get("components"), "only who manages the server gets buttons"
        assert sandbox.violations == []


async def test_a_date_is_meant_in_the_zone_of_who_writes_it(tmp_path: Path) -> None:
    async with server(tmp_path) as sandbox:
        await said(sandbox, ADMIN, "table reminders", quiet="22-8 Pacific/Auckland")
        refused = await said(sandbox, ADMIN, "season open", until="2020-01-01")
        assert refused == EN("season-date-past", zone="Pacific/Auckland")


async def test_a_season_is_opened_and_ended_by_buttons(tmp_path: Path) -> None:
    async with server(tmp_path) as sandbox:
        panel = await sandbox.slash(ADMIN, "table", "season show")
        assert panel.message is not None
        await sandbox.wait_for(lambda: panel.message is not None and panel.message.data["components"])
        asked = sandbox.open_press(ADMIN, panel.message, "season:open:all")
        assert (await sandbox.outcome(asked)).modal is not None
        opened = await sandbox.submit(ADMIN, asked, {"0": "in 2 weeks"})
        assert opened.message is not None
        assert "all games" in opened.message.data["content"]
        running = await sandbox.slash(ADMIN, "table", "season show")
        assert running.message is not None
        await sandbox.wait_for(lambda: running.message is not None and running.message.data["components"])
        ended = await sandbox.press(ADMIN, running.message, EN("season-end"))
        assert ended.message is not None
        assert ended.message.only_for
        await sandbox.wait_for(lambda: ends(sandbox))
        assert await said(sandbox, ADMIN, "season end") == EN("season-none-runs")
        over = (await shown(sandbox, "Ana", past=True))["content"]
        assert EN("season-empty") in over
        await sandbox.advance(1_000)
        await said(sandbox, ADMIN, "season open", until="in 2 days")
        runs = await sandbox.slash("Ana", "table", "season show")
        assert runs.message is not None
        await sandbox.wait_for(lambda: runs.message is not None and runs.message.data["components"])
        before = await sandbox.press("Ana", runs.message, EN("season-past"))
        await sandbox.wait_for(lambda: before.message is not None and before.message.data["content"] == over)


async def test_the_end_by_date_is_told_once_with_its_picture_also_over_a_kill(tmp_path: Path) -> None:
    async with table(tmp_path, ("Ana", "Ben")) as play:
        sandbox = play.sandbox
        await said(sandbox, ADMIN, "season open", until="in 2 days")
        await long_enough(play)
        await sandbox.surely("Ana", play.thread, "slap leave")
        await sandbox.advance_until(
            lambda: any("Seed" in m["content"] for m in sandbox.messages("table")),
            1_500,
            lambda: sandbox.slash("Ben", play.thread, "slap status"),
        )
        now = await shown(sandbox, "Ben")
        assert "1. <@" in now["content"]
        await sandbox.advance(2 * 86_400_000)
        await sandbox.advance_until(lambda: ends(sandbox), ROUND_MS, lambda: sandbox.slash("Ana", "table", "my games"))
        await sandbox.wait_for(lambda: ends(sandbox)[0]["attachments"])
        await play.bot.kill()
        await play.bot.start()
        for _ in range(3):
            await sandbox.advance(ROUND_MS)
            await sandbox.slash("Ana", "table", "my games")
        (told,) = ends(sandbox)
        assert f"1. <@{sandbox.user('Ben')}>" in told["content"]
        assert "has won. Season: all games." in ends(sandbox)[0]["attachments"][0]["description"]
