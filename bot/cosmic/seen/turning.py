"""Find reasons of events, what made the difference in a challenge, and the challenges that decided a game.

The difference is made by the last public event without which cards and sums say another outcome. From the last to the
first these are tried: a use that set the outcome itself, what decided against cards and totals (5.2.1 f), the changes
of the sums in the order of 5.2.1, what changed the challenge cards, and the tokens of allies in the order in which they
joined. A use that was cancelled has no line in a sum, so nobody can say from what is public if it would have been
decisive: ``stopped`` finds it apart from the rest.

All of it comes from public events, without chances and estimates.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import Final, TypeAlias, TypeGuard

import msgspec

from bot.cosmic import events
from bot.cosmic.kinds import registry
from bot.cosmic.model import cards, ids
from bot.cosmic.model.records import Change, Maker, Outcome, RevealSide, Tokens
from bot.cosmic.seen.picture_views import Decided, Leg, TurningPoint
from bot.kernel.event import Event, Seat


def changes(before: Sequence[Event]) -> Sequence[Change]:
    told = events.last(_since_reveal(before), events.Tallied)
    return () if told is None else told.changes


def took_effect(before: Sequence[Event]) -> list[Maker]:
    """Makers of uses since the reveal, each once, except of those that have changed the sums."""
    since = _since_reveal(before)
    reckoned = events.last(since, events.Reckoned)
    called = () if reckoned is None else reckoned.called
    done = [made(use) for use in events.of(since, events.Done) if not use.cancelled]
    summed = [(one.seat, one.name) for one in changes(before)]
    found = {(one.seat, one.name): one for one in (*called, *done)}
    return [one for pair, one in found.items() if pair not in summed]


def card_changed_by(before: Sequence[Event]) -> Maker | None:
    """Return the power, flare or edict that just changed a challenge card; None if none took effect."""
    for event in reversed(before):
        if isinstance(event, events.Resolves) or (isinstance(event, events.Done) and not event.cancelled):
            return made(event)
    return None


def outcome_case(event: events.OutcomeFixed, before: Sequence[Event]) -> str:
    """The outcome, or else the rule that the reveal gave; ``turned`` without a reveal."""
    if event.outcome in ("landed", "deal", "no_deal", "both_lost"):
        return event.outcome
    reckoned = events.last(before, events.Reckoned)
    return "turned" if reckoned is None else reckoned.rule


def totals(before: Sequence[Event]) -> tuple[int, int]:
    """Both totals of the last reveal. Raises ValueError if nothing was revealed, or nothing counted."""
    reckoned = events.last(before, events.Reckoned)
    if reckoned is None or reckoned.offense.total is None or reckoned.defense.total is None:
        raise ValueError("no totals")
    return reckoned.offense.total, reckoned.defense.total


def move_case(event: events.Moved, before: Sequence[Event]) -> str:
    """The reason of a move; ``land_reverse`` for allies who land by the reverse cone."""
    allies = event.why == "land" and list(event.origin) == ["cone.defense"]
    defense = events.last(before, events.DefenseFixed) if allies else None
    return event.why if defense is None or not defense.reverse else "land_reverse"


def defense_case(event: events.DefenseFixed, before: Sequence[Event]) -> str:
    """Return the origin of the defense: ``nobody``, ``wild``, ``decreed``, ``home`` or ``shown``."""
    flipped = events.last(before, events.DestinyFlipped)
    if flipped is None or event.seat is None:
        return "nobody"
    colour = cards.destiny_colour(flipped.card)
    if colour != event.system:
        return "wild" if colour is None else "decreed"
    own = events.last(before, events.OwnColour)
    return "home" if own is not None and own.case == "home" else "shown"


def made(use: events.Announced | events.Resolves | events.Cancelled | events.Done) -> Maker:
    return Maker(use.name, use.source == "flare" or isinstance(ids.offer(use.card), ids.Flare), use.seat)


def _since_reveal(before: Sequence[Event]) -> Sequence[Event]:
    found = [number for number, event in enumerate(before) if isinstance(event, events.Revealed)]
    return before[found[-1] :] if found else ()


_AFRESH: Final = (events.ChallengeBegan, events.Rewound, events.CardsHidden)
"""Events after which cards count as themselves and no reveal counts."""
_FOUGHT: Final = ("offense", "defense", "both_lost", "deal")
"""Outcomes that can be set without a reveal only by a use."""
_Sum: TypeAlias = tuple[int | None, int]
"""Value of a side's challenge card, None if it is no attack, and the sum of all else."""
_Both: TypeAlias = tuple[_Sum, _Sum]


Turn: TypeAlias = Maker | Tokens


class Stopped(msgspec.Struct, frozen=True):
    what: Maker
    by: Maker


def turn(seen: Sequence[Event]) -> Turn | None:
    """Return what made the difference in these events; None if nothing did, or if that is hidden."""
    at = next((at for at in reversed(range(len(seen))) if isinstance(seen[at], events.OutcomeFixed)), 0)
    fixed = seen[at] if seen else None
    if not isinstance(fixed, events.OutcomeFixed):
        return None
    if (use := _resolving(seen[:at])) is not None:
        return use
    seen = seen[_began(seen[:at]) : at]
    found = events.last(seen, events.Reckoned)
    if found is None:
        return _going_on(seen) if fixed.outcome in _FOUGHT else None
    if found.by:
        return found.by[-1]
    return _by_sums(seen, found)


def stopped(seen: Sequence[Event]) -> Stopped | None:
    """The last use that was cancelled for good. A zap that is cancelled does not count."""
    for at in reversed(range(len(seen))):
        event = seen[at]
        if isinstance(event, events.Cancelled) and not _is_zap(event.name):
            by = events.last(seen[:at], events.Resolves)
            return None if by is None else Stopped(made(event), made(by))
    return None


def _is_zap(name: str) -> bool:
    return name in registry.EDICTS and registry.EDICTS[name].zap


def counts_by(seen: Sequence[Event], side: str) -> Maker | None:
    """Return what made the challenge card of a side count as something else; None if nothing has."""
    for at in reversed(range(_began(seen), len(seen))):
        match seen[at]:
            case events.CardsExchanged():
                side = "defense" if side == "offense" else "offense"
            case events.TurnedCard(side=name) | events.CountsAs(side=name) if name == side:
                return _acting(seen[:at])
            case events.Substituted(side=name) if name == side:
                return None
            case _:
                pass
    return None


def _by_sums(seen: Sequence[Event], found: events.Reckoned) -> Turn | None:
    sums = _sum(found.offense), _sum(found.defense)
    for change in reversed(changes(seen)):
        if _winner(_less(sums, change.side, change.by)) != found.outcome:
            return Maker(change.name, change.flare, change.seat)
    for at in reversed(range(len(seen))):
        if (others := _without(seen[at], sums, found)) is not None and _winner(others) != found.outcome:
            by = _acting(seen[:at])
            if by is not None:
                return by
    if found.offense.total is None:
        return None
    side = found.offense if found.outcome == "offense" else found.defense
    for line in reversed(side.lines):
        if line.kind != "tokens" or line.seat is None or line.seat == side.seat:
            continue
        if _winner(_less(sums, found.outcome, line.value)) != found.outcome:
            return Tokens(line.seat, line.value)
    return None


def _winner(sums: _Both) -> Outcome:
    """Outcome by these (5.1.2, 5.4.1, 5.5)."""
    (one, more), (other, rest) = sums
    if one is not None and other is not None:
        return "offense" if one + more > other + rest else "defense"
    if one is None and other is None:
        return "deal"
    return "offense" if other is None else "defense"


def _sum(side: RevealSide) -> _Sum:
    """If no totals count, only cards and tokens are known."""
    if side.total is None:
        return None if side.turned else _value(side.card), sum(line.value for line in side.lines)
    card = [line.value for line in side.lines if line.kind in ("card", "becomes")][-1]
    return card, side.total - card


def _less(sums: _Both, name: str, by: int) -> _Both:
    (one, more), (other, rest) = sums
    return ((one, more - by), (other, rest)) if name == "offense" else ((one, more), (other, rest - by))


def _without(event: Event, sums: _Both, found: events.Reckoned) -> _Both | None:
    """The sums if the event had not changed a card; None if it did not, or the card before is hidden."""
    match event:
        case events.CardsExchanged():
            return (sums[1][0], sums[0][1]), (sums[0][0], sums[1][1])
        case events.TurnedCard(side=name) | events.CountsAs(side=name):
            return _instead(sums, name, (found.offense if name == "offense" else found.defense).card)
        case events.Substituted(side=name, old=card) if card is not None:
            return _instead(sums, name, card)
    return None


def _instead(sums: _Both, name: str, card: str) -> _Both:
    (one, more), (other, rest) = sums
    return ((_value(card), more), (other, rest)) if name == "offense" else ((one, more), (_value(card), rest))


def _value(card: str) -> int | None:
    attack = ids.as_card(card)
    return attack.value if isinstance(attack, ids.Attack) else None


def _began(seen: Sequence[Event]) -> int:
    return next((at for at in reversed(range(len(seen))) if isinstance(seen[at], _AFRESH)), 0)


def _resolving(seen: Sequence[Event]) -> Maker | None:
    """The innermost use that is taking effect after these events."""
    under_way: list[Maker] = []
    for event in seen:
        match event:
            case events.Resolves():
                under_way.append(made(event))
            case events.Done() if (use := made(event)) in under_way:
                under_way.remove(use)
            case events.Cleared() | events.ChallengeBegan():
                under_way.clear()
            case _:
                pass
    return under_way[-1] if under_way else None


def _going_on(seen: Sequence[Event]) -> Maker | None:
    """The use by which tokens or cards were lost last: powers act on after they are announced."""
    used = {use.name: made(use) for use in events.of(seen, events.Done)}
    losses = (event.why for event in reversed(seen) if isinstance(event, events.Discarded) or _is_lost(event))
    return next((used[why] for why in losses if why in used), None)


def _is_lost(event: Event) -> TypeGuard[events.Moved]:
    return isinstance(event, events.Moved) and event.to == "warp"


def _acting(seen: Sequence[Event]) -> Maker | None:
    return _resolving(seen) or card_changed_by(seen)


MOST = 3
_WEIGHTS: Final[dict[Decided, int]] = {"missed": 4, "back": 3, "short": 2, "made": 1, "lead": 0}


def turning_points(legs: Sequence[Leg], goals: Sequence[int], *, won: bool = False) -> list[TurningPoint]:
    """At most three in order, then the last challenge if the game is ``won``; ``goals`` by seat."""
    found: list[TurningPoint] = []
    for point in _facts(legs, goals):
        last = found[-1] if found else None
        if last is not None and last.seat == point.seat and point.challenge - last.challenge <= 1:
            found[-1] = max(last, point, key=lambda one: _WEIGHTS[one.turn])
        else:
            found.append(point)
    found.sort(key=lambda one: (-_WEIGHTS[one.turn], -one.challenge))
    before = sorted(found[:MOST], key=lambda one: one.challenge)
    return [*before, _point(len(legs), legs[-1], "last", legs[-1].winner)] if won and legs else before


def _facts(legs: Sequence[Leg], goals: Sequence[int]) -> Iterator[TurningPoint]:
    came, leader = False, _leader(legs[0].bases) if legs else None
    for number, (before, leg) in enumerate(pairwise(legs[:-1]), 2):
        turns: list[tuple[Decided, Seat]] = []
        for seat, goal in enumerate(goals):
            was, now = before.bases[seat], leg.bases[seat]
            short = goal - 1
            if seat == leg.offense and was == short and now <= short and leg.loser == seat:
                turns.append(("missed", seat))
            elif was >= short > now:
                turns.append(("back", seat))
            elif was < short <= now and not came:
                came = True
                turns.append(("short", seat))
        if leg.winner is not None and _is_close(before, leg, goals) and (leg.by or leg.ally):
            turns.append(("made", leg.winner))
        ahead = _leader(leg.bases)
        if ahead is not None and leader not in (None, ahead):
            turns.append(("lead", ahead))
        leader = leader if ahead is None else ahead
        if turns:
            yield _point(number, leg, *max(turns, key=lambda one: _WEIGHTS[one[0]]))


def _point(number: int, leg: Leg, turn: Decided, seat: Seat | None) -> TurningPoint:
    """The totals are those of that seat's side and of the other, if it is a main player."""
    totals = leg.totals if leg.totals is None or seat != leg.loser else leg.totals[::-1]
    bases = 0 if seat is None else leg.bases[seat]
    fought = seat is not None and seat in (leg.winner, leg.loser)
    return TurningPoint(number, seat, turn, bases, totals if fought else None, leg.loser, leg.by, leg.ally)


def _is_close(before: Leg, leg: Leg, goals: Sequence[int]) -> bool:
    """True if by winning the offense came within one base of the goal, or would have."""
    offense = leg.offense
    if offense is None:
        return False
    bases = leg.bases[offense] if leg.winner == offense else before.bases[offense] + 1
    return bases >= goals[offense] - 1


def _leader(bases: Sequence[int]) -> Seat | None:
    most = max(bases)
    return bases.index(most) if list(bases).count(most) == 1 else None
