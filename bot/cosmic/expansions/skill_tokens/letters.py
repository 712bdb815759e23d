"""The four letters (S1). Constants alone, for rules, words and pictures."""

from __future__ import annotations

ESCORT, LEADER, SHIELD, WEAPON = "E", "L", "S", "W"
LETTERS = "ELSW"
"""In the order in which they are written."""
NONE = "·"
"""Stands for a token without a letter of use to whoever commands it (S8)."""
USUAL = "EWSL"
"""In which order tokens go unless their owner wants another one (8.12)."""
NEEDED = 3
"""Active Leaders without which powers are dormant (S17)."""
_SPELLED = 4
"""Letters that are written out."""


def brief(letters: str) -> str:
    """Letters as pictures write them: up to four one by one, of more each once with its number: ``EELSW`` is E2LSW."""
    if len(letters) <= _SPELLED:
        return letters
    counts = {one: letters.count(one) for one in (*LETTERS, NONE)}
    return "".join(one if count == 1 else f"{one}{count}" for one, count in counts.items() if count)
