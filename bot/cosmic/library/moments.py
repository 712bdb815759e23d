"""At which phase of a challenge each hook is answered: keys of ``Words.PHASES``, for the pages of powers and cards."""

from __future__ import annotations

from collections.abc import Mapping

from bot.cosmic.kinds import hooks
from bot.cosmic.kinds.effects import Effect
from bot.cosmic.kinds.hooks import Hook

__all__ = ["MOMENTS", "moments"]

_BY_PHASE: Mapping[str, tuple[Hook, ...]] = {
    "setup": (hooks.HANDS_DEALT,),
    "1": (
        *(hooks.TURN_START, hooks.CHALLENGE_START, hooks.BEFORE_ROTATION, hooks.ROTATION),
        *(hooks.JUST_ROTATED, hooks.AFTER_ROTATION, hooks.REGROUP, hooks.REGROUPING),
    ),
    "2": (hooks.BEFORE_DESTINY, hooks.FLIP, hooks.DEFENSE_FIXED),
    "3": (hooks.AIMING, hooks.TARGET_FIXED),
    "4": (hooks.LOADING, hooks.COMMITTED, hooks.COMMIT_LIMIT),
    "5": (hooks.BEFORE_INVITATIONS,),
    "6": (hooks.UNINVITED, hooks.ALLIES_COMMITTED, hooks.NUMBERS_SET, hooks.AFTER_ESCORTS),
    "7": (hooks.BEFORE_CARDS, hooks.PLAYABLE, hooks.RANDOM_CARD, hooks.SHOWS_FIRST, hooks.CARDS_DOWN),
    "8": (
        *(hooks.SHOWS_LAST, hooks.HELD_BACK, hooks.REVEALED),
        *(hooks.CARD_VALUES, hooks.TOKEN_VALUE, hooks.ALLY_WORTH, hooks.TOTALS, hooks.OUTCOME),
    ),
    "9": (
        *(hooks.DEALT, hooks.DEAL_MADE, hooks.DEAL_FINE, hooks.OUTCOME_KNOWN, hooks.DUE, hooks.LOSSES),
        *(hooks.CONSOLATION, hooks.REWARD, hooks.REWARD_UNITS, hooks.REWARDED),
        *(hooks.AFTER_CHALLENGE, hooks.AFTER_DISCARDS),
    ),
    "end": (hooks.TURN_END, hooks.END_STEP, hooks.CHALLENGE_LIMIT, hooks.ANOTHER_CHALLENGE),
    "lost": (hooks.LOSS, hooks.LOST),
    "drawn": (hooks.DRAW, hooks.DREW, hooks.NEW_HAND, hooks.KEPT),
    "discarded": (hooks.DISCARD, hooks.DISCARDED),
    "win": (hooks.ALTERNATE_WIN,),
    "any": (hooks.ANY_CHECKPOINT,),
    "answer": (hooks.RESPONSE,),
}
MOMENTS: Mapping[str, str] = {hook.name: phase for phase, found in _BY_PHASE.items() for hook in found}
"""Name of a hook -> key of its phase, in the order of a challenge."""
_ORDER = tuple(_BY_PHASE)


def moments(effect: Effect) -> list[str]:
    """When an effect acts, as keys of ``Words.PHASES`` in the order of a challenge; hooks without a phase say none."""
    found = {MOMENTS[answer.hook.name] for answer in effect.answers if answer.hook.name in MOMENTS}
    return sorted(found, key=_ORDER.index)
