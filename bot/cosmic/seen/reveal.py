"""The picture of a reveal, from the public events of its challenge: what the engine told of it, and what came of it.

A challenge that was repulsed has one too, although no cards were laid: Weapons against Shields.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, cast

import msgspec
from msgspec.structs import replace

from bot.cosmic.model import ids
from bot.cosmic.model.reckoning import Maker, Reckoning, RevealSide, named
from bot.cosmic.seen import turning
from bot.cosmic.seen.picture_views import RevealOutcome, RevealPicture, Settled
from bot.cosmic.seen.story import Story
from bot.kernel.event import Event
from bot.kernel.seat import Seat
from bot.words.language import DEFAULT, Language

_WARP: Final = "warp"
_OUTCOMES: Final = ("offense", "defense", "both_lost", "deal", "no_deal", "repulsed")
_SETTLED: Final = ("deal", "no_deal")
"""Outcomes of two compromises."""
_FORGOTTEN: Final = ("challenge", "rewound", "released")
"""Kinds of events after which the last reveal is over or does not count."""


def picture(events: Sequence[Event], names: Sequence[str], language: Language = DEFAULT) -> RevealPicture | None:
    """The last reveal of these events and what it led to so far; None without one, or without an outcome to show."""
    at = next((at for at in reversed(range(len(events))) if events[at].kind in ("reckoned", *_FORGOTTEN)), None)
    if at is None or events[at].kind != "reckoned":
        return None
    found = msgspec.convert(events[at].data, Reckoning)
    outcome, after = str(found.outcome), events[at + 1 :]
    landed = lost = consolation = 0
    dealers: tuple[Seat, ...] = ()
    for event in after:
        match event.kind, event.data:
            case "outcome" | "abandoned", data:
                outcome = str(data["outcome"])
            case "moved", {"to": str(to), "why": why, "count": int(many)}:
                lost += many if to == _WARP else 0
                landed += many if why == "land" and to == found.target else 0
            case "gave", {"why": "consolation", "count": int(many)}:
                consolation += many
            case "dealers", {"seats": list(seats)}:
                dealers = tuple(seats)
    if outcome not in _OUTCOMES:
        return None
    dealing = dealers or (found.offense.seat, found.defense.seat)
    counts_by = {side: turning.counts_by(events[:at], side) for side in ("offense", "defense")}
    return RevealPicture(
        tuple(names),
        found.colours,
        _counted(found.offense, counts_by["offense"]),
        _counted(found.defense, counts_by["defense"]),
        cast(RevealOutcome, outcome),
        found.target,
        tuple(map(named, found.by)),
        landed,
        lost,
        consolation,
        language,
        _settled(after, dealing) if outcome in _SETTLED else (),
        dealers=dealers,
        counts_by={side: named(by) for side, by in counts_by.items() if by is not None},
    )


def _counted(side: RevealSide, by: Maker | None) -> RevealSide:
    """A side with what made its card count as another attack; a compromise that does is shown as changed as well."""
    attack = isinstance(ids.as_card(side.card), ids.Attack)
    lines = tuple(
        replace(line, kind="becomes", powers=() if by is None else (named(by),))
        if line.kind == "becomes" or (line.kind == "card" and not attack)
        else line
        for line in side.lines
    )
    return replace(side, lines=lines)


def repulsed(
    story: Story, names: Sequence[str], colours: Sequence[str], language: Language = DEFAULT
) -> RevealPicture | None:
    """What a challenge came to in which no cards were laid because of Shields; None for any other."""
    if story.outcome != "repulsed" or story.defense is None:
        return None
    offense, defense = (
        RevealSide(seat, "", turned=False, total=None, lines=()) for seat in (story.offense, story.defense)
    )
    return RevealPicture(
        tuple(names),
        tuple(colours),
        offense,
        defense,
        "repulsed",
        story.target,
        language=language,
        mustered=story.mustered,
    )


def _settled(events: Sequence[Event], dealing: Sequence[Seat]) -> tuple[Settled, ...]:
    """What each who dealt got by it, or lost without a deal (5.5.5, 5.5.8)."""
    struck = False
    got = {seat: Settled() for seat in dealing}
    for event in events:
        struck = struck or event.kind == "deal"
        match event.kind, event.data:
            case "gave", {"to": int(seat), "why": "deal", "count": int(many)} if seat in got:
                _add(got, seat, cards=many)
            case "moved", {"seat": int(seat), "to": str(to), "why": "land"} if struck and seat in got:
                _add(got, seat, bases=(to,) if isinstance(ids.place(to), ids.Planet) else ())
            case "moved", {"seat": int(seat), "to": str(to), "count": int(many)} if to == _WARP and seat in got:
                _add(got, seat, lost=many)
            case "moved", {"seat": int(seat), "why": "return", "from": dict() as whence} if struck and seat in got:
                _add(got, seat, freed=sum(many for place, many in whence.items() if ids.is_sheet(place)))
            case "given_back", {"seat": int(seat), "from": dict() as whence} if struck and seat in got:
                _add(got, seat, freed=sum(many for place, many in whence.items() if not ids.is_sheet(place)))
            case _:
                pass
    return tuple(got.values())


def _add(
    got: dict[Seat, Settled], seat: Seat, *, cards: int = 0, bases: tuple[str, ...] = (), freed: int = 0, lost: int = 0
) -> None:
    was = got[seat]
    got[seat] = Settled(was.cards + cards, (*was.bases, *bases), was.freed + freed, was.lost + lost)
