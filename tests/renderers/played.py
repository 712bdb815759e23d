"""Every picture that a table posts in games of people with odd names and any expansions: for tests of layout."""

from __future__ import annotations

from functools import cache
from random import Random

from bot.cosmic.model.options import FlagValue, Options
from bot.tables.contract.table import Picture
from tests.renderers.crowds import EXPANSIONS
from tests.tables.cosmic import people
from tests.tables.cosmic.world import World

NAMES = (
    "Ana",
    "Jo",
    "Bartholomäus",
    "Zoë Q. Wintergrün",
    "Maximiliane von und zu Hohenfels",
    "WWWWWWWWWWWWWWWW",
    "张伟明的飞船",
    "李",
    "🦊🦊🦊",
    "عبد الرحمن بن محمد",
    "ﷺ",
    "ישראל ישראלי",
    "ขวัญใจ",
    "Ο",
    "e\u0301\u0302\u0303\u0304" * 8,
    "\u200b",
)
_LONGEST = 14
"""Challenges that are played at most: by then some systems are crowded and some hands large."""
_OF_A_KIND = 2


@cache
def pictures(seed: int, most_alike: int = _OF_A_KIND) -> tuple[Picture, ...]:
    """So many pictures of each kind from a game of two to six people, some expansions and one language by lot."""
    dice = Random(seed)
    players = dice.randint(2, 6)
    drawn = [name for name in EXPANSIONS if dice.random() < 0.5]
    extras: dict[str, FlagValue] = {name: "one_per_hex" if name == "asteroids" else True for name in drawn}
    names, language = tuple(dice.sample(NAMES, players)), dice.choice(("en", "de"))
    world = World(players, players, seed, "daily", Options(extras=extras), language=language, names=names)
    most = dice.randint(1, _LONGEST)
    while world.over is None and world.game.state.challenges <= most:
        people.play(world, inputs=world.inputs + 1)
    found: dict[tuple[str, bytes], Picture] = {}
    for effect in world.effects:
        picture = getattr(getattr(effect, "body", None), "picture", None)
        if isinstance(picture, Picture):
            found[picture.renderer, bytes(picture.view)] = picture
    chosen: list[Picture] = []
    for renderer in sorted({renderer for renderer, _ in found}):
        alike = [picture for (name, _), picture in found.items() if name == renderer]
        chosen += dice.sample(alike, min(most_alike, len(alike)))
    return tuple(chosen)
