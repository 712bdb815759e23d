"""One challenge of Cosmic Encounter by hand: the page, the sandbox and the real bot, against three computer players."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from playwright.async_api import Page, expect

from bot.cosmic.seen.project import see_seat
from bot.sandbox.jsons import Json
from bot.tables.cosmic.questions.drafts import Asked
from bot.tables.cosmic.questions.labels import told
from tests.e2e.cosmic import QUESTION, controls, text_of, unmarked
from tests.e2e.harness import Bot
from tests.sandbox.client import Sandbox
from tests.tables.cosmic.world import World
from tests.words.voices import EN

COMMIT = "How many tokens do you commit"
USUAL = ("Pass", "Whichever is left", "Done")
STEP_MS = 1_000
TEMPER = "sly"
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
            asked = Asked(number, ask, see_seat(world.game.state, seat), world.desk._record.names)
            world.press(seat, number, "play", told(asked, choice))
    return False


class Player:
    """Ana at the page; the sandbox tells when the bot has answered her."""

    def __init__(self, page: Page, sandbox: Sandbox) -> None:
        self.page, self.sandbox = page, sandbox
        self.shown: Json = {}
        """The private message with which she was answered last."""
        self.committed = False

    async def open_lobby(self) -> str:
        """Open the page and a table on it, by typing and by the form of the command; the message of its lobby."""
        page = self.page
        await page.goto(self.sandbox.url)
        await page.get_by_role("button", name="table", exact=False).first.click()
        await page.locator("#say").press_sequentially("/cosmic new")
        await page.keyboard.press("Enter")
        await page.get_by_role("form", name="Command /cosmic new").get_by_role("button", name="Send").click()
        lobby = await self.sandbox.wait_message(lambda m: bool(controls(m)), "table")
        return str(lobby["id"])

    async def add_computer(self, lobby: str) -> None:
        """Choose a computer player; each of them brings a menu of its own."""
        menu = next(one for one in controls(self.sandbox.message(lobby)) if one.values)
        await self.click(lobby, menu.id, TEMPER)

    async def click(self, message: str, key: str, option: str = "") -> None:
        """Press the button with this key in a message, or take an option of the menu; wait for the answer."""
        before = self._answers()
        await self.page.locator(f".message[data-id='{message}'] [data-key='{key}']").click()
        if option:
            await self.page.get_by_role("option", name=option).click()
        await self._answered(before)

    async def write(self, text: str) -> None:
        """Fill in the form that is open, and send it."""
        before = self._answers()
        dialog = self.page.get_by_role("dialog")
        await dialog.get_by_role("textbox").fill(text)
        await dialog.get_by_role("button", name="Submit").click()
        await self._answered(before)

    def _answers(self) -> int:
        return sum(event.name == "ANSWER" for event in self.sandbox.events)

    async def _answered(self, before: int) -> None:
        await self.sandbox.wait_for(lambda: self._answers() > before)
        answer = next(event.data for event in reversed(self.sandbox.events) if event.name == "ANSWER")
        self.shown = answer.get("message", self.shown)

    async def play(self) -> None:
        """Answer what the private message asks; without a question let time pass, and press Answer on the panel."""
        answered = "Sealed: " in text_of(self.shown) or text_of(self.shown).startswith(EN("cosmic-table-already"))
        own = [one for one in controls(self.shown) if QUESTION in one.id and not answered]
        form = next((one for one in own if one.label == "Type it"), None)
        if COMMIT in text_of(self.shown) and form is not None:
            more = next(one.label for one in own if one.label.startswith("+"))
            planet = more.split(" (")[0].split(" ", 2)[2]  # behind the number that the board shows
            await self.click(self.shown["id"], form.id)
            await self.write(f"2 from {planet}")
            assert f"Ana commits 2 tokens from {planet}." in await self.told()
            self.committed = True
        elif own:
            usual = next((one for one in own if one.label.startswith(USUAL)), own[0])
            await self.click(self.shown["id"], usual.id)
        else:
            await self.sandbox.advance(STEP_MS)
            before = self._answers()
            # Of whichever panel is the newest at that moment: one may just be taking the place of another, and then
            # the press comes to nothing.
            panels = {str(one["id"]) for one in self.posts() if any(own.label == "Answer" for own in controls(one))}
            await self.page.locator(".message").get_by_role("button", name="Answer", exact=True).last.click()
            await self.sandbox.wait_for(lambda: self._answers() > before or not panels & self._there())
            if self._answers() > before:
                await self._answered(before)

    def _there(self) -> set[str]:
        """The ids of the messages in the thread."""
        return {str(one["id"]) for one in self.posts()}

    async def told(self) -> str:
        """The story so far, as a command tells it."""
        answer = await self.sandbox.slash("Ana", self.sandbox.threads()[-1], "cosmic log")
        assert answer.message is not None, answer
        return unmarked(answer.message.data)

    def posts(self) -> list[Json]:
        """What the bot has posted in the thread."""
        return self.sandbox.messages(self.sandbox.threads()[-1])


async def test_a_person_plays_a_challenge_against_three_computers_by_buttons_menus_and_a_form(
    browser_page: Page, tmp_path: Path
) -> None:
    page = browser_page
    async with Sandbox.start(rate=0) as sandbox:
        async with Bot(sandbox, tmp_path, seed_of_an_offense()):
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
