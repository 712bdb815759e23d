"""``/play`` through the real bot: a game asked for, presets, the first table, and what replaced older commands."""

from __future__ import annotations

from pathlib import Path

from sandbox.guilds.interactions import COMMAND
from tests.e2e.harness import Bot
from tests.e2e.test_cosmic_lobby import said, server
from tests.sandbox.client import Sandbox
from tests.words.voices import EN


async def test_without_a_game_two_buttons_ask_for_it_and_the_lobby_is_for_all(tmp_path: Path) -> None:
    async with server(tmp_path) as sandbox:
        asked = await sandbox.slash("Ana", "table", "play", preset="short", language="de")
        assert asked.message is not None
        assert asked.message.only_for
        assert asked.message.data["content"] == EN("lobby-which-game")
        labels = [one["label"] for one in asked.message.data["components"][0]["components"]]
        assert labels == ["The slap game", "Cosmic Encounter"]
        opened = await sandbox.press("Ana", asked.message, "play:cosmic:short:de")
        assert opened.message is not None
        assert not opened.message.only_for
        assert "Länge des Spiels: fünfzehn Begegnungen" in opened.message.data["content"]
        french = await sandbox.slash("Ana", "table", "play", game="cosmic", language="fr")
        assert french.message is not None
        assert french.message.data["content"] == "Language: fr isn't possible. Choose English, Deutsch."


async def test_a_lobby_says_nothing_of_what_is_as_usual_and_has_one_primary_button(tmp_path: Path) -> None:
    async with server(tmp_path) as sandbox:
        for preset, told in (("week", ""), ("tonight", "Speed: live, two minutes"), ("short", "fifteen challenges")):
            opened = await sandbox.slash("Ana", "table", "play", game="cosmic", preset=preset)
            assert opened.message is not None
            last = opened.message.data["content"].splitlines()[-1]
            assert last.startswith("-# ") == bool(told)
            assert told in last
            (row,) = opened.message.data["components"]
            assert [one["label"] for one in row["components"] if one["style"] == 1] == ["Start"]
            await sandbox.press("Ana", opened.message, "Leave")


async def test_alone_computer_players_take_the_other_seats(tmp_path: Path) -> None:
    async with server(tmp_path) as sandbox:
        for game, many in (("cosmic", 3), ("slap", 3)):
            opened = await sandbox.slash("Ana", "table", "play", game=game, preset="alone")
            assert opened.message is not None
            shown = opened.message.data["content"]
            assert "(4 of 4)" in shown
            assert shown.count("(computer") == many
            await sandbox.press("Ana", opened.message, "Leave")


async def test_a_first_table_is_live_and_gentle_until_a_game_was_played_to_its_end(tmp_path: Path) -> None:
    async with Sandbox.start(rate=0) as sandbox, Bot(sandbox, tmp_path, 1, TEST_FIRST="1"):
        opened = await sandbox.slash("Ana", "table", "play", game="cosmic")
        assert opened.message is not None
        shown = opened.message.data["content"]
        for told in ("live", "Seats: 4", "easy to play", "Flares: used once", "Reverse cone: off", "(1 of 4)"):
            assert told in shown, told
        week = await sandbox.slash("Ben", "table", "play", game="cosmic", preset="week")
        assert week.message is not None
        assert "live" not in week.message.data["content"]
        assert "(1 of 4)" in week.message.data["content"]
        assert sandbox.violations == []


async def test_older_commands_are_answered_with_what_replaced_them(tmp_path: Path) -> None:
    async with server(tmp_path) as sandbox:
        for name, below, new in (("slap", "new", "play"), ("cosmic", "learn", "learn"), ("table", "find", "find")):
            data = {"id": "1", "name": name, "type": 1, "options": [{"name": below, "type": 1, "options": []}]}
            act = sandbox.discord.interactions.open(sandbox.user("Ana"), sandbox.place("table"), COMMAND, data)
            answer = await sandbox.outcome(act)
            assert answer.message is not None
            told = answer.message.data["content"]
            assert told == EN("table-replaced-command", old=f"{name} {below}", new=new)
        assert "/play" in await said(sandbox, "Ana", "games")
