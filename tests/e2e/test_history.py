"""``/table history`` through the real bot: who may look, what is found, and what a game of before still has."""

from __future__ import annotations

from pathlib import Path

from tests.e2e.cosmic import cosmic
from tests.e2e.harness import table, told
from tests.e2e.test_cosmic_lobby import said
from tests.words.voices import EN


async def test_a_game_that_is_over_is_found_with_poster_check_and_file(tmp_path: Path) -> None:
    async with table(tmp_path, ("Ana", "Ben")) as play:
        sandbox = play.sandbox
        assert await said(sandbox, "Dot", "table history") == EN("history-nothing")
        await sandbox.surely("Finn", play.thread, "slap stop")
        await told(lambda: said(sandbox, "Dot", "table history"), "stopped · 2 players")
        assert await said(sandbox, "Dot", "table history", since="tomorrow") == EN("history-no-date", typed="tomorrow")
        assert await said(sandbox, "Dot", "table history", power="slapper") == EN("history-no-power", typed="slapper")
        assert await said(sandbox, "Dot", "table history", since="2099") == EN("history-none")
        assert await said(sandbox, "Dot", "table history", since="2026", until="2025-12") == EN("history-no-days")
        assert await said(sandbox, "Dot", "table history", person=sandbox.user("Cy")) == EN("history-none")
        listed = await sandbox.slash("Dot", "table", "table history", person=sandbox.user("Ben"))
        assert listed.message is not None
        assert listed.message.only_for == sandbox.user("Dot")
        assert f"games of <@{sandbox.user('Ben')}>" in listed.message.data["content"]
        shown = await sandbox.select("Dot", listed.message, "h:game", "1")
        poster = shown.message
        assert poster is not None
        await sandbox.wait_for(lambda: poster.data["attachments"])
        assert "Players: Ana, Ben" in poster.data["content"]
        assert [one["filename"] for one in poster.data["attachments"]] == ["result.png"]
        checked = await sandbox.press("Dot", poster, "h:verify:1")
        assert checked.message is not None
        assert "They agree" in checked.message.data["content"]
        filed = await sandbox.press("Dot", poster, "h:export:1")
        assert filed.message is not None
        assert [one["filename"] for one in filed.message.data["attachments"]] == ["table-1.json"]
        hidden = await sandbox.press("Dot", poster, "h:film:1")
        assert not hidden.failed


async def test_games_are_looked_for_by_button_form_and_menu(tmp_path: Path) -> None:
    async with table(tmp_path, ("Ana", "Ben")) as play:
        sandbox = play.sandbox
        await sandbox.surely("Finn", play.thread, "slap stop")
        await told(lambda: said(sandbox, "Dot", "table history"), "stopped · 2 players")
        opened = await sandbox.slash("Dot", "table", "table history")
        assert opened.message is not None
        of_cy = await sandbox.select("Dot", opened.message, EN("history-who"), sandbox.user("Cy"))
        assert of_cy.message is not None
        assert of_cy.message.data["content"] == EN("history-none")
        of_ben = await sandbox.select("Dot", opened.message, EN("history-who"), sandbox.user("Ben"))
        assert of_ben.message is not None
        assert of_ben.message.id == opened.message.id
        for since, words in (("2099", EN("history-none")), ("then", EN("history-no-date", typed="then"))):
            asked = sandbox.open_press("Dot", opened.message, EN("history-search"))
            assert (await sandbox.outcome(asked)).modal is not None
            answer = await sandbox.submit("Dot", asked, {"1": since})
            assert answer.message is not None
            assert answer.message.data["content"] == words
        asked = sandbox.open_press("Dot", opened.message, EN("history-search"))
        await sandbox.outcome(asked)
        answer = await sandbox.submit("Dot", asked, {"1": "2020", "2": ""})
        assert answer.message is not None
        assert answer.message.id == opened.message.id
        assert f"games of <@{sandbox.user('Ben')}>, from 2020-01-01" in answer.message.data["content"]
        everybody = await sandbox.select("Dot", opened.message, EN("history-who"))
        assert everybody.message is not None
        assert "games of" not in everybody.message.data["content"]
        assert sandbox.violations == []


async def test_the_log_of_a_cosmic_game_that_is_over_is_shown_in_its_own_thread(tmp_path: Path) -> None:
    async with cosmic(tmp_path, ("Ana",), 2, flares="off") as play:
        sandbox = play.sandbox
        await sandbox.surely("Finn", play.thread, "cosmic stop")
        await told(lambda: said(sandbox, "Dot", "cosmic log", play.thread), "-# Page 1 of ")
        assert (await said(sandbox, "Dot", "cosmic log", play.thread)).startswith("Seats, clockwise: ")
        assert await said(sandbox, "Dot", "cosmic why", play.thread) == EN("table-over-here", table="1")
        assert await said(sandbox, "Dot", "cosmic log", "table") == EN("table-no-table-here")


async def test_in_direct_messages_ones_own_games_are_checked_and_servers_have_no_lists(tmp_path: Path) -> None:
    async with table(tmp_path, ("Ana", "Ben")) as play:
        sandbox = play.sandbox
        await sandbox.surely("Finn", play.thread, "slap stop")
        await told(lambda: said(sandbox, "Dot", "table history"), "stopped · 2 players")
        homes = {who: str(sandbox.discord.people.open_dm_channel(sandbox.user(who))["id"]) for who in ("Ana", "Dot")}
        offered = await sandbox.complete("Ana", homes["Ana"], "table verify", "table", "")
        assert [one["value"] for one in offered] == [1]
        assert "They agree" in await said(sandbox, "Ana", "table verify", homes["Ana"], table=1)
        assert await said(sandbox, "Dot", "table verify", homes["Dot"], table=1) == EN("table-nothing-to-verify")
        for command in ("table history", "table open", "table seers", "table settings", "table doctor"):
            assert await said(sandbox, "Ana", command, homes["Ana"]) == EN("table-not-in-server"), command
