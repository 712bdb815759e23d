"""The four letters (S1). Constants alone, for rules, words and pictures."""

from __future__ import annotations

__all__ = ["ESCORT", "LEADER", "LETTERS", "NEEDED", "SHIELD", "USUAL", "WEAPON"]

ESCORT, LEADER, SHIELD, WEAPON = "E", "L", "S", "W"
LETTERS = "ELSW"
"""In the order in which they are written."""
USUAL = "EWSL"
"""In which order tokens go unless their owner wants another one (8.12)."""
NEEDED = 3
"""Active Leaders without which powers are dormant (S17)."""
