"""Somebody at the page: everything is done with what it offers, and waits for what it shows."""

from __future__ import annotations

import re
from collections.abc import Awaitable

from playwright.async_api import Page, Response, expect

from sandbox.jsons import Json


class Person:
    """Somebody at the page, at one seat after another."""

    def __init__(self, page: Page) -> None:
        self.page = page

    async def sit(self, name: str, channel: str) -> None:
        """Be this person, and look into a channel, or into the direct messages of the bot."""
        await self.page.get_by_role("button", name=f"Sit as {name}").click()
        channels = self.page.get_by_role("navigation", name="Channels")
        await channels.get_by_role("button", name=channel).first.click()

    async def command(self, name: str, **options: str) -> Json:
        """Type a command, fill in its form, and send it; the answer's message."""
        await self.page.locator("#say").fill(f"/{name}")
        await self.page.keyboard.press("Enter")
        form = self.page.get_by_role("form", name=f"Command /{name}")
        await expect(form).to_be_visible()
        if options and await form.locator("details").count():
            await form.locator("summary").click()
        for option, value in options.items():
            field = form.locator(f"[name='{option}']")
            if await field.evaluate("one => one.tagName") == "SELECT":
                await field.select_option(label=value)
            else:
                await field.fill(value)
        return await self.answered(form.get_by_role("button", name="Send").click())

    async def press(self, label: str) -> Json:
        """Press the newest button that says this; the answer's message."""
        return await self.answered(
            self.page.locator(".message").get_by_role("button", name=label, exact=True).last.click()
        )

    async def click(self, message: str, key: str, *values: str) -> Json:
        """Press the button with this key in a message, or take these values of its menu; the answer's message."""
        at = self.page.locator(f".message[data-id='{message}']")
        control = at.locator(f"[data-key='{key}']")
        if not values:
            return await self.answered(control.click())
        await control.click()
        if await at.locator(f"[data-key='{key}/send']").count() == 0:
            return await self.answered(at.locator(f"[data-key^='{key}/'][data-value='{values[0]}']").click())
        chosen = at.locator(f"[data-key^='{key}/'][aria-selected='true']")
        for value in await chosen.evaluate_all("all => all.map(one => one.dataset.value)"):
            await at.locator(f"[data-key^='{key}/'][data-value='{value}']").click()
        for value in values:
            await at.locator(f"[data-key^='{key}/'][data-value='{value}']").click()
        return await self.answered(at.locator(f"[data-key='{key}/send']").click())

    async def answered(self, doing: Awaitable[None]) -> Json:
        """Do it, and wait for the answer; its message, or nothing if it has none."""
        async with self.page.expect_response(_is_act) as response:
            await doing
        answer: Json = await (await response.value).json()
        shown: Json = (answer.get("answer") or {}).get("message") or {}
        return shown

    async def reads(self, words: str) -> None:
        """A message with these words is there, however they are set."""
        await expect(self.page.locator(".message", has_text=re.sub("[*`]", "", words)).last).to_be_visible()

    async def turn_clock(self, step: str) -> None:
        """Turn the page's clock on by one of its steps, such as *+10 s*."""
        tools = self.page.locator("#tools")
        if not await tools.is_visible():
            await self.page.locator("#tools-button").click()
        async with self.page.expect_response(lambda one: one.url.endswith("/_clock")):
            await tools.get_by_role("button", name=step, exact=True).click()
        await self.page.keyboard.press("Escape")


def _is_act(response: Response) -> bool:
    act = response.request.post_data_json if response.url.endswith("/_do") else None
    return isinstance(act, dict) and act["do"] != "complete"
