"""One challenge of Cosmic Encounter by hand: the page, the sandbox and the real bot, against three computer players."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from playwright.async_api import Page, expect

from bot.cosmic.seen.project import see_seat
from bot.tables.cosmic.controls import Asked
from bot.tables.cosmic.questions.labels import answer_text
from sandbox.jsons import Json
from tests.browser.person import Person
from tests.e2e.cosmic import QUESTION, controls, text_of, unmarked
from tests.e2e.harness import Bot
from tests.sandbox.client import Sandbox
from tests.tables.cosmic.world import World
from tests.words.voices import EN

COMMIT = "How many tokens do you commit"
USUAL = ("Pass", "Any that's left", "Done")
STEP_MS = 1_000
MOST_PRESSES = 120


@cache
def seed_of_an_offense() -> int:
    """The first seed whose first challenge is that of a person who plays against three and presses what is first."""
    return next(seed for seed in range(1, 100) if _commits(World(4, 1, seed)))


def _commits(world: World) -> bool:
    (seat,) = world.seats
    while world.game.state.challenges <= 1 and world.inputs < MOST_PRESSES:
        open_now = ((n, ask) for n, ask in world.game.asks.items() if ask.seat == seat and n not in world.game.sealed)
        number, ask = next(open_now, (0, None))
        if ask is None:
            world.wait()
        elif ask.key == "commit":
            return True
        else:
            choice = ask.form.sample(lambda sides: 0) if ask.default is None else ask.default
            asked = Asked(number, ask, see_seat(world.game.state, seat), world.controller._record.names)
            world.press(seat, number, "play", answer_text(asked, choice))
    return False


class Player(Person):
    """Ana at the page, alone with computer players."""

    def __init__(self, page: Page, sandbox: Sandbox) -> None:
        super().__init__(page)
        self.sandbox = sandbox
        self.shown: Json = {}
        """The private message with which she was answered last."""
        self.committed = False

    async def open_lobby(self) -> str:
        """Open the page and a table on it, by typing and by the form of the command; the message of its lobby."""
        await self.page.goto(self.sandbox.url)
        await self.sit("Ana", "table")
        await self.command("play", game=EN("command-play-cosmic"))
        lobby = await self.sandbox.wait_message(lambda m: bool(controls(m)), "table")
        return str(lobby["id"])

    async def add_computer(self, lobby: str) -> None:
        await self.click(lobby, "l1:add")

    async def play(self) -> None:
        """Answer what the private message asks; without a question let time pass, and press Answer on the panel."""
        shown = text_of(self.shown)
        answered = "Your answer: " in shown or shown.startswith(("Got it", EN("cosmic-table-already")))
        own = [one for one in controls(self.shown) if QUESTION in one.id and not answered]
        if own and COMMIT in shown:
            less, done = (next(one.id for one in own if one.label.startswith(label)) for label in ("−", "Done"))
            await self.click(self.shown["id"], less)
            self.shown = await self.click(self.shown["id"], done) or self.shown
            assert "Ana commits 2 tokens from " in await self.told()
            self.committed = True
        elif own:
            usual = next((one for one in own if one.label.startswith(USUAL)), own[0])
            first = usual.values[: usual.least or 1]
            self.shown = await self.click(self.shown["id"], usual.id, *first) or self.shown
        else:
            await self.sandbox.advance(STEP_MS)
            # The panel may just be taking the place of another one, and then the press comes to nothing.
            self.shown = await self.press("Answer") or self.shown

    async def told(self) -> str:
        """The story so far, as a command tells it."""
        answer = await self.sandbox.slash("Ana", self.sandbox.threads()[-1], "log")
        assert answer.message is not None, answer
        return unmarked(answer.message.data)

    def posts(self) -> list[Json]:
        return self.sandbox.messages(self.sandbox.threads()[-1])


async def test_a_person_plays_a_challenge_against_three_computers_by_buttons_and_menus(
    browser_page: Page, tmp_path: Path
) -> None:
    page = browser_page
    async with Sandbox.start(rate=0) as sandbox:
        async with Bot(sandbox, tmp_path, seed_of_an_offense(), TEST_PICTURES="all"):
            ana = Player(page, sandbox)
            lobby = await ana.open_lobby()
            for players in range(2, 5):
                await ana.add_computer(lobby)
                await expect(page.locator(".message", has_text=f"({players} of ")).to_be_visible()
            await page.locator("[data-key='l1:start']").click()
            await page.locator("#channels .thread").first.click()
            board = page.locator("img[alt^='Challenge 1']").first
            for _ in range(MOST_PRESSES):
                await ana.play()
                if any(text_of(message).startswith("Challenge 1 · ") for message in ana.posts()):
                    break
            assert ana.committed
            await expect(page.locator(".message", has_text="Challenge 1 · ").last).to_be_visible()
            await expect(board).to_be_visible()
            for picture in (board, page.locator("img[src*='reveal.']").first):
                assert await picture.evaluate("image => image.decode().then(() => image.naturalWidth)") > 600
        assert sandbox.violations == []
