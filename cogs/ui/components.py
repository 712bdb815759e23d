"""Buttons and selects with stable ids. None of them has a callback: presses are read where they arrive (``intake``)."""

from __future__ import annotations

from collections.abc import Sequence

import discord

from bot.kernel.table import Body, Button

STYLES = {
    "primary": discord.ButtonStyle.primary,
    "secondary": discord.ButtonStyle.secondary,
    "success": discord.ButtonStyle.success,
    "danger": discord.ButtonStyle.danger,
}


def table_view(table: int, body: Body) -> discord.ui.View | None:
    """The buttons of a table's message, as ``t<table>:<ask>:<choice>``."""
    if not body.buttons:
        return None
    rows = [[(f"t{table}:{button.ask}:{button.choice}", button) for button in row] for row in body.buttons]
    return button_view(rows)


def button_view(rows: Sequence[Sequence[tuple[str, Button]]]) -> discord.ui.View:
    """Rows of (custom_id, button)."""
    view = discord.ui.View(timeout=None)
    for number, row in enumerate(rows):
        for custom_id, button in row:
            item: discord.ui.Button[discord.ui.View] = discord.ui.Button(
                style=STYLES[button.style],
                label=button.label,
                emoji=button.emoji or None,
                custom_id=custom_id,
                disabled=button.disabled,
                row=number,
            )
            view.add_item(item)
    return finished(view)


def select_view(custom_id: str, placeholder: str, options: Sequence[tuple[str, str, str]]) -> discord.ui.View:
    """One select of (value, label, description)."""
    view = discord.ui.View(timeout=None)
    choices = [discord.SelectOption(value=v, label=label, description=d or None) for v, label, d in options]
    select: discord.ui.Select[discord.ui.View] = discord.ui.Select(
        custom_id=custom_id, placeholder=placeholder, options=choices
    )
    view.add_item(select)
    return finished(view)


def finished(view: discord.ui.View) -> discord.ui.View:
    """A stopped view is sent like any other, but discord.py keeps no copy of it for every message."""
    view.stop()
    return view
