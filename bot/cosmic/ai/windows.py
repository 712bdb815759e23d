"""A computer player in windows and responses: powers, edicts and flares, and their time. Reads one view only."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from bot.cosmic.ai.choosing import OFFERED, USEFUL, Temper
from bot.cosmic.ai.dealing import is_insured
from bot.cosmic.ai.estimate import losing, my_side, needs, opposes, power_worth
from bot.cosmic.ai.uses import Test, flare_test, power_test
from bot.cosmic.kinds import registry
from bot.cosmic.kinds.effects import Hits, Side
from bot.cosmic.kinds.questions import Time, declared
from bot.cosmic.model import ids
from bot.cosmic.seen.views import SeatView, UseView
from bot.kernel.ask import Ask, Choice, Dice, OneOf

PASS = "pass"
_FEW = 4
_MANY = 3
_STRONG = 7


def answer(view: SeatView, ask: Ask, temper: Temper, dice: Dice) -> Choice:
    """Pass, or take the first useful offer that the temperament plays."""
    options = ask.form.options if isinstance(ask.form, OneOf) else ()
    found = [option for option in options if option != PASS and useful(view, ask, str(option), dice)]
    if found and dice(100) < temper.meddle:
        return found[dice(len(found))]
    return PASS if PASS in options else ask.default


def useful(view: SeatView, ask: Ask, offer: str, dice: Dice) -> bool:
    if declared(ask.key).time is Time.RESPONSE:
        return _answers_harm(view, offer)
    what = ids.offer(offer)
    if isinstance(what, ids.Special) and what.kind in OFFERED:
        return OFFERED[what.kind](view, what.what)
    if isinstance(what, ids.Edict):
        sense = registry.EDICTS[what.name].sense
        helps = _EDICTS.get(sense) or USEFUL.get(sense)
        return helps is not None and helps(view)
    test = _test(view, offer)
    if test is not None:
        return test(view, dice)
    if ask.key == "checkpoint.reveal":
        return losing(view)
    return my_side(view) is not None or ask.key == "checkpoint.between"


def _test(view: SeatView, offer: str) -> Test | None:
    match ids.offer(offer):
        case ids.Flare(power):
            return flare_test(view, power)
        case ids.PowerCard(number):
            return next((power_test(one.power) for one in view.me.powers if one.number == number), None)
    return None


def _answers_harm(view: SeatView, offer: str) -> bool:
    """True if the use this answers, the latest of its kind, is of the other side or answers an own one."""
    stack = view.table.stack
    what = ids.offer(offer)
    hits = answers(what) or _anything
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
    return use.source == "flare" or (use.source == "edict" and registry.EDICTS[use.name].hits in (None, Hits.POWER))


def _is_zap(use: UseView) -> bool:
    """True for a zap that can itself be zapped."""
    if use.source != "edict":
        return False
    edict = registry.EDICTS[use.name]
    return edict.zap and edict.hits is not Hits.ZAP


_HITS: Mapping[Hits, Callable[[UseView], bool]] = {
    Hits.POWER: _is_power,
    Hits.CARD: _is_card,
    Hits.FLARE: lambda use: use.source == "flare",
    Hits.ZAP: _is_zap,
}


def answers(what: ids.Offer) -> Callable[[UseView], bool] | None:
    """Return the uses that an edict answers (2.4.3 #1-4); None for what is no such edict."""
    hits = registry.EDICTS[what.name].hits if isinstance(what, ids.Edict) else None
    return None if hits is None else _HITS[hits]


def _full_warp(view: SeatView) -> bool:
    most = max(player.warp for player in view.table.players if player.seat != view.seat)
    return view.me.warp >= max(_MANY, most)


def _hostile_allies(view: SeatView) -> bool:
    challenge, mine = view.table.challenge, my_side(view)
    if challenge is None or mine is None:
        return False
    return bool((challenge.defense if mine == "offense" else challenge.offense).allies)


def _bad_deal(view: SeatView) -> bool:
    challenge = view.table.challenge
    dealers = () if challenge is None else challenge.dealing()
    return view.seat not in dealers or any(needs(view.table, seat) <= 1 for seat in dealers if seat != view.seat)


def _strong_rival(view: SeatView) -> bool:
    return any(
        needs(view.table, player.seat) <= 1 and any(power_worth(one.power) >= _STRONG for one in player.powers)
        for player in view.table.players
        if player.seat != view.seat
    )


_EDICTS: Mapping[str, Callable[[SeatView], bool]] = {
    "always": lambda view: True,
    "bad_deal": _bad_deal,
    "defends": lambda view: my_side(view) == "defense",
    "few_cards": lambda view: view.me.hand <= _FEW,
    "full_warp": _full_warp,
    "high_card": lambda view: my_side(view) is not None,
    "hostile_allies": _hostile_allies,
    "losing": losing,
    "rewards_of_others": lambda view: my_side(view) is not None and not losing(view),
    "strong_rival": _strong_rival,
}
"""Tests of edicts by sense; edicts without a sense are kept."""
