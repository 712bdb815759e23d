"""What the help tells of the Zodiac at the moment it matters, in English."""

from __future__ import annotations

from typing import Final

from bot.cosmic.words.phrases import rule

WINDOW: Final = (
    "Before it aims the offense may play Zodiac cards: each gives its target another sign, brings a *Karma* token of "
    "the target back to a base, and draws two cards (cosmic Z12, Z13)."
)
MINE: Final = (
    "As a main player with a sign you gain one *Karma* if you lose or make a deal, else you lose one (cosmic Z20)."
)


def yin(name: str) -> str:
    """Somebody has Yin toward a main player."""
    return f"You are *Yin* to {name}: you gain Karma where {name} does, and lose it likewise {rule('Z20')}."


def yang(name: str) -> str:
    """Somebody has Yang toward a main player."""
    return f"You are *Yang* to {name}: you lose Karma where {name} gains some, and the other way round {rule('Z20')}."


def leader(name: str) -> str:
    """Who leads."""
    return f"{name} is *Spiritual Leader* by having the most Karma, and needs one base fewer {rule('Z35')}."
