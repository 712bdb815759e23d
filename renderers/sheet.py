"""Contact sheet: any faces side by side, for the gallery and for learning the deck."""

from __future__ import annotations

from typing import Final

from bot.slap.views import FacesView
from bot.slap.words import phrases_in
from renderers.faces import MEDIUM, face, height, mask
from renderers.kit import blank, png
from renderers.theme import GAP, MARGIN

_COLUMNS: Final = 5
_MOST: Final = 20
"""Cards on one sheet."""


def draw(view: FacesView) -> bytes:
    """PNG of the first twenty cards, five in a row. Raises ``KeyError`` for a key that is not in the deck."""
    keys = view.keys[:_MOST]
    rows = max(1, -(-len(keys) // _COLUMNS))
    step_x, step_y = MEDIUM + GAP, height(MEDIUM) + GAP
    image = blank(2 * MARGIN - GAP + _COLUMNS * step_x, 2 * MARGIN - GAP + rows * step_y)
    said = phrases_in(view.language)
    for at, key in enumerate(keys):
        where = (MARGIN + at % _COLUMNS * step_x, MARGIN + at // _COLUMNS * step_y)
        image.paste(face(key, MEDIUM, said), where, mask(MEDIUM))
    return png(image)
