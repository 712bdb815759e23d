"""A seat at a table, by its number: seat 0 sits first. Who sits there is not the rules' business."""

from __future__ import annotations

from typing import TypeAlias

Seat: TypeAlias = int
