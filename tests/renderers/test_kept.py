"""The memory of drawing processes is bounded in bytes, whatever is drawn."""

from __future__ import annotations

import importlib
import pkgutil

import msgspec
import pytest
from PIL import Image

import renderers
from bench._gallery.samples import SAMPLES
from bot.cosmic.model.cards import challenge_cards, edict_cards, face
from renderers import registry
from renderers.cosmic import cards as hand_faces
from renderers.kit import canvas
from renderers.kit.kept import CACHES, Kept, kept, weight

MB = 1_000_000
ALL_MB = 62
"""Of all pictures that one process keeps; a process that draws the largest picture needs half as much again."""


def test_a_long_row_of_pictures_keeps_no_more_than_the_bounds_say(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(canvas, "png", lambda image, level=6, runs=False: b"")  # they are drawn, but not packed
    for sample in SAMPLES:
        registry.draw(sample.renderer, msgspec.json.encode(sample.view))
    for card in {face(card) for card in (*challenge_cards(), *edict_cards())}:
        for playable in (True, False):
            hand_faces.face(card, playable, "de")
    for cache in CACHES:
        assert 0 < cache.bytes == sum(weight(drawn) for drawn in cache.found.values()) <= cache.most, cache.name
    assert sum(cache.most for cache in CACHES) <= ALL_MB * MB


def test_every_picture_that_is_kept_is_counted() -> None:
    """No other cache holds pictures: the palette's one pixel is none."""
    names = [found.name for found in pkgutil.walk_packages(renderers.__path__, "renderers.")]
    modules = [importlib.import_module(name) for name in names]
    cached = [
        found for module in modules for found in vars(module).values()
        if hasattr(found, "cache_info") and found.__module__ == module.__name__
    ]  # fmt: skip
    assert len(cached) > 5
    drawn = [
        found.__name__ for found in cached if {"Image.Image", "Canvas"} & set(_words(found.__annotations__["return"]))
    ]
    assert drawn == ["_palette_image"]


def _words(annotation: str) -> list[str]:
    return annotation.replace("[", " ").replace("]", " ").replace(",", " ").split()


def test_what_was_not_wanted_for_longest_goes_first(monkeypatch: pytest.MonkeyPatch) -> None:
    mine: list[Kept] = []
    monkeypatch.setattr("renderers.kit.kept.CACHES", mine)
    drawn: list[str] = []

    @kept(0.0009)
    def square(colour: str) -> Image.Image:
        drawn.append(colour)
        return Image.new("RGB", (10, 10), colour)

    for colour in ("red", "green", "red", "blue", "red", "green"):
        square(colour)
    assert drawn == ["red", "green", "blue", "green"]
    assert (mine[0].bytes, mine[0].most) == (800, 900)


def test_pillow_takes_four_bytes_for_a_true_colour_pixel() -> None:
    assert weight(Image.new("RGB", (10, 20))) == 800
    assert weight({1: Image.new("P", (10, 20)), 2: Image.new("L", (1, 1))}) == 201
