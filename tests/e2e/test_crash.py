"""kill -9 at each step of an action: nothing accepted is lost, nothing is shown twice (A19, design 5).

The steps of an action are those of ``bot_entry.STEPS``: the commit, the answer, the message, its seed, edits, a thread.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from bot.slap import rules
from bot.slap.deck import label
from cogs.ui.components import plain
from tests.e2e.harness import COUNTDOWN_MS, PACE_MS, Bot, Table, cards_line, seed_with_pattern, table
from tests.e2e.panels import verified
from tests.sandbox.client import Sandbox
from tests.soaked import soaked

COMMIT = ("before_commit", "in_commit", "after_commit")
DECIDED = ("before_decision", "in_commit", "after_decision")
"""Where it counts what was decided: a commit may also be the note of something sent before."""
AROUND = ("before_commit", *soaked("in_commit"), "after_commit")
"""Between the two nothing differs from before, which slaps show: the others leave it to the soak."""
CARD = (*COMMIT, "before_post", "after_post", "before_react", "after_react")
WHOLE_DECK = 71


async def restart(play: Table, crash: str = "") -> None:
    """Start the bot again, without crash points or with others."""
    play.bot.environment["TEST_CRASH"] = crash
    await play.bot.start()


async def status(play: Table) -> str:
    """Read ``/answer``; every card is somewhere, and none is there twice."""
    answer = await play.sandbox.slash(play.names[0], play.thread, "answer")
    assert answer.message is not None
    said = plain(str(answer.message.data["content"]))
    assert sum(int(number) for number in re.findall(r"\d+", cards_line(said))) == WHOLE_DECK
    return said


async def next_message(play: Table) -> None:
    await play.sandbox.advance(PACE_MS)
    await play.settled()


def accepted(point: str) -> bool:
    """True if the action was durable when the bot died at this point."""
    return point not in ("before_thread", "after_thread", "before_commit", "in_commit")


def named(play: Table, words: str) -> list[dict[str, Any]]:
    return [m for m in play.posts() if words in m["content"]]


@pytest.mark.parametrize(
    ("point", "passing"), [*((point, 1) for point in CARD), *((point, 2) for point in CARD[:5])], ids=str
)
async def test_a_bot_killed_while_it_turns_a_card_goes_on_with_the_same_game(
    tmp_path: Path, point: str, passing: int
) -> None:
    crash = {"TEST_CRASH": f"{point}:{passing}"}
    async with table(tmp_path, seed=seed_with_pattern(3), environment=crash) as play:
        await play.turn()
        play.bot.arm()
        for _ in range(20):
            if await play.bot.killed_before(next_message(play)):
                break
        cards = len(play.posts())
        await restart(play)
        await play.sandbox.wait_for(lambda: len(play.posts()) > cards)  # the open state, posted again (A19)
        said = await status(play)
        while f"Open now: {label(play.state.pile[-1])}." not in said:
            assert play.state.flips < cards, said  # no card that nobody has seen
            play.shadow.act("flip", None, None, "echo")
        await play.turn(COUNTDOWN_MS)  # and the card that the rules predict is the next one


@pytest.mark.parametrize("point", DECIDED)
async def test_a_winning_slap_is_kept_if_it_was_accepted_and_judged_again_if_not(tmp_path: Path, point: str) -> None:
    # A19: after the restart the ✋ on the message is evidence; an accepted slap is simply there.
    async with table(tmp_path, seed=seed_with_pattern(3), environment={"TEST_CRASH": f"{point}:1"}) as play:
        card = await play.turn_to_pattern()
        play.bot.arm()
        play.slap("Ben", card)
        await play.bot.killed()
        await restart(play)
        receipt = await play.said("**Ben takes")
        assert ("Only this ✋" in receipt["content"]) == (point != "after_decision")
        await status(play)
        assert len(named(play, "Ben takes")) == 1


async def test_a_receipt_that_was_posted_but_not_noted_is_not_posted_twice(tmp_path: Path) -> None:
    async with table(tmp_path, seed=seed_with_pattern(3), environment={"TEST_CRASH": "after_post:1"}) as play:
        card = await play.turn_to_pattern()
        play.bot.arm()
        play.slap("Ben", card)
        await play.bot.killed()
        await restart(play)
        await play.settled()
        await play.sandbox.advance(COUNTDOWN_MS)
        await play.settled()
        assert len(named(play, "Ben takes")) == 1


@pytest.mark.parametrize("lines", [60, 300])
async def test_however_much_was_chatted_meanwhile_a_receipt_is_found_and_not_posted_twice(
    tmp_path: Path, lines: int
) -> None:
    async with table(tmp_path, seed=seed_with_pattern(3), environment={"TEST_CRASH": "after_post:1"}) as play:
        card = await play.turn_to_pattern()
        play.bot.arm()
        play.slap("Ben", card)
        await play.bot.killed()
        for number in range(lines):
            play.sandbox.say("Dot", play.thread, f"line {number}")
            play.sandbox.discord.clock.advance(200_000 // lines)  # so that the nonce is forgotten
        await restart(play)
        await play.settled()
        await play.sandbox.advance(COUNTDOWN_MS)
        await play.settled()
        assert len(named(play, "Ben takes")) == 1


@pytest.mark.parametrize("point", ["before_edit", "after_edit"])
async def test_a_card_whose_withdrawal_was_cut_off_is_marked_withdrawn_after_the_restart(
    tmp_path: Path, point: str
) -> None:
    # A6: the edit is owed until it is noted as done, and doing it twice changes nothing.
    async with table(tmp_path, seed=seed_with_pattern(3), environment={"TEST_CRASH": f"{point}:1"}) as play:
        card = await play.turn_to_pattern()
        flying = await play.fly()
        play.bot.arm()
        play.slap("Ana", card)
        await play.bot.killed()
        await restart(play)
        await play.sandbox.wait_for(lambda: "Card taken back" in play.sandbox.message(flying["id"])["content"])
        await play.said("**Ana takes")
        await status(play)
        assert len(named(play, "Ana takes")) == 1


@pytest.mark.parametrize("point", [*AROUND, "before_reply", "after_reply"])
async def test_a_false_slap_by_button_is_paid_exactly_once_if_it_was_accepted(tmp_path: Path, point: str) -> None:
    # R33: accepted means durable; whoever got no answer was counted only if the commit was through.
    options = {"slap_by": "both"}
    crash = {"TEST_CRASH": f"{point}:1"}
    async with table(tmp_path, seed=seed_with_pattern(3), options=options, environment=crash) as play:
        card = await play.turn()
        assert rules.pattern(play.state) is None
        held = len(play.state.stacks[play.names.index("Ben")])
        play.bot.arm()
        play.sandbox.open_press("Ben", card, "Slap")
        await play.bot.killed()
        await restart(play)
        said = await status(play)
        assert f"Ben {held - 2 * accepted(point)}" in said


@pytest.mark.parametrize("point", [*AROUND, "before_post", "after_post"])
async def test_a_player_who_leaves_leaves_once(tmp_path: Path, point: str) -> None:
    # R48.
    async with table(tmp_path, seed=seed_with_pattern(3), environment={"TEST_CRASH": f"{point}:1"}) as play:
        await play.turn()
        asked = await play.sandbox.slash("Ben", play.thread, "leave")
        assert asked.message is not None
        play.bot.arm()
        play.sandbox.open_press("Ben", asked.message, "Yes, I leave")
        await play.bot.killed()
        await restart(play)
        gone = "Ben" not in await status(play)
        assert gone == accepted(point)
        if gone:
            await play.said("**Ben leaves")
        assert len(named(play, "Ben leaves")) == gone


@pytest.mark.parametrize(("point", "passing"), [*((p, 1) for p in COMMIT), ("after_post", 1), ("after_post", 2)])
async def test_a_stopped_game_has_one_result_in_the_thread_and_one_in_the_channel(
    tmp_path: Path, point: str, passing: int
) -> None:
    # R49, T10: both messages are owed from the moment the stop is durable.
    async with table(tmp_path, seed=seed_with_pattern(3), environment={"TEST_CRASH": f"{point}:{passing}"}) as play:
        await play.turn()
        asked = await play.sandbox.slash("Finn", play.thread, "pause")
        assert asked.message is not None
        play.bot.arm()
        play.sandbox.open_press("Finn", asked.message, "Yes, stop the game")
        await play.bot.killed()
        await restart(play)
        if not accepted(point):
            await play.sandbox.surely("Finn", play.thread, "pause")
        await play.said(" taken.")
        await play.sandbox.wait_message(lambda m: " taken." in m["content"], "table")
        await verified(play.sandbox, "Ana", play.thread)
        assert len(named(play, " taken.")) == 1
        assert len([m for m in play.sandbox.messages("table") if " taken." in m["content"]]) == 1


@pytest.mark.parametrize("point", ["before_thread", "after_thread", *AROUND, "before_post", "after_post"])
async def test_a_game_killed_at_its_start_begins_once_in_one_thread(tmp_path: Path, point: str) -> None:
    # R5: whoever pressed Start and got no answer presses again, or finds the game begun.
    async with Sandbox.start() as sandbox, Bot(sandbox, tmp_path, 1, TEST_CRASH=f"{point}:1") as bot:
        opened = await sandbox.slash("Ana", "table", "play", game="slap")
        assert opened.message is not None
        await sandbox.press("Ben", opened.message, "Join")
        bot.arm()
        sandbox.open_press("Ana", opened.message, "Start")
        await bot.killed()
        await bot.start(TEST_CRASH="")
        if not accepted(point):
            await sandbox.press("Ana", opened.message, "Start")
        await sandbox.wait_for(sandbox.threads)
        (thread,) = sandbox.threads()
        await sandbox.wait_message(lambda m: "begins" in m["content"], thread)
        running = await sandbox.slash("Ben", str(thread["id"]), "answer")
        assert running.message is not None
        assert "Ben 35" in running.message.data["content"]
        assert len([m for m in sandbox.messages(thread) if "begins" in m["content"]]) == 1


@pytest.mark.parametrize("point", ["before_commit", "after_commit", "before_post", "after_post"])
async def test_a_bot_killed_again_while_it_recovers_still_goes_on(tmp_path: Path, point: str) -> None:
    async with table(tmp_path, seed=seed_with_pattern(3)) as play:
        await play.turn()
        await play.bot.kill()
        play.bot.arm()
        await restart(play, f"{point}:1")
        await play.bot.killed()
        before = len(play.posts())
        await restart(play)
        await play.sandbox.wait_for(lambda: len(play.posts()) > before)
        assert f"Open now: {label(play.state.pile[-1])}." in await status(play)
        await play.turn(COUNTDOWN_MS)


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
