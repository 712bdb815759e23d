"""Which messages the help at a Cosmic table has for each phase."""

from __future__ import annotations

from typing import Final, get_args

from bot.cosmic.seen.picture_views import Phase
from bot.words.message import Message, ids
from bot.words.speech import Speech

_PHASES: Final = get_args(Phase)
ABOUT: Final = ids("cosmic-help-about-", _PHASES)
"""What happens in a phase."""
_HINTS: Final = ids("cosmic-help-hint-", _PHASES)
_REVERSED: Final = ids("cosmic-help-reversed-", ("invite", "allies"))


def hint(say: Speech, phase: Phase, reverse: bool) -> str:
    """What somebody in their first game may like to know in a phase, under the reverse cone another thing."""
    reversed_ = reverse and phase in _REVERSED
    return say("cosmic-help-first-game", hint=Message(_REVERSED[phase]) if reversed_ else Message(_HINTS[phase]))
