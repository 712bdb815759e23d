"""Tables as posts of a forum, as gateway traffic: lobby, game and result in one post, and its tags (issue 41, 9)."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.play.lobbies.lobby import EXPIRES_MS
from bot.words.signs import channel
from cogs.lobbies.lobby import EXPIRY_CHECK_MS
from sandbox.faults import Fault
from sandbox.guilds.permissions import Permission
from sandbox.guilds.threads import REQUIRE_TAG
from sandbox.guilds.world import FORUM
from sandbox.jsons import Json
from tests.e2e import panels
from tests.e2e.cosmic import text_of
from tests.e2e.test_cosmic_lobby import server
from tests.sandbox.client import Sandbox
from tests.words.voices import EN


async def with_forum(sandbox: Sandbox, *tags: str) -> str:
    """A forum with these tags, in which tables of the server get their posts."""
    forum = str(sandbox.world.add_channel(sandbox.guild_id, "games", FORUM)["id"])
    for name in tags:
        sandbox.world.add_tag(forum, name)
    told = await panels.set_up(sandbox, forum=forum)
    assert f"A post for each table: in {channel(int(forum))}" in str(told.data["content"])
    return forum


def tags(sandbox: Sandbox, post: Json) -> set[str]:
    known = {one["id"]: one["name"] for one in sandbox.world.channel(post["parent_id"])["available_tags"]}
    return {known[one] for one in sandbox.world.channel(post["id"])["applied_tags"]}


async def opened(sandbox: Sandbox, forum: str, game: str = "slap", place: str | Json = "table") -> Json:
    """Ana opens a table; its post."""
    before = len(sandbox.threads(forum))
    await sandbox.slash("Ana", place, "play", game=game, preset="week")
    await sandbox.wait_for(lambda: sandbox.threads(forum)[before:])
    return sandbox.threads(forum)[-1]


async def test_a_post_holds_lobby_game_and_result_and_its_tags_say_how_it_stands(tmp_path: Path) -> None:
    async with server(tmp_path) as sandbox:
        forum = await with_forum(sandbox, "Slap game", "slow", "Open", "voll", "News")
        post = await opened(sandbox, forum)
        assert post["name"] == "Slap game 1"
        assert tags(sandbox, post) == {"Slap game", "slow", "Open"}
        way = f"opens a table in {channel(int(post['id']))}. Press **Join** there"
        await sandbox.wait_for(lambda: way in str(sandbox.messages("table")[-1]["content"]))
        await sandbox.press("Ben", post["id"], EN("lobby-join"))
        await sandbox.wait_for(lambda: "(2 of 8)" in sandbox.message(post["id"])["content"])
        await sandbox.press("Ana", post["id"], EN("lobby-start"))
        begun = EN("lobby-started-here", game="**The slap game**", names=["Ana", "Ben"])
        await sandbox.wait_for(lambda: sandbox.message(post["id"])["content"] == begun)
        await sandbox.wait_for(lambda: tags(sandbox, post) == {"Slap game", "slow"})
        assert sandbox.threads(forum) == [post]
        assert sandbox.threads() == []
        for who in ("Ana", "Ben"):
            asked = await sandbox.slash(who, post, "leave")
            assert asked.message is not None
            await sandbox.press(who, asked.message, EN("slap-leave-sure"))
        result = EN("slap-rematch")
        await sandbox.wait_for(lambda: [m for m in sandbox.messages(post) if result in str(m["components"])])
        assert not [m for m in sandbox.messages("table") if result in str(m["components"])]
        (rematch,) = [m for m in sandbox.messages(post) if "Nobody wins" in m["content"]]
        assert (result in str(rematch["components"]), EN("table-check") in str(rematch["components"])) == (True, True)
        await sandbox.press("Ana", rematch["id"], result)
        await sandbox.wait_for(lambda: len(sandbox.threads(forum)) == 2)
        again = sandbox.threads(forum)[-1]["id"]
        assert "(1 of 8)" in sandbox.message(again)["content"], "Ben had left"
        await sandbox.press("Ben", rematch["id"], result)
        await sandbox.wait_for(lambda: "(2 of 8)" in sandbox.message(again)["content"])


async def test_a_full_lobby_is_tagged_so_and_again_open_once_somebody_leaves(tmp_path: Path) -> None:
    async with server(tmp_path) as sandbox:
        forum = await with_forum(sandbox, "full", "offen")
        post = await opened(sandbox, forum)
        assert tags(sandbox, post) == {"offen"}
        for _ in range(7):
            await sandbox.press("Ana", post["id"], EN("lobby-add-computer"))
        await sandbox.wait_for(lambda: tags(sandbox, post) == {"full"})
        await sandbox.press("Ana", post["id"], EN("lobby-leave"))
        await sandbox.wait_for(lambda: EN("lobby-everybody-left") in sandbox.message(post["id"])["content"])


async def test_play_in_a_post_of_the_forum_opens_another_one_and_in_any_other_thread_none(tmp_path: Path) -> None:
    async with server(tmp_path) as sandbox:
        forum = await with_forum(sandbox)
        first = await opened(sandbox, forum)
        second = await opened(sandbox, forum, "cosmic", place=first)
        assert (first["name"], second["name"]) == ("Slap game 1", "Cosmic Encounter 2")
        await panels.set_up(sandbox, forum=[])
        refused = await sandbox.slash("Ben", first, "play", game="slap")
        assert refused.message is not None
        assert refused.message.data["content"] == EN("table-not-in-thread")


@pytest.mark.parametrize("why", ["permission", "tag"])
async def test_a_refused_post_costs_one_try_and_the_lobby_opens_below_the_command(tmp_path: Path, why: str) -> None:
    async with server(tmp_path) as sandbox:
        forum = await with_forum(sandbox)
        if why == "permission":
            sandbox.world.overwrite(forum, sandbox.world.bot["id"], deny=Permission.SEND_MESSAGES)
        else:
            sandbox.world.change_channel(forum, {"flags": REQUIRE_TAG})
        await sandbox.slash("Ana", "table", "play", game="slap", preset="week")
        await sandbox.wait_for(lambda: "opens a table" in str([m["content"] for m in sandbox.messages("table")]))
        lobby = sandbox.messages("table")[-1]
        await sandbox.press("Ben", lobby["id"], EN("lobby-join"))
        await sandbox.press("Ana", lobby["id"], EN("lobby-start"))
        await sandbox.wait_for(lambda: [one["name"] for one in sandbox.threads()] == ["Slap game 1"])
        assert sandbox.threads(forum) == []


async def test_the_doctor_names_the_tags_that_a_forum_lacks_unless_it_has_no_room_for_them(tmp_path: Path) -> None:
    async with server(tmp_path) as sandbox:
        forum = await with_forum(sandbox, "Klatschspiel", "open")
        found = await sandbox.slash("Finn", "table", "doctor")
        assert found.message is not None
        lacking = EN("admin-forum-tags", channel=channel(int(forum)), tags=["Cosmic Encounter", "full"])
        assert lacking in str(found.message.data["content"])
        for number in range(17):
            sandbox.world.add_tag(forum, f"tag {number}")
        found = await sandbox.slash("Finn", "table", "doctor")
        assert found.message is not None
        assert EN("admin-all-well") in str(found.message.data["content"])


async def test_a_refused_post_leaves_no_lobby_where_none_can_stand(tmp_path: Path) -> None:
    async with server(tmp_path) as sandbox:
        forum = await with_forum(sandbox)
        post = await opened(sandbox, forum)
        sandbox.world.overwrite(forum, sandbox.world.bot["id"], deny=Permission.SEND_MESSAGES)
        await sandbox.slash("Ben", post, "play", game="slap")
        refused = EN("lobby-no-post", forum=channel(int(forum)))
        await sandbox.wait_for(lambda: [m for m in sandbox.messages(post) if m["content"] == refused])
        sandbox.world.clear_overwrite(forum, sandbox.world.bot["id"])
        shown = await sandbox.slash("Cy", "table", "find")
        assert shown.message is not None
        assert "Slap game 1" in str(shown.message.data)
        assert "Slap game 2" not in str(shown.message.data)


async def test_a_tag_that_cannot_be_set_a_deleted_and_an_archived_post_stop_no_table(tmp_path: Path) -> None:
    async with server(tmp_path) as sandbox:
        forum = await with_forum(sandbox, "open")
        post = await opened(sandbox, forum)
        sandbox.faults.add(Fault("status", "PATCH", f"/channels/{post['id']}$", status=403, code=50013))
        await sandbox.press("Ben", post["id"], EN("lobby-join"))
        await sandbox.press("Ana", post["id"], EN("lobby-start"))
        await sandbox.wait_for(lambda: "has begun" in sandbox.message(post["id"])["content"])
        gone = await opened(sandbox, forum)
        sandbox.discord.messages.delete_channel(gone["id"])
        another = await opened(sandbox, forum)
        sandbox.world.change_channel(
            another["id"], {"thread_metadata": {**another["thread_metadata"], "archived": True}}
        )
        await sandbox.advance(EXPIRES_MS)
        shown = ""
        for _ in range(5):
            await sandbox.advance(EXPIRY_CHECK_MS)
            answer = await sandbox.slash("Cy", "table", "find")
            shown = text_of(answer.message.data) if answer.message is not None else ""
            if EN("find-none") in shown:
                break
        assert EN("find-none") in shown
