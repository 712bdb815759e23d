"""Colours, type, spacing. Slap: hue belongs to suits alone; Cosmic Encounter: to players alone."""

from __future__ import annotations

from typing import Final, Literal, NamedTuple, TypeAlias

GROUND: Final = "#0E1220"
"""Behind everything; reads as one dark card in both Discord themes."""
PANEL: Final = "#171D2E"
RAISED: Final = "#252E47"
"""The winner's row, banners, wells."""
LINE: Final = "#6775A2"
"""Outlines and axes that carry meaning (3:1). Never text."""
MUTED: Final = "#AEB8D0"
TEXT: Final = "#F4F6FB"
"""First voice and the only accent: white means "look here"."""
INK: Final = "#0B0E17"
"""Text on suit colours and on paper."""
PAPER: Final = "#F3EFE4"
WHITE: Final = "#FFFFFF"
"""Only mixed into lit faces of solids."""

SUITS: Final = {"C": "#EF6461", "S": "#F2A54A", "G": "#FFEB73", "B": "#3FB6A0"}
"""Suit colours by suit key. Green is bluish: a pure green falls onto orange for deuteranopes."""
NIGHTS: Final = {"FOOL": "#3B2F86", "FOX": "#6A2C86", "Z": "#1D4C94"}
"""Neutralisers by card key. Told apart by numeral and figure, not by hue."""

Mark: TypeAlias = Literal["triangle", "square", "star", "diamond", "circle", "cross"]
"""Silhouettes of equal weight: the second way to know a player, after colour."""
Pattern: TypeAlias = Literal["slashes", "bands", "dots", "lattice", "rings", "columns"]
"""Patterns of home planets: they support colour and mark, and never carry meaning alone."""


class PlayerLook(NamedTuple):
    fill: str
    mark: Mark
    pattern: Pattern


PLAYERS: Final = {
    "red": PlayerLook("#E55564", "triangle", "slashes"),
    "blue": PlayerLook("#527CFD", "square", "bands"),
    "yellow": PlayerLook("#FEE95C", "star", "dots"),
    "purple": PlayerLook("#C7A3F0", "diamond", "lattice"),
    "light_blue": PlayerLook("#ACEAEF", "circle", "rings"),
    "orange": PlayerLook("#E49C43", "cross", "columns"),
}
"""By colour id. Light and dark differ inside the warm and the cool family: that carries red-green blindness."""
KINDS: Final = {"attack": PAPER, "compromise": "#CFE6DC", "edict": "#D9D6F2", "flare": "#F6D9B8"}
"""Card tints by kind. The picture in the middle tells the kind, the tint only helps."""
NIGHT: Final = "#2B3470"
"""The tint of Zodiac cards, the one kind with white words."""
YIN: Final = "#4A567F"
"""Segments of the Zodiac chart that are Yin to the viewer, and the hatching of those that are Yang."""
SOFT: Final = 0.34
PATTERN: Final = (0.84, 0.46)
RIM: Final = 0.15

LIT: Final = 0.42
SHADES: Final = (0.0, 0.16, 0.46)
"""Shares of ink in the shaded faces of a solid: plain, soft, deep."""

MARGIN: Final = 32
GAP: Final = 16
RADIUS: Final = 20
FLOOR: Final = 26
"""Smallest type in px on a picture 1200 wide (9 px at 400)."""


def channels(colour: str) -> tuple[int, int, int]:
    return int(colour[1:3], 16), int(colour[3:5], 16), int(colour[5:7], 16)


def mix(one: str, other: str, share: float) -> str:
    """``one`` with ``share`` (0-1) of ``other`` in it, per channel in sRGB."""
    pairs = zip(channels(one), channels(other), strict=True)
    return "#" + "".join(f"{round(a + (b - a) * share):02X}" for a, b in pairs)


def dimmed(tint: str) -> tuple[str, str]:
    return mix(tint, GROUND, 0.81), mix(TEXT, GROUND, 0.06)


def whirl(rings: int = 7) -> list[str]:
    """The rings of the warp, from the rim to the middle. The faintest is kept apart from ``PANEL``."""
    return [mix(GROUND, "#3A4680", 0.25 + 0.37 * ring / (rings - 1)) for ring in range(rings)]
