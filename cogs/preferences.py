"""*Settings …* below ``/games``: one form for what somebody has set for themselves at all tables."""

from __future__ import annotations

from typing import Final

import msgspec

from bot.play.games.lobby_games import LOBBY_GAMES
from bot.play.reminding.quiet import PREFERENCE as QUIET, BadHours, hours
from bot.play.reminding.reminders import LEVELS, PLACES, PREFERENCE as REMINDERS, Wish, wish_of
from bot.play.running.table_registry import TableRegistry
from bot.store.rows import RATINGS_HIDDEN, Reminded
from bot.store.statements import persons, timing
from bot.tables.contract.choices import (
    ASKED,
    ATTENTION,
    MOTION,
    NO_FIRST_GAME,
    OFF,
    SUGGESTIONS,
    WHEN,
    Attention,
    attention_of,
    kept_as,
)
from bot.tables.contract.table import Field
from bot.words.errors import UserError
from bot.words.message import ids
from cogs.arriving import router
from cogs.arriving.replies import Interaction, private
from cogs.ui.components import fields_form
from cogs.ui.forms import Pick, open_form
from cogs.ui.voices import voice_for

BUTTON: Final = "settings:open"
_LEVELS, _PLACES = ids("settings-reminders-", LEVELS), ids("settings-place-", PLACES)
_WHEN = ids("cosmic-table-when-", WHEN)
_OLDER: Final = {"main": ("aimed", "player", "between"), "helps": ()}
"""Wishes of earlier versions, and of whoever wants to be asked at no moment."""


class Switch(msgspec.Struct, frozen=True):
    """A checkbox: on unless its preference has this value."""

    preference: str
    off: str


SWITCHES: Final = {
    "motion": Switch(MOTION, OFF),
    "suggestions": Switch(SUGGESTIONS, OFF),
    "tips": Switch(kept_as(next(name for name, game in LOBBY_GAMES.items() if game.recounts)), NO_FIRST_GAME),
    "ratings": Switch(*RATINGS_HIDDEN),
}
_SWITCHES = ids("settings-", SWITCHES)
TOLD: Final = "told"
"""The checkbox that lets everybody at a table know how often somebody is asked."""


class PreferencesHandlers:
    """Shows the form and keeps what was entered. One per client."""

    def __init__(self, registry: TableRegistry) -> None:
        self._registry = registry
        self._store = registry.services.store

    @router.button(BUTTON, anywhere=True)
    async def _ask(self, interaction: Interaction) -> None:
        """Open the form, which shows how it stands."""
        user, say = interaction.user.id, voice_for(interaction)
        wish = wish_of(await self._store.read(persons.preference(user, REMINDERS)))
        quiet = await self._store.read(persons.preference(user, QUIET))
        attention = attention_of(await self._store.read(persons.preference(user, ATTENTION)))
        on = [name for name, switch in SWITCHES.items() if await self._is_on(user, switch)]
        on += [TOLD] if attention is not None and attention.told else []
        asked = [] if attention is None else attention.often.split()
        asked = [*_OLDER.get(asked[0], asked)] if asked else []
        fields = (
            Pick(say("settings-reminders"), [(one, say(_LEVELS[one])) for one in LEVELS], (wish.level,)),
            Pick(say("settings-place"), [(one, say(_PLACES[one])) for one in PLACES], (wish.place,)),
            Field(say("settings-quiet"), say("settings-quiet-hint"), quiet or "", required=False),
            Pick(
                say("cosmic-table-when-menu"),
                [(one, say(_WHEN[one])) for one in WHEN],
                asked,
                several=True,
                hint=say("settings-asked-hint"),
            ),
            Pick(
                say("settings-more"),
                [*((one, say(_SWITCHES[one])) for one in SWITCHES), (TOLD, say("settings-told"))],
                on,
                several=True,
            ),
        )
        await open_form(interaction, fields_form(BUTTON, say("settings-title"), fields))

    @router.form(BUTTON, anywhere=True)
    async def _entered(self, interaction: Interaction, entered: router.Given) -> None:
        """Keep all of it, or nothing. Raises ``UserError`` for what the form does not offer."""
        user, say = interaction.user.id, voice_for(interaction)
        level, place, quiet, asked, on = [*entered, *[""] * 5][:5]
        try:
            wish = msgspec.convert({"level": level, "place": place, "language": say.language}, Wish)
        except msgspec.ValidationError:
            raise UserError(say("settings-foreign")) from None
        if not {*asked.split()} <= {*WHEN} or not {*on.split()} <= {*SWITCHES, TOLD}:
            raise UserError(say("settings-foreign"))
        try:
            setting = hours(quiet) if quiet.strip() else None
        except BadHours:
            raise UserError(say("table-bad-hours")) from None
        await self._store.write(persons.set_preference(user, REMINDERS, wish.written))
        await self._store.write(timing.remind(Reminded([], [], {user: 0})))
        await self._registry.prefer(user, QUIET, None if setting is None else setting.written)
        attention = Attention(asked, told=TOLD in on.split()) if asked else None
        await self._registry.prefer(user, ATTENTION, None if attention is None else attention.written)
        for name, switch in SWITCHES.items():
            if (name in on.split()) != await self._is_on(user, switch):
                await self._registry.prefer(user, switch.preference, None if name in on.split() else switch.off)
        await private(interaction, say("settings-kept"))

    @router.button(f"t{{_:id}}:0:{ASKED}{{moments:word}}", anywhere=True)
    async def _ask_everywhere(self, interaction: Interaction, _: int, moments: str) -> None:
        """Somebody wants to be asked at all tables as they have chosen at one."""
        user, say = interaction.user.id, voice_for(interaction)
        known = attention_of(await self._store.read(persons.preference(user, ATTENTION)))
        wish = Attention(moments.replace("_", " "), known is not None and known.told)
        await self._registry.prefer(user, ATTENTION, wish.written)
        await private(interaction, say("settings-kept"))

    async def _is_on(self, user: int, switch: Switch) -> bool:
        return await self._store.read(persons.preference(user, switch.preference)) != switch.off
