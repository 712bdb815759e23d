"""What an interaction means at a running table: read from Discord's data alone, nothing is decided here.

Which slash commands are actions at the table of the thread is data that each cog declares.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from typing import Any, Final, TypeAlias

import msgspec

from bot.tables.contract.away import BUTTON as AWAY
from bot.tables.contract.choices import EVENT, REMATCH, REPORT
from bot.tables.contract.film import FILM
from cogs.ui.forms import entered

TABLE_CONTROL = re.compile(r"t(\d{1,15}):(\d{1,15}):(\w{1,64})")
NO_TABLE: Final = 0
"""Whose controls belong to no table, but to the tutor."""
PERSON: Final = "[0-9]{1,18}|[1-8][0-9]{18}"
"""A person's id: what fits 63 bits, as they are stored."""
NESTED = (1, 2)
TEXT_OPTION, INTEGER_OPTION, BOOLEAN_OPTION, USER_OPTION = 3, 4, 5, 6
"""Discord's types of what follows a command's name: commands below it, and parameters."""
LARGEST = 2**53
"""Of the whole numbers that Discord lets somebody type."""


class TableCommand(msgspec.Struct, frozen=True):
    """What a slash command means at a running table; elsewhere its cog's own body says no."""

    choice: str
    """``Pressed.choice``. A parameter's name in braces is replaced by its argument: ``referee_{action}``."""
    parameters: tuple[str, ...] = ()
    """The parameters whose arguments become ``Pressed.values``, in this order."""
    guest: str = ""
    """The parameter that names a person, who is ``Pressed.guest`` then; empty for none."""
    elsewhere: str = ""
    """The parameter that names another table: if it is given, the command's cog finds the way; empty for none."""
    usual: Mapping[str, str] = {}
    """Arguments of parameters that are in ``choice`` and may be left out."""
    game: str = ""
    """The game at whose tables alone it is taken, if its group is not called like that; empty for no such."""

    def is_elsewhere(self, called: Mapping[str, Any]) -> bool:
        """Whether this call of the command is about another table than that of its thread."""
        return any(option["name"] == self.elsewhere for option in called.get("options") or ())


_NO_TABLES: Final = (REMATCH, FILM, AWAY, REPORT, *EVENT)
"""Choices of a table's buttons that no table takes: of a game that is over, about one's holidays, for moderators, of a
tournament.
"""
TableCommands: TypeAlias = Mapping[tuple[str, str], TableCommand]
"""By group and name. A group called like a game acts at that game's tables alone, any other one at all tables."""


class Act(msgspec.Struct, frozen=True):
    """What somebody did at a table; the fields are those of ``bot.play.raw.RawPress``."""

    table: int
    ask: int
    choice: str
    values: tuple[str, ...] = ()
    guest: int = 0
    bot: bool = False
    """Whether the named person is a bot, whom no seat can be given to."""


def control_act(data: Mapping[str, Any]) -> Act | None:
    """A button, a menu or a form of a table; None if it belongs to something else."""
    match = TABLE_CONTROL.fullmatch(str(data.get("custom_id", "")))
    if match is None or match[3] in _NO_TABLES:
        return None
    values = tuple(data.get("values") or ()) or tuple(entered(data))
    return Act(int(match[1]), int(match[2]), match[3], values)


def command_act(table: int, command: TableCommand, called: Mapping[str, Any], data: Mapping[str, Any]) -> Act | None:
    """A slash command at the table of its thread; ``called`` is the subcommand within the interaction's ``data``.

    None if the call does not have the command's form, as of an older version: its cog says so.
    """
    given = {str(option["name"]): option for option in called.get("options") or () if "value" in option}
    resolved = data.get("resolved") or {}
    arguments = {name: _argument(option, resolved) for name, option in given.items()}
    values = tuple(arguments.get(name, "") for name in command.parameters)
    guest = str(given.get(command.guest, {}).get("value", 0))
    try:
        choice = command.choice.format_map({**command.usual, **arguments})
    except KeyError:
        return None
    if not re.fullmatch(PERSON, guest):
        return None
    return Act(table, 0, choice, values, int(guest), is_bot(data, guest))


def is_bot(data: Mapping[str, Any], person: str) -> bool:
    """Whether Discord says of an account that was chosen or named that it is a bot's."""
    users = (data.get("resolved") or {}).get("users") or {}
    return bool((users.get(person) or {}).get("bot"))


def well_formed(options: Iterable[Mapping[str, Any]]) -> bool:
    """Whether each argument of a command is of the kind that it claims to be; what is being typed may be anything."""
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


def _argument(option: Mapping[str, Any], resolved: Mapping[str, Any]) -> str:
    """An argument in words: of a person the display name."""
    value = str(option["value"])
    return value if option["type"] != USER_OPTION else display_name(resolved, value)


def display_name(resolved: Mapping[str, Any], person: str) -> str:
    """What Discord says that somebody is called who was chosen or named; empty if it says nothing."""
    user = (resolved.get("users") or {}).get(person) or {}
    member = (resolved.get("members") or {}).get(person) or {}
    return str(member.get("nick") or user.get("global_name") or user.get("username") or "")
