"""The chart as the table shows it: to whoever asks, and with the Zodiac window, where a card is looked at first."""

from __future__ import annotations

from collections.abc import Sequence

from bot.cosmic.expansions.zodiac import alt
from bot.cosmic.expansions.zodiac.playing import DONE, PLAY
from bot.cosmic.expansions.zodiac.state import NAME
from bot.cosmic.expansions.zodiac.views import ZodiacView, chart_picture
from bot.cosmic.model import ids
from bot.cosmic.seen.expansion_pictures import ExpansionPicture, Shown, add
from bot.cosmic.seen.views import SeatView, TableView
from bot.kernel.ask import Choice
from bot.kernel.seat import Seat
from bot.words.language import Language
from bot.words.message import Message
from bot.words.speech import speech

_RENDERER = "cosmic.chart"
_FILE = "chart.png"


def _chart(
    table: TableView, names: Sequence[str], seat: Seat | None, language: Language, play: tuple[str, Seat] | None = None
) -> Shown:
    view = chart_picture(table, names, seat, play, language)
    return Shown(_RENDERER, view, alt.chart(view), _FILE)


def _for_all(table: TableView, names: Sequence[str], seat: Seat | None, language: Language) -> Shown | None:
    """The chart; None before the signs are dealt. Whoever has left sees it as those do who never sat there."""
    players = table.part(NAME, ZodiacView).players
    if not any(one.card for one in players):
        return None
    return _chart(table, names, seat if seat is not None and players[seat].card else None, language)


def _with_question(view: SeatView, names: Sequence[str], choice: Choice, language: Language) -> Shown:
    """The chart as it is, or as a card that waits for a second press would make it."""
    face, target = ids.targeted(str(choice))
    play = None if target is None else (face, target)
    return _chart(view.table, names, view.seat, language, play)


def _looked_at(choice: Choice, language: Language) -> str:
    """A card is looked at before it is played; playing none needs no look."""
    return "" if choice == DONE else speech(language)("zodiac-look-first")


add(
    ExpansionPicture(
        NAME,
        Message("zodiac-chart"),
        _for_all,
        {PLAY.key: _with_question},
        {PLAY.key: _looked_at},
    )
)
