"""The players' marks as emojis: the silhouette in its colour with a dark rim, so that it reads on every theme."""

from __future__ import annotations

import io
from typing import Final

from PIL import Image, ImageFilter

from bot.words.signs import COLOURS, Sign
from renderers.cosmic.marks import mark
from renderers.kit import theme
from renderers.kit.canvas import Canvas

SIZE: Final = 128
"""Width and height; Discord shows it at 22 px among words and at 44 px alone."""
_DRAWN: Final = 2 * SIZE
_RADIUS: Final = 100
_RIM: Final = 9
_COLOUR_OF: Final = {sign.name: colour for colour, sign in COLOURS.items()}


def draw(sign: Sign) -> bytes:
    """PNG with a transparent ground. Raises ``KeyError`` for a sign that is no player's mark."""
    look = theme.PLAYERS[_COLOUR_OF[sign.name]]
    form = _silhouette(look.mark)
    image = Image.new("RGBA", form.size, theme.INK)
    image.paste(look.fill, None, form)
    image.putalpha(form.filter(ImageFilter.MaxFilter(2 * _RIM + 1)))
    out = io.BytesIO()
    image.resize((SIZE, SIZE), Image.Resampling.LANCZOS).save(out, "PNG", optimize=True)
    return out.getvalue()


def _silhouette(kind: theme.Mark) -> Image.Image:
    """Where the mark is, white on black, with room for the rim around it."""
    c = Canvas(_DRAWN, _DRAWN, "#000000")
    middle = _DRAWN / 2 + (_RADIUS * 0.1 if kind == "triangle" else 0)
    mark(c, kind, _DRAWN / 2, middle, _RADIUS, "#FFFFFF")
    return c.reduced().convert("L")
