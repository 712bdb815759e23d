"""Made-up tables of Cosmic Encounter in a short notation, for the gallery, the bench and the tests."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

import msgspec

from bot.cosmic.seen.views import BaseView, ChallengeView, PlanetView, PlayerView, PowerView, SideView, TableView

_LETTERS: Final = {"r": "red", "b": "blue", "y": "yellow", "p": "purple", "l": "light_blue", "o": "orange"}
_PLANETS: Final = 5


class Sitting(msgspec.Struct, frozen=True):
    """One player of a made-up table."""

    colour: str
    powers: tuple[str, ...]
    hand: int = 7
    warp: int = 0
    zapped: bool = False
    dormant: bool = False
    active: bool = True
    number: int | None = None
    """What the first power shows openly."""


def table(
    sittings: Sequence[Sitting],
    planets: Mapping[str, str],
    now: ChallengeView | None,
    *,
    bases_to_win: int = 5,
    winners: tuple[int, ...] = (),
    how: str = "",
) -> TableView:
    """A table. ``planets`` says who stands where, such as ``{"red-1": "r4 b1"}``: owner first, colours by letter."""
    seats = {one.colour: seat for seat, one in enumerate(sittings)}
    shown = tuple(
        PlanetView(name, seat, _bases(planets.get(name, ""), seats))
        for seat, one in enumerate(sittings)
        for name in (f"{one.colour}-{at}" for at in range(1, _PLANETS + 1))
    )
    players = tuple(_player(seat, one, shown) for seat, one in enumerate(sittings))
    discard = ("A6.1", "C.1", "edict.cosmic_zap.1")
    return TableView(players, shown, now, (), 55, discard, 6, (), bases_to_win, winners, how, ())


def challenge(
    number: int,
    offense: SideView,
    defense: SideView,
    target: str | None = None,
    *,
    ordinal: int = 1,
    flips: tuple[str, ...] = (),
    reverse: bool = False,
) -> ChallengeView:
    """A challenge under way."""
    return ChallengeView(number, ordinal, offense, defense, flips, target, reverse, "", ())


def side(
    seat: int | None, tokens: int = 0, allies: Sequence[tuple[int, int]] = (), card: str | None = None
) -> SideView:
    """One side: main player, tokens, allies with theirs, the card (empty while it lies face down)."""
    return SideView(seat, tokens, tuple(BaseView(*ally) for ally in allies), (), card, False, None)


def _bases(words: str, seats: Mapping[str, int]) -> tuple[BaseView, ...]:
    return tuple(BaseView(seats[_LETTERS[word[0]]], int(word[1:])) for word in words.split())


def _player(seat: int, one: Sitting, planets: Sequence[PlanetView]) -> PlayerView:
    notes = (("number", one.number),) if one.number is not None else ()
    powers = tuple(PowerView(at, name, False, notes if at == 0 else ()) for at, name in enumerate(one.powers))
    held = [planet for planet in planets if planet.tokens(seat)]
    return PlayerView(
        seat=seat,
        colour=one.colour,
        powers=powers,
        dormant=one.dormant,
        zapped=one.zapped,
        flared=False,
        hand=one.hand,
        warp=one.warp,
        removed=0,
        home=sum(planet.owner == seat for planet in held),
        foreign=sum(planet.owner != seat for planet in held),
        active=one.active,
        strikes=0,
        autopilot=False,
    )
