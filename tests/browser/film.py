"""A moving picture of a game on the page, for the README: ``python -m tests.browser.film OUT.gif``.

The real bot plays at the sandbox; the page is looked at after each press of one person.
"""

from __future__ import annotations

import asyncio
import io
import sys
from base64 import b64encode
from pathlib import Path
from tempfile import TemporaryDirectory

from PIL import Image
from playwright.async_api import Page, ViewportSize, async_playwright

from tests.browser.conftest import ARGUMENTS, chromium
from tests.browser.test_cosmic import Player, seed_of_an_offense
from tests.e2e.harness import Bot
from tests.sandbox.client import Sandbox

SIZE: ViewportSize = {"width": 1_000, "height": 860}
"""For acting: channels and people stand beside the messages."""
PHONE: ViewportSize = {"width": 400, "height": 800}
"""For looking."""
MOST = 40
EACH_MS, LAST_MS = 1_100, 4_000
COLOURS = 128
EMOJIS = Path(__file__).parents[2] / "renderers" / "kit" / "fonts" / "NotoEmoji-Bold.ttf"
"""For machines whose browser has no font of emojis; the page asks for this family."""
FACE = '@font-face {{ font-family: "Noto Color Emoji"; src: url(data:font/ttf;base64,{}); }}'
_REVEALED_MS = 6_000
"""After so long a reveal has come to its end."""
_PATIENCE = 200
"""Frames of the browser for which pictures are waited for."""


async def film(folder: Path) -> list[Image.Image]:
    """The page from the lobby to the end of the first challenge."""
    frames: list[Image.Image] = []
    async with Sandbox.start(rate=0) as sandbox, async_playwright() as play:
        browser = await play.chromium.launch(executable_path=chromium(), args=ARGUMENTS)
        page = await browser.new_page(viewport=SIZE, bypass_csp=True)
        async with Bot(sandbox, folder, seed_of_an_offense(), TEST_PICTURES="all"):
            ana = Player(page, sandbox)
            lobby = await ana.open_lobby()
            await page.add_style_tag(content=FACE.format(b64encode(EMOJIS.read_bytes()).decode()))
            await page.evaluate("() => document.fonts.ready")
            frames.append(await look(page))
            for _ in range(3):
                await ana.add_computer(lobby)
                frames.append(await look(page))
            await page.locator("[data-key='l1:start']").click()
            await page.locator("#channels .thread").first.click()
            reveal = page.locator("img[src*='reveal.']").first
            while len(frames) < MOST and not await reveal.count():
                await ana.play()
                frames.append(await look(page))
            await reveal.scroll_into_view_if_needed()
            await page.wait_for_timeout(_REVEALED_MS)
            frames.append(await look(page))
        await browser.close()
    return frames


async def look(page: Page) -> Image.Image:
    """What a phone shows once the pictures are there."""
    await page.set_viewport_size(PHONE)
    for _ in range(_PATIENCE):
        if await page.evaluate("() => [...document.images].every(one => one.complete)"):
            break
        await page.evaluate("() => new Promise(requestAnimationFrame)")
    shot = Image.open(io.BytesIO(await page.screenshot()))
    await page.set_viewport_size(SIZE)
    return shot.convert("RGB")


def main(out: Path) -> None:
    """Write the film."""
    with TemporaryDirectory() as folder:
        frames = asyncio.run(film(Path(folder)))
    plain = [frame.quantize(COLOURS, dither=Image.Dither.NONE) for frame in frames]
    durations = [EACH_MS] * (len(plain) - 1) + [LAST_MS]
    plain[0].save(out, "GIF", save_all=True, append_images=plain[1:], duration=durations, loop=0)


if __name__ == "__main__":
    main(Path(sys.argv[1]))
