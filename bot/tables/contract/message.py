"""What a message of a table is made of: words, picture, buttons, menus; and the fields of a form. Plain data.

Lengths are Discord's, so that a desk that keeps to them is never refused; nothing here knows Discord itself.
"""

from __future__ import annotations

from typing import Literal

import msgspec

from bot.words.language import Language


class Button(msgspec.Struct, frozen=True):
    """One button; its custom_id becomes ``t<table>:<ask>:<choice>``. ``label`` at most 80 characters."""

    ask: int
    choice: str
    label: str
    emoji: str = ""
    """A plain sign before the label (``bot.words.signs``), or any Unicode emoji."""
    style: Literal["primary", "secondary", "success", "danger"] = "secondary"
    disabled: bool = False


class MenuOption(msgspec.Struct, frozen=True):
    """One line of a menu. ``label`` and ``description`` have at most 100 characters each."""

    value: str
    label: str
    description: str = ""
    chosen: bool = False
    emoji: str = ""
    """A plain sign before the label."""


class Menu(msgspec.Struct, frozen=True):
    """A menu of 1 to 25 options; its custom_id becomes ``t<table>:<ask>:<choice>`` and its press brings ``values``."""

    ask: int
    choice: str
    placeholder: str
    """At most 150 characters."""
    options: tuple[MenuOption, ...]
    least: int = 1
    most: int = 1
    below: bool = False
    """Whether it stands below the buttons instead of above them."""


class Field(msgspec.Struct, frozen=True):
    """One line, or with ``long`` one box, to be filled in a form. ``label`` has at most 45 characters."""

    label: str
    hint: str = ""
    """Shown while it is empty; at most 100 characters."""
    value: str = ""
    most: int = 100
    """Characters that fit; at most 4,000."""
    long: bool = False
    required: bool = True


class Picture(msgspec.Struct, frozen=True):
    """A picture to be drawn elsewhere: the renderer's name, the encoded view, and the words that say the same."""

    renderer: str
    view: bytes
    alt: str
    """At most 1,024 characters."""
    file: str
    """File name shown by Discord. Never depends on anything hidden."""
    still: Picture | None = None
    """The same without motion, for where this one cannot be drawn or is refused."""


class Body(msgspec.Struct, frozen=True):
    """What a message says. ``text`` alone is enough to play by."""

    text: str
    """At most 2,000 characters, in a ``panel`` 4,000."""
    buttons: tuple[tuple[Button, ...], ...] = ()
    picture: Picture | None = None
    menus: tuple[Menu, ...] = ()
    """One row each, above the buttons; with them at most five rows."""
    panel: bool = False
    """Whether the picture is laid out between words and buttons (Components V2); for the message's whole life."""
    elsewhere: Language | None = None
    """In direct messages: what their person is asked at other tables is said below the words, in this language."""
