"""What made the difference in a challenge: read from its public events and the itemised sum that *Why?* shows.

It is the last public event without which cards and sums say another outcome. From the last to the first these are
tried: a use that set the outcome itself, what decided against cards and totals (5.2.1 f), the changes of the sums in
the order of 5.2.1, what changed the challenge cards, and the tokens of allies in the order in which they joined.

A use that was cancelled has no line in a sum, so nobody can say from what is public if it would have been decisive:
``stopped`` finds it apart from the rest. Runs no rules.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, TypeAlias

import msgspec

from bot.cosmic.model import ids
from bot.cosmic.model.reckoning import Maker, Outcome, Reckoning, RevealSide
from bot.cosmic.seen import why_facts
from bot.cosmic.words.lines import Data
from bot.kernel.event import Event
from bot.kernel.seat import Seat

_AFRESH: Final = ("challenge", "rewound", "hidden")
"""Kinds of events after which cards count as themselves and no reveal counts."""
_FOUGHT: Final = ("offense", "defense", "both_lost", "deal")
"""Outcomes that without a reveal only a use can set."""
_ZAPS: Final = frozenset({"cosmic_zap", "card_zap", "flare_zap", "hand_zap", "un_zap"})
"""Answers: that one of them is cancelled stops nothing but itself."""
_Sum: TypeAlias = tuple[int | None, int]
"""What a side's challenge card counts, None if it is no attack, and all that is added to it."""
_Both: TypeAlias = tuple[_Sum, _Sum]


class Tokens(msgspec.Struct, frozen=True):
    """What an ally had in the challenge."""

    seat: Seat
    count: int


Turn: TypeAlias = Maker | Tokens
"""What made the difference."""


class Stopped(msgspec.Struct, frozen=True):
    """A use that was cancelled, and what cancelled it."""

    what: Maker
    by: Maker


def turn(events: Sequence[Event]) -> Turn | None:
    """What made the difference in a challenge with these events; None if nothing did, or if that is hidden."""
    at = next((at for at in reversed(range(len(events))) if events[at].kind == "outcome"), None)
    if at is None:
        return None
    if (use := _resolving(events[:at])) is not None:
        return use
    outcome, events = str(events[at].data["outcome"]), events[_began(events[:at]) : at]
    told = next((event.data for event in reversed(events) if event.kind == "reckoned"), None)
    if told is None:
        return _going_on(events) if outcome in _FOUGHT else None
    found = msgspec.convert(told, Reckoning)
    if found.by:
        return found.by[-1]
    return _by_sums(events, found)


def stopped(events: Sequence[Event]) -> Stopped | None:
    """The last use of these events that was cancelled for good; answers to others do not count."""
    for at in reversed(range(len(events))):
        data = events[at].data
        if events[at].kind == "cancelled" and data["name"] not in _ZAPS:
            by = next((event.data for event in reversed(events[:at]) if event.kind == "resolves"), None)
            return None if by is None else Stopped(_maker(data), _maker(by))
    return None


def counts_by(events: Sequence[Event], side: str) -> Maker | None:
    """What has made the challenge card of a side count as something else; None if nothing has."""
    for at in reversed(range(_began(events), len(events))):
        match events[at].kind, events[at].data:
            case "cards_exchanged", _:
                side = "defense" if side == "offense" else "offense"
            case "turned" | "counts_as", {"side": name} if name == side:
                return _acting(events[:at])
            case "substituted", {"side": name} if name == side:
                return None
            case _:
                pass
    return None


def _by_sums(events: Sequence[Event], found: Reckoning) -> Turn | None:
    """What made it come out so by cards and sums."""
    sums = _sum(found.offense), _sum(found.defense)
    for change in reversed(why_facts.changes(events)):
        if _winner(_less(sums, change["side"], change["by"])) != found.outcome:
            return _maker(change)
    for at in reversed(range(len(events))):
        if (others := _without(events[at], sums, found)) is not None and _winner(others) != found.outcome:
            by = _acting(events[:at])
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
    """How it comes out by these (5.1.2, 5.4.1, 5.5)."""
    (one, more), (other, rest) = sums
    if one is not None and other is not None:
        return "offense" if one + more > other + rest else "defense"
    if one is None and other is None:
        return "deal"
    return "offense" if other is None else "defense"


def _sum(side: RevealSide) -> _Sum:
    """A side of the reveal; where no totals count, only cards and tokens are known."""
    if side.total is None:
        return None if side.turned else _value(side.card), sum(line.value for line in side.lines)
    card = [line.value for line in side.lines if line.kind in ("card", "becomes")][-1]
    return card, side.total - card


def _less(sums: _Both, name: str, by: int) -> _Both:
    """The same, one side with so much less."""
    (one, more), (other, rest) = sums
    return ((one, more - by), (other, rest)) if name == "offense" else ((one, more), (other, rest - by))


def _without(event: Event, sums: _Both, found: Reckoning) -> _Both | None:
    """The sums had the event not changed a challenge card; None if it did not, or if what it covered is hidden."""
    match event.kind, event.data:
        case "cards_exchanged", _:
            return (sums[1][0], sums[0][1]), (sums[0][0], sums[1][1])
        case "turned" | "counts_as", {"side": str(name)}:
            return _instead(sums, name, (found.offense if name == "offense" else found.defense).card)
        case "substituted", {"side": str(name), "old": str(card)}:
            return _instead(sums, name, card)
    return None


def _instead(sums: _Both, name: str, card: str) -> _Both:
    (one, more), (other, rest) = sums
    return ((_value(card), more), (other, rest)) if name == "offense" else ((one, more), (_value(card), rest))


def _value(card: str) -> int | None:
    attack = ids.as_card(card)
    return attack.value if isinstance(attack, ids.Attack) else None


def _began(events: Sequence[Event]) -> int:
    """Where what counts in these events begins."""
    return next((at for at in reversed(range(len(events))) if events[at].kind in _AFRESH), 0)


def _resolving(events: Sequence[Event]) -> Maker | None:
    """The innermost use that is taking effect after these events."""
    under_way: list[Maker] = []
    for event in events:
        if event.kind == "resolves":
            under_way.append(_maker(event.data))
        elif event.kind == "done" and (use := _maker(event.data)) in under_way:
            under_way.remove(use)
        elif event.kind in ("cleared", "challenge"):
            under_way.clear()
    return under_way[-1] if under_way else None


def _going_on(events: Sequence[Event]) -> Maker | None:
    """The use by which somebody lost tokens or cards last: powers act on after their announcement is done."""
    used = {event.data["name"]: _maker(event.data) for event in events if event.kind == "done"}
    losses = (event.data["why"] for event in reversed(events) if event.kind == "discarded" or _is_lost(event))
    return next((used[why] for why in losses if why in used), None)


def _is_lost(event: Event) -> bool:
    return event.kind == "moved" and event.data["to"] == "warp"


def _acting(events: Sequence[Event]) -> Maker | None:
    """What changes a challenge card after these events: the use that is taking effect, else the last one that did."""
    use, done = _resolving(events), why_facts.card_changed_by(events)
    return use if use is not None or done is None else _maker(done)


def _maker(data: Data) -> Maker:
    """Of a use, or of a change of a sum."""
    made = why_facts.made(data) if "flare" not in data else data
    return Maker(made["name"], made["flare"], made["seat"])
