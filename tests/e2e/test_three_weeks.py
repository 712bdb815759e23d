"""A server of twelve over three turned weeks: two daily Cosmic games, a season of the slap game, one person on holiday,
one who stops answering, one who watches, one who learns. The bot is killed now and then.
"""

from __future__ import annotations

import re
from itertools import combinations
from pathlib import Path
from random import Random

import pytest

from bot.play.reminders import UNANSWERED
from bot.slap import rules
from bot.slap.options import from_strings
from tests.e2e.cosmic import CosmicTable, controls, text_of
from tests.e2e.harness import AFTER_PILE_MS, COUNTDOWN_MS, Bot, Table
from tests.e2e.panels import season, words_of
from tests.e2e.test_season import ends, shown
from tests.e2e.test_slow import EARLY_MS, OPTIONS, behind, close, next_card, press_all, short_game
from tests.sandbox.client import Sandbox
from tests.words.voices import DE, EN

HOUR_MS = 3_600_000
DAYS = 21
WAKING = range(8, 23)
"""The hours in which people look, each hour with this chance:"""
LOOKS = 0.4
LESSON = "lesson: "
"""Before an answer to a lesson."""
PASSING = 0.95
"""How often somebody who may play a card or power does not."""
PASSES = ("Pass", "Passen")
DONE = ("Done", "Fertig")
SPREE = 30
"""Answers at one look, at most."""

NEWCOMERS = ("Gus", "Hal", "Ida", "Jo", "Kim", "Lea")
"""Those who are not in the demo world."""
GERMAN = ("Ben", "Dot", "Gus", "Ida", "Lea")
FIRST, SECOND = ("Ana", "Ben", "Cy", "Dot"), ("Eve", "Gus", "Hal", "Ida", "Jo")
ADMIN, TRAVELLER, SILENT, WATCHER, LEARNER, SHUT = "Finn", "Dot", "Ida", "Kim", "Lea", "Hal"
"""``SHUT`` takes no direct messages."""
EVENINGS = {3: ("Ana", "Eve"), 9: ("Kim", "Cy"), 15: ("Ana", "Kim")}
"""On which days who plays the slap game."""
KILLS = (4, 9, 16)
LEAVES, RETURNS, FALLS_SILENT = 5, 11, 6
LESSONS = range(1, 13)
"""The days on which a lesson is taken."""
CHALLENGES = 10
"""At least so many come to an end at each table."""


class Server:
    """The sandbox, the bot, the two tables, and what their people do."""

    def __init__(self, sandbox: Sandbox, bot: Bot, seed: int) -> None:
        self.sandbox, self.bot, self.seed = sandbox, bot, seed
        self.first, self.second = (CosmicTable(sandbox, bot, people) for people in (FIRST, SECOND))
        self.tables = (self.first, self.second)
        self.dice = Random(1)
        self.absent: set[str] = set()
        self.predicted = 0
        self.cared = False
        """A caretaker was seen to play at the second table, which may be over before the weeks are."""
        self.learned = ""
        """What the last answer to a lesson came to."""

    async def told(self, who: str, command: str, channel: str = "table", **options: str) -> str:
        """The text that somebody is answered."""
        answer = await self.sandbox.slash(who, channel, command, **options)
        assert answer.message is not None, answer
        return text_of(answer.message.data)

    async def is_back(self, who: str) -> str:
        shown = await self.sandbox.slash(who, "table", "away")
        assert shown.message is not None, shown
        answer = await self.sandbox.press(who, shown.message, "h0:back")
        assert answer.message is not None, answer
        return text_of(answer.message.data)

    async def hour(self, hour: int) -> None:
        """Everybody who is awake and there looks at their table now and then."""
        for table in self.tables:
            for who in table.people:
                if hour in WAKING and who not in self.absent and self.dice.random() < LOOKS:
                    await self.look(table, who)
        await self.sandbox.advance(HOUR_MS)

    async def look(self, table: CosmicTable, who: str) -> None:
        """Answer what is asked until nothing is any more, or it is answered already; take what is asked ahead."""
        seen: list[list[str]] = []
        for _ in range(SPREE):
            offered = [] if table.over else await table.answers(who)
            if not offered or seen[-2:] == [offered, offered]:
                break
            seen.append(offered)
            passes = [one for one in offered if one in PASSES]
            await table.play(who, passes[0] if passes and self.dice.random() < PASSING else self.dice.choice(offered))
        if not table.over and DONE[who in GERMAN] in await table.answers(who):
            await table.play(who, DONE[who in GERMAN])

    async def order(self, table: CosmicTable, who: str) -> None:
        """To be asked in no window."""
        orders = await self.sandbox.slash(who, table.thread, "orders")
        assert orders.message is not None
        (rounds,) = [one.id for one in controls(orders.message.data) if one.id.endswith("order_rounds")]
        await self.sandbox.select(who, orders.message, rounds, "never")

    async def evening(self, people: tuple[str, str]) -> str:
        """A slow slap game of two from its first card to its last; who wins."""
        play = Table(self.sandbox, self.bot, self.seed, people, from_strings(OPTIONS), channel="lobby")
        await play.open(people, 0, **OPTIONS)
        wait, before = COUNTDOWN_MS, len(play.posts())
        while not play.shadow.over:
            card = await next_card(play, wait, before)
            if card is None:
                wait, before = AFTER_PILE_MS, len(play.posts())
                continue
            pattern = rules.pattern(play.state) is not None
            await press_all(play, card, kill=False)
            wait = AFTER_PILE_MS if close(play.shadow) and pattern else 0
            before = behind(play, card)
            await self.sandbox.advance(EARLY_MS)
            await play.settled()
        await play.said(" taken.")
        outcome = play.state.outcome
        assert outcome is not None
        return play.names[outcome.winners[0]]

    async def learn(self) -> None:
        """The next lesson: whatever is offered is tried, alone and in pairs, until it is right."""
        shown = await self.sandbox.slash(LEARNER, "table", "learn")
        assert shown.message is not None, shown
        begun = await self.sandbox.press(LEARNER, shown.message, DE("learn-go-on"))
        assert begun.message is not None, begun
        offered = await self.sandbox.complete(LEARNER, "table", "answer", "text", LESSON)
        values = [str(one["value"]).removeprefix(LESSON) for one in offered]
        for answer in (*values, *map(", ".join, combinations(values, 2))):
            told = await self.sandbox.slash(LEARNER, "table", "answer", text=f"{LESSON}{answer}")
            assert told.message is not None, told
            for sure in [one.id for one in controls(told.message.data) if one.id.endswith("q_sure")]:
                told = await self.sandbox.press(LEARNER, told.message, sure)
                assert told.message is not None, told
            assert told.message is not None
            self.learned = text_of(told.message.data)
            if "**Richtig.**" in self.learned:
                for on in [one.id for one in controls(told.message.data) if one.id.endswith(":next")]:
                    await self.sandbox.press(LEARNER, told.message, on)
                return
        raise AssertionError(f"none of {values} is right")

    async def vote(self) -> None:
        """All others of the second table want a caretaker for whoever is silent there."""
        for who in [one for one in SECOND if one not in self.absent]:  # whatever they do themselves wakes them
            more = await self.sandbox.through(who, self.second.thread, "board", "more")
            assert more.message is not None, more
            if "'seats'" in str(more.message.data["components"]):
                missing = await self.sandbox.act(who, more.message, "seats")
                assert missing.message is not None, missing
                votes = re.findall(r"vote_care_\d+", str(missing.message.data["components"]))
                for vote in votes[:1]:
                    await self.sandbox.act(who, missing.message, vote)
        self.cared = self.cared or "🌴" in await self.second.status()

    async def predict(self) -> None:
        """Let a spectator of the first table predict the challenge that goes on there, if none has been sealed for
        it.
        """
        side = self.dice.choice(("offense", "defense"))
        if not self.first.over:
            answer = await self.sandbox.through(WATCHER, self.first.thread, "watch")
            assert answer.message is not None, answer
            told = ""
            if f"predict_{side}" in str(answer.message.data["components"]):
                answer = await self.sandbox.act(WATCHER, answer.message, f"predict_{side}")
                assert answer.message is not None, answer
                told = text_of(answer.message.data)
            self.predicted += told.startswith("Got it")

    def days_of(self, who: str, about: str) -> list[int]:
        """The days on which somebody got direct messages with these words."""
        first = self.sandbox.discord.messages.all
        begin = min(int(one) for one in first)
        found = [int(message["id"]) for message in self.sandbox.dm_of(who) if about in text_of(message)]
        return [((one - begin) >> 22) // (24 * HOUR_MS) for one in found]


async def weeks(server: Server) -> list[str]:
    """Play the three weeks by day and hour; return who won the slap games."""
    won = []
    for day in range(DAYS):
        for hour in range(24):
            match day, hour:
                case day, 9 if day == LEAVES:
                    told = await server.told(TRAVELLER, "away", until="in 1 week", then="careful")
                    assert "Du bist bis" in told
                    server.absent.add(TRAVELLER)
                case day, 10 if day == RETURNS:
                    assert "Willkommen zurück" in await server.is_back(TRAVELLER)
                    server.absent.discard(TRAVELLER)
                case day, 8 if day == FALLS_SILENT:
                    server.absent.add(SILENT)
                case day, 11 if day in LESSONS:
                    await server.learn()
                case day, 12 if day > FALLS_SILENT:
                    await server.vote()
                case day, 10 | 14:
                    await server.predict()
                case day, 13 if day in KILLS:
                    await server.bot.kill()
                    await server.bot.start()
                case day, 20 if day in EVENINGS:
                    won.append(await server.evening(EVENINGS[day]))
                case _:
                    pass
            await server.hour(hour)
    return won


@pytest.mark.soak
async def test_a_server_of_twelve_lives_through_three_weeks(tmp_path: Path) -> None:
    log, seed = tmp_path / "log", short_game()
    async with Sandbox.start(rate=0) as sandbox:
        for name in NEWCOMERS:
            sandbox.people[name] = sandbox.discord.seat(name, sandbox.guild_id)
        for name in GERMAN:
            sandbox.world.locales[sandbox.people[name]] = "de"
        sandbox.close_dm(SHUT)
        async with Bot(sandbox, tmp_path, seed, log) as bot:
            server = Server(sandbox, bot, seed)
            for table in server.tables:
                await table.open(0, speed="daily")
                for who in table.people:
                    await server.order(table, who)
            assert "has begun" in words_of(await season(sandbox, "in 20 days", "slap"))
            await server.first.does(WATCHER, "watch", "follow_day")
            won = await weeks(server)

            for table in server.tables:
                told = [int(re.findall(r"\d+", story)[0]) for story in table.stories()]
                assert told == list(range(1, len(told) + 1)), "each challenge is told once, in order"
                assert len(told) >= CHALLENGES
            assert len(ends(sandbox)) == 1, "the season's end is told once"
            points = (await shown(sandbox, WATCHER, past=True))["content"]
            lines = re.findall(r"<@(\d+)> · (\d+) points? · (\d+) games?", points)
            played = [name for pair in EVENINGS.values() for name in pair]
            assert {user: (int(got), int(games)) for user, got, games in lines} == {
                sandbox.user(name): (played.count(name) + won.count(name), played.count(name)) for name in played
            }
            assert re.findall(r"of (\d+) right", await server.first.does(WATCHER, "watch", "seers"))
            assert server.predicted
            self_told = server.days_of(WATCHER, "News from [")
            assert len(set(self_told)) == len(self_told) > 0, "once a day at most"
            digests = "\n".join(text_of(one) for one in sandbox.dm_of(WATCHER) if "News from [" in text_of(one))
            numbers = [int(number) for number in re.findall(r"^Challenge (\d+) · ", digests, re.MULTILINE)]
            assert numbers == list(range(1, len(numbers) + 1)), "and every challenge once"

            reminded = server.days_of(TRAVELLER, "⏰")
            assert not [day for day in reminded if LEAVES <= day < RETURNS], "on holiday nobody is reminded"
            assert len(server.days_of(TRAVELLER, "Willkommen zurück")) == 1
            assert server.cared, "a caretaker plays for who is silent"
            assert len([day for day in server.days_of(SILENT, "⏰") if day >= FALLS_SILENT]) <= UNANSWERED
            assert sandbox.dm_of(SHUT) == []
            for who in (*FIRST, *SECOND):
                heads = {text_of(one).split("\n")[0] for one in sandbox.dm_of(who) if "⏰" in text_of(one)}
                assert heads <= {(DE if who in GERMAN else EN)("reminder-head")}
            assert len(sandbox.dm_of(LEARNER)) == len(LESSONS)
            assert DE("learn-done", done=len(LESSONS), missing=0) in server.learned
        assert sandbox.violations == []
    assert [line for line in log.read_text().splitlines() if " ERROR " in line] == []
