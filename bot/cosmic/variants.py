"""Other texts of single powers, as their sheets give them, for tables that choose them (0.7).

The flag that a table sets and the text that is played stand here; what each text does is in the power's own module.
Only options of the model are known here, no rules.
"""

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
