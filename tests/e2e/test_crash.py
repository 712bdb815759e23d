"""kill -9 at each step of an action: nothing accepted is lost, nothing is shown twice (A19, design 5)."""

from __future__ import annotations

import asyncio
import re
from pathlib import Path

import pytest

from bot.slap.deck import label
from tests.e2e.harness import COUNTDOWN_MS, PACE_MS, Bot, Table, seed_with_pattern, table

POINTS = ("before_commit", "after_commit", "before_post", "after_post")


async def restart(play: Table) -> None:
    """Start the bot again without crash points, and let the countdown of A19 pass."""
    play.bot.environment.pop("TEST_CRASH", None)
    await play.bot.start()


@pytest.mark.parametrize("point", POINTS)
@pytest.mark.parametrize("passing", [1, 2])
async def test_a_bot_killed_while_it_turns_a_card_goes_on_with_the_same_game(
    tmp_path: Path, point: str, passing: int
) -> None:
    seed = seed_with_pattern(3)
    async with table(tmp_path, seed=seed, environment={"TEST_CRASH": f"{point}:{passing}"}) as play:
        await play.turn()
        play.bot.arm()
        for _ in range(3):  # the commits and posts of one or two cards
            await play.sandbox.advance(PACE_MS)
            assert play.bot.process is not None
            try:
                async with asyncio.timeout(1.5):
                    await play.bot.process.wait()
                break
            except TimeoutError:
                continue
        await play.bot.killed()
        before = len(play.posts())
        await restart(play)
        await play.sandbox.wait_for(lambda: len(play.posts()) > before)  # the open state, posted again (A19)
        status = await play.sandbox.slash("Ana", play.thread, "slap status")
        assert status.message is not None
        said = status.message.data["content"]
        held = sum(int(number) for number in re.findall(r"\d+", said.split("\n")[1]))
        assert held == 71  # every card is somewhere, none twice
        while f"Open now: {label(play.state.pile[-1])}." not in said:
            assert play.state.flips < 4, said  # no further than the clock allows
            play.shadow.act("flip", None, None, "echo")
        await play.turn(COUNTDOWN_MS)  # and the card that the rules predict is the next one


@pytest.mark.parametrize("point", ["before_commit", "after_commit"])
async def test_a_winning_slap_is_kept_if_it_was_accepted_and_judged_again_if_not(tmp_path: Path, point: str) -> None:
    # A19: after the restart the ✋ on the message is evidence; an accepted slap is simply there.
    seed = seed_with_pattern(3)
    async with table(tmp_path, seed=seed, environment={"TEST_CRASH": f"{point}:1"}) as play:
        card = await play.turn_to_pattern()
        play.bot.arm()
        play.slap("Ben", card)
        await play.bot.killed()
        await restart(play)
        await play.said("**Ben takes")
        receipts = [m for m in play.posts() if "Ben takes" in m["content"]]
        assert len(receipts) == 1


async def test_a_receipt_that_was_posted_but_not_noted_is_not_posted_twice(tmp_path: Path) -> None:
    seed = seed_with_pattern(3)
    async with table(tmp_path, seed=seed, environment={"TEST_CRASH": "after_post:1"}) as play:
        card = await play.turn_to_pattern()
        play.bot.arm()
        play.slap("Ben", card)
        await play.bot.killed()
        await restart(play)
        await play.settled()
        await play.sandbox.advance(COUNTDOWN_MS)
        await play.settled()
        assert len([m for m in play.posts() if "Ben takes" in m["content"]]) == 1


async def test_sigterm_drains_and_the_next_start_goes_on(tmp_path: Path) -> None:
    async with table(tmp_path, seed=seed_with_pattern(3)) as play:
        first = await play.turn()
        assert await play.bot.stop() == 0
        await play.bot.start()
        await play.sandbox.advance(COUNTDOWN_MS)
        again = await play.said(first["content"].split("\n")[0], after=2)
        assert again["id"] != first["id"]


async def test_a_second_process_on_the_same_data_says_so_and_changes_nothing(tmp_path: Path) -> None:
    async with table(tmp_path, seed=seed_with_pattern(3)) as play:
        second = Bot(play.sandbox, tmp_path, 1)
        with pytest.raises(AssertionError, match="did not start"):
            await second.start()
        assert await second.stop() == 1
        await play.turn()
