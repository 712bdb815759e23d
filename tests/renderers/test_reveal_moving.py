"""The animated reveal: it plays once, ends as the still picture, tells nobody's victory early, and stays small."""

from __future__ import annotations

import io
from collections.abc import Iterator

import msgspec
import pytest
from msgspec.structs import replace
from PIL import Image, ImageChops

from bench._gallery.samples import SAMPLES
from bot.cosmic.model.records import SumLine
from bot.cosmic.seen.picture_views import RevealPicture
from bot.tables.cosmic.chronicle import UNVEIL_MS
from bot.words.message import Language
from renderers.cosmic import reveal
from renderers.cosmic.reveal import draw_moving, so_far
from renderers.kit.canvas import SCALE
from tests.renderers.played import pictures
from tests.renderers.watching import watching

MOST_BYTES = 400_000
VIEWS = {
    sample.file: sample.view
    for sample in SAMPLES
    if isinstance(sample.view, RevealPicture) and sample.view.mustered is None
}
"""Reveals with cards: without them nothing moves."""


def view_of(file: str) -> RevealPicture:
    view = VIEWS[file]
    assert isinstance(view, RevealPicture)
    return view


def frames(view: RevealPicture) -> Iterator[Image.Image]:
    film = Image.open(io.BytesIO(draw_moving(view)))
    for at in range(getattr(film, "n_frames", 1)):
        film.seek(at)
        yield film.convert("RGB")


def still(view: RevealPicture) -> Image.Image:
    return Image.open(io.BytesIO(reveal.draw(view))).convert("RGB")


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("file", VIEWS)
def test_the_last_frame_is_the_still_picture(file: str, language: Language) -> None:
    view = replace(view_of(file), language=language)
    *before, last = frames(view)
    assert ImageChops.difference(last, still(view)).getbbox() is None
    assert len(before) >= 5


@pytest.mark.parametrize("file", VIEWS)
def test_it_plays_once_and_stays_small(file: str) -> None:
    drawn = draw_moving(view_of(file))
    film = Image.open(io.BytesIO(drawn))
    assert "loop" not in film.info
    assert len(drawn) <= MOST_BYTES


@pytest.mark.parametrize("file", VIEWS)
def test_before_the_cards_are_up_the_picture_depends_on_neither_of_them(file: str) -> None:
    view = view_of(file)
    cards = ("A40.1", "A01.1")
    sides = [
        replace(side, card=card, turned=False) for side, card in zip((view.offense, view.defense), cards, strict=True)
    ]
    one, two = next(frames(view)), next(frames(replace(view, offense=sides[0], defense=sides[1])))
    assert ImageChops.difference(one, two).getbbox() is None


def test_the_first_frame_says_who_attacks_whom_and_where(monkeypatch: pytest.MonkeyPatch) -> None:
    with watching(monkeypatch) as watch:
        reveal.picture(view_of("reveal-virus"), open_=True)
        assert watch.faults == []
    top = [one.what for one in watch.pieces if one.box[3] < 220 * SCALE]
    assert top == ["Ana", "Dario", "planet 3"]


@pytest.mark.parametrize("file", ["reveal-compromise", "reveal-deal"])
def test_before_the_banner_falls_nobody_has_won(file: str) -> None:
    view = view_of(file)
    other = replace(view, outcome="defense" if view.outcome == "offense" else "offense")
    assert reveal.sides_top(view) == reveal.sides_top(other)
    *before, _, _ = frames(view)
    *others, _, _ = frames(other)
    assert len(before) == len(others)
    assert not any(ImageChops.difference(*pair).getbbox() for pair in zip(before, others, strict=True))


def test_a_sum_counts_up_to_its_total() -> None:
    side = view_of("reveal-virus").offense
    assert so_far(side.lines) == side.total
    becomes = (SumLine("card", 14), SumLine("becomes", 41), SumLine("tokens", 3, 0))
    assert [so_far(becomes[:upto]) for upto in (1, 2, 3)] == [14, 41, 44]


def test_reveals_of_played_games_end_as_their_still_pictures() -> None:
    seen = 0
    for seed in (3, 11):
        for picture in pictures(seed):
            if picture.renderer == "cosmic.reveal_moving":
                view = msgspec.json.decode(bytes(picture.view), type=RevealPicture)
                *_, last = frames(view)
                assert ImageChops.difference(last, still(view)).getbbox() is None
                seen += 1
    assert seen >= 4


@pytest.mark.parametrize("file", VIEWS)
def test_its_outcome_is_seen_before_the_words_of_its_message_tell_it(file: str) -> None:
    *before, _ = reveal._frames(view_of(file))
    assert sum(ms for _, ms in before) < UNVEIL_MS
