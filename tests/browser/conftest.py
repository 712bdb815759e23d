"""A Chromium page for tests, and a backend made of cardboard for the tests of the page alone."""

from __future__ import annotations

import os
import shutil
from collections.abc import AsyncIterator
from inspect import iscoroutinefunction
from pathlib import Path

import pytest
import pytest_asyncio
from playwright.async_api import Browser, Page, ViewportSize, async_playwright, expect

from tests.browser.fake_backend import FakeBackend, serving
from tests.patience import TIMEOUT_MS

HERE = Path(__file__).parent
ARGUMENTS = [
    "--headless=new",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
DESKTOP: ViewportSize = {"width": 1280, "height": 800}
PHONE: ViewportSize = {"width": 400, "height": 800}


def chromium() -> str:
    """Path of the browser. Skips visibly where there is none, but fails in CI, where there has to be one."""
    path = os.environ.get("CHROMIUM") or shutil.which("chromium")
    if path is None:
        sentence = "no Chromium: set CHROMIUM to its path, or install it"
        if os.environ.get("CI"):
            pytest.fail(sentence)
        pytest.skip(sentence)
    return path


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """All tests here share one event loop, because they share one browser."""
    for item in items:
        if item.path.parent == HERE and isinstance(item, pytest.Function) and iscoroutinefunction(item.obj):
            item.add_marker(pytest.mark.asyncio(loop_scope="session"), append=False)


@pytest_asyncio.fixture(scope="session", loop_scope="session")
async def browser() -> AsyncIterator[Browser]:
    """One Chromium: to start it takes longer than most tests."""
    expect.set_options(timeout=TIMEOUT_MS)
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(executable_path=chromium(), args=ARGUMENTS)
        yield browser
        await browser.close()


@pytest_asyncio.fixture(loop_scope="session")
async def browser_page(browser: Browser) -> AsyncIterator[Page]:
    """An empty tab of desktop size in a profile of its own. The test fails if the page throws or logs an error."""
    context = await browser.new_context(viewport=DESKTOP, timezone_id="UTC", locale="en-GB", reduced_motion="reduce")
    page = await context.new_page()
    page.set_default_timeout(TIMEOUT_MS)
    errors: list[str] = []
    page.on("pageerror", lambda error: errors.append(str(error)))
    yield page
    await context.close()
    assert errors == []


@pytest_asyncio.fixture(loop_scope="session")
async def fake() -> AsyncIterator[FakeBackend]:
    """The cardboard backend, serving."""
    async with serving(FakeBackend()) as backend:
        yield backend
