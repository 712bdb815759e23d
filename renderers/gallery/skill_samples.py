"""A board with Skill Tokens for the gallery."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

import msgspec

from bot.cosmic.expansions.skill_tokens.views import Lettered, SkillView
from bot.cosmic.seen.picture_views import BoardPicture
from bot.cosmic.seen.views import TableView
from renderers.gallery.cosmic_samples import SIX
from renderers.gallery.sample import Sample

_SETS: Final = "ELSW" * 8


def lettered(table: TableView, more: Mapping[int, Mapping[str, int]] = MappingProxyType({})) -> SkillView:
    """The tokens of everybody, with letters as they come; ``more`` are further places of a seat."""
    rows: list[list[Lettered]] = []
    for player in table.players:
        seat = player.seat
        where = {planet.id: planet.tokens(seat) for planet in table.planets}
        if table.challenge is not None:
            ends = {"cone.offense": table.challenge.offense, "cone.defense": table.challenge.defense}
            for end, side in ends.items():
                where[end] = next((ally.tokens for ally in side.allies if ally.seat == seat), 0)
            if table.challenge.offense.seat == seat:
                where["cone.offense"] = table.challenge.offense.tokens
        where |= {"warp": player.warp, **more.get(seat, {})}
        left = _SETS[player.seat :] + _SETS[: player.seat]
        row = []
        for place, count in where.items():
            if count:
                row.append(Lettered(place, "".join(sorted(left[:count], key=_SETS.find))))
                left = left[count:]
        rows.append(row)
    return SkillView(tuple(map(tuple, rows)), (4, 3, 5, 5, 4, 2), (True,) * 6, 1, 2)


_VIEW: Final = lettered(SIX)
SKILLS: Final = (
    Sample(
        "board-skills",
        "cosmic.board",
        "A board with Skill Tokens: letters of all tokens, active Leaders in each footer, Weapons against Shields.",
        BoardPicture(
            msgspec.structs.replace(SIX, expansions={"skill_tokens": msgspec.Raw(msgspec.json.encode(_VIEW))}),
            ("Ana", "Benedikt", "Cleo", "Dario", "Esra", "Finn"),
            "cards",
        ),
    ),
)
"""The Skill Tokens' pictures of the gallery."""
