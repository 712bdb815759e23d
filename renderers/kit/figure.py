"""A figure as data: flat shapes in two colours inside a radius, so that it reads at 40 px.

Numbers are shares of the radius, from the middle of the figure to the right and down.
"""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec

from renderers.kit.canvas import Canvas

_Ink: TypeAlias = Literal["fill", "ground"]


class Shape(msgspec.Struct, frozen=True):
    """One shape. ``at`` is as its kind has it: the corners of a polygon, the points of a stroke; left, top, width,
    height and radius of corners of a box; middle and both radii of an oval; middle, radius, first and last degree of an
    arc.
    """

    kind: Literal["poly", "stroke", "rect", "oval", "arc"]
    at: tuple[float, ...]
    fill: _Ink | None = "fill"
    edge: _Ink | None = None
    line: float = 0
    """Width of the edge, or of a stroke or arc."""


class Figure(msgspec.Struct, frozen=True):
    """One figure: what it shows, and its shapes from the lowest to the topmost."""

    shows: str
    shapes: tuple[Shape, ...]

    def draw(self, c: Canvas, x: float, y: float, r: float, fill: str, ground: str) -> None:
        """Draw it around ``x, y`` within ``r``, in one colour on a ground colour."""
        inks = {"fill": fill, "ground": ground}
        for shape in self.shapes:
            ink, edge = (inks[one] if one else None for one in (shape.fill, shape.edge))
            points = [(x + a * r, y + b * r) for a, b in zip(shape.at[::2], shape.at[1::2], strict=False)]
            left, top = points[0]
            line = shape.line * r
            match shape.kind:
                case "poly":
                    c.poly(points, ink, edge, line)
                case "stroke":
                    c.stroke(points, ink or fill, line)
                case "rect":
                    width, height, radius = (share * r for share in shape.at[2:])
                    c.rect(left, top, width, height, ink, radius)
                case "oval":
                    c.oval(left, top, shape.at[2] * r, shape.at[3] * r, ink, edge, line)
                case "arc":
                    c.arc(left, top, shape.at[2] * r, shape.at[3], shape.at[4], ink or fill, line)
