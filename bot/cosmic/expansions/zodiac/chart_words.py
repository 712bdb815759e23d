"""What every language of the chart has, and which module speaks which one. No word of its own.

Names of signs and positions stay as the cards print them, in every language.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, Protocol

from bot.cosmic.expansions.zodiac import chart_text, chart_text_de
from bot.words.language import Language, Translated

__all__ = ["ChartPhrases", "phrases_for"]


class ChartPhrases(Protocol):
    """The words of the chart, in one language; documented in ``chart_text.py``."""

    YIN: str
    YANG: str
    NONE: str
    WITH_YOU: str
    AGAINST_YOU: str
    APART: str
    YOUR_KARMA: str
    YOUR_CHART: str
    CHART: str
    YOU: str
    LEADER: str
    NEMESIS: str
    CUSP: str
    NOBODY: str
    THEN: str
    PLAY_IT: str

    def seat(self, letter: str) -> str: ...
    def standing(self, card: str) -> str: ...
    def played(self, card: str, name: str) -> str: ...
    def alt_chart(self, name: str, standing: str, karma: int) -> str: ...
    def alt_public(self) -> str: ...
    def alt_players(self, rows: Sequence[str]) -> str: ...
    def alt_player(self, name: str, standing: str, karma: int) -> str: ...
    def alt_related(self, kind: str, names: Sequence[str]) -> str: ...
    def alt_leader(self, name: str) -> str: ...
    def alt_preview(self, card: str, name: str, changes: Sequence[str]) -> str: ...
    def change_card(self, name: str, old: str, new: str) -> str: ...
    def change_karma(self, name: str, old: int, new: int) -> str: ...
    def change_relation(self, name: str, old: str, new: str) -> str: ...
    def change_leader(self, name: str) -> str: ...
    def wins(self, name: str) -> str: ...


_LANGUAGES: Final[Mapping[Language, ChartPhrases]] = Translated({"en": chart_text, "de": chart_text_de})


def phrases_for(language: Language) -> ChartPhrases:
    """The words of the chart in a language."""
    return _LANGUAGES[language]
