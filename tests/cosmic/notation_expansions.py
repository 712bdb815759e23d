"""Additions of expansions to the scenario notation: each in ``tests/cosmic/expansions/<name>/words.py``, as
``WORDS``.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import cache
from importlib import import_module
from pkgutil import iter_modules
from typing import TYPE_CHECKING

from bot.cosmic.model.state import CosmicState
from tests.cosmic import expansions

if TYPE_CHECKING:
    from tests.cosmic.notation_table import Pack

__all__ = ["ExpansionNotation", "all_words", "card_word", "letters", "place_word"]


@dataclass(frozen=True)
class ExpansionNotation:
    """The words of one expansion."""

    name: str
    places: Mapping[str, str] = field(default_factory=dict)
    """Words for places of tokens."""
    cards: Mapping[str, str] = field(default_factory=dict)
    """Words for faces of cards."""
    give: Mapping[str, Callable[[CosmicState, Pack, int, str], None]] = field(default_factory=dict)
    """Words of a player in ``given``: they change the state, and take cards out of the pack."""
    complete: Callable[[CosmicState, Pack], None] | None = None
    """Completes a position, once all its words are read and before the rest of the cards is laid."""
    own: Mapping[str, Callable[[CosmicState, int], object]] = field(default_factory=dict)
    """Facts about a player."""
    facts: Mapping[str, Callable[[CosmicState], object]] = field(default_factory=dict)
    """Facts about the table."""
    lay: Callable[[CosmicState, Mapping[str, Mapping[int, str]]], None] | None = None
    """Gives tokens their letters: by place and seat; whoever has none named gets what is left."""
    letters: Callable[[CosmicState, str, int], str] | None = None
    """The letters of the tokens of a seat's colour in a place."""
    spell: Callable[[str], str | None] = lambda value: None
    """How an option or a datum of an event is written, if it is not written as it is."""


@cache
def all_words() -> tuple[ExpansionNotation, ...]:
    """The words of all expansions."""
    names = sorted(found.name for found in iter_modules(expansions.__path__))
    modules = [import_module(f"{expansions.__name__}.{name}.words") for name in names]
    return tuple(module.WORDS for module in modules)


def place_word(word: str) -> str | None:
    """The place that a word means; None if no expansion has such a place."""
    return next((words.places[word] for words in all_words() if word in words.places), None)


def card_word(word: str) -> str | None:
    """The face that a word means; None if no expansion has such a card."""
    return next((words.cards[word] for words in all_words() if word in words.cards), None)


def letters(state: CosmicState, place: str, seat: int) -> str | None:
    """The letters of the tokens of a seat's colour in a place; None in a game whose tokens have none."""
    for words in all_words():
        if words.letters is not None and words.name in state.expansions:
            return words.letters(state, place, seat)
    return None
