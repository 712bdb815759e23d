"""Every power and flare of the asteroids changes some game: none is a name without an effect."""

from __future__ import annotations

from random import Random

import pytest

from bot.cosmic.expansions.asteroids.state import NAME
from bot.cosmic.kinds import registry
from tests.cosmic.engine.test_no_placebo import changes
from tests.cosmic.expansions.asteroids.sky import sky
from tests.cosmic.table import Table

SEATS = 5
OWNERS = ("tripler", "warrior", "mirror", "virus", "vacuum", "crystal", "will")


def deal(seed: int, name: str, *, owner: bool, flare: bool) -> Table:
    """A table at which one seat has the power, or its flare, or both; asteroids lie with two others."""
    random = Random(seed)
    seat = seed % SEATS
    names = random.sample(OWNERS, SEATS)
    powers = [[names[one]] if one != seat or not owner else [name] for one in range(SEATS)]
    attacks = random.sample(["A6", "A7", "A8", "A10", "A11", "A12", "A13", "A14", "A15", "A18"], SEATS * 2)
    hands = {one: [*attacks[one * 2 : one * 2 + 2], "C"] for one in range(SEATS)}
    if flare:
        hands[seat].append(f"flare.{name}")
    first, second = random.sample(range(SEATS), 2)
    rocks = random.sample(["zombie", "machine", "macron", "anti_matter"], 2)
    colours = random.sample(["blue", "yellow", "purple", "light_blue"], 3)
    return sky([(first, rocks[0]), (second, rocks[1])], powers, hands=hands, destiny=colours, seed=seed)


@pytest.mark.parametrize("name", [name for name, power in sorted(registry.POWERS.items()) if power.expansion == NAME])
def test_every_power_changes_some_game(name: str) -> None:
    assert changes(registry.POWERS[name], name, lambda seed: deal(seed, name, owner=True, flare=False))


@pytest.mark.parametrize("side", ["wild", "super"])
def test_both_texts_of_the_flare_change_some_game(side: str) -> None:
    flare = registry.FLARES["orbital"][side]
    assert changes(flare, "orbital", lambda seed: deal(seed, "orbital", owner=side == "super", flare=True))


def test_no_other_power_of_the_asteroids_has_a_flare() -> None:
    mine = [name for name, power in registry.POWERS.items() if power.expansion == NAME]
    assert [name for name in mine if name in registry.FLARES] == ["orbital"]
