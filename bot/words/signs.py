"""Signs that stand for something in a game: the players' marks. In texts, desks and saves they are plain Unicode.

Where the bot has an emoji of its own for a sign, Discord is sent that instead (``cogs.ui.emojis``). So nothing that is
kept holds the id of an emoji: a bot with other emojis, or with none, reads it all the same.
"""

from __future__ import annotations

from typing import Final

import msgspec


class Sign(msgspec.Struct, frozen=True):
    """One sign. It is also the view from which its emoji is drawn."""

    name: str
    """How its emoji is called, without the hash of the drawing: ``mark_orange``."""
    plain: str
    """The Unicode emoji that stands for it."""


COLOURS: Final = {
    colour: Sign(f"mark_{colour}", plain)
    for colour, plain in (
        ("red", "🔺"),
        ("blue", "🟦"),
        ("yellow", "⭐"),
        ("purple", "🟣"),
        ("light_blue", "🔵"),
        ("orange", "🔶"),
    )
}
"""By a player's colour. Form and colour are near those of the pictures, and no two are alike."""
SIGNS: Final = tuple(COLOURS.values())


def of_colour(colour: str) -> str:
    """The plain sign of a colour; empty for what is no player's colour."""
    return COLOURS[colour].plain if colour in COLOURS else ""
