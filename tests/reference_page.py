"""The page of all commands and options, ``docs/reference.md``; ``python -m tests.reference_page`` writes it."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final

from discord import app_commands

from bot.play.games.lobby_games import LOBBY_GAMES
from bot.words.message import DEFAULT
from bot.words.options import OptionText
from tests.test_app import client

PAGE: Final = Path(__file__).parents[1] / "docs" / "reference.md"
_INTRO: Final = """# Reference

Made by `make docs` from the commands and options themselves. The [guide](players.md) tells how to play.

## Commands

| command | options | does |
|---|---|---|
"""
_MENUS: Final = """
Press and hold a message or a person (on a computer: right click), then *Apps*, for **{menus}**.
"""


async def page() -> str:
    """All commands, menus and table options."""
    with TemporaryDirectory() as folder:
        async with client(Path(folder)) as (bot, _, _):
            await bot.add_commands()
            tree = bot.tree.get_commands()
    commands = sorted((one for one in tree if isinstance(one, app_commands.Command)), key=lambda one: one.name)
    menus = sorted({one.name for one in tree if isinstance(one, app_commands.ContextMenu)})
    text = _INTRO + "".join(_row(one) for one in commands) + _MENUS.format(menus="**, **".join(menus))
    for game in LOBBY_GAMES.values():
        text += f"\n## Options of a table: {game.called(DEFAULT).plain}\n\nThe first value is the usual one.\n\n"
        text += "| option | values | does |\n|---|---|---|\n" + "".join(
            _option(one) for one in game.options_in(DEFAULT)
        )
    return text


def _row(command: app_commands.Command[Any, ..., Any]) -> str:
    options = ", ".join(f"`{one.name}`" for one in command.parameters)
    return f"| `/{command.name}` | {options} | {command.description} |\n"


def _option(option: OptionText) -> str:
    return f"| {option.title} | {' · '.join(_values(option))} | {option.sentence} |\n"


def _values(option: OptionText) -> Iterator[str]:
    for _, label in option.values:
        yield label
    if option.typed:
        yield option.typed


if __name__ == "__main__":
    PAGE.write_text(asyncio.run(page()))
