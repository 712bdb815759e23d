"""The pictures of the gallery in order; the bench and the tests draw them too.

``samples.json`` holds them with their views, ``tables.json`` the tables of which boards are pictures. A few views are
put together here: with what the game says itself (``slappable``), with all emblems, from other samples (``boards.py``).
"""

from __future__ import annotations

from pathlib import Path
from typing import Final, TypeAlias

import msgspec

from bot.cosmic.expansions.zodiac.views import ChartPicture
from bot.cosmic.seen.film import FilmPicture
from bot.cosmic.seen.looked_up.emblems import EmblemsPicture
from bot.cosmic.seen.looked_up.lesson import LessonPicture
from bot.cosmic.seen.looked_up.power_picture import PowerPicture
from bot.cosmic.seen.picture_views import BoardPicture, EndPicture, HandPicture, RevealPicture
from bot.slap.views import FacesView, FilmView, PileView, ReceiptView, ResultView, slappable
from bot.words.pictures.lobby import LobbyPicture
from bot.words.pictures.points import PointsPicture
from bot.words.pictures.profile import ProfilePicture
from bot.words.pictures.tournament import TournamentPicture
from renderers.cosmic.cards.emblems import EDICTS, POWERS
from renderers.gallery import boards

View: TypeAlias = (
    PileView
    | ReceiptView
    | ResultView
    | FilmView
    | FacesView
    | BoardPicture
    | HandPicture
    | RevealPicture
    | EndPicture
    | ChartPicture
    | LessonPicture
    | EmblemsPicture
    | LobbyPicture
    | PointsPicture
    | FilmPicture
    | PowerPicture
    | ProfilePicture
    | TournamentPicture
)
_MOVING: Final = ("cosmic.reveal_moving", "cosmic.film", "slap.film")
_VIEWS: Final[dict[str, type[View]]] = {
    "slap.pile": PileView,
    "slap.receipt": ReceiptView,
    "slap.result": ResultView,
    "slap.film": FilmView,
    "slap.faces": FacesView,
    "cosmic.hand": HandPicture,
    "cosmic.reveal": RevealPicture,
    "cosmic.reveal_moving": RevealPicture,
    "cosmic.film": FilmPicture,
    "cosmic.power_card": PowerPicture,
    "cosmic.end": EndPicture,
    "cosmic.chart": ChartPicture,
    "cosmic.lesson": LessonPicture,
    "lobby": LobbyPicture,
    "points": PointsPicture,
    "profile": ProfilePicture,
    "tournament": TournamentPicture,
}


class Sample(msgspec.Struct, frozen=True):
    """One picture of the gallery: a made-up view and what it shows."""

    file: str
    """Name of the picture's file, without its ending."""
    renderer: str
    about: str
    view: View

    @property
    def name(self) -> str:
        """The name of the sample's file."""
        return f"{self.file}.{'gif' if self.renderer in _MOVING else 'png'}"

    def encoded(self) -> bytes:
        """The view as a ``Picture`` carries it."""
        return msgspec.json.encode(self.view)


class _Written(msgspec.Struct, frozen=True):
    """A sample as the file has it: with a view, a board, or neither if it is put together."""

    file: str
    renderer: str
    about: str
    view: msgspec.Raw = msgspec.Raw()
    board: boards.Board | None = None


def _samples() -> tuple[Sample, ...]:
    written = msgspec.json.decode(Path(__file__).with_name("samples.json").read_bytes(), type=tuple[_Written, ...])
    views: dict[str, View] = {"patterns": slappable("en"), "german-patterns": slappable("de")}
    views |= {"emblems-powers": EmblemsPicture(tuple(POWERS)), "emblems-edicts": EmblemsPicture(tuple(EDICTS))}
    for one in written:
        if bytes(one.view):
            views[one.file] = msgspec.json.decode(one.view, type=_VIEWS[one.renderer])
        elif one.board is not None:
            views[one.file] = one.board.picture()
    views |= boards.composed(views)
    views["reveal-moving"] = views["reveal-virus"]
    return tuple(Sample(one.file, one.renderer, one.about, views[one.file]) for one in written)


SAMPLES: Final = _samples()
"""Every picture of the gallery, in order."""
