"""A board with Skill Tokens for the gallery."""

from __future__ import annotations

from typing import Final

import msgspec

from bot.cosmic.expansions.skill_tokens.views import SkillView
from bot.cosmic.picture_views import BoardPicture
from renderers.cosmic_samples import SIX
from renderers.sample import Sample

__all__ = ["SKILLS"]

_HOMES: Final = (
    ("ELW", "SS", "", "", "LSW"),
    ("EELS", "", "L", "LSW", ""),
    ("LS", "EEW", "ELSW", "", "L"),
    ("", "EESW", "LSS", "EELW", ""),
    ("", "", "S", "EE", "LLW"),
    ("LL", "", "", "EELSW", "L"),
)
_VIEW: Final = SkillView(((),) * 6, (4, 3, 5, 5, 4, 2), _HOMES, (True,) * 6, 3, 2)
SKILLS: Final = (
    Sample(
        "board-skills",
        "cosmic.board",
        "A board with Skill Tokens: letters below tokens, active Leaders in each footer, Weapons against Shields.",
        BoardPicture(
            msgspec.structs.replace(SIX, expansions={"skill_tokens": msgspec.Raw(msgspec.json.encode(_VIEW))}),
            ("Ana", "Benedikt", "Cleo", "Dario", "Esra", "Finn"),
            "cards",
        ),
    ),
)
"""The Skill Tokens' pictures of the gallery."""
