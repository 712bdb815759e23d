"""Everything that happens in the recorded games is said, and explained, in every language."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.cosmic.words import text, why_words
from bot.kernel.event import Event
from tests.golden import files
from tests.golden.replaying import events
from tests.words.voices import COMPLETE

NAMES = ("Ana", "Ben", "Cy", "Dot", "Eve", "Flo")
GAMES = [path for path in files.games() if files.named(path).partition("/")[2].startswith("cosmic")]


@pytest.mark.parametrize("path", GAMES, ids=files.named)
def test_every_event_of_a_recorded_game_is_said_and_explained(path: Path) -> None:
    told: list[Event] = []
    for event in events(files.read_game(path)):
        for language in COMPLETE:
            said = text.line(event, NAMES, language)
            assert said or event.kind in text.SILENT or not text.line(event, NAMES)
            assert "{" not in said
            assert "{" not in why_words.why(event, told, NAMES, language)
        told = [event] if event.kind == "challenge" else [*told, event]
    assert told
