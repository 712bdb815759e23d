"""The flag of the moons in the lobby, in every language."""

from __future__ import annotations

from bot.cosmic.expansions.moons.state import NAME
from bot.cosmic.words.option_words import add_option
from bot.words.options import OptionText

add_option(
    {
        "en": OptionText(
            NAME,
            "Moons",
            "Two face-down moons in each system: quick bases with an effect, which never count for winning.",
            (("off", "off"), ("on", "on")),
        ),
        "de": OptionText(
            NAME,
            "Monde",
            "Zwei verdeckte Monde in jedem System: schnelle Basen mit einer Wirkung, die nie zum Sieg zählen.",
            (("off", "aus"), ("on", "an")),
        ),
    }
)
