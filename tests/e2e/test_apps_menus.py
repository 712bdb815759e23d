"""Menus of a message and of a person, through the real bot: *Explain this* and *Our games*."""

from __future__ import annotations

from pathlib import Path

from sandbox.guilds.interactions import Answer
from tests.e2e.cosmic import cosmic, text_of
from tests.e2e.harness import table as slap_table
from tests.e2e.test_cosmic_lobby import server
from tests.words.voices import DE, EN

EXPLAIN, OURS = EN("command-menu-explain"), EN("command-menu-games")


def told(answer: Answer) -> str:
    assert answer.message is not None
    assert answer.message.only_for
    return text_of(answer.message.data)


async def test_a_message_of_a_table_is_explained_by_the_rules_that_decided_and_any_other_kindly(tmp_path: Path) -> None:
    async with cosmic(tmp_path, ("Ana", "Ben"), 1, flares="off") as table:
        sandbox = table.sandbox
        await table.drive("Ana", "The sides are set")
        why = await sandbox.slash("Ana", table.thread, "why")
        for post in (table.posts()[-1], table.posts()[0]):
            explained = await sandbox.menu("Ana", table.thread, EXPLAIN, message=str(post["id"]))
            assert told(explained).splitlines()[-1] == told(why).splitlines()[-1]
        private = sandbox.dm_of("Ana")[-1]
        dm = sandbox.world.dm(sandbox.user("Ana"))
        assert "(cosmic " in told(await sandbox.menu("Ana", dm, EXPLAIN, message=str(private["id"])))
        chat = sandbox.say("Ben", "lobby", "hello")
        sandbox.world.locales[sandbox.user("Ana")] = "de"
        assert told(await sandbox.menu("Ana", "lobby", EXPLAIN, message=chat.id)) == DE("library-not-mine")


async def test_at_a_slap_table_the_rules_explain_it(tmp_path: Path) -> None:
    async with slap_table(tmp_path) as play:
        explained = await play.sandbox.menu("Ana", play.thread, EXPLAIN, message=str(play.posts()[0]["id"]))
        assert told(explained).endswith(EN("slap-rules"))


async def test_a_lobby_speaks_for_itself(tmp_path: Path) -> None:
    async with server(tmp_path) as sandbox:
        opened = await sandbox.slash("Ana", "table", "play", game="slap")
        assert opened.message is not None
        answer = await sandbox.menu("Ben", "table", EXPLAIN, message=opened.message.id)
        assert told(answer) == EN("library-nothing-to-explain")


async def test_two_people_see_the_games_that_they_have_together(tmp_path: Path) -> None:
    async with slap_table(tmp_path, ("Ana", "Ben")) as play:
        sandbox = play.sandbox
        ours = told(await sandbox.menu("Ana", "lobby", OURS, person="Ben"))
        assert ours.startswith(EN("table-ours", person=f"<@{sandbox.user('Ben')}>", games=1))
        assert f"/{play.thread}): {EN('table-status-running')}" in ours
        none = told(await sandbox.menu("Ana", "lobby", OURS, person="Cy"))
        assert none == EN("table-ours-none", person=f"<@{sandbox.user('Cy')}>")
        assert "Your tables" in told(await sandbox.menu("Ana", "lobby", OURS, person="Ana"))
        assert told(await sandbox.menu("Ana", "lobby", OURS, person=sandbox.world.bot["id"])) == EN("table-ours-bot")
