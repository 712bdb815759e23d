"""Made-up boards as full as play can make them: two to six players, any expansions, large hands, long letters."""

from __future__ import annotations

from collections.abc import Collection

import msgspec

from bench._gallery.samples import Challenge, Side, Sitting, Table, lettered
from bot.cosmic.expansions.asteroids.views import AsteroidsView, AsteroidView
from bot.cosmic.expansions.moons.views import MoonsView, MoonView
from bot.cosmic.expansions.zodiac.views import KARMA, ZodiacPlayer, ZodiacView
from bot.cosmic.seen.picture_views import BoardPicture
from bot.cosmic.seen.views import PlanetView, PowerView, TableView
from bot.words.message import Language

__all__ = ["EXPANSIONS", "HANDS", "NAMES", "crowd"]

EXPANSIONS = ("asteroids", "moons", "skill_tokens", "zodiac")
HANDS = (7, 10, 12, 28, 16, 20)
NAMES = ("Ana", "Benedikt", "Maximiliane Hohenfels", "Dario", "Ελένη", "Finn")
_COLOURS = ("red", "blue", "yellow", "purple", "light_blue", "orange")
_POWERS = ("macron", "virus", "machine", "calculator", "anti_matter", "tripler")
_MOONS = ("cone_size_variable_moon", "challenge_limitation_moon", "tie_moon", "shield_wall_moon")
_SIGNS = ("leo", "cusp", "libra", "nemesis", "scorpio", "aquarius")
_ROCKS = ("philanthropist", "anti_matter", "warrior", "virus", "oracle", "machine")


def crowd(count: int, expansions: Collection[str] = (), language: Language = "en") -> BoardPicture:
    """A board of so many players with these expansions."""
    letters = [colour[0] for colour in _COLOURS[:count]]
    planets: dict[str, str] = {}
    for seat, colour in enumerate(_COLOURS[:count]):
        mine, other, third = (letters[(seat + step) % count] for step in (0, 1, 2))
        planets |= {f"{colour}-1": f"{mine}4", f"{colour}-2": f"{mine}2 {other}2", f"{colour}-3": f"{mine}3"}
        planets |= {f"{colour}-4": f"{mine}4", f"{colour}-5": f"{mine}1 {other}1 {third}1" if count > 2 else f"{mine}4"}
    sittings = [Sitting(_COLOURS[seat], (_POWERS[seat],), HANDS[seat], 3 * seat) for seat in range(count)]
    allies = [(2, 3)] if count > 2 else []
    now = Challenge(12, Side(0, 4, allies, ""), Side(1, 3, [(3, 1)] if count > 3 else []), f"{_COLOURS[1]}-3")
    seen = Table(sittings, planets, now).shown()
    more: dict[int, dict[str, int]] = {seat: {} for seat in range(count)}
    data: dict[str, object] = {}
    if "asteroids" in expansions:
        data["asteroids"] = _asteroids(count)
    if "moons" in expansions:
        data["moons"] = moons = _moons(count)
        outposts = tuple(PlanetView(one.place, one.owner, ()) for one in moons.moons)
        seen = msgspec.structs.replace(seen, outposts=outposts)
        for moon in moons.moons:
            for colour, tokens in moon.tokens:
                more[_COLOURS.index(colour)][moon.place] = tokens
    if "zodiac" in expansions:
        players = tuple(ZodiacPlayer(_SIGNS[seat], (3, 2, 10, 1, 4, 0)[seat]) for seat in range(count))
        data["zodiac"] = ZodiacView(players, 2 if count > 2 else 0)
        for seat, one in enumerate(players):
            more[seat][KARMA] = one.karma
    if "skill_tokens" in expansions:
        data["skill_tokens"] = lettered(seen, more)
    raw = {name: msgspec.Raw(msgspec.json.encode(part)) for name, part in data.items()}
    return BoardPicture(_within(seen, raw), NAMES[:count], "cards", language=language)


def _within(seen: TableView, raw: dict[str, msgspec.Raw]) -> TableView:
    return msgspec.structs.replace(seen, expansions=raw)


def _moons(count: int) -> MoonsView:
    """Both moons of each system lie open but one, and some have owners."""
    found = []
    for seat in range(count):
        colour, next_one = _COLOURS[seat], _COLOURS[(seat + 1) % count]
        for number in (1, 2):
            name = "" if (seat, number) == (1, 1) else _MOONS[(seat + number - 1) % len(_MOONS)]
            tokens = ((next_one, 2),) if (seat + number) % 2 else ()
            found.append(MoonView(f"{colour}-moon{number}", seat, name, False, tokens))
    return MoonsView(tuple(found))


def _asteroids(count: int) -> AsteroidsView:
    rocks = tuple(
        AsteroidView(
            seat,
            PowerView(20 + seat, _ROCKS[seat], False, (), roaming=True),
            user=(seat + 1) % count,
            came_from=(seat + 1) % count,
        )
        for seat in range(count)
    )
    return AsteroidsView(rocks, True, 1)
