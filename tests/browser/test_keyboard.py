"""A whole beginning of a game by keyboard alone, against the real bot: lobby, options, start, cards, slap, status.

No pointer is used. Every control that gets the focus on the way has a name, and its focus can be seen.
"""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.async_api import Locator, Page, expect

from bot.kernel.game import Game
from bot.slap import rules
from bot.slap.game import RULES
from bot.slap.options import Options
from tests.browser.cards import words_of
from tests.e2e.harness import COUNTDOWN_MS, Bot, seed_with_pattern
from tests.sandbox.client import Sandbox
from tests.words.voices import EN

pytestmark = pytest.mark.browser
PACE_MS = 2_000
FOCUSED = """(wanted) => {
  const node = document.activeElement;
  const style = getComputedStyle(node);
  return {
    there: node === wanted,
    key: node.dataset.key ?? node.id,
    text: node.textContent.trim(),
    name: node.getAttribute('aria-label') || node.textContent.trim() || node.labels?.[0]?.textContent,
    role: node.getAttribute('role') ?? node.tagName.toLowerCase(),
    seen: style.outlineStyle === 'solid' && parseFloat(style.outlineWidth) >= 2,
  };
}"""
ROLES = {"button", "a", "combobox", "option", "select", "summary", "input", "textarea", "li", "div"}


def said(page: Page, words: str) -> Locator:
    """The newest message with these words."""
    return page.locator(".message", has_text=words).last


def keyed(page: Page, key: str) -> Locator:
    """The control with this key."""
    return page.locator(f'[data-key="{key}"]')


async def walk_to(page: Page, wanted: Locator, key: str = "Shift+Tab") -> None:
    """Move the focus until this control has it, from the moment on when it is there."""
    await expect(wanted).to_be_visible()
    passed = []
    for _ in range(80):
        await page.keyboard.press(key)
        at = await wanted.evaluate(FOCUSED)
        if at["role"] != "body":  # at either end of the page the browser itself has the focus
            assert at["seen"], at
            assert at["name"], at
            assert at["role"] in ROLES, at
        if at["there"]:
            return
        passed.append((at["role"], at["key"], at["text"][:20]))
    raise AssertionError(f"the keyboard does not reach {wanted}: {passed}")


async def test_a_game_is_opened_and_played_without_a_pointer(browser_page: Page, tmp_path: Path) -> None:
    seed = seed_with_pattern(2)
    shadow = Game.new(RULES, seed, 2, Options(pace=PACE_MS))
    async with Sandbox.start(rate=0) as sandbox:
        bot = Bot(sandbox, tmp_path, seed)
        await bot.start()
        try:
            page, keys = browser_page, browser_page.keyboard
            await page.goto(sandbox.url)
            await expect(page.get_by_role("button", name="Sit as Finn")).to_be_visible()
            await keys.press("/")
            await keys.type("play")
            await keys.press("Enter")
            form = page.get_by_role("form", name="Command /play")
            await walk_to(page, form.get_by_role("button", name="Send"), "Tab")
            await keys.press("Enter")
            await walk_to(page, keyed(page, "play:slap::"))
            await keys.press("Enter")
            await expect(said(page, "opens a table")).to_be_visible()

            await walk_to(page, keyed(page, "l1:options"))
            await keys.press("Enter")
            await expect(said(page, EN("lobby-choose-topic"))).to_be_visible()
            await walk_to(page, keyed(page, "l1:topic_speed"), "Tab")
            await keys.press("Enter")
            dialog = page.get_by_role("dialog")
            await expect(dialog).to_be_visible()
            await walk_to(page, keyed(page, "pace_typed"), "Tab")
            await keys.type("2 s")
            await keys.press("Enter")
            await expect(dialog).to_have_count(0)
            await expect(said(page, "Pace: quick, 2 s")).to_be_visible()

            await walk_to(page, keyed(page, "l1:add"))
            await keys.press("Enter")
            await expect(said(page, "(2 of 8)")).to_be_visible()
            await walk_to(page, keyed(page, "l1:start"), "Tab")
            await keys.press("Enter")
            thread = (await sandbox.wait_for(sandbox.threads))[-1]
            await walk_to(page, keyed(page, f"thread/{thread['id']}"), "Tab")
            await keys.press("Enter")
            await expect(said(page, "The game begins in 10 s.")).to_be_visible()

            wait = COUNTDOWN_MS
            for _ in range(12):
                card = rules.next_step(shadow.state).card
                shadow.act("flip", None, None, "echo")
                await sandbox.advance(wait)
                wait = PACE_MS
                await expect(page.locator(".message").last).to_contain_text(words_of(card))
                await sandbox.slash("Ana", thread, "answer")  # the card's echo has been judged
                if rules.pattern(shadow.state):
                    break
            # The bot adds the hand after the card: until then only earlier cards have one.
            await walk_to(page, page.locator(".message", has_text=words_of(card)).locator('[data-key="slap"]').last)
            await keys.press("Enter")
            await expect(page.locator(".message strong", has_text="Ana takes")).to_be_visible()
        finally:
            await bot.stop()
        assert sandbox.violations == []
