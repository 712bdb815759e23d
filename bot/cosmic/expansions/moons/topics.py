"""The moons in the library: which rule ids each topic tells, lists by kind, and a page for each moon."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final

from bot.cosmic.expansions.moons.moon import MOONS, Kind
from bot.cosmic.expansions.moons.moon_words import title
from bot.cosmic.expansions.moons.text import effect
from bot.cosmic.library.pages import CardPage, add_cards
from bot.cosmic.library.rules import Entry, add_topics
from bot.words.message import ids
from bot.words.speech import Speech

_KIND: Final = ids("library-moon-", tuple(Kind))


def _listed(kind: Kind) -> Callable[[Speech], str]:
    """All moons of one kind with what they do."""
    return lambda say: "\n".join(
        f"**{title(name)}**: {effect(say, name)}" for name, moon in sorted(MOONS.items()) if moon.kind is kind
    )


def _cards(say: Speech) -> Iterator[CardPage]:
    for name, moon in sorted(MOONS.items()):
        yield CardPage(f"moon.{name}", title(name), (), say(_KIND[moon.kind]), effect(say, name))


add_topics(
    Entry("moons", ("2.6.2", "2.6.3", "2.6.4", "2.6.5", "2.6.6"), ("2.6", "2.6.1")),
    *(Entry(f"moons_{kind}", ("2.6.7", "2.6.6"), listing=_listed(kind)) for kind in Kind),
)
add_cards(_cards)
