"""A table of Cosmic Encounter from the command to the first panel, and looking things up, through the real bot."""

from __future__ import annotations

import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from cogs.ui.emojis import plain
from sandbox.jsons import Json
from tests.e2e.cosmic import CosmicTable
from tests.e2e.harness import Bot
from tests.sandbox.client import Sandbox
from tests.words.voices import EN

_ASKED_AGAIN = 20


@asynccontextmanager
async def server(data: Path) -> AsyncIterator[Sandbox]:
    async with Sandbox.start(rate=0) as sandbox:
        async with Bot(sandbox, data, 1):
            yield sandbox
        assert sandbox.violations == []


async def said(
    sandbox: Sandbox, who: str, command: str, channel: str | Json = "table", **options: str | bool | int
) -> str:
    """The answer to a slash command, with plain signs, whether or not the bot has its emojis by then."""
    answer = await sandbox.slash(who, channel, command, **options)
    assert answer.message is not None, answer
    return plain(str(answer.message.data["content"]))


async def test_a_table_is_opened_filled_with_computers_of_chosen_temper_and_started(tmp_path: Path) -> None:
    async with server(tmp_path) as sandbox:
        answer = await sandbox.slash("Ana", "table", "cosmic new", speed="live", flares="off", seats="3")
        assert answer.message is not None, answer
        lobby = answer.message.id
        shown = answer.message.data["content"]
        assert "**Cosmic Encounter**" in shown
        assert "(1 of 3 players)" in shown
        assert "Speed: live, two minutes" in shown
        for temper in ("sly", "bold"):
            added = await sandbox.select("Ana", lobby, "Add computer player", temper)
            assert added.message is not None
            assert added.message.id == lobby
            assert f"(computer, normal, {temper})" in added.message.data["content"]
        full = await sandbox.select("Ana", lobby, "Add computer player", "bold")
        assert full.message is not None
        assert full.message.data["content"] == "This table is full: it takes 3 players."
        await sandbox.press("Ana", lobby, "Start")
        await sandbox.wait_for(lambda: sandbox.threads())
        thread = str(sandbox.threads()[-1]["id"])
        assert sandbox.threads()[-1]["name"] == "Cosmic Encounter 1"
        await sandbox.wait_for(lambda: sandbox.messages(thread))
        assert "has begun in" in sandbox.message(lobby)["content"]


async def test_the_lobby_tells_how_long_so_many_will_play(tmp_path: Path) -> None:
    async with server(tmp_path) as sandbox:
        opened = await sandbox.slash("Ana", "table", "cosmic new", speed="relaxed")
        assert opened.message is not None
        lobby = opened.message.id
        assert EN("pace-relaxed") in opened.message.data["content"]
        await sandbox.press("Ben", lobby, "Join")
        assert "With 2 players it takes " in sandbox.message(lobby)["content"]
        await sandbox.press("Cy", lobby, "Join")
        assert "With 3 players it takes " in sandbox.message(lobby)["content"]


async def test_bad_options_are_refused_with_a_sentence(tmp_path: Path) -> None:
    async with server(tmp_path) as sandbox:
        assert (await said(sandbox, "Ana", "cosmic new", powers_dealt="4")).startswith("Players who keep one power are")
        assert (await said(sandbox, "Ana", "cosmic new", seats="2", bases_to_win="8")).startswith("Two players win")
        assert (await said(sandbox, "Ana", "cosmic start")).startswith("You sit in no open lobby of this game")
        assert "thread" not in await said(sandbox, "Ana", "cosmic start"), (
            "there is nothing to start in a game's thread"
        )
        assert "thread" in await said(sandbox, "Ana", "cosmic leave")
        opened = await sandbox.slash("Ana", "table", "cosmic new", bases_to_win="7")
        assert opened.message is not None
        await sandbox.press("Ben", opened.message.id, "Join")
        refused = await sandbox.press("Ana", opened.message.id, "Start")
        assert refused.message is not None
        assert refused.message.data["content"].startswith("Two players win with three to five bases")


async def test_the_options_panel_of_cosmic_gives_up_what_does_not_go_together(tmp_path: Path) -> None:
    async with server(tmp_path) as sandbox:
        opened = await sandbox.slash("Ana", "table", "cosmic new", powers_dealt="2")
        assert opened.message is not None
        answer = await sandbox.press("Ana", opened.message.id, "Options")
        assert answer.message is not None
        panel = answer.message.id
        assert "**Powers to choose from**: two, to keep one" in answer.message.data["content"]
        await sandbox.select("Ana", panel, "Change an option", "powers_per_player")
        answer = await sandbox.select("Ana", panel, "o1:powers_per_player", "2")
        assert answer.message is not None
        assert "**Powers**: two each" in answer.message.data["content"]
        assert "**Powers to choose from**: one more than is kept" in answer.message.data["content"]


async def test_rules_powers_and_cards_are_looked_up_anywhere(tmp_path: Path) -> None:
    async with server(tmp_path) as sandbox:
        assert (await said(sandbox, "Ana", "cosmic rules")).startswith("**Rules of Cosmic Encounter.**")
        assert (await said(sandbox, "Ana", "cosmic rules", topic="5.1.2")).startswith("**Phase 8: reveal and totals**")
        assert (await said(sandbox, "Ana", "cosmic power", name="zombi")).startswith("**Zombie** · mandatory power")
        assert (await said(sandbox, "Ana", "cosmic card", name="cosmik zap")).startswith("**Cosmic Zap** · edict")
        assert "I found nothing called" in await said(sandbox, "Ana", "cosmic card", name="qwxyz")
        assert (await said(sandbox, "Ana", "cosmic help")).startswith("**Play Cosmic Encounter**")


async def begun(sandbox: Sandbox, **options: str) -> str:
    """A table of Ana and one computer player; its thread."""
    opened = await sandbox.slash("Ana", "table", "cosmic new", seats="2", **options)
    assert opened.message is not None
    await sandbox.select("Ana", opened.message.id, "Add computer player", "careful")
    before = len(sandbox.threads())
    await sandbox.press("Ana", opened.message.id, "Start")
    await sandbox.wait_for(lambda: len(sandbox.threads()) > before)
    thread = str(sandbox.threads()[-1]["id"])
    await sandbox.wait_for(lambda: sandbox.messages(thread))
    return thread


async def test_the_hand_is_shown_anywhere_and_of_the_game_that_is_meant(tmp_path: Path) -> None:
    async with server(tmp_path) as sandbox:
        assert (await said(sandbox, "Ana", "cosmic hand")).startswith("You sit at no table of Cosmic Encounter")
        thread = await begun(sandbox)
        here = await said(sandbox, "Ana", "cosmic hand", thread)
        assert (await said(sandbox, "Ana", "cosmic hand")).partition("\n")[2] == here
        await begun(sandbox)
        assert (await said(sandbox, "Ana", "cosmic hand")).startswith("You sit at several tables")
        assert (await said(sandbox, "Ana", "cosmic hand", game="1")).partition("\n")[2] == here
        assert (await said(sandbox, "Ben", "cosmic hand", game="1")).startswith("You do not sit at that table")
        assert (await said(sandbox, "Ana", "cosmic hand", game="99")).startswith("You do not sit at that table")


async def test_every_command_of_a_table_is_answered_there_and_refused_elsewhere(tmp_path: Path) -> None:
    async with server(tmp_path) as sandbox:
        thread = await begun(sandbox)
        acts = ("status", "board", "log", "why", "help", "orders", "hold", "undo", "concede", "pause", "resume")
        for name in acts:
            answer = await said(sandbox, "Ana", f"cosmic {name}", thread)
            assert "Something went wrong" not in answer
            assert "This button is out of date" not in answer
            if name != "help":
                assert (await said(sandbox, "Ana", f"cosmic {name}")).startswith("There is no game in this channel")
        assert await said(sandbox, "Ana", "cosmic play", thread, answer="qwxyz")
        assert await said(sandbox, "Ben", "cosmic replace", thread, seat="0")
        exported = await said(sandbox, "Ana", "table export", thread)
        assert exported.startswith("No finished game was found there")


async def test_a_finished_game_can_be_verified_and_exported_and_one_under_way_cannot(tmp_path: Path) -> None:
    async with server(tmp_path) as sandbox:
        thread = await begun(sandbox)
        assert (await said(sandbox, "Ana", "table verify", thread)).startswith("No finished game was found there")
        await sandbox.surely("Finn", thread, "cosmic stop")
        await sandbox.wait_for(lambda: any("Seed" in str(message) for message in sandbox.messages(thread)))
        checked = await said(sandbox, "Ana", "table verify", thread)
        assert "✅ They agree" in checked
        posted = re.findall(r"`([0-9a-f]{32})`", str(sandbox.messages(thread)[0]))[0]
        assert checked.count(posted) == 2
        assert (await said(sandbox, "Ana", "table export", thread)).startswith("Game 1 as one file")


async def test_in_direct_messages_one_looks_things_up_and_sees_ones_hand(tmp_path: Path) -> None:
    async with server(tmp_path) as sandbox:
        thread = await begun(sandbox)
        alone = sandbox.world.dm(sandbox.user("Ana"))
        assert (await said(sandbox, "Ana", "cosmic rules", alone, topic="tie")).startswith("**Phase 8: reveal")
        heading, _, hand = (await said(sandbox, "Ana", "cosmic hand", alone)).partition("\n")
        assert hand == await said(sandbox, "Ana", "cosmic hand", thread)
        assert heading.startswith("**Cosmic Encounter 1**")
        assert f"/{thread})" in heading, "the way to the thread"
        assert (await said(sandbox, "Ana", "cosmic new", alone)).startswith("Games are played in a server")
        for name in ("status", "board", "log", "why", "undo", "orders"):
            here = await said(sandbox, "Ana", f"cosmic {name}", alone)
            assert here.startswith("**Cosmic Encounter 1**")
            assert here.partition("\n")[2] == await said(sandbox, "Ana", f"cosmic {name}", thread)
        assert (await said(sandbox, "Dot", "cosmic log", sandbox.world.dm(sandbox.user("Dot")))).startswith(
            "You sit at no table of Cosmic Encounter"
        )


async def test_in_direct_messages_help_is_that_of_the_table_with_or_without_tips(tmp_path: Path) -> None:
    async with server(tmp_path) as sandbox:
        alone = sandbox.world.dm(sandbox.user("Ana"))
        assert (await said(sandbox, "Ana", "cosmic help", alone)).startswith("**Play Cosmic Encounter**")
        thread = await begun(sandbox)
        for tips, has in (("off", False), ("on", True)):
            there = await said(sandbox, "Ana", "cosmic help", alone, tips=tips)
            assert there.startswith("**Cosmic Encounter 1**")
            assert there.partition("\n")[2] == await said(sandbox, "Ana", "cosmic help", thread)
            assert ("First game?" in there) == has
        await begun(sandbox)
        await said(sandbox, "Ana", "cosmic help", thread)
        assert (await said(sandbox, "Ana", "cosmic help", alone)).startswith("**Cosmic Encounter 1**")


async def test_whoever_plays_the_slap_game_alone_is_not_told_that_they_sit_nowhere(tmp_path: Path) -> None:
    async with server(tmp_path) as sandbox:
        await sandbox.slash("Ana", "table", "slap new")
        assert (await said(sandbox, "Ana", "cosmic hand")).startswith("You sit at no table of Cosmic Encounter")
        assert (await said(sandbox, "Ana", "my missed")).startswith("You sit at no table that tells what you have")
        assert (await said(sandbox, "Ana", "cosmic start")).startswith("You sit in no open lobby of this game")


async def test_in_direct_messages_commands_mean_the_table_at_which_one_did_something_last(tmp_path: Path) -> None:
    async with server(tmp_path) as sandbox:
        first, second = await begun(sandbox), await begun(sandbox)
        alone = sandbox.world.dm(sandbox.user("Ana"))
        assert (await said(sandbox, "Ana", "cosmic undo", alone)).startswith("You sit at several tables")
        for thread, number in ((first, 1), (second, 2), (first, 1)):
            await said(sandbox, "Ana", "cosmic help", thread)
            assert (await said(sandbox, "Ana", "cosmic undo", alone)).startswith(f"**Cosmic Encounter {number}**")


async def test_the_zodiac_chart_is_a_command_where_the_zodiac_is_played(tmp_path: Path) -> None:
    async with server(tmp_path) as sandbox:
        table = CosmicTable(sandbox, None, ["Ana"])
        await table.open(1, zodiac="on")
        assert "during the set-up" in await table.said("Ana", "chart")
        while "set-up" in await table.said("Ana", "chart"):
            await table.answer_all()
            await table.pass_time(20_000)
        answer = await sandbox.slash("Ana", table.thread, "cosmic chart")
        assert answer.message is not None
        assert answer.message.only_for == sandbox.user("Ana")
        assert "Karma" in answer.message.data["content"]
    async with server(tmp_path / "without") as sandbox:
        thread = await begun(sandbox)
        assert await said(sandbox, "Ana", "cosmic chart", thread) == "This game is played without that expansion."


async def test_a_rematch_seats_people_and_computers_as_they_were(tmp_path: Path) -> None:
    async with server(tmp_path) as sandbox:
        thread = await begun(sandbox)
        await sandbox.surely("Finn", thread, "cosmic stop")
        result = await sandbox.wait_for(
            lambda: next((m for m in sandbox.messages("table") if "t1:0:rematch" in str(m.get("components"))), None)
        )
        lobby = await sandbox.press("Ana", result, "Rematch")
        assert lobby.message is not None
        assert "(computer, normal, careful)" in lobby.message.data["content"]
        assert "Seats: 2" in lobby.message.data["content"]
        assert "seating" not in lobby.message.data["content"].casefold()
        await sandbox.press("Ana", lobby.message.id, "Start")
        await sandbox.wait_for(lambda: len(sandbox.threads()) == 2)


async def test_the_lobby_has_a_picture_that_changes_as_people_join_and_goes_at_the_start(tmp_path: Path) -> None:
    async with server(tmp_path) as sandbox:
        opened = await sandbox.slash("Ana", "table", "cosmic new", seats="3", zodiac="on")
        assert opened.message is not None
        lobby = opened.message.id

        def told() -> list[str]:
            return [one["description"] for one in sandbox.message(lobby)["attachments"]]

        (first,) = told()
        assert first.startswith("2 more can join. Cosmic Encounter. At the table: Ana. Speed: daily")
        assert "WARP Zodiac" in first
        await sandbox.press("Ben", lobby, "Join")
        (second,) = told()
        assert second.startswith("1 more can join. Cosmic Encounter. At the table: Ana, Ben.")
        await sandbox.press("Ana", lobby, "Start")
        await sandbox.wait_for(lambda: "has begun in" in sandbox.message(lobby)["content"])
        assert told() == []


async def test_a_power_is_looked_up_with_its_card(tmp_path: Path) -> None:
    async with server(tmp_path) as sandbox:
        for _ in range(_ASKED_AGAIN):
            answer = await sandbox.slash("Ana", "table", "cosmic power", name="virus")
            assert answer.message is not None
            assert answer.message.data["content"].startswith("**Virus** · mandatory power")
            if answer.message.data["attachments"]:
                break  # else it was not drawn in time, and is left out
        assert answer.message is not None
        (file,) = answer.message.data["attachments"]
        assert file["filename"] == "power.png"
        assert file["description"].startswith(
            "Virus, mandatory power, phase 8 (reveal), Eon, hard to play. As a main player"
        )
        unknown = await sandbox.slash("Ana", "table", "cosmic power", name="zzz")
        assert unknown.message is not None
        assert unknown.message.data["attachments"] == []
