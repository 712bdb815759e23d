"""Going away and coming back: by command, by the button of a table's status, and by that of the list of one's games.

The buttons lead to a private message with one button for each plan; pressing one asks in a form until when.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any, Final

import discord
from discord import app_commands

from bot.errors import UserError
from bot.play.hall import Hall
from bot.play.holidays.dates import LONGEST_WRITTEN, BadDate, moment
from bot.play.holidays.going import Holidays
from bot.play.lobbies.lobby_games import LOBBY_GAMES, table_name
from bot.store.rows import AwayRow, TableHead
from bot.tables.contract.away import BUTTON, PLANS, SIGN, SILENT, Plan
from bot.words.marks import ago, date_time
from bot.words.message import ids
from bot.words.speech import Speech
from cogs.arriving.presses import Presses
from cogs.arriving.replies import Interaction, private
from cogs.ui.components import finished
from cogs.ui.forms import form, typed_value
from cogs.ui.lines import as_many
from cogs.voices import voice_for

ANYWHERE: Final = f"h0:{BUTTON}"
"""The button of the list of one's games."""
USUAL: Final[Plan] = "careful"
_CONTROL: Final = re.compile(rf"(?:h|t)(\d{{1,15}}):(?:0:)?({BUTTON}|back|{'|'.join(PLANS)})")
_BACK: Final = "back"
_PLANS: Final = ids("away-plan-", PLANS)
_DONE: Final = ids("away-done-", [f"{game}_{plan}" for game in LOBBY_GAMES for plan in PLANS])
"""What is done at a game's tables for whoever is away."""
_WHY: Final = ids("away-date-", ("unknown", "unclear", "past", "far"))
_MOST: Final = 25
"""Options of a command's parameter."""


class HolidayDesk:
    """Answers ``/table away`` and ``/table back``, and their buttons and form. One per client."""

    def __init__(self, hall: Hall) -> None:
        self._hall = hall
        self._holidays = Holidays(hall)
        self._presses = Presses()

    async def go(self, interaction: Interaction, until: str, plan: Plan, game: int | None) -> None:
        """Somebody is away until then, from one table or from all. Raises ``UserError``."""
        user, say = interaction.user.id, voice_for(interaction)
        heads = await self._chosen(user, game, say)
        waiting = await self._holidays.waiting(heads)
        if not waiting:
            raise UserError(say("away-live"))
        zone, place = await self._holidays.zone(user)
        try:
            until_ms = moment(until, self._hall.services.clock.now(), place)
        except BadDate as error:
            raise UserError(say(_WHY[error.why], zone=zone)) from None
        await self._holidays.go(user, waiting, until_ms, plan)
        names = [table_name(head.game, head.id, say) for head in waiting]
        lines = [
            say("away-gone", tables=names, day=date_time(until_ms // 1000), until=ago(until_ms // 1000)),
            *dict.fromkeys(say(_DONE[f"{head.game}_{plan}"]) for head in waiting),
            *([say("away-not-live")] if len(waiting) < len(heads) else []),
            say("away-hint", zone=zone),
        ]
        await private(interaction, "\n".join(lines))

    async def back(self, interaction: Interaction, game: int | None) -> None:
        """Somebody is back, at one table or at all. Raises ``UserError`` if they were not away."""
        say = voice_for(interaction)
        heads = await self._holidays.come_back(interaction.user.id, None if game is None else [game])
        if not heads:
            raise UserError(say("away-not"))
        await private(interaction, say("away-over", tables=[table_name(head.game, head.id, say) for head in heads]))

    def take(self, interaction: Interaction) -> bool:
        """Handle one of our buttons or forms; False if it is something else. Synchronous."""
        data: dict[str, Any] = dict(interaction.data or {})
        found = _CONTROL.fullmatch(str(data.get("custom_id", "")))
        if found is None:
            return False
        table, what = int(found[1]), found[2]
        if interaction.type is discord.InteractionType.modal_submit and what in PLANS:
            self._presses.begin(interaction, self._typed(interaction, table, what, typed_value(data)))
        elif interaction.type is discord.InteractionType.component:
            self._presses.begin(interaction, self._pressed(interaction, table, what))
        else:
            return False
        return True

    async def suggest(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[int]]:
        """Suggest tables from which the asker can be away or is, while one is typed."""
        say = voice_for(interaction)
        heads = await self._holidays.tables(interaction.user.id)
        labels = [(table_name(head.game, head.id, say), head.id) for head in heads]
        fitting = [(label, table) for label, table in labels if typed.casefold() in label.casefold()]
        return [app_commands.Choice(name=label, value=table) for label, table in fitting[:_MOST]]

    async def _pressed(self, interaction: Interaction, table: int, what: str) -> None:
        say = voice_for(interaction)
        if what == BUTTON:
            await self._offer(interaction, table, say)
        elif what == _BACK:
            await self.back(interaction, table or None)
        else:
            title, hint = say("away-until"), say("away-until-hint")
            await interaction.response.send_modal(form(f"h{table}:{what}", title, hint, LONGEST_WRITTEN))

    async def _typed(self, interaction: Interaction, table: int, plan: str, until: str) -> None:
        known = next(one for one in PLANS if one == plan)
        await self.go(interaction, until, known, table or None)

    async def _offer(self, interaction: Interaction, table: int, say: Speech) -> None:
        """How it stands, and a button for each plan; and one to come back for whoever is away."""
        user = interaction.user.id
        heads = await self._chosen(user, table or None, say)
        mine = {head.id: head for head in heads}
        rows = [row for row in await self._hall.services.store.holidays_of(user) if row.table in mine]
        view = discord.ui.View(timeout=None)
        for plan in PLANS:
            view.add_item(discord.ui.Button(custom_id=f"h{table}:{plan}", label=say(_PLANS[plan]), emoji=SIGN))
        if rows:
            style = discord.ButtonStyle.success
            view.add_item(discord.ui.Button(custom_id=f"h{table}:{_BACK}", label=say("away-back"), style=style, row=1))
        lines = [say("away-offer"), *away_lines(rows, mine, say)]
        words = as_many(lines, lambda left: say("table-more", count=left))
        await interaction.response.send_message(words, view=finished(view), ephemeral=True)

    async def _chosen(self, user: int, game: int | None, say: Speech) -> list[TableHead]:
        """One of somebody's tables, or all. Raises ``UserError`` without any."""
        heads = await self._holidays.tables(user)
        if not heads:
            raise UserError(say("table-no-games"))
        chosen = [head for head in heads if game is None or head.id == game]
        if not chosen:
            raise UserError(say("table-not-your-game"))
        return chosen


def away_lines(rows: Sequence[AwayRow], heads: dict[int, TableHead], say: Speech) -> list[str]:
    """From which of these tables somebody is away, and until when."""
    return [
        _away_line(row, table_name(heads[row.table].game, row.table, say), say) for row in rows if row.table in heads
    ]


def _away_line(row: AwayRow, table: str, say: Speech) -> str:
    if row.plan == SILENT:
        return say("away-row-silent", table=table)
    return say("away-row", table=table, day=date_time(row.until_ms // 1000), until=ago(row.until_ms // 1000))
