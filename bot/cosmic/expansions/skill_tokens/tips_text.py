"""What the help tells of the Skill Tokens at the moment it matters, in English."""

from __future__ import annotations

from typing import Final

from bot.cosmic.words.phrases import count, rule

COMPARED: Final = (
    "Before cards are played *Shields* of the defense are counted against *Weapons* of the offense: with more Shields "
    "the challenge is *repulsed*, and the turn ends (cosmic S22)."
)
ESCORTS: Final = (
    "Whoever has a token in the challenge may then call *Escorts* from bases, beyond the limit (cosmic S11)."
)


def stand(weapons: int, shields: int) -> str:
    """How letters stand on both sides."""
    outcome = "it would be repulsed" if shields > weapons else "it goes on"
    return f"As it stands: {count(weapons, 'Weapon')} against {count(shields, 'Shield')}, {outcome} {rule('S20')}."


def asleep(leaders: int) -> str:
    """Too few Leaders are active."""
    return f"You have {count(leaders, 'active Leader')}: below three your powers sleep {rule('S17')}."
