"""The Super Zombie (P1, Zombie): raises those who lose as captives, or lets allies bring tokens back."""

from __future__ import annotations

from typing import Final

from bot.cosmic.model.options import Flag, Options, add_flag

NAME: Final = "super_zombie"
CAPTIVES: Final = "captives"
FFG: Final = "ffg"

add_flag(Flag(NAME, (CAPTIVES, FFG), power="zombie"))


def by_allies(options: Options) -> bool:
    """True if the table plays the text in which allies bring tokens back."""
    return options.flag(NAME) == FFG
