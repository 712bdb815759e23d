"""The story of a challenge as facts: how it came out, with whom, what it cost, and what made the difference.

It is read from public events alone; ``story_words`` tells it. What a seat alone sees changes nothing about it.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final

import msgspec

from bot.cosmic.model.reckoning import Reckoning, RevealSide, SideName
from bot.cosmic.seen import turning
from bot.cosmic.words.lines import Data
from bot.kernel.event import Event
from bot.kernel.seat import Seat

LASTING: Final = frozenset({"departed", "powers_exchanged", "colours_swapped", "finished"})
"""Kinds of events that are told beside the outcome, because they change the game for good."""
_WARP: Final = "warp"


@dataclass
class Gain:
    """What one player got by a deal."""

    cards: int = 0
    bases: list[str] = field(default_factory=list)


@dataclass
class Story:
    """A challenge that has been played, or was broken off."""

    number: int = 0
    offense: Seat = 0
    defense: Seat | None = None
    target: str = ""
    """Empty if the cone never pointed at anything."""
    outcome: str = ""
    """Empty if nothing was decided."""
    why: str = ""
    """Why it was abandoned."""
    totals: tuple[int, int] | None = None
    """None where no totals counted."""
    rule: str = ""
    """What the outcome follows from, as the reveal said; empty without one."""
    colours: tuple[str, ...] = ()
    """By seat at the reveal; empty without one."""
    allies: dict[str, list[Seat]] = field(default_factory=lambda: {"offense": [], "defense": []})
    """Allies by side, ``offense`` and ``defense``."""
    mustered: tuple[int, int] | None = None
    """How many Weapons and Shields were counted (S22)."""
    landed: bool = False
    """The offense has landed on the target."""
    lost: int = 0
    """Tokens that went to the warp since the reveal; in the whole challenge without one."""
    consolation: tuple[Seat, int] | None = None
    """Who took so many cards (5.4.2)."""
    gains: dict[Seat, Gain] = field(default_factory=dict)
    dealers: list[Seat] = field(default_factory=list)
    """Who made the deal, or none, where it was not the main players alone."""
    turn: turning.Turn | None = None
    """What made the difference."""
    stopped: turning.Stopped | None = None
    """The last use that was cancelled."""
    lasting: list[Event] = field(default_factory=list)


def read(events: Sequence[Event]) -> Story | None:
    """The story of the challenge that begins among these events; None if none does."""
    if all(event.kind != "challenge" for event in events):
        return None
    told, struck = Story(), False
    for event in events:
        if event.kind in LASTING:
            told.lasting.append(event)
        struck = struck or event.kind == "deal"
        _take(told, event, struck=struck)
    told.turn, told.stopped = turning.turn(events), turning.stopped(events)
    return told


def _take(told: Story, event: Event, *, struck: bool) -> None:
    data: Data = event.data
    match event.kind:
        case "challenge":
            told.number, told.offense = data["number"], data["seat"]
        case "stands_in":
            told.offense = data["seat"]
        case "defense":
            told.defense = data["seat"]
        case "aimed":
            told.target = data["planet"]
        case "invited":
            told.allies[data["side"]] = []
        case "joined" if data["side"] is not None:
            told.allies[data["side"]].append(data["seat"])
        case "unallied" | "vanished" | "departed":
            told.allies = {side: [seat for seat in row if seat != data["seat"]] for side, row in told.allies.items()}
        case "mustered":
            told.mustered = data["weapons"], data["shields"]
        case "hidden":
            told.totals, told.rule = None, ""
        case "rewound":
            told.target, told.defense, told.outcome = "", None, ""
            told.totals, told.rule, told.lost = None, "", 0
            told.allies = {"offense": [], "defense": []}
        case "dealers":
            told.dealers = data["seats"]
        case "reckoned":
            _reckoned(told, msgspec.convert(data, Reckoning))
        case "outcome":
            told.outcome = data["outcome"]
        case "abandoned":
            told.outcome, told.why = data["outcome"], data["why"]
        case "moved" | "gave" | "drew":
            _changed_hands(told, event.kind, data, struck=struck)
        case _:
            pass


def _reckoned(told: Story, found: Reckoning) -> None:
    told.rule, told.colours, told.target = found.rule, found.colours, found.target
    told.lost, told.landed, told.consolation = 0, False, None
    if found.offense.total is not None and found.defense.total is not None:
        told.totals = found.offense.total, found.defense.total
    told.allies = {"offense": _allies(found.offense), "defense": _allies(found.defense)}


def _allies(side: RevealSide) -> list[Seat]:
    return [line.seat for line in side.lines if line.kind == "tokens" and line.seat not in (None, side.seat)]


def _changed_hands(told: Story, kind: str, data: Data, *, struck: bool) -> None:
    """Tokens and cards of a challenge whose outcome is carried out."""
    match kind, data:
        case "moved", {"to": to, "count": int(many)} if to == _WARP:
            told.lost += many
        case "moved", {"to": str(to), "seat": int(seat), "why": "land"}:
            if struck:
                told.gains.setdefault(seat, Gain()).bases.append(to)
            told.landed = told.landed or (seat == told.offense and to == told.target)
        case "gave", {"to": int(seat), "count": int(many), "why": "deal"} if many:
            told.gains.setdefault(seat, Gain()).cards += many
        case "gave", {"to": int(seat), "count": int(many), "why": "consolation"}:
            _consoled(told, seat, many)
        case "drew", {"seat": int(seat), "count": int(many), "why": "consolation"}:
            _consoled(told, seat, many)
        case _:
            pass


def _consoled(told: Story, seat: Seat, many: int) -> None:
    before = 0 if told.consolation is None else told.consolation[1]
    told.consolation = (seat, before + many) if before + many else None


def winner(told: Story) -> SideName | None:
    """Which side has won; None if none has."""
    return "offense" if told.outcome == "offense" else "defense" if told.outcome == "defense" else None
