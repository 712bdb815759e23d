"""Reports to the moderators through the real bot: where a channel is set, once in a while, and nobody else hears."""

from __future__ import annotations

from pathlib import Path

import pytest

from sandbox.guilds.interactions import Answer
from sandbox.guilds.permissions import Permission
from sandbox.jsons import Json
from tests.e2e.cosmic import cosmic
from tests.e2e.harness import deny, table
from tests.sandbox.client import Sandbox
from tests.words.voices import EN

ADMIN = "Finn"
REASON = "He wrote `rude` things. @everyone"


async def choose_channel(sandbox: Sandbox) -> None:
    """Reports go to the lobby."""
    panel = await sandbox.slash(ADMIN, "table", "table settings")
    assert panel.message is not None
    await sandbox.press(ADMIN, panel.message, "g:more")
    chosen = await sandbox.select(ADMIN, panel.message, "g:reports", sandbox.channels["lobby"])
    assert chosen.message is not None
    assert f"go to: <#{sandbox.channels['lobby']}>" in chosen.message.data["content"]


async def report(sandbox: Sandbox, where: str, who: str, about: str) -> str:
    person = sandbox.user(about)
    answer = await sandbox.slash(who, where, "table report", person=person, reason=REASON)
    return await content(sandbox, answer)


async def content(sandbox: Sandbox, answer: Answer) -> str:
    """What is answered once Discord has the report."""
    shown = answer.message
    assert shown is not None, answer
    return await sandbox.wait_for(lambda: str(shown.data["content"]))


async def test_a_report_reaches_the_channel_of_the_moderators_and_nobody_else(tmp_path: Path) -> None:
    async with table(tmp_path, ("Ana", "Ben")) as play:
        sandbox, ben = play.sandbox, play.sandbox.user("Ben")
        assert await report(sandbox, play.thread, "Ana", "Ben") == EN("report-no-channel")
        await choose_channel(play.sandbox)
        assert await report(sandbox, "table", "Ana", "Ben") == EN("report-where")
        assert await report(sandbox, play.thread, "Ana", "Ana") == EN("report-yourself")
        before, letters = len(play.posts()), len(sandbox.dm_of("Ben"))
        assert await report(sandbox, play.thread, "Ana", "Ben") == EN("report-done")
        (told,) = [one for one in sandbox.messages("lobby") if "Report about" in one["content"]]
        assert f"<@{ben}>" in told["content"]
        assert f"/{play.thread}" in told["content"]
        assert "He wrote 'rude' things. @everyone" in told["content"]
        assert (told["mentions"], told["mention_everyone"], told["attachments"]) == ([], False, [])
        assert (len(play.posts()), len(sandbox.dm_of("Ben"))) == (before, letters)
        await play.bot.kill()
        await play.bot.start()
        assert (await report(sandbox, play.thread, "Ana", "Ben")).startswith("You have just reported somebody.")


async def test_by_button_one_is_asked_whom_and_why_and_what_was_refused_may_be_tried_again(tmp_path: Path) -> None:
    async with table(tmp_path, ("Ana", "Ben")) as play:
        sandbox = play.sandbox
        await choose_channel(play.sandbox)
        deny(sandbox, Permission.SEND_MESSAGES, "lobby")
        assert await report(sandbox, play.thread, "Ana", "Ben") == EN("report-refused")
        deny(sandbox, Permission(0), "lobby")
        shown = await sandbox.slash("Ana", play.thread, "slap status")
        assert shown.message is not None
        whom = await sandbox.press("Ana", shown.message, "t1:0:report")
        assert whom.message is not None
        assert whom.message.data["content"] == EN("report-offer")
        why = sandbox.open_select("Ana", whom.message, "r1:who", sandbox.user("Ben"))
        assert (await sandbox.outcome(why)).modal is not None
        done = await sandbox.submit("Ana", why, {"0": "spam"})
        assert await content(sandbox, done) == EN("report-done")
        assert len([one for one in sandbox.messages("lobby") if "Report about" in one["content"]]) == 1


async def test_a_report_that_a_kill_has_cut_off_may_be_made_again_at_once(tmp_path: Path) -> None:
    async with table(tmp_path, ("Ana", "Ben")) as play:
        sandbox = play.sandbox
        await choose_channel(sandbox)
        refused = sandbox.fault("429", "POST", f"/channels/{sandbox.channels['lobby']}/messages", retry_after=20)
        sandbox.open_slash("Ana", play.thread, "table report", person=sandbox.user("Ben"), reason=REASON)
        await sandbox.wait_for(lambda: refused.times == 0)
        await play.bot.kill()
        await play.bot.start()
        assert await report(sandbox, play.thread, "Ana", "Ben") == EN("report-done")
        assert len([one for one in sandbox.messages("lobby") if "Report about" in one["content"]]) == 1


@pytest.mark.parametrize("fault", [{"kind": "status", "status": 502}, {"kind": "drop"}])
async def test_a_report_whose_answer_is_lost_reaches_the_moderators_once_also_if_it_is_made_again(
    tmp_path: Path, fault: Json
) -> None:
    async with table(tmp_path, ("Ana", "Ben")) as play:
        sandbox, how = play.sandbox, dict(fault)
        await choose_channel(sandbox)
        path = f"/channels/{sandbox.channels['lobby']}/messages"
        sandbox.fault(how.pop("kind"), "POST", path, after=True, **how)
        if await report(sandbox, play.thread, "Ana", "Ben") == EN("report-refused"):
            assert await report(sandbox, play.thread, "Ana", "Ben") == EN("report-done")
        assert await report(sandbox, play.thread, "Ben", "Ana") == EN("report-done"), "another one is no repeat"
        told = [one["nonce"] for one in sandbox.messages("lobby") if "Report about" in one["content"]]
        assert len(set(told)) == len(told) == 2


async def test_a_game_under_way_brings_its_public_log_so_far_along(tmp_path: Path) -> None:
    async with cosmic(tmp_path, ("Ana", "Ben"), 0) as play:
        sandbox = play.sandbox
        await choose_channel(sandbox)
        shown = await sandbox.slash("Dot", play.thread, "cosmic log")
        assert shown.message is not None
        assert await report(sandbox, play.thread, "Dot", "Ben") == EN("report-done")
        (told,) = [one for one in sandbox.messages("lobby") if "Report about" in one["content"]]
        assert [one["filename"] for one in told["attachments"]] == ["table-1.txt"]


async def test_a_game_that_is_over_brings_its_public_log_along(tmp_path: Path) -> None:
    async with cosmic(tmp_path, ("Ana", "Ben"), 0) as play:
        sandbox = play.sandbox
        await choose_channel(sandbox)
        await sandbox.surely(ADMIN, play.thread, "cosmic stop")
        await sandbox.wait_for(
            lambda: [m for m in sandbox.messages("table") if "t1:0:rematch" in str(m.get("components"))]
        )
        assert await report(sandbox, play.thread, "Dot", "Ben") == EN("report-done")
        (told,) = [one for one in sandbox.messages("lobby") if "Report about" in one["content"]]
        assert [one["filename"] for one in told["attachments"]] == ["table-1.txt"]


async def test_of_twenty_five_reports_at_once_one_is_handed_in_and_each_gets_one_sentence(tmp_path: Path) -> None:
    async with table(tmp_path, ("Ana", "Ben")) as play:
        sandbox = play.sandbox
        await choose_channel(sandbox)
        person = sandbox.user("Ben")
        acts = [sandbox.open_slash("Ana", play.thread, "table report", person=person, reason=REASON) for _ in range(25)]
        said = [await content(sandbox, await sandbox.outcome(act)) for act in acts]
        assert said.count(EN("report-done")) == 1
        assert len([one for one in said if one.startswith("You have just reported somebody.")]) == 24
        assert all("\n" not in one for one in said)
        assert len([one for one in sandbox.messages("lobby") if "Report about" in one["content"]]) == 1
