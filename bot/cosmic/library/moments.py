"""At which phase of a challenge each hook is answered: keys of ``library-phase-…``, for the library."""

from __future__ import annotations

from collections.abc import Mapping

from bot.cosmic.kinds import hooks
from bot.cosmic.kinds.effects import Effect
from bot.cosmic.kinds.hooks import Hook

_BY_PHASE: Mapping[str, tuple[Hook, ...]] = {
    "setup": (hooks.DEALING, hooks.HANDS_DEALT),
    "1": (
        *(hooks.TURN.start, hooks.CHALLENGE_START, hooks.ROTATING.before, hooks.ROTATING.now),
        *(hooks.ROTATING.just_after, hooks.ROTATING.after, hooks.REGROUPS.window, hooks.REGROUPS.instead),
    ),
    "2": (hooks.BEFORE_DESTINY, hooks.FLIP, hooks.DEFENSE_FIXED),
    "3": (hooks.TARGETING.before, hooks.TARGETING.after),
    "4": (hooks.COMMITTING.offense, hooks.COMMITTING.done, hooks.COMMITTING.limit),
    "5": (hooks.INVITING.before,),
    "6": (
        hooks.INVITING.uninvited,
        hooks.INVITING.waits,
        hooks.ALLIES.committed,
        hooks.ALLIES.numbers_set,
        hooks.ALLIES.after_escorts,
    ),
    "7": (
        hooks.CARDS.before,
        hooks.SELECTION.bound,
        hooks.SELECTION.playable,
        hooks.SELECTION.by_chance,
        hooks.SELECTION.shown_first,
        hooks.CARDS.down,
    ),
    "8": (
        *(hooks.SELECTION.shown_last, hooks.SELECTION.held_back, hooks.REVEALED),
        *(hooks.CARD_VALUES, hooks.TOKEN_VALUE, hooks.ALLY_WORTH, hooks.TOTALS, hooks.OUTCOME),
    ),
    "9": (
        *(
            hooks.DEAL.dealers,
            hooks.DEAL.made,
            hooks.DEAL.stands,
            hooks.DEAL.fine,
            hooks.OUTCOME_KNOWN,
            hooks.LOSING.due,
            hooks.LOSING.over,
        ),
        *(hooks.REWARDING.consolation, hooks.REWARDING.before, hooks.REWARDING.units, hooks.REWARDING.after),
        *(hooks.ENDING.settled, hooks.ENDING.challenge, hooks.ENDING.discards),
    ),
    "end": (hooks.TURN.end, hooks.END_STEP, hooks.TURN.limit, hooks.TURN.another),
    "lost": (hooks.LOSING.before, hooks.LOSING.after),
    "drawn": (hooks.DRAWING.before, hooks.DRAWING.after, hooks.DRAWING.new_hand, hooks.DRAWING.kept),
    "discarded": (hooks.DISCARDING.before, hooks.DISCARDING.after),
    "win": (hooks.WIN.otherwise,),
    "any": (hooks.ANY_CHECKPOINT,),
    "answer": (hooks.RESPONSE,),
}
MOMENTS: Mapping[str, str] = {hook.name: phase for phase, found in _BY_PHASE.items() for hook in found}
"""Name of a hook -> key of its phase, in the order of a challenge."""
_ORDER = tuple(_BY_PHASE)


def moments(effect: Effect) -> list[str]:
    """When an effect acts, as keys of phases in the order of a challenge; hooks without a phase say none."""
    found = {MOMENTS[answer.hook.name] for answer in effect.answers if answer.hook.name in MOMENTS}
    return sorted(found, key=_ORDER.index)
