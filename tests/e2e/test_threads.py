"""People in the thread of a game, and a thread that Discord has archived."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from sandbox.errors import Impossible
from sandbox.guilds.permissions import Permission
from sandbox.jsons import Json
from tests.e2e.cosmic import CosmicTable, controls, cosmic
from tests.e2e.harness import Bot, deny, table
from tests.e2e.test_move import lost, moved
from tests.sandbox.client import Sandbox
from tests.words.voices import EN

DAY = 86_400_000
SEATED = {"Ana", "Ben", "Cy"}
PAIR = {"Ana", "Ben"}


def called(sandbox: Sandbox, thread: str) -> list[set[str]]:
    """List whom each notifying message mentioned when it came, by name, oldest first."""
    names = {user: name for name, user in sandbox.people.items()}
    said = [one.data for one in sandbox.events if (one.name, one.channel_id) == ("MESSAGE_CREATE", thread)]
    return [{names[one["id"]] for one in data["mentions"]} for data in said if data["mentions"]]


def archived(sandbox: Sandbox, thread: str) -> bool:
    return bool(sandbox.world.channel(thread)["thread_metadata"]["archived"])


def go_on(message: Json) -> bool:
    return any(one.label == EN("cosmic-table-resume") for one in controls(message))


@asynccontextmanager
async def lobby_of_two(data: Path) -> AsyncIterator[tuple[CosmicTable, str]]:
    """A lobby of Ana and Ben and a computer player, and the table that it will be."""
    async with Sandbox.start(rate=0) as sandbox:
        async with Bot(sandbox, data, 1) as bot:
            lobby = await sandbox.slash("Ana", "table", "play", game="cosmic", preset="week")
            assert lobby.message is not None
            await sandbox.press("Ben", lobby.message, "Join")
            await sandbox.press("Ana", lobby.message, EN("lobby-add-computer"))
            play = CosmicTable(sandbox, bot, ("Ana", "Ben"))
            play.thread = lobby.message.id
            yield play, lobby.message.id
        assert sandbox.violations == []


async def test_the_first_message_of_a_slap_game_calls_its_players_once_over_a_kill(tmp_path: Path) -> None:
    async with table(tmp_path) as play:
        sandbox = play.sandbox
        assert (called(sandbox, play.thread), sandbox.inside(play.thread)) == ([SEATED], SEATED)
        assert sandbox.messages(play.thread)[0]["mentions"], "half of them look for the thread while it counts down"
        assert "Want to watch? Open the thread and press *Join*." in sandbox.message(play.lobby["id"])["content"]
        await play.bot.kill()
        await play.bot.start()
        await play.settled()
        await play.turn()
        assert called(sandbox, play.thread) == [SEATED]


async def test_a_kill_while_the_first_message_is_on_its_way_loses_no_call(tmp_path: Path) -> None:
    async with lobby_of_two(tmp_path) as (play, lobby):
        sandbox = play.sandbox
        down = sandbox.fault("status", "POST", rf"/channels/{lobby}/messages", status=503, times=50)
        sandbox.open_press("Ana", lobby, "Start")
        await sandbox.wait_for(lambda: down.times < 50)
        await play.bot.kill()
        sandbox.faults.clear()
        await play.bot.start()
        await play.new_panel()
        assert (called(sandbox, play.thread), sandbox.inside(play.thread)) == ([PAIR], PAIR)


async def test_a_call_that_discord_refused_is_made_once_the_table_may_post(tmp_path: Path) -> None:
    async with lobby_of_two(tmp_path) as (play, lobby):
        sandbox = play.sandbox
        deny(sandbox, Permission.SEND_MESSAGES_IN_THREADS)
        await sandbox.press("Ana", lobby, "Start")
        await sandbox.wait_message(lambda one: "I can't post there" in one["content"], "table")
        assert sandbox.inside(play.thread) == set()
        deny(sandbox, Permission(0))
        await play.new_panel()
        assert (called(sandbox, play.thread), sandbox.inside(play.thread)) == ([PAIR], PAIR)


async def test_who_is_offered_a_seat_later_is_in_the_thread(tmp_path: Path) -> None:
    async with cosmic(tmp_path, ("Ana", "Ben"), 0, speed="daily") as play:
        assert play.sandbox.inside(play.thread) == PAIR
        await play.offer("Ben", "Cy")
        await play.sandbox.wait_for(lambda: play.sandbox.inside(play.thread) == SEATED)


async def test_a_table_that_is_moved_calls_its_people_into_the_new_thread(tmp_path: Path) -> None:
    async with cosmic(tmp_path, ("Ana", "Ben"), 1, speed="daily") as play:
        sandbox = play.sandbox
        sandbox.delete_channel(play.thread)
        await lost(sandbox)
        play.thread = await moved(sandbox)
        await play.new_panel()
        assert (called(sandbox, play.thread)[0], sandbox.inside(play.thread)) == (PAIR, PAIR)


async def test_a_paused_table_is_archived_after_a_week_and_its_people_press_on(tmp_path: Path) -> None:
    async with cosmic(tmp_path, ("Ana", "Ben"), 1, speed="daily") as play:
        sandbox = play.sandbox
        for person in ("Ana", "Ben"):
            await play.does(person, "pause", "pause")
        await sandbox.advance_until(
            lambda: archived(sandbox, play.thread), DAY // 2, lambda: sandbox.slash("Dot", "table", "games")
        )
        panel = await sandbox.wait_for(lambda: next((one for one in play.posts() if go_on(one)), None))
        with pytest.raises(Impossible, match="archived"):
            await sandbox.slash("Ana", play.thread, "board")
        with pytest.raises(Impossible, match="Missing Permissions"):
            await sandbox.press("Dot", panel, EN("cosmic-table-resume"))
        shown = await sandbox.press("Ben", panel, EN("cosmic-table-resume"))
        assert shown.message is not None
        assert not archived(sandbox, play.thread)
        await play.does("Ana", "pause", "resume")
        told = len(play.stories())
        await play.drive_until(lambda: len(play.stories()) > told)
        sandbox.join("Dot", play.thread)
        watched = await sandbox.act("Dot", await play.new_panel(), "more")
        assert watched.message is not None


async def test_a_thread_that_somebody_archived_is_opened_by_the_tables_next_message(tmp_path: Path) -> None:
    async with cosmic(tmp_path, ("Ana", "Ben"), 1, speed="daily") as play:
        sandbox = play.sandbox
        sandbox.discord.threads.change(sandbox.user("Finn"), play.thread, {"archived": True})
        await sandbox.advance_until(
            lambda: not archived(sandbox, play.thread), DAY // 4, lambda: sandbox.slash("Dot", "table", "games")
        )
        assert await play.status() != ""
