"""Everything that happens in the recorded games is said, and explained, in every language."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import pytest

from bot.cosmic.words import story_words, text
from bot.cosmic.words.expansion_words import Names
from bot.kernel import export
from bot.kernel.codec import encode
from bot.kernel.event import Event
from tests.golden import files
from tests.golden.replaying import events
from tests.words.voices import COMPLETE

NAMES = Names(("Ana", "Ben", "Cy", "Dot", "Eve", "Flo"))
GAMES = [path for path in files.games() if files.named(path).partition("/")[2].startswith("cosmic")]


SAID: set[bytes] = set()
"""Events that were said well already: the line of an event hangs on nothing but the event, and many happen often."""


@pytest.mark.parametrize("path", GAMES, ids=files.named)
def test_every_event_of_a_recorded_game_is_said_and_explained(path: Path) -> None:
    be_told(files.content(path))


@cache
def be_told(game: bytes) -> None:
    """Versions have recorded many games alike: each is told once."""
    told: list[Event] = []
    for event in (one.event for one in events(export.read(game))):
        if (known := encode([event.kind, event])) not in SAID:
            be_said(event)
            SAID.add(known)
        for language in COMPLETE:
            assert "{" not in story_words.why(event, told, NAMES, language)
        told = [event] if event.kind == "challenge" else [*told, event]
    assert told


def be_said(event: Event) -> None:
    """Every language has a line for the event, or none has one on purpose."""
    for language in COMPLETE:
        said = text.line(event, NAMES, language)
        assert said or type(event) in text.SILENT or not text.line(event, NAMES)
        assert "{" not in said
