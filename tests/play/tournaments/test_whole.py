"""Whole tournaments and a season, played to their end at real tables: all that is told of them is right, and told once.

A script presses, waits and stops games as people and moderators do. Points and places are worked out anew from the
messages of the channel alone, and who had to be told what from what the script has done.
"""

from __future__ import annotations

import asyncio
import itertools
import re
from collections import Counter, defaultdict
from itertools import combinations

import pytest

from bot.play import rosters
from bot.play.rosters import Seated
from bot.play.tournaments.seasons import SeasonEnds, Seasons
from bot.ratings.rating import LEAST, MEETINGS
from bot.ratings.tournament import ANEW, MORE_MS, Kind
from bot.store.rows import Batch, SeasonRow, TableHead, TableRow
from bot.store.statements import changing, tables
from bot.tables.contract.table import Pressed, Stamp
from tests.patience import TIMEOUT_S
from tests.play.room import Room
from tests.play.tournaments.playing import ADMIN, CHANNEL, DAY_MS, GUILD, LIVE, Played
from tests.words.voices import EN

PEOPLE = tuple(range(11, 18))
THREADS = 70_000
_TABLE = re.compile(r"\*\*Round (\d+), table (\d+)\*\* · (.*?): (.*)", re.DOTALL)
_BYE = re.compile(r"\*\*Round (\d+).*<@(\d+)> has a bye", re.DOTALL)
_RESULT = re.compile(r"^(\d+)\. P(\d+)( \(left the game\))?: (\d+) cards?", re.MULTILINE)
_SEASON = re.compile(r"^(\d+)\. <@(\d+)> \D*(\d+) points?\D*(\d+) games?", re.MULTILINE)
_ROW = re.compile(r"^(\d+)\. <@(\d+)> · (\d+) (?:points?|rounds? won)", re.MULTILINE)


def mentioned(text: str) -> list[int]:
    return [int(user) for user in re.findall(r"<@(\d+)>", text)]


class Script:
    """Plays a tournament, and keeps what everybody has to be told."""

    def __init__(self, played: Played) -> None:
        self.played, self.room = played, played.room
        self.told: defaultdict[int, Counter[str]] = defaultdict(Counter)
        """How the direct messages begin that each person must have had."""
        self.presses = itertools.count()

    async def seated(self, place: int) -> list[int]:
        now = await self.played.now()
        return [now.entrants[seat].user or 0 for seat in now.rounds[-1][place].seats]

    async def begin(self, place: int, people: list[int]) -> int:
        """All of a table come, one after the other, and their game begins in its thread."""
        await self.played.meet(*people)
        self.told[people[1]][f"P{people[0]} is at your tournament table and can play now."] += 1
        await self.played.out()
        await self.played.tournaments.step_all()
        (beginning,) = await self.played.tournaments.to_begin()
        assert await self.played.tournaments.begin(beginning.row.id, THREADS + beginning.row.id)
        return beginning.row.id

    async def turn(self, table: int, cards: int) -> None:
        """Let so many cards be turned."""

        def turned() -> int:
            posts = [text for channel, _, text in self.room.screen.posted if channel == THREADS + table]
            return sum("turned it." in text for text in posts)

        async with asyncio.timeout(TIMEOUT_S):
            while turned() < cards:
                self.room.clock.set(self.room.clock.now() + 500, 0)
                await asyncio.sleep(0.002)  # a card takes several turns of the loop, and none has an event

    async def press(self, table: int, user: int, choice: str, *, moderator: bool = False) -> None:
        stamp = Stamp(self.room.clock.now())
        self.played.registry.put(
            table, Pressed(stamp, None, 0, choice, f"token-{next(self.presses)}", user=user, moderator=moderator)
        )

    async def end(self, table: int) -> None:
        """The game is over, and all is said of it; the tournament goes on."""
        async with asyncio.timeout(TIMEOUT_S):
            while (row := await self.room.store.read(tables.table(table))) is None or row.status == "running":
                self.room.clock.set(self.room.clock.now() + 500, 0)  # the last pile is shown for a moment
                await asyncio.sleep(0.002)
        await self.played.out()
        await self.played.tournaments.step_all()
        await self.played.out()

    async def stopped(self, place: int, cards: int = ANEW + 2) -> None:
        """A moderator stops the game: it counts as it stands, or is played anew."""
        table = await self.begin(place, await self.seated(place))
        await self.turn(table, cards)
        await self.press(table, ADMIN, "stop_sure", moderator=True)
        await self.end(table)

    async def left(self, place: int) -> None:
        people = await self.seated(place)
        table = await self.begin(place, people)
        await self.turn(table, 1)
        await self.press(table, people[0], "leave_sure")
        await self.end(table)

    async def half_time(self, *places: int) -> None:
        await self.played.wait(DAY_MS // 2)
        now = await self.played.now()
        for place in places:
            assert now.rounds[-1][place].reminded
            for user in await self.seated(place):
                self.told[user]["Be at your tournament table"] += 1

    async def walk_over(self, place: int, number: int) -> tuple[int, int]:
        """One is there at the date, and the other is not."""
        here, missing = await self.seated(place)
        await self.until(place, 1_000)
        await self.played.join(here)
        self.told[missing][f"P{here} is at your tournament table and can play now."] += 1
        await self.played.wait(1_000)
        self.told[here][f"You've won round {number}, table {place + 1} without a game"] += 1
        self.told[missing][f"You've lost round {number}, table {place + 1}"] += 1
        return here, missing

    async def nobody(self, place: int, number: int) -> list[int]:
        """Nobody comes, neither at the date nor a day later."""
        people = await self.seated(place)
        for user in people:
            self.told[user][f"You have one more day for round {number}, table {place + 1}"] += 1
            self.told[user][f"Nobody has won round {number}, table {place + 1}"] += 1
        await self.played.wait(MORE_MS)
        return people

    async def until(self, place: int, before: int) -> None:
        """Wait until so long before a table's date."""
        until = (await self.played.now()).rounds[-1][place].until_ms
        await self.played.wait(until - before - self.room.clock.now())

    async def byes(self) -> None:
        now = await self.played.now()
        for meeting in now.rounds[-1]:
            if meeting.rests:
                user = now.entrants[meeting.seats[0]].user or 0
                self.told[user][f"You're through round {len(now.rounds)} without a game"] += 1

    def heard(self) -> dict[int, Counter[str]]:
        return {
            user: Counter(re.sub(r" <t:.*|: .*", "", text.split("**")[1]) for text in self.played.told(user))
            for user in PEOPLE
        }


class Recount:
    """Points and places, from what stands in the channel."""

    def __init__(self, played: Played, kind: Kind) -> None:
        screen = played.room.screen
        stands = {number: text for number, (channel, _, text) in enumerate(screen.posted, 1_001) if channel == CHANNEL}
        stands.update({number: text for number, text in screen.edits if number in stands})
        results = [
            text for text in stands.values() if _RESULT.search(text) and " taken." in text and "play again" not in text
        ]
        self.points, self.met = Counter[int](dict.fromkeys(PEOPLE, 0)), list[tuple[int, int]]()
        self.rounds = 0
        for text in stands.values():
            if (bye := _BYE.match(text)) is not None:
                self.points[int(bye[2])] += 3 if kind == "swiss" else 1
            table = _TABLE.match(text)
            if table is None or "see the new message" in text:
                continue
            self.rounds = max(self.rounds, int(table[1]))
            people, said = mentioned(table[3]), table[4]
            self.met += combinations(sorted(people), 2)
            result = next((one for one in results if {int(row[1]) for row in _RESULT.findall(one)} == set(people)), "")
            if result:
                results.remove(result)
            places = self._places(result, people, said)
            firsts = [user for user, place in places.items() if place == 1]
            assert said == "nobody has won." or sorted(mentioned(said)) == sorted(firsts), (
                "the message says who has won"
            )
            for user, place in places.items():
                self.points[user] += self._worth(kind, place, alone=len(firsts) == 1)
        assert results == [], "each result belongs to a table of a round"

    @staticmethod
    def _places(result: str, people: list[int], said: str) -> dict[int, int]:
        """By the result of the game where there was one, else as the table's message has it."""
        if not result:
            return dict.fromkeys(mentioned(said), 1)
        cards = {int(user): int(count) for _, user, left, count in _RESULT.findall(result) if not left}
        return {user: 1 + sum(other > mine for other in cards.values()) for user, mine in cards.items()}

    @staticmethod
    def _worth(kind: Kind, place: int, *, alone: bool) -> int:
        if kind == "knockout":
            return int(place == 1)
        return (3 if alone else 1) if place == 1 else int(place == 2)

    def rows(self, kind: Kind) -> list[tuple[int, int, int]]:
        """Place, person and points of everybody."""
        strength = Counter[int]()
        for one, other in self.met if kind == "swiss" else ():
            strength[one] += self.points[other]
            strength[other] += self.points[one]
        ranks = {user: (-self.points[user], -strength[user]) for user in PEOPLE}
        return sorted(
            (1 + sum(rank < ranks[user] for rank in ranks.values()), user, self.points[user]) for user in PEOPLE
        )


async def first_round(script: Script) -> tuple[int, list[int]]:
    """One game is stopped early, played again and stopped late; at one table somebody does not come, at one nobody.

    Returns those who have not come.
    """
    await script.byes()
    await script.stopped(0, cards=2)
    assert (await script.played.now()).rounds[-1][0].again
    await script.stopped(0)
    await script.half_time(1, 2)
    _, missing = await script.walk_over(1, 1)
    return missing, await script.nobody(2, 1)


async def further_rounds(script: Script) -> None:
    """Games are left and stopped by turns until the tournament is over."""
    kinds = itertools.cycle([script.left, script.stopped])
    seen = 1
    while not await script.played.over():
        now = await script.played.now()
        if len(now.rounds) != seen:
            seen = len(now.rounds)
            await script.byes()
        place = next(number for number, meeting in enumerate(now.rounds[-1]) if meeting.waits)
        await next(kinds)(place)


@pytest.mark.parametrize("kind", ["knockout", "swiss"])
async def test_a_tournament_of_seven_is_told_truly_to_its_end_and_everybody_hears_what_concerns_them(
    room: Room, played: Played, kind: Kind
) -> None:
    script = Script(played)
    await played.open(kind, len(PEOPLE), options=LIVE)
    for user in PEOPLE:
        await played.join(user)
    missing, absent = await first_round(script)
    if kind == "swiss":
        for user in (missing, absent[0]):
            assert await played.join(user) == EN("tournament-back")
        assert await played.join(absent[0]) == EN("tournament-nothing-to-join")
    else:
        assert await played.join(missing) == EN("tournament-lost")
    await further_rounds(script)
    await played.out()

    recount = Recount(played, kind)
    words, _ = await played.tournaments.shown(await played.going(), EN)
    told = sorted((int(place), int(user), int(points)) for place, user, points in _ROW.findall(words))
    assert told == recount.rows(kind)
    assert recount.rounds == len((await played.now()).rounds)
    ends = [text for channel, _, text in room.screen.posted if channel == CHANNEL and " won the tournament" in text]
    assert len(ends) == 1
    assert mentioned(ends[0].splitlines()[0]) == [user for place, user, _ in recount.rows(kind) if place == 1]
    for number in range(1, recount.rounds + 1):
        began = f"**Round {number} of 4 begins**" if kind == "swiss" else f"**Round {number} begins**"
        assert "is over.**" in played.stands(began)
        assert " done." in played.alt(began)
    assert script.heard() == {user: script.told[user] for user in PEOPLE}


class Season:
    """Games of a season at real tables."""

    def __init__(self, played: Played) -> None:
        self.script, self.played, self.room = Script(played), played, played.room

    async def play(self, *people: int, cards: int) -> None:
        """So many cards are turned, then all but the first leave, the last first."""
        store, seats = self.room.store, [Seated(f"P{user}", user) for user in people]
        row = TableRow(
            game="slap", guild=GUILD, parent=CHANNEL, host=0, status="running", seed="7", roster=rosters.encode(seats)
        )
        table = await store.write(changing.create_table(row))
        await store.write(changing.commit(Batch(table, fields={"thread": THREADS + table})))
        self.played.registry.start(TableHead(table, "slap", GUILD, CHANNEL, THREADS + table, None, "running"))
        await self.script.turn(table, min(cards, 40))
        await self.script.press(table, people[0], "status")  # nobody has fallen asleep there
        await self.script.turn(table, cards)
        for user in reversed(people[1:]):
            await self.script.press(table, user, "leave_sure")
        await self.script.end(table)


async def test_a_season_is_told_truly_at_its_end(room: Room, played: Played) -> None:
    season, seasons = Season(played), Seasons(room.store, room.clock)
    end_ms = room.clock.now() + 3 * DAY_MS
    await seasons.open(SeasonRow(GUILD, "slap", room.clock.now(), end_ms, CHANNEL, "en"))
    await season.play(11, 12, 13, cards=60)
    await season.play(12, 11, 13, cards=5)  # too short to count
    await season.play(12, 13, 11, cards=60)
    await season.play(13, 11, 12, cards=60)  # the third of a day
    await season.play(13, 14, cards=60)  # these two have not met
    room.clock.set(room.clock.now() + DAY_MS, 0)
    await season.play(11, 13, cards=60)
    room.clock.set(end_ms, 0)
    ends = SeasonEnds(played.registry)
    await ends.tell()
    await ends.tell()
    await played.out()

    points, games, met = Counter[int](), Counter[int](), Counter[tuple[int, tuple[int, int]]]()
    days = iter((0, 0, 0, 0, 0, 1))
    results = [text for channel, _, text in room.screen.posted if channel == CHANNEL and " taken." in text]
    assert len(results) == 6
    for text in results:
        rows = [(int(place), int(user), bool(left)) for place, user, left, _ in _RESULT.findall(text)]
        day, turned = next(days), int(re.search(r"(\d+) cards? turned", text)[1])  # type: ignore[index]  # all say it
        pairs = [(day, pair) for pair in combinations(sorted(user for _, user, _ in rows), 2)]
        if turned < LEAST["slap"] or all(met[pair] == MEETINGS for pair in pairs):
            continue
        met.update(pairs)
        for place, user, left in rows:
            games[user] += 1
            points[user] += 0 if left else 1 + sum(other > place for other, _, _ in rows)
    ((told, ping),) = [
        (text, ping)
        for (_, _, text), ping in zip(room.screen.posted, room.screen.pings, strict=True)
        if "1. <@" in text and "point" in text
    ]
    assert ping == (), "nobody is called for it"
    said = {int(user): (int(place), int(score), int(count)) for place, user, score, count in _SEASON.findall(told)}
    assert said == {
        user: (1 + sum(other > points[user] for other in points.values()), points[user], games[user]) for user in games
    }
    assert points == Counter({11: 3 + 2, 12: 3, 13: 2, 14: 0}), "as by hand"
