"""The words of pictures and alt texts, in English; ``words.Phrases`` lists them, ``phrases_de`` says them in German.

Pictures have room for one to three words; sentences are for alt texts. Names come in as they are shown. No drawing.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bot.slap.deck import DECK, SUITS
from bot.slap.views import ReceiptView, ResultLine, ResultView, SlapLine

_PATTERNS: Final = {
    "double": "double",
    "hymns": "hymn pair",
    "sandwich": "sandwich",
    "hymn_sandwich": "hymn sandwich",
}
_HOW: Final = {
    "cards": "last player with cards",
    "count": "most cards at the count-out",
    "repetition": "most cards: the same position came a third time",
    "stopped": "the game was stopped; places by count",
}


def number(value: int) -> str:
    """A number with its thousands apart."""
    return f"{value:,}"


def seat(letter: str) -> str:
    """Who sits there, where the name cannot be drawn."""
    return f"Seat {letter}"


def pattern(view: ReceiptView) -> str:
    """``double``, ``hymn pair``, ``sandwich`` or ``hymn sandwich`` (R24, R25, R26)."""
    return _PATTERNS[view.kind]


def how(view: ResultView) -> str:
    """How the game ended (R43, R44, R45, R46, R49)."""
    return _HOW.get(view.how, view.how)


def title_parts(names: Sequence[str]) -> list[str]:
    """The title in pieces, names at the even places: names may need other fonts than our own words."""
    if not names:
        return ["Nobody", " wins"]
    parts: list[str] = []
    for at, name in enumerate(names):
        left = len(names) - at - 1
        parts += [name, ", " if left > 1 else " and " if left else " share it" if at else " wins"]
    return parts


def title(names: Sequence[str]) -> str:
    """``Ana wins``, ``Ana and Ben share it``, ``Ana, Ben and Cy share it``; ``Nobody wins`` without names."""
    return "".join(title_parts(names))


def counted_title(count: int) -> list[str]:
    """Like ``title_parts`` for more winners than there is room to name."""
    return [f"{count} players", " share it"]


# --- words on pictures ---------------------------------------------------------------------------------------


def in_the_pile(count: int) -> str:
    """Below the number of cards."""
    return "card in the pile" if count == 1 else "cards in the pile"


def chances_left(left: int) -> str:
    """Below the dots."""
    return "chance left" if left == 1 else "chances left"


TURNS_NEXT = "turns next"
CUTS = "cuts the pile"


def takes(count: int) -> str:
    """Behind the name of whoever took the pile."""
    return f" takes {count}"


TIME_UNKNOWN = "time not known"
LATE = "late"
FALSE_PAID = "false, paid"
FALSE_FREE = "false, nothing to pay"
LEADS = "turns next"


def more(count: int) -> str:
    """Entries that are not shown."""
    return f"+{count} more"


def late_by(gap: int) -> str:
    """Milliseconds after the next card."""
    return f"late by {number(gap)}"


def behind(gap: int) -> str:
    """Milliseconds after the winner."""
    return f"{number(gap)} behind"


TAKES_PILE, NOT_DRAWN = "takes the pile", "not drawn"


def drawn_from(count: int) -> str:
    """How the winner of ``count`` sealed slaps was found (T8)."""
    return "the only slap" if count == 1 else f"drawn by lot, 1 of {count}"


CARDS, PILES_SLAPPED, FASTEST_SLAP = "cards", "piles slapped", "fastest slap"


def turned(flips: int, piles: int) -> str:
    """What happened in the whole game."""
    return f"{_plural(flips, 'card')} turned · {_plural(piles, 'pile')}"


# --- alt texts -----------------------------------------------------------------------------------------------


def card(key: str) -> str:
    """A card for reading aloud, without emoji: ``7 of Gears``, ``hymn VII Primary of Gears``, ``The Fool``."""
    found = DECK[key]
    if found.kind == "neutraliser":
        return found.name
    whole = f"{found.name} of {SUITS[found.element].name}"
    return f"hymn {whole}" if found.kind == "hymn" else whole


def alt_top(shown: Sequence[str]) -> str:
    """The open cards, newest first."""
    if not shown:
        return "No card yet."
    before = f"; before it {', '.join(shown[1:])}" if shown[1:] else ""
    return f"Top card {shown[0]}{before}."


def alt_pile(count: int) -> str:
    """How many cards lie there."""
    return f"{_plural(count, 'card')} in the pile."


def alt_chances(left: int, total: int) -> str:
    """The open challenge."""
    return f"{left} of {_plural(total, 'chance')} left."


def alt_next(name: str) -> str:
    """Who turns the next card."""
    return f"{name} turns next."


def alt_taken(name: str, count: int, kind: str, shown: Sequence[str]) -> str:
    """Who took the pile with what."""
    return f"{name} takes {_plural(count, 'card')}: {kind} with {', '.join(shown)}."


def alt_slap(line: SlapLine, name: str) -> str:
    """One slap; a time that is not exact is not told (A18)."""
    if line.verdict == "false":
        paid = ", ".join(card(key) for key in line.paid) or "nothing"
        return f"{name} false{'' if line.approx else f' at {number(line.ms)} ms'}, paid {paid}"
    if line.verdict == "late":
        return f"{name} late, time unknown" if line.approx else f"{name} {number(line.gap)} ms late"
    if line.approx:
        return f"{name}, time unknown"
    return f"{name} {number(line.gap)} ms behind" if line.verdict == "beaten" else f"{name} {number(line.ms)} ms"


ALT_SLAPS, ALT_COUNTS, ALT_UNDRAWN = "Slaps: ", "Cards: ", "Not drawn: "


def alt_drawn(count: int) -> str:
    """How the winner of ``count`` sealed slaps was found (T8)."""
    return "It was the only sealed slap." if count == 1 else f"Drawn by lot from {count} sealed slaps."


def alt_leads(name: str) -> str:
    """Who turns the first card of the next pile."""
    return f"{name} turns next."


def alt_row(row: ResultLine, name: str) -> str:
    """One player's end of the game."""
    fastest = "" if row.fastest is None else f", fastest slap {number(row.fastest)} ms"
    return f"{row.place} {name}, {_plural(row.cards, 'card')}, {_plural(row.piles, 'pile')} slapped{fastest}"


def alt_turned(flips: int, piles: int) -> str:
    """What happened in the whole game."""
    return f"{_plural(flips, 'card')} turned, {_plural(piles, 'pile')}."


def alt_cards(count: int) -> str:
    """How many cards a sheet shows."""
    return f"{_plural(count, 'card')}."


def alt_more(count: int) -> str:
    """Entries that found no room."""
    return f"{count} more"


def _plural(count: int, noun: str) -> str:
    return f"{number(count)} {noun}" if count == 1 else f"{number(count)} {noun}s"


def pattern_name(kind: str) -> str:
    """A pattern by name: ``double``, ``hymns``, ``sandwich``."""
    return _PATTERNS[kind]


def alt_patterns(rows: Sequence[str]) -> str:
    """The beginning of the alt text of the patterns."""
    return f"What can be slapped: {'; '.join(rows)}."
