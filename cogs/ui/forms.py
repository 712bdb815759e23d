"""Parts of forms beside lines of text; what was entered into a refused form stands in it when it opens again."""

from __future__ import annotations

import re
from collections.abc import Collection, Mapping, Sequence
from typing import Any, Final, TypeAlias

import discord
import msgspec

from bot.tables.contract.message import Pick

__all__ = ["Pick"]

RADIO: Final = 10
_KEPT: Final = 1_000
_KINDS: Final = {
    discord.ComponentType.user_select: discord.User,
    discord.ComponentType.role_select: discord.Role,
    discord.ComponentType.channel_select: discord.abc.GuildChannel,
}
_DRAFTS: Final = "drafts"


class Person(msgspec.Struct, frozen=True):
    label: str
    chosen: int = 0


class Role(msgspec.Struct, frozen=True):
    label: str
    chosen: int = 0


class Places(msgspec.Struct, frozen=True):
    """A menu of up to ``most`` channels, with ``news`` of those that others follow, or of forums alone."""

    label: str
    chosen: Collection[int] = ()
    most: int = 1
    news: bool = False
    forums: bool = False


Part: TypeAlias = Pick | Person | Role | Places


def picker(custom_id: str, pick: Part) -> discord.ui.Item[discord.ui.Modal]:
    if isinstance(pick, Places):
        kinds = [discord.ChannelType.text, *([discord.ChannelType.news] if pick.news else [])]
        kinds = [discord.ChannelType.forum] if pick.forums else kinds
        return discord.ui.ChannelSelect(
            custom_id=custom_id,
            channel_types=kinds,
            min_values=0,
            max_values=pick.most,
            required=False,
            default_values=[discord.Object(one, type=discord.abc.GuildChannel) for one in pick.chosen],
        )
    if isinstance(pick, Role):
        given = [discord.Object(pick.chosen, type=discord.Role)] if pick.chosen else []
        return discord.ui.RoleSelect(custom_id=custom_id, min_values=0, required=False, default_values=given)
    if isinstance(pick, Person):
        known = [discord.Object(pick.chosen, type=discord.User)] if pick.chosen else []
        return discord.ui.UserSelect(custom_id=custom_id, min_values=0, required=False, default_values=known)
    parts: list[dict[str, Any]] = [
        {"value": value, "label": label, "description": pick.notes.get(value), "default": value in pick.chosen}
        for value, label in pick.options
    ]
    if pick.several:
        boxes = [discord.CheckboxGroupOption(**part) for part in parts]
        return discord.ui.CheckboxGroup(
            custom_id=custom_id, required=False, min_values=0, max_values=len(boxes), options=boxes
        )
    if len(parts) <= RADIO:
        radio = [discord.RadioGroupOption(**part) for part in parts]
        return discord.ui.RadioGroup(custom_id=custom_id, required=pick.required, options=radio)
    listed = [discord.SelectOption(**part) for part in parts]
    return discord.ui.Select(custom_id=custom_id, required=pick.required, options=listed)


class Drafts:
    """Entries of refused forms, so that nobody has to enter them again. One per client."""

    def __init__(self) -> None:
        self._kept: dict[tuple[int, str], Sequence[str]] = {}

    def keep(self, user: int, form: str, entered: Sequence[str]) -> None:
        self._kept.pop((user, form), None)
        self._kept[user, form] = entered
        while len(self._kept) > _KEPT:
            del self._kept[next(iter(self._kept))]

    def pop(self, user: int, form: str) -> Sequence[str] | None:
        return self._kept.pop((user, form), None)

    def lend(self, interaction: discord.Interaction[discord.Client]) -> None:
        interaction.extras[_DRAFTS] = self._kept


async def open_form(interaction: discord.Interaction[discord.Client], modal: discord.ui.Modal) -> None:
    """Fill in what the asker entered before, if that was refused."""
    kept: Mapping[tuple[int, str], Sequence[str]] = interaction.extras.get(_DRAFTS, {})
    for label, entered in zip(modal.children, kept.get((interaction.user.id, modal.custom_id), ()), strict=False):
        _fill(getattr(label, "component", None), entered)
    await interaction.response.send_modal(modal)


def _fill(item: object, entered: str) -> None:
    if isinstance(item, discord.ui.TextInput):
        item.default = entered[: item.max_length] or None
    elif isinstance(item, discord.ui.UserSelect | discord.ui.RoleSelect | discord.ui.ChannelSelect):
        kind: Any = _KINDS[item.type]
        known = [one for one in entered.split() if re.fullmatch("[0-9]{1,19}", one)][: item.max_values]
        item.default_values = [discord.Object(int(one), type=kind) for one in dict.fromkeys(known)]
    elif isinstance(item, discord.ui.CheckboxGroup):
        for box in item.options:
            box.default = box.value in entered.split()
    elif isinstance(item, discord.ui.RadioGroup | discord.ui.Select):
        for option in item.options:
            option.default = option.value == entered


def entered_in(field: Mapping[str, Any]) -> str:
    """Several values have spaces between them."""
    values = field.get("values")
    return str(field.get("value") or "") if values is None else " ".join(map(str, values))
