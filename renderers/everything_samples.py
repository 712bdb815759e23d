"""The gallery's fullest board: what all expansions show at once, put together from their own samples."""

from __future__ import annotations

from typing import Final

import msgspec

from bot.cosmic.picture_views import BoardPicture
from renderers.asteroid_samples import ASTEROIDS
from renderers.moons_samples import MOONS
from renderers.sample import Sample
from renderers.skill_samples import SKILLS
from renderers.zodiac_samples import ZODIAC

__all__ = ["EVERYTHING"]


def _together() -> BoardPicture:
    """Letters, asteroids, moons, signs and Karma; the same six players have a board in each expansion's samples."""
    samples = (ASTEROIDS[0], MOONS[0], SKILLS[0], next(one for one in ZODIAC if one.file == "board-zodiac"))
    boards = [sample.view for sample in samples if isinstance(sample.view, BoardPicture)]
    data = {name: part for board in boards for name, part in board.table.expansions.items()}
    outposts = tuple(place for board in boards for place in board.table.outposts)
    table = msgspec.structs.replace(boards[-1].table, outposts=outposts, expansions=data)
    return msgspec.structs.replace(boards[-1], table=table)


EVERYTHING: Final = (
    Sample(
        "board-everything",
        "cosmic.board",
        "All expansions together: an asteroid shares its place with the moons.",
        _together(),
    ),
)
"""One picture."""
