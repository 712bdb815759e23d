"""Emblems of powers and edicts: data for things that exist, flat shapes that stay inside their radius."""

from __future__ import annotations

from pathlib import Path

import pytest
from PIL import ImageChops

from bot.cosmic.kinds import registry
from renderers.cosmic.cards import EDICTS, POWERS, bring
from renderers.kit.canvas import SCALE, Canvas
from renderers.kit.pieces import Figure

_R = 60
_EDGE = 1.12
"""How far a figure may reach, in radii: round ends stand out a little."""
FIGURES = {**POWERS, **EDICTS}


def test_every_power_and_edict_has_an_emblem_and_nothing_else_has() -> None:
    registry.load()
    assert registry.POWERS.keys() == POWERS.keys()
    assert registry.EDICTS.keys() == EDICTS.keys()


@pytest.mark.parametrize("figure", FIGURES.values(), ids=FIGURES.keys())
def test_an_emblem_fills_its_radius_and_does_not_leave_it(figure: Figure) -> None:
    c = Canvas(4 * _R, 4 * _R, "#000000")
    figure.draw(c, 2 * _R, 2 * _R, _R, "#FFFFFF", "#000000")
    box = c.large().getbbox()
    assert box is not None, "nothing is drawn"
    reach = [abs(edge / SCALE - 2 * _R) / _R for edge in box]
    assert max(reach) <= _EDGE
    assert max(box[2] - box[0], box[3] - box[1]) / SCALE >= 1.4 * _R, "too small to be told apart on a phone"
    assert figure.shows.endswith(".")


def test_no_two_emblems_are_the_same_picture() -> None:
    drawn = []
    for figure in FIGURES.values():
        c = Canvas(2 * _R, 2 * _R, "#000000")
        figure.draw(c, _R, _R, _R * 0.8, "#FFFFFF", "#000000")
        drawn.append(c.reduced().convert("L"))
    for at, one in enumerate(drawn):
        for other in drawn[at + 1 :]:
            assert ImageChops.difference(one, other).getbbox() is not None


@pytest.mark.parametrize(("kind", "at"), [("poly", "[0.1]"), ("oval", "[0, 0, 1]"), ("arc", "[]")])
def test_an_emblem_of_a_pack_that_cannot_be_drawn_is_a_ring(tmp_path: Path, kind: str, at: str) -> None:
    path = tmp_path / "fog.json"
    path.write_text(f'{{"shows": "Fog.", "shapes": [{{"kind": "{kind}", "at": {at}}}]}}')
    try:
        bring(["attic.fog"], {"attic.fog": path})
        assert POWERS["attic.fog"].shows == "A ring."
    finally:
        POWERS.pop("attic.fog")
