"""Reminders: when, where, how often, and never twice."""

from __future__ import annotations

import pytest

from bot.play import reminders as rounds
from bot.play.digests import PREFERENCE as QUIET
from bot.play.outgoing.screen import Trouble
from bot.play.reminders import LEVELS, PREFERENCE, SHORTEST_MS, UNANSWERED, Reminders, Wish, passed, reminder, wish_of
from bot.store.errors import StoreBroken
from bot.store.rows import Batch, OwedRow, PersonRow, TableRow
from bot.store.sqlite.store import SqliteStore
from bot.store.statements import changing, following, persons
from bot.words.message import LANGUAGES
from bot.words.speech import speech
from tests.play.fakes import losing_answers
from tests.play.room import Room
from tests.scripts import refusing
from tests.words.voices import DE, EN

HOUR = 3_600_000
ANA, BEN = 11, 12
DM = 900 + ANA


class Watch:
    """Two tables at which Ana and Ben sit, and their reminders."""

    def __init__(self, room: Room) -> None:
        self.room = room
        self.start = room.clock.now()
        self.table = 0

    async def open(self, **options: str) -> int:
        row = TableRow(game="cosmic", guild=5, parent=6, thread=70, host=ANA, status="running")
        self.table = await self.room.store.write(changing.create_table(row))
        for user in (ANA, BEN):
            await self.room.store.write(persons.set_person(PersonRow(user, 900 + user)))
        return self.table

    async def owe(
        self,
        hours: float,
        *,
        what: str = "Whom?",
        user: int = ANA,
        seat: int = 0,
        public: bool = False,
        language: str = "",
    ) -> None:
        due = self.room.clock.now() + int(hours * HOUR) if hours else 0
        await self.room.store.write(
            changing.commit(Batch(self.table, owed=[OwedRow(seat, user, what, due, public, language)]))
        )
        await self.at(0)

    async def nothing(self, seat: int = 0) -> None:
        await self.room.store.write(changing.commit(Batch(self.table, owed=[OwedRow(seat, ANA, "")])))

    async def at(self, hours: float) -> list[tuple[int, str]]:
        """A round so long after now, by a new process; what it posted."""
        self.room.clock.set(self.room.clock.now() + int(hours * HOUR), 0)
        before = len(self.room.screen.posted)
        await reminders(self.room).round()
        return [(channel, text) for channel, _, text in self.room.screen.posted[before:]]

    async def wish(self, written: str, user: int = ANA) -> None:
        await self.room.store.write(persons.set_preference(user, PREFERENCE, written))


def reminders(room: Room) -> Reminders:
    return Reminders(room.mail())


@pytest.fixture
async def watch(room: Room, monkeypatch: pytest.MonkeyPatch) -> Watch:
    monkeypatch.setattr(rounds, "TABLES", 1)  # several tables are several parts
    found = Watch(room)
    await found.open()
    return found


async def test_a_reminder_names_game_question_and_deadline_and_leads_there(watch: Watch) -> None:
    await watch.owe(8, what="Whom do you invite?")
    due = (watch.start + 8 * HOUR) // 1000
    ((channel, text),) = await watch.at(4)
    assert channel == DM
    assert f"**Cosmic Encounter {watch.table}**: Whom do you invite?" in text
    assert f"<t:{due}:R>" in text
    assert "(https://discord.com/channels/5/70)" in text


async def test_a_reminder_is_in_the_language_of_its_question(watch: Watch) -> None:
    await watch.owe(8, what="Wen lädst du ein?", language="de")
    ((_, text),) = await watch.at(4)
    assert text.startswith(DE("reminder-head"))


@pytest.mark.parametrize(
    ("level", "hours"), [("off", []), ("gentle", [6]), ("normal", [4, 7]), ("strict", [2, 4, 6, 7.6])]
)
async def test_levels_remind_more_or_less_often(watch: Watch, level: str, hours: list[float]) -> None:
    await watch.wish(f"{level} dm")
    await watch.owe(8)
    said_at = []
    for quarter in range(1, 40):
        if await watch.at(0.2):
            said_at.append(round(quarter * 0.2, 1))
    assert said_at == hours


async def test_nothing_is_said_twice_by_a_process_that_starts_anew(watch: Watch) -> None:
    await watch.owe(8)
    assert len(await watch.at(4)) == 1
    assert await watch.at(0) == []  # every round is a new process here
    assert await watch.at(0.1) == []


async def test_what_could_not_be_said_is_said_later_once_by_whatever_process(watch: Watch) -> None:
    await watch.owe(8)
    for hours in (4, 0.1, 0.1):
        watch.room.screen.trouble.append(Trouble(0))
        assert await watch.at(hours) == []
    ((_, text),) = await watch.at(0.1)
    assert "Whom?" in text
    assert await watch.at(0.1) == []
    assert len(await watch.at(3)) == 1, "the next moment of the question"


@pytest.mark.parametrize("place", ["dm", "thread"])
async def test_what_was_said_although_the_answer_was_lost_is_found_and_not_said_again(
    watch: Watch, monkeypatch: pytest.MonkeyPatch, place: str
) -> None:
    await watch.wish(f"normal {place}")
    await watch.owe(8, public=True)
    screen = watch.room.screen
    with monkeypatch.context() as patch:
        patch.setattr(screen, "post", losing_answers(screen))
        ((channel, _),) = await watch.at(4)
    assert channel == (DM if place == "dm" else 70)
    assert len(await watch.room.store.read(following.mail("reminder"))) == 1
    assert await watch.at(0.1) == []
    assert await watch.room.store.read(following.mail("reminder")) == []
    assert len(await watch.at(3)) == 1


async def test_nobody_hears_later_of_what_they_have_answered_or_in_quiet_hours(watch: Watch) -> None:
    await watch.owe(8)
    watch.room.screen.trouble.append(Trouble(0))
    assert await watch.at(4) == []  # it is 04:16
    await watch.room.store.write(persons.set_preference(ANA, QUIET, "04:00-05:00 UTC"))
    assert await watch.at(0.1) == []
    assert await watch.room.store.read(following.mail("reminder")) != []
    await watch.nothing()
    assert await watch.at(1) == []
    assert await watch.room.store.read(following.mail("reminder")) == []


@pytest.mark.parametrize(("place", "head"), [("dm", ""), ("thread", f"<@{ANA}> ")])
async def test_a_reminder_whose_question_was_answered_elsewhere_asks_no_more(
    watch: Watch, place: str, head: str
) -> None:
    await watch.wish(f"normal {place} de")
    await watch.owe(8, public=True)
    screen = watch.room.screen
    assert len(await watch.at(4)) == 1
    assert screen.edits == []
    await watch.nothing()
    screen.trouble.append(Trouble(0))
    for _ in range(3):  # the first edit fails, the third would be one too many
        assert await watch.at(0.1) == []
    assert screen.edits == [(1_001, head + DE("reminder-done"))]
    assert screen.edited_bodies[-1].buttons == ()


async def test_a_reminder_of_two_games_stands_until_both_are_answered(watch: Watch) -> None:
    await watch.owe(8, what="Whom?")
    await watch.owe(8, what="How many?", seat=1)
    assert len(await watch.at(4)) == 1
    await watch.nothing()
    await watch.at(0.1)
    assert watch.room.screen.edits == []
    await watch.nothing(seat=1)
    await watch.at(0.1)
    assert [text for _, text in watch.room.screen.edits] == [EN("reminder-done")]


async def test_what_could_not_be_kept_is_not_said(watch: Watch, monkeypatch: pytest.MonkeyPatch) -> None:
    await watch.owe(8)
    with monkeypatch.context() as patch:
        patch.setattr(SqliteStore, "write", refusing("remind", StoreBroken("full")))
        with pytest.raises(StoreBroken):
            await watch.at(4)
    assert watch.room.screen.posted == []
    assert len(await watch.at(0.1)) == 1


async def test_a_round_in_which_nothing_changes_writes_nothing(watch: Watch, monkeypatch: pytest.MonkeyPatch) -> None:
    await watch.owe(8)
    monkeypatch.setattr(SqliteStore, "write", refusing("remind", AssertionError("it writes")))
    assert await watch.at(1) == []


async def test_moments_missed_while_the_bot_was_down_are_one_reminder(watch: Watch) -> None:
    await watch.owe(8)
    assert len(await watch.at(7.5)) == 1
    assert await watch.at(0.1) == []


async def test_nobody_is_reminded_of_what_is_answered_or_late_or_never_due(watch: Watch) -> None:
    await watch.owe(8)
    await watch.nothing()
    assert await watch.at(5) == []
    await watch.owe(8, what="Another?")
    assert await watch.at(9) == []
    await watch.owe(0, what="Some day?")
    assert await watch.at(100) == []


async def test_people_at_a_quick_table_are_left_alone(watch: Watch) -> None:
    await watch.owe(SHORTEST_MS / HOUR - 0.01)
    assert await watch.at(0.4) == []


async def test_quiet_hours_are_kept_and_made_up_for_afterwards(watch: Watch) -> None:
    await watch.room.store.write(
        persons.set_preference(ANA, QUIET, "00:00-05:00 UTC")
    )  # the clock of the test starts at 00:16
    await watch.owe(8)
    assert await watch.at(4) == []
    assert len(await watch.at(1)) == 1


async def test_several_questions_come_in_one_message_soonest_first(watch: Watch) -> None:
    await watch.owe(8, what="First?")
    await watch.open()
    await watch.owe(6, what="Second?")
    ((_, text),) = await watch.at(4.5)
    assert text.index("Second?") < text.index("First?")


async def test_after_some_reminders_without_an_answer_there_are_no_more_until_one_comes(watch: Watch) -> None:
    await watch.wish("gentle dm")
    texts: list[str] = []
    for number in range(UNANSWERED + 2):
        await watch.owe(8, what=f"Question {number}?")
        texts += [text for _, text in await watch.at(6)]
        await watch.at(3)  # its time is up
    assert len(texts) == UNANSWERED
    assert [EN("reminder-last") in text for text in texts] == [False] * (UNANSWERED - 1) + [True]
    await watch.owe(8, what="Answered in time?")
    await watch.nothing()
    await watch.at(1)
    await watch.owe(8, what="And now?")
    assert len(await watch.at(6)) == 1


async def test_in_the_thread_only_what_everybody_may_know_is_said(watch: Watch) -> None:
    await watch.wish("normal thread")
    await watch.owe(8, what="Which edict?", public=False)
    ((channel, _),) = await watch.at(4)
    assert channel == DM
    await watch.nothing()
    await watch.owe(8, what="Whom do you invite?", public=True)
    ((channel, text),) = await watch.at(4)
    assert channel == 70
    assert text.startswith(f"<@{ANA}> ")
    assert watch.room.screen.pings[-1] == (ANA,)


async def test_closed_direct_messages_lead_to_the_thread_for_what_is_public_alone(watch: Watch) -> None:
    watch.room.screen.closed.add(DM)
    await watch.owe(8, what="Which edict?", public=False)
    assert await watch.at(4) == []
    await watch.nothing()
    await watch.owe(8, what="Whom do you invite?", public=True)
    ((channel, _),) = await watch.at(4)
    assert channel == 70


async def test_a_wish_is_kept_as_words_and_nonsense_is_the_usual_one() -> None:
    for level in LEVELS:
        for language in (*LANGUAGES, None):
            wish = Wish(level, "thread", language)
            assert wish_of(wish.written) == wish
    assert wish_of(None) == wish_of("sometimes dm") == wish_of("") == wish_of("a b c d") == Wish()


def test_a_question_that_is_late_has_no_moments_left() -> None:
    assert passed("strict", 0, 8 * HOUR, 8 * HOUR) == 0
    assert passed("strict", 0, 8 * HOUR, 8 * HOUR - 1) == 4


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_reminder_is_no_longer_than_discord_takes(language: str) -> None:
    assert len(reminder(["x" * 150] * 40, speech(language), last=True).text) <= 2_000


@pytest.mark.parametrize(("lines", "label"), [(1, "Answer"), (2, "Answer the first")])
def test_a_reminder_begins_with_the_ask_and_has_one_button_for_the_first_game(lines: int, label: str) -> None:
    body = reminder(["- **Cosmic Encounter 1**: Whom?"] * lines, EN, last=False)
    assert body.text.startswith("⏰ **Your move**")
    assert [[(one.choice, one.label, one.style) for one in row] for row in body.buttons] == [
        [("answer", label, "primary")]
    ]
