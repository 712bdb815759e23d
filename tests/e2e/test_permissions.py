"""Permissions taken away under a running game, one after another: it says so in words, and goes on when it can."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.play.outgoing.outbox import SECOND_LOOK_MS
from sandbox.guilds.permissions import Permission
from tests.e2e.harness import COUNTDOWN_MS, PACE_MS, Table, deny, seed_with_pattern, table


@pytest.mark.parametrize("flag", [Permission.SEND_MESSAGES_IN_THREADS, Permission.VIEW_CHANNEL])
async def test_a_table_that_may_not_post_stands_still_and_goes_on_when_it_may(tmp_path: Path, flag: Permission) -> None:
    # A20: nothing is turned that nobody can see; the parent channel says why, if it can be reached.
    async with table(tmp_path, seed=seed_with_pattern(3)) as play:
        card = await play.turn()
        before = len(play.posts())
        deny(play.sandbox, flag)
        for _ in range(3):
            await play.sandbox.advance(PACE_MS)
            await play.settled()
        assert len(play.posts()) == before
        if flag is not Permission.VIEW_CHANNEL:
            why = await play.sandbox.wait_message(lambda m: "I can't post there" in m["content"], "table")
            assert "Send Messages in Threads" in why["content"]
            assert "/slap" not in why["content"]
        deny(play.sandbox, Permission(0))  # Discord tells of the channel's change: nobody has to do anything
        shown = card["content"].split("\n")[0]
        await play.sandbox.advance_until(
            lambda: any(shown in post["content"] for post in play.posts()[before:]), SECOND_LOOK_MS, play.settled
        )
        await play.settled()
        await play.turn()
        if flag is not Permission.VIEW_CHANNEL:
            assert play.sandbox.message(why["id"])["content"].endswith("the game goes on there.")


@pytest.mark.parametrize("flag", [Permission.ADD_REACTIONS, Permission.READ_MESSAGE_HISTORY])
async def test_a_table_that_may_not_seed_its_hands_plays_on_and_says_so_once(tmp_path: Path, flag: Permission) -> None:
    # A20.
    async with table(tmp_path, seed=seed_with_pattern(3)) as play:
        await play.turn()
        deny(play.sandbox, flag)
        await play.turn()
        said = await play.said("I can't add ✋")
        assert "*Add Reactions* and *Read Message History*" in said["content"]
        card = await play.turn()
        await play.settled()
        assert len([m for m in play.posts() if "I can't add" in m["content"]]) == 1
        assert not play.sandbox.message(card["id"]).get("reactions")


@pytest.mark.parametrize(
    "flag", [Permission.SEND_MESSAGES, Permission.CREATE_PUBLIC_THREADS, Permission.ATTACH_FILES], ids=str
)
async def test_what_a_running_game_does_not_need_does_not_stop_it(tmp_path: Path, flag: Permission) -> None:
    async with table(tmp_path, seed=seed_with_pattern(3)) as play:
        await play.turn()
        deny(play.sandbox, flag)
        await play.turn()
        card = await play.turn_to_pattern()
        play.slap("Ben", card)
        await play.said("**Ben takes")
        await play.settled()
        before = len(play.posts())
        await play.sandbox.advance(COUNTDOWN_MS)
        await play.sandbox.wait_for(lambda: len(play.posts()) > before)


def told_of_pictures(play: Table) -> list[str]:
    return [m["content"] for m in play.posts() if "words only" in m["content"]]


async def test_pictures_that_were_forbidden_come_back_with_the_permission(tmp_path: Path) -> None:
    async with table(tmp_path, seed=seed_with_pattern(3)) as play:
        deny(play.sandbox, Permission.ATTACH_FILES)
        await play.sandbox.advance_until(lambda: told_of_pictures(play), PACE_MS, play.settled)
        without = len(play.posts())
        assert not any(post["attachments"] for post in play.posts()[-2:])
        deny(play.sandbox, Permission(0))
        await play.sandbox.advance_until(
            lambda: any(post["attachments"] for post in play.posts()[without:]), PACE_MS, play.settled
        )
        assert len(told_of_pictures(play)) == 1


async def test_without_threads_the_lobby_says_so_and_starts_when_it_may(tmp_path: Path) -> None:
    async with table(tmp_path, seed=seed_with_pattern(3)) as play:  # one game runs already, the bot is well
        opened = await play.sandbox.slash("Dot", "table", "play", game="slap")
        assert opened.message is not None
        await play.sandbox.press("Eve", opened.message, "Join")
        deny(play.sandbox, Permission.CREATE_PUBLIC_THREADS)
        await play.sandbox.press("Dot", opened.message, "Start")
        refused = await play.sandbox.wait_message(lambda m: "I can't open the game" in m["content"], seat="Dot")
        assert "Create Public Threads" in refused["content"]
        deny(play.sandbox, Permission(0))
        await play.sandbox.press("Dot", opened.message, "Start")
        await play.sandbox.wait_for(lambda: len(play.sandbox.threads()) == 2)
