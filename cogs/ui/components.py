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


def select_view(
    custom_id: str, placeholder: str, options: Sequence[tuple[str, str, str]], back: tuple[str, str] | None = None
) -> discord.ui.View:
    """One select of (value, label, description), and below it a button (custom_id, label) that leads back."""
    view = discord.ui.View(timeout=None)
    choices = [discord.SelectOption(value=v, label=label, description=d or None) for v, label, d in options]
    select: discord.ui.Select[discord.ui.View] = discord.ui.Select(
        custom_id=custom_id, placeholder=placeholder, options=choices
    )
    view.add_item(select)
    if back is not None:
        view.add_item(discord.ui.Button(custom_id=back[0], label=back[1], row=1))
    return finished(view)


def form(custom_id: str, title: str, hint: str) -> discord.ui.Modal:
    """A form with one required line of at most 32 characters; ``title`` has at most 45 characters, ``hint`` 100."""
    modal = discord.ui.Modal(title=title, timeout=None, custom_id=custom_id)
    field: discord.ui.TextInput[discord.ui.Modal] = discord.ui.TextInput(
        label=title,
        custom_id="value",
        placeholder=hint,
        max_length=32,
    )
    modal.add_item(field)
    modal.stop()  # sent like any other, but discord.py keeps no copy
    return modal


def finished(view: discord.ui.View) -> discord.ui.View:
    """A stopped view is sent like any other, but discord.py keeps no copy of it for every message."""
    view.stop()
    return view
