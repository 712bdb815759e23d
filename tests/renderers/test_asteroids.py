"""Everything in the view of asteroids is on the board: in the system where they lie, and nowhere else."""

from __future__ import annotations

from typing import TypedDict, Unpack

import msgspec
import pytest
from PIL import ImageChops

from bench._gallery.samples import SAMPLES
from bot.cosmic.expansions.asteroids.views import AsteroidsView, AsteroidView, board as told
from bot.cosmic.kinds import registry
from bot.cosmic.seen.picture_views import BoardPicture
from bot.cosmic.seen.views import PowerView
from bot.cosmic.words import alt
from bot.cosmic.words.expansion_words import Names
from renderers.cosmic.board.board import draw
from renderers.cosmic.board.places import HEADER, SYSTEM, Place, places
from renderers.kit.canvas import SCALE
from renderers.layers.asteroids import RADIUS as r, spot
from tests.renderers.pixels import board_pixels
from tests.renderers.watching import watching

BARE = next(sample.view for sample in SAMPLES if sample.file == "board-six")
NAMES = Names(("Ana", "Ben", "Cy", "Dot", "Eve", "Flo"))


class Rock(TypedDict, total=False):
    """Marks of an asteroid besides."""

    user: int | None
    came_from: int
    held: bool
    duplicate: bool


def rock(location: int, power: str = "virus", **more: Unpack[Rock]) -> AsteroidView:
    shown: Rock = {"user": location, **more}
    return AsteroidView(location, PowerView(9, power, False, ()), **shown)


def board(*rocks: AsteroidView) -> BoardPicture:
    assert isinstance(BARE, BoardPicture)
    data = msgspec.Raw(msgspec.json.encode(AsteroidsView(rocks, True, 1)))
    return msgspec.structs.replace(BARE, table=msgspec.structs.replace(BARE.table, expansions={"asteroids": data}))


def changed(one: BoardPicture, other: BoardPicture) -> tuple[int, int, int, int] | None:
    """The box in which two boards differ."""
    pictures = [board_pixels(view) for view in (one, other)]
    return ImageChops.difference(*pictures).getbbox()


@pytest.mark.parametrize("seat", [0, 3, 5])
def test_an_asteroid_is_drawn_in_its_system_and_nowhere_else(seat: int) -> None:
    box, place = changed(board(), board(rock(seat))), places(6)[seat]
    assert box is not None
    assert place.x <= box[0] < box[2] <= place.x + place.width
    assert place.y <= box[1] < box[3] <= place.y + SYSTEM


def test_each_power_is_seen_on_its_rock_by_its_emblem() -> None:
    x, y = spot(places(6)[0])
    rocks = set[bytes]()
    for power in ("virus", "vulch", "will"):
        picture = board_pixels(board(rock(0, power)))
        left, top, right, low = (round(edge) for edge in (x - r / 2, y - r / 2, x + r / 2, y + r / 2))
        rocks.add(picture.crop((left, top, right, low)).tobytes())
    assert len(rocks) == 3


@pytest.mark.parametrize("more", [{"held": True}, {"duplicate": True}, {"user": 4}, {"user": None}], ids=str)
def test_who_uses_it_and_that_it_is_held_or_a_copy_can_be_seen(more: Rock) -> None:
    assert changed(board(rock(0)), board(rock(0, **more))) is not None


def test_its_power_is_named_in_the_header_below_the_player(monkeypatch: pytest.MonkeyPatch) -> None:
    with watching(monkeypatch) as watch:
        draw(board(*(rock(seat, power) for seat, power in enumerate(("doppelganger", "philanthropist", "virus")))))
        assert watch.faults == []
    heads = [(one.what, place) for one in watch.pieces for place in places(6)[:3] if _in_header(one.box, place)]
    named = {"Doppelganger": 0, "Philanthropist": 1, "Virus": 2}
    assert {what: places(6).index(place) for what, place in heads if what in named} == named


def _in_header(box: tuple[int, int, int, int], place: Place) -> bool:
    left, top, right, low = (edge / SCALE for edge in box)
    return place.x < left and right < place.x + place.width and place.y < top and low < place.y + HEADER


def test_the_alt_text_names_each_asteroid_where_it_lies_and_who_uses_it() -> None:
    registry.load()
    view = board(rock(3, "anti_matter", came_from=4, user=1), rock(0, duplicate=True), rock(5, held=True))
    rows = ("Virus with Ana (copy)", "Anti-Matter with Dot (came from Eve, used by Ben)", "Virus with Flo (held)")
    assert told(view.table, NAMES, "en") == [f"Asteroids: {', '.join(rows)}."]
    assert rows[0] in alt.board(msgspec.structs.replace(view, names=NAMES))
    assert told(view.table, NAMES, "de")[0].startswith("Asteroiden: Virus bei Ana (Kopie)")
    assert isinstance(BARE, BoardPicture)
    assert "Asteroids" not in alt.board(msgspec.structs.replace(BARE, names=NAMES)), (
        "nobody speaks of what is not there"
    )
