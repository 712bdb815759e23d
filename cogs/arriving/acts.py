"""Read what an interaction means at a running table, and answer what is being typed there. Nothing is decided here."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, TypeAlias

import msgspec
from discord import app_commands

from bot.play.clock import Clock
from bot.play.raw import RawTyping
from bot.play.running.table_registry import TableRegistry
from bot.tables.contract.table import Pressed
from bot.words.speech import Speech
from cogs.arriving.names import NESTED
from cogs.arriving.places import PERSON, display_name, is_bot
from cogs.arriving.replies import Interaction
from cogs.ui.components import control_used

TABLE_CONTROL = re.compile(r"t(\d{1,15}):(\d{1,15}):(\w{1,64})")
TEXT_OPTION, INTEGER_OPTION, BOOLEAN_OPTION = 3, 4, 5
"""Discord's types of parameters."""
PEOPLE_MENU = 5
"""Discord's type of a menu of people."""
LARGEST = 2**53
"""Of the whole numbers that Discord lets somebody type."""


class TableCommand(msgspec.Struct, frozen=True):
    """A slash command's meaning at a running table; elsewhere its cog's own body says no."""

    choice: str
    """``Pressed.choice``."""
    parameters: tuple[str, ...] = ()
    """The parameters whose arguments become ``Pressed.values``, in this order."""
    given: str = ""
    """The choice instead if an argument is given that is not *no*; empty for the same."""
    game: str = ""
    """The game at whose tables alone it is taken; empty for all."""


TableCommands: TypeAlias = Mapping[str, TableCommand]
"""By the whole name, as it is typed."""


def control_press(data: Mapping[str, Any]) -> Pressed | None:
    """A button, a menu or a form of a table; None if its id is none of a table's.

    Whoever is chosen from a menu of people is the ``guest``, and ``values`` have the display name.
    """
    custom_id, values = control_used(data)
    match = TABLE_CONTROL.fullmatch(custom_id)
    if match is None:
        return None
    guest = ""
    if data.get("component_type") == PEOPLE_MENU:
        guest = next(iter(values), "")
        if not re.fullmatch(PERSON, guest):
            return None
        values = (display_name(data.get("resolved") or {}, guest),)
    return Pressed(table=int(match[1]), ask=int(match[2]), choice=match[3], values=values, guest=guest)


def command_press(table: int, command: TableCommand, called: Mapping[str, Any]) -> Pressed:
    """A slash command at a table; ``called`` is the part of its data with the arguments."""
    given = {str(one["name"]): one["value"] for one in called.get("options") or () if "value" in one}
    values = tuple(str(given.get(name, "")) for name in command.parameters)
    choice = command.given if command.given and any(given.values()) else command.choice
    return Pressed(table=table, choice=choice, values=values)


def no_guest(data: Mapping[str, Any], person: str, say: Speech) -> str:
    """Why an account that a command names gets no seat; empty if it is a member of the server."""
    if is_bot(data, person):
        return say("table-no-bots")
    return "" if person in ((data.get("resolved") or {}).get("members") or {}) else say("table-no-member")


def well_formed(options: Iterable[Mapping[str, Any]]) -> bool:
    """True if each argument of a command is of the kind that it claims; one still being typed may be anything."""
    return all(
        well_formed(option.get("options") or ())
        if option.get("type") in NESTED
        else option.get("focused", False) or _of_kind(option.get("type"), option.get("value"))
        for option in options
    )


def _of_kind(kind: int | None, value: object) -> bool:
    if kind == INTEGER_OPTION:
        return isinstance(value, int) and not isinstance(value, bool) and abs(value) <= LARGEST
    if kind == BOOLEAN_OPTION:
        return isinstance(value, bool)
    return isinstance(value, str) if kind == TEXT_OPTION else kind is not None


LATE_MS = 2_000
MOST = 25
LONGEST = 100
"""Characters of a label or a value."""


class Suggestions:
    """Asks tables. One per process."""

    def __init__(self, registry: TableRegistry, clock: Clock) -> None:
        self._registry = registry
        self._clock = clock

    async def ask(
        self, interaction: Interaction, command: str, typed: str, game: str = "", table: int | None = None
    ) -> list[app_commands.Choice[str]]:
        """For an autocomplete callback; ``command`` is what the controller calls it, ``table`` the one that is meant
        where the channel is no game's. Nothing where no such game is played.
        """
        asked = self._registry.table_in(interaction.channel_id or 0, game)
        table = table if asked is None else asked
        if table is None or not self._registry.plays(table):
            return []
        found: asyncio.Future[Sequence[tuple[str, str]]] = asyncio.get_running_loop().create_future()

        def answer(suggested: Sequence[tuple[str, str]]) -> None:
            if not found.done():
                found.set_result(suggested)

        late = self._clock.after(LATE_MS, lambda: answer(()))
        self._registry.put(table, RawTyping(interaction.user.id, command, typed, answer))
        suggested = await found
        late.cancel()
        fitting = [(label, value) for label, value in suggested if len(value) <= LONGEST]
        return [app_commands.Choice(name=label[:LONGEST], value=value) for label, value in fitting[:MOST]]
