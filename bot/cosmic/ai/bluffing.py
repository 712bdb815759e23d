"""How a computer player bluffs about its card and whether it believes others. Reads one seat's view only."""

from __future__ import annotations

from collections.abc import Mapping

from bot.cosmic.ai.choosing import Thought, options
from bot.cosmic.ai.estimates.estimate import wins_with
from bot.cosmic.ai.tempers import Temper
from bot.cosmic.model import cards
from bot.cosmic.seen.views import SeatView
from bot.kernel.ask import Ask, Choice, Dice

_MODEST = 3
"""Among how many of the lowest claims that win it chooses."""
_DOUBT = 3
"""One claim in so many is not believed."""


def thoughts() -> Mapping[str, Thought]:
    """What it thinks about bluffs, by sense."""
    return {"bluff": _bluffs, "claim": _claim, "doubt": _calls}


def _bluffs(view: SeatView, ask: Ask, temper: Temper, dice: Dice) -> Choice:
    """Only with a card that would not win, as often as the temperament likes."""
    return view.card is not None and not wins_with(view, cards.face(view.card)) and dice(100) < temper.meddle


def _claim(view: SeatView, ask: Ask, temper: Temper, dice: Dice) -> Choice:
    """One of the lowest attacks that win; the truth if it wins or if nothing does."""
    truth = ask.default if view.card is None else cards.face(view.card)
    if wins_with(view, str(truth)):
        return truth
    attacks = sorted((str(face) for face in options(ask.form) if cards.kind(str(face)) == "attack"), key=cards.value)
    winning = [face for face in attacks if wins_with(view, face)][:_MODEST]
    return winning[dice(len(winning))] if winning else truth


def _calls(view: SeatView, ask: Ask, temper: Temper, dice: Dice) -> Choice:
    return dice(_DOUBT) == 0
