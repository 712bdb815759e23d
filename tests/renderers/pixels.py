"""The pixels of a board, without the time that it takes to make a PNG of it and to read that again."""

from __future__ import annotations

from PIL import Image

from bot.cosmic.seen.picture_views import BoardPicture
from renderers.cosmic.board.board import paint
from renderers.cosmic.marks import palette
from renderers.kit.canvas import mapped


def board_pixels(view: BoardPicture) -> Image.Image:
    """The colours of a board as its PNG has them, which loses none: on the palette."""
    return mapped(paint(view), palette()).convert("RGB")
