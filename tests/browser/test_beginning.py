"""The page's own frame: how one begins in an empty channel, one scroll bar, marks on coloured buttons."""

from __future__ import annotations

import pytest
from playwright.async_api import Page, ViewportSize, expect

from tests.browser import demo
from tests.browser.conftest import DESKTOP, PHONE
from tests.browser.fake_backend import FakeBackend
from tests.browser.test_page import open_page

pytestmark = pytest.mark.browser


async def test_an_empty_channel_offers_the_games_and_the_lessons_and_a_full_one_does_not(
    browser_page: Page, fake: FakeBackend
) -> None:
    fake.commands = demo.COMMANDS
    await open_page(browser_page, fake)
    buttons = browser_page.locator(".empty button")
    await expect(buttons).to_have_text(["The slap game", "The long game", "Learn"])
    await buttons.nth(1).focus()
    await fake.push("commands", {})  # to be drawn anew does not take the focus away
    async with browser_page.expect_response("**/_do"):
        await browser_page.keyboard.press("Enter")
    await fake.push("message", fake.write("A table opens."))
    await expect(buttons).to_have_count(0)
    await expect(browser_page.locator("#scroll")).to_be_focused()
    assert [(act["command"], act["options"]) for act in fake.done("slash")] == [("play", {"game": "cosmic"})]
    await browser_page.get_by_role("navigation", name="Channels").get_by_role("button", name="Zodiac table").click()
    await expect(browser_page.locator(".empty")).to_contain_text("Type / to see the commands.")
    await expect(buttons).to_have_count(0)


@pytest.mark.parametrize("size", [DESKTOP, PHONE])
async def test_only_the_messages_scroll(browser_page: Page, fake: FakeBackend, size: ViewportSize) -> None:
    await browser_page.set_viewport_size(size)
    for number in range(40):
        fake.write(f"line {number}")
    await open_page(browser_page, fake)
    await fake.push("message", fake.write("a long line that is announced " * 20))
    await expect(browser_page.locator("#announce")).to_contain_text("a long line")
    scrolling = """() => [...document.querySelectorAll('*')]
        .filter(one => one.scrollHeight > one.clientHeight || one.scrollWidth > one.clientWidth)
        .filter(one => one === document.scrollingElement || /auto|scroll/.test(getComputedStyle(one).overflow))
        .map(one => one.id || one.tagName)"""
    assert await browser_page.evaluate(scrolling) == ["scroll"]


async def test_a_mark_on_a_coloured_button_has_a_white_rim_and_none_on_a_grey_one(
    browser_page: Page, fake: FakeBackend
) -> None:
    mark = {"id": None, "name": "🟦"}
    styles = {style: demo.button(style, f"style {style}", f"b{style}", emoji=mark) for style in (1, 2, 3, 4)}
    fake.write("Whom?", components=[demo.row(*styles.values())])
    await open_page(browser_page, fake)
    for style in styles:
        emoji = browser_page.get_by_role("button", name=f"style {style}").locator(".emoji")
        rim = await emoji.evaluate("one => getComputedStyle(one).filter")
        assert ("rgb(255, 255, 255)" in rim) == (style != 2)
