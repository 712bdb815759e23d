"""Everything that a picture shows has to stand in its alt text, and in the message beside it: nobody needs to see the
picture.

A film shows again what messages have told: its alt text has how it ended.
"""

from __future__ import annotations

import msgspec

from bot.slap.alt import card as spoken
from bot.slap.deck import label
from bot.slap.views import FacesView, FilmView, PileView, ReceiptView, ResultView
from bot.tables.contract.table import Body
from bot.words.signs import safe_name
from bot.words.speech import speech

VIEWS = {
    "slap.faces": FacesView,
    "slap.film": FilmView,
    "slap.pile": PileView,
    "slap.receipt": ReceiptView,
    "slap.result": ResultView,
}


def check(body: Body) -> str:
    """Compare a message with its picture; returns the renderer's name, empty if the message has no picture."""
    picture = body.picture
    if picture is None:
        return ""
    view = msgspec.json.decode(picture.view, type=VIEWS[picture.renderer])
    say = speech(view.language)
    for card in cards(view):
        assert label(card) in body.text, (card, body.text)
        assert spoken(say, card) in picture.alt, (card, picture.alt)
    for name in names(view):
        assert safe_name(name) in body.text or isinstance(view, FilmView), (name, body.text)
        assert name in picture.alt, (name, picture.alt)
    for number in numbers(view):
        shown = say.number(number)
        told = shown in body.text or str(number) in body.text
        assert told or isinstance(view, FilmView), (number, body.text)
        assert shown in picture.alt, (number, picture.alt)
    return picture.renderer


def cards(view: msgspec.Struct) -> list[str]:
    """Every card that the picture shows."""
    if isinstance(view, PileView):
        return list(view.last)
    if isinstance(view, ReceiptView):
        return [*(card for card, _ in view.shown), *(card for slap in view.slaps for card in slap.paid)]
    return []


def names(view: msgspec.Struct) -> list[str]:
    """Everybody whom the picture names."""
    if isinstance(view, PileView):
        return [view.next] if view.next else []
    if isinstance(view, ReceiptView):
        return [view.winner, view.leads, *(slap.name for slap in view.slaps), *(name for name, _ in view.counts)]
    if isinstance(view, FilmView):
        return list(view.names)
    if isinstance(view, ResultView):
        others = [award.other for award in view.awards if award.other]
        return [*(row.name for row in view.rows), *(award.name for award in view.awards), *others]
    return []


def numbers(view: msgspec.Struct) -> list[int]:
    """Every number in the picture; a time that is not exact is none (A18)."""
    if isinstance(view, PileView):
        return [view.cards, *(view.chances or ())]
    if isinstance(view, ReceiptView):
        exact = [] if view.sealed else [slap for slap in view.slaps if not slap.approx]
        times = [slap.gap if slap.verdict in ("beaten", "late") else slap.ms for slap in exact]
        return [view.cards, *(count for _, count in view.counts), *times]
    if isinstance(view, ResultView):
        rows = [(row.place, row.cards, *([row.fastest] if row.fastest is not None else [])) for row in view.rows]
        awards = [award.count for award in view.awards]
        return [view.flips, view.piles, *(number for row in rows for number in row), *awards]
    if isinstance(view, FilmView):
        return [view.piles, *view.counts]
    return []
