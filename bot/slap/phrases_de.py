"""The words of pictures and alt texts, in German; what each is for is said in ``phrases.py``."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bot.slap.deck import DECK, SUITS
from bot.slap.views import ReceiptView, ResultLine, ResultView, SlapLine

_PATTERNS: Final = {
    "double": "Doppel",
    "hymns": "Hymnenpaar",
    "sandwich": "Sandwich",
    "hymn_sandwich": "Hymnen-Sandwich",
}
_HOW: Final = {
    "cards": "niemand sonst hat noch Karten",
    "count": "die meisten Karten bei der Auszählung",
    "repetition": "dreimal dieselbe Lage: die meisten Karten",
    "stopped": "abgebrochen; Plätze nach Karten",
}


def number(value: int) -> str:
    return f"{value:,}".replace(",", ".")


def seat(letter: str) -> str:
    return f"Sitz {letter}"


def pattern(view: ReceiptView) -> str:
    return _PATTERNS[view.kind]


def how(view: ResultView) -> str:
    return _HOW.get(view.how, view.how)


def title_parts(names: Sequence[str]) -> list[str]:
    if not names:
        return ["Niemand", " gewinnt"]
    parts: list[str] = []
    for at, name in enumerate(names):
        left = len(names) - at - 1
        parts += [name, ", " if left > 1 else " und " if left else " siegen" if at else " gewinnt"]
    return parts


def title(names: Sequence[str]) -> str:
    return "".join(title_parts(names))


def counted_title(count: int) -> list[str]:
    return [f"{count} Leute", " siegen"]


# --- words on pictures ---------------------------------------------------------------------------------------


def in_the_pile(count: int) -> str:
    return "Karte im Stapel" if count == 1 else "Karten im Stapel"


def chances_left(left: int) -> str:
    return "Chance übrig" if left == 1 else "Chancen übrig"


TURNS_NEXT = "deckt auf"
CUTS = "hebt alles auf"


def takes(count: int) -> str:
    return f" nimmt {count}"


TIME_UNKNOWN = "Zeit unbekannt"
LATE = "zu spät"
FALSE_PAID = "falsch, zahlt"
FALSE_FREE = "falsch, zahlt nichts"
LEADS = "ist dran"


def more(count: int) -> str:
    return f"+{count} weitere"


def late_by(gap: int) -> str:
    return f"{number(gap)} zu spät"


def behind(gap: int) -> str:
    return f"{number(gap)} dahinter"


TAKES_PILE, NOT_DRAWN = "nimmt den Stapel", "nicht gelost"


def drawn_from(count: int) -> str:
    return "der einzige Klatscher" if count == 1 else f"ausgelost, 1 von {count}"


CARDS, PILES_SLAPPED, FASTEST_SLAP = "Karten", "Stapel", "schnellster"


def turned(flips: int, piles: int) -> str:
    return f"{_cards(flips)} aufgedeckt · {number(piles)} Stapel"


# --- alt texts -----------------------------------------------------------------------------------------------


def card(key: str) -> str:
    found = DECK[key]
    if found.kind == "neutraliser":
        return f"Karte {found.name}"
    whole = f"{found.name} von {SUITS[found.element].name}"
    return f"Hymne {whole}" if found.kind == "hymn" else whole


def alt_top(shown: Sequence[str]) -> str:
    if not shown:
        return "Noch keine Karte."
    before = f"; davor {', '.join(shown[1:])}" if shown[1:] else ""
    return f"Oben liegt {shown[0]}{before}."


def alt_pile(count: int) -> str:
    return f"{_cards(count)} im Stapel."


def alt_chances(left: int, total: int) -> str:
    return f"Noch {left} von {total} {'Chance' if total == 1 else 'Chancen'}."


def alt_next(name: str) -> str:
    return f"{name} deckt als Nächstes auf."


def alt_taken(name: str, count: int, kind: str, shown: Sequence[str]) -> str:
    return f"{name} nimmt {_cards(count)}: {kind} mit {', '.join(shown)}."


def alt_slap(line: SlapLine, name: str) -> str:
    if line.verdict == "false":
        paid = ", ".join(card(key) for key in line.paid) or "nichts"
        return f"{name} falsch{'' if line.approx else f' nach {number(line.ms)} ms'}, zahlt {paid}"
    if line.verdict == "late":
        return f"{name} zu spät, Zeit unbekannt" if line.approx else f"{name} {number(line.gap)} ms zu spät"
    if line.approx:
        return f"{name}, Zeit unbekannt"
    if line.verdict == "beaten":
        return f"{name} {number(line.gap)} ms dahinter"
    return f"{name} nach {number(line.ms)} ms"


ALT_SLAPS, ALT_COUNTS, ALT_UNDRAWN = "Klatscher: ", "Karten: ", "Nicht gelost: "


def alt_drawn(count: int) -> str:
    if count == 1:
        return "Es war der einzige versiegelte Klatscher."
    return f"Ausgelost unter {count} versiegelten Klatschern."


def alt_leads(name: str) -> str:
    return f"{name} ist dran."


def alt_row(row: ResultLine, name: str) -> str:
    fastest = "" if row.fastest is None else f", schnellster Klatscher {number(row.fastest)} ms"
    return f"{row.place}. {name}, {_cards(row.cards)}, {number(row.piles)} Stapel erklatscht{fastest}"


def alt_turned(flips: int, piles: int) -> str:
    return f"{_cards(flips)} aufgedeckt, {number(piles)} Stapel."


def alt_cards(count: int) -> str:
    return f"{_cards(count)}."


def alt_more(count: int) -> str:
    return f"{count} weitere"


def _cards(count: int) -> str:
    return "1 Karte" if count == 1 else f"{number(count)} Karten"


def pattern_name(kind: str) -> str:
    return _PATTERNS[kind]


def alt_patterns(rows: Sequence[str]) -> str:
    return f"Was man klatschen darf: {'; '.join(rows)}."
