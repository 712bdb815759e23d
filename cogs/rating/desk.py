"""The ratings of a server: the list of a game with so many players, somebody's page, and what powers have won; by
command and by button.

Whoever has hidden theirs stands in no list and has no page but for themselves.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import discord
import msgspec

from bot.errors import UserError
from bot.play import roster
from bot.play.games.ratings import rating
from bot.play.games.results import readable
from bot.standing.rating import PROVISIONAL
from bot.standing.statistics import numbers
from bot.store.api import Store
from bot.store.rows import RATINGS_HIDDEN, ResultRow
from bot.tables.contract.table import Button
from bot.words.marks import mention
from bot.words.names import clean_name
from bot.words.pictures.profile import FILE, RENDERER, alt
from cogs.arriving.presses import Presses, chosen, name_chosen, person_chosen
from cogs.arriving.replies import NOBODY, Interaction, changeable, private
from cogs.posting.in_time import Draw, drawn_in_time, pictured
from cogs.rating import profile
from cogs.rating.powers import page_of, powers_page
from cogs.rating.profile import pool_name
from cogs.ui.components import button_view, with_people, with_select
from cogs.voices import voice_for

BUTTON: Final = "s:list"
"""The button that shows the list."""
_MENU, _WHO = "s:pool", "s:of"
_MINE, _HIDE, _SHOW, _POWERS = "s:mine", "s:hide", "s:show", "s:powers"
_PREFERENCE, _HIDDEN = RATINGS_HIDDEN
_MOST: Final = 10
"""Places in a list, and allies among whom one is looked for who does not hide."""
_GAMES: Final = 1_000
"""Of somebody's games the newest so many make up their page."""
_POOLS: Final = 25
"""Options of a menu."""


class RatingDesk:
    """Answers ``/rating`` and the presses of its lists and pages. One per client."""

    def __init__(self, store: Store, draw: Draw) -> None:
        self._store = store
        self._draw = draw
        self._presses = Presses()

    async def show(self, interaction: Interaction, game: str | None = None, players: int | None = None) -> None:
        """The list of a game with so many players, by default of what is played most. Raises ``UserError``."""
        words, view = await self._list(interaction, game, players)
        await interaction.response.send_message(words, view=view, ephemeral=True, allowed_mentions=NOBODY)

    async def page(self, interaction: Interaction, user: int, name: str) -> None:
        """The ratings and numbers of somebody who is called so. Raises ``UserError`` if they are hidden, or there are
        none.
        """
        say, guild = voice_for(interaction), _server(interaction)
        if user != interaction.user.id and await self._hidden(user):
            raise UserError(say("rating-is-hidden", person=mention(user)))
        rows = await self._store.results_of(guild, user, _GAMES)
        found = numbers(readable(rows), user)
        ratings = await self._store.ratings_of(guild, user)
        if not found.games.games:
            raise UserError(say("rating-nothing", person=mention(user)))
        shown = tuple([ally for ally in found.allies[:_MOST] if not await self._hidden(ally[0])])
        found = msgspec.structs.replace(found, allies=shown)
        words = profile.told(user, ratings, found, say)
        ally = _called(rows, shown[0][0]) if shown else ""
        view = profile.picture(clean_name(name), ally, ratings, found, say)
        file = await drawn_in_time(self._draw, RENDERER, view, FILE, alt(view))
        await pictured(lambda files: private(interaction, words, files), [] if file is None else [file])

    async def powers(self, interaction: Interaction) -> None:
        """What each power has won. Raises ``UserError`` if none has been played."""
        words, view = await self._powers(interaction, 0)
        await interaction.response.send_message(words, view=view, ephemeral=True, allowed_mentions=NOBODY)

    async def hide(self, interaction: Interaction, *, hidden: bool) -> None:
        """Hide one's ratings, or show them again."""
        await self._store.set_preference(interaction.user.id, _PREFERENCE, _HIDDEN if hidden else None)
        await private(interaction, voice_for(interaction)("rating-hidden" if hidden else "rating-shown"))

    def take(self, interaction: Interaction) -> bool:
        """Handle a button or a choice from the menu; False if it is something else. Synchronous."""
        custom_id = str(dict(interaction.data or {}).get("custom_id", ""))
        if interaction.type is not discord.InteractionType.component or not changeable(interaction):
            return False
        if (pool := chosen(interaction, _MENU)) is not None:
            game, _, players = pool.partition(":")
            work = self._turn(interaction, game, int(players) if players.isdecimal() else 0)
        elif chosen(interaction, _WHO) is not None:
            work = self._chosen(interaction)
        elif custom_id == BUTTON:
            work = self.show(interaction)
        elif custom_id == _POWERS:
            work = self.powers(interaction)
        elif (page := page_of(custom_id)) is not None:
            work = self._turn_powers(interaction, page)
        elif custom_id == _MINE:
            work = self.page(interaction, interaction.user.id, interaction.user.display_name)
        elif custom_id in (_HIDE, _SHOW):
            work = self.hide(interaction, hidden=custom_id == _HIDE)
        else:
            return False
        self._presses.begin(interaction, work)
        return True

    async def _chosen(self, interaction: Interaction) -> None:
        """The page of whom the asker has chosen. Raises like ``page``."""
        await self.page(interaction, person_chosen(interaction), name_chosen(interaction))

    async def _turn(self, interaction: Interaction, game: str, players: int) -> None:
        words, view = await self._list(interaction, game, players)
        await interaction.response.edit_message(content=words, view=view, allowed_mentions=NOBODY)

    async def _turn_powers(self, interaction: Interaction, page: int) -> None:
        words, view = await self._powers(interaction, page)
        await interaction.response.edit_message(content=words, view=view, allowed_mentions=NOBODY)

    async def _powers(self, interaction: Interaction, page: int) -> tuple[str, discord.ui.View]:
        rows = await self._store.powers(_server(interaction))
        if not rows:
            raise UserError(voice_for(interaction)("rating-power-none"))
        return powers_page(rows, page, voice_for(interaction))

    async def _list(
        self, interaction: Interaction, game: str | None, players: int | None
    ) -> tuple[str, discord.ui.View]:
        say, guild = voice_for(interaction), _server(interaction)
        pools = (await self._store.pools(guild))[:_POOLS]
        fitting = [one for one in pools if game in (None, one[0]) and players in (None, one[1])]
        if not fitting:
            raise UserError(say("rating-none"))
        pool = fitting[0]
        placed = await self._store.ladder(guild, *pool, PROVISIONAL, _MOST)
        fresh = [row for row in await self._store.ladder(guild, *pool, 0, 5 * _MOST) if row.games < PROVISIONAL]
        lines = [say("rating-list", pool=pool_name(pool, say))]
        for place, row in enumerate(placed, 1):
            points = rating(row).points
            lines.append(say("rating-row", place=place, person=mention(row.user), points=points, games=row.games))
        if fresh:
            lines.append(say("rating-new", people=[mention(row.user) for row in fresh[:_MOST]]))
        own = (_SHOW, Button(0, "show", say("rating-button-show")))
        if not await self._hidden(interaction.user.id):
            own = (_HIDE, Button(0, "hide", say("rating-button-hide")))
        buttons = [(_MINE, Button(0, "mine", say("rating-button-mine"))), own]
        if any(name == "cosmic" for name, _ in pools):
            buttons.append((_POWERS, Button(0, "powers", say("rating-button-powers"))))
        view = button_view([buttons])
        options = [(f"{one[0]}:{one[1]}", pool_name(one, say), "") for one in pools]
        view = with_select(view, _MENU, say("rating-choose"), options)
        return "\n".join(lines), with_people(view, _WHO, say("rating-who"))

    async def _hidden(self, user: int) -> bool:
        """Whether somebody shows nothing to others."""
        return await self._store.preference(user, _PREFERENCE) == _HIDDEN


def _called(rows: Sequence[ResultRow], user: int) -> str:
    """What somebody was called in the newest of these games."""
    seats = (seat for row in rows for seat in roster.decode(row.roster))
    return next((seat.name for seat in seats if seat.user == user), "")


def _server(interaction: Interaction) -> int:
    """Raises ``UserError`` outside of a server."""
    if interaction.guild_id is None:
        raise UserError(voice_for(interaction)("rating-in-server"))
    return interaction.guild_id
