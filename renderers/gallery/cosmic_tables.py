"""Made-up tables of Cosmic Encounter in a short notation, for the gallery, the bench and the tests."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

import msgspec

from bot.cosmic.seen.views import (
    BaseView,
    ChallengeView,
    PlanetView,
    PlayerView,
    PowerView,
    SideView,
    TableView,
    UseView,
)

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


class Side(msgspec.Struct, frozen=True, array_like=True):
    """One side: main player, tokens, allies with theirs, the card (empty while it lies face down), its total."""

    seat: int | None
    tokens: int = 0
    allies: Sequence[tuple[int, int]] = ()
    card: str | None = None
    total: int | None = None

    def shown(self) -> SideView:
        """As everybody sees it."""
        allies = tuple(BaseView(*ally) for ally in self.allies)
        return SideView(self.seat, self.tokens, allies, (), self.card, False, self.total)


class Challenge(msgspec.Struct, frozen=True):
    """A challenge under way, or just over."""

    number: int
    offense: Side
    defense: Side
    target: str | None = None
    ordinal: int = 1
    flips: tuple[str, ...] = ()
    reverse: bool = False
    outcome: str = ""

    def shown(self) -> ChallengeView:
        """As everybody sees it."""
        sides = self.offense.shown(), self.defense.shown()
        return ChallengeView(self.number, self.ordinal, *sides, self.flips, self.target, self.reverse, self.outcome, ())


class Table(msgspec.Struct, frozen=True):
    """A made-up table, as ``tables.json`` has it."""

    players: Sequence[Sitting]
    planets: Mapping[str, str]
    """Who stands where, such as ``{"red-1": "r4 b1"}``: owner first, colours by letter."""
    challenge: Challenge
    bases_to_win: int = 5
    stack: tuple[UseView, ...] = ()

    def shown(self) -> TableView:
        """As everybody sees it."""
        seats = {one.colour: seat for seat, one in enumerate(self.players)}
        planets = tuple(
            PlanetView(name, seat, _bases(self.planets.get(name, ""), seats))
            for seat, one in enumerate(self.players)
            for name in (f"{one.colour}-{at}" for at in range(1, _PLANETS + 1))
        )
        players = tuple(_player(seat, one, planets) for seat, one in enumerate(self.players))
        discard = ("A6.1", "C.1", "edict.cosmic_zap.1")
        now = self.challenge.shown()
        return TableView(players, planets, now, self.stack, 55, discard, 6, self.bases_to_win, (), "", ())


def _bases(words: str, seats: Mapping[str, int]) -> tuple[BaseView, ...]:
    return tuple(BaseView(seats[_LETTERS[word[0]]], int(word[1:])) for word in words.split())


def _player(seat: int, one: Sitting, planets: Sequence[PlanetView]) -> PlayerView:
    powers = tuple(PowerView(at, name, False, ()) for at, name in enumerate(one.powers))
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
    )
