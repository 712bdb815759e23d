"""Holidays: ``/away``, and the same by buttons and a form; for all tables of whoever goes, those to come as well."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final

from bot.play.games.lobby_games import LOBBY_GAMES, table_name
from bot.play.holidays import LONGEST_WRITTEN, BadDate, Holidays, moment
from bot.play.running.table_registry import TableRegistry
from bot.store.rows import AwayRow, TableHead
from bot.store.statements import persons
from bot.tables.contract.away import PLANS, SIGN, SILENT, Away, Plan
from bot.tables.contract.table import Button, Field
from bot.words.errors import UserError
from bot.words.marks import ago, date_time
from bot.words.message import ids
from bot.words.speech import Speech
from cogs.arriving import router
from cogs.arriving.replies import Interaction, private
from cogs.ui.components import button_view, fields_form
from cogs.ui.forms import Pick, open_form
from cogs.ui.voices import as_many, voice_for

BUTTON: Final = "h0:away"
"""Opens the form, or shows how long somebody is away."""
_FORM: Final = "h0:form"
USUAL: Final[Plan] = "careful"
_PLANS: Final = ids("away-plan-", PLANS)
_DONE: Final = ids("away-done-", [f"{game}_{plan}" for game in LOBBY_GAMES for plan in PLANS])
"""What is done at a game's tables for whoever is away."""
_WHY: Final = ids("away-date-", ("unknown", "unclear", "past", "far"))


class HolidayHandlers:
    """Answers ``/away``, its buttons and its form. One per client."""

    def __init__(self, registry: TableRegistry) -> None:
        self._registry = registry
        self._holidays = Holidays(registry)

    async def go(self, interaction: Interaction, until: str, then: str) -> None:
        """Somebody is away until then. Raises ``UserError``."""
        user, say = interaction.user.id, voice_for(interaction)
        plan = next((one for one in PLANS if one == then), USUAL)
        zone, place = await self._holidays.zone(user)
        try:
            until_ms = moment(until, self._registry.services.clock.now(), place)
        except BadDate as error:
            raise UserError(say(_WHY[error.why], zone=zone)) from None
        heads = await self._holidays.tables(user)
        waiting = await self._holidays.waiting(heads)
        await self._holidays.go(user, waiting, Away(until_ms, plan))
        games = dict.fromkeys(head.game for head in waiting) or {"cosmic": None}
        lines = [
            say("away-gone", day=date_time(until_ms // 1000), until=ago(until_ms // 1000)),
            *(say(_DONE[f"{game}_{plan}"]) for game in games),
            *([say("away-not-live")] if len(waiting) < len(heads) else []),
            say("away-hint", zone=zone),
        ]
        await private(interaction, "\n".join(lines))

    async def show(self, interaction: Interaction) -> None:
        """Tell how long somebody is away, with the way back, or the way to go."""
        user, say = interaction.user.id, voice_for(interaction)
        lines = await self.told(user, say)
        change = (_FORM, Button(0, "", say("away-button"), style="secondary" if lines else "primary", emoji=SIGN))
        back = [("h0:back", Button(0, "", say("away-back"), style="success"))] if lines else []
        words = as_many(lines or [say("away-not")], lambda left: say("table-more", count=left))
        await private(interaction, words, view=button_view([[*back, change]]))

    async def told(self, user: int, say: Speech) -> list[str]:
        """List until when somebody is away, and from where if it is not until the same moment everywhere."""
        holiday = await self._holidays.until(user)
        heads = {head.id: head for head in await self._holidays.tables(user)}
        rows = await self._registry.services.store.read(persons.holidays_of(user))
        return list(_told(holiday, [row for row in rows if row.table in heads], heads, say))

    @router.button(BUTTON, "t{_:id}:0:away", anywhere=True)
    async def _pressed(self, interaction: Interaction, _: int = 0) -> None:
        if await self.told(interaction.user.id, voice_for(interaction)):
            await self.show(interaction)
        else:
            await self._ask(interaction)

    @router.button("h0:back", anywhere=True)
    async def _back(self, interaction: Interaction) -> None:
        say = voice_for(interaction)
        away, heads = await self._holidays.come_back(interaction.user.id)
        names = [table_name(head.game, head.id, say) for head in heads]
        await private(interaction, say("away-over", tables=names) if away else say("away-not"))

    @router.button(_FORM, anywhere=True)
    async def _ask(self, interaction: Interaction) -> None:
        say = voice_for(interaction)
        fields = (
            Field(say("away-until"), say("away-until-hint"), most=LONGEST_WRITTEN),
            Pick(say("away-then"), [(one, say(_PLANS[one])) for one in PLANS], (USUAL,)),
        )
        await open_form(interaction, fields_form(_FORM, say("away-title"), fields))

    @router.form(_FORM, anywhere=True)
    async def _asked(self, interaction: Interaction, entered: router.Given) -> None:
        until, then = [*entered, "", ""][:2]
        await self.go(interaction, until, then)


def _told(holiday: Away | None, rows: list[AwayRow], heads: Mapping[int, TableHead], say: Speech) -> Iterator[str]:
    if holiday is not None:
        until = holiday.until // 1000
        yield say("away-all", day=date_time(until), until=ago(until))
    for row in rows:
        table = table_name(heads[row.table].game, row.table, say)
        if row.plan == SILENT:
            yield say("away-row-silent", table=table)
        elif holiday is None or row.until_ms != holiday.until:
            yield say("away-row", table=table, day=date_time(row.until_ms // 1000), until=ago(row.until_ms // 1000))
