"""The words of the Zodiac chart and its alt text, in German; ``chart_words.ChartPhrases`` lists them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

YIN: Final = "yin"
YANG: Final = "yang"
NONE: Final = "keine"
WITH_YOU: Final = "mit dir"
AGAINST_YOU: Final = "gegen dich"
APART: Final = "ohne dich"
YOUR_KARMA: Final = "dein Karma"
YOUR_CHART: Final = "dein Sternkreis"
CHART: Final = "Sternkreis"
YOU: Final = "du"
LEADER: Final = "Spiritual Leader"
NEMESIS: Final = "Nemesis"
CUSP: Final = "in der Cusp"
NOBODY: Final = "niemand"
THEN: Final = "wenn du sie spielst"
PLAY_IT: Final = "Der Sternkreis zeigt, was diese Karte ändern würde. Spielen?"


def seat(letter: str) -> str:
    return f"Platz {letter}"


def standing(card: str) -> str:
    return {"cusp": CUSP, "nemesis": NEMESIS}.get(card, card.capitalize())


def played(card: str, name: str) -> str:
    return f"{card.capitalize()} auf {name}?"


def alt_chart(name: str, standing: str, karma: int) -> str:
    return f"Sternkreis für {name}, {standing}, Karma {karma}."


def alt_public() -> str:
    return "Sternkreis."


def alt_players(rows: Sequence[str]) -> str:
    return f"Zodiac: {'; '.join(rows)}."


def alt_player(name: str, standing: str, karma: int) -> str:
    return f"{name} {standing} Karma {karma}"


def alt_related(kind: str, names: Sequence[str]) -> str:
    return f"{kind.capitalize()}: {', '.join(names)}."


def alt_leader(name: str) -> str:
    return f"Spiritual Leader: {name}."


def alt_preview(card: str, name: str, changes: Sequence[str]) -> str:
    return f"Wenn {card.capitalize()} auf {name} gespielt wird: {'; '.join(changes)}."


def change_card(name: str, old: str, new: str) -> str:
    return f"{name}: {old} → {new}"


def change_karma(name: str, old: int, new: int) -> str:
    return f"{name}: Karma {old} → {new}"


def change_relation(name: str, old: str, new: str) -> str:
    return f"du zu {name}: {old} → {new}"


def change_leader(name: str) -> str:
    return f"Spiritual Leader: {name}"


def wins(name: str) -> str:
    return f"{name} gewinnt sofort"
