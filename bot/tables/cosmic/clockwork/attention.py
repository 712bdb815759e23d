"""At which rounds people are asked: as they have ordered at the table, else as they wish at all tables, else as usual.

It is told to others only if somebody wants that, and depends on no hand.
"""

from __future__ import annotations

from collections.abc import Sequence

from bot.cosmic.timing import automation
from bot.kernel.seat import Seat
from bot.tables.contract.attention import PREFERENCE, attention_of
from bot.tables.contract.table import Preference
from bot.tables.cosmic.clockwork import computers
from bot.tables.cosmic.handling import Running


def prefer(table: Running, chosen: Sequence[Preference]) -> None:
    """From now on people wish this at all their tables, and whoever is left out wishes nothing."""
    found = {one.seat: attention_of(one.value) for one in chosen if one.name == PREFERENCE}
    wishes = {seat: wish for seat, wish in found.items() if wish is not None}
    table.record.rounds = {str(seat): wish.often for seat, wish in wishes.items()}
    table.record.rounds_told = [seat for seat, wish in wishes.items() if wish.told]


def setting(table: Running, seat: Seat) -> str:
    """At which rounds the seat is asked, of ``automation.ROUND_SETTINGS``."""
    said = automation.rounds(table.state, seat) or table.record.rounds.get(str(seat))
    return said or ("main" if is_quiet(table) else "always")


def told(table: Running) -> list[Seat]:
    """Who wants everybody to know at which rounds they are asked, in the order of seats."""
    return [seat for seat in sorted(table.record.rounds_told) if table.state.players[seat].active]


def is_quiet(table: Running) -> bool:
    """Whether people look in now and then: not where they sit together, nor where somebody plays alone."""
    return table.record.speed != "live" and not computers.alone(table)
