"""What the help tells of the Skill Tokens at the moment it matters, in German."""

from __future__ import annotations

from typing import Final

from bot.cosmic.words.phrases import rule

COMPARED: Final = (
    "Bevor Karten gespielt werden, zählen *Shields* der Abwehr gegen *Weapons* des Angriffs: Sind es mehr Shields, ist "
    "die Begegnung *abgeschlagen*, und der Zug endet (cosmic S22)."
)
ESCORTS: Final = (
    "Wer einen Stein in der Begegnung hat, darf danach *Escorts* von Basen rufen, über die Grenze hinaus (cosmic S11)."
)


def stand(weapons: int, shields: int) -> str:
    """How letters stand on both sides."""
    outcome = "sie würde abgeschlagen" if shields > weapons else "sie geht weiter"
    return f"Es steht {weapons} Weapons gegen {shields} Shields: {outcome} {rule('S20')}."


def asleep(leaders: int) -> str:
    """Too few Leaders are active."""
    return f"Du hast {leaders} aktive Leader: Unter drei schlafen deine Kräfte {rule('S17')}."
