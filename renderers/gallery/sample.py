"""One picture of the gallery: a made-up view and what it shows."""

from __future__ import annotations

import msgspec

from bot.cosmic.expansions.zodiac.views import ChartPicture
from bot.cosmic.seen.lesson import LessonPicture
from bot.cosmic.seen.picture_views import BoardPicture, EndPicture, HandPicture, RevealPicture
from bot.slap.views import FacesView, PileView, ReceiptView, ResultView


class Sample(msgspec.Struct, frozen=True):
    """One picture of the gallery."""

    file: str
    """Name without ending."""
    renderer: str
    about: str
    view: (
        PileView
        | ReceiptView
        | ResultView
        | FacesView
        | BoardPicture
        | HandPicture
        | RevealPicture
        | EndPicture
        | ChartPicture
        | LessonPicture
    )

    def encoded(self) -> bytes:
        """The view as a ``Picture`` carries it."""
        return msgspec.json.encode(self.view)
