"""Windows as *normal* plays them: by sums and never for others, instead of *easy* habits."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final, TypeAlias

from msgspec import structs

from bot.cosmic.ai import estimate, windows
from bot.cosmic.ai.choosing import Heuristic, Temper, best, options
from bot.cosmic.ai.dealing import is_insured
from bot.cosmic.ai.imagine import usual_unseen
from bot.cosmic.ai.normal import laying
from bot.cosmic.ai.odds import chance_with_hand, laid_by, lead, sober
from bot.cosmic.ai.tokens import missing
from bot.cosmic.ai.uses import chance_of_mine, flare_sense, flare_text, power_sense
from bot.cosmic.kinds import registry
from bot.cosmic.kinds.effects import USUAL_WORTH, Flare, Hits
from bot.cosmic.kinds.hooks import REVEALED
from bot.cosmic.kinds.questions import Time, declared
from bot.cosmic.model import cards, ids
from bot.cosmic.seen.imagined import outlook_of
from bot.cosmic.seen.views import BaseView, CallView, SeatView, SideView, UseView
from bot.kernel.ask import Ask, Choice, Dice
from bot.kernel.event import Seat

_GAIN: Final = 0.1
_LOST: Final = 0.35
_COME: Final = 4

Test: TypeAlias = Callable[[SeatView, str, str | None], bool]
"""Takes the view, the power or that of the flare, and the card one lays or has laid."""


def better_with(sense: str) -> Test | None:
    """None for senses on which sums have no bearing."""
    return _SUMS.get(sense)


def _turns(view: SeatView, power: str, card: str | None) -> bool:
    """True if a flare wins by the revealed cards what would be lost, or before them makes that likelier."""
    challenge, text, mine = view.table.challenge, flare_text(view, power), estimate.my_side(view)
    if challenge is None or text is None or mine is None or not estimate.both_known(view.table):
        return False
    if _wins_game(view, mine):
        return False
    call = CallView(view.seat, power, flare=True, text=text.side)
    called = structs.replace(challenge, calls=(*challenge.calls, call))
    after = structs.replace(view, table=structs.replace(view.table, challenge=called))
    return _prospect(after, card) > _prospect(view, card) + _GAIN


def _prospect(view: SeatView, card: str | None) -> float:
    """Chance of winning or dealing by the sums alone."""
    challenge, mine = view.table.challenge, estimate.my_side(view)
    if challenge is None or mine is None:
        return 0
    outlook, laid = outlook_of(view.table), {}
    for name, side in (("offense", challenge.offense), ("defense", challenge.defense)):
        own = cards.face(card) if card is not None and side.seat == view.seat else ""
        shown = side.counts or own
        laid[name] = [(shown, 1.0)] if shown else laid_by(view, name)
    return sum(
        share * other
        for offense, share in laid["offense"]
        for defense, other in laid["defense"]
        if outlook.outcome(offense, defense) in (mine, "deal")
    )


def _reinforces(view: SeatView, power: str, card: str | None) -> bool:
    places = (*view.table.planets, *view.table.outposts)
    target = None if view.table.challenge is None else view.table.challenge.target
    spare = sum(max(0, place.tokens(view.seat) - 1) for place in places if place.id != target)
    return 0 < missing(view) <= min(_COME, spare)


def _equalizes(view: SeatView, power: str, card: str | None) -> bool:
    """Calculator cuts the higher attack by the lower: good for a card that is a little lower."""
    mine = estimate.my_side(view)
    if mine is None or card is None or cards.kind(card) != "attack":
        return False
    own, ahead = cards.value(card), lead(view) if mine == "offense" else -lead(view)
    now = then = 0.0
    for face, share in laid_by(view, estimate.other_side(mine)):
        if cards.kind(face) != "attack":
            continue
        other = cards.value(face)
        now += share * _wins(mine, own + ahead, other)
        cut = (own - other, other) if own > other else (own, other - own) if other > own else (own, other)
        then += share * _wins(mine, cut[0] + ahead, cut[1])
    return then > now + _GAIN


def _wins(mine: str, own: int, other: int) -> bool:
    return own > other or (own == other and mine == "defense")


def _trades_up(view: SeatView, power: str, card: str | None) -> bool:
    challenge = view.table.challenge
    other = None if challenge is None else estimate.opponent(challenge, view.seat)
    if other is None or not estimate.both_known(view.table):
        return False
    mine, theirs = view.me, view.table.player(other)
    best = [max((estimate.power_worth(one.power) for one in side.own_powers), default=0) for side in (mine, theirs)]
    swapped = {view.seat: structs.replace(mine, powers=theirs.powers)}
    swapped[other] = structs.replace(theirs, powers=mine.powers)
    table = structs.replace(view.table, players=tuple(swapped.get(one.seat, one) for one in view.table.players))
    after, now = lead(structs.replace(view, table=table)), lead(view)
    return best[1] > best[0] and (after >= now if estimate.my_side(view) == "offense" else after <= now)


_CARDS: Final = 3
"""Attacks in a hand, of which the lowest is laid where that wins."""


def _upsets(view: SeatView, power: str, card: str | None) -> bool:
    """True if the lowest card loses likelier, and so wins, than the best one does as it is."""
    mine = estimate.my_side(view)
    held = [cards.value(one) for one in view.hand if cards.kind(one) == "attack"]
    if mine is None or not held:
        return False
    reach = min(held) + (lead(view) if mine == "offense" else -lead(view))
    others = [cards.value(face) for face in map(cards.face, usual_unseen(view)) if cards.kind(face) == "attack"]
    higher = sum(value > reach or (value == reach and mine == "offense") for value in others)
    return sober((higher / max(1, len(others))) ** _CARDS) > chance_with_hand(view, lead(view)) + _GAIN


def _breaks_off(view: SeatView, power: str, card: str | None) -> bool:
    return chance_of_mine(view) < _LOST


def _molts(view: SeatView, power: str, card: str | None) -> bool:
    return all(estimate.power_worth(one.power) < USUAL_WORTH for one in view.me.own_powers)


_SUMS: Mapping[str, Test] = {
    "breaks_off": _breaks_off,
    "burns": lambda view, power, card: False,
    "costs": lambda view, power, card: False,
    "defense": lambda view, power, card: estimate.my_side(view) == "defense",
    "equalize": _equalizes,
    "molts": _molts,
    "trades_up": _trades_up,
    "turns": _turns,
    "turn_around": _reinforces,
    "upset": _upsets,
}


_POINTS: Final = 3
"""Points of a power from which it is worth a zap."""
_SURE: Final = 0.9
_FIGHTS: Final = frozenset({"", "can_decide", "offense", "weak_hand"})
"""Senses of flares that do nothing but help to win a challenge."""
_MANY: Final = 3
"""Rewards or cards of others from which denying them is worth an edict."""
_SOME: Final = 2
"""Own rewards from which doubling them is worth an edict."""
_POOR, _STRONG = 3, 8
"""Worths up to which an own power is given up, and from which a rival's is feared."""
_CLOSE: Final = 2
_LEADS: Final = 10
"""Points of a power that a base more weighs as much as."""
_REVEAL: Final = "checkpoint.reveal"
_FOR_CARD: Final = "answers_for_card"
"""Sense of flares that answer edicts and flares and cost a challenge card."""
_WORTHWHILE: Final = 15


def heuristics() -> Mapping[str, Heuristic]:
    return {"rival": _rival, "reborn": _reborn, "undo": _undo}


def answer(view: SeatView, ask: Ask, temper: Temper, dice: Dice) -> Choice:
    """Pass or help oneself; never skip own stakes or own powers."""
    found = options(ask.form)
    useful = [one for one in found if one != windows.PASS and _useful(view, ask, str(one), temper, dice)]
    if _stands_by(view, ask) and dice(100) >= temper.meddle:
        useful = [one for one in useful if isinstance(ids.offer(str(one)), ids.PowerCard)]
    if useful:
        order = {one: _order(view, ask, str(one)) for one in useful}
        first = [one for one in useful if order[one] == min(order.values())]
        return first[dice(len(first))]
    return windows.PASS if windows.PASS in found else ask.default


def _stands_by(view: SeatView, ask: Ask) -> bool:
    if estimate.my_side(view) is not None or declared(ask.key).time is Time.RESPONSE:
        return False
    return not any(_wins_game(view, side) for side in ("offense", "defense"))


def _order(view: SeatView, ask: Ask, offer: str) -> int:
    """Low for what comes first: a flare that is readied ends the round, so it waits for all that acts at once."""
    what = ids.offer(offer)
    text = flare_text(view, what.name) if isinstance(what, ids.Flare) else None
    if text is None:
        return 1
    return 0 if _joined(view, ask, text) else 2 if text.joins_power or text.acts_by_itself else 1


def _joined(view: SeatView, ask: Ask, text: Flare) -> str:
    """The own power, where it is offered too, that is used together with a super flare (2.5.7)."""
    mine = {f"power.{one.number}" for one in view.me.powers if one.power == text.of} if text.joins_power else set()
    return next((str(one) for one in options(ask.form) if one in mine), "")


def _useful(view: SeatView, ask: Ask, offer: str, temper: Temper, dice: Dice) -> bool:
    what = ids.offer(offer)
    if declared(ask.key).time is Time.RESPONSE:
        hit = _answered(view, what)
        return hit is not None and _harms(view, hit) and _can_pay(view, what)
    if isinstance(what, ids.Edict) and (helps := _EDICTS.get(registry.EDICTS[what.name].sense)) is not None:
        return helps(view)
    text = flare_text(view, what.name) if isinstance(what, ids.Flare) else None
    if text is not None and (power := _joined(view, ask, text)):
        return _useful(view, ask, power, temper, dice)
    name, sense = _sensed(view, what)
    test = better_with(sense)
    if test is not None:
        return test(view, name, laying.expected(view, temper, dice))
    if text is not None and ask.key == _REVEAL and not sense and text.in_window(REVEALED.name) is None:
        return estimate.my_side(view) is not None
    return windows.useful(view, ask, offer, dice) and not (text is not None and sense in _FIGHTS and _decided(view))


def _sensed(view: SeatView, what: ids.Offer) -> tuple[str, str]:
    """Power used, or of the flare played, and the sense that weighs it; empty otherwise."""
    match what:
        case ids.PowerCard(number):
            name = next((power.power for power in view.me.powers if power.number == number), "")
            return name, power_sense(name)
        case ids.Flare(power):
            return power, flare_sense(view, power)
    return "", ""


def _answered(view: SeatView, what: ids.Offer) -> UseView | None:
    """Unanswered use of another that this would hit, the latest of its kind; None if that is one's own."""
    stack = view.table.stack
    at = next((at for at in reversed(range(len(stack))) if _hits(view, what, stack[at])), None)
    if at is None or stack[at].seat == view.seat or stack[at].cancelled:
        return None
    return None if any(use.answers == at and not use.cancelled for use in stack) else stack[at]


def _harms(view: SeatView, use: UseView) -> bool:
    if use.answers is not None:
        return view.table.stack[use.answers].seat == view.seat
    if use.source == "power" and (registry.POWERS[use.name].mild or is_insured(view, use.seat)):
        return False
    if _loses(view):
        return use.source == "power" and not _loses(_zapped(view, use.seat))
    return _helps_to_win(view, use.seat) or (estimate.opposes(view, use.seat) and _weighs(view, use))


def _helps_to_win(view: SeatView, seat: Seat) -> bool:
    side = estimate.side_of(view.table.challenge, seat)
    return side is not None and _wins_game(view, side)


def _wins_game(view: SeatView, side: str) -> bool:
    """True if a side's success wins others the game, and not oneself as well."""
    challenge = view.table.challenge
    coming = [] if challenge is None else estimate.landing_if(challenge, side)
    winners = [seat for seat in coming if challenge and estimate.would_win(view.table, seat, challenge.target)]
    return bool(winners) and view.seat not in winners


def _weighs(view: SeatView, use: UseView) -> bool:
    """True if a use is worth a zap: an edict, what acts on laid cards or adds points, or a feared power."""
    challenge = view.table.challenge
    if challenge is None or challenge.outcome:
        return False
    laid = None not in (challenge.offense.card, challenge.defense.card)
    if use.source != "power" or not estimate.both_known(view.table):
        return laid or use.source == "edict"
    found = lead(view) - lead(_zapped(view, use.seat))
    if challenge.offense.counts and challenge.defense.counts and found:
        return False
    if found or laid:
        helps_offense = estimate.side_of(challenge, use.seat) == "offense"
        return not found or (found if helps_offense else -found) >= _POINTS
    worths = [estimate.power_worth(power.power) for power in view.table.player(use.seat).powers]
    return max(worths, default=0) >= _STRONG


def _zapped(view: SeatView, seat: Seat) -> SeatView:
    less = structs.replace(view.table.player(seat), zapped=True)
    players = tuple(less if one.seat == seat else one for one in view.table.players)
    return structs.replace(view, table=structs.replace(view.table, players=players))


def _decided(view: SeatView) -> bool:
    return estimate.my_side(view) is not None and chance_of_mine(view) >= _SURE


def _can_pay(view: SeatView, what: ids.Offer) -> bool:
    if not isinstance(what, ids.Flare) or flare_sense(view, what.name) != _FOR_CARD:
        return True
    return sum(map(cards.is_challenge, view.hand)) > 1


def _hits(view: SeatView, what: ids.Offer, use: UseView) -> bool:
    """True if this answers uses of such a kind. Flares are used like powers only by whoever has the power (2.5.8)."""
    if isinstance(what, ids.Edict):
        fits = windows.answers(what)
        as_power = any(power.power == use.name for power in view.table.player(use.seat).powers)
        if registry.EDICTS[what.name].hits is Hits.POWER and use.source == "flare" and not as_power:
            return False
    else:
        fits = _FLARES.get(flare_sense(view, what.name)) if isinstance(what, ids.Flare) else None
    return fits is None or fits(use)


# --- rewards and consolation ------------------------------------------------------------------------------------------


def _won(view: SeatView) -> str:
    challenge = view.table.challenge
    if challenge is None:
        return ""
    if challenge.outcome in ("offense", "defense"):
        return challenge.outcome
    mine = estimate.my_side(view)
    if mine is None or not (challenge.offense.card and challenge.defense.card):
        return ""
    return estimate.other_side(mine) if estimate.losing(view) else mine


def _sides(view: SeatView, winner: str) -> tuple[SideView, SideView] | None:
    challenge = view.table.challenge
    if challenge is None or not winner:
        return None
    both = (challenge.offense, challenge.defense)
    return both if winner == "offense" else (both[1], both[0])


def _rewarded(view: SeatView, winner: str) -> tuple[BaseView, ...]:
    """The allies that are due rewards: those of the defense, in a reverse challenge those of the offense (5.6, 5.7)."""
    sides, challenge = _sides(view, winner), view.table.challenge
    if sides is None or challenge is None or challenge.reverse == (winner == "defense"):
        return ()
    return sides[0].allies


def _consoled(view: SeatView, winner: str) -> int:
    sides = _sides(view, winner)
    if sides is None or not sides[1].card:
        return 0
    seeks_deal = sides[1].turned or cards.kind(sides[1].face or cards.face(sides[1].card)) == "compromise"
    return laying.consolation(view, sides[1], sides[0]) if seeks_deal else 0


def _mine(view: SeatView, winner: str) -> int:
    sides = _sides(view, winner)
    rewards = sum(ally.tokens for ally in _rewarded(view, winner) if ally.seat == view.seat)
    return rewards + (_consoled(view, winner) if sides is not None and sides[1].seat == view.seat else 0)


def _not_mine(view: SeatView) -> bool:
    """True for a deal of others: one's own was good enough to be made."""
    challenge = view.table.challenge
    return challenge is not None and view.seat not in challenge.dealing()


def _rewards_of_others(view: SeatView) -> bool:
    winner = _won(view)
    sides = _sides(view, winner)
    if sides is None or _mine(view, winner):
        return False
    paying = _consoled(view, winner) if sides[0].seat == view.seat else 0
    beaten = sum(ally.tokens for ally in _rewarded(view, winner)) if estimate.my_side(view) != winner else 0
    return paying >= _SOME or beaten >= _MANY


def _own_rewards(view: SeatView) -> bool:
    winner = _won(view)
    mine = _mine(view, winner)
    all_of_it = sum(ally.tokens for ally in _rewarded(view, winner)) + _consoled(view, winner)
    return mine >= _SOME and 2 * mine > all_of_it


def _defends(view: SeatView) -> bool:
    challenge = view.table.challenge
    return challenge is not None and challenge.defense.seat == view.seat and challenge.defense.tokens >= _SOME


# --- powers and cards -------------------------------------------------------------------------------------------------


def _poor_power(view: SeatView) -> bool:
    return any(estimate.power_worth(power.power) <= _POOR for power in view.me.own_powers)


def _feared(view: SeatView, seat: Choice) -> int:
    if not isinstance(seat, int) or seat == view.seat or estimate.needs(view.table, seat) > _CLOSE:
        return 0
    worths = [estimate.power_worth(power.power) for power in view.table.player(seat).own_powers]
    leads = _LEADS * (_CLOSE - estimate.needs(view.table, seat))
    return max((worth + leads for worth in worths if worth >= _STRONG), default=0)


def _reborn(view: SeatView, ask: Ask, temper: Temper, dice: Dice) -> Choice:
    found = options(ask.form)
    most = best(found, lambda seat: _feared(view, seat), dice)
    if _feared(view, most) or view.seat not in found or not _poor_power(view):
        return most if _feared(view, most) else _rival(view, ask, temper, dice)
    return view.seat


def _undo(view: SeatView, ask: Ask, temper: Temper, dice: Dice) -> Choice:
    challenge, mine = view.table.challenge, estimate.my_side(view)
    if challenge is None:
        return False
    if mine is not None:
        return bool((challenge.defense if mine == "offense" else challenge.offense).allies)
    coming = estimate.landing_if(challenge, "offense")
    return bool(challenge.offense.allies) and any(
        estimate.would_win(view.table, seat, challenge.target) for seat in coming
    )


def _loses(view: SeatView) -> bool:
    """True if by the revealed cards one's own side loses, or others win the game."""
    challenge = view.table.challenge
    if challenge is None or not (challenge.offense.counts and challenge.defense.counts):
        return False
    winner = outlook_of(view.table).outcome(challenge.offense.counts, challenge.defense.counts)
    return estimate.losing(view) or _wins_game(view, winner)


def _high_card(view: SeatView) -> bool:
    """True if the own card is worth another turn; only the sum shows its height by then."""
    challenge = view.table.challenge
    if challenge is None or estimate.opponent(challenge, view.seat) is None:
        return False
    side = challenge.offense if challenge.offense.seat == view.seat else challenge.defense
    return (side.total or 0) >= _WORTHWHILE


def _rival(view: SeatView, ask: Ask, temper: Temper, dice: Dice) -> Choice:
    def worth(seat: Choice) -> int:
        return -estimate.needs(view.table, seat) if isinstance(seat, int) and seat != view.seat else -99

    return best(options(ask.form), worth, dice)


_EDICTS: Mapping[str, Callable[[SeatView], bool]] = {
    "bad_deal": _not_mine,
    "defends": _defends,
    "high_card": _high_card,
    "losing": _loses,
    "own_rewards": _own_rewards,
    "poor_power": lambda view: _poor_power(view) or any(_feared(view, player.seat) for player in view.table.players),
    "rewards_of_others": _rewards_of_others,
}
_FLARES: Mapping[str, Callable[[UseView], bool]] = {
    "answers_flares": lambda use: use.source == "flare",
    _FOR_CARD: lambda use: use.source != "power",
    "answers_edicts": lambda use: use.source == "edict",
}
"""Tests of uses for flares that answer one kind alone, by sense."""
