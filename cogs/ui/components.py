"""Buttons, menus and forms with stable ids. None has a callback: handlers declare their ids."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

import discord

from bot.play.outgoing.screen import control_id, rows_of
from bot.tables.contract.table import Body, Button, Field, Menu, Prompt

PANEL_TEXT = 4_000
"""Characters of all words in a message made of components."""
STYLES = {
    "primary": discord.ButtonStyle.primary,
    "secondary": discord.ButtonStyle.secondary,
    "success": discord.ButtonStyle.success,
    "danger": discord.ButtonStyle.danger,
}


def table_view(table: int, body: Body) -> discord.ui.View | None:
    """Menus and buttons of a table's message, as ``t<table>:<ask>:<choice>``; None if it has none."""
    if not body.buttons and not body.menus:
        return None
    view = discord.ui.View(timeout=None)
    for number, row in enumerate(_rows(table, body)):
        for item in row:
            item.row = number
            view.add_item(item)
    return finished(view)


def table_panel(table: int, body: Body, *, drawn: bool) -> discord.ui.LayoutView:
    """The whole message as a Components V2 layout: words, the picture if it is ``drawn``, menus, buttons."""
    view = discord.ui.LayoutView(timeout=None)
    view.add_item(discord.ui.TextDisplay[discord.ui.LayoutView](body.text))
    if drawn and body.picture is not None:
        gallery = discord.ui.MediaGallery[discord.ui.LayoutView]()
        gallery.add_item(media=f"attachment://{body.picture.file}", description=body.picture.alt)
        view.add_item(gallery)
    for row in _rows(table, body):
        view.add_item(discord.ui.ActionRow(*row))
    assert view.content_length() <= PANEL_TEXT, "Discord takes no longer panel"  # how many parts, discord.py checks
    view.stop()
    return view


def table_form(table: int, prompt: Prompt) -> discord.ui.Modal:
    """The form that a table asks to be filled in."""
    return fields_form(control_id(table, prompt), prompt.title, prompt.fields)


def _rows(table: int, body: Body) -> Iterator[list[discord.ui.Item[Any]]]:
    for control_row in rows_of(body):
        yield [
            _select(control_id(table, control), control)
            if isinstance(control, Menu)
            else _button(control_id(table, control), control)
            for control in control_row
        ]


def _select(custom_id: str, menu: Menu) -> discord.ui.Item[Any]:
    options = [
        discord.SelectOption(
            value=option.value,
            label=option.label,
            description=option.description or None,
            emoji=option.emoji or None,
            default=option.chosen,
        )
        for option in menu.options
    ]
    return discord.ui.Select(
        custom_id=custom_id,
        placeholder=menu.placeholder,
        options=options,
        min_values=menu.least,
        max_values=menu.most,
    )


def _button(custom_id: str, button: Button) -> discord.ui.Item[Any]:
    return discord.ui.Button(
        style=STYLES[button.style],
        label=button.label,
        emoji=button.emoji or None,
        custom_id=custom_id,
        disabled=button.disabled,
    )


def button_view(rows: Sequence[Sequence[tuple[str, Button]]]) -> discord.ui.View:
    """Rows of (custom_id, button)."""
    view = discord.ui.View(timeout=None)
    for number, row in enumerate(rows):
        for custom_id, button in row:
            item = _button(custom_id, button)
            item.row = number
            view.add_item(item)
    return finished(view)


def select_view(
    custom_id: str, placeholder: str, options: Sequence[tuple[str, str, str]], back: tuple[str, str] | None = None
) -> discord.ui.View:
    """One select of (value, label, description), and below it a button (custom_id, label) that leads back."""
    view = with_select(discord.ui.View(timeout=None), custom_id, placeholder, options)
    if back is not None:
        view.add_item(discord.ui.Button(custom_id=back[0], label=back[1], row=1))
    return view


def with_select(
    view: discord.ui.View, custom_id: str, placeholder: str, options: Sequence[tuple[str, str, str]]
) -> discord.ui.View:
    """The view with one more row: a select of (value, label, description)."""
    choices = [discord.SelectOption(value=v, label=label, description=d or None) for v, label, d in options]
    select: discord.ui.Select[discord.ui.View] = discord.ui.Select(
        custom_id=custom_id, placeholder=placeholder, options=choices
    )
    view.add_item(select)
    return finished(view)


def people_view(menus: Sequence[tuple[str, str]]) -> discord.ui.View:
    """Menus of (custom_id, placeholder) from which one person of the server is chosen."""
    view = discord.ui.View(timeout=None)
    for custom_id, placeholder in menus:
        view = with_people(view, custom_id, placeholder)
    return finished(view)


def with_people(
    view: discord.ui.View, custom_id: str, placeholder: str, chosen: int = 0, *, least: int = 1
) -> discord.ui.View:
    """The view with one more row: a menu of the server's people, of whom one may be ``chosen`` already."""
    menu: discord.ui.UserSelect[discord.ui.View] = discord.ui.UserSelect(
        custom_id=custom_id,
        placeholder=placeholder,
        min_values=least,
        default_values=[discord.Object(chosen, type=discord.User)] if chosen else [],
    )
    view.add_item(menu)
    return finished(view)


def finished(view: discord.ui.View) -> discord.ui.View:
    """A stopped view is sent like any other, but discord.py keeps no copy of it for every message."""
    view.stop()
    return view


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
    """Yield the values of a form's fields, in their order; Discord wraps each in a label or a row."""
    for wrapped in data.get("components") or ():
        for field in wrapped.get("components") or (wrapped.get("component") or {},):
            if "custom_id" in field:
                yield str(field.get("value") or "")


def typed_value(typed: Sequence[str]) -> str:
    """Return the text typed into the only field of a form."""
    return next(iter(typed), "").strip()
