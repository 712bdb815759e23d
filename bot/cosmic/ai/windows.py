"""What a computer player does in windows and responses: which power, edict or flare, and when. Reads one view only."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from bot.cosmic.ai.choosing import OFFERED, USEFUL
from bot.cosmic.ai.estimates.estimate import losing, my_side, needs, opposes
from bot.cosmic.ai.estimates.worths import power_worth
from bot.cosmic.ai.insuring import is_insured
from bot.cosmic.ai.tempers import Temper
from bot.cosmic.ai.uses import Test, flare_test, power_test
from bot.cosmic.kinds import registry
from bot.cosmic.kinds.effects import Side
from bot.cosmic.kinds.questions import Time, declared
from bot.cosmic.model import ids
from bot.cosmic.seen.views import SeatView, UseView
from bot.kernel.ask import Ask, Choice, Dice, OneOf

PASS = "pass"
_FEW = 4
_MANY = 3
_STRONG = 7
"""From which worth on a power decides games."""


def answer(view: SeatView, ask: Ask, temper: Temper, dice: Dice) -> Choice:
    """Pass, or the first offer that is of use now and that the temperament does not let go by."""
    options = ask.form.options if isinstance(ask.form, OneOf) else ()
    found = [option for option in options if option != PASS and useful(view, ask, str(option), dice)]
    if found and dice(100) < temper.meddle:
        return found[dice(len(found))]
    return PASS if PASS in options else ask.default


def useful(view: SeatView, ask: Ask, offer: str, dice: Dice) -> bool:
    """Whether playing this is of use now."""
    if declared(ask.key).time is Time.RESPONSE:
        return _answers_harm(view, offer)
    what = ids.offer(offer)
    if isinstance(what, ids.Special) and what.kind in OFFERED:
        return OFFERED[what.kind](view, what.what)
    if isinstance(what, ids.Edict):
        helps = _EDICTS.get(what.name) or USEFUL.get(what.name)
        return helps is not None and helps(view)
    test = _test(view, offer)
    if test is not None:
        return test(view, dice)
    if ask.key == "checkpoint.reveal":
        return losing(view)
    return my_side(view) is not None or ask.key == "checkpoint.between"


def _test(view: SeatView, offer: str) -> Test | None:
    """When this very power or flare is of use; None if nothing special is known of it."""
    match ids.offer(offer):
        case ids.Flare(power):
            return flare_test(view, power)
        case ids.PowerCard(number):
            return next((power_test(one.power) for one in view.me.powers if one.number == number), None)
    return None


def _answers_harm(view: SeatView, offer: str) -> bool:
    """Whether what this very card or power would answer comes from the other side, or answers something of one's own.

    A card answers the latest announcement of its kind, which may lie below others and be one's own.
    """
    stack = view.table.stack
    what = ids.offer(offer)
    hits = HITS.get(what.name, _anything) if isinstance(what, ids.Edict) else _anything
    hit = next((use for use in reversed(stack) if hits(use)), None)
    if hit is None or hit.cancelled or hit.seat == view.seat:
        return False
    if hit.answers is not None:
        return stack[hit.answers].seat == view.seat
    if hit.source == "power" and (registry.POWERS[hit.name].mild or is_insured(view, hit.seat)):
        return False
    return opposes(view, hit.seat)


def _anything(use: UseView) -> bool:
    return True


def _is_power(use: UseView) -> bool:
    """The use of a power, or of one by its super flare, where that is answered as a power is (2.5.8)."""
    return use.source == "power" or (use.source == "flare" and registry.FLARES[use.name][Side.SUPER].uses_power)


def _is_card(use: UseView) -> bool:
    return use.source == "flare" or (use.source == "edict" and use.name not in ("card_zap", "flare_zap", "un_zap"))


def _is_zap(use: UseView) -> bool:
    return use.source == "edict" and use.name in ("cosmic_zap", "card_zap", "flare_zap", "hand_zap")


HITS: Mapping[str, Callable[[UseView], bool]] = {
    "cosmic_zap": _is_power,
    "card_zap": _is_card,
    "flare_zap": lambda use: use.source == "flare",
    "un_zap": _is_zap,
}
"""What an edict answers (2.4.3 #1-4)."""


def _tubes(view: SeatView) -> bool:
    most = max(player.warp for player in view.table.players if player.seat != view.seat)
    return view.me.warp >= max(_MANY, most)


def _field(view: SeatView) -> bool:
    challenge, mine = view.table.challenge, my_side(view)
    if challenge is None or mine is None:
        return False
    return bool((challenge.defense if mine == "offense" else challenge.offense).allies)


def _quash(view: SeatView) -> bool:
    """A deal by which somebody else may win, or that is none of one's own."""
    challenge = view.table.challenge
    dealers = () if challenge is None else challenge.dealing()
    return view.seat not in dealers or any(needs(view.table, seat) <= 1 for seat in dealers if seat != view.seat)


def _sanity(view: SeatView) -> bool:
    """Somebody else is about to win with a good power."""
    return any(
        needs(view.table, player.seat) <= 1 and any(power_worth(one.power) >= _STRONG for one in player.powers)
        for player in view.table.players
        if player.seat != view.seat
    )


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
    "quash": _quash,
    "sanity": _sanity,
}
"""When an edict is of use; those not named are kept."""
