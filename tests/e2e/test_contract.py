"""The controller contract through the real bot and a checked stand-in: prompts, private controls, forms, panels,
seats.
"""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from sandbox.guilds.interactions import DEFER, DEFER_UPDATE, FORM, SEND, UPDATE
from sandbox.guilds.messages import EPHEMERAL, V2
from sandbox.jsons import flat
from tests.e2e.harness import Bot, told
from tests.play.workshop import SECRET
from tests.sandbox.client import Sandbox
from tests.words.voices import EN

EDIT = "/channels/{id}/messages/{id}"
PROMPT = f"Your hand: {SECRET}."
Json = dict[str, Any]


def words(message: Json) -> str:
    return str(message["content"]) or "\n".join(
        str(c["content"]) for c in flat(message["components"]) if c["type"] == 10
    )


class Shop:
    """A workshop of Ana, Ben and Cy."""

    def __init__(self, sandbox: Sandbox, bot: Bot) -> None:
        self.sandbox, self.bot = sandbox, bot
        self.thread = ""
        self.panel: Json = {}

    async def open(self, *players: str) -> None:
        answer = await self.sandbox.slash(players[0], "table", "play", game="slap")
        assert answer.message is not None
        for player in players[1:]:
            await self.sandbox.press(player, answer.message.id, "Join")
        await self.sandbox.press(players[0], answer.message.id, "Start")
        await self.sandbox.wait_for(lambda: self.sandbox.threads())
        self.thread = str(self.sandbox.threads()[-1]["id"])
        await self.sandbox.wait_for(self.posts)

    async def shown(self) -> None:
        """The panel is there with its picture."""
        await self.sandbox.wait_for(lambda: any(m["attachments"] for m in self.posts()))
        self.panel = self.posts()[0]

    def posts(self) -> list[Json]:
        return self.sandbox.messages(self.thread)

    def said(self, sentence: str) -> list[Json]:
        return [m for m in self.posts() if sentence in words(m)]

    def prompts(self, who: str) -> list[Json]:
        return [m for m in self.sandbox.dm_of(who) if words(m) == PROMPT]

    async def look_up(self) -> None:
        """Ask something that no table is needed for; the bot has read by then what reached it before."""
        await self.sandbox.slash("Eve", "table", "help")

    async def act(self, who: str, name: str, **more: str) -> Json:
        """One act by command; the private answer."""
        answer = await self.sandbox.slash(who, self.thread, "workshop act", act=name, **more)
        assert answer.message is not None, answer
        assert answer.message.data["flags"] & EPHEMERAL
        return self.sandbox.message(answer.message.id)


@asynccontextmanager
async def shop(data: Path, log: Path | None = None, **environment: str) -> AsyncIterator[Shop]:
    async with Sandbox.start(rate=0) as sandbox:
        async with Bot(sandbox, data, 1, log, TEST_WORKSHOP="1", **environment) as bot:
            opened = Shop(sandbox, bot)
            await opened.open("Ana", "Ben", "Cy")
            yield opened
        assert sandbox.violations == []


async def test_a_panel_has_words_then_picture_then_buttons_and_is_edited_as_one(tmp_path: Path) -> None:
    async with shop(tmp_path) as play:
        await play.shown()
        assert play.panel["flags"] & V2
        kinds = [component["type"] for component in play.panel["components"]]
        assert kinds[:3] == [10, 12, 1]
        (picture,) = play.panel["attachments"]
        assert (picture["filename"], picture["description"]) == ("board.png", "the board")
        await play.act("Ana", "turn")
        await play.sandbox.wait_for(lambda: play.said("Turned"))
        (edited,) = play.said("Turned")
        assert edited["id"] == play.panel["id"]
        assert [component["type"] for component in edited["components"]] == kinds


async def test_only_a_picture_that_is_another_one_is_sent_again(tmp_path: Path) -> None:
    async with shop(tmp_path) as play:
        await play.shown()
        sent = play.sandbox.discord.messages.uploads.files
        count = 0

        async def acts(name: str, uploads: int, where: Callable[[], list[Json]], alt: str) -> None:
            """After this act one message has other words, this picture, and so many more files have come."""
            nonlocal count
            before = {words(message) for message in where()}
            answer = await play.sandbox.slash("Ana", play.thread, "workshop act", act=name)
            assert not answer.failed
            await play.sandbox.wait_for(lambda: any(words(message) not in before for message in where()))
            count += uploads
            assert len(sent) == count, name
            assert [attached["description"] for attached in where()[-1]["attachments"]] == [alt]

        async def swaps(uploads: int) -> None:
            """Ben presses in the direct message, and it is answered in its place."""
            nonlocal count
            answer = await play.sandbox.press("Ben", bens()[0], "Swap")
            assert answer.kind == UPDATE
            await play.sandbox.wait_for(lambda: [a["description"] for a in bens()[0]["attachments"]] == ["the board"])
            await play.act("Cy", "paid")  # by now the bot has heard that its answer was taken
            count += uploads
            assert len(sent) == count

        def panel() -> list[Json]:
            return [message for message in play.posts() if message["flags"] & V2]

        def bens() -> list[Json]:
            return play.sandbox.dm_of("Ben")

        count = len(sent)
        await acts("turn", 0, panel, "the board")
        assert panel()[0]["attachments"] == play.panel["attachments"]
        await acts("repaint", 1, panel, "the board")
        await acts("turn", 1, panel, "the board")
        await play.act("Ana", "prompt", first="1")
        await play.sandbox.wait_for(lambda: bens() and bens()[0]["attachments"])
        count += 1
        await acts("remind", 0, bens, "your card")
        await swaps(1)
        await swaps(0)
        await acts("remind", 1, bens, "your card")
        await acts("remind", 0, bens, "your card")
        await play.act("Cy", "paid")
        await play.act("Cy", "paid")  # by now it is noted that the last edit was made: it is not made again
        await play.bot.kill()
        await play.bot.start()
        await acts("turn", 1, panel, "the board")  # after a start nothing is known of any message
        await acts("turn", 0, panel, "the board")


async def test_a_change_of_words_around_a_picture_that_stays_is_one_call_without_an_upload(tmp_path: Path) -> None:
    async with shop(tmp_path) as play:
        await play.shown()
        _, told = await play.sandbox.rest("GET", f"/channels/{play.thread}/messages/{play.panel['id']}")
        assert told["attachments"] == [], "Discord lists a file that a component shows with the component alone"
        uploads = play.sandbox.discord.messages.uploads.files

        def changed(before: str) -> bool:
            return words(play.posts()[0]) != before

        for _ in range(3):
            files, patches = len(uploads), play.sandbox.calls("PATCH", EDIT)
            before = words(play.posts()[0])
            await play.act("Ana", "turn")
            await play.sandbox.wait_for(partial(changed, before))
            await play.act("Cy", "paid")
            await play.act("Cy", "paid")  # by now it is noted that the edit was made: nothing of it is left to do
            assert (len(uploads), play.sandbox.calls("PATCH", EDIT)) == (files, patches + 1)


async def test_private_controls_renew_in_place_and_are_seen_by_one_alone(tmp_path: Path) -> None:
    async with shop(tmp_path) as play:
        await play.shown()
        answer = await play.sandbox.press("Ben", play.panel, "show")
        assert answer.kind == SEND
        assert answer.message is not None
        private = answer.message.id
        await play.sandbox.wait_for(lambda: play.sandbox.message(private)["attachments"])
        assert play.sandbox.message(private)["content"] == "Your cards."
        answer = await play.sandbox.select("Ben", private, "Choose cards", "gears", "sun")
        assert answer.kind == UPDATE
        renewed = play.sandbox.message(private)
        assert words(renewed) == "Chosen: gears, sun."
        assert renewed["flags"] & V2
        assert renewed["attachments"] == []
        await play.sandbox.press("Ben", private, "Again")  # another message: this one does not renew
        assert words(play.sandbox.message(private)) == "Chosen: gears, sun."
        assert all(m["id"] != private for m in play.posts())


async def test_a_form_opens_and_comes_back_with_what_was_written(tmp_path: Path) -> None:
    async with shop(tmp_path) as play:
        await play.shown()
        opened = play.sandbox.open_press("Cy", play.panel, "form")
        answer = await play.sandbox.outcome(opened)
        assert answer.kind == FORM
        answer = await play.sandbox.submit("Cy", opened, {"0": "because", "1": ""})
        assert answer.message is not None
        assert answer.message.data["content"] == "Read: ('because', '')"


async def test_a_press_that_takes_long_is_deferred_so_that_its_answer_still_fits(tmp_path: Path) -> None:
    async with shop(tmp_path, TEST_SLOW="2500") as play:
        await play.shown()
        answer = await play.sandbox.press("Ben", play.panel, "show")
        assert answer.message is not None
        private = answer.message.id
        play.bot.arm()
        renewing = play.sandbox.open_select("Ben", private, "Choose cards", "moon")
        await late(play, renewing, DEFER_UPDATE)
        await play.sandbox.wait_for(lambda: words(play.sandbox.message(private)) == "Chosen: moon.")
        prompted = play.sandbox.open_press("Ben", play.panel, "form")
        await late(play, prompted, DEFER)
        await play.sandbox.wait_message(lambda m: words(m) == EN("play-press-again"), play.thread, "Ben")
        shown = play.sandbox.open_press("Ben", play.panel, "show")
        await late(play, shown, DEFER)
        await play.sandbox.wait_for(lambda: shown.original and shown.original.data["content"] == "Your cards.")


async def late(play: Shop, interaction: Any, kind: int) -> None:
    """Let the time pass in which a transaction is slow; the first answer is then of this kind."""
    await play.sandbox.wait_event("INTERACTION_CREATE", lambda data: data["id"] == interaction.id)
    await play.sandbox.advance_until(interaction.answer.done, 100, play.look_up)
    assert (await play.sandbox.outcome(interaction)).kind == kind
    await play.sandbox.advance(2_500)


async def test_a_prompt_is_read_by_its_person_alone_and_its_buttons_act_at_the_table(tmp_path: Path) -> None:
    async with shop(tmp_path) as play:
        await play.act("Ana", "prompt", first="1")
        await play.sandbox.wait_for(lambda: play.prompts("Ben") and play.prompts("Ben")[0]["attachments"])
        assert play.prompts("Ana") == play.prompts("Cy") == []
        answer = await play.sandbox.press("Ben", play.prompts("Ben")[0], "Show it")
        assert answer.kind == SEND
        assert answer.message is not None
        assert answer.message.only_for == play.sandbox.user("Ben")
        assert answer.message.data["content"] == "Your cards."
        assert SECRET not in str(play.posts())


async def test_closed_direct_messages_say_nothing_in_public_and_open_ones_are_used_again(tmp_path: Path) -> None:
    async with shop(tmp_path, tmp_path / "log") as play:
        play.sandbox.close_dm("Ben")
        await play.act("Ana", "prompt", first="1")
        dm = play.sandbox.world.dm(play.sandbox.user("Ben"))["id"]
        await play.sandbox.wait_for(lambda: play.sandbox.calls("POST", "/channels/{id}/messages") >= 2)
        await play.act("Ana", "prompt", first="0")
        await play.sandbox.wait_for(lambda: play.prompts("Ana"))
        assert play.sandbox.messages(dm) == []
        await play.sandbox.advance(3_700_000)
        play.sandbox.open_dm("Ben")
        await play.act("Ana", "prompt", first="1")
        await play.sandbox.wait_for(lambda: play.prompts("Ben"))
        assert SECRET not in (tmp_path / "log").read_text(encoding="utf-8")
        assert SECRET not in str(play.posts())


@pytest.mark.parametrize("point", ["in_commit", "after_commit", "before_post", "after_post"])
async def test_a_bot_killed_while_it_prompts_prompts_once(tmp_path: Path, point: str) -> None:
    async with shop(tmp_path, TEST_CRASH=f"{point}:1") as play:
        await play.shown()
        await play.act("Cy", "paid")
        play.bot.arm()
        play.sandbox.open_slash("Ana", play.thread, "workshop act", act="prompt", first="1")
        await play.bot.killed()
        await play.bot.start(TEST_CRASH="")
        await play.act("Cy", "paid")
        if point == "in_commit":  # written but not durable: nobody was told that it counts
            assert play.prompts("Ben") == []
            return
        await play.sandbox.wait_for(lambda: play.prompts("Ben"))
        await play.act("Cy", "paid")
        assert len(play.prompts("Ben")) == 1
        assert len(play.said("Choose an act.")) == 1


async def test_a_panel_that_went_out_just_before_a_crash_is_known_again_by_what_it_says(tmp_path: Path) -> None:
    (tmp_path / "armed").touch()
    async with Sandbox.start(rate=0) as sandbox:
        async with Bot(sandbox, tmp_path, 1, TEST_WORKSHOP="1", TEST_CRASH="after_post:1") as bot:
            play = Shop(sandbox, bot)
            await play.open("Ana", "Ben")
            await bot.killed()
            await bot.start(TEST_CRASH="")
            await play.act("Ana", "turn")
            await sandbox.wait_for(lambda: play.said("Turned"))
            assert len([m for m in play.posts() if m["flags"] & V2]) == 1
        assert sandbox.violations == []


async def test_a_mention_notifies_those_asked_and_goes_with_the_next_edit(tmp_path: Path) -> None:
    async with shop(tmp_path) as play:
        await play.act("Cy", "ping")
        await play.sandbox.wait_for(lambda: play.said("You are asked."))
        (asked,) = play.said("You are asked.")
        people = [play.sandbox.user(name) for name in ("Ana", "Ben")]
        assert asked["content"] == f"<@{people[0]}> <@{people[1]}> You are asked."
        assert [user["id"] for user in asked["mentions"]] == people
        await play.act("Cy", "calm")
        await play.sandbox.wait_for(lambda: play.said("All have answered."))
        assert play.said("All have answered.")[0]["content"] == "All have answered."
        await play.act("Cy", "erase")
        await play.sandbox.wait_for(lambda: not play.said("All have answered."))


@pytest.mark.parametrize("fault", [{"kind": "status", "status": 503}, {"kind": "429"}, {"kind": "drop", "after": True}])
async def test_an_unwell_discord_delays_a_prompt_and_does_not_double_it(tmp_path: Path, fault: Json) -> None:
    async with shop(tmp_path) as play:
        await play.act("Ana", "prompt", first="1")
        await play.sandbox.wait_for(lambda: play.prompts("Ben"))
        dm = play.sandbox.world.dm(play.sandbox.user("Ben"))["id"]
        play.sandbox.faults.clear()
        fault = dict(fault)
        play.sandbox.fault(fault.pop("kind"), "POST", f"/channels/{dm}/messages", **fault)
        await play.act("Ana", "prompt", first="1")
        await play.sandbox.advance_until(lambda: len(play.prompts("Ben")) > 1, 1_000, lambda: play.act("Cy", "paid"))
        await play.act("Cy", "paid")
        assert len(play.prompts("Ben")) == 2


async def test_an_edit_of_a_message_that_somebody_deleted_is_told_to_the_controller(tmp_path: Path) -> None:
    async with shop(tmp_path) as play:
        await play.act("Cy", "ping")
        await play.sandbox.wait_for(lambda: play.said("You are asked."))
        asked = play.said("You are asked.")[0]
        play.sandbox.delete("Finn", asked)
        await play.act("Cy", "calm")

        async def heard() -> str:
            return str((await play.act("Cy", "told"))["content"])

        assert "erased ping" in await told(heard, "unsent edit ping 10008")


async def test_a_menu_gives_a_seat_to_the_person_who_is_chosen_but_not_to_a_bot(tmp_path: Path) -> None:
    async with shop(tmp_path) as play:
        asked = await play.act("Ben", "seat")
        answer = await play.sandbox.select("Ben", asked, "Who?", play.sandbox.user("Dot"))
        assert answer.message is not None
        assert answer.message.data["content"] == "Dot sits down."
        await play.sandbox.wait_for(lambda: [m for m in play.sandbox.dm_of("Dot") if "sit here" in words(m)])
        assert [words(m) for m in play.sandbox.dm_of("Ana")] == ["You are replaced."]
        await play.act("Dot", "prompt")
        await play.sandbox.wait_for(lambda: play.prompts("Dot"))
        bot = play.sandbox.world.bot["id"]
        answer = await play.sandbox.select("Ben", asked, "Who?", bot)
        assert answer.message is not None
        assert answer.message.data["content"] == EN("table-no-bots")


async def test_the_controller_suggests_what_could_be_typed_and_a_late_one_nothing(tmp_path: Path) -> None:
    async with shop(tmp_path, TEST_SLOW="10000") as play:
        await play.shown()
        choices = await play.sandbox.complete("Ben", play.thread, "workshop act", "act", "wh")
        assert len(choices) == 25
        assert choices[0] == {"name": "act 1 wh0", "value": "wh0"}
        assert await play.sandbox.complete("Eve", "table", "workshop act", "act", "wh") == []
        play.bot.arm()
        busy = play.sandbox.open_slash("Cy", play.thread, "workshop act", act="paid")
        await play.sandbox.wait_event("INTERACTION_CREATE", lambda data: data["id"] == busy.id)
        people, ben = play.sandbox.discord.people, play.sandbox.user("Ben")
        typed = people.complete(ben, play.thread, "workshop act", "act", "wh", {})
        await play.sandbox.wait_event("INTERACTION_CREATE", lambda data: data["id"] == typed.id)
        await play.sandbox.advance_until(typed.answer.done, 100, play.look_up)
        answer = await play.sandbox.outcome(typed)
        assert not answer.failed
        assert answer.choices == ()
        (tmp_path / "armed").unlink()
        await play.sandbox.advance(20_000)
        assert (await play.sandbox.outcome(busy)).kind == DEFER
