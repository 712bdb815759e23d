"""Find people to play with, and keep away from those one does not want to meet."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

import discord
import msgspec
from discord import app_commands

from bot.play import roster
from bot.play.games.lobby_games import LOBBY_GAMES, LobbyGame, shown, table_name
from bot.play.lobbies.lobby import people
from bot.play.lobbies.policy import Policies
from bot.play.reminding.digests import link
from bot.store.rows import LobbyRow
from bot.store.statements import persons, tables
from bot.store.store import Store
from bot.tables.contract.table import Button, Field
from bot.words.errors import UserError
from bot.words.language import Language
from bot.words.marks import ago, mention, role as role_mark
from bot.words.message import ids
from bot.words.speech import Speech
from cogs.arriving import router
from cogs.arriving.places import chose_bot, may_look, may_mention, person_chosen, server_of
from cogs.arriving.replies import Interaction, private
from cogs.lobbies.lobby import Call, LobbyDesk
from cogs.ui.components import button_view, fields_form, people_view, select_view, typed_value
from cogs.ui.translate import shown_as
from cogs.ui.voices import as_many, language_for, voice_for

BUTTON: Final = "b:list"
"""The button that shows the list."""
BLOCK: Final = "b:block"
UNBLOCK: Final = "b:unblock"
MOST: Final = 50
"""People whom one person can block: what a message has room for."""


class BlockDesk:
    """Answers ``/my blocked`` and its menus. One per client."""

    def __init__(self, store: Store) -> None:
        self._store = store

    @router.button(BUTTON)
    async def show(self, interaction: Interaction) -> None:
        """``/my blocked``: the list, and menus to block and unblock."""
        say = voice_for(interaction)
        listed = await self._list(interaction.user.id, say)
        await interaction.response.send_message(listed, view=_view(say), ephemeral=True)

    async def block(self, interaction: Interaction, other: int, *, person: bool = True) -> None:
        """Block somebody. Raises ``UserError`` for oneself, for who is no ``person``, and for too many."""
        user, say = interaction.user.id, voice_for(interaction)
        if other == user or not person:
            raise UserError(say("block-nobody"))
        known = await self._store.read(persons.blocked_by(user))
        if other not in known and len(known) >= MOST:
            raise UserError(say("block-too-many", most=MOST))
        await self._store.write(persons.block(user, other))
        await private(interaction, say("block-done", person=mention(other)))

    async def unblock(self, interaction: Interaction, other: int) -> None:
        """Take it back. Raises ``UserError`` if they are not blocked."""
        user, say = interaction.user.id, voice_for(interaction)
        if other not in await self._store.read(persons.blocked_by(user)):
            raise UserError(say("block-not", person=mention(other)))
        await self._store.write(persons.unblock(user, other))
        await private(interaction, say("block-over", person=mention(other)))

    @router.menu(BLOCK)
    async def _block_chosen(self, interaction: Interaction, _: router.Given) -> None:
        await self.block(interaction, person_chosen(interaction), person=not chose_bot(interaction))

    @router.menu(UNBLOCK)
    async def _unblock_chosen(self, interaction: Interaction, _: router.Given) -> None:
        await self.unblock(interaction, person_chosen(interaction))

    async def _list(self, user: int, say: Speech) -> str:
        people = [mention(other) for other in await self._store.read(persons.blocked_by(user))]
        return say("block-list", people=people) if people else say("block-none")


def _view(say: Speech) -> discord.ui.View:
    return people_view([(BLOCK, say("block-menu")), (UNBLOCK, say("block-menu-back"))])


MENU: Final = "f:sit"
OPEN: Final = "f:open"
"""The button that lists open lobbies."""
FIND: Final = "f:find"
"""The button that begins to look for players."""
ALL: Final = "all"
MENTIONED: Final = "find.mentioned"
"""Preference: when somebody last had the role mentioned, unix ms."""
AGAIN_MS: Final = 12 * 3_600_000
"""Between two mentions of the role for one person."""
LISTED: Final = 25
"""Options of the list's menu, and suggestions, at most."""
_CALLED: Final = ids("command-table-find-", LOBBY_GAMES)
_READ: Final = 100
"""Lobbies that are looked through for those that the asker may see."""


class FindDesk:
    """Answers ``/table find`` and ``/table open`` and their controls. One per process."""

    def __init__(self, lobby: LobbyDesk, store: Store) -> None:
        self._lobby = lobby
        self._store = store
        self._policies = Policies(store)

    async def find(
        self, interaction: Interaction, name: str, number: int, speed: str, expansions: str, *, mention: bool
    ) -> None:
        """``/table find``: open a lobby that looks for ``number`` people. Raises ``UserError``."""
        game, say = LOBBY_GAMES.get(name), voice_for(interaction)
        if game is None:
            raise UserError(say("find-not-offered"))
        least, most = game.least, game.most
        if not least <= number <= most:
            raise UserError(say("find-number", least=least, most=most))
        options = {game.seats_option: str(number)}
        if speed:
            options[game.speed_option] = _named(_speeds(game, language_for(interaction)), speed, say)
        wanted = dict(_expansions(game, language_for(interaction)))
        for word in filter(None, (part.strip() for part in expansions.split(","))):
            chosen = wanted if word.casefold() == ALL else [_named(list(wanted.items()), word, say)]
            options |= {one: game.expansions[one] for one in chosen}
        may_call = (lambda: self._call(interaction, say)) if mention else None
        await self._lobby.new(interaction, name, options, number, may_call)

    async def _call(self, interaction: Interaction, say: Speech) -> Call:
        """The mention of the role that the admins have set. Raises ``UserError`` without one, or if it is too soon."""
        role = (await self._policies.read(interaction.guild_id or 0)).called
        if role is None:
            raise UserError(say("find-no-role"))
        if not may_mention(interaction, role):
            raise UserError(say("find-role-silent", role=role_mark(role)))
        last = await self._store.read(persons.preference(interaction.user.id, MENTIONED))
        again = 0 if last is None else int(last) + AGAIN_MS
        if again > self._lobby.clock.now():
            raise UserError(say("find-mentioned", when=ago(again // 1_000)))
        user = interaction.user.id
        return Call(
            role,
            role_mark(role),
            lambda: self._store.write(persons.set_preference(user, MENTIONED, str(self._lobby.clock.now()))),
        )

    @router.button(OPEN)
    async def open(self, interaction: Interaction) -> None:
        """``/table open``: the server's open lobbies that the asker may see, with a menu to sit down."""
        say, guild = voice_for(interaction), server_of(interaction)
        seen = await self._seen(interaction)
        if not seen:
            raise UserError(say("find-none"))
        lines = [say("find-open"), *(_line(row, guild, language_for(interaction), say) for row in seen)]
        words = as_many(lines, lambda left: say("table-more", count=left))
        offered = [(str(row.id), table_name(row.game, row.id, say), "") for row in seen[:LISTED]]
        menu = select_view(MENU, say("find-sit"), offered)
        await interaction.response.send_message(words, view=menu, ephemeral=True)

    async def suggest_lobbies(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[int]]:
        """The server's open lobbies that the asker may see."""
        say = voice_for(interaction)
        labels = [(table_name(row.game, row.id, say), row.id) for row in await self._seen(interaction)]
        fitting = [(label, table) for label, table in labels if typed.casefold() in label.casefold()]
        return [app_commands.Choice(name=label, value=table) for label, table in fitting[:LISTED]]

    async def _seen(self, interaction: Interaction) -> list[LobbyRow]:
        """Those that may be seen; a search that seats somebody from whom the asker is kept apart is none of them."""
        rows = await self._store.read(tables.lobbies_in(interaction.guild_id or 0, _READ))
        seen = [row for row in rows if row.game in LOBBY_GAMES and may_look(interaction, row.parent)]
        apart = await self._store.read(persons.apart_from(interaction.user.id))
        return [row for row in seen if not row.wanted or apart.isdisjoint(people(roster.decode(row.roster)))]

    @router.button(FIND)
    async def _ask_game(self, interaction: Interaction) -> None:
        say, policy = voice_for(interaction), await self._policies.read(interaction.guild_id or 0)
        await private(interaction, say("find-which"), view=games_view(say, calls=policy.called is not None))

    @router.button("f:find:{game:game}")
    async def _ask_number(self, interaction: Interaction, game: str) -> None:
        await interaction.response.send_modal(number_form(f"f:find:{game}", game, voice_for(interaction)))

    @router.button("f:find:{game:game}:call")
    async def _ask_number_to_call(self, interaction: Interaction, game: str) -> None:
        await interaction.response.send_modal(number_form(f"f:find:{game}:call", game, voice_for(interaction)))

    @router.form("f:find:{game:game}")
    async def _find(self, interaction: Interaction, typed: router.Given, game: str) -> None:
        """Find a lobby for that many players; further options are below the lobby."""
        await self.find(interaction, game, _number(typed), "", "", mention=False)

    @router.form("f:find:{game:game}:call")
    async def _find_and_call(self, interaction: Interaction, typed: router.Given, game: str) -> None:
        """The same with a mention of the role."""
        await self.find(interaction, game, _number(typed), "", "", mention=True)

    @router.menu(MENU)
    async def _chosen(self, interaction: Interaction, chosen: router.Given) -> None:
        await self.sit(interaction, *chosen[:1])

    async def sit(self, interaction: Interaction, wanted: str = "") -> None:
        """Sit down at a lobby by its number. Raises ``UserError`` if it is closed, full, or not to be seen any more."""
        say, guild = voice_for(interaction), server_of(interaction)
        rows = await self._store.read(tables.lobbies_in(guild, _READ))
        row = next((row for row in rows if str(row.id) == wanted and may_look(interaction, row.parent)), None)
        if row is None:
            raise UserError(say("lobby-closed"))
        await self._lobby.sit(interaction, row.id, row.parent)
        way = f"{link(guild, row.parent)}/{row.lobby_message}"
        await private(interaction, say("find-sat", name=table_name(row.game, row.id, say), link=way))


def games_view(say: Speech, *, calls: bool) -> discord.ui.View:
    """A button for each game that can be looked for; with ``calls`` another one that mentions the role."""
    titles = [(f"f:find:{name}", game.called(say.language).plain) for name, game in LOBBY_GAMES.items()]
    rows = [[(custom_id, Button(0, "", title)) for custom_id, title in titles]]
    if calls:
        rows.append([(f"{one}:call", Button(0, "", say("find-mention-button", game=title))) for one, title in titles])
    return button_view(rows)


def number_form(custom_id: str, name: str, say: Speech) -> discord.ui.Modal:
    game = LOBBY_GAMES[name]
    field = Field(say("find-how-many", least=game.least, most=game.most), most=2)
    return fields_form(custom_id, game.called(say.language).plain, [field])


def _number(typed: Sequence[str]) -> int:
    """Read the number typed into that form; 0 for anything else."""
    return int(typed_value(typed)) if re.fullmatch("[0-9]{1,2}", typed_value(typed)) else 0


def suggest_speeds(interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
    game = _typed_game(interaction)
    return [] if game is None else _choices(_speeds(game, language_for(interaction)), typed)


def suggest_expansions(interaction: Interaction, typed: str, say: Speech) -> list[app_commands.Choice[str]]:
    """The expansions of the game that is typed before; several with commas between them."""
    game = _typed_game(interaction)
    if game is None or not game.expansions:
        return []
    known, _, last = typed.rpartition(",")
    before = f"{known.strip()}, " if known.strip() else ""
    offered = [*_expansions(game, language_for(interaction)), *([] if before else [(ALL, say("find-all"))])]
    return [
        app_commands.Choice(name=f"{before}{choice.name}"[:100], value=f"{before}{choice.value}"[:100])
        for choice in _choices(offered, last.strip())
    ]


def _typed_game(interaction: Interaction) -> LobbyGame | None:
    return LOBBY_GAMES.get(str(getattr(interaction.namespace, "game", "")))


def _choices(offered: Sequence[tuple[str, str]], typed: str) -> list[app_commands.Choice[str]]:
    fitting = [(value, label) for value, label in offered if typed.casefold() in label.casefold()]
    return [app_commands.Choice(name=label[:100], value=value) for value, label in fitting[:LISTED]]


def _speeds(game: LobbyGame, language: Language) -> Sequence[tuple[str, str]]:
    return next(option.values for option in game.options_in(language) if option.name == game.speed_option)


def _expansions(game: LobbyGame, language: Language) -> list[tuple[str, str]]:
    """Name and title of each."""
    return [(option.name, option.title) for option in game.options_in(language) if option.name in game.expansions]


def _named(offered: Sequence[tuple[str, str]], word: str, say: Speech) -> str:
    """Match a typed value or name with one of those offered. Raises ``UserError``."""
    wanted = word.strip().casefold()
    for value, label in offered:
        if wanted in (value.casefold(), label.casefold()):
            return value
    raise UserError(say("find-not-offered"))


def _line(row: LobbyRow, guild: int, language: Language, say: Speech) -> str:
    """One lobby of the list."""
    game, seats = LOBBY_GAMES[row.game], roster.decode(row.roster)
    options = msgspec.json.decode(row.options, type=dict[str, str])
    chosen = [
        shown(game, option, options) for option in game.options_in(language) if option.name == game.speed_option
    ] + [title for name, title in _expansions(game, language) if options.get(name) not in (None, "off")]
    return say(
        "find-row",
        name=table_name(row.game, row.id, say),
        link=f"{link(guild, row.parent)}/{row.lobby_message}",
        seated=len(seats),
        most=game.seats(options),
        searching=row.wanted > 0,
        missing=max(0, row.wanted - len(people(seats))),
        chosen=chosen,
    )


GAMES: Final = [app_commands.Choice(name=shown_as(_CALLED[name]), value=name) for name in LOBBY_GAMES]
"""The games that can be looked for."""
