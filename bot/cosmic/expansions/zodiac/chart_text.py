"""The words of the Zodiac chart and its alt text, in English; ``chart_words.ChartPhrases`` lists them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bot.cosmic.words.phrases import listed

YIN: Final = "yin"
YANG: Final = "yang"
NONE: Final = "none"
WITH_YOU: Final = "with you"
"""What happens to a Yin player's Karma happens to yours."""
AGAINST_YOU: Final = "against you"
APART: Final = "apart"
YOUR_KARMA: Final = "your Karma"
YOUR_CHART: Final = "your chart"
CHART: Final = "Zodiac chart"
YOU: Final = "you"
LEADER: Final = "Spiritual Leader"
NEMESIS: Final = "Nemesis"
CUSP: Final = "in cusp"
NOBODY: Final = "nobody"
THEN: Final = "if it is played"
PLAY_IT: Final = "The chart shows what this card would change. Play it?"


def seat(letter: str) -> str:
    """A player whose name cannot be drawn."""
    return f"Seat {letter}"


def standing(card: str) -> str:
    """A sign, in cusp, or Nemesis."""
    return {"cusp": CUSP, "nemesis": NEMESIS}.get(card, card.capitalize())


def played(card: str, name: str) -> str:
    """The head of a preview."""
    return f"{card.capitalize()} on {name}?"


def alt_chart(name: str, standing: str, karma: int) -> str:
    """The first sentence for one player."""
    return f"Zodiac chart for {name}, {standing}, Karma {karma}."


def alt_public() -> str:
    """The first sentence for everybody."""
    return "Zodiac chart."


def alt_players(rows: Sequence[str]) -> str:
    """Everybody's place."""
    return f"Zodiac: {'; '.join(rows)}."


def alt_player(name: str, standing: str, karma: int) -> str:
    """One player's place."""
    return f"{name} {standing} Karma {karma}"


def alt_related(kind: str, names: Sequence[str]) -> str:
    """To whom the viewer is Yin, Yang or neither."""
    return f"{kind.capitalize()}: {', '.join(names)}."


def alt_leader(name: str) -> str:
    """Who leads."""
    return f"Spiritual Leader: {name}."


def alt_preview(card: str, name: str, changes: Sequence[str]) -> str:
    """What a card would change."""
    return f"If {card.capitalize()} is played on {name}: {listed(list(changes))}."


def change_card(name: str, old: str, new: str) -> str:
    """A line of a preview."""
    return f"{name}: {old} → {new}"


def change_karma(name: str, old: int, new: int) -> str:
    """A line of a preview."""
    return f"{name}: Karma {old} → {new}"


def change_relation(name: str, old: str, new: str) -> str:
    """A line of a preview: what the viewer is to somebody."""
    return f"you to {name}: {old} → {new}"


def change_leader(name: str) -> str:
    """A line of a preview."""
    return f"Spiritual Leader: {name}"


def wins(name: str) -> str:
    """A line of a preview: Spiritual Leader and Nemesis in one."""
    return f"{name} wins at once"
