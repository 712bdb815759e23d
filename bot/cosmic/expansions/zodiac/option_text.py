"""How a table chooses WARP Zodiac, in every language."""

from __future__ import annotations

from bot.cosmic.expansions.zodiac.state import NAME
from bot.cosmic.option_words import add_option
from bot.kernel.options import OptionText

add_option(
    {
        "en": OptionText(
            NAME,
            "WARP Zodiac",
            "An expansion: twelve signs, Karma, the Spiritual Leader and the Nemesis.",
            (("off", "without WARP Zodiac"), ("on", "with WARP Zodiac")),
        ),
        "de": OptionText(
            NAME,
            "WARP Zodiac",
            "Eine Erweiterung: zwölf Sternzeichen, Karma, Spiritual Leader und Nemesis.",
            (("off", "ohne WARP Zodiac"), ("on", "mit WARP Zodiac")),
        ),
    }
)
