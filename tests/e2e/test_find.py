"""Finding each other through the real bot: the search, its presses, the list, who is kept apart, the role."""

from __future__ import annotations

from pathlib import Path

from bot.play.games.lobby_games import LOBBY_GAMES
from tests.e2e.harness import Bot, told
from tests.e2e.test_cosmic_lobby import said, server
from tests.e2e.test_panel import panel_of
from tests.sandbox.client import Sandbox
from tests.words.voices import EN

ADMIN = "Finn"


async def test_people_find_each_other_and_sit_down_by_their_own_press(tmp_path: Path) -> None:
    async with server(tmp_path) as sandbox:
        assert await said(sandbox, "Ben", "table open") == EN("find-none")
        assert await said(sandbox, "Ana", "table find", game="cosmic", number="7") == EN("find-number", least=2, most=6)
        refused = await said(sandbox, "Ana", "table find", game="cosmic", number="3", mention=True)
        assert refused == EN("find-no-role")
        unknown = await said(sandbox, "Ana", "table find", game="cosmic", number="3", speed="at once")
        assert unknown == EN("find-not-offered")
        opened = await sandbox.slash(
            "Ana", "table", "table find", game="cosmic", number="3", speed="daily", expansions="zodiac, Moons"
        )
        assert opened.message is not None
        lobby = opened.message.id
        assert "looks for players (1 of 3)" in opened.message.data["content"]
        assert "WARP Zodiac: on" in opened.message.data["content"]
        await told(
            lambda: said(sandbox, "Ben", "table open", "lobby"), "of 3 players"
        )  # its message is noted after it is up
        listed = await sandbox.slash("Ben", "lobby", "table open")
        assert listed.message is not None
        assert "1 of 3 players · looks for 2 more · daily" in listed.message.data["content"]
        sat = await sandbox.select("Ben", listed.message, "f:sit", "1")
        assert sat.message is not None
        assert sat.message.data["content"].startswith("You sit at Cosmic Encounter 1 now")
        await sandbox.wait_for(lambda: "(2 of 3)" in sandbox.message(lobby)["content"])
        offered = await sandbox.complete("Cy", "lobby", "table open", "sit", "")
        assert [one["value"] for one in offered] == [1]
        assert await said(sandbox, "Cy", "table open", "lobby", sit=7) == EN("lobby-closed")
        assert (await said(sandbox, "Cy", "table open", "lobby", sit=1)).startswith("You sit at Cosmic Encounter 1 now")
        people = [sandbox.user(name) for name in ("Ana", "Ben", "Cy")]

        def found() -> list[str]:
            messages = sandbox.messages("table")
            return [m["content"] for m in messages if {user["id"] for user in m["mentions"]} == set(people)]

        await sandbox.wait_for(found)
        assert "there are enough of you: 3 players" in found()[0]
        assert "3 players have found each other" in sandbox.message(lobby)["content"]
        await sandbox.press("Cy", lobby, "Start")
        await sandbox.wait_for(lambda: sandbox.threads())


async def test_who_is_blocked_is_not_told_and_finds_no_seat_even_after_a_kill(tmp_path: Path) -> None:
    async with Sandbox.start(rate=0) as sandbox, Bot(sandbox, tmp_path, 1) as bot:
        ana, ben = (sandbox.user(name) for name in ("Ana", "Ben"))
        listed = await sandbox.slash("Ana", "table", "my blocked")
        assert listed.message is not None
        assert listed.message.data["content"] == EN("block-none")
        chosen = await sandbox.select("Ana", listed.message, "b:block", ben)
        assert chosen.message is not None
        assert chosen.message.data["content"] == EN("block-done", person=f"<@{ben}>")
        await bot.kill()
        await bot.start()
        assert f"<@{ben}>" in await said(sandbox, "Ana", "my blocked")
        assert await said(sandbox, "Ben", "my blocked") == EN("block-none")
        assert await said(sandbox, "Ana", "my block", person=ana) == EN("block-nobody")
        opened = await sandbox.slash("Ana", "table", "table find", game="slap", number="2")
        assert opened.message is not None
        refused = await sandbox.press("Ben", opened.message, "I'm in")
        assert refused.message is not None
        assert (refused.message.only_for, refused.message.data["content"]) == (ben, EN("find-no-seat"))
        assert await said(sandbox, "Ana", "my unblock", person=ben) == EN("block-over", person=f"<@{ben}>")
        assert await said(sandbox, "Ana", "my unblock", person=ben) == EN("block-not", person=f"<@{ben}>")
        assert not (await sandbox.press("Ben", opened.message, "I'm in")).failed
        search = opened.message.id
        await sandbox.wait_for(lambda: "2 players have found" in sandbox.message(search)["content"])
        assert sandbox.violations == []


async def test_the_role_that_the_admins_have_set_is_mentioned_and_not_too_often(tmp_path: Path) -> None:
    async with server(tmp_path) as sandbox:
        panel = await sandbox.slash(ADMIN, "table", "table settings")
        assert panel.message is not None
        await sandbox.press(ADMIN, panel.message, "g:more")
        role = sandbox.demo.moderator_role
        chosen = await sandbox.select(ADMIN, panel.message, "g:called", role)
        assert chosen.message is not None
        assert f"may mention: <@&{role}>" in chosen.message.data["content"]
        games = await sandbox.press("Ana", await panel_of(sandbox, "Ana"), EN("find-button"))
        assert games.message is not None
        asked = sandbox.open_press(
            "Ana", games.message, EN("find-mention-button", game=LOBBY_GAMES["slap"].called("en").plain)
        )
        assert (await sandbox.outcome(asked)).modal is not None
        by_button = await sandbox.submit("Ana", asked, {"0": "2"})
        assert by_button.message is not None
        silent = await said(sandbox, "Ana", "table find", game="slap", number="2", mention=True)
        assert silent == by_button.message.data["content"]
        assert silent == EN("find-role-silent", role=f"<@&{role}>")
        sandbox.world.change_role(sandbox.guild_id, role, mentionable=True)
        opened = await sandbox.slash("Ana", "table", "table find", game="slap", number="2", mention=True)
        assert opened.message is not None
        assert opened.message.data["mention_roles"] == [role]
        assert opened.message.data["content"].startswith(f"<@&{role}>: who plays along?\n")
        again = await said(sandbox, "Ana", "table find", game="slap", number="2", mention=True)
        assert again.startswith("You have had the role mentioned in the last 12 hours.")
