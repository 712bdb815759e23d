"""Buttons, menus and forms with stable ids, and the bot's emojis for plain signs. No callbacks."""

from __future__ import annotations

import logging
import re
from collections.abc import Awaitable, Callable, Iterable, Iterator, Mapping, Sequence
from typing import Any, Final, NamedTuple, TypeVar

import discord
import msgspec

from bot.play.outgoing.screen import LONGEST, PANEL_LONGEST, Refused, control_id, rows_of
from bot.tables.contract.choices import ACTS
from bot.tables.contract.table import Body, Button, Field, Menu, Prompt
from bot.words.signs import bare, called, exchanged
from cogs.ui.forms import Part, Pick, entered_in, picker

LIST_COLOUR: Final = 0x5865F2
STYLES = {
    "primary": discord.ButtonStyle.primary,
    "secondary": discord.ButtonStyle.secondary,
    "success": discord.ButtonStyle.success,
    "danger": discord.ButtonStyle.danger,
}


def table_view(table: int, body: Body) -> discord.ui.View | None:
    """Ids are ``t<table>:<ask>:<choice>``."""
    return _view(_rows(table, body)) if body.buttons or body.menus else None


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
    assert view.content_length() <= PANEL_LONGEST, "Discord takes no longer panel"  # how many parts, discord.py checks
    view.stop()
    return view


def table_form(table: int, prompt: Prompt) -> discord.ui.Modal:
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
    if menu.people:
        return discord.ui.UserSelect(custom_id=custom_id, placeholder=menu.placeholder)
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
        custom_id=custom_id, placeholder=menu.placeholder, options=options, min_values=menu.least, max_values=menu.most
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
    return _view([_button(custom_id, button) for custom_id, button in row] for row in rows)


def _view(rows: Iterable[Sequence[discord.ui.Item[Any]]]) -> discord.ui.View:
    view = discord.ui.View(timeout=None)
    for number, row in enumerate(rows):
        for item in row:
            item.row = number
            view.add_item(item)
    return finished(view)


def with_select(
    view: discord.ui.View, custom_id: str, placeholder: str, options: Sequence[tuple[str, str, str]]
) -> discord.ui.View:
    """``options`` are (value, label, description)."""
    choices = [discord.SelectOption(value=v, label=label, description=d or None) for v, label, d in options]
    select: discord.ui.Select[discord.ui.View] = discord.ui.Select(
        custom_id=custom_id, placeholder=placeholder, options=choices
    )
    view.add_item(select)
    return finished(view)


class ListRow(NamedTuple):
    words: str
    custom_id: str
    """An address, too, to which the button leads."""
    label: str
    style: str = "secondary"


def list_panel(head: str, rows: Sequence[ListRow], below: Sequence[tuple[str, Button]] = ()) -> discord.ui.LayoutView:
    """Up to ten rows in a frame."""
    view = discord.ui.LayoutView(timeout=None)
    listed: discord.ui.Container[discord.ui.LayoutView] = discord.ui.Container(accent_colour=LIST_COLOUR)
    listed.add_item(discord.ui.TextDisplay(head))
    for row in rows:
        leads: Any = {"url" if row.custom_id.startswith("https:") else "custom_id": row.custom_id}
        button: Any = discord.ui.Button(label=row.label, style=STYLES[row.style], **leads)
        listed.add_item(discord.ui.Section(row.words, accessory=button))
    view.add_item(listed)
    if below:
        view.add_item(discord.ui.ActionRow(*(_button(custom_id, button) for custom_id, button in below)))
    view.stop()
    return view


def with_people(view: discord.ui.View, custom_id: str, placeholder: str) -> discord.ui.View:
    view.add_item(discord.ui.UserSelect(custom_id=custom_id, placeholder=placeholder))
    return finished(view)


def finished(view: discord.ui.View) -> discord.ui.View:
    """A stopped view is sent like any other, but discord.py keeps no copy of it for every message."""
    view.stop()
    return view


def fields_form(custom_id: str, title: str, fields: Sequence[Field | Part]) -> discord.ui.Modal:
    """A form of 1 to 5 fields, which are called 0, 1, ... in their order; ``title`` has at most 45 characters."""
    return named_form(custom_id, title, {str(number): field for number, field in enumerate(fields)})


def named_form(custom_id: str, title: str, fields: Mapping[str, Field | Part]) -> discord.ui.Modal:
    modal = discord.ui.Modal(title=title, timeout=None, custom_id=custom_id)
    for name, field in fields.items():
        item = _line(name, field) if isinstance(field, Field) else picker(name, field)
        note = field.note if isinstance(field, Field) else field.hint if isinstance(field, Pick) else ""
        modal.add_item(discord.ui.Label(text=field.label, component=item, description=note or None))
    modal.stop()  # sent like any other, but discord.py keeps no copy
    return modal


def _line(custom_id: str, field: Field) -> discord.ui.Item[discord.ui.Modal]:
    return discord.ui.TextInput(
        custom_id=custom_id,
        style=discord.TextStyle.paragraph if field.long else discord.TextStyle.short,
        placeholder=field.hint or None,
        default=field.value or None,
        required=field.required,
        max_length=field.most,
    )


_ACTS = re.compile(rf"(t\d{{1,15}}):(\d{{1,15}}):{ACTS}")
_ACT = re.compile(r"(?:(\d{1,15}):)?(\w{1,64})")


def control_used(data: Mapping[str, Any]) -> tuple[str, tuple[str, ...]]:
    """Return id and values; a chosen line in a menu of acts counts as the button that it stands for."""
    custom_id, chosen = str(data.get("custom_id", "")), tuple(map(str, data.get("values") or ()))
    if (menu := _ACTS.fullmatch(custom_id)) and len(chosen) == 1 and (act := _ACT.fullmatch(chosen[0])):
        return f"{menu[1]}:{act[1] or menu[2]}:{act[2]}", ()
    return custom_id, chosen or tuple(entered(data))


def entered(data: Mapping[str, Any]) -> Iterator[str]:
    """Fields in their order; Discord wraps each in a label or a row."""
    for wrapped in data.get("components") or ():
        for field in wrapped.get("components") or (wrapped.get("component") or {},):
            if "custom_id" in field:
                yield entered_in(field)


def filled(data: Mapping[str, Any]) -> dict[str, tuple[str, ...]]:
    parts = [one.get("component") or {} for one in data.get("components") or ()]
    return {str(one["custom_id"]): _values(one) for one in parts if "custom_id" in one}


def _values(field: Mapping[str, Any]) -> tuple[str, ...]:
    if "values" in field:
        return tuple(map(str, field["values"] or ()))
    return () if field.get("value") is None else (str(field["value"]),)


def typed_value(typed: Sequence[str]) -> str:
    return next(iter(typed), "").strip()


log = logging.getLogger(__name__)

T = TypeVar("T")
_SHOWN: Final = re.compile(r"<:([a-z_]+?)(?:_[0-9a-f]{6})?:\d+>")
"""Older messages have the hash of a drawing behind its name."""


class OwnEmojis:
    def __init__(self) -> None:
        self._markup: dict[str, str] = {}

    def learn(self, emojis: Mapping[str, discord.PartialEmoji]) -> None:
        self._markup = {plain: str(emoji) for plain, emoji in emojis.items()}

    def words(self, text: str, most: int = LONGEST) -> str:
        """A text with emojis for signs; with plain ones if that is longer than ``most``."""
        shown = bare(exchanged(text, lambda sign: self._markup.get(sign, sign)))
        return shown if len(shown) <= most else bare(text)

    def dress(self, body: Body) -> Body:
        return msgspec.structs.replace(
            body,
            text=self.words(body.text, PANEL_LONGEST if body.panel else LONGEST),
            buttons=tuple(tuple(self._button(button) for button in row) for row in body.buttons),
            menus=tuple(self._menu(menu) for menu in body.menus),
        )

    async def dressing(self, body: Body, send: Callable[[Body], Awaitable[T]]) -> T:
        """Send a message with emojis; if Discord knows one of them no more, with plain signs, and so from then on."""
        try:
            return await send(self.dress(body))
        except (Refused, discord.HTTPException) as refusal:
            if not (self._markup and is_about_emojis(refusal)):
                raise
        log.warning("Discord knows an emoji of the bot's no more: signs stay plain until it is connected again")
        self.learn({})
        return await send(self.dress(body))

    def _button(self, button: Button) -> Button:
        return msgspec.structs.replace(button, emoji=self._beside(button.emoji))

    def _menu(self, menu: Menu) -> Menu:
        lines = (msgspec.structs.replace(line, emoji=self._beside(line.emoji)) for line in menu.options)
        return msgspec.structs.replace(menu, options=tuple(lines))

    def _beside(self, emoji: str) -> str:
        return self._markup.get(emoji, bare(emoji))


def is_about_emojis(refusal: Exception) -> bool:
    return re.search("invalid emoji", str(refusal), re.IGNORECASE) is not None


def plain(text: str) -> str:
    """Words of a message of ours as they read without emojis, also those of an earlier bot."""
    return bare(_SHOWN.sub(lambda found: called(found[1]) or found[0], text))
