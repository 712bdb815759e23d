"""The players' palette and the card tints can be read and told apart by everybody."""

from __future__ import annotations

from itertools import combinations

import pytest
from PIL import Image, ImageChops

from bot.cosmic.model.cards import COLOURS
from renderers.cosmic import marks
from renderers.cosmic.marks import STEP, mark, planet
from renderers.kit import canvas as kit, theme
from renderers.kit.canvas import Canvas
from tests.renderers import colour

FILLS = [look.fill for look in theme.PLAYERS.values()]
TEXTS = [
    *((theme.INK, fill) for fill in FILLS),
    *((theme.INK, tint) for tint in theme.KINDS.values()),
    *((theme.mix(theme.INK, tint, theme.SOFT), tint) for tint in theme.KINDS.values()),
    *(theme.dimmed(tint) for tint in theme.KINDS.values()),
    (theme.TEXT, theme.whirl()[-1]),
]
MARKS = [
    *((fill, back) for fill in FILLS for back in (theme.GROUND, theme.PANEL, theme.RAISED)),
    *((theme.mix(fill, theme.PANEL, theme.RIM), theme.PANEL) for fill in FILLS),
]


def drawn(kind: theme.Mark) -> Image.Image:
    canvas = Canvas(80, 80, "#000000")
    mark(canvas, kind, 40, 40, 30, "#FFFFFF")
    return canvas.reduced().convert("L")


def test_every_colour_of_the_game_has_a_look_of_its_own() -> None:
    assert list(theme.PLAYERS) == list(COLOURS)
    for part in ("fill", "mark", "pattern"):
        assert len({getattr(look, part) for look in theme.PLAYERS.values()}) == len(COLOURS)


@pytest.mark.parametrize(("ink", "back"), TEXTS)
def test_text_has_contrast_of_at_least_4_5(ink: str, back: str) -> None:
    assert colour.contrast(ink, back) >= 4.5


@pytest.mark.parametrize(("shape", "back"), MARKS)
def test_marks_and_planet_rings_have_contrast_of_at_least_3(shape: str, back: str) -> None:
    assert colour.contrast(shape, back) >= 3


@pytest.mark.parametrize("sight", list(colour.SIGHTS))
def test_players_are_told_apart_by_every_kind_of_sight(sight: str) -> None:
    assert colour.closest(FILLS, sight) >= 13


def test_marks_have_different_silhouettes_of_about_the_same_weight() -> None:
    shapes = {look.mark: drawn(look.mark) for look in theme.PLAYERS.values()}
    weights = [sum(level * count for level, count in enumerate(shape.histogram())) / 255 for shape in shapes.values()]
    assert max(weights) < 2.2 * min(weights)
    for one, other in combinations(shapes.values(), 2):
        apart = ImageChops.difference(one, other).histogram()
        assert sum(apart[128:]) > 250


def test_a_planet_shows_its_pattern_without_any_hue() -> None:
    """In grey, so for somebody who sees no colour at all, planets of any two players differ."""
    assert STEP >= 15
    greys: list[Image.Image] = []
    for name in theme.PLAYERS:
        canvas = Canvas(120, 120, theme.PANEL)
        planet(canvas, name, 60, 60, 56)
        grey = canvas.reduced().convert("L")
        lowest, highest = grey.crop((30, 30, 90, 90)).getextrema()
        assert isinstance(lowest, int)
        assert isinstance(highest, int)
        middle = (lowest + highest) // 2
        greys.append(grey.point(lambda level, middle=middle: 255 if level > middle else 0))
    for one, other in combinations(greys, 2):
        assert sum(ImageChops.difference(one, other).crop((20, 20, 100, 100)).histogram()[128:]) > 600


def test_the_palette_holds_every_theme_colour_exactly() -> None:
    numbers = marks.palette()
    held = {tuple(numbers[i : i + 3]) for i in range(0, len(numbers), 3)}
    named = [theme.GROUND, theme.PANEL, theme.RAISED, theme.LINE, theme.MUTED, theme.TEXT, theme.INK]
    for wanted in (*named, *FILLS, *theme.KINDS.values()):
        assert theme.channels(wanted) in held, wanted


def test_flat_surfaces_keep_their_theme_colour_on_the_way_to_the_palette() -> None:
    for wanted in (theme.GROUND, theme.PANEL, theme.RAISED, theme.TEXT, theme.INK, *FILLS, *theme.KINDS.values()):
        flat = kit.mapped(Image.new("RGB", (4, 4), wanted), marks.palette()).convert("RGB")
        assert flat.getpixel((0, 0)) == theme.channels(wanted)
