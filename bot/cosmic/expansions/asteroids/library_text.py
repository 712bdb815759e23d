"""What the library tells of the asteroids, in every language."""

from __future__ import annotations

from bot.cosmic.expansions.asteroids.state import NAME
from bot.cosmic.library.topic import Topic
from bot.cosmic.library.words import add_topics

__all__: list[str] = []

_RULES = ("A8", "A10", "A9", "A22", "A14", "A40")
add_topics(
    "en",
    (
        Topic(
            NAME,
            "WARP Asteroids",
            ("asteroid", "rotation", "strange attractor", "orbital", "stasis"),
            _RULES,
            "Each asteroid carries a power that nobody has. In every challenge, before destiny is drawn, all "
            "asteroids move one system to the right, against the order of turns. Until the challenge ends "
            "whoever has one in the own system uses its power as if it were an own one, with all limits: "
            "mandatory powers are mandatory, and who is zapped or has fewer than three home bases cannot use "
            "it. What belongs to the power travels with it.",
            "The Virus asteroid lies with Ben. When Ana's challenge begins it moves to her, and her card is "
            "multiplied.",
        ),
    ),
)
add_topics(
    "de",
    (
        Topic(
            NAME,
            "WARP Asteroids",
            ("Asteroid", "Asteroiden", "Umlauf", "Strange Attractor"),
            _RULES,
            "Jeder Asteroid trägt eine Kraft, die niemand hat. In jeder Begegnung rücken alle Asteroiden, bevor "
            "das Schicksal gezogen wird, ein System nach rechts, gegen die Reihenfolge der Züge. Bis zum Ende "
            "der Begegnung nutzt, wer einen im eigenen System hat, dessen Kraft wie eine eigene, mit allen "
            "Grenzen: Pflicht bleibt Pflicht, und wer gezappt ist oder weniger als drei Heimatbasen hat, kann "
            "sie nicht nutzen. Was zur Kraft gehört, reist mit.",
            "Der Virus-Asteroid liegt bei Ben. Zu Beginn von Anas Begegnung rückt er zu ihr, und ihre Karte "
            "wird vervielfacht.",
        ),
    ),
)
