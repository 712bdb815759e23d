"""Views of the asteroids: locations, powers, moves (AST6); and the same in words, for alt and board texts."""

from __future__ import annotations

import msgspec

from bot.cosmic.seen.views import PowerView, TableView
from bot.cosmic.words import things
from bot.cosmic.words.expansion_words import BOARD, Names
from bot.kernel.event import Seat
from bot.words.message import Language, Message
from bot.words.speech import speech


class AsteroidView(msgspec.Struct, frozen=True):
    location: Seat
    """Seat in whose system it lies; questions name the asteroid by it."""
    power: PowerView
    user: Seat | None
    """Present user; None if nobody may use it (AST8, AST9)."""
    duplicate: bool = False
    """Split off another one, and may be destroyed (AST28)."""
    came_from: Seat | None = None
    """Location before it moved in this challenge; None if it did not."""
    held: bool = False


class AsteroidsView(msgspec.Struct, frozen=True):
    asteroids: tuple[AsteroidView, ...]
    rotated: bool
    step: int
    """Locations to move in this challenge, to the right; negative to the left."""

    def at(self, location: Seat) -> AsteroidView | None:
        return next((one for one in self.asteroids if one.location == location), None)


_NAME = "asteroids"


@BOARD(_NAME)
def board(table: TableView, names: Names, language: Language) -> list[str]:
    shown = table.part(_NAME, AsteroidsView)
    rows = [_row(one, names) for one in sorted(shown.asteroids, key=lambda one: one.location)]
    return [speech(language)("asteroid-board", asteroids=rows)] if rows else []


def _row(one: AsteroidView, names: Names) -> Message:
    notes = [Message("asteroid-duplicate")] if one.duplicate else []
    if one.held:
        notes.append(Message("asteroid-stays"))
    if one.came_from is not None:
        notes.append(Message("asteroid-came-from", name=names[one.came_from]))
    if one.user is not None and one.user != one.location:
        notes.append(Message("asteroid-used-by", name=names[one.user]))
    power, name = things.power(one.power.power), names[one.location]
    if not notes:
        return Message("asteroid-at", power=power, name=name)
    return Message("asteroid-at-noted", power=power, name=name, notes=notes)
