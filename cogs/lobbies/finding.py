"""Find people to play with, and keep away from those one does not want to meet."""

from __future__ import annotations

import re
from typing import Final

import discord
import msgspec
from discord import app_commands
from discord.ext import commands

from bot.play import rosters
from bot.play.digests import link
from bot.play.games.lobby_games import LOBBY_GAMES, PRESETS, differing, shown, table_name
from bot.play.lobbies.lobby import people
from bot.play.policy import Policies
from bot.store.rows import LobbyRow
from bot.store.statements import persons, tables
from bot.store.store import Store
from bot.tables.contract.table import Button
from bot.words.message import LANGUAGES, UserError, ids
from bot.words.signs import ago, mention, role as role_mark
from bot.words.speech import Speech, speech
from cogs.arriving import router
from cogs.arriving.places import chose_bot, lobby_place, may_look, may_mention, person_chosen, server_of
from cogs.arriving.replies import Interaction, private
from cogs.lobbies.lobby import Call, LobbyHandlers
from cogs.ui.components import ListRow, button_view, filled, list_panel, named_form, with_people
from cogs.ui.forms import Pick, open_form
from cogs.ui.translate import shown_as
from cogs.ui.voices import voice_for

BUTTON: Final = "b:list"
BLOCK: Final = "b:block"
UNBLOCK: Final = "b:unblock"
MOST: Final = 50
"""Most people whom one can block: a message has room for no more."""


class BlockHandlers:
    def __init__(self, store: Store) -> None:
        self._store = store

    @router.button(BUTTON, anywhere=True)
    async def show(self, interaction: Interaction) -> None:
        say = voice_for(interaction)
        people = [mention(other) for other in await self._store.read(persons.blocked_by(interaction.user.id))]
        listed = say("block-list", people=people) if people else say("block-none")
        view = with_people(button_view([]), BLOCK, say("block-menu"))
        view = with_people(view, UNBLOCK, say("block-menu-back"))
        await interaction.response.send_message(listed, view=view, ephemeral=True)

    async def block(self, interaction: Interaction, other: int, *, person: bool = True) -> None:
        """Raises ``UserError`` for oneself, for who is no ``person``, and for too many."""
        user, say = interaction.user.id, voice_for(interaction)
        if other == user or not person:
            raise UserError(say("block-nobody"))
        known = await self._store.read(persons.blocked_by(user))
        if other not in known and len(known) >= MOST:
            raise UserError(say("block-too-many", most=MOST))
        await self._store.write(persons.block(user, other))
        await private(interaction, say("block-done", person=mention(other)))

    async def unblock(self, interaction: Interaction, other: int) -> None:
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


OPEN: Final = "f:open"
FIND: Final = "f:find"
MENTIONED: Final = "find.mentioned"
"""Preference: when somebody last had the role mentioned, unix ms."""
AGAIN_MS: Final = 12 * 3_600_000
LISTED: Final = 10
_READ: Final = 100
_WHEN: Final = ids("command-play-", ("tonight", "week", "short"))


_CALLED: Final = ids("command-play-", LOBBY_GAMES)
GAMES: Final = [app_commands.Choice(name=shown_as(_CALLED[name]), value=name) for name in LOBBY_GAMES]


class FindHandlers:
    def __init__(self, lobby: LobbyHandlers, store: Store) -> None:
        self._lobby, self._store = lobby, store
        self._policies = Policies(store)

    @router.button(OPEN, FIND, anywhere=True)
    async def show(self, interaction: Interaction, game: str = "") -> None:
        say, guild = voice_for(interaction), server_of(interaction)
        seen = [row for row in await self._seen(interaction) if game in ("", row.game)]
        rows = [
            ListRow(_line(row, _way(interaction.client, row, guild), say), f"f:sit:{row.id}", say("find-sit"))
            for row in seen[:LISTED]
        ]
        head = say("find-open", more=len(seen) - len(rows)) if rows else say("find-none")
        looks = [
            (f"f:find:{name}", Button(0, "", say("find-look", game=of.called(say.language).plain)))
            for name, of in LOBBY_GAMES.items()
            if game in ("", name)
        ]
        await interaction.response.send_message(view=list_panel(head, rows, looks), ephemeral=True)

    @router.button("f:sit:{table:id}", anywhere=True)
    async def sit(self, interaction: Interaction, table: int) -> None:
        say, guild = voice_for(interaction), server_of(interaction)
        row = next((row for row in await self._seen(interaction) if row.id == table), None)
        if row is None:
            raise UserError(say("lobby-closed"))
        await self._lobby.sit(interaction, row.id)
        way = _way(interaction.client, row, guild)
        await private(interaction, say("find-sat", name=table_name(row.game, row.id, say), link=way))

    @router.button("f:find:{game:game}", anywhere=True)
    async def _ask(self, interaction: Interaction, game: str) -> None:
        policy = await self._policies.read(interaction.guild_id or 0)
        await open_form(interaction, search_form(game, voice_for(interaction), calls=policy.called is not None))

    @router.form("f:find:{game:game}", anywhere=True)
    async def find(self, interaction: Interaction, _: router.Given, game: str) -> None:
        say, given = voice_for(interaction), filled(dict(interaction.data or {}))
        of, typed = LOBBY_GAMES[game], {name: next(iter(values), "") for name, values in given.items()}
        number = typed.get("number", "")
        if not re.fullmatch("[0-9]{1,2}", number) or not of.least <= int(number) <= of.most:
            raise UserError(say("find-number", least=of.least, most=of.most))
        if typed.get("preset") not in _WHEN:
            raise UserError(say("lobby-form-missing"))
        may_call = (lambda: self._call(interaction, say)) if given.get("mention") else None
        await self._lobby.new(interaction, game, typed["preset"], wanted=int(number), may_call=may_call)

    async def _call(self, interaction: Interaction, say: Speech) -> Call:
        """Raises ``UserError`` if the admins have set no role, or if it is too soon."""
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

    async def _seen(self, interaction: Interaction) -> list[LobbyRow]:
        """Leave out searches that seat somebody from whom the asker is kept apart."""
        rows = await self._store.read(tables.lobbies_in(interaction.guild_id or 0, _READ))
        seen = [row for row in rows if row.game in LOBBY_GAMES and may_look(interaction, row.parent)]
        apart = await self._store.read(persons.apart_from(interaction.user.id))
        return [row for row in seen if not row.wanted or apart.isdisjoint(people(rosters.decode(row.roster)))]


def search_form(name: str, say: Speech, *, calls: bool) -> discord.ui.Modal:
    game = LOBBY_GAMES[name]
    numbers = [(str(one), str(one)) for one in range(game.least, game.most + 1)]
    when = [(preset, say(_WHEN[preset])) for preset in _WHEN]
    fields = {"number": Pick(say("find-how-many"), numbers), "preset": Pick(say("find-when"), when, ("week",))}
    if calls:
        fields["mention"] = Pick(say("find-tell"), [("role", say("find-mention"))], several=True)
    return named_form(f"f:find:{name}", game.called(say.language).plain, fields)


def _way(client: discord.Client, row: LobbyRow, guild: int) -> str:
    return f"{link(guild, lobby_place(client, row.parent, row.lobby_message or 0))}/{row.lobby_message}"


def _line(row: LobbyRow, way: str, say: Speech) -> str:
    game, seats = LOBBY_GAMES[row.game], rosters.decode(row.roster)
    options = msgspec.json.decode(row.options, type=dict[str, str])
    known = game.options_in(say.language)
    speed = next(shown(game, option, options) for option in known if option.name == game.speed_option)
    extra = [one.title for one in differing(game, options, say.language) if one.values[0][0] == "off"]
    return say(
        "find-row",
        name=table_name(row.game, row.id, say),
        link=way,
        seated=len(seats),
        most=game.seats(options),
        missing=max(0, row.wanted - len(people(seats))),
        chosen=[speed, *extra],
    )


_PRESET: Final = ids("command-play-", PRESETS)
_PRESETS: Final = [app_commands.Choice(name=shown_as(_PRESET[name]), value=name) for name in PRESETS]
_LANGUAGES: Final = [app_commands.Choice(name=speech(one)("language-name"), value=one) for one in LANGUAGES]


class LobbyCog(commands.Cog):
    def __init__(self, lobby: LobbyHandlers, finding: FindHandlers) -> None:
        self._lobby, self._finding = lobby, finding

    @app_commands.command(name="play", description=shown_as("command-play"))
    @app_commands.describe(
        game=shown_as("command-play-game"),
        preset=shown_as("command-play-preset"),
        language=shown_as("command-play-language"),
    )
    @app_commands.choices(game=GAMES, preset=_PRESETS, language=_LANGUAGES)
    @app_commands.guild_install()
    @app_commands.guild_only()
    async def play(self, interaction: Interaction, game: str = "", preset: str = "", language: str = "") -> None:
        await self._lobby.play(interaction, game, preset, language)

    @app_commands.command(name="find", description=shown_as("command-find"))
    @app_commands.describe(game=shown_as("command-play-game"))
    @app_commands.choices(game=GAMES)
    @app_commands.guild_install()
    @app_commands.guild_only()
    async def find(self, interaction: Interaction, game: str = "") -> None:
        await self._finding.show(interaction, game)
