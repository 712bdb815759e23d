"""What a computer player does in windows and responses: which power, edict or flare, and when. Reads one view only."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from bot.cosmic import cards
from bot.cosmic.ai.choosing import OFFERED, USEFUL
from bot.cosmic.ai.estimate import losing, my_side
from bot.cosmic.ai.tempers import Temper
from bot.cosmic.views import SeatView, UseView
from bot.kernel.ask import Ask, Choice, Dice, OneOf

__all__ = ["answer"]

PASS = "pass"
_FEW = 4
_MANY = 3


def answer(view: SeatView, ask: Ask, temper: Temper, dice: Dice) -> Choice:
    """Pass, or the first offer that is of use now and that the temperament does not let go by."""
    options = ask.form.options if isinstance(ask.form, OneOf) else ()
    useful = [option for option in options if option != PASS and _useful(view, ask, str(option))]
    if useful and dice(100) < temper.meddle:
        return useful[dice(len(useful))]
    return PASS if PASS in options else ask.default


def _useful(view: SeatView, ask: Ask, offer: str) -> bool:
    if ask.key == "response":
        return _harms_me(view)
    brought = next((test for begin, test in OFFERED.items() if offer.startswith(begin)), None)
    if brought is not None:
        return brought(view, offer)
    if cards.kind(offer) == "edict" if not offer.startswith("power.") else False:
        name = offer.split(".")[1]
        test = _EDICTS.get(name) or USEFUL.get(name)
        return test is not None and test(view)
    if ask.key == "checkpoint.reveal":
        return losing(view)
    return my_side(view) is not None or ask.key == "checkpoint.between"


def _harms_me(view: SeatView) -> bool:
    """Whether the latest announcement comes from the other side, or answers something of one's own."""
    stack = view.table.stack
    if not stack:
        return False
    latest = stack[-1]
    if latest.seat == view.seat:
        return False
    if latest.answers is not None:
        return stack[latest.answers].seat == view.seat
    return _against(view, latest)


def _against(view: SeatView, use: UseView) -> bool:
    challenge, mine = view.table.challenge, my_side(view)
    if challenge is None or mine is None:
        return False
    other = challenge.defense if mine == "offense" else challenge.offense
    return use.seat == other.seat or any(ally.seat == use.seat for ally in other.allies)


def _tubes(view: SeatView) -> bool:
    most = max(player.warp for player in view.table.players if player.seat != view.seat)
    return view.me.warp >= max(_MANY, most)


def _field(view: SeatView) -> bool:
    challenge, mine = view.table.challenge, my_side(view)
    if challenge is None or mine is None:
        return False
    return bool((challenge.defense if mine == "offense" else challenge.offense).allies)


_EDICTS: Mapping[str, Callable[[SeatView], bool]] = {
    "mobius_tubes": _tubes,
    "plague": lambda view: True,
    "force_field": _field,
    "emotion_control": losing,
    "ionic_gas": lambda view: my_side(view) is not None and not losing(view),
    "time_gash": losing,
    "finder": lambda view: view.me.hand <= _FEW,
    "keeper": lambda view: my_side(view) is not None,
    "hand_zap": lambda view: view.me.hand <= _FEW,
    "victory_boon": lambda view: my_side(view) == "defense",
}
"""When an edict is of use; those not named are kept."""
