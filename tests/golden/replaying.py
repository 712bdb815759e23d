"""Plays recorded games again: every decision must be possible and lead where it led."""

from __future__ import annotations

from collections.abc import Iterator

from bot.kernel.event import Event
from bot.kernel.saving import export
from bot.kernel.saving.export import BadExport, Export
from bot.play.games.kinds import PLAYABLES
from tests.golden.older import fingerprint


def replay(content: Export) -> None:
    """Play a game again. Raises ``BadExport`` with the number of the first decision that differs."""
    game = export.replay(PLAYABLES, content)
    if fingerprint(game, content.version) != content.state:
        raise BadExport("All decisions lead where they led, but the state at the end differs.")
    if not game.over:
        raise BadExport("The game is not over after its last decision.")


def events(content: Export) -> Iterator[Event]:
    """Everything that happened in a game, hidden things included. Raises what a decision that does not fit raises."""
    playable = PLAYABLES[content.game]
    game = playable.begin(len(content.players), content.options, int(content.seed), min(content.versions))
    yield from game.take_events()
    for decision in content.decisions:
        game.repeat(decision)
        yield from game.take_events()
