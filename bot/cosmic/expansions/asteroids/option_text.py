"""The flag of the asteroids in the lobby, in every language."""

from __future__ import annotations

from bot.cosmic.expansions.asteroids.state import LAYOUTS, NAME, OFF
from bot.cosmic.words.option_words import add_option
from bot.words.options import OptionText

__all__: list[str] = []

_ENGLISH = ("one, anywhere", "two, opposite each other", "three, evenly spaced", "one for each player")
_GERMAN = ("einer, irgendwo", "zwei, einander gegenüber", "drei, gleichmäßig verteilt", "einer für jeden")

add_option(
    {
        "en": OptionText(
            NAME,
            "WARP Asteroids",
            "Asteroids with powers circle the systems; whoever they reach uses them.",
            ((OFF, "off"), *zip(LAYOUTS, _ENGLISH, strict=True)),
            "the seats where asteroids begin, by their place in the order of turns: 1, 3",
        ),
        "de": OptionText(
            NAME,
            "WARP Asteroids",
            "Asteroiden mit Kräften umkreisen die Systeme; wen sie erreichen, der nutzt sie.",
            ((OFF, "aus"), *zip(LAYOUTS, _GERMAN, strict=True)),
            "die Plätze, an denen Asteroiden beginnen, nach der Reihenfolge der Züge: 1, 3",
        ),
    }
)
