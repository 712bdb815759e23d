"""Watching through the real bot: by button and command, for the presser alone, kept over kill -9.

Predictions are settled once, digests told once, and only to those who may look.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.play.digests import ROUND_MS
from sandbox.guilds.permissions import Permission
from tests.e2e.cosmic import CosmicTable, controls, cosmic, text_of
from tests.e2e.preferring import prefer
from tests.soaked import soaked
from tests.words.voices import EN

MOST_ROUNDS = 5
CARD = "Which card do you play"


async def said(table: CosmicTable, who: str, command: str, **options: str) -> str:
    """The private answer to a slash command in the thread, which nobody else sees."""
    answer = await table.sandbox.slash(who, table.thread, command, **options)
    assert answer.message is not None, answer
    assert answer.message.only_for == table.sandbox.user(who)
    return text_of(answer.message.data)


async def seers(table: CosmicTable, who: str) -> str:
    return await table.does(who, "watch", "seers")


@pytest.mark.parametrize("point", ["before_commit", *soaked("in_commit"), "after_commit"])
async def test_a_prediction_is_kept_if_it_was_accepted_and_settled_once(tmp_path: Path, point: str) -> None:
    crash = {"TEST_CRASH": f"{point}:1"}
    async with cosmic(tmp_path, ("Ana", "Ben"), 0, seed=4, environment=crash, flares="off") as table:
        await table.drive("Ben", CARD)
        sandbox = table.sandbox
        watch = await sandbox.slash("Dot", table.thread, "watch")
        assert watch.message is not None
        table.bot.arm()
        sandbox.open_press("Dot", watch.message, "t1:0:predict_offense")
        await table.bot.killed()
        table.bot.environment["TEST_CRASH"] = ""
        await table.bot.start()
        await table.status()
        kept = "still sealed" in await seers(table, "Dot")
        assert kept == (point == "after_commit")
        if not kept:
            noted = await table.does("Dot", "watch", "predict_offense")
            assert noted == EN("watch-noted-offense", number="1", name="Ben")
        watch = await sandbox.through("Eve", table.thread, "board", "more", "watch")
        assert watch.message is not None
        assert watch.message.only_for == sandbox.user("Eve")
        assert (await sandbox.press("Eve", watch.message, "t1:0:predict_defense")).failed is False
        before = len(table.stories())
        await table.drive_until(lambda: len(table.stories()) > before)
        await table.bot.kill()
        await table.bot.start()
        await table.status()
        assert await said(table, "Ana", "watch") == EN("watch-seated")
        told = await seers(table, "Dot")
        assert told.count(f"<@{sandbox.user('Dot')}>") <= 1
        assert "still sealed" not in told
        dot, eve = [await _row(table, who) for who in ("Dot", "Eve")]
        assert sorted([dot, eve]) in (["0 of 1", "1 of 1"], ["", ""])


@pytest.mark.parametrize("point", ["after_noted", "before_told"])
async def test_who_follows_is_told_each_challenge_once_even_if_the_bot_dies_before_or_after_it_is_said(
    tmp_path: Path, point: str
) -> None:
    crash = {"TEST_CRASH": f"{point}:1"}
    async with cosmic(tmp_path, ("Ana", "Ben"), 0, seed=4, environment=crash, flares="off") as table:
        sandbox = table.sandbox
        assert await table.does("Dot", "watch", "follow_challenge") == EN("watch-follow-challenge.done")
        watch = await sandbox.through("Eve", table.thread, "board", "more", "watch")
        assert watch.message is not None
        await sandbox.act("Eve", watch.message, "follow_challenge")
        assert await said(table, "Ana", "watch") == EN("watch-seated")
        await prefer(table.sandbox, "Dot", quiet="00:00-23:59 UTC")
        _hide(table, "Eve")
        await table.bot.kill()
        await table.bot.start()
        await table.status()
        await table.drive_until(lambda: bool(table.stories()))
        await table.pass_time(ROUND_MS)
        assert sandbox.dm_of("Dot") == [], "not in quiet hours"
        story = table.stories()[0]
        await prefer(table.sandbox, "Dot", quiet="")
        table.bot.arm()
        rounds = [await table.bot.killed_before(table.pass_time(ROUND_MS))]
        while not rounds[-1]:
            assert len(rounds) < MOST_ROUNDS
            rounds.append(await table.bot.killed_before(table.pass_time(ROUND_MS)))
        table.bot.environment["TEST_CRASH"] = ""
        await table.bot.start()
        await table.pass_time(ROUND_MS)
        await table.pass_time(ROUND_MS)
        (digest,) = sandbox.dm_of("Dot")
        assert story.splitlines()[0] in text_of(digest)
        assert sandbox.dm_of("Eve") == []
        stop = next(one for one in controls(digest) if one.label == EN("watch-follow-stop"))
        stopped = await sandbox.press("Dot", digest["id"], stop.id)
        assert stopped.message is not None
        assert text_of(stopped.message.data) == EN("watch-follow-stop.done")
        before = len(table.stories())
        await table.drive_until(lambda: len(table.stories()) > before)
        await table.pass_time(ROUND_MS)
        assert len(sandbox.dm_of("Dot")) == 1


async def test_a_digest_whose_answer_is_lost_is_told_once_however_much_happens_meanwhile(tmp_path: Path) -> None:
    async with cosmic(tmp_path, ("Ana", "Ben"), 0, seed=4, flares="off") as table:
        sandbox = table.sandbox
        assert await table.does("Dot", "watch", "follow_challenge") == EN("watch-follow-challenge.done")
        path = f"/channels/{sandbox.world.dm(sandbox.user('Dot'))['id']}/messages"
        sandbox.fault("drop", "POST", path, after=True)
        for method in ("GET", "POST"):
            sandbox.fault("status", method, path, status=503, times=1_000)
        await table.drive_until(lambda: bool(table.stories()))
        while not sandbox.dm_of("Dot"):
            await table.pass_time(ROUND_MS)
        before = len(table.stories())
        await table.drive_until(lambda: len(table.stories()) > before + 1)
        await table.pass_time(ROUND_MS)
        assert len(sandbox.dm_of("Dot")) == 1
        sandbox.faults.clear()
        for _ in range(5):
            await table.pass_time(ROUND_MS)
        told = "\n".join(text_of(digest) for digest in sandbox.dm_of("Dot"))
        heads = [story.splitlines()[0] for story in table.stories()]
        assert [told.count(head) for head in heads] == [1] * len(heads)


def _hide(table: CosmicTable, who: str) -> None:
    """Take the table's channel out of somebody's sight."""
    channel = table.sandbox.world.channels[table.sandbox.place("table")]
    hidden = {"id": table.sandbox.user(who), "type": 1, "allow": "0", "deny": str(int(Permission.VIEW_CHANNEL))}
    channel["permission_overwrites"] = [hidden]


async def test_predictions_belong_to_games_of_cosmic_encounter(tmp_path: Path) -> None:
    async with cosmic(tmp_path) as table:
        answer = await table.sandbox.slash("Dot", "table", "watch")
        assert answer.message is not None
        assert answer.message.data["content"] == await seers(table, "Dot") == EN("watch-seers-none")


async def _row(table: CosmicTable, who: str) -> str:
    """Read somebody's own count of right predictions; empty if nothing of theirs counts."""
    lines = (await said(table, who, "watch")).splitlines()
    return next((line.removeprefix("You: ").removesuffix(" right") for line in lines if line.startswith("You: ")), "")
