"""A table whose thread is gone waits unharmed and is taken to another channel by a moderator."""

from __future__ import annotations

import re
from pathlib import Path

from bot.play.outgoing.outbox import SECOND_LOOK_MS
from tests.e2e.harness import COUNTDOWN_MS, Bot, cards_line, table, told
from tests.e2e.panels import opened, read, shown, words_of
from tests.e2e.test_cosmic_lobby import begun, said, server
from tests.sandbox.client import Sandbox
from tests.words.voices import EN

DAY = 86_400_000
DUE = re.compile(r"<t:\d+:R>")
ADMIN = "Finn"


async def due(sandbox: Sandbox) -> int:
    return int(re.findall(r"<t:(\d+):R>", await said(sandbox, "Ana", "games"))[0])


async def lost(sandbox: Sandbox) -> None:
    """Wait until the bot knows that the thread is gone."""
    await told(lambda: said(sandbox, "Ana", "games"), "has lost its thread")


async def noticed(sandbox: Sandbox) -> None:
    """Let time pass until the bot has seen by itself that the thread is gone: it looks twice, some seconds apart."""
    games = [""]

    async def look() -> None:
        games[0] = await said(sandbox, "Ana", "games")

    await sandbox.advance_until(lambda: "has lost its thread" in games[0], SECOND_LOOK_MS, look)


async def moved(sandbox: Sandbox, table: str = "1") -> str:
    """The admin moves the table to its old channel; its new thread."""
    still = await opened(sandbox, ADMIN, "server:still")
    answer = shown(await sandbox.press(ADMIN, still, f"move:{table}"))
    assert "goes on here" in answer.data["content"]
    thread = answer.id
    await sandbox.wait_for(lambda: sandbox.messages(thread))
    return thread


async def test_a_table_without_a_thread_stands_still_and_goes_on_where_a_moderator_takes_it(tmp_path: Path) -> None:
    async with server(tmp_path) as sandbox:
        thread = await begun(sandbox)
        before = await due(sandbox)
        sandbox.delete_channel(thread)
        await lost(sandbox)
        await sandbox.advance(3 * DAY)
        new = await moved(sandbox)
        await sandbox.wait_for(lambda: any(m.get("components") for m in sandbox.messages(new)))
        assert 0 <= await due(sandbox) - before - 3 * 86_400 <= 60
        assert (await said(sandbox, "Ana", "board", new)) != ""
        assert await read(sandbox, ADMIN, "server:still") == EN("server-all-go-on")


async def test_a_bot_that_was_thrown_out_and_invited_again_goes_on_where_a_moderator_takes_its_table(
    tmp_path: Path,
) -> None:
    async with server(tmp_path) as sandbox:
        thread = await begun(sandbox)
        before, status = await due(sandbox), await said(sandbox, "Ana", "board", thread)
        sandbox.leave(sandbox.world.bot["id"])
        alone = sandbox.world.dm(sandbox.user("Ana"))
        await told(lambda: said(sandbox, "Ana", "games", alone), "has lost its thread")
        await sandbox.advance(3 * DAY)
        sandbox.invite()
        new = await moved(sandbox)
        assert new != thread
        assert 0 <= await due(sandbox) - before - 3 * 86_400 <= 60
        assert DUE.sub("", await said(sandbox, "Ana", "board", new)) == DUE.sub("", status)


async def test_who_may_not_move_tables_is_told_and_so_is_who_names_none(tmp_path: Path) -> None:
    async with server(tmp_path) as sandbox:
        thread = await begun(sandbox)
        sandbox.delete_channel(thread)
        await lost(sandbox)
        assert "Table 1 has lost its thread" in await said(sandbox, ADMIN, "doctor")
        seen = shown(await sandbox.slash("Ben", "table", "server"))
        assert "server:still" not in str(seen.data["components"])
        still = await opened(sandbox, ADMIN, "server:still")
        await moved(sandbox)
        again = shown(await sandbox.press(ADMIN, still, "move:1"))
        assert words_of(again).startswith("This table still has its thread")
        sandbox.world.members[sandbox.guild_id, sandbox.user(ADMIN)]["roles"].clear()
        late = shown(await sandbox.press(ADMIN, still, "move:1"))
        assert words_of(late).startswith("Only moderators move tables")


async def test_a_thread_that_was_deleted_while_the_bot_was_down_is_noticed_and_nothing_is_lost(tmp_path: Path) -> None:
    async with Sandbox.start(rate=0) as sandbox, Bot(sandbox, tmp_path, 1) as bot:
        thread = await begun(sandbox)
        await bot.kill()
        sandbox.delete_channel(thread)
        await bot.start()
        await sandbox.advance(DAY + 3_600_000)  # somebody's time is up: what the table says then is refused
        await noticed(sandbox)
        new = await moved(sandbox)
        await sandbox.wait_for(lambda: any(m.get("components") for m in sandbox.messages(new)))
        await sandbox.advance_until(  # what was due meanwhile is taken by default, and the game goes on
            lambda: any("goes first" in message["content"] for message in sandbox.messages(new)),
            DAY // 24,
            lambda: said(sandbox, "Ana", "board", new),
        )
        assert "has lost its thread" not in await said(sandbox, "Ana", "games")


async def test_a_slap_table_moves_with_its_pile_and_its_next_card(tmp_path: Path) -> None:
    async with table(tmp_path) as play:
        await play.turn()
        before = await said(play.sandbox, "Ana", "answer", play.thread)
        play.sandbox.delete_channel(play.thread)
        await lost(play.sandbox)
        still = await opened(play.sandbox, ADMIN, "server:still")
        play.thread = shown(await play.sandbox.press(ADMIN, still, "move:1")).id
        await play.sandbox.wait_for(lambda: play.thread in str(play.sandbox.threads()))
        cards = cards_line(before)  # everybody's, and the pile
        await told(lambda: said(play.sandbox, "Ana", "answer", play.thread), cards)  # the table is on its way
        await play.sandbox.advance_until(lambda: len(play.posts()) >= 3, COUNTDOWN_MS, play.settled)  # and plays on


async def test_what_was_posted_and_never_noted_is_said_again_where_the_table_goes_on(tmp_path: Path) -> None:
    # Discord would take the second post for a quick repeat of the first, whose message went with its thread.
    async with table(tmp_path, environment={"TEST_CRASH": "after_post:1"}) as play:
        play.bot.arm()
        play.sandbox.open_press("Ana", play.posts()[0], "t1:0:pause")
        await play.bot.killed()
        vote = play.posts()[-1]["content"]
        assert "asks for a pause" in vote
        play.sandbox.delete_channel(play.thread)
        await play.bot.start(TEST_CRASH="")
        await noticed(play.sandbox)
        play.thread = await moved(play.sandbox)
        await play.said(vote)
