"""Finding each other through the real bot: the list, the search, its presses, who is kept apart, the role."""

from __future__ import annotations

from pathlib import Path

from sandbox.guilds.interactions import Answer
from sandbox.guilds.messages import Message
from tests.e2e import panels
from tests.e2e.cosmic import text_of
from tests.e2e.harness import Bot, told
from tests.e2e.test_cosmic_lobby import server
from tests.sandbox.client import Sandbox
from tests.words.voices import EN

ADMIN = "Finn"


async def found(sandbox: Sandbox, who: str, channel: str = "table", **options: str) -> Message:
    answer = await sandbox.slash(who, channel, "find", **options)
    assert answer.message is not None, answer
    assert answer.message.only_for == sandbox.user(who)
    return answer.message


async def searched(sandbox: Sandbox, who: str, game: str, number: str, *, mention: bool = False) -> Answer:
    """Look for so many people by the form."""
    asked = sandbox.open_press(who, await found(sandbox, who), f"f:find:{game}")
    assert (await sandbox.outcome(asked)).modal is not None
    values: dict[str, str | list[str]] = {"number": number}
    if mention:
        values["mention"] = ["role"]
    return await sandbox.submit(who, asked, values)


def content(answer: Answer) -> str:
    assert answer.message is not None, answer
    return str(answer.message.data["content"])


async def test_people_find_each_other_and_sit_down_by_their_own_press(tmp_path: Path) -> None:
    async with server(tmp_path) as sandbox:
        assert EN("find-none") in text_of((await found(sandbox, "Ben")).data)
        opened = await searched(sandbox, "Ana", "cosmic", "3")
        assert opened.message is not None
        lobby = opened.message.id
        assert "looks for players (1 of 3)" in content(opened)

        async def listed() -> str:
            return text_of((await found(sandbox, "Ben", "lobby")).data)

        assert "1 of 3, looks for 2 more · daily" in await told(listed, "1 of 3")  # its message is noted after it is up
        assert "1 of 3" not in text_of((await found(sandbox, "Ben", game="slap")).data)
        sat = await sandbox.press("Ben", await found(sandbox, "Ben", "lobby"), "f:sit:1")
        assert content(sat).startswith("You're in at Cosmic Encounter 1")
        await sandbox.wait_for(lambda: "(2 of 3)" in sandbox.message(lobby)["content"])
        old = await found(sandbox, "Dot")
        assert content(await sandbox.press("Cy", await found(sandbox, "Cy"), "f:sit:1")).startswith("You're in at")
        people = [sandbox.user(name) for name in ("Ana", "Ben", "Cy")]

        def all_told() -> list[str]:
            messages = sandbox.messages("table")
            return [m["content"] for m in messages if {user["id"] for user in m["mentions"]} == set(people)]

        await sandbox.wait_for(all_told)
        assert "there are enough of you now: 3 players" in all_told()[0]
        assert "you're 3 players now" in sandbox.message(lobby)["content"]
        assert content(await sandbox.press("Dot", old, "f:sit:1")) == EN("find-no-seat")
        await sandbox.press("Cy", lobby, "Start")
        await sandbox.wait_for(lambda: sandbox.threads())
        assert content(await sandbox.press("Dot", old, "f:sit:1")) == EN("lobby-closed")


async def blocked(sandbox: Sandbox, who: str) -> Message:
    """The list of blocked people below somebody's games."""
    games = await sandbox.slash(who, "table", "games")
    assert games.message is not None
    listed = await sandbox.press(who, games.message, EN("block-button"))
    assert listed.message is not None
    return listed.message


async def test_who_is_blocked_is_not_told_and_finds_no_seat_even_after_a_kill(tmp_path: Path) -> None:
    async with Sandbox.start(rate=0) as sandbox, Bot(sandbox, tmp_path, 1) as bot:
        ana, ben = (sandbox.user(name) for name in ("Ana", "Ben"))
        listed = await blocked(sandbox, "Ana")
        assert listed.data["content"] == EN("block-none")
        chosen = await sandbox.select("Ana", listed, "b:block", ben)
        assert chosen.message is not None
        assert chosen.message.data["content"] == EN("block-done", person=f"<@{ben}>")
        await bot.kill()
        await bot.start()
        listed = await blocked(sandbox, "Ana")
        assert f"<@{ben}>" in listed.data["content"]
        assert (await blocked(sandbox, "Ben")).data["content"] == EN("block-none")
        oneself = await sandbox.select("Ana", listed, "b:block", ana)
        assert oneself.message is not None
        assert oneself.message.data["content"] == EN("block-nobody")
        opened = await searched(sandbox, "Ana", "slap", "2")
        assert opened.message is not None
        refused = await sandbox.press("Ben", opened.message, "I'm in")
        assert refused.message is not None
        assert (refused.message.only_for, refused.message.data["content"]) == (ben, EN("find-no-seat"))
        for key in ("block-over", "block-not"):
            told = await sandbox.select("Ana", listed, "b:unblock", ben)
            assert told.message is not None
            assert told.message.data["content"] == EN(key, person=f"<@{ben}>")
        assert not (await sandbox.press("Ben", opened.message, "I'm in")).failed
        search = opened.message.id
        await sandbox.wait_for(lambda: "you're 2 players now" in sandbox.message(search)["content"])
        assert sandbox.violations == []


async def test_the_role_that_the_admins_have_set_is_mentioned_and_not_too_often(tmp_path: Path) -> None:
    async with server(tmp_path) as sandbox:
        role = sandbox.demo.moderator_role
        chosen = await panels.set_up(sandbox, called=[role])
        assert f"may mention: <@&{role}>" in panels.words_of(chosen)
        silent = await searched(sandbox, "Ana", "slap", "2", mention=True)
        assert content(silent) == EN("find-role-silent", role=f"<@&{role}>")
        sandbox.world.change_role(sandbox.guild_id, role, mentionable=True)
        opened = await searched(sandbox, "Ana", "slap", "2", mention=True)
        assert opened.message is not None
        assert opened.message.data["mention_roles"] == [role]
        assert content(opened).startswith(f"<@&{role}>: who's in?\n")
        again = await searched(sandbox, "Ana", "slap", "2", mention=True)
        assert content(again).startswith("I've mentioned the role for you in the last 12 hours.")
