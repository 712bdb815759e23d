"""What the picture of somebody's ratings and numbers on a server shows; who has hidden theirs has none for others."""

from __future__ import annotations

from typing import NamedTuple

import msgspec

from bot.words.language import DEFAULT, Language
from bot.words.speech import Speech, speech

RENDERER = "profile"
FILE = "profile.png"


class ProfilePool(msgspec.Struct, frozen=True):
    """The rating in a game with so many players."""

    players: int
    points: int
    counted: int
    """Games that have counted."""
    provisional: bool = False
    """Whether those are too few for a place; the points are not shown then."""


class ProfileGame(msgspec.Struct, frozen=True):
    """One game in which somebody has ratings."""

    title: str
    games: int
    won: int
    pools: tuple[ProfilePool, ...] = ()


class ProfilePower(msgspec.Struct, frozen=True):
    """How one power has done for somebody."""

    key: str
    """As its emblem is called."""
    title: str
    games: int
    won: int


class ProfilePicture(msgspec.Struct, frozen=True):
    """Somebody's page of ratings and favourites."""

    name: str
    games: tuple[ProfileGame, ...]
    powers: tuple[ProfilePower, ...] = ()
    ally: str = ""
    """Whom they fought beside most often; empty for nobody."""
    together: int = 0
    """Challenges in which they did."""
    upsets: int = 0
    fastest_ms: int | None = None
    """The fastest winning slap that was measured exactly; None if there is none."""
    typical_ms: int | None = None
    """The middle one of those; None if they are not known."""
    measured: int = 0
    """How many those are."""
    estimated: int = 0
    """Winning slaps beside them whose time is not known exactly."""
    language: Language = DEFAULT


class Fact(NamedTuple):
    """Something that stands out."""

    key: str
    """``ally``, ``upsets``, ``fastest`` or ``typical``."""
    label: str
    name: str
    """Who, or how much."""
    why: str
    """A word on it."""


def pool_words(pool: ProfilePool, say: Speech) -> str:
    """The rating in words."""
    if pool.provisional:
        return say("profile-provisional", games=pool.counted)
    return say("profile-points", points=pool.points)


def alt(view: ProfilePicture) -> str:
    """The picture in words."""
    say = speech(view.language)
    told = [say("profile-title", name=view.name)]
    for game in view.games:
        told.append(say("profile-game-alt", game=game.title, games=game.games, won=game.won))
        for pool in game.pools:
            told.append(say("profile-pool-alt", players=pool.players, rating=pool_words(pool, say)))
    if view.powers:
        powers = [say("profile-power-alt", power=one.title, games=one.games, won=one.won) for one in view.powers]
        told.append(say("profile-powers-alt", powers=powers))
    told += [f"{fact.label}: {fact.name}, {fact.why}" for fact in facts(view, say)]
    return " ".join(f"{one}." for one in told)


def facts(view: ProfilePicture, say: Speech) -> list[Fact]:
    """What stands out, in this order; empty if nothing does."""
    found = []
    if view.ally:
        found.append(Fact("ally", say("profile-ally"), view.ally, say("profile-together", count=view.together)))
    if view.upsets:
        found.append(Fact("upsets", say("profile-upsets"), say.number(view.upsets), say("profile-upsets-why")))
    if view.fastest_ms is not None:
        ms = f"{say.number(view.fastest_ms)} ms"
        found.append(Fact("fastest", say("profile-fastest"), ms, say("profile-fastest-why")))
    if view.typical_ms is not None:
        ms = f"{say.number(view.typical_ms)} ms"
        why = say("profile-typical-why", measured=view.measured, estimated=view.estimated)
        found.append(Fact("typical", say("profile-typical"), ms, why))
    return found
