"""The lines below a system's planets: who has how much room there, measured, so that nothing stands on anything else.

Read from the right: the hand, the active Leaders, whatever else there is; from the left: sign, Karma and crown.
"""

from __future__ import annotations

from typing import Final

import msgspec

from bot.cosmic.expansions.asteroids.views import AsteroidsView
from bot.cosmic.expansions.skill_tokens.letters import NEEDED
from bot.cosmic.model import cards
from bot.cosmic.seen.views import TableView
from renderers.cosmic.board.places import Place
from renderers.cosmic.marks import hand_width
from renderers.cosmic.tokens import leaders_of
from renderers.kit.canvas import text_width

ROW: Final = 440
"""Middle of the footer, from the top of the system."""
EDGE: Final = 18
"""Between the footer and the right edge of the system."""
LEADERS: Final = 38
"""Size of the number of Leaders."""
NAMES: Final = 26
"""Size of all names on one line of asteroids and moons."""
_EDGE_LEFT: Final = 12
_GAP: Final = 12
_ZODIAC: Final = 216
"""Where sign, Karma and crown end at the latest, from the left."""
_START: Final = 20
_SIGNS: Final = "zodiac"
_ROCKS: Final = "asteroids"
_WIDE: Final = 480
_FACING: Final = 1000
_DECODER: Final = msgspec.json.Decoder(AsteroidsView)


def above(place: Place) -> float:
    """Middle of the free line between planets and footer; that of two players, whose planets are large, is higher."""
    return place.y + (386 if place.width >= _FACING else 396)


def rocks_end(table: TableView, seat: int, place: Place) -> float:
    """Where the free line begins that asteroids leave to moons: behind the names of those that lie in the system."""
    end = float(place.x + _EDGE_LEFT)
    if _ROCKS not in table.expansions or place.width >= _WIDE:
        return end
    for one in _DECODER.decode(bytes(table.expansions[_ROCKS])).asteroids:
        if one.location == seat:
            end += text_width(cards.words(one.power.power), NAMES, "bold") + _GAP
    return end


def leaders_words(count: int) -> str:
    """Active Leaders in a footer."""
    return f"L{count}"


def leaders_box(table: TableView, seat: int, place: Place) -> tuple[float, float]:
    """Left and right end of the seat's Leaders, or of nothing where they are not counted."""
    right = place.x + place.width - EDGE - hand_width(table.players[seat].hand) - _GAP
    count = leaders_of(table, seat)
    if count is None:
        return right, right
    inverted = 12 if count < NEEDED else 0
    return right - text_width(leaders_words(count), LEADERS) - inverted, right


def zodiac_end(table: TableView, seat: int, place: Place) -> float:
    """Where what the Zodiac shows has to end."""
    return min(place.x + _ZODIAC, leaders_box(table, seat, place)[0] - _GAP)


def middle(table: TableView, seat: int, place: Place) -> tuple[float, float]:
    """What sign, Leaders and hand leave free: left and right end."""
    left = zodiac_end(table, seat, place) + _GAP if _SIGNS in table.expansions else place.x + _START
    return left, leaders_box(table, seat, place)[0] - _GAP
