"""The watch of layouts sees each kind of fault; without that its silence would say nothing."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from renderers.kit import theme
from renderers.kit.canvas import Canvas
from tests.renderers.watching import watching

Paint = Callable[[Canvas], object]


def faults(monkeypatch: pytest.MonkeyPatch, *paint: Paint) -> list[str]:
    with watching(monkeypatch) as watch:
        canvas = Canvas(1200, 600)
        for part in paint:
            part(canvas)
        return watch.faults


def panel(c: Canvas) -> None:
    c.rect(100, 100, 400, 200, theme.PANEL)


def disc(x: float, r: float = 30) -> Paint:
    return lambda c: c.disc(x, 400, r, theme.PLAYERS["red"].fill)


def pill(x: float, wide: float) -> Paint:
    return lambda c: c.rect(x, 375, wide, 50, theme.PLAYERS["blue"].fill, 25)


@pytest.mark.parametrize(
    ("paint", "fault"),
    [
        ((panel, lambda c: c.text(150, 200, "within", 40)), None),
        ((panel, lambda c: c.text(400, 200, "across its edge", 40)), "of its panel"),
        ((lambda c: c.text(1100, 200, "across the edge of the picture", 40),), "leaves the picture"),
        ((panel, lambda c: c.text(110, 200, "small", 22)), "too small"),
        ((panel, lambda c: c.text(110, 200, "faint", 40, theme.LINE)), "too faint"),
        ((panel, lambda c: c.text(110, 200, "Maximiliane", 40, theme.TEXT, "bold", "l", 70, 40)), "cut to nothing"),
        ((panel, *[lambda c: c.text(110, 200, "twice", 40)] * 2), "stands on something"),
        ((lambda c: c.text(110, 400, "hidden", 40), disc(150)), "hidden in part"),
        ((disc(300), disc(365)), None),
        ((disc(300), disc(350)), "lie on each other"),
        ((disc(300), disc(305, 20)), None),
        ((pill(300, 200), disc(325, 20)), None),
        ((pill(300, 200), disc(300, 20)), "lie on each other"),
        ((pill(300, 200), pill(510, 100)), None),
        ((pill(300, 200), pill(480, 100)), "lie on each other"),
    ],
)
def test_each_kind_of_fault_is_seen(
    paint: tuple[Paint, ...], fault: str | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    found = faults(monkeypatch, *paint)
    assert found == [] if fault is None else any(fault in one for one in found)
