"""Digests for those who follow a game: when, to whom, and neither lost nor told twice."""

from __future__ import annotations

import msgspec
import pytest

from bot.play.digests import DAY_MS, HOUR, PREFERENCE as QUIET, ROUND_MS, Digests
from bot.play.games.results import packed
from bot.play.outgoing.direct_messages import BELIEVED_MS
from bot.play.outgoing.screen import Trouble
from bot.store.rows import Batch, DecidedRow, FollowRow, PersonRow, TableRow
from bot.store.statements import changing, following, keeping, persons
from tests.play.fakes import losing_answers
from tests.play.room import Room
from tests.words.voices import DE, EN

DOT, EVE = 21, 22
DM = 900 + DOT
GUILD = 5


class Watch:
    """A running table that Dot follows."""

    def __init__(self, room: Room) -> None:
        self.room = room
        self.table = 0
        self.told = 0

    async def open(self) -> None:
        row = TableRow(game="cosmic", guild=GUILD, parent=6, thread=70, host=1, status="running")
        self.table = await self.room.store.write(changing.create_table(row))
        for user in (DOT, EVE, 23):
            await self.room.store.write(persons.set_person(PersonRow(user, 900 + user)))

    async def follow(self, how: str = "challenge", user: int = DOT, language: str = "en") -> None:
        await self.commit(followed=[FollowRow(user, how, language, self.told)])

    async def challenge(self, lines: int = 1) -> None:
        self.told += 1
        story = packed([f"Challenge {self.told}, line {line}" for line in range(lines)])
        await self.commit(decided=[DecidedRow(self.told, "none", story)])

    async def commit(self, **fields: object) -> None:
        await self.room.store.write(changing.commit(msgspec.structs.replace(Batch(self.table), **fields)))

    async def lost(self, monkeypatch: pytest.MonkeyPatch) -> list[tuple[int, str]]:
        """A round in which Discord takes everything and no answer arrives; what it posted stands there from then on."""
        screen = self.room.screen
        with monkeypatch.context() as patch:
            patch.setattr(screen, "post", losing_answers(screen))
            return await self.round()

    async def round(self, later_ms: int = 0) -> list[tuple[int, str]]:
        """A round so long after now, by a new process; what it posted."""
        room = self.room
        room.clock.set(room.clock.now() + later_ms, 0)
        before = len(room.screen.posted)
        await Digests(room.mail(), lambda guild: guild == GUILD).round()
        return [(channel, text) for channel, _, text in room.screen.posted[before:]]


@pytest.fixture
async def watch(room: Room) -> Watch:
    found = Watch(room)
    await found.open()
    return found


async def test_each_challenge_is_told_once_with_the_way_to_the_table(watch: Watch) -> None:
    await watch.challenge()
    await watch.follow()
    assert await watch.round() == [], "what was over before is not told"
    await watch.challenge(3)
    ((channel, text),) = await watch.round()
    assert channel == DM
    assert text.startswith(f"News from [Cosmic Encounter {watch.table}](https://discord.com/channels/5/70):")
    assert text.splitlines()[1:] == [f"Challenge 2, line {line}" for line in range(3)]
    assert await watch.round(DAY_MS) == []


async def test_a_challenge_that_ends_while_a_digest_is_written_comes_with_the_next(
    watch: Watch, monkeypatch: pytest.MonkeyPatch
) -> None:
    await watch.follow()
    await watch.challenge()
    may_look = watch.room.screen.may_look

    async def meanwhile(guild: int, channel: int, user: int) -> bool:
        await watch.challenge()
        return await may_look(guild, channel, user)

    with monkeypatch.context() as patch:
        patch.setattr(watch.room.screen, "may_look", meanwhile)
        ((_, first),) = await watch.round()
    ((_, second),) = await watch.round()
    assert [first.splitlines()[1:], second.splitlines()[1:]] == [["Challenge 1, line 0"], ["Challenge 2, line 0"]]


async def test_once_a_day_tells_what_has_happened_in_one_message_shorter_if_it_was_much(watch: Watch) -> None:
    await watch.follow("day", language="de")
    until = (HOUR * 3_600_000 - watch.room.clock.now()) % DAY_MS or DAY_MS
    for _ in range(8):
        await watch.challenge(2)
    assert await watch.round(until - 1) == []
    ((_, text),) = await watch.round(1)
    assert text.splitlines()[1:] == [
        DE("watch-digest-earlier", count=2),
        *(f"Challenge {number}, line 0" for number in range(3, 9)),
    ]
    await watch.challenge()
    assert await watch.round(DAY_MS - 1) == []
    assert len(await watch.round(1)) == 1


async def test_once_a_day_is_at_the_same_hour_of_everybodys_own_zone(watch: Watch) -> None:
    await watch.room.store.write(persons.set_preference(DOT, QUIET, "01:00-02:00 UTC+2"))
    await watch.follow("day")
    await watch.follow("day", user=EVE)
    await watch.challenge()
    until = ((HOUR - 2) * 3_600_000 - watch.room.clock.now()) % DAY_MS or DAY_MS
    told = await watch.round(until - 1)
    assert DM not in [channel for channel, _ in told]
    assert [channel for channel, _ in await watch.round(1)] == [DM]
    assert {channel for channel, _ in [*told, *await watch.round(2 * 3_600_000)]} == {900 + EVE}


async def test_in_quiet_hours_nothing_comes_and_then_everything_at_once(watch: Watch) -> None:
    await watch.follow()
    hour = watch.room.clock.now() // 3_600_000 % 24
    await watch.room.store.write(persons.set_preference(DOT, QUIET, f"{hour:02}:00-{(hour + 2) % 24:02}:00 UTC"))
    await watch.challenge()
    assert await watch.round() == []
    await watch.challenge()
    ((_, text),) = await watch.round(2 * 3_600_000)
    assert "Challenge 1" in text
    assert "Challenge 2" in text


async def test_who_may_not_look_into_the_channel_any_more_gets_nothing_and_follows_no_more(watch: Watch) -> None:
    await watch.follow()
    await watch.follow(user=EVE)
    watch.room.screen.blind.add(DOT)
    await watch.challenge()
    assert [channel for channel, _ in await watch.round()] == [900 + EVE]
    watch.room.screen.blind.clear()
    await watch.challenge()
    assert [channel for channel, _ in await watch.round()] == [900 + EVE]


async def test_closed_direct_messages_cost_one_question_to_discord_an_hour(
    watch: Watch, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[int] = []
    look = watch.room.screen.may_look

    async def may_look(guild: int, channel: int, user: int) -> bool:
        asked.append(user)
        return await look(guild, channel, user)

    monkeypatch.setattr(watch.room.screen, "may_look", may_look)
    await watch.follow()
    await watch.challenge()
    watch.room.screen.closed.add(DM)
    for _ in range(2 * BELIEVED_MS // ROUND_MS):
        assert await watch.round(ROUND_MS) == []
    assert len(asked) == 2
    watch.room.screen.closed.clear()
    assert len(await watch.round(BELIEVED_MS)) == 1, "a refusal that is believed is not believed for longer each time"


async def test_the_end_of_a_game_does_not_wait_for_closed_direct_messages(watch: Watch) -> None:
    await watch.follow()
    await watch.challenge()
    watch.room.screen.closed.add(DM)
    await watch.commit(status="ended")
    assert await watch.round() == []
    assert await watch.room.store.read(following.digests()) == []


async def test_closed_direct_messages_lose_nothing(watch: Watch) -> None:
    await watch.follow()
    await watch.challenge()
    watch.room.screen.closed.add(DM)
    assert await watch.round() == []
    watch.room.screen.closed.clear()
    await watch.challenge()
    assert await watch.round() == [], "believed for a while"
    ((_, text),) = await watch.round(BELIEVED_MS)
    assert "Challenge 1" in text
    assert "Challenge 2" in text


async def test_what_failed_is_told_as_it_was_noted_and_what_has_happened_since_after_that(watch: Watch) -> None:
    await watch.follow()
    await watch.challenge()
    for _ in range(3):
        watch.room.screen.trouble.append(Trouble(0))
        assert await watch.round(ROUND_MS) == []
        await watch.challenge()
    ((_, first),) = await watch.round(ROUND_MS)
    assert first.splitlines()[1:] == ["Challenge 1, line 0"]
    ((_, second),) = await watch.round(ROUND_MS)
    assert second.splitlines()[1:] == [f"Challenge {number}, line 0" for number in (2, 3, 4)]
    assert await watch.round(ROUND_MS) == []


@pytest.mark.parametrize("over", [False, True])
async def test_what_was_sent_although_the_answer_was_lost_is_found_and_not_told_again(
    watch: Watch, monkeypatch: pytest.MonkeyPatch, over: bool
) -> None:
    await watch.follow()
    await watch.challenge()
    if over:
        await watch.commit(status="ended")
    ((_, text),) = await watch.lost(monkeypatch)
    assert await watch.room.store.read(following.digests()) != []
    if not over:
        await watch.challenge()
    assert await watch.round(ROUND_MS) == []
    assert "Challenge 1" in text
    rest = [text.splitlines()[1:] for _, text in await watch.round(ROUND_MS)]
    assert rest == ([] if over else [["Challenge 2, line 0"]])
    assert await watch.room.store.read(following.mail("digest")) == []


async def test_who_stops_or_sits_down_is_not_told_what_was_noted(watch: Watch) -> None:
    for user in (DOT, EVE, 23):
        await watch.follow(user=user)
    await watch.challenge()
    watch.room.screen.trouble += [Trouble(0)] * 3
    assert await watch.round() == []
    assert len(await watch.room.store.read(following.mail("digest"))) == 3
    await watch.follow("")
    await watch.commit(fields={"roster": b'[{"name":"Eve","user":22}]'})
    await watch.room.store.write(keeping.forget(23, "former player"))
    assert await watch.room.store.read(following.mail("digest")) == []
    assert await watch.round(ROUND_MS) == []


async def test_the_end_is_told_in_any_case_and_then_nothing_is_kept(watch: Watch) -> None:
    await watch.follow("day")
    await watch.challenge()
    await watch.commit(status="ended")
    ((_, text),) = await watch.round()
    assert text.splitlines()[1:] == ["Challenge 1, line 0", EN("watch-digest-over")]
    assert await watch.round(DAY_MS) == []
    assert await watch.room.store.read(following.chapters(watch.table)) == []
    assert (await watch.room.store.read(keeping.traces(DOT))).preferences == 0


async def test_who_stops_sits_down_or_is_forgotten_gets_nothing(watch: Watch) -> None:
    for user in (DOT, EVE, 23):
        await watch.follow(user=user)
    await watch.follow("")
    await watch.commit(fields={"roster": b'[{"name":"Eve","user":22}]'})
    await watch.room.store.write(keeping.forget(23, "former player"))
    await watch.challenge()
    assert await watch.round() == []


async def test_each_process_tells_of_its_own_servers(watch: Watch) -> None:
    await watch.follow()
    await watch.challenge()
    room = watch.room
    await Digests(room.mail(), lambda _: False).round()
    assert room.screen.posted == []
