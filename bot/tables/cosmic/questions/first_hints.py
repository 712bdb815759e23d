"""Hints for somebody's first game: one line below the first question of each kind, for them alone."""

from __future__ import annotations

from typing import Final

from bot.kernel.seat import Seat
from bot.tables.contract import first
from bot.tables.contract.table import Button, Preference
from bot.tables.cosmic.handling import Running
from bot.tables.cosmic.telling import panel
from bot.tables.cosmic.words.help_words import hint
from bot.words.speech import Speech

OFF: Final = "tips_off"
"""The choice of the button that wants no more of them."""


def learn(table: Running, chosen: tuple[Preference, ...]) -> None:
    """Note whose first game it is."""
    table.record.first = [one.seat for one in chosen if one == Preference(one.seat, first.PREFERENCE, first.YES)]


def line(table: Running, seat: Seat, number: int, say: Speech) -> str:
    """The hint that stands with this question as long as it is asked; empty for questions of a kind that had one.

    A kind is what is asked in one phase of a challenge.
    """
    record = table.record
    if seat not in record.first or seat in record.without_hints:
        return ""
    phase = panel.board_view(table).phase
    if record.hinted.setdefault(str(seat), {}).setdefault(phase, number) != number:
        return ""
    challenge = table.table_view().challenge
    return hint(say, phase, challenge is not None and challenge.reverse)


def button(say: Speech) -> Button:
    """Wants no more hints."""
    return Button(0, OFF, say("cosmic-help-hints-off"))
