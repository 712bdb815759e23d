"""Emblems of powers and edicts side by side: the view and its alt text. No state, no secrets."""

from __future__ import annotations

import msgspec

from bot.cosmic.words import things
from bot.words.language import DEFAULT, Language
from bot.words.speech import speech


class EmblemsPicture(msgspec.Struct, frozen=True):
    """Emblems to show, in reading order."""

    keys: tuple[str, ...]
    """Of powers and edicts."""
    language: Language = DEFAULT


def alt(view: EmblemsPicture) -> str:
    """Their names in reading order."""
    return speech(view.language)(
        "picture-alt-emblems", count=len(view.keys), names=[things.power(key) for key in view.keys]
    )
