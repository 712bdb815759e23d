"""People and places that commands mean: people as Discord names them, threads of tables, channels for new ones."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final, TypeAlias

import discord
import msgspec
from discord import app_commands

from bot.play.clock import Clock
from bot.play.gateway_events import Autocomplete
from bot.play.running.table_registry import TableRegistry
from bot.store.rows import FINISHED
from bot.store.statements import tables
from bot.store.store import Store
from bot.tables.contract.table import Pressed
from bot.words.message import UserError
from bot.words.speech import Speech
from cogs.arriving.replies import Interaction
from cogs.ui.components import control_used
from cogs.ui.translate import NESTED
from cogs.ui.voices import NEEDED, missing_permissions, voice_for

PERSON: Final = "[0-9]{1,18}|[1-8][0-9]{18}"
"""A person's id: what fits 63 bits, as they are stored."""


def person_chosen(interaction: Interaction) -> int:
    """Raises ``UserError`` if it was nobody, which no client sends."""
    person = _first(interaction)
    if not re.fullmatch(PERSON, person):
        raise UserError(voice_for(interaction)("table-stale-button"))
    return int(person)


def name_chosen(interaction: Interaction) -> str:
    return display_name(_data(interaction).get("resolved") or {}, _first(interaction))


def chose_bot(interaction: Interaction) -> bool:
    return is_bot(_data(interaction), _first(interaction))


def is_bot(data: Mapping[str, Any], person: str) -> bool:
    users = (data.get("resolved") or {}).get("users") or {}
    return bool((users.get(person) or {}).get("bot"))


def display_name(resolved: Mapping[str, Any], person: str) -> str:
    user = (resolved.get("users") or {}).get(person) or {}
    member = (resolved.get("members") or {}).get(person) or {}
    return str(member.get("nick") or user.get("global_name") or user.get("username") or "")


def _first(interaction: Interaction) -> str:
    return str((_data(interaction).get("values") or [""])[0])


def _data(interaction: Interaction) -> dict[str, Any]:
    return dict(interaction.data or {})


WITHOUT_THREADS = (discord.ChannelType.voice, discord.ChannelType.stage_voice)
"""Channels whose chat takes commands, but has no threads."""
_TAKEN = "taken"


def note_taken(interaction: Interaction) -> None:
    """Note that the queue of a table has this interaction: that table alone answers it."""
    interaction.extras[_TAKEN] = True


def at_table(interaction: Interaction) -> bool:
    """True if a table took this command on arrival; asked later, two might answer, or nobody."""
    return _TAKEN in interaction.extras


async def only_at_table(interaction: Interaction, store: Store) -> None:
    """Refuse a command of the intake. Raises ``UserError`` if no table has taken it."""
    if at_table(interaction):
        return
    say, table = voice_for(interaction), await store.read(tables.table_in(interaction.channel_id or 0))
    row = None if table is None else await store.read(tables.table(table))
    if row is not None and row.status in FINISHED:
        raise UserError(say("table-over-here", table=str(row.id)))
    raise UserError(say("table-no-table-here"))


def may_mention(interaction: Interaction, role: int) -> bool:
    known = None if interaction.guild is None else interaction.guild.get_role(role)
    return known is not None and (known.mentionable or interaction.app_permissions.mention_everyone)


def may_look(interaction: Interaction, parent: int) -> bool:
    channel = interaction.guild.get_channel(parent) if interaction.guild is not None else None
    member = interaction.user
    return channel is not None and isinstance(member, discord.Member) and channel.permissions_for(member).view_channel


def server_of(interaction: Interaction) -> int:
    """Raises ``UserError`` in direct messages."""
    if interaction.guild_id is None:
        raise UserError(voice_for(interaction)("table-not-in-server"))
    return interaction.guild_id


def lobby_place(client: discord.Client, parent: int, message: int) -> int:
    """In a forum the post, which has the message's id."""
    return message if isinstance(client.get_channel(parent), discord.ForumChannel) else parent


def opening_place(interaction: Interaction, *, posts: bool = False) -> tuple[int, int]:
    """``posts`` takes the forum of a post. Raises ``UserError`` where no table may be opened."""
    say, guild = voice_for(interaction), server_of(interaction)
    if interaction.channel_id is None:
        raise UserError(say("table-not-in-server"))
    if isinstance(interaction.channel, discord.Thread):
        if posts and isinstance(interaction.channel.parent, discord.ForumChannel):
            return guild, interaction.channel.parent_id
        raise UserError(say("table-not-in-thread"))
    if getattr(interaction.channel, "type", None) in WITHOUT_THREADS:
        raise UserError(say("table-not-in-voice"))
    missing = [name for name in NEEDED if not getattr(interaction.app_permissions, name)]
    if missing:
        raise UserError(missing_permissions(missing, interaction.channel_id, say))
    return guild, interaction.channel_id


TABLE_CONTROL = re.compile(r"t(\d{1,15}):(\d{1,15}):(\w{1,64})")
TEXT_OPTION, INTEGER_OPTION, BOOLEAN_OPTION = 3, 4, 5
PEOPLE_MENU = 5
LARGEST = 2**53


class TableCommand(msgspec.Struct, frozen=True):
    """Its meaning at a running table; elsewhere the body of its cog refuses."""

    choice: str
    parameters: tuple[str, ...] = ()
    given: str = ""
    """The choice instead if an argument is given that is not *no*; empty for the same."""
    game: str = ""


TableCommands: TypeAlias = Mapping[str, TableCommand]
"""By full name, as it is typed."""


def control_press(data: Mapping[str, Any]) -> Pressed | None:
    """None for ids of no table. A person chosen from a menu is the ``guest``, ``values`` have the name."""
    custom_id, values = control_used(data)
    match = TABLE_CONTROL.fullmatch(custom_id)
    if match is None:
        return None
    guest = ""
    if data.get("component_type") == PEOPLE_MENU:
        guest = next(iter(values), "")
        if not re.fullmatch(PERSON, guest):
            return None
        values = (display_name(data.get("resolved") or {}, guest),)
    return Pressed(table=int(match[1]), ask=int(match[2]), choice=match[3], values=values, guest=guest)


def command_press(table: int, command: TableCommand, called: Mapping[str, Any]) -> Pressed:
    """``called`` is the part of the command's data with the arguments."""
    given = {str(one["name"]): one["value"] for one in called.get("options") or () if "value" in one}
    values = tuple(str(given.get(name, "")) for name in command.parameters)
    choice = command.given if command.given and any(given.values()) else command.choice
    return Pressed(table=table, choice=choice, values=values)


def no_guest(data: Mapping[str, Any], person: str, say: Speech) -> str:
    """Reason why an account gets no seat; empty for a member of the server."""
    if is_bot(data, person):
        return say("table-no-bots")
    return "" if person in ((data.get("resolved") or {}).get("members") or {}) else say("table-no-member")


def well_formed(options: Iterable[Mapping[str, Any]]) -> bool:
    """True if each argument of a command is of the kind that it claims; one still being typed may be anything."""
    return all(
        well_formed(option.get("options") or ())
        if option.get("type") in NESTED
        else option.get("focused", False) or _of_kind(option.get("type"), option.get("value"))
        for option in options
    )


def _of_kind(kind: int | None, value: object) -> bool:
    if kind == INTEGER_OPTION:
        return isinstance(value, int) and not isinstance(value, bool) and abs(value) <= LARGEST
    if kind == BOOLEAN_OPTION:
        return isinstance(value, bool)
    return isinstance(value, str) if kind == TEXT_OPTION else kind is not None


LATE_MS = 2_000
MOST = 25
LONGEST = 100


class OwnGames:
    def __init__(self, registry: TableRegistry) -> None:
        self._registry = registry

    async def last(self, interaction: Interaction, game: str = "") -> int | None:
        """The user's last active game, or their only one; None if that is not clear."""
        mine, last = await self.mine(interaction, game), self._registry.last_table(interaction.user.id)
        if last in mine:
            return last
        return mine[0] if len(mine) == 1 else None

    async def mine(self, interaction: Interaction, game: str = "") -> list[int]:
        heads = await self._registry.services.store.read(tables.tables_of(interaction.user.id, ("running",)))
        return [head.id for head in heads if game in ("", head.game)]


class Suggestions:
    def __init__(self, registry: TableRegistry, clock: Clock) -> None:
        self._registry, self._clock = registry, clock

    async def ask(
        self, interaction: Interaction, command: str, typed: str, game: str = "", table: int | None = None
    ) -> list[app_commands.Choice[str]]:
        """``command`` is the controller's name; ``table`` counts where the channel is no game's."""
        asked = self._registry.table_in(interaction.channel_id or 0, game)
        table = table if asked is None else asked
        if table is None or not self._registry.plays(table):
            return []
        found: asyncio.Future[Sequence[tuple[str, str]]] = asyncio.get_running_loop().create_future()

        def answer(suggested: Sequence[tuple[str, str]]) -> None:
            if not found.done():
                found.set_result(suggested)

        late = self._clock.after(LATE_MS, lambda: answer(()))
        self._registry.put(table, Autocomplete(interaction.user.id, command, typed, answer))
        suggested = await found
        late.cancel()
        fitting = [(label, value) for label, value in suggested if len(value) <= LONGEST]
        return [app_commands.Choice(name=label[:LONGEST], value=value) for label, value in fitting[:MOST]]
