"""Wrong and simultaneous acts of people at a Cosmic table, through the real bot."""

from __future__ import annotations

import re
from asyncio import gather
from pathlib import Path

from sandbox.guilds.messages import EPHEMERAL
from tests.e2e.cosmic import QUESTION, CosmicTable, Json, controls, cosmic, seed_with_compromises, text_of, unmarked
from tests.words.voices import EN

QUESTIONS = (
    "Which power do you keep",
    "Which colour would you like",
    "Play something before this challenge starts",
    "Which planet do you attack",
    "How many tokens",
    "The attack is set",
    "The sides are set",
    "Which card do you play",
    "once both cards are down",
    "The cards are up",
    "Two compromises",
)
"""What a challenge of two with a deal asks, in this order."""
HELD = re.compile(r"attack \d+", re.IGNORECASE)


def takes(message: Json) -> bool:
    return any(one.label == EN("cosmic-table-take-seat") for one in controls(message))


async def shown(table: CosmicTable, who: str) -> Json:
    """The private answer to the panel's Answer button."""
    answer = await table.sandbox.press(who, await table.new_panel(), "Answer")
    assert answer.message is not None, answer
    return answer.message.data


async def attacks(table: CosmicTable, who: str) -> set[str]:
    """The attack cards that somebody has in hand, as the picture of the hand tells."""
    answer = await table.sandbox.slash(who, table.thread, "hand")
    assert answer.message is not None, answer
    private = answer.message.id
    await table.sandbox.wait_for(lambda: table.sandbox.message(private)["attachments"])
    (picture,) = table.sandbox.message(private)["attachments"]
    return {found.capitalize() for found in HELD.findall(picture["description"])}


async def aims(table: CosmicTable) -> tuple[str, Json]:
    """Go on to where one of the people points the cone: who, and the private message that asks."""
    while True:
        for person in table.people:
            message = await shown(table, person)
            if "Which planet do you attack" in text_of(message):
                return person, message
        await table.answer_all()
        await table.pass_time(20_000)


async def test_a_button_of_every_kind_of_question_does_nothing_once_its_question_is_closed(tmp_path: Path) -> None:
    async with cosmic(tmp_path, ("Ana", "Ben"), 0, seed=seed_with_compromises(), flares="off") as table:
        old: dict[str, tuple[str, Json]] = {}
        while len(old) < len(QUESTIONS):
            for person in table.people:
                message = await shown(table, person)
                for words in QUESTIONS:
                    if words in text_of(message) and words not in old:
                        old[words] = (person, message)
            if len(old) < len(QUESTIONS):
                await table.answer_all(("Compromise",))
                await table.pass_time(20_000)
        told = len(table.stories())
        await table.drive_until(lambda: len(table.stories()) > told)
        before = await table.status()
        for words, (person, message) in old.items():
            control = next(one for one in controls(message) if QUESTION in one.id)
            answer = await table.use(person, message, control)
            assert answer.message is not None, words
            assert EN("question-refused-closed") in text_of(answer.message.data), (words, text_of(answer.message.data))
        assert await table.status() == before


async def test_who_watches_is_told_so_and_words_that_mean_nothing_mention_nobody(tmp_path: Path) -> None:
    async with cosmic(tmp_path, ("Ana", "Ben"), 0, seed=seed_with_compromises(), flares="off") as table:
        sandbox = table.sandbox
        before = await table.status()
        assert unmarked(await shown(table, "Cy")) == before, "whoever watches sees who decides what"
        assert await table.said("Cy", "answer", text="Pass") == EN("cosmic-table-not-seated")
        odd = "@everyone <@" + sandbox.user("Ben") + "> **bold** [x](http://a.example) `"
        answer = await sandbox.slash("Ana", table.thread, "answer", text=odd)
        assert answer.message is not None
        assert "isn't one of the answers" in text_of(answer.message.data)
        assert not answer.message.data.get("mentions")
        assert not answer.message.data.get("mention_everyone")
        elsewhere = CosmicTable(sandbox, table.bot, ["Cy"])
        await elsewhere.open(1, speed="live")
        for who, wrong in (("Cy", table), ("Ana", elsewhere)):  # who sits at one table presses at the other
            assert unmarked(await shown(wrong, who)) == await wrong.said(who, "board")
            assert await wrong.said(who, "hand") == EN("cosmic-table-not-seated")
        assert await table.status() == before


async def test_presses_at_the_same_time_count_once_each(tmp_path: Path) -> None:
    async with cosmic(tmp_path, ("Ana", "Ben"), 0, seed=seed_with_compromises(), flares="off") as table:
        await table.drive("Ana", "The sides are set")
        messages = {person: await shown(table, person) for person in table.people}
        sandbox = table.sandbox
        pressed = [sandbox.open_press(person, messages[person], "Pass") for person in ("Ana", "Ana", "Ben", "Ben")]
        answers = await gather(*map(sandbox.outcome, pressed))
        told = [text_of(answer.message.data) for answer in answers if answer.message is not None]
        assert len(told) == len(pressed)
        known = ("Got it", EN("cosmic-table-already"), EN("question-refused-closed"))
        assert all(one.startswith(known) for one in told)
        assert "Your answer: " not in text_of(await shown(table, "Ana"))  # nobody has answered the next question


async def test_old_buttons_die_with_a_step_back_and_a_deal_of_own_cards_is_made_without_direct_messages(
    tmp_path: Path,
) -> None:
    """A card that somebody else holds is refused like one that nobody has: nobody can fish for it."""
    async with cosmic(
        tmp_path, ("Ana", "Ben"), 0, seed=seed_with_compromises(), flares="off", closed=("Ben",)
    ) as table:
        who, old = await aims(table)
        await table.play(who, (await table.answers(who))[0])
        assert (await table.does(who, "undo", "undo")).startswith(EN("cosmic-table-taken-back"))
        before = await table.status()
        control = next(one for one in controls(old) if QUESTION in one.id)
        pressed = await table.use(who, old, control)
        assert pressed.message is not None
        assert text_of(pressed.message.data).startswith(EN("question-refused-closed"))
        assert await table.status() == before

        await table.drive("Ana", "Two compromises", ("Compromise",))
        mine, theirs = [await attacks(table, person) for person in table.people]
        before = await table.status()
        for missing in (min(theirs - mine), "Attack 99", "a base on the moon"):
            refused = await table.play("Ana", f"offer {missing}")
            assert refused.startswith(f"“{missing}” isn't one of the answers (cosmic 5.5.3)"), refused
        assert "No offers yet" in text_of(await shown(table, "Ben"))
        assert await table.status() == before

        await table.play("Ana", next(one for one in await table.answers("Ana") if one.startswith("offer a base on ")))
        await table.play("Ben", "Accept offer 1")
        told = len(table.stories())
        await table.drive_until(lambda: len(table.stories()) > told)
        assert "make a deal" in table.stories()[-1]
        assert "Ana's offer is accepted" in await table.log("Ana")
        private = [text_of(m) for m in table.sandbox.messages(table.thread, "Ben") if m["flags"] & EPHEMERAL]
        assert sum(EN("cosmic-table-dm-closed") in one for one in private) == 1
        assert not any(EN("cosmic-table-dm-closed") in text_of(message) for message in table.posts())
        assert table.sandbox.dm_of("Ben") == []


async def test_a_direct_message_names_its_table_and_keeps_no_question_that_is_over(tmp_path: Path) -> None:
    async with cosmic(tmp_path, ("Ana", "Ben"), 0, seed=seed_with_compromises(), flares="off") as table:
        who, _ = await aims(table)
        sandbox = table.sandbox
        other = next(person for person in table.people if person != who)

        def message(person: str) -> Json:
            return sandbox.dm_of(person)[-1]

        await table.pass_time(21_000)  # whoever saw it in the answer to the own press is notified a little later
        await sandbox.wait_for(lambda: "Which planet do you attack" in text_of(message(who)))
        (heading,) = [row for row in text_of(message(who)).split("\n") if "Cosmic Encounter 1 · you are " in row]
        assert f"/{table.thread})" in heading
        asked = message(who)["id"]
        control = next(one for one in controls(message(who)) if QUESTION in one.id)
        await table.use(who, message(who), control)  # in the message itself: it takes the answer in
        assert message(who)["id"] == asked
        assert "How many" in text_of(message(who))
        await table.play(who, (await table.answers(who))[0])  # in the thread: the question leaves the message
        await sandbox.wait_for(lambda: "How many" not in text_of(message(who)))
        await table.status()
        old = message(other)["id"] if sandbox.dm_of(other) else ""
        await table.drive(other, "Which card do you play")
        await sandbox.wait_for(lambda: "Which card do you play" in text_of(message(other)))
        assert message(other)["id"] != old, "a new message, which notifies"
        assert len(sandbox.dm_of(other)) == 1, "the one before is gone"


async def test_the_board_comes_down_when_people_have_talked_it_out_of_sight(tmp_path: Path) -> None:
    async with cosmic(tmp_path, ("Ana", "Ben"), 0, seed=seed_with_compromises(), flares="off") as table:
        await table.drive("Ana", "The sides are set")
        await table.pass_time(31_000)
        before = (await table.new_panel())["id"]
        for line in range(7):
            table.sandbox.say("Cy" if line % 2 else "Ana", table.thread, f"line {line}")
        await table.sandbox.wait_for(lambda: (table.panel() or {"id": before})["id"] != before)
        assert table.sandbox.messages(table.thread)[-1]["id"] == (await table.new_panel())["id"]
        answer = await table.sandbox.slash("Ana", table.thread, "board")
        assert answer.message is not None
        status = answer.message.id
        await table.sandbox.wait_for(lambda: table.sandbox.message(status)["attachments"])  # the board itself


async def test_who_has_conceded_watches_and_a_deleted_panel_comes_again(tmp_path: Path) -> None:
    async with cosmic(tmp_path, ("Ana", "Ben"), 1, seed=1, flares="off") as table:
        await table.drive("Ana", "Play something before this challenge starts")
        panel = await table.new_panel()
        table.sandbox.delete("Finn", panel)
        await table.sandbox.wait_for(lambda: (table.panel() or panel)["id"] != panel["id"])
        old = await shown(table, "Ben")
        warned = await table.sandbox.slash("Ben", table.thread, "leave")
        assert warned.message is not None
        left = await table.sandbox.press("Ben", warned.message.id, EN("cosmic-table-leave-sure"))
        assert left.message is not None
        assert EN("cosmic-table-leaving") in text_of(left.message.data)
        await table.pass_time(200_000)
        before = await table.status()
        assert await table.said("Ben", "answer", text="Pass") == EN("cosmic-table-not-seated")
        control = next(one for one in controls(old) if QUESTION in one.id)
        pressed = await table.use("Ben", old, control)
        assert pressed.message is not None
        assert text_of(pressed.message.data) == EN("cosmic-table-not-seated")
        assert await table.status() == before


async def test_a_seat_goes_to_a_guest_falls_asleep_is_voted_to_a_computer_and_comes_back(tmp_path: Path) -> None:
    async with cosmic(tmp_path, ("Ana", "Ben"), 0, seed=seed_with_compromises(), flares="off") as table:
        await table.drive("Ana", "The sides are set")
        hand = await table.said("Ben", "hand")
        given = await table.offer("Ben", "Cy")
        assert given == EN("cosmic-table-seat-offered")
        offer = await table.sandbox.wait_for(lambda: next((m for m in table.posts() if takes(m)), None))
        assert {one["id"] for one in offer["mentions"]} == {table.sandbox.user("Cy"), table.sandbox.user("Ben")}
        assert await table.said("Cy", "hand") == EN("cosmic-table-not-seated"), "nobody is bound by being named"
        refused = await table.sandbox.press("Ana", offer, EN("cosmic-table-take-seat"))
        assert refused.message is not None
        assert text_of(refused.message.data) == EN("cosmic-table-offer-for", guest="Cy")
        taken = await table.sandbox.press("Cy", offer, EN("cosmic-table-take-seat"))
        assert taken.message is not None
        assert text_of(taken.message.data).startswith("The seat is yours")
        await table.sandbox.wait_for(lambda: any("**Cy now plays for Ben**" in unmarked(m) for m in table.posts()))
        assert await table.said("Cy", "hand") == hand
        assert await table.said("Ben", "answer", text="Pass") == EN("cosmic-table-not-seated")
        assert EN("cosmic-table-not-seated") not in await table.said("Cy", "answer", text="Pass")

        asleep = ""
        while not asleep:  # Cy stays silent
            for answer in (await table.answers("Ana"))[:1]:
                await table.play("Ana", answer)
            await table.pass_time(130_000)
            asleep = next((m["id"] for m in table.posts() if "**Cy has missed three deadlines**" in unmarked(m)), "")
        asked = await table.sandbox.press("Ana", asleep, EN("cosmic-table-seat-house"))
        assert asked.message is not None
        voted = await table.sandbox.press("Ana", asked.message, EN("cosmic-table-vote-yes"))
        assert voted.message is not None
        assert text_of(voted.message.data).startswith(EN("cosmic-table-noted"))
        await table.sandbox.wait_for(lambda: asleep not in [message["id"] for message in table.posts()])
        assert await table.said("Cy", "answer", text="Pass") == EN("cosmic-table-not-seated")
        told = len(table.stories())
        table.people = ["Ana"]
        await table.drive_until(lambda: len(table.stories()) > told)  # nobody waits for Cy any more

        assert await table.offer("Ana", "Ben", "seats") == EN("cosmic-table-seat-offered")
        offer = await table.sandbox.wait_for(lambda: next((m for m in table.posts() if takes(m)), None))
        await table.sandbox.press("Ben", offer, EN("cosmic-table-take-seat"))
        assert EN("cosmic-table-not-seated") not in await table.said("Ben", "answer", text="Pass")
        sure = await table.sandbox.slash("Ben", table.thread, "leave")
        assert sure.message is not None
        voted = await table.sandbox.press("Ben", sure.message, EN("cosmic-table-to-computer"))
        assert voted.message is not None
        assert text_of(voted.message.data) == EN("cosmic-table-replaced")
        assert await table.said("Ben", "answer", text="Pass") == EN("cosmic-table-not-seated")


async def test_the_host_takes_nobodys_seat_and_whoever_is_there_alone_stops_no_game(tmp_path: Path) -> None:
    async with cosmic(tmp_path, ("Ana", "Ben", "Cy"), 0, seed=1, speed="daily", flares="off") as table:
        sandbox = table.sandbox
        await table.drive("Ana", "Play something before this challenge starts")
        hand = await table.said("Ben", "hand")
        more = await sandbox.act("Ana", await table.new_panel(), "more")
        assert more.message is not None
        assert "'seats'" not in str(more.message.data["components"]), "everybody is there"
        assert not any(takes(message) for message in table.posts())
        assert await table.said("Eve", "hand") == EN("cosmic-table-not-seated")

        assert await table.offer("Ben", "Eve") == EN("cosmic-table-seat-offered")
        offer = await sandbox.wait_for(lambda: next((m for m in table.posts() if takes(m)), None))
        pressed = [sandbox.open_press("Eve", offer, EN("cosmic-table-take-seat")) for _ in range(2)]
        answers = [text_of(one.message.data) for one in await gather(*map(sandbox.outcome, pressed)) if one.message]
        assert [one.startswith("The seat is yours") for one in answers] == [True, False]
        assert answers[1] == EN("cosmic-table-offer-gone")
        await sandbox.wait_for(lambda: any("and knows Ben's hand" in unmarked(m) for m in table.posts()))
        assert await table.said("Eve", "hand") == hand

        for person in ("Eve", "Cy"):
            assert (await sandbox.slash(person, table.thread, "away", until="in 3 weeks")).message is not None
        asked = await sandbox.through("Ana", table.thread, "pause", "stop")
        assert asked.message is not None
        assert text_of(asked.message.data) == EN("cosmic-table-stop-vote-sure")
        voted = await sandbox.press("Ana", asked.message.id, EN("cosmic-table-stop"))
        assert voted.message is not None
        assert text_of(voted.message.data) == EN("cosmic-table-voted")
        vote = await sandbox.wait_for(lambda: next((m for m in table.posts() if "2 votes needed" in text_of(m)), None))
        stranger = await sandbox.press("Dot", vote, EN("cosmic-table-vote"))
        assert stranger.message is not None
        assert text_of(stranger.message.data) == EN("cosmic-table-not-seated")
        assert "Nobody wins" not in "".join(map(unmarked, table.posts()))
