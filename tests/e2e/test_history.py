"""Games that are over through the real bot: who may look, what is found, and what a game of before still has."""

from __future__ import annotations

from pathlib import Path

from tests.e2e.cosmic import cosmic
from tests.e2e.harness import table, told
from tests.e2e.panels import filled, opened, read, shown, verified, words_of
from tests.e2e.test_cosmic_lobby import said
from tests.sandbox.client import Sandbox
from tests.words.voices import EN


async def games(sandbox: Sandbox, who: str) -> str:
    """The list of games that are over."""
    return await read(sandbox, who, "h:list")


async def test_a_game_that_is_over_is_found_with_poster_check_and_file(tmp_path: Path) -> None:
    async with table(tmp_path, ("Ana", "Ben")) as play:
        sandbox = play.sandbox
        assert await games(sandbox, "Dot") == EN("history-nothing")
        await sandbox.surely("Finn", play.thread, "pause")
        await told(lambda: games(sandbox, "Dot"), "stopped · 2 players")
        listed = await opened(sandbox, "Dot", "h:list")
        assert listed.only_for == sandbox.user("Dot")
        poster = shown(await sandbox.press("Dot", listed, "h:game:1"))
        await sandbox.wait_for(lambda: poster.data["attachments"])
        assert "Players: Ana, Ben" in poster.data["content"]
        assert [one["filename"] for one in poster.data["attachments"]] == ["result.png"]
        checked = await sandbox.press("Dot", poster, "h:verify:1")
        assert checked.message is not None
        assert "was fixed before the first card" in checked.message.data["content"]
        filed = await sandbox.press("Dot", checked.message, "h:export:1")
        assert filed.message is not None
        assert [one["filename"] for one in filed.message.data["attachments"]] == ["table-1.json"]
        hidden = await sandbox.press("Dot", poster, "h:film:1")
        assert not hidden.failed
        assert "was fixed before the first card" in await verified(sandbox, "Dot", play.thread)
        assert "was fixed before the first card" in await verified(sandbox, "Dot", "table", 1)
        panel = shown(await sandbox.slash("Dot", "table", "server"))
        wrong = await filled(sandbox, "Dot", panel, "server:verify", {"0": "one"})
        assert wrong.data["content"] == EN("server-no-number")


async def test_games_are_looked_for_by_one_form(tmp_path: Path) -> None:
    async with table(tmp_path, ("Ana", "Ben")) as play:
        sandbox, ben, cy = play.sandbox, play.sandbox.user("Ben"), play.sandbox.user("Cy")
        await sandbox.surely("Finn", play.thread, "pause")
        await told(lambda: games(sandbox, "Dot"), "stopped · 2 players")
        listed = await opened(sandbox, "Dot", "h:list")
        search = EN("history-search")
        wrongs: list[tuple[dict[str, str | list[str]], str]] = [
            ({"0": [cy]}, EN("history-none")),
            ({"0": [], "2": "2099"}, EN("history-none")),
            ({"2": "2026", "3": "2025-12"}, EN("history-no-days")),
            ({"1": "slapper", "2": "", "3": ""}, EN("history-no-power", typed="slapper")),
            ({"0": [ben], "1": "", "2": "then", "3": ""}, EN("history-no-date", typed="then")),
        ]
        for values, words in wrongs:
            assert words_of(await filled(sandbox, "Dot", listed, search, values)) == words
        asked = sandbox.open_press("Dot", listed, search)
        modal = (await sandbox.outcome(asked)).modal
        assert modal is not None
        person, _, since, _ = (label["component"] for label in modal["components"])
        assert ([str(one["id"]) for one in person["default_values"]], since["value"]) == ([ben], "then")
        found = shown(await sandbox.submit("Dot", asked, {"0": [ben], "2": "2020"}))
        assert found.id == listed.id
        assert f"games with <@{ben}>, from 2020-01-01" in words_of(found)
        everybody = await filled(sandbox, "Dot", found, search, {"0": [], "2": ""})
        assert "games with" not in words_of(everybody)
        assert sandbox.violations == []


async def test_the_log_of_a_cosmic_game_that_is_over_is_shown_in_its_own_thread(tmp_path: Path) -> None:
    async with cosmic(tmp_path, ("Ana",), 2, flares="off") as play:
        sandbox = play.sandbox
        await sandbox.surely("Finn", play.thread, "pause")
        await told(lambda: said(sandbox, "Dot", "log", play.thread), "-# Page 1 of ")
        assert (await said(sandbox, "Dot", "log", play.thread)).startswith("Clockwise: ")
        assert await said(sandbox, "Dot", "why", play.thread) == EN("table-over-here", table="1")
        assert await said(sandbox, "Dot", "log", "table") == EN("table-no-game")
