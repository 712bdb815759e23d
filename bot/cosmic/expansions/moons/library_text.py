"""The moons in the library of rules: a topic with an example, and lists by kind, in English."""

from __future__ import annotations

from bot.cosmic.expansions.moons.moon import MOONS, Kind
from bot.cosmic.expansions.moons.moon_words import title
from bot.cosmic.expansions.moons.text import effect
from bot.cosmic.library.topic import CardPage, Topic
from bot.cosmic.library.words import add_cards, add_topics
from bot.words.language import Language
from bot.words.speech import speech

__all__ = ["listed"]


def listed(kind: Kind, language: Language) -> str:
    """All moons of one kind with what they do."""
    say = speech(language)
    found = sorted(name for name, moon in MOONS.items() if moon.kind is kind)
    return "\n".join(f"**{title(name)}**: {effect(say, name)}" for name in found)


add_topics(
    "en",
    (
        Topic(
            "moons",
            "Moons",
            ("moon", "outpost", "secret moon", "instant", "continuous"),
            ("2.6.2", "2.6.3", "2.6.4", "2.6.5", "2.6.6"),
            "Each home system has two moons, face down; their owner may look at them. The offense may aim at a moon of "
            "the destiny system. On a vacant one its tokens land at once, and that counts as a success. On an occupied "
            "one whoever is there is the defense, and there are no allies. Tokens on moons can be used like those on "
            "bases, but a moon is neither a foreign nor a home base. *Instant* moons act when they are occupied, "
            "*continuous* ones work as long as they are, *secret* ones once their occupant turns them up.",
            "Ana lands one token on a vacant moon: it is Extra Card Moon. From now on she draws a card at the start of "
            "each of her turns, and she may challenge again at once.",
            details=(
                "2.6",
                "2.6.1",
            ),
        ),
        Topic(
            "moons_instant",
            "Moons: instant ones",
            ("instant moons", "list of moons"),
            ("2.6.7", "2.6.6"),
            listed(Kind.INSTANT, "en"),
            "Ben lands on Flux Moon: a token of Ana's on blue 2 changes places with one of Cy's on red 1.",
        ),
        Topic(
            "moons_continuous",
            "Moons: continuous ones",
            ("continuous moons",),
            ("2.6.7", "2.6.6"),
            listed(Kind.CONTINUOUS, "en"),
            "Ana holds Tie Moon. As the offense she has 14 against 14, and wins.",
        ),
        Topic(
            "moons_secret",
            "Moons: secret ones",
            ("secret moons",),
            ("2.6.7", "2.6.6"),
            listed(Kind.SECRET, "en"),
            "Cy is on Ally Double Moon, only he knows. After the reveal he turns it up: his three tokens count 6.",
        ),
    ),
)

_KINDS = {Kind.INSTANT: "instant moon", Kind.CONTINUOUS: "continuous moon", Kind.SECRET: "secret moon"}

add_cards(
    "en",
    [
        CardPage(f"moon.{name}", title(name), (), _KINDS[moon.kind], effect(speech("en"), name))
        for name, moon in sorted(MOONS.items())
    ],
)
