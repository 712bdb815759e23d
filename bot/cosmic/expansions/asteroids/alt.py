"""The asteroids in words, for the alt text of the board and the board as text."""

from __future__ import annotations

from bot.cosmic.expansions.asteroids.views import AsteroidsView, AsteroidView
from bot.cosmic.seen.views import TableView
from bot.cosmic.words import things
from bot.cosmic.words.expansion_words import BOARD
from bot.cosmic.words.lines import Names
from bot.words.language import Language
from bot.words.message import Message
from bot.words.speech import speech

_NAME = "asteroids"


@BOARD(_NAME)
def board(table: TableView, names: Names, language: Language) -> list[str]:
    """Each asteroid: its power, where it lies, whence it came, and who uses it if somebody else does."""
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
