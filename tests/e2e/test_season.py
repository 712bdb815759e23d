"""Seasons through the real bot: opened, looked at and ended by the panels, also over a kill."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from tests.e2e import panels
from tests.e2e.harness import Bot, table
from tests.e2e.panels import opened, season, words_of
from tests.e2e.preferring import prefer
from tests.e2e.test_cosmic_lobby import server
from tests.e2e.test_rating import long_enough
from tests.sandbox.client import Sandbox
from tests.words.voices import EN

ADMIN = "Finn"
ROUND_MS = 30_000


async def shown(sandbox: Sandbox, who: str, *, past: bool = False) -> dict[str, Any]:
    message = await opened(sandbox, who, "season:show")
    if past and message.data["components"]:
        message = panels.shown(await sandbox.press(who, message, "season:past"))
        await sandbox.wait_for(lambda: message.data["content"])
    assert message.only_for
    return message.data


def ends(sandbox: Sandbox) -> list[dict[str, Any]]:
    """The messages in the channel that tell the end of a season."""
    return [message for message in sandbox.messages("table") if "ended <t:" in message["content"]]


async def test_who_manages_the_server_opens_a_season_and_it_lasts_over_a_kill(tmp_path: Path) -> None:
    async with Sandbox.start(rate=0) as sandbox, Bot(sandbox, tmp_path, 1) as bot:
        assert (await shown(sandbox, "Ana"))["content"] == EN("season-none")
        panel = panels.shown(await sandbox.slash(ADMIN, "table", "admin"))
        for until, why in (
            ("2020-01-01", "past"),
            ("yesterday", "unknown"),
            ("in 900 days", "far"),
            ("2036-11-26", "far"),
            ("soon", "unknown"),
            ("3/4", "unclear"),
        ):
            refused = await season(sandbox, until)
            assert refused.data["content"] == EN(f"season-date-{why}", zone="UTC"), until
        kept = (await sandbox.outcome(sandbox.open_press(ADMIN, panel, "season:open"))).modal
        assert kept is not None
        assert kept["components"][0]["component"]["value"] == "3/4", "what was typed stands there again"
        begun = await season(sandbox, "in 2 weeks", "slap")
        assert begun.only_for == "", "everybody reads that it has begun"
        assert "A season has begun" in begun.data["content"]
        await bot.kill()
        await bot.start()
        assert words_of(await season(sandbox, "in 3 weeks", panel=panel)) == EN("season-runs")
        now = await shown(sandbox, "Ana")
        assert EN("season-empty") in now["content"]
        assert "ends <t:" in now["content"]
        assert not now.get("components"), "there is none before it"
        assert sandbox.violations == []


async def test_a_date_is_meant_in_the_zone_of_who_writes_it(tmp_path: Path) -> None:
    async with server(tmp_path) as sandbox:
        await prefer(sandbox, ADMIN, quiet="22-8 Pacific/Auckland")
        assert words_of(await season(sandbox, "2020-01-01")) == EN("season-date-past", zone="Pacific/Auckland")


async def test_a_season_is_opened_and_ended_by_buttons(tmp_path: Path) -> None:
    async with server(tmp_path) as sandbox:
        assert "all games" in words_of(await season(sandbox, "in 2 weeks"))
        sure = await opened(sandbox, ADMIN, "season:ask_end", by="admin")
        assert sure.data["content"] == EN("season-sure")
        ended = panels.shown(await sandbox.press(ADMIN, sure, EN("season-sure-yes")))
        assert ended.only_for
        await sandbox.wait_for(lambda: ends(sandbox))
        again = panels.shown(await sandbox.press(ADMIN, sure, EN("season-sure-yes")))
        assert words_of(again) == EN("season-none-runs")
        over = (await shown(sandbox, "Ana"))["content"]
        assert EN("season-empty") in over
        await sandbox.advance(1_000)
        await season(sandbox, "in 2 days")
        assert (await shown(sandbox, "Ana", past=True))["content"] == over


async def test_the_end_by_date_is_told_once_with_its_picture_also_over_a_kill(tmp_path: Path) -> None:
    async with table(tmp_path, ("Ana", "Ben")) as play:
        sandbox = play.sandbox
        await season(sandbox, "in 2 days")
        await long_enough(play)
        await sandbox.surely("Ana", play.thread, "leave")
        await sandbox.advance_until(
            lambda: any("wins" in m["content"] for m in sandbox.messages("table")),
            1_500,
            lambda: sandbox.slash("Ben", play.thread, "answer"),
        )
        now = await shown(sandbox, "Ben")
        assert "1. <@" in now["content"]
        await sandbox.advance(2 * 86_400_000)
        await sandbox.advance_until(lambda: ends(sandbox), ROUND_MS, lambda: sandbox.slash("Ana", "table", "games"))
        await sandbox.wait_for(lambda: ends(sandbox)[0]["attachments"])
        await play.bot.kill()
        await play.bot.start()
        for _ in range(3):
            await sandbox.advance(ROUND_MS)
            await sandbox.slash("Ana", "table", "games")
        (told,) = ends(sandbox)
        assert f"1. <@{sandbox.user('Ben')}>" in told["content"]
        assert "has won. Season: all games." in ends(sandbox)[0]["attachments"][0]["description"]
