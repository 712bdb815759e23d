"""Boards of the gallery with asteroids."""

from __future__ import annotations

from typing import Final

import msgspec

from bot.cosmic.expansions.asteroids.views import AsteroidsView, AsteroidView
from bot.cosmic.seen.picture_views import BoardPicture
from bot.cosmic.seen.views import PowerView, TableView
from renderers.gallery.cosmic_samples import PAIR, SIX
from renderers.gallery.sample import Sample


def _rock(
    location: int,
    power: str,
    came_from: int | None = None,
    user: int | None = None,
    *,
    duplicate: bool = False,
    held: bool = False,
) -> AsteroidView:
    card = PowerView(20 + location, power, False, (), roaming=True)
    return AsteroidView(location, card, location if user is None else user, duplicate, came_from, held)


def _with(table: TableView, *rocks: AsteroidView, rotated: bool = True) -> TableView:
    colours = tuple(player.colour for player in table.players)
    shown = AsteroidsView(rocks, rotated, 1, colours)
    return msgspec.structs.replace(table, expansions={"asteroids": msgspec.Raw(msgspec.json.encode(shown))})


_NAMES: Final = ("Ana", "Benedikt", "Cleo", "Dario", "Esra", "Finn")
_MANY: Final = _with(
    SIX,
    _rock(0, "virus", 1),
    _rock(1, "virus", duplicate=True),
    _rock(3, "philanthropist", 4, user=1),
    _rock(5, "warrior", held=True),
)
_FEW: Final = _with(PAIR, _rock(0, "oracle", 1), _rock(1, "anti_matter", 0))
ASTEROIDS: Final = (
    Sample(
        "board-asteroids",
        "cosmic.board",
        "Asteroids: Virus has come from Ben and is split, Ben has mined Philanthropist, Stasis holds Warrior.",
        BoardPicture(_MANY, _NAMES, "destiny"),
    ),
    Sample(
        "board-asteroids-two",
        "cosmic.board",
        "Two players, two asteroids.",
        BoardPicture(_FEW, _NAMES[:2], "aim"),
    ),
)
"""The asteroids' pictures of the gallery, in order."""
