"""A Cosmic table under test: the sandbox, the real bot as a process, and people who answer by buttons or by command."""

from __future__ import annotations

import re
from collections.abc import AsyncIterator, Callable, Iterator, Sequence
from contextlib import asynccontextmanager
from functools import cache
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

from bot.cosmic.game import COSMIC
from bot.cosmic.model import cards
from bot.cosmic.model.options import Options
from bot.kernel.game import Game
from bot.words.signs import unsigned
from cogs.ui.components import plain
from sandbox.guilds.interactions import Answer
from tests.e2e.harness import Bot
from tests.e2e.lobbies import opened
from tests.sandbox.client import Sandbox
from tests.words.voices import EN

Json = dict[str, Any]
BUTTON, MENU = 2, 3
CHECK = EN("table-check")
QUESTION = ":q_"
"""In the custom_id of every control that answers a question."""
ANSWERS = (QUESTION, ":side_done", ":side_of")
"""In that of every control that answers something, also ahead."""
NEVER = {"Start over", "Type it", "Back"}
"""Controls that lead nowhere for somebody who presses by chance."""
STEP_MS = 2_000
MOST_STEPS = 200


class Control(NamedTuple):
    """A button or menu of a message, as somebody sees it."""

    id: str
    label: str
    values: tuple[str, ...]
    least: int
    most: int


def text_of(message: Json) -> str:
    """Everything a message says, panels included; marks as plain signs, whether or not the bot has its emojis yet."""
    said = [str(message.get("content") or "")]
    said += [str(part["content"]) for part in parts(message) if "content" in part]
    return plain("\n".join(one for one in said if one))


def unmarked(message: Json) -> str:
    """The same without the signs of the game before names and cards."""
    return unsigned(text_of(message))[0]


def parts(message: Json) -> Iterator[Json]:
    """All components of a message, nested ones included."""
    waiting = list(message.get("components") or [])
    while waiting:
        part = waiting.pop(0)
        yield part
        waiting = list(part.get("components") or []) + waiting


def controls(message: Json) -> list[Control]:
    """The enabled buttons and menus of a message; an option of a menu of acts is a button."""
    found = []
    for part in parts(message):
        if part.get("type") == BUTTON and not part.get("disabled"):
            found.append(Control(part["custom_id"], str(part.get("label", "")), (), 0, 0))
        elif str(part.get("custom_id")).endswith(":acts"):
            table, number, _ = part["custom_id"].split(":")
            for option in part["options"]:
                ask, _, choice = str(option["value"]).rpartition(":")
                found.append(Control(f"{table}:{ask or number}:{choice}", str(option["label"]), (), 0, 0))
        elif part.get("type") == MENU:
            values = tuple(option["value"] for option in part["options"])
            least, most = part.get("min_values", 1), part.get("max_values", 1)
            found.append(Control(part["custom_id"], str(part.get("placeholder", "")), values, least, most))
    return found


class CosmicTable:
    """One table in play. ``people`` sit at it; the first is its host. ``bot`` is for who ends the bot meanwhile."""

    def __init__(self, sandbox: Sandbox, bot: Bot | None, people: Sequence[str], channel: str = "table") -> None:
        self.sandbox = sandbox
        self.channel = channel
        self._bot = bot
        self.people = list(people)
        self.thread = ""
        self.lobby = ""
        self.random = Random(1)

    @property
    def bot(self) -> Bot:
        """The bot, if the table was given it."""
        assert self._bot is not None
        return self._bot

    async def open(self, computers: int, /, **options: str) -> None:
        """Lobby, joins, start; returns when the panel is there."""
        host = self.people[0]
        self.lobby = await opened(self.sandbox, host, "cosmic", self.channel, **options)
        for person in self.people[1:]:
            await self.sandbox.press(person, self.lobby, "Join")
        for _ in range(computers):
            await self.sandbox.press(host, self.lobby, "Add computer player")
        before = len(self.sandbox.threads(self.channel))
        await self.sandbox.press(host, self.lobby, "Start")
        await self.sandbox.wait_for(lambda: len(self.sandbox.threads(self.channel)) > before)
        self.thread = str(self.sandbox.threads(self.channel)[-1]["id"])
        await self.sandbox.wait_for(lambda: self.panel())

    # --- looking ------------------------------------------------------------------------------------------------------

    def posts(self) -> list[Json]:
        """The bot's public messages in the thread, oldest first."""
        return [m for m in self.sandbox.messages(self.thread) if m["author"].get("bot")]

    def panel(self) -> Json | None:
        """The newest message with an Answer button."""
        return next((m for m in reversed(self.posts()) if any(c.label == "Answer" for c in controls(m))), None)

    async def new_panel(self) -> Json:
        """The panel, once there is one: while one takes the place of another there may be none."""
        panel = await self.sandbox.wait_for(self.panel)
        assert panel is not None
        return panel

    def stories(self) -> list[str]:
        """The messages that each tell a challenge."""
        told = [text_of(message) for message in self.posts() if not controls(message)]
        return [said for said in told if re.match(r"Challenge \d+ · ", said)]

    def told(self, who: str) -> Json | None:
        """The newest direct message of the bot to somebody."""
        messages = self.sandbox.dm_of(who)
        return messages[-1] if messages else None

    @property
    def over(self) -> bool:
        """True once the game has ended: its shuffle can be checked."""
        return any(one.label == CHECK for message in self.posts()[-2:] for one in controls(message))

    async def said(self, who: str, command: str, **options: str) -> str:
        """The private answer to a slash command in the thread, without signs."""
        answer = await self.sandbox.slash(who, self.thread, command, **options)
        assert answer.message is not None, answer
        return unmarked(answer.message.data)

    async def does(self, who: str, command: str, *choices: str) -> str:
        """The private answer to the last of these choices, in the answers to a command and to those before, without
        signs.
        """
        answer = await self.sandbox.through(who, self.thread, command, *choices)
        assert answer.message is not None, answer
        return unmarked(answer.message.data)

    async def use(self, who: str, message: Json, control: Control) -> Answer:
        """Press a button, or take what a menu has first."""
        if control.values:
            return await self.sandbox.select(who, message["id"], control.id, *control.values[: control.least or 1])
        return await self.sandbox.press(who, message["id"], control.id)

    async def offer(self, who: str, guest: str, *choices: str) -> str:
        """The private answer to offering one's own seat to somebody, or with choices one that is behind *More …*."""
        if choices:
            answer = await self.sandbox.act(who, await self.new_panel(), "more")
        else:
            answer = await self.sandbox.slash(who, self.thread, "leave")
        for choice in choices:
            assert answer.message is not None, answer
            answer = await self.sandbox.act(who, answer.message, choice)
        assert answer.message is not None, answer
        (menu,) = re.findall(r"'custom_id': '(t\d+:\d+:give_\d+)'", str(answer.message.data["components"]))
        answer = await self.sandbox.select(who, answer.message, menu, self.sandbox.user(guest))
        assert answer.message is not None, answer
        return unmarked(answer.message.data)

    async def log(self, who: str) -> str:
        """All pages of the log, without signs."""
        answer = await self.sandbox.slash(who, self.thread, "log")
        told: list[str] = []
        while answer.message is not None:
            told.insert(0, unmarked(answer.message.data))
            page = re.search(r"Page (\d+) of", told[0])
            if page is None or page[1] == "1":
                break
            answer = await self.sandbox.press(who, answer.message, EN("cosmic-ask-previous"))
        return "\n".join(told)

    async def standing(self) -> list[str]:
        """Read what the table says to each of its people: everything that was accepted so far.

        Whoever has been away is back by looking, which everybody is told: let all look once before you compare.
        """
        return [await self.status(), *[await self.asked(person) for person in self.people]]

    async def status(self) -> str:
        """Read who decides what; everything the bot received before has been judged when this is answered."""
        return await self.said(self.people[0], "board")

    async def pass_time(self, ms: int = STEP_MS) -> str:
        """Turn the clock, and wait until the table has seen it."""
        await self.sandbox.advance(ms)
        return await self.status()

    # --- acting -------------------------------------------------------------------------------------------------------

    async def answers(self, who: str) -> list[str]:
        """List what autocomplete offers somebody for ``/answer`` as an answer to what is asked now."""
        offered = await self.sandbox.complete(who, self.thread, "answer", "text", "")
        return [str(one["value"]) for one in offered]

    async def play(self, who: str, answer: str) -> str:
        """Answer by command."""
        return await self.sure(who, await self.sandbox.slash(who, self.thread, "answer", text=answer))

    async def asked(self, who: str) -> str:
        answer = await self.sandbox.press(who, await self.new_panel(), "Answer")
        assert answer.message is not None, answer
        return text_of(answer.message.data)

    async def sure(self, who: str, answer: Answer) -> str:
        """Confirm an answer of which the bot asks whether it is meant."""
        assert answer.message is not None, answer
        button = next((one for one in controls(answer.message.data) if one.id.endswith("q_sure")), None)
        if button is None:
            return text_of(answer.message.data)
        confirmed = await self.sandbox.press(who, answer.message.id, button.id)
        assert confirmed.message is not None, confirmed
        return text_of(confirmed.message.data)

    async def answer_all(self, wishes: Sequence[str] = ()) -> None:
        """Everybody gives one answer: the first wish that is offered, else passes, else the first that is offered."""
        for person in self.people:
            offered = await self.answers(person)
            if not offered:
                continue
            wish = next((one for one in wishes if one in offered), "Pass" if "Pass" in offered else offered[0])
            noted = await self.play(person, wish)
            if EN("cosmic-table-already") in noted and "Sealed" not in noted and len(offered) > 1:
                await self.play(person, next(one for one in offered if one != wish))

    async def drive(self, who: str, words: str, wishes: Sequence[str] = ()) -> str:
        """Let everybody answer and time pass until ``who`` is asked something with these words; those words."""
        for _ in range(MOST_STEPS):
            asked = await self.asked(who)
            if words in asked:
                return asked
            await self.answer_all(wishes)
            await self.pass_time(20_000)
        raise AssertionError(await self.status())

    async def drive_until(self, done: Callable[[], bool]) -> None:
        """Let everybody answer and time pass until something can be seen."""
        for _ in range(MOST_STEPS):
            if done():
                return
            await self.answer_all()
            await self.pass_time(20_000)
        raise AssertionError(await self.status())

    async def press_something(self, who: str, message: Json) -> bool:
        """Use one of the controls of a message that answer a question; False if it has none."""
        chosen = some_answer(self.random, message)
        if chosen is None:
            return False
        control, values = chosen
        if values:
            await self.sandbox.select(who, message["id"], control.id, *values)
        else:
            await self.sandbox.press(who, message["id"], control.id)
        return True


def some_answer(random: Random, message: Json) -> tuple[Control, list[str]] | None:
    """One of the controls of a message that answer a question, and what to take of its menu; None if it has none."""
    ready = [one for one in controls(message) if any(part in one.id for part in ANSWERS) and one.label not in NEVER]
    if not ready:
        return None
    done = [one for one in ready if one.label.startswith("Done")]
    control = random.choice(done * 4 + ready)
    if not control.values:
        return control, []
    many = random.randint(max(1, control.least), max(1, control.most))
    return control, random.sample(control.values, min(many, len(control.values)))


_BEFORE_CARDS = ("powers", "colour", "checkpoint.", "target", "commit", "card")
"""What is asked of two players up to the first cards if no power acts."""


@cache
def seed_with_compromises() -> int:
    """The first seed of two players without flares who can both negotiate in their first challenge; no power acts.

    New powers shift all shuffles, so that it is looked for in the rules.
    """
    return next(seed for seed in range(1, 1_000) if _can_negotiate(seed))


def _can_negotiate(seed: int) -> bool:
    game = Game.new(COSMIC, seed, 2, Options(flares="off"))
    while not any(ask.key == "card" for ask in game.asks.values()):
        if not all(ask.key.startswith(_BEFORE_CARDS) for ask in game.asks.values()):
            return False
        number = next((one for one in game.asks if one not in game.sealed), None)
        if number is None:
            game.act("close", None, None, "clock")
        else:
            ask = game.asks[number]
            game.answer(
                number, ask.seat, ask.form.sample(lambda n: 0) if ask.default is None else ask.default, "player"
            )
    hands = [player.hand for player in game.state.players]
    return len(game.asks) > 1 and all(any(cards.kind(card) == "compromise" for card in hand) for hand in hands)


@asynccontextmanager
async def cosmic(
    data: Path,
    people: Sequence[str] = ("Ana",),
    computers: int = 2,
    *,
    seed: int = 1,
    environment: dict[str, str] | None = None,
    log: Path | None = None,
    closed: Sequence[str] = (),
    **options: str,
) -> AsyncIterator[CosmicTable]:
    """A started game under a frozen clock. At the end nothing may have broken Discord's contract."""
    async with Sandbox.start(rate=0) as sandbox:
        for person in closed:
            sandbox.close_dm(person)
        async with Bot(sandbox, data, seed, log, **(environment or {})) as bot:
            table = CosmicTable(sandbox, bot, people)
            await table.open(computers, **({"speed": "live"} | options))
            yield table
        assert sandbox.violations == []
