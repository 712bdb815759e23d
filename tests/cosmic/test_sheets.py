"""Every power is what its sheet says: the same name, kind, set and level."""

from __future__ import annotations

import re

import pytest

from bot.cosmic.kinds import registry
from bot.cosmic.kinds.effects import Edition, Level
from tests.rulebook import WITHOUT_POWER, sheets

registry.load()

EDITIONS = {
    "Later official": Edition.LATER,
    "Eon name, text of a later promo": Edition.LATER,
    "Eon": Edition.EON,
    "Mayfair": Edition.MAYFAIR,
    "Warp": Edition.WARP,
    "Encounter magazine": Edition.WARP,
}
"""How the first point of a sheet begins. Orbital came in a magazine, and into the game with the asteroids."""
LEVELS = {"Novice": Level.NOVICE, "Advanced": Level.ADVANCED, "Expert": Level.EXPERT}
LEVELS_OF_PART_1 = {"Novice": Level.NOVICE, "Intermediate": Level.ADVANCED, "Advanced": Level.EXPERT}
"""The three steps of part 1 have other names (POW24)."""
SHEETS = {name.lower().replace("-", "_"): (book, line) for book in "123" for name, line in sheets(book).items()}


def word(pattern: str, line: str) -> str:
    """The first word of a sheet's first point that is one of these. Raises AssertionError if none is."""
    found = re.search(rf"; ({pattern})\b", line)
    assert found is not None, line
    return found[1]


def test_every_power_has_a_sheet_and_every_sheet_a_power_or_a_place_in_the_list() -> None:
    assert set(registry.POWERS) <= set(SHEETS)
    missing = {name.upper().replace("_", "-") for name in set(SHEETS) - set(registry.POWERS)}
    assert "PRAW" in missing
    assert missing <= WITHOUT_POWER


@pytest.mark.parametrize("name", sorted(registry.POWERS))
def test_a_power_has_the_kind_the_set_and_the_level_of_its_sheet(name: str) -> None:
    power, (book, line) = registry.POWERS[name], SHEETS[name]
    levels = LEVELS_OF_PART_1 if book == "1" else LEVELS
    assert power.edition is next(found for words, found in EDITIONS.items() if line.startswith(words))
    assert power.level is levels[word("|".join(levels), line)]
    assert power.kind == word("Mandatory|Optional", line).lower()
