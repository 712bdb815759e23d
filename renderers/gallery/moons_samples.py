"""Boards with moons for the gallery."""

from __future__ import annotations

from typing import Final

import msgspec

from bot.cosmic.expansions.moons.views import MoonsView, MoonView
from bot.cosmic.seen.picture_views import BoardPicture
from bot.cosmic.seen.views import PlanetView, TableView
from renderers.gallery.cosmic_samples import SIX
from renderers.gallery.sample import Sample

_NAMES: Final = ("Ana", "Benedikt", "Cleo", "Dario", "Esra", "Finn")


def _moon(seat: int, number: int, name: str = "", *tokens: tuple[str, int], gone: bool = False) -> MoonView:
    return MoonView(f"{SIX.players[seat].colour}-moon{number}", seat, name, gone, tokens)


_MOONS: Final = MoonsView(
    (
        *(_moon(0, 1, "cone_size_variable_moon", ("light_blue", 3)), _moon(0, 2)),
        *(_moon(1, 1), _moon(1, 2, gone=True)),
        *(_moon(2, 1, "", ("orange", 1)), _moon(2, 2, "challenge_limitation_moon")),
        *(_moon(3, 1, "tie_moon", ("purple", 2)), _moon(3, 2, "moon_boon", ("red", 1))),
        *(_moon(4, 1), _moon(4, 2)),
        *(_moon(5, 1, "shield_wall_moon", ("orange", 4), ("blue", 1)), _moon(5, 2, "silent_moon", ("yellow", 2))),
    )
)


def _with_moons(table: TableView) -> TableView:
    outposts = tuple(PlanetView(one.place, one.owner, ()) for one in _MOONS.moons)
    data = {"moons": msgspec.Raw(msgspec.json.encode(_MOONS))}
    return msgspec.structs.replace(table, outposts=outposts, expansions=data)


def _aimed(table: TableView) -> TableView:
    """The offense is at a moon."""
    assert table.challenge is not None
    return msgspec.structs.replace(
        table, challenge=msgspec.structs.replace(table.challenge, target="orange-moon2", reverse=False)
    )


MOONS: Final = (
    Sample(
        "board-moons",
        "cosmic.board",
        "Two moons in each system: a full disc lies open and has its name, others are dark; one is gone.",
        BoardPicture(_with_moons(SIX), _NAMES, "cards"),
    ),
    Sample(
        "board-moons-target",
        "cosmic.board",
        "The cone points at a moon.",
        BoardPicture(_aimed(_with_moons(SIX)), _NAMES, "cards"),
    ),
)
"""In order."""
