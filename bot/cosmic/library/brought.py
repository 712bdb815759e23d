"""Cards that expansions bring, as the library shows them."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import cache
from typing import Final

import msgspec

from bot.cosmic.kinds import registry
from bot.words.language import Language
from bot.words.speech import Speech, speech


class CardPage(msgspec.Struct, frozen=True):
    """A card of an expansion, or several that do the same."""

    name: str
    """The same in every language."""
    title: str
    also: tuple[str, ...]
    """Other names under which people look for it."""
    kind: str
    """What sort of card it is, in words."""
    text: str


_BROUGHT: Final[list[Callable[[Speech], Iterable[CardPage]]]] = []


def add_cards(pages: Callable[[Speech], Iterable[CardPage]]) -> None:
    """Enter the cards of an expansion; their names are the same in every language."""
    _BROUGHT.append(pages)


@cache
def brought(language: Language) -> tuple[CardPage, ...]:
    """The cards of expansions, always in the same order."""
    registry.load()
    return tuple(page for pages in _BROUGHT for page in pages(speech(language)))
