"""*On this server …* below ``/my games``: what has a command there has a button, too."""

from __future__ import annotations

from pathlib import Path

from sandbox.guilds.messages import Message
from tests.e2e.test_cosmic_lobby import said, server
from tests.sandbox.client import Sandbox
from tests.words.voices import DE, EN

ANSWERS = (
    ("find-open-button", "table open", "find-none"),
    ("history-button", "table history", "history-nothing"),
    ("rating-button", "rating list", "rating-none"),
    ("season-button", "season show", "season-none"),
    ("tournament-button", "event show", "tournament-none"),
    ("watch-seers-button", "table seers", "watch-seers-none"),
    ("learn-button", "cosmic learn", "learn-sent"),
)
"""A button, its command, and the words that both answer on a server on which nothing has happened."""


async def panel_of(sandbox: Sandbox, who: str) -> Message:
    """Somebody's panel, by the button below their list of games."""
    games = (await sandbox.slash(who, "table", "my games")).message
    assert games is not None
    shown = (await sandbox.press(who, games, "server:panel")).message
    assert shown is not None
    assert shown.only_for
    return shown


async def test_a_button_of_the_panel_answers_as_its_command_does(tmp_path: Path) -> None:
    async with server(tmp_path) as sandbox:
        for who, say, locale in (("Ana", EN, "en-US"), ("Ben", DE, "de")):
            sandbox.world.locales[sandbox.user(who)] = locale
            panel = await panel_of(sandbox, who)
            assert panel.data["content"] == say("table-server-panel")
            for button, command, words in ANSWERS:
                pressed = await sandbox.press(who, panel, say(button))
                assert pressed.message is not None, button
                assert pressed.message.only_for
                assert pressed.message.data["content"] == await said(sandbox, who, command)
                assert say(words) in pressed.message.data["content"]
        assert sandbox.violations == []


async def test_ones_data_and_the_settings_have_a_button_for_whom_they_have_a_command(tmp_path: Path) -> None:
    async with server(tmp_path) as sandbox:
        panels = {who: await panel_of(sandbox, who) for who in ("Ana", "Finn")}
        data = await sandbox.press("Ana", panels["Ana"], EN("admin-data-button"))
        assert data.message is not None
        assert data.message.data["content"] == await said(sandbox, "Ana", "table privacy")
        assert EN("admin-settings-button") not in str(panels["Ana"].data["components"])
        settings = await sandbox.press("Finn", panels["Finn"], EN("admin-settings-button"))
        assert settings.message is not None
        assert settings.message.only_for
        assert settings.message.data["content"] == await said(sandbox, "Finn", "table settings")
        assert sandbox.violations == []


async def test_players_are_looked_for_by_buttons_and_a_form(tmp_path: Path) -> None:
    async with server(tmp_path) as sandbox:
        games = await sandbox.press("Ana", await panel_of(sandbox, "Ana"), EN("find-button"))
        assert games.message is not None
        for number, told in (("77", EN("find-number", least=2, most=6)), ("3", "looks for players (1 of 3)")):
            asked = sandbox.open_press("Ana", games.message, "f:find:cosmic")
            assert (await sandbox.outcome(asked)).modal is not None
            answer = await sandbox.submit("Ana", asked, {"0": number})
            assert answer.message is not None
            assert told in answer.message.data["content"]
        lobbies = await sandbox.press("Ben", await panel_of(sandbox, "Ben"), EN("find-open-button"))
        assert lobbies.message is not None
        assert "1 of" in lobbies.message.data["content"]
        assert sandbox.violations == []
