"""A table of Cosmic Encounter from the command to the first panel, and looking things up, through the real bot."""

from __future__ import annotations

import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from cogs.ui.components import plain
from sandbox.jsons import Json
from tests.e2e import panels
from tests.e2e.cosmic import CosmicTable, text_of
from tests.e2e.harness import Bot
from tests.e2e.lobbies import choose, opened
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
    return text_of(answer.message.data)


async def test_a_table_is_opened_filled_with_computers_that_lean_differently_and_started(tmp_path: Path) -> None:
    async with server(tmp_path) as sandbox:
        lobby = await opened(sandbox, "Ana", "cosmic", speed="live", flares="off", seats="3")
        await sandbox.wait_for(lambda: "(1 of 3)" in sandbox.message(lobby)["content"])
        shown = sandbox.message(lobby)["content"]
        assert "**Cosmic Encounter**" in shown
        assert "Speed: live, two minutes" in shown
        for temper in ("bold", "careful"):
            added = await sandbox.press("Ana", lobby, "Add computer player")
            assert added.message is not None
            assert added.message.id == lobby
            assert f"(computer, {temper})" in added.message.data["content"]
        full = await sandbox.press("Ana", lobby, "Add computer player")
        assert full.message is not None
        assert full.message.data["content"] == EN("lobby-full", most=3)
        await sandbox.press("Ana", lobby, "Start")
        await sandbox.wait_for(lambda: sandbox.threads())
        thread = str(sandbox.threads()[-1]["id"])
        assert sandbox.threads()[-1]["name"] == "Cosmic Encounter 1"
        await sandbox.wait_for(lambda: sandbox.messages(thread))
        assert "has begun in" in sandbox.message(lobby)["content"]


async def test_the_lobby_tells_how_long_so_many_will_play(tmp_path: Path) -> None:
    async with server(tmp_path) as sandbox:
        lobby = await opened(sandbox, "Ana", "cosmic", speed="relaxed")
        await sandbox.wait_for(lambda: "**Relaxed**" in sandbox.message(lobby)["content"])
        await sandbox.press("Ben", lobby, "Join")
        assert "With 2 players it takes " in sandbox.message(lobby)["content"]
        await sandbox.press("Cy", lobby, "Join")
        assert "With 3 players it takes " in sandbox.message(lobby)["content"]


async def test_bad_options_are_refused_with_a_sentence(tmp_path: Path) -> None:
    async with server(tmp_path) as sandbox:
        assert await said(sandbox, "Ana", "leave") == EN("table-no-game")
        two = await opened(sandbox, "Ana", "cosmic")
        told = await choose(sandbox, "Ana", two, "cosmic", seats="2", bases_to_win="8")
        assert told.startswith("Two players win")
        lobby = await opened(sandbox, "Ana", "cosmic", bases_to_win="7")
        await sandbox.press("Ben", lobby, "Join")
        refused = await sandbox.press("Ana", lobby, "Start")
        assert refused.message is not None
        assert refused.message.data["content"].startswith("Two players win with three to five bases")


async def test_options_that_do_not_go_together_are_given_up(tmp_path: Path) -> None:
    async with server(tmp_path) as sandbox:
        lobby = await opened(sandbox, "Ana", "cosmic", powers_dealt="2")
        await sandbox.wait_for(lambda: "Powers to choose from: two" in sandbox.message(lobby)["content"])
        said = await choose(sandbox, "Ana", lobby, "cosmic", powers_per_player="2")
        assert "Powers: two each" in said
        assert "Powers to choose from" not in said


async def test_rules_powers_and_cards_are_looked_up_anywhere(tmp_path: Path) -> None:
    async with server(tmp_path) as sandbox:
        assert await said(sandbox, "Ana", "rules") == EN("library-contents")
        assert (await said(sandbox, "Ana", "rules", topic="5.1.2")).startswith("**Phase 8: reveal and totals**")
        assert (await said(sandbox, "Ana", "rules", topic="zombi")).startswith("**Zombie** · mandatory power")
        assert (await said(sandbox, "Ana", "rules", topic="cosmik zap")).startswith("**Cosmic Zap** · edict")
        assert "I found nothing called" in await said(sandbox, "Ana", "rules", topic="qwxyz")
        assert await said(sandbox, "Ana", "help") == EN("table-help")


async def begun(sandbox: Sandbox, **options: str) -> str:
    """A table of Ana and one computer player; its thread."""
    lobby = await opened(sandbox, "Ana", "cosmic", seats="2", **options)
    await sandbox.press("Ana", lobby, "Add computer player")
    before = len(sandbox.threads())
    await sandbox.press("Ana", lobby, "Start")
    await sandbox.wait_for(lambda: len(sandbox.threads()) > before)
    thread = str(sandbox.threads()[-1]["id"])
    await sandbox.wait_for(lambda: sandbox.messages(thread))
    return thread


async def test_the_hand_is_shown_anywhere_and_of_the_game_that_is_meant(tmp_path: Path) -> None:
    async with server(tmp_path) as sandbox:
        assert await said(sandbox, "Ana", "hand") == EN("table-no-game")
        thread = await begun(sandbox)
        here = await said(sandbox, "Ana", "hand", thread)
        assert (await said(sandbox, "Ana", "hand")).partition("\n")[2] == here
        assert await said(sandbox, "Ana", "hand", thread, text=True) == here
        other = await begun(sandbox)
        for meant, number in ((other, 2), (thread, 1)):
            here = await said(sandbox, "Ana", "hand", meant)
            heading, _, hand = (await said(sandbox, "Ana", "hand")).partition("\n")
            assert heading.startswith(f"-# Cosmic Encounter {number}")
            assert hand == here, "the game at which she did something last"
        assert await said(sandbox, "Ben", "hand") == EN("table-no-game")


async def test_the_hand_is_of_no_game_as_long_as_several_could_be_meant(tmp_path: Path) -> None:
    async with server(tmp_path) as sandbox:
        await begun(sandbox)
        await begun(sandbox)
        assert await said(sandbox, "Ana", "hand") == EN("table-several-games")


async def test_every_command_of_a_table_is_answered_there_and_refused_elsewhere(tmp_path: Path) -> None:
    async with server(tmp_path) as sandbox:
        thread = await begun(sandbox)
        for name in ("answer", "hand", "board", "log", "why", "orders", "undo", "pause", "leave", "watch"):
            answer = await said(sandbox, "Ana", name, thread)
            assert "Something went wrong" not in answer
            assert "That button is out of date" not in answer
            refused = EN("watch-seers-none") if name == "watch" else EN("table-no-game")
            assert await said(sandbox, "Dot", name) == refused
        for choices in (("pause", "pause"), ("pause", "resume"), ("undo", "undo"), ("leave",), ("board", "more")):
            done = await sandbox.through("Ana", thread, *choices)
            assert done.message is not None
            assert "Something went wrong" not in text_of(done.message.data)
            assert "That button is out of date" not in text_of(done.message.data)
        assert await said(sandbox, "Ana", "answer", thread, text="qwxyz")
        assert await said(sandbox, "Ben", "leave", thread) == EN("cosmic-table-not-seated")
        assert await panels.read(sandbox, "Ana", "h:list", thread) == EN("history-nothing")


async def test_a_finished_game_can_be_verified_and_exported_and_one_under_way_cannot(tmp_path: Path) -> None:
    async with server(tmp_path) as sandbox:
        thread = await begun(sandbox)
        assert await panels.verified(sandbox, "Ana", thread, 1) == EN("table-nothing-to-verify")
        await sandbox.surely("Finn", thread, "pause")
        await sandbox.wait_for(lambda: any(":0:verify" in str(message) for message in sandbox.messages(thread)))
        checked = await panels.verified(sandbox, "Ana", thread)
        assert "was fixed before the first card" in checked
        posted = re.findall(r"`([0-9a-f]{32})`", str(sandbox.messages(thread)[0]))[0]
        assert checked.count(posted) == 1
        filed = await panels.exported(sandbox, "Ana", thread)
        assert filed.data["content"].startswith("Game 1 as one file")


async def test_in_direct_messages_one_looks_things_up_and_sees_ones_hand(tmp_path: Path) -> None:
    async with server(tmp_path) as sandbox:
        thread = await begun(sandbox)
        alone = sandbox.world.dm(sandbox.user("Ana"))
        assert (await said(sandbox, "Ana", "rules", alone, topic="tie")).startswith("**Phase 8: reveal")
        heading, _, hand = (await said(sandbox, "Ana", "hand", alone)).partition("\n")
        assert hand == await said(sandbox, "Ana", "hand", thread)
        assert heading.startswith("-# Cosmic Encounter 1")
        assert f"/{thread})" in heading, "the way to the thread"
        for name in ("answer", "board", "log", "why", "undo", "orders"):
            here = await said(sandbox, "Ana", name, alone)
            assert here.startswith("-# Cosmic Encounter 1")
            assert here.partition("\n")[2] == await said(sandbox, "Ana", name, thread)
        assert await said(sandbox, "Dot", "log", sandbox.world.dm(sandbox.user("Dot"))) == EN("table-no-game")


async def test_in_direct_messages_help_is_that_of_the_table_with_or_without_tips(tmp_path: Path) -> None:
    async with server(tmp_path) as sandbox:
        alone = sandbox.world.dm(sandbox.user("Ana"))
        assert await said(sandbox, "Ana", "help", alone) == EN("table-help")
        thread = await begun(sandbox)
        there = await sandbox.slash("Ana", alone, "help")
        assert there.message is not None
        assert there.message.data["content"].startswith("-# Cosmic Encounter 1")
        for has in (True, False, True):
            words = plain(str(sandbox.message(there.message.id)["content"]))
            assert ("First game?" in words) == has
            assert words.endswith(await said(sandbox, "Ana", "help", thread))
            await sandbox.press("Ana", there.message, EN("cosmic-help-hints-off" if has else "cosmic-help-hints-on"))
        await begun(sandbox)
        await said(sandbox, "Ana", "help", thread)
        assert (await said(sandbox, "Ana", "help", alone)).startswith("-# Cosmic Encounter 1")


async def test_whoever_plays_the_slap_game_alone_is_not_told_that_they_sit_nowhere(tmp_path: Path) -> None:
    async with server(tmp_path) as sandbox:
        await opened(sandbox, "Ana", "slap")
        assert await said(sandbox, "Ana", "hand") == EN("table-no-game")


async def test_in_direct_messages_commands_mean_the_table_at_which_one_did_something_last(tmp_path: Path) -> None:
    async with server(tmp_path) as sandbox:
        first, second = await begun(sandbox), await begun(sandbox)
        alone = sandbox.world.dm(sandbox.user("Ana"))
        assert (await said(sandbox, "Ana", "undo", alone)).startswith("You're in several games")
        for thread, number in ((first, 1), (second, 2), (first, 1)):
            await said(sandbox, "Ana", "help", thread)
            assert (await said(sandbox, "Ana", "undo", alone)).startswith(f"-# Cosmic Encounter {number}")


async def test_the_zodiac_chart_is_behind_more_where_the_zodiac_is_played(tmp_path: Path) -> None:
    async with server(tmp_path) as sandbox:
        table = CosmicTable(sandbox, None, ["Ana"])
        await table.open(1, zodiac="on")
        chart = ("board", "more", "see_zodiac")
        assert "in the setup" in await table.does("Ana", *chart)
        while "setup" in await table.does("Ana", *chart):
            await table.answer_all()
            await table.pass_time(20_000)
        answer = await sandbox.through("Ana", table.thread, *chart)
        assert answer.message is not None
        assert answer.message.only_for == sandbox.user("Ana")
        assert "Karma" in answer.message.data["content"]
    async with server(tmp_path / "without") as sandbox:
        thread = await begun(sandbox)
        more = await sandbox.through("Ana", thread, "board", "more")
        assert more.message is not None
        assert "see_zodiac" not in str(more.message.data["components"])


async def test_a_rematch_seats_people_and_computers_as_they_were(tmp_path: Path) -> None:
    async with server(tmp_path) as sandbox:
        thread = await begun(sandbox)
        await sandbox.surely("Finn", thread, "pause")
        result = await sandbox.wait_for(
            lambda: next((m for m in sandbox.messages("table") if "t1:0:rematch" in str(m.get("components"))), None)
        )
        lobby = await sandbox.press("Ana", result, "Rematch")
        assert lobby.message is not None
        assert "(computer, bold)" in lobby.message.data["content"]
        assert "Seats: 2" in lobby.message.data["content"]
        assert "seating" not in lobby.message.data["content"].casefold()
        await sandbox.press("Ana", lobby.message.id, "Start")
        await sandbox.wait_for(lambda: len(sandbox.threads()) == 2)


async def test_a_power_is_looked_up_with_its_card(tmp_path: Path) -> None:
    async with server(tmp_path) as sandbox:
        for _ in range(_ASKED_AGAIN):
            answer = await sandbox.slash("Ana", "table", "rules", topic="virus")
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
        unknown = await sandbox.slash("Ana", "table", "rules", topic="zzz")
        assert unknown.message is not None
        assert unknown.message.data["attachments"] == []
