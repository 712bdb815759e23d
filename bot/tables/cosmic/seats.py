"""What a seat is called: by its powers, which everybody sees."""

from __future__ import annotations

from bot.cosmic.seen import alt
from bot.kernel.seat import Seat
from bot.tables.cosmic.handling import Running


def described(table: Running, seat: Seat) -> str:
    """The powers of a seat; empty before it has one."""
    player = table.table_view().players[seat]
    return " + ".join(f"*{alt.power(power)}*" for power in player.own_powers)
