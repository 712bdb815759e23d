"""The figures of courts, hymns and neutralisers, and the scissors: our own, from ``figures.json``."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import msgspec

from renderers.kit.figure import Figure

_FIGURES: Final = msgspec.json.decode(
    Path(__file__).with_name("figures.json").read_bytes(), type=dict[str, dict[str, Figure]]
)
COURTS: Final = _FIGURES["courts"]
"""Figures of court cards, by face value."""
NEUTRALISERS: Final = _FIGURES["neutralisers"]
"""Figures of neutralisers, by card key."""
EMBLEMS: Final = _FIGURES["emblems"]
"""Of the hymns, by card key."""
SCISSORS: Final = _FIGURES["signs"]["scissors"]
"""Open, pointing to the right."""
