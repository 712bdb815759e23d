"""The flags of variants in the lobby, in every language."""

from __future__ import annotations

from bot.cosmic.variants import super_zombie
from bot.cosmic.words.option_words import add_option
from bot.words.options import OptionText

add_option(
    {
        "en": OptionText(
            super_zombie.NAME,
            "Super Zombie",
            "What Zombie's flare does for Zombie: raise losers as captives, or bring back allies' tokens.",
            ((super_zombie.CAPTIVES, "raises losers"), (super_zombie.FFG, "allies' tokens come back")),
        ),
        "de": OptionText(
            super_zombie.NAME,
            "Super Zombie",
            "Was Zombies Flare bei ihrem Besitzer tut: Verlierer als Gefangene holen oder Steine der Verbündeten.",
            ((super_zombie.CAPTIVES, "holt Verlierer"), (super_zombie.FFG, "holt Steine der Verbündeten")),
        ),
    }
)
