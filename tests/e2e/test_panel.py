"""``/server`` and ``/admin``: a button for everything about a server, each for whom it is."""

from __future__ import annotations

from pathlib import Path

from tests.e2e.panels import opened, read, shown, words_of
from tests.e2e.test_cosmic_lobby import server
from tests.words.voices import DE, EN

ANSWERS = {
    "history-button": "history-nothing",
    "rating-button": "rating-none",
    "season-button": "season-none",
    "tournament-button": "tournament-none",
    "server-lobbies-button": "find-none",
}
"""A button, and what it answers on a server on which nothing has happened."""


async def test_a_button_of_the_panel_answers_in_the_language_of_whoever_presses(tmp_path: Path) -> None:
    async with server(tmp_path) as sandbox:
        for who, say, locale in (("Ana", EN, "en-US"), ("Ben", DE, "de")):
            sandbox.world.locales[sandbox.user(who)] = locale
            for button, words in ANSWERS.items():
                assert say(words) in await read(sandbox, who, say(button)), button
        assert sandbox.violations == []


async def test_managers_see_what_runs_and_what_they_can_begin(tmp_path: Path) -> None:
    async with server(tmp_path) as sandbox:
        panel = words_of(shown(await sandbox.slash("Finn", "table", "admin")))
        for line in ("server-settings", "server-no-season", "server-no-tournament", "server-still"):
            assert EN(line) in panel
        assert "Tables on this server" in words_of(await opened(sandbox, "Finn", "g:open", by="admin"))
        assert await read(sandbox, "Finn", "server:still", by="admin") == EN("server-all-go-on")
        assert sandbox.violations == []


async def test_an_old_command_is_answered_by_its_new_name(tmp_path: Path) -> None:
    async with server(tmp_path) as sandbox:
        sandbox.discord.spec = None  # no client that is up to date sends this
        known = sandbox.discord.commands.synced[""]
        for old, new in (("rating list", "server"), ("event open", "admin"), ("table verify", "server")):
            top, below = old.split()
            number = next((one["id"] for one in known if one["name"] == top), known[0]["id"])
            data = {"id": number, "name": top, "type": 1, "options": [{"name": below, "type": 1, "options": []}]}
            act = sandbox.discord.interactions.open(sandbox.user("Ana"), sandbox.place("table"), 2, data, command=old)
            assert words_of(shown(await sandbox.outcome(act))) == EN("table-replaced-command", old=old, new=new)
