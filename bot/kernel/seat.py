"""A seat at a table, by its number: seat 0 sits first. Who sits there is not the rules' business."""

from __future__ import annotations

from typing import Annotated, TypeAlias

Seat: TypeAlias = Annotated[int, "seat"]
"""Who reads a type at run time can tell it from other numbers."""
