"""A table's body as the arguments of discord.py's calls, and read back from what Discord keeps of it."""

from __future__ import annotations

import io
from collections.abc import Iterator, Sequence
from typing import Any

import discord

from bot.play.outgoing.screen import Drawn, Stays
from bot.tables.contract.table import Body
from cogs.ui.components import table_panel, table_view


def as_new(table: int, body: Body, picture: bytes | None) -> dict[str, Any]:
    """For ``send`` and its kin; ``picture`` is the drawn one, if there is one."""
    parts: dict[str, Any] = {} if picture is None else {"file": _file(body, picture)}
    if body.panel:
        return {**parts, "view": table_panel(table, body, drawn=picture is not None)}
    view = table_view(table, body)
    if view is not None:
        parts["view"] = view
    return {**parts, "content": body.text}


def as_edit(table: int, body: Body, picture: Drawn) -> dict[str, Any]:
    """For ``edit`` and its kin. Without a drawn picture a panel has none; other messages keep theirs if the body has
    one. ``attachments`` are among the parts if and only if the edit changes them.
    """
    files = [_file(body, picture)] if isinstance(picture, bytes) else []
    if body.panel:
        parts: dict[str, Any] = {"view": table_panel(table, body, drawn=picture is not None)}
        changes = not isinstance(picture, Stays)
    else:
        parts = {"content": body.text, "view": table_view(table, body)}
        changes = bool(files) or body.picture is None
    return {**parts, "attachments": files} if changes else parts


def words_of(message: discord.Message) -> str:
    """What a message says, in either shape."""
    shown = (part.content for part in _flat(message.components) if isinstance(part, discord.TextDisplay))
    return "\n".join([message.content] if message.content else shown)


def controls_of(message: discord.Message) -> tuple[str, ...]:
    """The custom_ids of a message's menus and buttons from top to bottom."""
    found = (part for part in _flat(message.components) if isinstance(part, discord.Button | discord.SelectMenu))
    return tuple(part.custom_id for part in found if part.custom_id)


def _flat(components: Sequence[Any]) -> Iterator[Any]:
    for component in components:
        yield component
        yield from _flat(getattr(component, "children", ()))


def _file(body: Body, picture: bytes) -> discord.File:
    assert body.picture is not None
    return discord.File(io.BytesIO(picture), body.picture.file, description=body.picture.alt)
