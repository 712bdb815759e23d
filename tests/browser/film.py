"""A moving picture of a game on the page, for the README: ``python -m tests.browser.film docs/page.gif``.

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
from tests.browser.test_cosmic import MOST_PRESSES, Player, seed_of_an_offense
from tests.e2e.cosmic import text_of
from tests.e2e.harness import Bot
from tests.sandbox.client import Sandbox
from tests.words.voices import EN

SIZE: ViewportSize = {"width": 1_000, "height": 860}
"""For acting: channels and people stand beside the messages."""
PHONE: ViewportSize = {"width": 400, "height": 800}
"""For looking."""
EACH_MS, REVEAL_MS = 1_500, 5_000
COLOURS = 128
EMOJIS = Path(__file__).parents[2] / "renderers" / "kit" / "fonts" / "NotoEmoji-Bold.ttf"
"""For machines whose browser has no font of emojis; the page asks for this family."""
FACE = (
    '@font-face {{ font-family: "Noto Color Emoji"; src: url(data:font/ttf;base64,{}); }} '
    ".newer {{ visibility: hidden; }}"
)
_REVEALED_MS = 6_000
"""After so long a reveal has come to its end."""
_PICTURE_MS = 1_500
"""A picture follows its words by edit."""


async def film(folder: Path) -> list[Image.Image]:
    """The first reveal, which is what a still shows of the film, and how it came to it from the lobby."""
    frames: list[Image.Image] = []
    async with Sandbox.start(rate=0) as sandbox, async_playwright() as play:
        browser = await play.chromium.launch(executable_path=chromium(), args=ARGUMENTS)
        page = await browser.new_page(viewport=SIZE, bypass_csp=True, reduced_motion="reduce")
        async with Bot(sandbox, folder, seed_of_an_offense(), TEST_PICTURES="all"):
            ana = Player(page, sandbox)
            await page.goto(sandbox.url)
            await page.add_style_tag(content=FACE.format(b64encode(EMOJIS.read_bytes()).decode()))
            await page.evaluate("() => document.fonts.ready")
            await page.locator(".empty button").first.wait_for()
            lobby = str((await ana.answered(page.get_by_role("button", name="Cosmic Encounter").click()))["id"])
            frames.append(await look(page))
            for _ in range(3):
                await ana.add_computer(lobby)
            frames.append(await look(page))
            await page.locator("[data-key='l1:start']").click()
            await page.locator("#channels .thread").first.click()
            asked = {""}
            for _ in range(MOST_PRESSES):
                if any(text_of(message).startswith("Challenge 1 · ") for message in ana.posts()):
                    break
                await ana.play()
                _, _, question = text_of(ana.shown).partition(EN("cosmic-table-take-your-time") + "\n")
                if (line := question.partition("\n")[0]) not in asked:
                    asked.add(line)
                    frames.append(await look(page, f"[data-id='{ana.shown['id']}']"))
            reveal = ".message:has(img[src*='reveal.'])"
            await page.locator(reveal).first.wait_for()
            frames.insert(0, await look(page, reveal, _REVEALED_MS))
        await browser.close()
    return frames


async def look(page: Page, message: str = ".message", wait_ms: int = _PICTURE_MS) -> Image.Image:
    """A phone's screen down to the last such message, once its picture is there, if it gets one."""
    await page.set_viewport_size(PHONE)
    await page.wait_for_timeout(wait_ms)
    await page.locator(message).last.evaluate("one => one.scrollIntoView({ block: 'end' })")
    await page.wait_for_timeout(wait_ms)
    shot = Image.open(io.BytesIO(await page.screenshot()))
    await page.set_viewport_size(SIZE)
    return shot.convert("RGB")


def main(out: Path) -> None:
    """Write the film."""
    with TemporaryDirectory() as folder:
        frames = asyncio.run(film(Path(folder)))
    plain = [frame.quantize(COLOURS, dither=Image.Dither.NONE) for frame in frames]
    durations = [REVEAL_MS] + [EACH_MS] * (len(plain) - 1)
    plain[0].save(out, "GIF", save_all=True, append_images=plain[1:], duration=durations, loop=0)


if __name__ == "__main__":
    main(Path(sys.argv[1]))
