"""Forms, and what was typed into them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

import discord

from bot.tables.contract.table import Field


def fields_form(custom_id: str, title: str, fields: Sequence[Field]) -> discord.ui.Modal:
    """A form of 1 to 5 fields, which are called 0, 1, ... in their order; ``title`` has at most 45 characters."""
    modal = discord.ui.Modal(title=title, timeout=None, custom_id=custom_id)
    for number, field in enumerate(fields):
        line: discord.ui.TextInput[discord.ui.Modal] = discord.ui.TextInput(
            custom_id=str(number),
            style=discord.TextStyle.paragraph if field.long else discord.TextStyle.short,
            placeholder=field.hint or None,
            default=field.value or None,
            required=field.required,
            max_length=field.most,
        )
        modal.add_item(discord.ui.Label(text=field.label, component=line))
    modal.stop()  # sent like any other, but discord.py keeps no copy
    return modal


def form(custom_id: str, title: str, hint: str, most: int = 32) -> discord.ui.Modal:
    """A form with one required line of ``most`` characters; ``title`` has at most 45 characters, ``hint`` 100."""
    return fields_form(custom_id, title, [Field(title, hint, most=most)])


def entered(data: Mapping[str, Any]) -> Iterator[str]:
    """What stands in the fields of a form, in their order; Discord wraps each in a label or a row."""
    for wrapped in data.get("components") or ():
        for field in wrapped.get("components") or (wrapped.get("component") or {},):
            if "custom_id" in field:
                yield str(field.get("value") or "")


def typed_value(data: Mapping[str, Any]) -> str:
    """What was typed into the only field of a form."""
    return next(entered(data), "").strip()
