"""Reports to the moderators through the real bot: where a channel is set, once in a while, and nobody else hears."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.words.signs import channel
from cogs.reporting import LONGEST
from sandbox.guilds.interactions import MODAL, Answer, Interaction
from sandbox.guilds.permissions import Permission
from sandbox.jsons import Json
from tests.e2e import panels
from tests.e2e.cosmic import cosmic
from tests.e2e.harness import deny, table
from tests.e2e.hostile import TEXT_INPUT, Input
from tests.e2e.test_cosmic_lobby import said, server
from tests.sandbox.client import Sandbox
from tests.words.voices import EN

ADMIN = "Finn"
REASON = "He wrote `rude` things. @everyone"


async def choose_channel(sandbox: Sandbox) -> None:
    """Reports go to the lobby."""
    chosen = await panels.set_up(sandbox, reports=[sandbox.channels["lobby"]])
    assert f"go to: <#{sandbox.channels['lobby']}>" in panels.words_of(chosen)


async def report(sandbox: Sandbox, where: str, who: str, about: str) -> str:
    return await sent(sandbox, who, sandbox.open_slash(who, where, "report"), about)


async def sent(sandbox: Sandbox, who: str, asked: Interaction, about: str = "") -> str:
    """Fill in the form that was opened, and send it."""
    assert (await sandbox.outcome(asked)).modal is not None
    person: list[str] = [sandbox.user(about)] if about else []
    return await content(sandbox, await sandbox.submit(who, asked, {"0": person, "1": REASON}))


async def content(sandbox: Sandbox, answer: Answer) -> str:
    shown = answer.message
    assert shown is not None, answer
    return await sandbox.wait_for(lambda: str(shown.data["content"]))


def reports(sandbox: Sandbox) -> list[Json]:
    return [one for one in sandbox.messages("lobby") if one["content"].startswith("**Report** by")]


async def test_a_report_reaches_the_channel_of_the_moderators_and_nobody_else(tmp_path: Path) -> None:
    async with table(tmp_path, ("Ana", "Ben")) as play:
        sandbox, ben = play.sandbox, play.sandbox.user("Ben")
        await choose_channel(play.sandbox)
        assert await report(sandbox, play.thread, "Ana", "Ana") == EN("report-yourself")
        before, letters = len(play.posts()), len(sandbox.dm_of("Ben"))
        assert await report(sandbox, play.thread, "Ana", "Ben") == EN("report-done")
        (told,) = reports(sandbox)
        assert f"about <@{ben}>" in told["content"]
        assert f"/{play.thread})" in told["content"]
        assert "He wrote 'rude' things. @everyone" in told["content"]
        assert (told["mentions"], told["mention_everyone"], told["attachments"]) == ([], False, [])
        assert (len(play.posts()), len(sandbox.dm_of("Ben"))) == (before, letters)
        await play.bot.kill()
        await play.bot.start()
        assert (await report(sandbox, play.thread, "Ana", "Ben")).startswith("You've just sent a report.")


async def test_without_a_channel_a_report_reaches_the_person_who_runs_the_bot(tmp_path: Path) -> None:
    async with server(tmp_path) as sandbox:
        assert await report(sandbox, "table", "Ana", "") == EN("report-done-owner")
        (told,) = sandbox.dm_of(keeper(sandbox))
        assert told["content"].startswith(EN("report-for-owner", server="Game night"))
        assert f"**Report** by <@{sandbox.user('Ana')}> · [{EN('report-place')}](" in told["content"]
        assert (await said(sandbox, ADMIN, "doctor")).startswith(EN("admin-all-well"))
        sandbox.close_dm(keeper(sandbox))
        assert await report(sandbox, "table", "Ben", "Ana") == EN("report-nobody")
        found = (await said(sandbox, ADMIN, "doctor")).splitlines()
        assert found[1] == EN("admin-reports-unread"), "the first finding"
        await choose_channel(sandbox)
        deny(sandbox, Permission.SEND_MESSAGES, "lobby")
        lobby = channel(int(sandbox.channels["lobby"]))
        assert EN("admin-reports-closed", channel=lobby) == (await said(sandbox, ADMIN, "doctor")).splitlines()[1]


async def test_a_forged_report_is_cut_to_what_its_form_takes(tmp_path: Path) -> None:
    async with server(tmp_path) as sandbox:
        asked = await sandbox.outcome(sandbox.open_slash("Ana", "table", "report"))
        assert asked.modal is not None
        about = {"type": 5, "custom_id": "0", "id": 2, "values": []}
        words = {"type": TEXT_INPUT, "custom_id": "1", "id": 4, "value": "9" * 3_000}
        rows = [{"type": 18, "id": number, "component": part} for number, part in ((1, about), (3, words))]
        data = {"custom_id": asked.modal["custom_id"], "components": rows}
        forged = Input("Ana", sandbox.channels["table"], MODAL, data).open(sandbox)
        assert await content(sandbox, await sandbox.outcome(forged)) == EN("report-done-owner")
        (told,) = sandbox.dm_of(keeper(sandbox))
        assert "9" * LONGEST in told["content"]
        assert "9" * (LONGEST + 1) not in told["content"]
        assert sandbox.violations == []


def keeper(sandbox: Sandbox) -> str:
    return next(user for user, one in sandbox.world.users.items() if one["username"].casefold() == "keeper")


async def test_a_refused_form_opens_again_with_what_was_typed(tmp_path: Path) -> None:
    async with server(tmp_path) as sandbox:
        asked = sandbox.open_slash("Ana", "table", "report")
        assert await sent(sandbox, "Ana", asked, "Ana") == EN("report-yourself")
        again = (await sandbox.slash("Ana", "table", "report")).modal
        assert again is not None
        person, reason = (label["component"] for label in again["components"])
        assert [str(one["id"]) for one in person["default_values"]] == [sandbox.user("Ana")]
        assert reason["value"] == REASON
        asked = sandbox.open_slash("Ana", "table", "report")
        assert await sent(sandbox, "Ana", asked) == EN("report-done-owner")
        fresh = (await sandbox.slash("Ana", "table", "report")).modal
        assert fresh is not None
        assert "value" not in fresh["components"][1]["component"], "what was accepted is forgotten"


async def test_a_message_and_a_person_are_reported_from_their_menus(tmp_path: Path) -> None:
    async with server(tmp_path) as sandbox:
        await choose_channel(sandbox)
        ana, ben, here = sandbox.user("Ana"), sandbox.user("Ben"), sandbox.place("table")
        said = sandbox.say("Ben", "table", "rude words")
        for who, about in ((ana, {"message": said.id}), (sandbox.user("Cy"), {"person": ben})):
            act = sandbox.discord.people.menu(who, here, "Report", **about)
            modal = (await sandbox.outcome(act)).modal
            assert modal is not None
            chosen = modal["components"][0]["component"]["default_values"]
            assert [str(one["id"]) for one in chosen] == [ben]
            assert await sent(sandbox, who, act, "Ben") == EN("report-done")
            assert (f"/{said.id})" in reports(sandbox)[-1]["content"]) == ("message" in about)


async def test_by_button_what_was_refused_may_be_tried_again(tmp_path: Path) -> None:
    async with table(tmp_path, ("Ana", "Ben")) as play:
        sandbox = play.sandbox
        await choose_channel(play.sandbox)
        deny(sandbox, Permission.SEND_MESSAGES, "lobby")
        assert await report(sandbox, play.thread, "Ana", "Ben") == EN("report-refused")
        deny(sandbox, Permission(0), "lobby")
        shown = await sandbox.slash("Ana", play.thread, "answer")
        assert shown.message is not None
        asked = sandbox.open_press("Ana", shown.message, "t1:0:report")
        assert await sent(sandbox, "Ana", asked, "Ben") == EN("report-done")
        assert len(reports(sandbox)) == 1


async def test_a_report_that_a_kill_has_cut_off_may_be_made_again_at_once(tmp_path: Path) -> None:
    async with table(tmp_path, ("Ana", "Ben")) as play:
        sandbox = play.sandbox
        await choose_channel(sandbox)
        refused = sandbox.fault("429", "POST", f"/channels/{sandbox.channels['lobby']}/messages", retry_after=20)
        asked = sandbox.open_slash("Ana", play.thread, "report")
        await sandbox.outcome(asked)
        sandbox.discord.people.submit(sandbox.user("Ana"), asked.id, {"0": [sandbox.user("Ben")], "1": REASON})
        await sandbox.wait_for(lambda: refused.times == 0)
        await play.bot.kill()
        await play.bot.start()
        assert await report(sandbox, play.thread, "Ana", "Ben") == EN("report-done")
        assert len(reports(sandbox)) == 1


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
        told = [one["nonce"] for one in reports(sandbox)]
        assert len(set(told)) == len(told) == 2


async def test_a_game_under_way_brings_its_public_log_so_far_along(tmp_path: Path) -> None:
    async with cosmic(tmp_path, ("Ana", "Ben"), 0) as play:
        sandbox = play.sandbox
        await choose_channel(sandbox)
        shown = await sandbox.slash("Dot", play.thread, "log")
        assert shown.message is not None
        assert await report(sandbox, play.thread, "Dot", "Ben") == EN("report-done")
        (told,) = reports(sandbox)
        assert [one["filename"] for one in told["attachments"]] == ["table-1.txt"]


async def test_a_game_that_is_over_brings_its_public_log_along(tmp_path: Path) -> None:
    async with cosmic(tmp_path, ("Ana", "Ben"), 0) as play:
        sandbox = play.sandbox
        await choose_channel(sandbox)
        await sandbox.surely(ADMIN, play.thread, "pause")
        await sandbox.wait_for(
            lambda: [m for m in sandbox.messages("table") if "t1:0:rematch" in str(m.get("components"))]
        )
        assert await report(sandbox, play.thread, "Dot", "Ben") == EN("report-done")
        (told,) = reports(sandbox)
        assert [one["filename"] for one in told["attachments"]] == ["table-1.txt"]


async def test_of_twenty_five_reports_at_once_one_is_handed_in_and_each_gets_one_sentence(tmp_path: Path) -> None:
    async with table(tmp_path, ("Ana", "Ben")) as play:
        sandbox = play.sandbox
        await choose_channel(sandbox)
        forms = [sandbox.open_slash("Ana", play.thread, "report") for _ in range(25)]
        for form in forms:
            await sandbox.outcome(form)
        values: dict[str, str | list[str]] = {"0": [sandbox.user("Ben")], "1": REASON}
        acts = [sandbox.discord.people.submit(sandbox.user("Ana"), form.id, values) for form in forms]
        said = [await content(sandbox, await sandbox.outcome(act)) for act in acts]
        assert said.count(EN("report-done")) == 1
        assert len([one for one in said if one.startswith("You've just sent a report.")]) == 24
        assert all("\n" not in one for one in said)
        assert len(reports(sandbox)) == 1
