"""The flag of the Zodiac in the lobby, in every language."""

from __future__ import annotations

from bot.cosmic.expansions.zodiac.state import NAME
from bot.cosmic.words.option_words import add_option
from bot.words.options import OptionText

add_option(
    {
        "en": OptionText(
            NAME,
            "WARP Zodiac",
            "Signs bind players to one another, and Karma makes a Spiritual Leader. Best with three or more.",
            (("off", "off"), ("on", "on")),
        ),
        "de": OptionText(
            NAME,
            "WARP Zodiac",
            "Sternzeichen verbinden die Spieler, Karma macht zum Spiritual Leader. Am besten ab drei Spielern.",
            (("off", "aus"), ("on", "an")),
        ),
    }
)
