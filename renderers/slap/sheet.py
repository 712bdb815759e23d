"""Contact sheet: any faces side by side, for the gallery and for learning the deck."""

from __future__ import annotations

from typing import Final

from bot.slap.views import FacesView
from bot.slap.words.messages import PATTERN
from bot.words.speech import speech
from renderers.kit.canvas import Canvas, blank, mapped, png
from renderers.kit.theme import GAP, MARGIN
from renderers.slap.faces import MEDIUM, face, height, mask

_COLUMNS: Final = 5
_NAMES: Final = 372
"""Width of the names of patterns."""
_DROP: Final = 44
_MOST: Final = 20
"""Cards on one sheet."""


def draw(view: FacesView) -> bytes:
    """PNG of the first twenty cards, five in a row, or of patterns by name. Raises ``KeyError`` for an unknown card."""
    if view.patterns:
        return _patterns(view)
    keys = view.keys[:_MOST]
    rows = max(1, -(-len(keys) // _COLUMNS))
    step_x, step_y = MEDIUM + GAP, height(MEDIUM) + GAP
    image = blank(2 * MARGIN - GAP + _COLUMNS * step_x, 2 * MARGIN - GAP + rows * step_y)
    say = speech(view.language)
    for at, key in enumerate(keys):
        where = (MARGIN + at % _COLUMNS * step_x, MARGIN + at // _COLUMNS * step_y)
        image.paste(face(key, MEDIUM, say), where, mask(MEDIUM))
    return png(image)


def _patterns(view: FacesView) -> bytes:
    """A row for each pattern: its name, then its cards; what lies between the two that match is lower."""
    say = speech(view.language)
    step = height(MEDIUM) + _DROP + GAP
    words = Canvas(_NAMES + 3 * (MEDIUM + GAP) + MARGIN, 2 * MARGIN - GAP + len(view.patterns) * step)
    for row, (kind, _) in enumerate(view.patterns):
        words.text(MARGIN, MARGIN + row * step + height(MEDIUM) / 2, say(PATTERN[kind]), 48, width=_NAMES - 2 * MARGIN)
    image = mapped(words.reduced())
    for row, (_, keys) in enumerate(view.patterns):
        for at, key in enumerate(keys):
            drop = _DROP if 0 < at < len(keys) - 1 else 0
            where = (_NAMES + at * (MEDIUM + GAP), MARGIN + row * step + drop)
            image.paste(face(key, MEDIUM, say), where, mask(MEDIUM))
    return png(image)
