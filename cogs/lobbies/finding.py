"""Finding each other: ``/table find`` opens a lobby that looks for people, ``/table open`` lists a server's open ones.

Nobody is seated without a press of their own: on the lobby's button, or on its line in the list.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any, Final

import discord
import msgspec
from discord import app_commands

from bot.errors import UserError
from bot.play import roster
from bot.play.lobbies.lobby_games import LOBBY_GAMES, LobbyGame, shown, table_name
from bot.play.lobbies.policy import Policies
from bot.play.lobbies.searching import people
from bot.play.reminding.lines import link
from bot.store.api import Store
from bot.store.rows import LobbyRow
from bot.tables.contract.table import Button, Field
from bot.words.language import Language
from bot.words.marks import ago, role as role_mark
from bot.words.message import ids
from bot.words.speech import Speech
from cogs.arriving.presses import Presses, chosen
from cogs.arriving.replies import Interaction, changeable, private
from cogs.descriptions import shown_as
from cogs.finished.games import may_look
from cogs.lobbies.lobby import Call, LobbyDesk
from cogs.places import server_of
from cogs.ui.components import button_view, select_view
from cogs.ui.forms import fields_form, typed_value
from cogs.ui.lines import as_many
from cogs.voices import language_for, voice_for

MENU: Final = "f:sit"
OPEN: Final = "f:open"
"""The button that lists open lobbies."""
FIND: Final = "f:find"
"""The button that begins to look for players."""
_CALL: Final = ":call"
"""Ends the id of a button or form that wants the role mentioned."""
_FIND: Final = re.compile(rf"{FIND}:({'|'.join(LOBBY_GAMES)})({_CALL})?")
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
    """Answers ``/table find`` and ``/table open`` and takes the presses of their messages. One per process."""

    def __init__(self, lobby: LobbyDesk, store: Store) -> None:
        self._lobby = lobby
        self._store = store
        self._policies = Policies(store)
        self._presses = Presses()

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
        known = None if interaction.guild is None else interaction.guild.get_role(role)
        if known is None or not (known.mentionable or interaction.app_permissions.mention_everyone):
            raise UserError(say("find-role-silent", role=role_mark(role)))
        last = await self._store.preference(interaction.user.id, MENTIONED)
        again = 0 if last is None else int(last) + AGAIN_MS
        if again > self._lobby.clock.now():
            raise UserError(say("find-mentioned", when=ago(again // 1_000)))
        user = interaction.user.id
        return Call(
            role,
            role_mark(role),
            lambda: self._store.set_preference(user, MENTIONED, str(self._lobby.clock.now())),
        )

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
        rows = await self._store.lobbies_in(interaction.guild_id or 0, _READ)
        return [row for row in rows if row.game in LOBBY_GAMES and may_look(interaction, row.parent)]

    def take(self, interaction: Interaction) -> bool:
        """Handle a button, a form, or a choice from the list's menu; False if it is something else. Synchronous."""
        data: dict[str, Any] = dict(interaction.data or {})
        custom_id = str(data.get("custom_id", ""))
        game = _FIND.fullmatch(custom_id)
        if interaction.type is discord.InteractionType.modal_submit and game is not None:
            work = self._typed(interaction, game[1], typed_value(data), mention=bool(game[2]))
        elif interaction.type is not discord.InteractionType.component or not changeable(interaction):
            return False
        elif game is not None:
            work = self._ask_number(interaction, game[1], mention=bool(game[2]))
        elif custom_id == FIND:
            work = self._ask_game(interaction)
        elif custom_id == OPEN:
            work = self.open(interaction)
        elif (wanted := chosen(interaction, MENU)) is not None:
            work = self.sit(interaction, wanted)
        else:
            return False
        self._presses.begin(interaction, work)
        return True

    async def _ask_game(self, interaction: Interaction) -> None:
        say, policy = voice_for(interaction), await self._policies.read(interaction.guild_id or 0)
        await private(interaction, say("find-which"), view=games_view(say, calls=policy.called is not None))

    async def _ask_number(self, interaction: Interaction, name: str, *, mention: bool) -> None:
        await interaction.response.send_modal(number_form(name, voice_for(interaction), mention=mention))

    async def _typed(self, interaction: Interaction, name: str, number: str, *, mention: bool) -> None:
        """The form comes back; what else there is to choose is below the lobby. Raises ``UserError``."""
        wanted = int(number) if re.fullmatch("[0-9]{1,2}", number) else 0
        await self.find(interaction, name, wanted, "", "", mention=mention)

    async def sit(self, interaction: Interaction, wanted: str) -> None:
        """Sit down at a lobby by its number. Raises ``UserError`` if it is closed, full, or not to be seen any more."""
        say, guild = voice_for(interaction), server_of(interaction)
        rows = await self._store.lobbies_in(guild, _READ)
        row = next((row for row in rows if str(row.id) == wanted and may_look(interaction, row.parent)), None)
        if row is None:
            raise UserError(say("lobby-closed"))
        await self._lobby.sit(interaction, row.id, row.parent)
        way = f"{link(guild, row.parent)}/{row.lobby_message}"
        await private(interaction, say("find-sat", name=table_name(row.game, row.id, say), link=way))


def games_view(say: Speech, *, calls: bool) -> discord.ui.View:
    """A button for each game that can be looked for; with ``calls`` another one that mentions the role."""
    titles = [(f"{FIND}:{name}", game.called(say.language).plain) for name, game in LOBBY_GAMES.items()]
    rows = [[(custom_id, Button(0, "", title)) for custom_id, title in titles]]
    if calls:
        rows.append([(f"{one}{_CALL}", Button(0, "", say("find-mention-button", game=title))) for one, title in titles])
    return button_view(rows)


def number_form(name: str, say: Speech, *, mention: bool) -> discord.ui.Modal:
    """How many want to play."""
    game = LOBBY_GAMES[name]
    field = Field(say("find-how-many", least=game.least, most=game.most), most=2)
    return fields_form(f"{FIND}:{name}{_CALL if mention else ''}", game.called(say.language).plain, [field])


def suggest_speeds(interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
    """How fast the game that is typed before can go."""
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
    """Which of them somebody means, who typed its value or what it is called. Raises ``UserError``."""
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
