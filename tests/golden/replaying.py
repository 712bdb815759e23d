"""Plays recorded games again: every decision must be possible and lead where it led."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from bot.kernel import export
from bot.kernel.event import Audience, Emitted, Event
from bot.kernel.export import BadExport, Export, Playable
from bot.kernel.flow import EventHandler
from bot.play.games.kinds import PLAYABLES
from tests.golden.coverage import KINDS, touched
from tests.golden.older import fingerprint


def replay(content: Export) -> set[str]:
    """Play a game again; what it has ``touched``. Raises ``BadExport`` with the number of the first decision that
    differs.
    """
    told: list[Event] = []
    playable = PLAYABLES.get(content.game)
    game = export.replay({content.game: _noting(playable, told)} if playable else {}, content)
    if fingerprint(game, content.version) != content.state:
        raise BadExport("All decisions lead where they led, but the state at the end differs.")
    if not game.over:
        raise BadExport("The game is not over after its last decision.")
    return touched(told)


def _noting(playable: Playable, told: list[Event]) -> Playable:
    """The game, with an handler for every event that ``touched`` knows."""
    handlers = playable.rules.handlers
    noting: dict[type[Event], EventHandler] = {kind: _handler(handlers.get(kind), told) for kind in KINDS}
    return replace(playable, rules=replace(playable.rules, handlers={**handlers, **noting}))


def _handler(own: EventHandler | None, told: list[Event]) -> EventHandler:
    """Listens to events of a type, as the rules' own handler does as well."""

    def hear(state: object, event: Event, audience: Audience) -> None:
        told.append(event)
        if own is not None:
            own(state, event, audience)

    return hear


def events(content: Export) -> Iterator[Emitted]:
    """Everything that happened in a game, hidden things included. Raises what a decision that does not fit raises."""
    playable = PLAYABLES[content.game]
    game = playable.begin(len(content.players), content.options, int(content.seed), min(content.versions))
    yield from game.take_events()
    for decision in content.decisions:
        game.repeat(decision)
        yield from game.take_events()
