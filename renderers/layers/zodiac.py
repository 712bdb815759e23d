"""The Zodiac on the board: in each system's footer sign, cusp or horns with the name, the crown of who leads, Karma."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import msgspec

from bot.cosmic.expansions.zodiac import views
from bot.cosmic.expansions.zodiac.views import KARMA as HELD, ZodiacView
from bot.cosmic.seen.picture_views import BoardPicture
from bot.words.speech import speech
from renderers.cosmic.board.places import FOOT, KARMA, LABEL, SIGN, Place, foot
from renderers.cosmic.marks import crown, letters_of, standing
from renderers.kit import theme
from renderers.kit.canvas import Canvas, text_width

_NUMBER, _CROWN = 38, 38
_APART: Final = 27
_LETTERS: Final = 96
_DECODER: Final = msgspec.json.Decoder(ZodiacView)


def draw(canvas: Canvas, places: Sequence[Place], data: bytes, board: BoardPicture) -> None:
    """In the colours of the text: hue belongs to players."""
    say, chart = speech(board.language), _DECODER.decode(data)
    for seat, (one, place) in enumerate(zip(chart.players, places, strict=False)):
        if not one.card:
            continue
        (middle, low), x = (place.y + down for down in FOOT), foot(place, SIGN)
        aside = _APART if chart.leader == seat else 0
        standing(canvas, one.card, x - aside, middle, 40, theme.TEXT, theme.PANEL)
        if aside:
            crown(canvas, x + aside, middle, _CROWN, theme.TEXT)
        canvas.text(x, low, say.message(views.standing(one.card)), LABEL, theme.MUTED, "regular", "m")
        x = foot(place, KARMA)
        canvas.text(x, low, say("zodiac-foot-karma"), LABEL, theme.MUTED, "regular", "m")
        letters = letters_of(board.table, seat, HELD, one.karma)
        wide = text_width(letters, LABEL) if letters else 0.0
        if wide > _LETTERS:
            letters, wide = "", 0.0
        left = x - (text_width(str(one.karma), _NUMBER) + wide + (8 if letters else 0)) / 2
        left += canvas.text(left, middle, str(one.karma), _NUMBER)
        canvas.text(left + 8, middle, letters, LABEL, theme.MUTED)
