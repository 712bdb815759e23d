"""Holidays: ``/table away`` and ``/table back``, and the same by buttons and a form."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import discord
from discord import app_commands

from bot.play.games.lobby_games import LOBBY_GAMES, table_name
from bot.play.holidays import LONGEST_WRITTEN, BadDate, Holidays, moment
from bot.play.running.hall import Hall
from bot.store.rows import AwayRow, TableHead
from bot.store.statements import persons
from bot.tables.contract.away import PLANS, SIGN, SILENT, Plan
from bot.words.errors import UserError
from bot.words.marks import ago, date_time
from bot.words.message import ids
from bot.words.speech import Speech
from cogs.arriving import router
from cogs.arriving.replies import Interaction, private
from cogs.ui.components import finished, form, typed_value
from cogs.ui.voices import as_many, voice_for

ANYWHERE: Final = "h0:away"
"""The button of the list of one's games."""
USUAL: Final[Plan] = "careful"
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

    async def suggest(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[int]]:
        """Suggest tables from which the asker can be away or is, while one is typed."""
        say = voice_for(interaction)
        heads = await self._holidays.tables(interaction.user.id)
        labels = [(table_name(head.game, head.id, say), head.id) for head in heads]
        fitting = [(label, table) for label, table in labels if typed.casefold() in label.casefold()]
        return [app_commands.Choice(name=label, value=table) for label, table in fitting[:_MOST]]

    @router.button("h{table:int}:away", "t{table:id}:0:away", anywhere=True)
    async def _offer(self, interaction: Interaction, table: int) -> None:
        """Show the holiday with a button for each plan, and one to come back for an absent player."""
        user, say = interaction.user.id, voice_for(interaction)
        heads = await self._chosen(user, table or None, say)
        mine = {head.id: head for head in heads}
        rows = [row for row in await self._hall.services.store.read(persons.holidays_of(user)) if row.table in mine]
        view = discord.ui.View(timeout=None)
        for plan in PLANS:
            view.add_item(discord.ui.Button(custom_id=f"h{table}:{plan}", label=say(_PLANS[plan]), emoji=SIGN))
        if rows:
            style = discord.ButtonStyle.success
            view.add_item(discord.ui.Button(custom_id=f"h{table}:back", label=say("away-back"), style=style, row=1))
        lines = [say("away-offer"), *away_lines(rows, mine, say)]
        words = as_many(lines, lambda left: say("table-more", count=left))
        await interaction.response.send_message(words, view=finished(view), ephemeral=True)

    @router.button("h{table:int}:back", anywhere=True)
    async def _back(self, interaction: Interaction, table: int) -> None:
        await self.back(interaction, table or None)

    @router.button("h{table:int}:{plan:orders|careful|pass|freeze}", anywhere=True)
    async def _ask(self, interaction: Interaction, table: int, plan: Plan) -> None:
        """Until when, in a form."""
        say = voice_for(interaction)
        until = form(f"h{table}:{plan}", say("away-until"), say("away-until-hint"), LONGEST_WRITTEN)
        await interaction.response.send_modal(until)

    @router.form("h{table:int}:{plan:orders|careful|pass|freeze}", anywhere=True)
    async def _asked(self, interaction: Interaction, typed: router.Given, table: int, plan: Plan) -> None:
        await self.go(interaction, typed_value(typed), plan, table or None)

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
