"""A daily table of five with the real bot and a turned clock: told, they look, answer and go."""

from __future__ import annotations

import re
from collections import Counter, defaultdict
from collections.abc import Sequence
from pathlib import Path
from random import Random

import pytest

from tests.e2e.cosmic import MENU, CosmicTable, Json, controls, parts, text_of
from tests.e2e.harness import Bot
from tests.sandbox.client import Sandbox

STEP_MINUTES = 10
STEPS_A_DAY = 24 * 60 // STEP_MINUTES
DAY_MS = 86_400_000
WAKING = range(7 * 6, 23 * 6)
STAY_MINUTES = 3
LOOKS = 0.1
"""How likely whoever has been told looks in a step: after an hour and a half in the mean."""
DAYS = 30
"""At most: who presses by chance takes many challenges to win."""
SPREE = 30
SETTLED = {
    "card": "Which card do you play",
    "invite_offense": "Who do you invite",
    "invite_defense": "Who do you invite",
    "join": "Do you join a side?",
}
"""What nobody is asked any more who has said it ahead, by the question."""
AHEAD = "side_of_"
YOUR_MOVE = "**Your move**"
SEALED = "Your answer: **"
"""Begins what is shown of an answer that has been given and may be changed: nobody is asked."""


def strength(option: Json) -> int:
    """The number of an attack card, by the option that offers it; 0 for any other card."""
    return max(map(int, re.findall(r"\d+", option["label"])), default=0)


class Five:
    """The table, what its people have been told, and how often they came."""

    people = ("Ana", "Ben", "Cy", "Dot", "Eve")

    def __init__(self, sandbox: Sandbox, bot: Bot) -> None:
        self.sandbox = sandbox
        self.table = CosmicTable(sandbox, bot, self.people)
        self.dice = Random(2)
        self.read = dict.fromkeys(self.people, 0)
        """The newest message that each of them has read."""
        self.came: dict[int, Counter[str]] = defaultdict(Counter)
        self.began: dict[int, int] = {}
        """When each challenge began, ms."""
        self.sealed: dict[tuple[int, str], dict[str, str]] = defaultdict(dict)
        """What each of them has said ahead in a challenge, by the question."""
        self.again: list[str] = []
        """Questions about what had been said ahead."""

    @property
    def challenge(self) -> int:
        """The number of the challenge under way."""
        return len(self.table.stories()) + 1

    def is_told(self, who: str) -> bool:
        """True if a message that notifies somebody has come since they looked."""
        user = self.sandbox.user(who)
        named = [one for one in self.table.posts() if any(str(said["id"]) == user for said in one["mentions"])]
        newest = max((int(one["id"]) for one in [*self.sandbox.dm_of(who), *named]), default=0)
        return newest > self.read[who]

    def twice(self, who: str) -> float:
        """In which part of the challenges somebody came at most twice, or once for each day that it had begun."""
        ends = [*list(self.began.values())[1:], self.sandbox.discord.clock.now_ms]
        days = {number: -(-(end - self.began[number]) // DAY_MS) for number, end in zip(self.began, ends, strict=True)}
        return sum(self.came[number][who] <= max(2, days[number]) for number in days) / len(days)

    async def look(self, who: str) -> None:
        """Answer by the controls behind Answer until nothing is asked, and stay for three minutes."""
        self.came[self.challenge][who] += 1
        for minute in range(STAY_MINUTES + 1):
            if minute:
                await self.table.pass_time(60_000)
            if self.table.over:
                return
            self.read[who] = max(int(one) for one in self.sandbox.discord.messages.all)
            await self._answer(who)

    async def _answer(self, who: str) -> None:
        """Answer what is asked now."""
        for _ in range(SPREE):
            answer = await self.sandbox.press(who, await self.table.new_panel(), "Answer")
            assert answer.message is not None, answer
            said = text_of(answer.message.data)
            if YOUR_MOVE not in said:
                break
            if any(AHEAD in one.id for one in controls(answer.message.data)):
                await self._say_ahead(who, answer.message.data)
                continue
            self._compare(who, said, [one.label for one in controls(answer.message.data)])
            if not await self.table.press_something(who, answer.message.data):
                break

    def _compare(self, who: str, said: str, offered: Sequence[str]) -> None:
        """Note a question about what is sealed, unless something that is told with it has happened since, or the card
        has left the hand.
        """
        asked = said.split(YOUR_MOVE)[1].split("\n")[1]
        sealed = self.sealed[self.challenge, who].items()
        kept = [line for line, one in sealed if line != "card" or one in offered]
        known = [line for line in kept if SETTLED.get(line, "\n") in asked]
        if known and "Zap" not in said and "new hand" not in said and SEALED not in said:
            self.again.append(f"{self.challenge} {who} {known} {said}")

    async def _say_ahead(self, who: str, message: Json) -> None:
        """Say whom one invites or joins; the defense lays its best card, too, where it can."""
        later = [one.id for one in controls(message) if one.id.endswith("side_show_card")]
        await self._pick(who, message)
        for button in later:
            shown = await self.sandbox.press(who, message["id"], button)
            assert shown.message is not None, shown
            await self._pick(who, shown.message.data)

    async def _pick(self, who: str, message: Json) -> None:
        """Pick something from the menu of what is asked ahead."""
        for menu in [one for one in parts(message) if one.get("type") == MENU and AHEAD in one["custom_id"]]:
            line = re.sub(r"^\d+_", "", menu["custom_id"].partition(AHEAD)[2])
            options = menu["options"]
            one = max(options, key=strength) if line == "card" else self.dice.choice(options)
            await self.sandbox.select(who, message["id"], menu["custom_id"], one["value"])
            self.sealed[self.challenge, who][line] = one["label"]

    async def day(self) -> None:
        """A day, in steps."""
        for step in range(STEPS_A_DAY):
            self.began.setdefault(self.challenge, self.sandbox.discord.clock.now_ms)
            for who in self.people:
                if step in WAKING and self.is_told(who) and self.dice.random() < LOOKS and not self.table.over:
                    await self.look(who)
            await self.table.pass_time(STEP_MINUTES * 60_000)


@pytest.mark.soak
async def test_a_daily_game_of_five_ends_and_asks_nobody_what_they_have_said_ahead(tmp_path: Path) -> None:
    log = tmp_path / "log"
    async with Sandbox.start(rate=0) as sandbox:
        async with Bot(sandbox, tmp_path, 7, log) as bot:
            five = Five(sandbox, bot)
            await five.table.open(0, speed="daily")
            for _ in range(DAYS):
                if not five.table.over:
                    await five.day()
            assert five.table.over
            assert five.again == []
            assert all(five.twice(who) > 0.5 for who in five.people), [five.twice(who) for who in five.people]
        assert sandbox.violations == []
    assert [line for line in log.read_text().splitlines() if " ERROR " in line] == []
