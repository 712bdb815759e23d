"""Words around the pages of the library, in English; ``words`` lists them, ``text_de`` says them in German."""

from __future__ import annotations

from collections.abc import Sequence

MANDATORY = "mandatory power"
OPTIONAL = "optional power"
WILD = "Wild flare"
SUPER = "Super flare"
EXAMPLE = "Example"
EDICT = "edict"
FLARE = "flare"
CHALLENGE_CARD = "challenge card"
ATTACK = "Attack"
COMPROMISE = "Compromise"
NEEDS_ALLIES = "Not with two players (cosmic 8.6)."
ATTACK_TEXT = (
    "Played face down in phase 7. Between two attacks the card and all tokens of its side are added up, and the higher "
    "total wins; a tie goes to the defense (cosmic 5.1). Against a compromise an attack always wins (cosmic 5.4)."
)
COMPROMISE_TEXT = (
    "Played face down in phase 7. Against an attack it loses, but its player takes a card by chance from the winner's "
    "hand for each own token lost (cosmic 5.4). Two compromises have to make a deal, or cost both main players three "
    "tokens (cosmic 5.5)."
)
EMPTY = "Type what you look for, or choose from the list."

PHASES = {
    "setup": "set-up",
    "1": "phase 1 (start)",
    "2": "phase 2 (destiny)",
    "3": "phase 3 (aim)",
    "4": "phase 4 (tokens)",
    "5": "phase 5 (invitations)",
    "6": "phase 6 (allies)",
    "7": "phase 7 (cards)",
    "8": "phase 8 (reveal)",
    "9": "phase 9 (outcome)",
    "end": "end step",
    "lost": "whenever tokens are lost",
    "drawn": "whenever cards are drawn",
    "discarded": "whenever cards are discarded",
    "win": "when a win is checked",
    "any": "any checkpoint",
    "answer": "in answer to a use",
}
"""When something acts, in the order of a challenge."""


def copies(count: int) -> str:
    """How often a card is in the deck."""
    return "1 copy" if count == 1 else f"{count} copies"


def rules(ids: Sequence[str]) -> str:
    """Where the rules have it."""
    return f"(cosmic {', '.join(ids)})"


def contents(titles: Sequence[str]) -> str:
    """Every topic of the rules."""
    return "**Rules of Cosmic Encounter.** `/cosmic rules` and one of these:\n" + " · ".join(titles)


def unknown(typed: str, near: Sequence[str]) -> str:
    """Nothing is called like that; what is nearest."""
    hint = f"Did you mean {', '.join(near)}?" if near else "Choose from the list that opens while you type."
    return f"I found nothing called *{typed}*. {hint}"
