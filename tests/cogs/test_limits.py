"""Every command and component against Discord's limits; discord.py lets some of them pass."""

from __future__ import annotations

import re
from typing import Any

import discord
import pytest
from discord import app_commands
from discord.ext import commands

from bot.kernel.table import Body, Button
from bot.play.lobby import Lobby
from bot.play.roster import Seated
from bot.slap.option_text import OPTIONS
from bot.slap.options import from_strings
from cogs import text
from cogs.lobby import LobbyDesk, buttons, panel_view
from cogs.slap import SlapCog
from cogs.table import TableCog
from cogs.ui.components import select_view, table_view


class _Services:
    store = None


class _Hall:
    services = _Services()


def groups() -> list[app_commands.Group]:
    hall: Any = _Hall()
    lobby: Any = LobbyDesk.__new__(LobbyDesk)
    cogs: list[commands.Cog] = [SlapCog(hall, lobby), TableCog(hall)]
    found = [cog.app_command for cog in cogs]
    return [group for group in found if isinstance(group, app_commands.Group)]


def test_the_commands_of_the_product_exist() -> None:
    names = {command.qualified_name for group in groups() for command in group.commands}
    assert {f"slap {n}" for n in ("new", "start", "leave", "status", "stop", "rules", "pause", "resume")} <= names
    assert {f"table {n}" for n in ("verify", "games", "help")} <= names


@pytest.mark.parametrize("group", groups(), ids=lambda group: group.name)
async def test_commands_keep_discords_limits(group: app_commands.Group) -> None:
    assert len(group.commands) <= 25
    async with discord.Client(intents=discord.Intents.none()) as client:
        assert len(str(group.to_dict(app_commands.CommandTree(client)))) <= 8_000
    for command in [group, *group.commands]:
        assert re.fullmatch(r"[-_a-z0-9]{1,32}", command.name)
        assert 1 <= len(command.description) <= 100
        if isinstance(command, app_commands.Command):
            assert len(command.parameters) <= 25
            for parameter in command.parameters:
                assert re.fullmatch(r"[-_a-z0-9]{1,32}", parameter.name)
                assert 1 <= len(str(parameter.description)) <= 100
                assert len(parameter.choices) <= 25
                assert all(1 <= len(choice.name) <= 100 for choice in parameter.choices)


def test_every_offered_value_of_an_option_is_one_that_the_game_takes() -> None:
    for option in OPTIONS:
        for value, label in option.values:
            assert label
            from_strings({option.name: value, **({"comebacks": "0"} if value == "none" else {})})


async def test_components_keep_discords_limits() -> None:
    lobby = Lobby(10**15 - 1, "slap", 1, [Seated("x" * 32, n) for n in range(10)], {}, "lobby")
    views = [buttons(lobby.table), panel_view(lobby)]
    views += [
        select_view(f"o{lobby.table}:{o.name}", o.title, [(v, name, "") for v, name in o.values]) for o in OPTIONS
    ]
    row = tuple(Button(10**15 - 1, f"choice{n}" * 5, "L" * 80) for n in range(5))
    whole = table_view(10**15 - 1, Body("x", (row,)))
    assert whole is not None
    for view in [*views, whole]:
        ids = []
        for line in view.to_components():
            assert len(line["components"]) <= 5
            for part in line["components"]:
                ids.append(part["custom_id"])
                assert len(part["custom_id"]) <= 100
                assert len(part.get("label") or "") <= 80
                assert len(part.get("placeholder") or "") <= 150
                assert len(part.get("options", [])) <= 25
                for choice in part.get("options", []):
                    assert 1 <= len(choice["label"]) <= 100
                    assert len(choice.get("description") or "") <= 100
        assert len(ids) == len(set(ids))
        assert len(view.to_components()) <= 5
        assert view.is_finished()  # discord.py must keep no copy


def test_words_keep_discords_limits_with_a_full_table_of_long_names() -> None:
    seats = [Seated("*" * 32, None) for _ in range(10)]
    options = {option.name: option.values[-1][0] for option in OPTIONS}
    lobby = Lobby(10**15, "slap", 10**19, seats, options, "lobby")
    for words in (
        text.lobby(lobby, 10),
        text.started(lobby, 10**19),
        text.option_panel(lobby),
        text.HELP,
        text.missing_permissions(list(text.PERMISSIONS), 10**19),
        text.games([(10**15, "running", 10**19)] * 25),
        text.verified(10**15, 2**128, "h" * 32, "h" * 32),
    ):
        assert len(words) <= 2_000
    assert len(text.thread_name(10**15)) <= 100


def test_every_needed_permission_is_one_of_discords() -> None:
    for name in text.PERMISSIONS:
        assert name in discord.Permissions.VALID_FLAGS
