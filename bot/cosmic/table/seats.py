"""What a seat is called: by its powers, which everybody sees."""

from __future__ import annotations

from bot.cosmic import alt
from bot.cosmic.table.running import Running
from bot.kernel.table import Seat

__all__ = ["described"]


def described(table: Running, seat: Seat) -> str:
    """The powers of a seat; empty before it has one."""
    player = table.table_view().players[seat]
    return " + ".join(f"*{alt.power(power)}*" for power in player.own_powers)
