"""Board layers of expansions: one module each, found by the expansion's name; some add nothing.

A layer module has ``draw(canvas, places, data, view)``: ``places`` are where the systems lie, ``data`` the
JSON of everybody's view of the expansion (``TableView.expansions``), ``view`` everything else. Layers are
drawn last, in the order of the view, and keep to the places that the base game leaves free (the middle of a
system's lower row, its footer left of the hand, the line under the target) or draw pills of tokens anew.
"""

from __future__ import annotations

import importlib
import pkgutil
from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import TypeAlias, cast

from bot.cosmic.seen.picture_views import BoardPicture
from renderers.cosmic.board.places import Place
from renderers.kit.canvas import Canvas

Paint: TypeAlias = Callable[[Canvas, Sequence[Place], bytes, BoardPicture], None]


@lru_cache(32)
def _paint(name: str) -> Paint | None:
    if name not in {module.name for module in pkgutil.iter_modules(__path__)}:
        return None
    return cast(Paint, importlib.import_module(f"{__name__}.{name}").draw)


def draw(canvas: Canvas, places: Sequence[Place], view: BoardPicture) -> None:
    for name, data in view.table.expansions.items():
        paint = _paint(name)
        if paint is not None:
            paint(canvas, places, bytes(data), view)
