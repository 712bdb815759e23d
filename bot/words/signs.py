"""Signs that stand for something in a game: players, suits, cards. In texts, desks and saves they are plain Unicode.

Where the bot has an emoji of its own for a sign, Discord is sent that instead (``cogs.ui.emojis``). So nothing that is
kept holds the id of an emoji: a bot with other emojis, or with none, reads it all the same. A new sign is a row here
and a drawing of the same name in ``renderers/emoji.py``.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final

import msgspec


class Sign(msgspec.Struct, frozen=True):
    """One sign. It is also the view from which its emoji is drawn."""

    name: str
    """How its emoji is called, without the hash of the drawing: ``mark_orange``."""
    plain: str
    """The Unicode emoji that stands for it."""


def _signs(kind: str, **plain: str) -> dict[str, Sign]:
    return {key: Sign(f"{kind}_{key}", one) for key, one in plain.items()}


COLOURS: Final = _signs("mark", red="🔺", blue="🟦", yellow="⭐", purple="🟣", light_blue="🔵", orange="🔶")
"""Players of Cosmic Encounter by colour. Form and colour are near those of the pictures, and no two are alike."""
SUITS: Final = _signs("suit", claws="🟥", souls="🟧", gears="🟨", blades="🟩")
"""Suits of the slap game by name; the squares are those of its deck."""
CARDS: Final = _signs("card", attack="⚔️", compromise="🤝", edict="📜", flare="🔥")
"""Cards of Cosmic Encounter by kind. A Zodiac card shows its sign."""
ZODIAC: Final = _signs(
    "zodiac",
    aries="♈",
    taurus="♉",
    gemini="♊",
    cancer="♋",
    leo="♌",
    virgo="♍",
    libra="♎",
    scorpio="♏",
    sagittarius="♐",
    capricorn="♑",
    aquarius="♒",
    pisces="♓",
    cusp="🌗",
    nemesis="👿",
    leader="👑",
    karma="☯️",
)
"""The signs of the Zodiac and those without one, its Spiritual Leader, and Karma."""
SIGNS: Final = tuple(sign for kind in (COLOURS, SUITS, CARDS, ZODIAC) for sign in kind.values())
_SENT: Final = 45
"""Characters that Discord counts for an emoji of the bot's own, at most: brackets, name, hash and id."""
_NOT_OURS: Final = "\u200b"
"""Behind a sign in the name of a person: it stands for nothing there."""
_PLAIN: Final = "|".join(re.escape(sign.plain) for sign in SIGNS)
_ANY: Final = re.compile(_PLAIN)
_OURS: Final = re.compile(f"(?:{_PLAIN})(?!{_NOT_OURS})")


def of_colour(colour: str) -> str:
    """The plain sign of a colour; empty for what is no player's colour."""
    return COLOURS[colour].plain if colour in COLOURS else ""


def sent_length(text: str) -> int:
    """Characters of a text of ours as Discord counts them, with an emoji of the bot's own for each sign."""
    return len(exchanged(text, lambda sign: "." * _SENT))


def unsigned(text: str) -> tuple[str, str]:
    """A text of ours for a label, without signs, and the first sign in it, which goes beside the label."""
    found = _OURS.search(text)
    return re.sub(f"(?:{_OURS.pattern}) ?", "", text).replace(_NOT_OURS, ""), found[0] if found else ""


def disowned(text: str) -> str:
    """Words of a person: a sign in them stands for nothing and stays what it is."""
    return _ANY.sub(lambda found: found[0] + _NOT_OURS, text)


def exchanged(text: str, other: Callable[[str], str]) -> str:
    """A text of ours with something else for each plain sign that stands for something."""
    return _OURS.sub(lambda found: other(found[0]), text)
