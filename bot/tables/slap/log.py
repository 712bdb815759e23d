"""The log of a game in lines: who took which pile, as far as its course is kept. All of it is public."""

from __future__ import annotations

from collections.abc import Sequence

from bot.slap.course import Course, Taken
from bot.slap.deck import label
from bot.slap.words import messages
from bot.words.names import safe_name
from bot.words.speech import Speech


def log(course: Course, names: Sequence[str], say: Speech) -> tuple[str, ...]:
    """One line for each pile that is kept, and before them one that says so if some are not."""
    piles = course.piles
    last = piles[-1].number if piles else 0
    told = [_line(pile, names, say) for pile in piles]
    return tuple([say("slap-log-part", piles=last, count=len(told)), *told] if len(told) < last else told)


def _line(pile: Taken, names: Sequence[str], say: Speech) -> str:
    name, held = safe_name(names[pile.seat]), messages.counts(list(zip(names, pile.counts, strict=True)))
    if not pile.slapped:
        return say("slap-log-collected", number=pile.number, name=name, count=pile.cards, counts=held)
    return say(
        "slap-log-slapped",
        number=pile.number,
        name=name,
        count=pile.cards,
        shown=[label(card) for card in pile.shown],
        timed=pile.ms is not None,
        ms=pile.ms or 0,
        counts=held,
    )
