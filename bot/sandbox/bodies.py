"""Discord's limits on what a bot may send, as far as the official OpenAPI document does not state them.

Each problem names the field, Discord's code for it and a text. Nothing here raises; ``rest.py`` turns problems into
error 50035 (or 50006) and notes them as violations.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass

from bot.sandbox.jsons import Json, flat

CONTENT_MAX = 2000
EMBEDS_MAX = 10
EMBED_CHARACTERS = 6000
ROWS_MAX = 5
V2_MAX = 40
MODAL_MAX = 5
V2_FLAG = 1 << 15

BUTTON, SELECTS, TEXT_INPUT = 2, (3, 5, 6, 7, 8), 4
LINK, PREMIUM = 5, 6
"""Component types, and the button styles that carry no custom_id."""

COMMAND_NAME = re.compile(r"[-_'\w]{1,32}")


@dataclass(frozen=True)
class Problem:
    """One broken limit."""

    field: str
    code: str
    text: str
    empty: bool = False
    """True for the empty message, which has an error code of its own (50006)."""


def message_problems(body: Json, *, files: int = 0, edit: bool = False, was_v2: bool = False) -> list[Problem]:
    """What Discord would refuse in the body of a message; for an edit, members that are absent stay as they are."""
    v2 = was_v2 or bool((body.get("flags") or 0) & V2_FLAG)
    content, embeds, components = (body.get(key) for key in ("content", "embeds", "components"))
    found: list[Problem] = []
    if len(content or "") > CONTENT_MAX:
        found.append(Problem("content", "BASE_TYPE_MAX_LENGTH", f"Must be {CONTENT_MAX} or fewer in length."))
    if len(embeds or []) > EMBEDS_MAX:
        found.append(Problem("embeds", "BASE_TYPE_MAX_LENGTH", f"Must be {EMBEDS_MAX} or fewer in length."))
    if sum(_characters(embed) for embed in embeds or []) > EMBED_CHARACTERS:
        text = f"Embed size exceeds maximum size of {EMBED_CHARACTERS}"
        found.append(Problem("embeds", "MAX_EMBED_SIZE_EXCEEDED", text))
    if v2 and (content or embeds):
        text = "The 'content' and 'embeds' fields cannot be used when using MessageFlags.IS_COMPONENTS_V2"
        found.append(Problem("content", "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2", text))
    found += component_problems(components or [], v2=v2)
    if not edit and not (content or embeds or components or files or body.get("poll") or body.get("sticker_ids")):
        found.append(Problem("content", "EMPTY", "Cannot send an empty message", empty=True))
    return found


def component_problems(components: list[Json], *, v2: bool) -> list[Problem]:
    """Rows, custom ids and counts of a message's components."""
    found: list[Problem] = []
    every = list(flat(components))
    most, have = (V2_MAX, len(every)) if v2 else (ROWS_MAX, len(components))
    if have > most:
        found.append(Problem("components", "BASE_TYPE_BAD_LENGTH", f"Must be between 1 and {most} in length."))
    found += _custom_ids(every)
    return found


def modal_problems(data: Json) -> list[Problem]:
    """What Discord would refuse in a modal."""
    found: list[Problem] = []
    components = data.get("components") or []
    if not 1 <= len(components) <= MODAL_MAX:
        found.append(Problem("components", "BASE_TYPE_BAD_LENGTH", f"Must be between 1 and {MODAL_MAX} in length."))
    found += _custom_ids(list(flat(components)))
    return found


def command_problems(commands: Iterable[Json]) -> list[Problem]:
    """Names of commands, subcommands and options: the pattern, and lower case where there is such a thing."""
    found: list[Problem] = []
    for command in commands:
        name = command.get("name", "")
        if command.get("type", 1) in (1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11) and (
            not COMMAND_NAME.fullmatch(name) or name != name.lower()
        ):
            text = f"{name!r} does not match the pattern for command and option names."
            found.append(Problem("name", "APPLICATION_COMMAND_INVALID_NAME", text))
        found += command_problems(command.get("options") or [])
    return found


def _custom_ids(components: list[Json]) -> list[Problem]:
    found: list[Problem] = []
    seen: set[str] = set()
    for component in components:
        custom_id = component.get("custom_id")
        needs = component["type"] in (*SELECTS, TEXT_INPUT) or (
            component["type"] == BUTTON and component.get("style") not in (LINK, PREMIUM)
        )
        if needs and not custom_id:
            found.append(Problem("components", "BASE_TYPE_REQUIRED", "This field is required: custom_id"))
        if custom_id and custom_id in seen:
            text = "Component custom id cannot be duplicated"
            found.append(Problem("components", "COMPONENT_CUSTOM_ID_DUPLICATED", text))
        if custom_id:
            seen.add(custom_id)
    return found


def _characters(embed: Json) -> int:
    total = len(embed.get("title") or "") + len(embed.get("description") or "")
    total += len((embed.get("footer") or {}).get("text") or "") + len((embed.get("author") or {}).get("name") or "")
    return total + sum(len(field["name"]) + len(field["value"]) for field in embed.get("fields") or [])
