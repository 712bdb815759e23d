"""A daily table of five with the real bot and a turned clock: told, they look, answer and go."""

from __future__ import annotations

import re
from collections import Counter, defaultdict
from pathlib import Path
from random import Random

import pytest

from tests.e2e.cosmic import QUESTION, Control, CosmicTable, Json, controls, some_answer, text_of
from tests.e2e.harness import Bot
from tests.sandbox.client import Sandbox

MINUTE_MS, HOUR_MS, DAY_MS = 60_000, 3_600_000, 86_400_000
STEP_MINUTES = 10
WAKING = range(7, 23)
STAY_MINUTES = 3
LOOKS = 0.1
"""How likely whoever has been told looks in a step: after an hour and a half in the mean."""
DAYS = 30
"""At most: who presses by chance takes many challenges to win."""
SPREE = 30
AHEAD, DONE = ":side_of_", ":side_done_"
YOUR_MOVE = "**Your move**"
TAKEN = "Got it: **"
CHANGED = ("The attack has changed.", "starts again at destiny")
"""Whatever was answered before, another attack is asked about."""
REMINDER = "⏰"
TAKES_IT = 0.2
"""How often somebody takes what is suggested in *Sides*."""


def question(message: Json) -> str:
    """What a message asks first, with the attack it is about; empty if it asks nothing."""
    lines = text_of(message).splitlines()
    about = [found[0] for line in lines if (found := re.match(r"-# .* attacks .* on planet \d|-# .* invites .*", line))]
    first = next((at for at, line in enumerate(lines) if line.startswith(YOUR_MOVE)), -2) + 1
    if first > 0 and any(QUESTION in one.id for one in controls(message)):
        ends = (at for at, line in enumerate(lines) if line.startswith(("If time", "Suggested", "-# ", "First game")))
        return "\n".join([*lines[first : next((at for at in ends if at > first), first + 1)], *about])
    if any(AHEAD in one.id for one in controls(message)) and not lines[0].startswith("Got it. "):
        asked = [line for line in lines if re.fullmatch(r"\*\*.*\*\*", line)]
        return "\n".join([*asked[:1], *about]) if asked else ""
    return ""


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
        self.answered: dict[tuple[int, str], set[str]] = defaultdict(set)
        """What each of them has answered in a challenge."""
        self.again: list[str] = []
        """Questions that had been answered."""
        self.sides = 0
        """How often *Sides* was answered."""

    @property
    def challenge(self) -> int:
        """The number of the challenge under way."""
        return len(self.table.stories()) + 1

    def is_told(self, who: str) -> bool:
        """True if a message has come since they looked."""
        newest = self.table.told(who)
        return newest is not None and int(newest["id"]) > self.read[who]

    def twice(self, who: str) -> float:
        """In which part of the challenges somebody came at most twice, or once for each day that it had begun."""
        ends = [*list(self.began.values())[1:], self.sandbox.discord.clock.now_ms]
        days = {number: -(-(end - self.began[number]) // DAY_MS) for number, end in zip(self.began, ends, strict=True)}
        return sum(self.came[number][who] <= max(2, days[number]) for number in days) / len(days)

    async def look(self, who: str) -> None:
        """Answer what the newest message puts first until it asks nothing, and stay for three minutes."""
        self.came[self.challenge][who] += 1
        for minute in range(STAY_MINUTES + 1):
            if minute:
                await self.table.pass_time(MINUTE_MS)
            message = self.table.told(who)
            if self.table.over or message is None:
                return
            self.read[who] = int(message["id"])
            await self._answer(who, str(message["id"]))

    async def _answer(self, who: str, message_id: str) -> None:
        answered, before = self.answered[self.challenge, who], ""
        for _ in range(SPREE):
            message = self.sandbox.message(message_id)
            said, asked = text_of(message), question(message)
            if said.startswith(REMINDER):
                shown = await self.sandbox.press(who, message_id, "Answer")
            elif not asked:
                break
            else:
                if any(one in said for one in CHANGED):
                    answered.clear()
                if asked != before and asked in answered:
                    self.again.append(f"{self.challenge} {who} {said}")
                control, values = self._choose(message)
                self.sides += control.id.count(AHEAD) + control.id.count(DONE)
                press = self.sandbox.select(who, message_id, control.id, *values) if control.values else None
                shown = await (press or self.sandbox.press(who, message_id, control.id))
                before = asked
            assert shown.message is not None, shown
            message_id = str(shown.message.id)
            after = self.sandbox.message(message_id)
            if before and TAKEN in text_of(after) and question(after) != before:
                answered.add(before)

    def _choose(self, message: Json) -> tuple[Control, list[str]]:
        """An answer of *Sides*, or another control by which something is answered."""
        found = controls(message)
        menu = next((one for one in found if AHEAD in one.id), None)
        done = next((one for one in found if DONE in one.id), None)
        if menu is None:
            chosen = some_answer(self.dice, message)
            assert chosen is not None, message
            return chosen
        if done is not None and self.dice.random() < TAKES_IT:
            return done, []
        return menu, self.dice.sample(menu.values, self.dice.randint(menu.least, menu.most))

    async def open(self) -> None:
        """Open the table at seven in the morning by its own clock."""
        now = self.sandbox.discord.clock.now_ms
        await self.sandbox.advance((WAKING[0] * HOUR_MS - now) % DAY_MS)
        await self.table.open(0, speed="daily")

    async def play(self, challenges: int) -> None:
        """Play so many challenges, or with 0 to the end; at night nobody looks."""
        for hour in range(WAKING[0], 24 * DAYS):
            self.began.setdefault(self.challenge, self.sandbox.discord.clock.now_ms)
            awake = hour % 24 in WAKING
            for _ in range(60 // STEP_MINUTES if awake else 1):
                for who in self.people if awake else ():
                    if self.table.over or 0 < challenges < self.challenge:
                        return
                    if self.is_told(who) and self.dice.random() < LOOKS:
                        await self.look(who)
                await self.table.pass_time(STEP_MINUTES * MINUTE_MS if awake else HOUR_MS)


@pytest.mark.parametrize("challenges", [3, pytest.param(0, marks=pytest.mark.soak)])
async def test_a_daily_game_of_five_asks_nobody_again_what_they_have_answered(tmp_path: Path, challenges: int) -> None:
    log = tmp_path / "log"
    async with Sandbox.start(rate=0) as sandbox:
        async with Bot(sandbox, tmp_path, 7, log) as bot:
            five = Five(sandbox, bot)
            await five.open()
            await five.play(challenges)
            assert five.again == []
            assert five.sides > five.challenge
            if not challenges:
                assert five.table.over
                assert all(five.twice(who) > 0.5 for who in five.people), [five.twice(who) for who in five.people]
        assert sandbox.violations == []
    assert [line for line in log.read_text().splitlines() if " ERROR " in line] == []
