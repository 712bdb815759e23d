"""The page against the real sandbox and the real bot: start a table, play, slap, see the receipt."""

from __future__ import annotations

from pathlib import Path

from playwright.async_api import Page, expect

from bot.kernel.game import Game
from bot.slap import rules
from bot.slap.game import RULES
from bot.slap.options import Options
from tests.browser.cards import words_of
from tests.e2e.harness import COUNTDOWN_MS, PACE_MS, Bot, seed_with_pattern
from tests.sandbox.client import Sandbox


async def test_a_person_starts_a_table_slaps_with_a_key_and_sees_the_receipt(
    browser_page: Page, tmp_path: Path
) -> None:
    seed = seed_with_pattern(2)
    shadow = Game.new(RULES, seed, 2, Options())
    async with Sandbox.start(rate=0) as sandbox:
        bot = Bot(sandbox, tmp_path, seed)
        await bot.start()
        try:
            page = browser_page
            await page.goto(sandbox.url)
            await page.get_by_role("button", name="table", exact=False).first.click()
            await page.locator("#say").press_sequentially("/play")
            await page.keyboard.press("Enter")
            await page.get_by_role("form", name="Command /play").get_by_role("button", name="Send").click()
            await page.get_by_role("button", name="The slap game").click()
            await page.locator("[data-key='l1:add']").click()
            await expect(page.locator(".message", has_text="(2 of 8)")).to_be_visible()
            await page.locator("[data-key='l1:start']").click()
            await page.locator("#say").click()  # who wrote something a moment ago
            await page.locator(".message", has_text="Open thread").get_by_text("Open thread").click()
            # Not by text alone: what arrives while one looks is also said to screen readers, elsewhere on the page.
            await expect(page.locator(".message", has_text="The game begins in 10 s.")).to_be_visible()
            wait = COUNTDOWN_MS
            for _ in range(12):
                card = rules.next_step(shadow.state).card
                shadow.act("flip", None, None, "echo")
                await sandbox.advance(wait)
                wait = PACE_MS
                await expect(page.locator(".message").last).to_contain_text(words_of(card))
                await sandbox.slash("Ana", sandbox.threads()[-1], "answer")  # the card's echo has been judged
                if rules.pattern(shadow.state):
                    break
            # The bot adds the hand after the card, and the key slaps the newest message that has one.
            hand = page.locator(".message", has_text=words_of(card)).locator('[data-key="slap"]')
            await expect(hand.last).to_be_visible()
            await page.keyboard.press("s")
            await expect(page.locator(".message strong", has_text="Ana takes")).to_be_visible()
            await sandbox.advance(1_500)  # the receipt's one edit brings its picture (A24)
            picture = page.locator("img[alt^='Ana takes']")
            await expect(picture).to_be_visible()
            assert await picture.evaluate("image => image.decode().then(() => image.naturalWidth)") == 1_200
        finally:
            await bot.stop()
        assert sandbox.violations == []
