"""Renderers by view. Workers start here; it loads Pillow."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeVar

import msgspec

from bot.cosmic.expansions.zodiac.views import ChartPicture
from bot.cosmic.kinds import registry as kinds
from bot.cosmic.seen.picture_facts import FilmPicture
from bot.cosmic.seen.picture_views import BoardPicture, EndPicture, HandPicture, RevealPicture, ThenNow
from bot.cosmic.words.picture_words import EmblemsPicture, LessonPicture, PowerPicture
from bot.slap.views import FacesView, FilmView, PileView, ReceiptView, ResultView
from bot.words.pictures import PointsPicture, ProfilePicture, TournamentPicture
from bot.words.signs import Sign
from renderers import emoji, profile, tournament
from renderers.cosmic import cards, cards as cosmic_faces, chart, end, film, lesson, reveal
from renderers.cosmic.board import board
from renderers.kit import lettering
from renderers.slap import faces, receipt, result, result as slap_film

kinds.load()  # pictures call powers and cards as these print themselves
cosmic_faces.bring(kinds.POWERS, kinds.packs.emblems())
V = TypeVar("V", bound=msgspec.Struct)


class UnknownRenderer(LookupError):
    """Raised when no renderer has the wanted name."""


def _reading(view: type[V], paint: Callable[[V], bytes]) -> Callable[[bytes], bytes]:
    decoder = msgspec.json.Decoder(view)
    return lambda data: paint(decoder.decode(data))


RENDERERS: Final[dict[str, Callable[[bytes], bytes]]] = {
    "slap.pile": _reading(PileView, faces.draw_pile),
    "slap.receipt": _reading(ReceiptView, receipt.draw),
    "slap.result": _reading(ResultView, result.draw),
    "slap.film": _reading(FilmView, slap_film.draw_film),
    "slap.faces": _reading(FacesView, faces.draw),
    "cosmic.board": _reading(BoardPicture, board.draw),
    "cosmic.then_now": _reading(ThenNow, board.draw_then_now),
    "cosmic.hand": _reading(HandPicture, cards.draw_hand),
    "cosmic.reveal": _reading(RevealPicture, reveal.draw),
    "cosmic.reveal_moving": _reading(RevealPicture, reveal.draw_moving),
    "cosmic.end": _reading(EndPicture, end.draw),
    "cosmic.emblems": _reading(EmblemsPicture, lesson.draw_emblems),
    "cosmic.film": _reading(FilmPicture, film.draw),
    "cosmic.power_card": _reading(PowerPicture, lesson.draw_power),
    "cosmic.lesson": _reading(LessonPicture, lesson.draw),
    "cosmic.chart": _reading(ChartPicture, chart.draw),
    "points": _reading(PointsPicture, tournament.draw_points),
    "profile": _reading(ProfilePicture, profile.draw),
    "tournament": _reading(TournamentPicture, tournament.draw),
    "emoji": _reading(Sign, emoji.draw),
}


def draw(name: str, view: bytes) -> bytes:
    """Raises ``UnknownRenderer`` or msgspec's errors, see ``renderers.draw``."""
    if name not in RENDERERS:
        raise UnknownRenderer(name)
    return RENDERERS[name](view)


def warm() -> None:
    """Load fonts and draw all faces, so that the first picture is as quick as the rest."""
    lettering.warm()
    faces.warm()
