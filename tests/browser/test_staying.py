"""Walk through the page as people who come back do: each button and command gives its answer there."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.async_api import Page

from bot.play.games.lobby_games import LOBBY_GAMES
from tests.browser.person import Person
from tests.e2e.cosmic import CosmicTable
from tests.e2e.harness import Bot
from tests.sandbox.client import Sandbox
from tests.words.voices import EN


@pytest.mark.soak
async def test_each_of_a_communitys_buttons_gives_its_answer_on_the_page(browser_page: Page, tmp_path: Path) -> None:
    async with Sandbox.start(rate=0) as sandbox, Bot(sandbox, tmp_path, 4) as bot:
        table = CosmicTable(sandbox, bot, ("Ana", "Ben"))
        await table.open(0, flares="off", speed="daily")
        await table.drive("Ben", "Which card do you play")
        at = Person(browser_page)
        await browser_page.goto(sandbox.url)

        await at.sit("Dot", "Cosmic Encounter 1")
        watch = await at.command("watch")
        await at.reads("Your prediction is sealed until the cards are down")
        await at.page.locator("[data-key='t1:0:predict_offense']").last.click()
        await at.reads("the offense, wins challenge")
        await at.click(watch["id"], "t1:0:acts", "follow_challenge")
        await at.reads(EN("watch-follow-challenge.done"))

        await at.sit("Ana", "table")
        await at.command("away", until="in 2 weeks")
        await at.reads("You're away until")
        await at.command("games")
        await at.reads("except where you've played since")
        await at.command("server")
        await at.press(EN("rating-button"))
        await at.reads(EN("rating-none"))

        await at.sit("Cy", "table")
        await at.command("find")
        await at.press(EN("find-look", game=LOBBY_GAMES["cosmic"].called("en").plain))
        await at.page.locator(".modal").get_by_role("radio", name="3", exact=True).check()
        await at.page.locator(".modal button[type=submit]").click()
        await at.reads("looks for players (1 of 3)")
        await at.sit("Finn", "table")
        await at.command("admin")
        await at.press(EN("tournament-open-button"))
        await at.page.locator(".modal").get_by_label(EN("tournament-field-until")).fill("in 2 days")
        await at.page.locator(".modal button[type=submit]").click()
        await at.reads(EN("tournament-opened"))
        await at.sit("Eve", "table")
        await at.page.locator(".message", has_text="Slap tournament").get_by_role("button", name="I'm in").last.click()
        await at.reads("You're in. Your first table comes when sign-up closes")

        await at.command("learn")
        await at.press(EN("learn-go-on"))
        await at.sit("Eve", "Zodiac table")
        await at.page.locator("[data-key='t0:1:q_o_1']").last.click()
        await at.reads(EN("learn-aim-came"))
        assert sandbox.violations == []
