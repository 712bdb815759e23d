"""What a seat is called: by its powers, which everybody sees."""

from __future__ import annotations

from bot.cosmic.seen import alt
from bot.kernel.seat import Seat
from bot.tables.cosmic.handling import Running
from bot.words.signs import of_colour


def described(table: Running, seat: Seat) -> str:
    """The powers of a seat behind its mark; empty before it has one."""
    player = table.table_view().players[seat]
    powers = " + ".join(f"*{alt.power(power)}*" for power in player.own_powers)
    return f"{of_colour(player.colour)} {powers}" if powers else ""
