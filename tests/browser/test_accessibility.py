"""axe-core looks at the page: lobby, running table, direct messages, forms, and finds nothing serious."""

from __future__ import annotations

from typing import Any

import pytest
from axe_playwright_python.async_playwright import Axe  # type: ignore[import-untyped]  # the library has no types
from playwright.async_api import Browser, Page, expect

from tests.browser import demo
from tests.browser.conftest import PHONE
from tests.browser.fake_backend import FakeBackend

pytestmark = pytest.mark.browser
OPTIONS = {
    "resultTypes": ["violations"],
    "rules": {"label-content-name-mismatch": {"enabled": True}, "focus-order-semantics": {"enabled": True}},
}
MINOR = {"minor"}


async def faults(page: Page) -> list[tuple[str, str, list[str]]]:
    found: list[dict[str, Any]] = (await Axe().run(page, options=OPTIONS)).response["violations"]
    return [
        (one["id"], one["impact"], [node["html"][:120] for node in one["nodes"]])
        for one in found
        if one["impact"] not in MINOR
    ]


async def opened(page: Page, fake: FakeBackend) -> None:
    """The page with messages of every kind, in all its places."""
    fake.commands = demo.COMMANDS
    fake.write("A line of table talk.", author=1)
    fake.write(demo.MARKDOWN)
    demo.lobby(fake)
    demo.embed_message(fake)
    demo.panel(fake)
    demo.secret(fake)
    demo.card(fake)
    await page.goto(fake.url)
    await fake.watched(6)
    await expect(page.get_by_role("button", name="Sit as Finn")).to_be_visible()
    await expect(page.locator(".message").first).to_be_visible()


async def test_axe_finds_nothing_serious_in_a_channel_a_thread_a_command_and_the_tools(
    browser_page: Page, fake: FakeBackend
) -> None:
    page = browser_page
    await opened(page, fake)
    assert await faults(page) == []
    await page.get_by_role("button", name="lobby").click()
    await expect(page.locator(".empty button").first).to_be_visible()
    assert await faults(page) == []
    await page.locator("#channels .thread").click()
    await expect(page.locator("#title")).to_have_text("Slap table 1")
    assert await faults(page) == []
    await page.keyboard.press("/")
    await page.keyboard.type("slap new")
    assert await faults(page) == []
    await page.keyboard.press("Enter")
    await expect(page.get_by_role("form", name="Command /slap new")).to_be_visible()
    assert await faults(page) == []
    await page.keyboard.press("Escape")
    await page.get_by_role("button", name="Tools").click()
    await expect(page.locator("#tools")).to_be_visible()
    assert await faults(page) == []


async def test_axe_finds_nothing_serious_on_a_phone(browser_page: Page, fake: FakeBackend) -> None:
    await browser_page.set_viewport_size(PHONE)
    await opened(browser_page, fake)
    assert await faults(browser_page) == []
    await browser_page.get_by_role("button", name="Channels").click()
    assert await faults(browser_page) == []


async def test_axe_would_find_a_button_without_a_name(browser: Browser) -> None:
    page = await browser.new_page()
    await page.set_content("<html lang=en><title>x</title><main><h1>x</h1><button></button></main>")
    assert [rule for rule, _, _ in await faults(page)] == ["button-name"]
    await page.close()


async def test_skip_links_lead_to_the_newest_message_and_to_the_message_box(
    browser_page: Page, fake: FakeBackend
) -> None:
    await opened(browser_page, fake)
    await browser_page.keyboard.press("Tab")
    await browser_page.keyboard.press("Enter")
    await expect(browser_page.locator(".message").last).to_be_focused()
    await browser_page.get_by_role("link", name="Skip to the message box").focus()
    await browser_page.keyboard.press("Enter")
    await expect(browser_page.locator("#say")).to_be_focused()


async def test_the_skip_link_of_an_empty_channel_leads_to_its_first_button(
    browser_page: Page, fake: FakeBackend
) -> None:
    fake.commands = demo.COMMANDS
    await browser_page.goto(fake.url)
    await expect(browser_page.locator(".empty button").first).to_be_visible()
    await browser_page.keyboard.press("Tab")
    await browser_page.keyboard.press("Enter")
    await expect(browser_page.locator(".empty button").first).to_be_focused()
