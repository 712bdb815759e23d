"""Every picture of the gallery is drawn as it lies there, small enough, the same each time."""

from __future__ import annotations

import io
from functools import cache
from pathlib import Path

import msgspec
import pytest
from PIL import Image, ImageChops

from bench._gallery import samples
from bench._gallery.samples import SAMPLES, Sample
from bot.slap.views import PileView, ResultLine, ResultView
from renderers import draw
from renderers.registry import UnknownRenderer

GALLERY = Path(__file__).parents[2] / "docs" / "gallery"
LIMITS = {"slap.pile": 80_000, "slap.receipt": 200_000, "slap.result": 200_000, "slap.faces": 200_000}
LIMITS |= {f"cosmic.{kind}": 200_000 for kind in ("board", "hand", "reveal", "end", "chart", "lesson", "emblems")}
LIMITS |= {"cosmic.reveal_moving": 400_000}
LIMITS |= {
    "points": 100_000,
    "tournament": 120_000,
    "profile": 100_000,
    "cosmic.film": 2_000_000,
    "slap.film": 2_000_000,
    "cosmic.power_card": 100_000,
}
FAR = 48
"""Steps of one channel beyond which a pixel counts as different."""
SHARE = 0.002
"""Share of pixels that may differ: another FreeType may place an edge differently."""


@cache
def bytes_of(file: str) -> bytes:
    """A sample drawn once for all that is asked of it."""
    sample = next(one for one in SAMPLES if one.file == file)
    return draw(sample.renderer, sample.encoded())


def pile(view: PileView) -> Image.Image:
    return Image.open(io.BytesIO(draw("slap.pile", msgspec.json.encode(view)))).convert("RGB")


def different(one: Image.Image, other: Image.Image) -> float:
    """Share of pixels that differ by more than ``FAR`` in some channel."""
    bands = ImageChops.difference(one.convert("RGB"), other.convert("RGB")).split()
    worst = ImageChops.lighter(ImageChops.lighter(bands[0], bands[1]), bands[2])
    return sum(worst.histogram()[FAR + 1 :]) / (one.width * one.height)


@pytest.mark.parametrize("sample", SAMPLES, ids=lambda sample: sample.file)
def test_the_picture_is_the_golden_one(sample: Sample) -> None:
    kept = (GALLERY / sample.name).read_bytes()
    drawn, golden = (Image.open(io.BytesIO(one)) for one in (bytes_of(sample.file), kept))
    assert drawn.size == golden.size
    assert different(drawn, golden) <= SHARE


def test_the_golden_comparison_sees_a_changed_digit() -> None:
    one, other = (pile(PileView(("6B",), cards, None, "Ben")) for cards in (14, 15))
    assert different(one, other) > SHARE


def test_the_gallery_holds_every_sample_and_nothing_else() -> None:
    assert {path.name for path in GALLERY.glob("*.*g*")} == {sample.name for sample in SAMPLES}
    assert (GALLERY / "README.md").read_text(encoding="utf-8") == samples.page()


@pytest.mark.parametrize("sample", SAMPLES, ids=lambda sample: sample.file)
def test_the_same_view_gives_the_same_bytes_within_the_budget(sample: Sample) -> None:
    one, two = bytes_of(sample.file), draw(sample.renderer, sample.encoded())
    assert one == two
    assert len(one) <= LIMITS[sample.renderer]


def test_a_pattern_changes_nothing_but_the_cards() -> None:
    """The pile with a double and the one without differ only where the cards lie."""
    double = pile(PileView(("2S", "9C", "9B"), 14, None, "Ben"))
    plain = pile(PileView(("2S", "9C", "8B"), 14, None, "Ben"))
    box = ImageChops.difference(double, plain).getbbox()
    assert box is not None
    left, top, right, bottom = box
    assert left >= 214
    assert top >= 20
    assert right <= 214 + 371
    assert bottom <= 540


def test_chances_are_drawn_one_dot_each() -> None:
    row = pile(PileView(("LC",), 8, (3, 5), "Ben")).crop((620, 288, 1000, 292)).convert("L")
    middles = [row.getpixel((4 + k * 58 + 22, 2)) for k in range(6)]
    assert [isinstance(value, int) and value > 200 for value in middles] == [True, True, True, False, False, False]


def test_an_empty_pile_and_an_empty_result_are_drawn() -> None:
    assert pile(PileView((), 0, None, "")).size == (1000, 560)
    assert draw("slap.result", msgspec.json.encode(ResultView((), "stopped", 0, 0))).startswith(b"\x89PNG")


def title_of(*names: str) -> Image.Image:
    view = ResultView(tuple(ResultLine(1, name, 7, 1) for name in names), "count", 9, 1)
    png = draw("slap.result", msgspec.json.encode(view))
    return Image.open(io.BytesIO(png)).convert("L").crop((300, 60, 1168, 200))


def test_our_words_are_never_drawn_in_a_font_that_lacks_them() -> None:
    """A Hebrew name leaves the words behind it as they are behind a Latin one, but for the place of the pixels."""
    ends = []
    for names in (("Ana",), ("\u05d3\u05d5\u05d3",), ("Ana", "Ben")):
        title = title_of(*names)
        box = title.point(lambda value: 255 if value > 120 else 0).getbbox()
        assert box is not None
        ends.append(title.crop((box[2] - 200, 0, box[2], title.height)))
    assert different(ends[0], ends[1]) < 0.05 < different(ends[0], ends[2])


def test_many_winners_are_counted_and_stay_inside_the_banner() -> None:
    title = title_of(*(f"{n} Wolfeschlegelsteinhausen" for n in range(10)))
    assert title.crop((840, 0, 868, title.height)).getextrema()[1] == title.getpixel((860, 5))


def test_an_unknown_renderer_is_refused() -> None:
    with pytest.raises(UnknownRenderer):
        draw("slap.nothing", b"{}")


def test_bytes_that_are_no_view_are_refused() -> None:
    with pytest.raises(msgspec.ValidationError):
        draw("slap.pile", b'{"cards": "many"}')


def test_a_card_that_is_not_in_the_deck_is_refused() -> None:
    with pytest.raises(KeyError):
        draw("slap.pile", msgspec.json.encode(PileView(("11C",), 1, None, "Ben")))
