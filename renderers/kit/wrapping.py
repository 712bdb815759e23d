"""Long texts on a picture: broken into lines that fit; names in one line, whole or left out, or sharing its room."""

from __future__ import annotations

from collections.abc import Sequence

from renderers.kit.canvas import Canvas, text_width
from renderers.kit.lettering import Weight


def wrapped(words: str, width: float, size: int, weight: Weight = "regular") -> list[str]:
    """The lines of a text in a column so wide; a word that is longer than a line has one of its own."""
    lines: list[str] = []
    for word in words.split():
        longer = f"{lines[-1]} {word}" if lines else word
        if lines and text_width(longer, size, weight) <= width:
            lines[-1] = longer
        else:
            lines.append(word)
    return lines


def column(
    c: Canvas, x: float, y: float, lines: list[str], size: int, step: float, fill: str, weight: Weight, width: float
) -> float:
    """Write lines one below another, the first with its middle at ``y``; where the next one would be."""
    for at, line in enumerate(lines):
        c.text(x, y + at * step, line, size, fill, weight, "l", width)
    return y + len(lines) * step


def whole(names: Sequence[str], width: float, size: int, weight: Weight = "regular", most: int = 9) -> str:
    """As many names as fit beside each other without a cut, and how many more there are: ``Zombie +1``.

    The first one is always there, and not more than ``most``.
    """
    for shown in range(min(len(names), most), 0, -1):
        row = " · ".join(names[:shown]) + (f" +{len(names) - shown}" if shown < len(names) else "")
        if shown == 1 or text_width(row, size, weight) <= width:
            return row
    return ""


def shared(room: float, wanted: Sequence[float]) -> list[float]:
    """Room for each name: short ones get what they need, the others share the rest."""
    given = [0.0] * len(wanted)
    for place, at in enumerate(sorted(range(len(wanted)), key=lambda at: wanted[at])):
        given[at] = min(wanted[at] + 1, room / (len(wanted) - place))
        room -= given[at]
    return given
