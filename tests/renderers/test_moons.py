"""Moons on the board: guests are shown, and names of those that lie open; nothing of the others."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from PIL import ImageChops

from bench._gallery import samples
from bench._gallery.samples import SAMPLES
from bot.cosmic.expansions.asteroids.views import AsteroidsView
from bot.cosmic.expansions.moons.views import MoonsView, title
from bot.cosmic.model import cards
from bot.cosmic.seen.picture_views import BoardPicture
from bot.cosmic.words import alt
from bot.words.message import LANGUAGES, Language
from renderers.cosmic.board.board import draw
from renderers.cosmic.board.places import LABEL, SYSTEM, places
from renderers.kit import canvas, lettering
from tests.renderers.crowds import EXPANSIONS, crowd
from tests.renderers.pixels import board_pixels
from tests.renderers.watching import watching

BOARD = next(sample.view for sample in SAMPLES if sample.file == "board-moons")


def board(**changes: object) -> BoardPicture:
    """The sample with another first moon of the first system."""
    assert isinstance(BOARD, BoardPicture)
    first, *rest = BOARD.table.part("moons", MoonsView).moons
    view = MoonsView((msgspec.structs.replace(first, **changes), *rest))
    table = msgspec.structs.replace(BOARD.table, expansions={"moons": msgspec.Raw(msgspec.json.encode(view))})
    return msgspec.structs.replace(BOARD, table=table)


@pytest.mark.parametrize(
    "changes", [{"moon": "tie_moon"}, {"moon": ""}, {"tokens": (("blue", 1),)}, {"tokens": ()}, {"gone": True}]
)
def test_a_change_of_a_moon_shows_in_its_own_system_alone(changes: dict[str, object]) -> None:
    assert isinstance(BOARD, BoardPicture)
    box = ImageChops.difference(board_pixels(BOARD), board_pixels(board(**changes))).getbbox()
    place = places(6)[0]
    assert box is not None
    assert place.x <= box[0]
    assert box[2] <= place.x + place.width
    assert place.y <= box[1]
    assert box[3] <= place.y + SYSTEM


def test_the_alt_text_names_open_moons_and_whoever_is_there_and_no_others() -> None:
    assert samples.alt_text(next(sample for sample in SAMPLES if sample.file == "board-moons"))
    words = alt.board(board(tokens=(("light_blue", 3),)))
    assert "Ana's moon 1 Cone Size Variable Moon (Esra 3)" in words
    assert "Cleo's moon 1 face down (Finn 1)" in words
    assert "Benedikt's moon" not in words
    assert "Esra's moon" not in words


def test_a_moon_as_the_target_is_called_a_moon() -> None:
    sample = next(sample for sample in SAMPLES if sample.file == "board-moons-target")
    assert "on moon 1" in samples.alt_text(sample)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_moon_as_the_target_is_called_by_its_owner_however_long_the_name(
    language: Language, monkeypatch: pytest.MonkeyPatch
) -> None:
    view = crowd(6, ("moons",), language)
    assert view.table.challenge is not None
    aimed = msgspec.structs.replace(view.table.challenge, target="yellow-moon2")
    with watching(monkeypatch) as watch:
        draw(msgspec.structs.replace(view, table=msgspec.structs.replace(view.table, challenge=aimed)))
        assert watch.faults == []
    assert len([one for one in watch.pieces if {"Maximiliane", "2"} <= set(one.what.replace("'", " ").split())]) == 1


def test_moons_have_numbers_only_where_they_may_be_chosen(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    sample = next(sample for sample in SAMPLES if sample.file == "board-moons-choose")
    with watching(monkeypatch) as watch:
        draw(msgspec.json.decode(sample.encoded(), type=BoardPicture))
        assert watch.faults == []
        told = [one.what for one in watch.pieces]
    assert {"1", "2", "Tie", "Moon Boon", "Shield Wall", "Silent"} <= set(told)
    view = msgspec.json.decode(sample.encoded(), type=BoardPicture)
    with watching(monkeypatch) as watch:
        draw(msgspec.structs.replace(view, numbers=view.numbers[:-2]))
    assert sorted(told) == sorted([*(one.what for one in watch.pieces), "1", "2"])
    assert samples.alt_text(sample).startswith("Choose: ")
    assert "Dario's moon 1; Dario's moon 2." in samples.alt_text(sample)


@pytest.mark.parametrize(
    "expansions", [("moons",), ("asteroids", "moons"), ("moons", "zodiac"), EXPANSIONS], ids="+".join
)
@pytest.mark.parametrize("count", range(2, 7))
def test_names_of_moons_and_asteroids_are_whole_or_left_out_and_of_one_size(
    count: int, expansions: tuple[str, ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    view = crowd(count, expansions)
    names = {title(one.moon).removesuffix(" Moon") for one in view.table.part("moons", MoonsView).moons if one.moon}
    called = list(names)
    if "asteroids" in expansions:
        above = {one.power for player in view.table.players for one in player.powers}
        rocks = {one.power.power for one in view.table.part("asteroids", AsteroidsView).asteroids}
        called += [cards.words(power) for power in rocks - above]
    drawn: list[tuple[str, int]] = []

    def fitted(words: str, size: int, weight: Any, width: float | None, *rest: Any) -> Any:
        shown, face = lettering.fitted(words, size, weight, width, *rest)
        drawn.append((shown, face.size // canvas.SCALE))
        return shown, face

    monkeypatch.setattr(canvas, "fitted", fitted)
    draw(view)
    assert not [
        words for words, _ in drawn if words.endswith("…") and any(one.startswith(words[:-1]) for one in called)
    ]
    found = [(words, size) for words, size in drawn if words in called]
    assert found
    assert {size for _, size in found} == {LABEL}
