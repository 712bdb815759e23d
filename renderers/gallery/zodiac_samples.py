"""Zodiac charts of the gallery: one player's, everybody's, before a card is played."""

from __future__ import annotations

from typing import Final

import msgspec

from bot.cosmic.expansions.zodiac.views import ChartPicture, ChartPreview, ZodiacPlayer, ZodiacView
from bot.cosmic.seen.picture_views import BoardPicture, HandCard, HandPicture
from bot.cosmic.seen.views import PlayerView, TableView
from renderers.gallery.cosmic_samples import SIX
from renderers.gallery.sample import Sample

_SIX: Final = ("Ana", "Benedikt", "Cleo", "Dario", "Esra", "Finn")
_COLOURS: Final = ("red", "blue", "yellow", "purple", "light_blue", "orange")


def _chart(leader: int | None, *players: tuple[str, int]) -> ZodiacView:
    return ZodiacView(tuple(ZodiacPlayer(*one) for one in players), leader)


def _lowered(table: TableView, *seats: int) -> tuple[PlayerView, ...]:
    """The players, of whom some are exalted: they need one base fewer, and their powers are never dormant."""
    exalted = {seat: {"discount": 1, "dormant": False} for seat in seats}
    return tuple(msgspec.structs.replace(one, **exalted.get(one.seat, {})) for one in table.players)


_FULL: Final = _chart(2, ("leo", 3), ("aquarius", 1), ("libra", 4), ("scorpio", 2), ("cusp", 2), ("nemesis", 1))
_NEAR: Final = _chart(
    None, ("aries", 2), ("taurus", 2), ("gemini", 10), ("pisces", 10), ("aquarius", 0), ("capricorn", 1)
)
_TENSE: Final = _chart(None, ("nemesis", 3), ("gemini", 3), ("taurus", 2), ("cusp", 0))
_PLAIN: Final = _chart(None, ("scorpio", 3), ("taurus", 3), ("aquarius", 1), ("leo", 2))
ZODIAC: Final = (
    Sample(
        "chart-own",
        "cosmic.chart",
        "The chart as Ana sees it: Yin plain, Yang hatched; Cleo leads, Esra is in cusp, Finn is Nemesis.",
        ChartPicture(_SIX, _COLOURS, _FULL, 0),
    ),
    Sample(
        "chart-public",
        "cosmic.chart",
        "The same for everybody: no relations, who has the positions in the middle.",
        ChartPicture(_SIX, _COLOURS, _FULL),
    ),
    Sample(
        "chart-dock",
        "cosmic.chart",
        "Three players without a sign: two are in cusp, one is Nemesis.",
        ChartPicture(
            _SIX,
            _COLOURS,
            _chart(1, ("leo", 3), ("cusp", 5), ("cusp", 2), ("nemesis", 1), ("aries", 2), ("libra", 10)),
            0,
        ),
    ),
    Sample(
        "chart-crowd",
        "cosmic.chart",
        "A German chart: six neighbours on the ring, long and odd names.",
        ChartPicture(
            ("Jörg", "Maximiliane Hohenfels", "李小龍", "🦊🦊", "Ελένη", "محمد"), _COLOURS, _NEAR, 1, language="de"
        ),
    ),
    Sample(
        "chart-preview",
        "cosmic.chart",
        "Before Cancer is played on Ben: what it would change has a white ring and a line below.",
        ChartPicture(
            ("Ana", "Ben", "Cleo", "Dario"),
            _COLOURS[:4],
            _PLAIN,
            2,
            ChartPreview("cancer", 1, _PLAIN.after("cancer", 1, releases=True)),
        ),
    ),
    Sample(
        "chart-win",
        "cosmic.chart",
        "Nemesis looks at a card that would win at once.",
        ChartPicture(
            ("Ana", "Ben", "Cleo", "Dario"),
            _COLOURS[:4],
            _TENSE,
            0,
            ChartPreview("leo", 1, _TENSE.after("leo", 1, releases=True)),
        ),
    ),
    Sample(
        "board-zodiac",
        "cosmic.board",
        "A board with the Zodiac: sign, Karma and crown in each footer; the leader needs one base fewer.",
        BoardPicture(
            msgspec.structs.replace(
                SIX, expansions={"zodiac": msgspec.Raw(msgspec.json.encode(_FULL))}, players=_lowered(SIX, 2, 5)
            ),
            _SIX,
            "cards",
        ),
    ),
    Sample(
        "hand-zodiac",
        "cosmic.hand",
        "A hand with Zodiac cards.",
        HandPicture(
            (
                HandCard("A12.1", False),
                HandCard("C.1", False),
                HandCard("flare.zombie", False),
                HandCard("zodiac.capricorn.1", True),
                HandCard("zodiac.cusp.1", True),
                HandCard("zodiac.leo.1", False),
                HandCard("zodiac.nemesis.1", False),
            )
        ),
    ),
)
"""The Zodiac's pictures of the gallery, in order."""
