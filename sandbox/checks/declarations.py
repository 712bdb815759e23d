"""Discord's documented limits on slash commands: names, words, numbers of everything, and the weight of the whole."""

from __future__ import annotations

import re
from collections.abc import Iterator

from sandbox.checks.problems import Problem, length, required, twice
from sandbox.jsons import Json

COMMANDS_MAX = 100
OPTIONS_MAX = CHOICES_MAX = 25
WEIGHT_MAX = 8000
"""Characters of names, descriptions and values of one command with all in it; of a text's languages the longest."""
NAME = re.compile(r"[-_'\w]{1,32}")
MENU_KINDS = (2, 3)
"""Types of commands that are no slash commands."""
NESTED = (1, 2)
"""Types of options that are commands themselves."""


def command_problems(commands: list[Json]) -> list[Problem]:
    """List Discord's objections to a set of commands; ``0.options.1`` is the second option of the first one."""
    found = [*length("commands", commands, COMMANDS_MAX)]
    for number, command in enumerate(commands):
        if command.get("type", 1) in MENU_KINDS:
            found += length(f"{number}.name", command.get("name"), 32, 1)
            continue
        found += _part(str(number), command)
        if _weight(command) > WEIGHT_MAX:
            text = f"Command exceeds maximum size ({WEIGHT_MAX})"
            found.append(Problem(str(number), "APPLICATION_COMMAND_TOO_LARGE", text))
    kinds = {command.get("type", 1) for command in commands}
    return [*found, *(one for kind in kinds for one in _names("", commands, kind))]


def choice_problems(choices: list[Json], field: str = "choices") -> list[Problem]:
    """List Discord's objections to choices: those of an option, or those that autocomplete suggests."""
    found = [*length(field, choices, CHOICES_MAX)]
    for number, choice in enumerate(choices):
        found += required(f"{field}.{number}.name", choice.get("name"))
        found += length(f"{field}.{number}.name", choice.get("name"), 100)
        if isinstance(choice.get("value"), str):
            found += length(f"{field}.{number}.value", choice["value"], 100)
    return found


def _part(field: str, part: Json) -> Iterator[Problem]:
    """A command or an option, with all below it."""
    name, options = part.get("name", ""), part.get("options") or []
    if not NAME.fullmatch(name) or name != name.lower():
        text = f"{name!r} does not match the pattern for command and option names."
        yield Problem(f"{field}.name", "APPLICATION_COMMAND_INVALID_NAME", text)
    yield from required(f"{field}.description", part.get("description"))
    yield from length(f"{field}.description", part.get("description"), 100)
    for language, said in (part.get("description_localizations") or {}).items():
        yield from length(f"{field}.description_localizations.{language}", said, 100, 1)
    yield from length(f"{field}.options", options, OPTIONS_MAX)
    yield from _names(f"{field}.options.", options)
    for number, option in enumerate(options):
        yield from _part(f"{field}.options.{number}", option)
    yield from _order(field, options)
    yield from choice_problems(part.get("choices") or [], f"{field}.choices")
    if part.get("autocomplete") and part.get("choices"):
        text = "Options with autocomplete cannot have choices"
        yield Problem(f"{field}.choices", "APPLICATION_COMMAND_AUTOCOMPLETE_AND_CHOICES", text)


def _names(field: str, parts: list[Json], kind: int = 0) -> Iterator[Problem]:
    """Each name is there once; with ``kind`` among the commands of that type."""
    names = [part.get("name") if kind in (0, part.get("type", 1)) else number for number, part in enumerate(parts)]
    for number, name in twice(names):
        text = f"Option name already exists: {name}"
        yield Problem(f"{field}{number}.name", "APPLICATION_COMMAND_OPTIONS_NAME_ALREADY_EXISTS", text)


def _order(field: str, options: list[Json]) -> Iterator[Problem]:
    """Required options come before the others; commands do not stand beside values."""
    nested = {option.get("type") in NESTED for option in options}
    if len(nested) > 1:
        text = "Sub-command and sub-command group option types are mutually exclusive to all other types"
        yield Problem(f"{field}.options", "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID", text)
    needs = [bool(option.get("required")) for option in options]
    if needs != sorted(needs, reverse=True):
        text = "Required options must be placed before non-required options"
        yield Problem(f"{field}.options", "APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID", text)


def _weight(part: Json) -> int:
    total = 0
    for name in ("name", "description", "value"):
        said = [part.get(name, ""), *(part.get(f"{name}_localizations") or {}).values()]
        total += max(len(text) for text in said if isinstance(text, str)) if any(said) else 0
    return total + sum(_weight(inner) for key in ("options", "choices") for inner in part.get(key) or [])
