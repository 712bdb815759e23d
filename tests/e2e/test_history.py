"""``/table history`` through the real bot: who may look, what is found, and what a game of before still has."""

from __future__ import annotations

from pathlib import Path

from tests.e2e.harness import table, told
from tests.e2e.test_cosmic_lobby import said
from tests.words.voices import EN


async def test_a_game_that_is_over_is_found_with_poster_check_and_file(tmp_path: Path) -> None:
    async with table(tmp_path, ("Ana", "Ben")) as play:
        sandbox = play.sandbox
        assert await said(sandbox, "Dot", "table history") == EN("history-none")
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
