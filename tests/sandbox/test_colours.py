"""The page's colours: people are told apart by every kind of sight, and what is written can be read."""

from __future__ import annotations

import re
from itertools import product

import pytest

from sandbox.core import SEAT_COLOURS
from sandbox.guilds.demo import PEOPLE
from sandbox.page import WEB
from tests.renderers import colour

STYLE = (WEB / "style.css").read_text(encoding="utf-8")
NAMED = dict(re.findall(r"--([a-z]+): (#[0-9A-Fa-f]{6});", STYLE))


@pytest.mark.parametrize("sight", list(colour.SIGHTS))
def test_six_people_are_told_apart_by_every_kind_of_sight(sight: str) -> None:
    assert len(PEOPLE) <= len(SEAT_COLOURS)
    assert colour.closest(list(SEAT_COLOURS), sight) >= 13


@pytest.mark.parametrize("seat", SEAT_COLOURS)
def test_names_and_initials_can_be_read(seat: str) -> None:
    for ground in (NAMED["ground"], NAMED["panel"]):
        assert colour.contrast(seat, ground) >= 4.5  # the name in a message's head
    assert colour.contrast(NAMED["ink"], seat) >= 4.5  # the initial on the avatar: the second mark


@pytest.mark.parametrize(("ink", "ground"), list(product(("text", "muted"), ("ground", "panel", "raised"))))
def test_the_page_can_be_read(ink: str, ground: str) -> None:
    assert colour.contrast(NAMED[ink], NAMED[ground]) >= 4.5


def test_names_differ_in_their_first_letter_so_that_avatars_need_no_colour() -> None:
    assert len({name[0] for name in PEOPLE}) == len(PEOPLE)
